"""A table to read: no editing, no grid, rows with some air, and numbers as on a score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
ROW_LINES = 1.7

MINUS = "−"


def make_plain(table: QTableView) -> None:
    """Let a table choose whole rows, and show neither a grid nor numbers of rows."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setHighlightSections(False)


class PlainTable(QTableWidget):
    """A read-only table that tells when it was resized, so that its columns can be fitted."""

    resized = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ensurePolished()
        make_plain(self)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.verticalHeader().setMinimumSectionSize(round(self.fontMetrics().height() * ROW_LINES))
        header = self.horizontalHeader()
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setMinimumSectionSize(self.fontMetrics().averageCharWidth() * 3)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)

    def fill(
        self, headings: Sequence[str], rows: Sequence[Sequence[str | QTableWidgetItem]]
    ) -> None:
        """Show rows of words, or of cells with more than words, under headings."""
        self.setColumnCount(len(headings))
        self.setHorizontalHeaderLabels(headings)
        self.setRowCount(len(rows))
        for row, values in enumerate(rows):
            for column, value in enumerate(values):
                cell = QTableWidgetItem(value) if isinstance(value, str) else value
                self.setItem(row, column, cell)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(super().sizeHint().width(), self.whole_height())

    def whole_height(self) -> int:
        """Return the height at which no line is hidden."""
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        around = self.contentsMargins()
        header = self.horizontalHeader().sizeHint().height()
        return rows + header + around.top() + around.bottom()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.resized.emit()


def cell(words: str, align: Qt.AlignmentFlag) -> QTableWidgetItem:
    """Return a cell with words at one side of it."""
    item = QTableWidgetItem(words)
    item.setTextAlignment(align)
    return item


def plain(number: int) -> str:
    """Return a number with a proper minus sign."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """Return a gain or loss with its sign."""
    return f"+{number}" if number > 0 else plain(number)
