"""The section about the reader: name and portrait."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLineEdit, QRadioButton, QSizePolicy, QWidget

from desk import art
from desk.core.text import T
from desk.settings import Settings
from desk.ui import pixmaps
from desk.ui.avatars import LONGEST_NAME, default_own_name, faces
from desk.ui.preferences.rows import Row
from desk.ui.preferences.sections import Section
from desk.ui.style import Look, field_style
from desk.ui.words import translate

TITLE = T("Preferences", "You", "section about the reader")
NAME = T("Preferences", "Your name")
NAME_NOTE = T("Preferences", "As it stands on the table and in saved matches.")
FACE = T("Preferences", "Your portrait")
FACE_NOTE = T("Preferences", "The others choose among those that are left.")
PORTRAIT = T("Preferences", "Portrait {number}")


class NameEdit(QLineEdit):
    """A name: any script, twenty characters."""

    def __init__(self, look: Look, width: float = 14, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._width = look, width
        self.setMaxLength(LONGEST_NAME)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setFont(self._look.font(1.0))
        self.setStyleSheet(field_style(self._look))
        self.setFixedWidth(self._look.px(self._width))


class FaceButton(QRadioButton):
    """One portrait to choose."""

    def __init__(self, look: Look, face: str, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self.face, self._number = look, face, number
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.updateGeometry)
        self.retranslate()

    def retranslate(self) -> None:
        """Name it in the language of the moment."""
        self.setAccessibleName(translate(PORTRAIT).format(number=self._number))

    def sizeHint(self) -> QSize:
        side = self._look.px(3.4)
        return QSize(side, side)

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = self._look.px(0.3)
        side = min(self.width(), self.height()) - 2 * inset
        painter.drawPixmap(inset, inset, pixmaps.avatar(self.face, side, self.devicePixelRatioF()))
        chrome = self._look.chrome
        if self.isChecked():
            painter.setPen(QPen(chrome.accent, 3))
            painter.drawEllipse(QRectF(2, 2, side + 2 * inset - 4, side + 2 * inset - 4))
            disc = self._look.px(1.15)
            corner = QRectF(self.width() - disc, self.height() - disc, disc, disc)
            painter.setPen(QPen(chrome.surface, 2))
            painter.setBrush(chrome.accent)
            painter.drawEllipse(corner.adjusted(1, 1, -1, -1))
            tick = self._look.px(0.75)
            spot = corner.center()
            picture = pixmaps.icon("check", chrome.accent_text, tick, self.devicePixelRatioF())
            painter.drawPixmap(round(spot.x() - tick / 2), round(spot.y() - tick / 2), picture)
        elif self.underMouse():
            painter.setPen(QPen(self._look.shades.control_edge, 2))
            painter.drawEllipse(QRectF(2, 2, side + 2 * inset - 4, side + 2 * inset - 4))
        painter.end()


class FacePicker(QWidget):
    """All portraits, in as many columns as there is room for."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.group = QButtonGroup(self)
        self.buttons = tuple(FaceButton(look, face, number, self) for number, face in enumerate(art.AVATARS, 1))
        for button in self.buttons:
            self.group.addButton(button)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._columns = 0
        look.changed.connect(self._lay_out)
        self._lay_out()

    def choose(self, face: str) -> None:
        """Show this one as chosen."""
        for button in self.buttons:
            if button.face == face:
                button.setChecked(True)

    def _lay_out(self) -> None:
        side = self._look.px(3.4)
        gap = self._look.px(0.3)
        columns = 5 if self._look.narrow else 10
        self._grid.setSpacing(gap)
        if columns != self._columns:
            self._columns = columns
            for place, button in enumerate(self.buttons):
                self._grid.addWidget(button, place // columns, place % columns)
        self.setFixedWidth(columns * (side + gap) - gap)


class YouSection(Section):
    """The reader's name and portrait."""

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(look, settings, parent)
        self.name = NameEdit(look)
        self.picker = FacePicker(look)
        self.form.add(Row(look, NAME, NAME_NOTE, self.name))
        self.form.add(Row(look, FACE, FACE_NOTE, self.picker))
        self.name.editingFinished.connect(self._take_name)
        self.picker.group.buttonClicked.connect(self._take_face)
        self.refresh()

    def refresh(self) -> None:
        self.name.setText(self.settings.own_name or default_own_name())
        self.name.setAccessibleName(translate(NAME))
        name = self.name.text()
        self.picker.choose(faces((name,), 0, self.settings.own_face)[0])
        for button in self.picker.buttons:
            button.retranslate()

    def _take_name(self) -> None:
        name = self.name.text().strip()
        kept = "" if name == default_own_name() else name
        self.name.setText(kept or default_own_name())
        if kept != self.settings.own_name:
            self.settings.own_name = kept
            self.changed.emit()

    def _take_face(self, button: FaceButton) -> None:
        self.settings.own_face = button.face
        self.changed.emit()
