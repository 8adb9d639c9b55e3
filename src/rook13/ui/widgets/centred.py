"""Keeps what is read in the middle of wide windows."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

PAGE_LETTERS = 190


def centred(content: QWidget, letters: int = PAGE_LETTERS) -> QWidget:
    """Return a widget that keeps another in its middle, no wider than it reads well."""
    content.setMaximumWidth(content.fontMetrics().averageCharWidth() * letters)
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addWidget(content, 1000)
    row.addStretch(1)
    return holder
