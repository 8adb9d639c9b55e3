"""Asks which of a host's tables is meant."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton, QWidget

from rook13.protocol.messages import TableInfo
from rook13.ui.dialogs.dialog import Dialog, primary
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import paragraph

tr = context("Join")


class ChooseTable(Dialog):
    """A short list; Enter joins."""

    chosen = Signal(str)
    """The id of the table."""

    def __init__(
        self, ui: UiContext, tables: Sequence[TableInfo], parent: QWidget | None = None
    ) -> None:
        super().__init__(ui, tr("Several tables"), parent)
        self.setModal(True)
        self.column.addWidget(paragraph(tr("This host has several tables. Which one?")))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Tables"))
        for table in tables:
            item = QListWidgetItem(table.name, self.list)
            item.setData(Qt.ItemDataRole.UserRole, table.table)
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(self._on_join)
        self.column.addWidget(self.list, 1)
        self.join = primary(QPushButton(tr("Join")))
        self.join.clicked.connect(self._on_join)
        cancel = QPushButton(tr("Cancel"))
        cancel.clicked.connect(self.reject)
        self.add_buttons(self.join, cancel)
        self.fit(50, 18)
        self.list.setFocus()

    @Slot()
    def _on_join(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.chosen.emit(str(item.data(Qt.ItemDataRole.UserRole)))
            self.accept()
