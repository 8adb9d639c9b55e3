"""Rows of forms: what is asked, the control, and a sentence about it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from rook13.ui.widgets.labels import muted


def field_above(title: str, control: QWidget, hint: str = "") -> QWidget:
    """Return a control under its title, as in short forms."""
    row = QWidget()
    column = QVBoxLayout(row)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(row.fontMetrics().height() // 5)
    column.addWidget(title_label(title, control))
    column.addWidget(control)
    if hint:
        column.addWidget(hint_label(hint, control))
    return row


def field_beside(title: str, control: QWidget, hint: str = "") -> QWidget:
    """Return a control to the right of its title, as in long lists of choices."""
    row = QWidget()
    grid = QGridLayout(row)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setVerticalSpacing(row.fontMetrics().height() // 6)
    grid.setColumnStretch(0, 1)
    label = title_label(title, control)
    label.setWordWrap(True)
    grid.addWidget(label, 0, 0)
    grid.addWidget(control, 0, 1, alignment=Qt.AlignmentFlag.AlignVCenter)
    if hint:
        grid.addWidget(hint_label(hint, control), 1, 0, 1, 2)
    return row


def field_with_hint(control: QWidget, hint: str) -> QWidget:
    """Return a control that says itself what it is, such as a check box, over a sentence."""
    row = QWidget()
    column = QVBoxLayout(row)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(row.fontMetrics().height() // 6)
    column.addWidget(control)
    column.addWidget(hint_label(hint, control))
    return row


def title_label(title: str, control: QWidget) -> QLabel:
    """Return the title of a control; the control is named after it for screen readers."""
    label = QLabel(title)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setBuddy(control)
    control.setAccessibleName(title)
    return label


def hint_label(hint: str, control: QWidget) -> QLabel:
    """Return a sentence about a control, which screen readers have as its description."""
    control.setAccessibleDescription(hint)
    return muted(hint)
