"""Labels in the styles of the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

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


class Picture(QLabel):
    """A picture that only says what the words beside it say, so nobody has to hear of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, Role.Whitespace)


def _styled(text: str, style: str, parent: QWidget | None) -> QLabel:
    label = paragraph(text, parent)
    label.setProperty(style, True)
    return label
