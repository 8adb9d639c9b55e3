"""What a screen reader finds in a window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QScrollBar, QWidget


def spoken_name(widget: QWidget) -> str:
    """Return the name that the accessible tree has for a widget."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def spoken_description(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Description)


def role(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


def focusable(window: QWidget) -> Iterator[QWidget]:
    """Yield every visible widget that Tab reaches."""
    for widget in window.findChildren(QWidget):
        # Who has a proxy, such as the line in a number field, never has the focus itself.
        stops = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if stops and widget.isVisibleTo(window) and not isinstance(widget, QScrollBar):
            yield widget


def unnamed(window: QWidget) -> list[QWidget]:
    """Return the controls about which a screen reader would say nothing."""
    return [widget for widget in focusable(window) if not spoken_name(widget)]


def outside(window: QWidget) -> list[QWidget]:
    """Return visible controls that are cut off by their window, except what scrolls."""
    room = window.rect()
    return [
        widget
        for widget in focusable(window)
        if not room.contains(widget.mapTo(window, widget.rect().center()))
    ]
