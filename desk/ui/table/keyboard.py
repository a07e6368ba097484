"""Whether the keyboard is in use: only then is the focus marked, so that nobody takes the mark for advice."""

from __future__ import annotations

from collections.abc import Callable


class KeyboardUse:
    """Seen keys and presses of one program; those who draw the mark are told when it changes."""

    def __init__(self) -> None:
        self.active = False
        self._listeners: list[Callable[[], None]] = []

    def key(self) -> None:
        """A key was pressed."""
        self._set(True)

    def pointer(self) -> None:
        """The mouse or a finger was used."""
        self._set(False)

    def watch(self, listener: Callable[[], None]) -> None:
        """Be told of changes."""
        self._listeners.append(listener)

    def forget(self, listener: Callable[[], None]) -> None:
        """Be told no more."""
        self._listeners.remove(listener)

    def _set(self, active: bool) -> None:
        if active != self.active:
            self.active = active
            for listener in tuple(self._listeners):
                listener()


keyboard = KeyboardUse()
