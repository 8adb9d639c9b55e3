"""How others find the table: its code, and the addresses at which it can be joined."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.labels import muted, paragraph, subheading
from rook13.ui.kit.layouts import row_of
from rook13.ui.table.part import LARGE, TableContext, TablePart
from rook13.ui.text import context

tr = context("WaitingRoom")

COPIED_MS = 2500


class Invitation(TablePart):
    """Code and addresses with buttons to copy them, and the host's safety words."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self._code: str | None = None
        self._addresses: tuple[str, ...] = ()
        self.words = ""
        self.fields: list[CopyField] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def set_code(self, code: str | None) -> None:
        """Show the code of a private table."""
        if code != self._code:
            self._code = code
            self._rebuild()

    def set_addresses(self, addresses: Sequence[str]) -> None:
        """Show where the table can be reached."""
        if tuple(addresses) != self._addresses:
            self._addresses = tuple(addresses)
            self._rebuild()

    def set_words(self, words: str) -> None:
        """Show the words by which players can tell that they are at the same host."""
        if words != self.words:
            self.words = words
            self._rebuild()

    def _rebuild(self) -> None:
        self._clear()
        invites = bool(self._code or self._addresses)
        self.setVisible(invites or bool(self.words))
        if invites:
            self._column.addWidget(subheading(tr("Invite friends")))
        if self._code:
            self._column.addWidget(muted(tr("Join with this code:")))
            self._add(tr("Table code"), self._code).make_large()
        if self._addresses:
            self._column.addWidget(muted(tr("If the table doesn't show up, use the address:")))
        for address in self._addresses:
            self._add(tr("Table address"), address)
        if self.words:
            self._column.addWidget(subheading(tr("Safety words")))
            self._column.addWidget(paragraph(self.words))
            advice = tr(
                "Everyone here sees the same words, unless someone is intercepting the connection."
            )
            self._column.addWidget(muted(advice))

    def _add(self, name: str, value: str) -> CopyField:
        field = CopyField(self.ui, name, value, self)
        self.fields.append(field)
        self._column.addWidget(field)
        return field

    def _clear(self) -> None:
        self.fields = []
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()


class CopyField(TablePart):
    """Text that can be selected, or copied with one click."""

    def __init__(
        self, ui: TableContext, name: str, value: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(ui, parent)
        self._name = name
        self.value = QLineEdit(value, self)
        self.value.setReadOnly(True)
        self.value.setCursorPosition(0)
        self.value.setAccessibleName(name)
        self.copy = QPushButton(self)
        self.copy.setIcon(icon("copy", ui.look.theme.text))
        self.copy.setAccessibleName(tr("Copy: {name}", name=name))
        self.copy.clicked.connect(self._on_copy)
        self._copied = QTimer(self, singleShot=True, interval=COPIED_MS)
        self._copied.timeout.connect(self._on_ready)
        self._on_ready()
        row_of((self.value, 1), self.copy, parent=self, margins=0)

    def make_large(self) -> None:
        """Show the text large enough to be read from a distance."""
        self.value.setProperty("large", True)
        font = self.value.font()
        font.setPointSizeF(font.pointSizeF() * LARGE)
        font.setBold(True)
        self.value.setFont(font)
        self.value.setAlignment(Qt.AlignmentFlag.AlignCenter)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.value.text())
        self.copy.setText(tr("Copied"))
        self.ui.table.say(tr("{name} copied.", name=self._name))
        self._copied.start()

    @Slot()
    def _on_ready(self) -> None:
        self.copy.setText(tr("Copy"))
