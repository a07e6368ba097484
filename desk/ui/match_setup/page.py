"""The page of a new match: players, rules, pace and table, language; at its foot what differs and the start."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desk.core.options import Value, changed
from desk.core.text import T
from desk.settings import Settings
from desk.ui.controls import Button, Label, say
from desk.ui.home import question as questions
from desk.ui.home.question import Question
from desk.ui.language import Language
from desk.ui.match_setup.plan import options_of, plan_for
from desk.ui.match_setup.players import PlayersForm
from desk.ui.match_setup.rules import RulesForm
from desk.ui.preferences.scaffold import Bar, SectionedPage
from desk.ui.preferences.sections import LANGUAGE_TITLE, TABLE_TITLE, LanguageSection, Section, TableSection
from desk.ui.services import Desk, GameCard, MatchPlan
from desk.ui.style import Look
from desk.ui.words import translate

NEW_MATCH = T("Setup", "New match: {game}")
PLAYERS = T("Setup", "Players")
RULES = T("Setup", "Rules")
DIFFERING = T("Setup", "%n rule(s) differ from the default", "", 0)
NONE_DIFFERS = T("Setup", "All rules as usual")
TO_DEFAULTS = T("Setup", "Back to defaults")
START = T("Setup", "Start the match")


class GoldBar(QWidget):
    """The mark of what differs, before the number of it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(0.3), self._look.px(1.8))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.shades.differs)
        height = self._look.px(1.8)
        painter.drawRoundedRect(QRectF(0, (self.height() - height) / 2, self.width(), height), 2, 2)
        painter.end()


class SetupPage(SectionedPage):
    """A new match.

    Signals: ``started(MatchPlan)``; a match on offer has then been asked about.
    """

    started = Signal(object)

    def __init__(
        self,
        look: Look,
        desk: Desk,
        card: GameCard,
        settings: Settings,
        language: Language,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, lambda: translate(NEW_MATCH).format(game=say(card.title)), parent)
        self._desk, self._card, self._settings = desk, card, settings
        self._language = language
        self.add_section("players", PLAYERS, "user", self._make_players)
        self.add_section("rules", RULES, "rules", self._make_rules)
        self.add_section("table", TABLE_TITLE, "eye", lambda: self._connected(TableSection(look, settings)))
        self.add_section("language", LANGUAGE_TITLE, "globe", lambda: self._connected(LanguageSection(look, settings)))
        self._build_foot()
        self._count()
        self.lay_out()

    @property
    def plan(self) -> MatchPlan:
        """The match as it stands on the page: what is on the page is in the settings."""
        return plan_for(self._card, self._settings, self._language.current, self._desk.levels)

    @property
    def players(self) -> PlayersForm:
        """The section of the players."""
        section = self.build("players")
        assert isinstance(section, PlayersForm)
        return section

    @property
    def rules(self) -> RulesForm:
        """The section of the rules."""
        section = self.build("rules")
        assert isinstance(section, RulesForm)
        return section

    def lay_out(self) -> None:
        super().lay_out()
        look, px = self.look, self.look.px
        above = px(0.3 if look.low else 0.75)
        for layout in (self._foot_layout, self._question_layout):
            layout.setContentsMargins(px(0.9 if look.narrow else 2), above, px(0.9 if look.narrow else 2), above)
            layout.setSpacing(px(0.8))
        self._indent.setFixedWidth(0 if look.narrow else px(17.3))

    def retranslate(self) -> None:
        for section in self.built.values():
            if isinstance(section, (PlayersForm, Section)):
                section.refresh()

    def _make_players(self) -> PlayersForm:
        form = PlayersForm(self.look, self._card, self._settings, self._language, self._desk.levels)
        form.changed.connect(self.changed)
        return form

    def _make_rules(self) -> RulesForm:
        form = RulesForm(self.look, self._card.options, options_of(self._card, self._settings))
        form.changed.connect(self._on_rules)
        return form

    def _connected(self, section: Section) -> Section:
        section.changed.connect(self.changed)
        return section

    def _build_foot(self) -> None:
        look = self.look
        self.bar_of_gold = GoldBar(look)
        self.count = Label(look, "", 1.0, wrap=True)
        self.defaults = Button(look, TO_DEFAULTS, "quiet", icon="undo")
        self.start = Button(look, START, "primary")
        self._indent = QWidget()
        self._foot = QWidget()
        self._foot_layout = QHBoxLayout(self._foot)
        for widget in (self._indent, self.bar_of_gold):
            self._foot_layout.addWidget(widget)
        self._foot_layout.addWidget(self.count, 1)
        self._foot_layout.addWidget(self.defaults)
        self._foot_layout.addWidget(self.start)
        self.question = Question(look, questions.SET_ASIDE_AND_START, questions.KEPT, questions.DO_BOTH, questions.KEEP)
        self._question_box = QWidget()
        self._question_layout = QVBoxLayout(self._question_box)
        self._question_layout.addWidget(self.question)
        self._question_box.hide()
        strip = Bar(look, line_above=True)
        layout = QVBoxLayout(strip)
        layout.setContentsMargins(0, 1, 0, 0)
        layout.addWidget(self._foot)
        layout.addWidget(self._question_box)
        self.add_foot(strip)
        self.defaults.clicked.connect(lambda: self.rules.reset())
        self.start.clicked.connect(self._on_start)
        self.question.agreed.connect(lambda: self.started.emit(self.plan))
        self.question.kept.connect(self._keep)

    def _on_rules(self) -> None:
        self._settings.options[self._card.id] = changed(self._card.options, self.rules.values)
        self._count()
        self.changed.emit()

    def _settings_options(self) -> dict[str, Value]:
        return changed(self._card.options, options_of(self._card, self._settings))

    def _count(self) -> None:
        many = len(self._settings_options())
        self.count.say(DIFFERING._replace(number=many) if many else NONE_DIFFERS)
        self.bar_of_gold.setVisible(many > 0)
        self.defaults.setVisible(many > 0)

    def _on_start(self) -> None:
        if self._desk.offer is None:
            self.started.emit(self.plan)
            return
        self._foot.hide()
        self._question_box.show()
        self.question.ask(questions.SET_ASIDE_AND_START, questions.DO_BOTH)

    def _keep(self) -> None:
        self._question_box.hide()
        self._foot.show()
        self.start.setFocus()
