"""``desk screenshot``: the real main window, drawn into a file without a screen.

Bots play a number of moves, then the window shows the match as the person in seat 0 sees it. Nothing of the user's own
is read or written: settings are the defaults, and no match is saved.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from desk.core.actions import parse_action

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QApplication

    from desk.session.session import Session
    from desk.ui.window import MainWindow

PAGES = ("table", "home", "setup", "preferences", "about")
LANGUAGES = ("en", "it", "es", "ja")
FELTS = ("green", "blue", "wine", "slate")
TEXT_SIZES = (1.0, 1.15, 1.3)
PLAYED_BY = "easy"
CANNOT_WRITE = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("--game", default="", help="which game (the first one, if it is not said)")
    parser.add_argument("--seed", type=int, default=1, help="which deal")
    parser.add_argument("--moves", type=int, default=0, help="how many moves the bots make first")
    parser.add_argument(
        "--size", type=_size, default=(1280, 800), metavar="WxH", help="of the window, in logical pixels"
    )
    parser.add_argument("--scale", type=_scale, default=1.0, help="device pixels for a logical one")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the window")
    parser.add_argument("--page", choices=PAGES, default="table", help="which page")
    parser.add_argument("--felt", choices=FELTS, default="green", help="colour of the cloth")
    parser.add_argument("--text-size", type=float, choices=TEXT_SIZES, default=1.0, help="size of the text")
    parser.add_argument("--dark", action="store_true", help="dark window colours")
    parser.add_argument("--names", default="", metavar="A,B,C,D", help="names of the players")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the picture (.png)")


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and 0 < int(width) <= 10000 and 0 < int(height) <= 10000):
        raise argparse.ArgumentTypeError(f"a size is written like 1366x768, not {text!r}")
    return int(width), int(height)


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.5 <= scale <= 4:
        raise argparse.ArgumentTypeError(f"a scale is a number from 0.5 to 4, not {text!r}")
    return scale


def run(args: argparse.Namespace) -> int:
    """Draw the picture; the exit code."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(args.scale)
    os.environ.setdefault("QT_FONT_DPI", "96")
    from PySide6.QtWidgets import QApplication

    from desk.games import discover

    games = discover()
    if args.game and args.game not in games:
        sys.stderr.write(f"desk screenshot: there is no game {args.game!r}; there is {', '.join(games)}\n")
        return 2
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    window = _window(args)
    picture = _draw(app, window, args)
    if not picture.save(str(args.out)):
        sys.stderr.write(f"desk screenshot: cannot write {args.out}\n")
        return CANNOT_WRITE
    return 0


def _window(args: argparse.Namespace) -> MainWindow:
    from desk.app.wiring import Wiring
    from desk.games import discover
    from desk.settings import Settings
    from desk.ui import language
    from desk.ui.match_setup.plan import plan_for
    from desk.ui.window import MainWindow

    games = discover()
    desk = Wiring(games, None)
    settings = Settings(
        language=args.lang,
        pace="off",
        felt=args.felt,
        text_size=args.text_size,
        colours="dark" if args.dark else "light",
    )
    language.load_fonts()
    language.use_font()
    speech = language.Language()
    speech.speak(args.lang)
    card = next(card for card in desk.games if not args.game or card.id == args.game)
    plan = plan_for(card, settings, speech.current, desk.levels)
    names = [name for name in args.names.split(",") if name]
    seats = [seat._replace(name=names[place]) if place < len(names) else seat for place, seat in enumerate(plan.seats)]
    if args.page == "table" or args.moves:
        from desk.session.session import Session

        session = Session(games[card.id], plan.options, seats, rng=Random(args.seed), bot_seed=args.seed)
        play(session, args.moves)
        desk.put_on_offer(session)
    window = MainWindow(desk, settings, speech)
    if args.page == "setup":
        window.open_setup(card.id)
    elif args.page == "preferences":
        window.open_preferences()
    elif args.page == "about":
        window.open_about()
    return window


def play(session: Session, moves: int) -> None:
    """Let the house play for every seat until so many moves have been made, windows that pass by not counted."""
    from desk.bots.levels import make_player
    from desk.bots.protocol import Start, ask

    info = session.info
    options = dict(info.options)
    ports = [session.port(seat) for seat in range(info.players)]
    players = [
        make_player(Start(info.game, info.players, options, seat, PLAYED_BY, session.record.bot_seed or 0))
        for seat in range(info.players)
    ]
    made = 0
    session.next_round()
    while session.winners is None:
        session.decline_windows()
        if made >= moves:
            return
        if session.round_over:
            session.next_round()
            continue
        seat = next(place for place, port in enumerate(ports) if port.observation and port.observation.decision)
        seen = ports[seat].observation
        assert seen is not None
        action = parse_action(players[seat].choose(ask(made, seen)).action)
        ports[seat].submit(action, session.version)
        made += 1


def _draw(app: QApplication, window: MainWindow, args: argparse.Namespace) -> QPixmap:
    from PySide6.QtGui import QCursor

    # The pointer would light up whatever lies in the corner where it rests.
    QCursor.setPos(args.size[0] - 2, args.size[1] // 2)
    window.resize(*args.size)
    window.show()
    if args.page == "table":
        window.resume()
    for _ in range(3):
        app.processEvents()
    picture = window.grab()
    window.close()
    app.processEvents()
    return picture
