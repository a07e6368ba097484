"""The options of La Cuatrola (2.7): names and values as in the record, the defaults first, and their sources."""

from __future__ import annotations

from desk.core.options import Option, OptionValue
from desk.core.text import T

_ON = T("Options", "On")
_OFF = T("Options", "Off")
_SERVER = T("Cuatrola", "a public Cuatrola server")
_GUINOTE = T("Cuatrola", "guiñote custom")

OPTIONS = (
    Option(
        "target",
        (
            OptionValue(11, T("Cuatrola", "11")),
            OptionValue(7, T("Cuatrola", "7"), _SERVER),
            OptionValue(21, T("Cuatrola", "21"), T("Cuatrola", "Ludoteka and others")),
        ),
        T("Cuatrola", "Points to win"),
        T("Cuatrola", "The first pair to reach this many match points wins."),
    ),
    Option(
        "exact",
        (OptionValue(True, _ON), OptionValue(False, _OFF, _SERVER)),
        T("Cuatrola", "Exact finish"),
        T("Cuatrola", "You may not bid past the target; only a contract the others lose can carry you over."),
    ),
    Option(
        "auction",
        (
            OptionValue("highest", T("Cuatrola", "Highest bid")),
            OptionValue("first_bid", T("Cuatrola", "First bid closes"), _SERVER),
        ),
        T("Cuatrola", "Auction"),
        T("Cuatrola", "Each player speaks once; the highest bid plays."),
    ),
    Option(
        "lead",
        (
            OptionValue("mano", T("Cuatrola", "Mano", "option: who leads")),
            OptionValue("declarer", T("Cuatrola", "Declarer"), T("Cuatrola", "heard of, not confirmed")),
        ),
        T("Cuatrola", "First lead in a contract"),
        T("Cuatrola", "Who plays the first card when somebody plays alone."),
    ),
    Option(
        "partner_exempt",
        (
            OptionValue(False, T("Cuatrola", "Always", "option: the duty to beat holds")),
            OptionValue(True, T("Cuatrola", "Not needed", "option: the duty to beat does not hold"), _GUINOTE),
        ),
        T("Cuatrola", "When your partner is winning"),
        T("Cuatrola", "Must you still beat or trump the trick?"),
    ),
    Option(
        "beat",
        (
            OptionValue("winning", T("Cuatrola", "Winning now")),
            OptionValue("led", T("Cuatrola", "Card led"), T("Cuatrola", "the letter of the source text")),
        ),
        T("Cuatrola", "Beat which card"),
        T("Cuatrola", "The card you must beat if you can, when you follow suit."),
    ),
    Option(
        "tie_solo",
        (
            OptionValue("mano", T("Cuatrola", "Mano’s pair wins")),
            OptionValue("declarer_loses", T("Cuatrola", "Declarer loses"), _SERVER),
        ),
        T("Cuatrola", "Tie in a solo"),
        T("Cuatrola", "Equal points when somebody plays a solo."),
    ),
    Option(
        "tie_plain",
        (
            OptionValue("mano", T("Cuatrola", "Mano’s pair wins")),
            OptionValue("nobody", T("Cuatrola", "Nobody scores"), _SERVER),
        ),
        T("Cuatrola", "Tie in a plain hand"),
        T("Cuatrola", "Equal points when all four play."),
    ),
    Option(
        "cantes_per_trick",
        (
            OptionValue("pair", T("Cuatrola", "One per pair")),
            OptionValue("player", T("Cuatrola", "One each"), _GUINOTE),
        ),
        T("Cuatrola", "Cantes after one trick"),
        T("Cuatrola", "How many kings with their knights the winning pair may announce."),
    ),
    Option(
        "forty_first",
        (OptionValue(False, _OFF), OptionValue(True, _ON, T("Cuatrola", "tute auctions"))),
        T("Cuatrola", "Forty before twenty"),
        T("Cuatrola", "Who can sing forty may sing no twenty before it."),
    ),
    Option(
        "clean_sweep",
        (
            OptionValue(1, T("Cuatrola", "1 point")),
            OptionValue(2, T("Cuatrola", "2 points"), _SERVER),
        ),
        T("Cuatrola", "All five tricks in a plain hand"),
        T("Cuatrola", "What a plain hand gives to the pair that won every trick."),
    ),
    Option(
        "play_out",
        (OptionValue(False, _OFF), OptionValue(True, _ON)),
        T("Cuatrola", "Play out decided contracts"),
        T("Cuatrola", "A cuatrola or quintola goes on to the fifth trick. The score stays the same."),
    ),
)
