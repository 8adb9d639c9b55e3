"""Whether somebody plays with the keyboard or with the mouse: only the former needs a ring."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow

from rook13.ui.look import Look

POINTING = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.TabletPress,
)
# Keys of shortcuts are seen only when they are let go.
TYPING = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
"""Pressed for pictures of the screen, or to change windows, by anybody."""


class InputWatch(QObject):
    """Looks at what comes to a window, before any of its widgets has it."""

    def __init__(self, look: Look, window: QWindow) -> None:
        super().__init__(window)
        self._look = look
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        kind = event.type()
        if kind in POINTING:
            self._look.show_focus(False)
        elif kind in TYPING and isinstance(event, QKeyEvent) and event.key() not in MODIFIERS:
            self._look.show_focus(True)
        return False
