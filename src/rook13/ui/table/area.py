"""The stage with what lies on it for a while: panels at its edges and cards in its middle."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from rook13.ui.ui_context import TablePart

MARGIN = 0.015
"""Of the width, between a panel and the edge."""
SHADE = QColor(0, 0, 0, 90)
RELAYOUTS = (
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.LayoutRequest,
)
MOVES = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize)


class Anchor(Enum):
    """Where something lies on the stage."""

    TOP = "top"
    BOTTOM = "bottom"
    MIDDLE = "middle"


class StageArea(QWidget):
    """Lets the stage fill it, and keeps everything else in its place at any size."""

    covered = Signal(QRegion)
    """What lies on the stage is here now, so that nothing looks out from under it."""

    def __init__(
        self,
        stage: QWidget,
        corner: Callable[[], QRect] = QRect,
        parent: QWidget | None = None,
    ) -> None:
        """Keep what lies at the bottom to the right of the corner, where the own seat is."""
        super().__init__(parent)
        self._stage = stage
        self._corner = corner
        self._shade = _Shade(self)
        self._placed: list[tuple[QWidget, Anchor]] = []
        self._lying: list[QWidget] = []
        stage.setParent(self)

    def add(self, widget: QWidget, anchor: Anchor) -> None:
        """Keep a widget in its place from now on."""
        is_hidden = widget.isHidden()
        widget.setParent(self)
        widget.setHidden(is_hidden)
        self._placed.append((widget, anchor))
        self.watch(widget)

    def watch(self, widget: QWidget) -> None:
        """Tell from now on where a widget covers the stage."""
        widget.installEventFilter(self)
        self._lying.append(widget)

    def lowest_free(self) -> int:
        """Return how far down nothing lies but the stage itself."""
        tops = [
            widget.y()
            for widget, anchor in self._placed
            if anchor is Anchor.BOTTOM and not widget.isHidden()
        ]
        # At the edge it takes the place of what is said about the trick, and leaves the cards free.
        return min(tops) - self._gap if tops else self.height() - self._gap // 3

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._stage.setGeometry(self.rect())
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        has_gone = event.type() == QEvent.Type.Hide
        is_here = isinstance(watched, QWidget) and not watched.isHidden()
        is_placed = any(watched is widget for widget, _ in self._placed)
        if event.type() in RELAYOUTS and is_placed and (is_here or has_gone):
            self._arrange()
        if event.type() in MOVES:
            self._tell_covered()
        return False

    @property
    def _gap(self) -> int:
        return max(4, round(self.width() * MARGIN))

    def _arrange(self) -> None:
        gap = self._gap
        room = self.rect().adjusted(gap, gap, -gap, -gap)
        bottom = room.bottom()
        self._arrange_shade()
        for widget, anchor in self._placed:
            if widget.isHidden():
                continue
            if isinstance(widget, TablePart):
                widget.fit_into(room.size())
            place = _place(widget, anchor, room)
            if anchor is Anchor.BOTTOM:
                # What comes later lies above what is there already.
                place.moveBottom(bottom)
                self._clear_corner(place, room)
                bottom = place.top() - gap
            widget.setGeometry(place)
            widget.raise_()

    def _tell_covered(self) -> None:
        region = QRegion()
        for widget in self._lying:
            if not widget.isHidden():
                region += widget.geometry()
        self.covered.emit(region)

    def _arrange_shade(self) -> None:
        shown = (anchor for widget, anchor in self._placed if not widget.isHidden())
        self._shade.setGeometry(self.rect())
        self._shade.setVisible(Anchor.MIDDLE in shown)
        self._shade.raise_()

    def _clear_corner(self, place: QRect, room: QRect) -> None:
        corner = self._corner()
        if place.intersects(corner):
            place.moveLeft(min(corner.right() + self._gap // 2, room.right() + 1 - place.width()))


class _Shade(QWidget):
    """Lets the table step back while something in its middle is read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(event.rect(), SHADE)
        painter.end()


def _place(widget: QWidget, anchor: Anchor, room: QRect) -> QRect:
    place = QRect(room.topLeft(), _size(widget, room.size()))
    place.moveCenter(room.center())
    if anchor is Anchor.TOP:
        place.moveTop(room.top())
    return place


def _size(widget: QWidget, room: QSize) -> QSize:
    size = widget.sizeHint().expandedTo(widget.minimumSizeHint()).boundedTo(room)
    if widget.hasHeightForWidth():
        size.setHeight(min(room.height(), widget.heightForWidth(size.width())))
    return size
