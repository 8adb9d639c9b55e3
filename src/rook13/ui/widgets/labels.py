"""Labels in the styles of the window."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from rook13.ui.roles import Role, give_role


def heading(text: str, parent: QWidget | None = None) -> QLabel:
    """Return the title of a screen or dialog."""
    return _styled(text, "heading", parent)


def subheading(text: str, parent: QWidget | None = None) -> QLabel:
    """Return the title of a section."""
    return _styled(text, "subheading", parent)


def muted(text: str, parent: QWidget | None = None) -> QLabel:
    """Return an explanation that does not ask for attention."""
    return _styled(text, "muted", parent)


def paragraph(text: str, parent: QWidget | None = None) -> QLabel:
    """Return a sentence or more in plain text."""
    label = QLabel(text, parent)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


class ElidedLabel(QLabel):
    """Shows as much of a name as there is room for; the whole of it is in the tool-tip."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setText(text)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.fontMetrics().averageCharWidth() * 4, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        room = self.contentsRect()
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width()
        )
        self.setToolTip("" if shown == self.text() else self.text())
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, self.alignment(), shown)
        painter.end()


class Picture(QLabel):
    """A picture that only says what the words beside it say, so nobody has to hear of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, Role.Whitespace)


def _styled(text: str, style: str, parent: QWidget | None) -> QLabel:
    label = paragraph(text, parent)
    label.setProperty(style, True)
    return label
