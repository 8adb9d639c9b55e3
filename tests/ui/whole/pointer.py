"""A mouse that can only click what can be seen and is not covered by something else."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


def click(qtbot: QtBot, widget: QWidget, at: QPoint | None = None) -> None:
    """Click a widget where it can be clicked."""

    def is_there() -> None:
        assert free_spot(widget) is not None, f"{words(widget)} cannot be clicked"

    # What has just come up is laid out a moment later, long before anybody can click it.
    qtbot.waitUntil(is_there)
    spot = at if at is not None else free_spot(widget)
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=spot)


def free_spot(widget: QWidget) -> QPoint | None:
    """Return a point of a widget that nothing else covers, its middle if possible."""
    if not widget.isVisible() or not widget.isEnabled():
        return None
    middle = widget.rect().center()
    edges = [
        QPoint(widget.width() * x // 8, widget.height() * y // 8)
        for y in (4, 1, 7)
        for x in (1, 2, 4, 6, 7)
    ]
    return next((spot for spot in (middle, *edges) if is_at(widget, spot)), None)


def is_at(widget: QWidget, spot: QPoint) -> bool:
    """Return whether a click at a point of a widget reaches it."""
    window = widget.window()
    place = widget.mapTo(window, spot)
    if not window.rect().contains(place):
        return False
    hit = window.childAt(place) or window
    return hit is widget or widget.isAncestorOf(hit)


def words(widget: QWidget) -> str:
    """Return how to call a widget in a message."""
    text = getattr(widget, "text", None)
    name = widget.accessibleName() or (text() if callable(text) else "")
    return (
        f"{type(widget).__name__} “{name}” (visible {widget.isVisible()},"
        f" enabled {widget.isEnabled()}, at {widget.geometry()})"
    )
