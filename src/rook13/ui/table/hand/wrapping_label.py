"""A label that likes to be one line and wraps where there is no room for it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QWidget


class WrappingLabel(QLabel):
    """Unlike Qt's, it asks for the width of its text before it wraps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the text on one line."""
        self.ensurePolished()
        margins = self.contentsMargins()
        text = self.fontMetrics().size(0, self.text())
        # One more, because a text that just fits is wrapped when widths are rounded.
        width = text.width() + margins.left() + margins.right() + 1
        return QSize(width, text.height() + margins.top() + margins.bottom())
