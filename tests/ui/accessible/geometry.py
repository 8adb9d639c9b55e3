"""Whether everything in a window has its room: nothing covered, nothing cut off."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QWidget,
)

from rook13.ui.kit.labels import ElidedLabel, ShortenedLabel
from rook13.ui.table.hand.card_button import CardButton

TOLERANCE = 2
"""Pixels that rounding may take."""


def crowded(root: QWidget) -> list[str]:
    """Return what is covered by a neighbour, cut off, or has too little room for its words."""
    return [*_crowded(root)]


def _crowded(widget: QWidget) -> Iterator[str]:
    yield from _overlaps(widget)
    for child in widget.children():
        if not isinstance(child, QWidget) or not child.isVisible() or child.isWindow():
            continue
        if not isinstance(widget, QScrollArea | QAbstractScrollArea):
            yield from _outside(child, widget)
        yield from _cut_off(child)
        if not isinstance(child, QAbstractScrollArea) or isinstance(child, QScrollArea):
            yield from _crowded(child)


def _overlaps(parent: QWidget) -> Iterator[str]:
    """Yield neighbours in one layout that lie over each other; what floats is in none."""
    laid_out = [each for each in _in_layout(parent.layout()) if each.isVisible()]
    for one, other in combinations(laid_out, 2):
        shared = one.geometry().intersected(other.geometry())
        if shared.width() > TOLERANCE and shared.height() > TOLERANCE:
            yield f"{_label(one)} lies over {_label(other)}"


def _in_layout(layout: QLayout | None) -> Iterator[QWidget]:
    for place in range(layout.count() if layout else 0):
        item = layout.itemAt(place) if layout else None
        widget = item.widget() if item is not None else None
        if widget is not None:
            yield widget
        elif item is not None:
            yield from _in_layout(item.layout())


def _outside(child: QWidget, parent: QWidget) -> Iterator[str]:
    room = parent.rect().adjusted(-TOLERANCE, -TOLERANCE, TOLERANCE, TOLERANCE)
    is_flown = isinstance(child, CardButton) or parent.parent() is None
    scrolls = parent.parentWidget() is not None and isinstance(
        parent.parentWidget(), QAbstractScrollArea
    )
    if not (is_flown or scrolls) and not room.contains(child.geometry()):
        yield f"{_label(child)} at {_rect(child.geometry())} is outside {_label(parent)}"


def _cut_off(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel) and widget.text() and not isinstance(widget, ElidedLabel):
        yield from _cut_off_words(widget)
    elif isinstance(widget, QPushButton | QCheckBox):
        wanted = widget.sizeHint()
        short = wanted.width() - widget.width(), wanted.height() - widget.height()
        if max(short) > TOLERANCE:
            yield f"{_label(widget)} lacks {short[0]}×{short[1]} pixels"


def _cut_off_words(label: QLabel) -> Iterator[str]:
    if isinstance(label, ShortenedLabel):
        if label.minimumSizeHint().width() > label.width():
            yield f"{_label(label)} lacks width"
        return
    if label.wordWrap():
        wanted = label.heightForWidth(label.width())
        if wanted - label.height() > TOLERANCE:
            yield f"{_label(label)} lacks {wanted - label.height()} pixels of height"
    elif label.sizeHint().width() - label.width() > TOLERANCE:
        yield f"{_label(label)} lacks {label.sizeHint().width() - label.width()} pixels of width"


def _label(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return f"{type(widget).__name__} “{words[:40] or widget.accessibleName()[:40]}”"


def _rect(area: QRect) -> str:
    corner = area.topLeft() - QPoint(0, 0)
    return f"{corner.x()},{corner.y()} {area.width()}×{area.height()}"
