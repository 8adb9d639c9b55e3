"""Labels that shorten their text to the room there is, and tell the rest in their tool-tip."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

NAME_LETTERS = 4
LINE_LETTERS = 6
MOST_LETTERS = 60


class ElidedLabel(QLabel):
    """Shows as much of a name as there is room for, in all the room that there is."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setText(text)

    def setText(self, text: str) -> None:  # noqa: N802
        """Show another text."""
        super().setText(text)
        self._tell_the_rest()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Ask for a few letters only."""
        return QSize(self._letters(NAME_LETTERS), super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._tell_the_rest()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._tell_the_rest()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        _draw(self, self._fitting())

    def _letters(self, count: int) -> int:
        return self.fontMetrics().averageCharWidth() * count

    def _fitting(self) -> str:
        width = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)

    def _tell_the_rest(self) -> None:
        self.setToolTip("" if self._fitting() == self.text() else self.text())


class ElidedLine(ElidedLabel):
    """A line that asks for no more room than its text and a few words need."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, most_letters: int = MOST_LETTERS
    ) -> None:
        super().__init__(text, parent)
        self._most_letters = most_letters
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Ask for a few words at most; a longer text uses what room there is."""
        hint = super().sizeHint()
        return QSize(min(hint.width(), self._letters(self._most_letters)), hint.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Ask for a few letters, or for all of fewer."""
        hint = QLabel.minimumSizeHint(self)
        return QSize(min(hint.width(), self._letters(LINE_LETTERS)), hint.height())


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
        _draw(self, self.text() if fits else self._short)


def _draw(label: QLabel, text: str) -> None:
    painter = QPainter(label)
    painter.setPen(label.palette().color(label.foregroundRole()))
    flags = label.alignment().value | Qt.TextFlag.TextSingleLine.value
    painter.drawText(label.contentsRect(), flags, text)
    painter.end()
