"""A list of two-line entries which changes while somebody looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

LINE_ROLE = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Line:
    """What one entry shows, and what a screen reader says of it."""

    key: str
    title: str
    detail: str = ""
    note: str = ""
    """A few words on the right."""
    sign: str = ""
    """The name of an icon on the left."""
    badge: str = ""
    """The name of an icon behind the note."""
    spoken: str = ""
    is_enabled: bool = True


class LineModel(QAbstractListModel):
    """Entries by key: what stays keeps its selection and focus whatever happens around it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Line] = []

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return the entries in their order."""
        return tuple(self._lines)

    def line(self, row: int) -> Line | None:
        """Return an entry, if there is one."""
        return self._lines[row] if 0 <= row < len(self._lines) else None

    def row_of(self, key: str) -> int:
        """Return where an entry is; -1 if it is nowhere."""
        keys = [line.key for line in self._lines]
        return keys.index(key) if key in keys else -1

    def show_lines(self, wanted: Sequence[Line]) -> None:
        """Become this list, step by step."""
        kept = {line.key for line in wanted}
        for row in reversed(range(len(self._lines))):
            if self._lines[row].key not in kept:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._lines[row]
                self.endRemoveRows()
        for row, line in enumerate(wanted):
            self._put(row, line)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        line = self.line(index.row())
        if line is None:
            return None
        if role == LINE_ROLE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            return line.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return line.spoken or ", ".join(filter(None, (line.title, line.detail, line.note)))
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(filter(None, (line.title, line.detail, line.note)))
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        # An entry that cannot be used can still be gone to, and says why.
        usable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return usable | Qt.ItemFlag.ItemNeverHasChildren

    def _put(self, row: int, line: Line) -> None:
        before = self.row_of(line.key)
        if before < 0:
            self.beginInsertRows(QModelIndex(), row, row)
            self._lines.insert(row, line)
            self.endInsertRows()
            return
        if before != row:
            self.beginMoveRows(QModelIndex(), before, before, QModelIndex(), row)
            self._lines.insert(row, self._lines.pop(before))
            self.endMoveRows()
        if self._lines[row] != line:
            self._lines[row] = line
            index = self.index(row)
            self.dataChanged.emit(index, index)
