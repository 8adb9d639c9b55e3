"""The stage with what lies on it for a while: panels at its edges and cards in its middle."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QObject, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

MARGIN = 0.015
"""Of the width, between a panel and the edge."""
RELAYOUTS = (
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.LayoutRequest,
)


class Anchor(Enum):
    """Where something lies on the stage."""

    TOP = "top"
    BOTTOM = "bottom"
    MIDDLE = "middle"
    LEFT = "left"


class StageArea(QWidget):
    """Lets the stage fill it, and keeps everything else in its place at any size."""

    def __init__(self, stage: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._placed: list[tuple[QWidget, Anchor]] = []
        stage.setParent(self)

    def add(self, widget: QWidget, anchor: Anchor) -> None:
        """Keep a widget in its place from now on."""
        is_hidden = widget.isHidden()
        widget.setParent(self)
        widget.setHidden(is_hidden)
        widget.installEventFilter(self)
        self._placed.append((widget, anchor))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._stage.setGeometry(self.rect())
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in RELAYOUTS and isinstance(watched, QWidget) and not watched.isHidden():
            self._arrange()
        return False

    def _arrange(self) -> None:
        for widget, anchor in self._placed:
            if not widget.isHidden():
                widget.setGeometry(self._place(widget, anchor))
                widget.raise_()

    def _place(self, widget: QWidget, anchor: Anchor) -> QRect:
        gap = max(4, round(self.width() * MARGIN))
        room = self.rect().adjusted(gap, gap, -gap, -gap)
        size = _size(widget, room.size())
        place = QRect(room.topLeft(), size)
        place.moveCenter(room.center())
        if anchor is Anchor.TOP:
            place.moveTop(room.top())
        elif anchor is Anchor.BOTTOM:
            place.moveBottom(room.bottom())
        elif anchor is Anchor.LEFT:
            place.moveLeft(room.left())
            place.moveBottom(room.bottom())
        return place


def _size(widget: QWidget, room: QSize) -> QSize:
    size = widget.sizeHint().expandedTo(widget.minimumSizeHint()).boundedTo(room)
    if widget.hasHeightForWidth():
        size.setHeight(min(room.height(), widget.heightForWidth(size.width())))
    return size
