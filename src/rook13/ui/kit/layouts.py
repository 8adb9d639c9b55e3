"""Rows and columns of widgets, each laid out in one expression."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

STRETCH = 1
"""In place of an item: empty room that takes what is left."""
Item = (
    QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
)
"""A widget or layout, alone or with its stretch and alignment; a number is empty room."""
Margins = int | tuple[int, int, int, int]
Box = TypeVar("Box", bound=QBoxLayout)


def row_of(
    *items: Item,
    parent: QWidget | None = None,
    spacing: int | None = None,
    margins: Margins | None = None,
) -> QHBoxLayout:
    """Return a layout with items from left to right."""
    return _fill(QHBoxLayout(), items, parent, spacing, margins)


def column_of(
    *items: Item,
    parent: QWidget | None = None,
    spacing: int | None = None,
    margins: Margins | None = None,
) -> QVBoxLayout:
    """Return a layout with items from top to bottom."""
    return _fill(QVBoxLayout(), items, parent, spacing, margins)


def _fill(
    box: Box,
    items: tuple[Item, ...],
    parent: QWidget | None,
    spacing: int | None,
    margins: Margins | None,
) -> Box:
    if parent is not None:
        parent.setLayout(box)
    if spacing is not None:
        box.setSpacing(spacing)
    if margins is not None:
        box.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    for item in items:
        match item:
            case int():
                box.addStretch(item)
            case QLayout():
                box.addLayout(item)
            case QWidget():
                box.addWidget(item)
            case (QLayout() as inner, stretch):
                box.addLayout(inner, stretch)
            case (QWidget() as widget, stretch):
                box.addWidget(widget, stretch)
            case (widget, stretch, alignment):
                box.addWidget(widget, stretch, alignment)
    return box
