"""Who is here: everybody at the tables that are known, with their birds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QVBoxLayout, QWidget

from rook13.table.people import Person
from rook13.ui.art import avatar
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import subheading

tr = context("Lobby")

FACE_LINES = 1.8
ROWS = 2
Index = QModelIndex | QPersistentModelIndex


class PeopleStrip(QFrame):
    """Faces and names side by side; not there when nobody is."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.people = _People(round(self.fontMetrics().height() * FACE_LINES), self)
        self.list = _Flock()
        self.list.setModel(self.people)
        unit = self.fontMetrics().height()
        column = QVBoxLayout(self)
        column.setContentsMargins(unit, unit // 2, unit, unit // 2)
        column.addWidget(subheading(tr("Who is here")))
        column.addWidget(self.list)
        self.set_people(())

    def set_people(self, people: Sequence[Person]) -> None:
        """Show these."""
        self.people.show_people(people)
        self.setVisible(bool(people))


class _Flock(QListView):
    def __init__(self) -> None:
        super().__init__()
        side = round(self.fontMetrics().height() * FACE_LINES)
        self.setAccessibleName(tr("Who is here"))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setIconSize(QSize(side, side))
        self.setSpacing(side // 6)
        self.setProperty("bare", True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._highest = round(side * 1.4 * ROWS)

    def doItemsLayout(self) -> None:  # noqa: N802
        """Be as high as the faces need, and scroll where they are many."""
        super().doItemsLayout()
        # Where nobody is there is no size, not even an empty one.
        if self.contentsSize().isValid():
            self.setFixedHeight(min(self.contentsSize().height(), self._highest))


class _People(QAbstractListModel):
    def __init__(self, side: int, parent: QObject) -> None:
        super().__init__(parent)
        self._side = side
        self._people: tuple[Person, ...] = ()

    def show_people(self, people: Sequence[Person]) -> None:
        if tuple(people) != self._people:
            self.beginResetModel()
            self._people = tuple(people)
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        return 0 if parent.isValid() else len(self._people)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        if not 0 <= index.row() < len(self._people):
            return None
        person = self._people[index.row()]
        if role == Qt.ItemDataRole.DecorationRole:
            # Twice the size, for screens that show it so.
            return QIcon(avatar(person.avatar, self._side, 2))
        texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        return person.name if role in texts else None
