"""A label that shortens its text to the room there is, and tells the rest in its tool-tip."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

FEWEST_LETTERS = 6
MOST_LETTERS = 60


class ElidedLabel(QLabel):
    """One line of plain text that never asks for more room than it gets."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, most_letters: int = MOST_LETTERS
    ) -> None:
        super().__init__(text, parent)
        self._most_letters = most_letters
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:  # noqa: N802
        """Show another text."""
        super().setText(text)
        self._tell_the_rest()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Ask for a few words at most; a longer text uses what room there is."""
        hint = super().sizeHint()
        most = self.fontMetrics().averageCharWidth() * self._most_letters
        return QSize(min(hint.width(), most), hint.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Ask for a few letters only."""
        hint = super().minimumSizeHint()
        least = self.fontMetrics().averageCharWidth() * FEWEST_LETTERS
        return QSize(min(hint.width(), least), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the tool-tip for what does not fit."""
        super().resizeEvent(event)
        self._tell_the_rest()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw what fits."""
        painter = QPainter(self)
        rect = self.contentsRect()
        text = self._fitting(rect.width())
        flags = self.alignment().value | Qt.TextFlag.TextSingleLine.value
        self.style().drawItemText(
            painter,
            rect,
            flags,
            self.palette(),
            self.isEnabled(),
            text,
            QPalette.ColorRole.WindowText,
        )
        painter.end()

    def _fitting(self, width: int) -> str:
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)

    def _tell_the_rest(self) -> None:
        shortened = self._fitting(self.contentsRect().width()) != self.text()
        self.setToolTip(self.text() if shortened else "")


class ShortenedLabel(QLabel):
    """Shows its words where there is room for them, and else only what matters most of them."""

    def __init__(self, text: str, short: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._short = short
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.fontMetrics().horizontalAdvance(self._short), super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        fits = self.fontMetrics().horizontalAdvance(self.text()) <= self.width()
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), self.alignment(), self.text() if fits else self._short)
        painter.end()
