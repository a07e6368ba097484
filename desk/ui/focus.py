"""The mark of the keyboard's focus: one outline for every control, drawn over the page.

It is seen as soon as somebody moves the focus by key, and a click with the mouse puts it out of sight again.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QWindow
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from desk.ui.style import Look

WIDTH = 3
AWAY = 2
_KEYS = Qt.Key
MOVING = (_KEYS.Key_Tab, _KEYS.Key_Backtab, _KEYS.Key_Up, _KEYS.Key_Down, _KEYS.Key_Left, _KEYS.Key_Right)
"""Keys that move the focus: whoever uses them wants to see where it is."""


class FocusRing(QWidget):
    """An outline around the control that has the focus, in ``window`` and its pages."""

    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._window = window
        self._look = look
        self._watched: list[QWidget] = []
        self._target: QWidget | None = None
        self._by_key = False
        self._excluded: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)
        look.changed.connect(self.update)

    @property
    def target(self) -> QWidget | None:
        """The control that is marked now."""
        return self._target if self.isVisible() else None

    def leave_out(self, widget: QWidget | None) -> None:
        """Mark nothing in this widget: it marks its own."""
        self._excluded = widget
        self._place()

    def watch(self, window: QWindow) -> None:
        """Learn from the system's window whether keys or the mouse are used."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            if event.key() in MOVING:
                self._by_key = True
                self._place()
        elif kind == QEvent.Type.MouseButtonPress:
            self._by_key = False
            self._place()
        elif kind in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._look.chrome.focus, WIDTH))
        half = WIDTH / 2
        radius = self._look.px(0.6) + AWAY
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), radius, radius)
        painter.end()

    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        for before in self._watched:
            if isValid(before):
                before.removeEventFilter(self)
        self._watched.clear()
        self._target = new if new is not None and self._is_ours(new) else None
        widget: QWidget | None = self._target
        while widget is not None and widget is not self._window:
            widget.installEventFilter(self)
            self._watched.append(widget)
            widget = widget.parentWidget()
        self._place()

    def _is_ours(self, widget: QWidget) -> bool:
        return self._window.isAncestorOf(widget)

    def _place(self) -> None:
        target = self._target
        excluded = self._excluded is not None and target is not None and self._excluded.isAncestorOf(target)
        if target is None or excluded or not self._by_key or not target.isVisible():
            self.hide()
            return
        reach = WIDTH + AWAY
        rect = QRect(target.mapTo(self._window, QPoint(0, 0)), target.size())
        self.setGeometry(rect.adjusted(-reach, -reach, reach, reach))
        self.raise_()
        self.show()
