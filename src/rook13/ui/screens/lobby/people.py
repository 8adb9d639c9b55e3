"""The people in the lobby: the player in the header, and others on the network."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QMenu,
    QToolButton,
    QWidget,
)

from rook13.table.config import Person
from rook13.ui.kit.art.pictures import AVATARS, avatar, icon
from rook13.ui.kit.birds import BirdLink
from rook13.ui.kit.buttons import tool_button
from rook13.ui.kit.labels import ElidedLabel, muted, subheading
from rook13.ui.kit.layouts import column_of, row_of
from rook13.ui.shortcuts import BY_ID
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Lobby")

BIRD_LINES = 2.8
FACE_LINES = 1.8
ROWS = 2
Index = QModelIndex | QPersistentModelIndex


class Header(QWidget):
    """The player's bird and name, with rules, preferences and the menu."""

    wanted = Signal(str)
    """The id of a command of the window."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__()
        self.ui = ui
        self.bird = BirdLink(AVATARS[0], BIRD_LINES)
        self.bird.setToolTip(ui.keys.with_keys(tr("Your profile"), "profile"))
        self.bird.setAccessibleName(tr("Your profile"))
        self.bird.clicked.connect(partial(self.wanted.emit, "profile"))
        self.name = ElidedLabel()
        self.name.setProperty("subheading", True)
        self.status = muted("")
        self.rules = self._tool("rules", "rules", tr("Rules"))
        self.preferences = self._tool("settings", "preferences", tr("Preferences"))
        self.menu = QMenu(self)
        self._fill_menu()
        self.more = self._button("menu", tr("Menu"))
        self.more.setMenu(self.menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._lay_out()

    def set_person(self, person: Person, is_guest: bool = False) -> None:
        self.bird.show_bird(person.avatar)
        self.name.setText(person.name)
        self.status.setText(tr("Guest on this computer") if is_guest else "")
        self.status.setVisible(is_guest)

    def action(self, command: str) -> QAction:
        return next(action for action in self.menu.actions() if action.objectName() == command)

    def _lay_out(self) -> None:
        words = column_of(0, self.name, self.status, 0, spacing=0)
        spacing = self.fontMetrics().height() * 2 // 3
        tools = (self.rules, self.preferences, self.more)
        row_of(self.bird, (words, 1), *tools, parent=self, spacing=spacing, margins=0)

    def _fill_menu(self) -> None:
        self._entry("profile", tr("Your profile"), "person")
        self._entry("history", tr("Your games"), "history")
        self._entry("rules", tr("Rules"), "rules")
        self._entry("shortcuts", tr("Keyboard shortcuts"), "keyboard")
        self._entry("preferences", tr("Preferences…"), "settings")
        self._entry("full_screen", tr("Full screen"), "fullscreen")
        self._entry("about", tr("About Rook13"), "info")
        self.menu.addSeparator()
        self._entry("log_out", tr("Log out"), "log-out")
        self._entry("quit", tr("Quit"), "close")

    def _entry(self, command: str, title: str, sign: str) -> None:
        drawn = icon(sign, self.ui.look.theme.text)
        action = self.menu.addAction(drawn, self._with_keys(title, command))
        action.setObjectName(command)
        action.triggered.connect(partial(self.wanted.emit, command))

    def _with_keys(self, title: str, command: str) -> str:
        """Return a title with its keys, which the main window listens to."""
        keys = self.ui.keys.shown(command) if command in BY_ID else ""
        return f"{title}\t{keys}" if keys else title

    def _tool(self, sign: str, command: str, title: str) -> QToolButton:
        button = self._button(sign, title)
        button.setToolTip(self.ui.keys.with_keys(title, command))
        button.clicked.connect(partial(self.wanted.emit, command))
        return button

    def _button(self, sign: str, title: str) -> QToolButton:
        button = tool_button(self.ui, sign, title)
        side = round(self.fontMetrics().height() * 1.4)
        button.setIconSize(QSize(side, side))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button


class PeopleStrip(QFrame):
    """Birds and names side by side; hidden when nobody is there."""

    profile_wanted = Signal(object)
    """The Person that was chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.people = _People(round(self.fontMetrics().height() * FACE_LINES), self)
        self.list = _Flock()
        self.list.setModel(self.people)
        self.list.clicked.connect(self._on_used)
        self.list.activated.connect(self._on_used)
        unit = self.fontMetrics().height()
        margins = (unit, unit // 2, unit, unit // 2)
        column_of(subheading(tr("Who is here")), self.list, parent=self, margins=margins)
        self.set_people(())

    @Slot(QModelIndex)
    def _on_used(self, index: QModelIndex) -> None:
        person = self.people.person(index.row())
        if person is not None:
            self.profile_wanted.emit(person)

    def set_people(self, people: Sequence[Person]) -> None:
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
        """Adapt the height to the number of people, up to a limit."""
        super().doItemsLayout()
        # Without people the size is invalid, rather than empty.
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

    def person(self, row: int) -> Person | None:
        return self._people[row] if 0 <= row < len(self._people) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        return 0 if parent.isValid() else len(self._people)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        if not 0 <= index.row() < len(self._people):
            return None
        person = self._people[index.row()]
        if role == Qt.ItemDataRole.DecorationRole:
            # At twice the size, for high-resolution screens.
            return QIcon(avatar(person.avatar, self._side, 2))
        texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        return person.name if role in texts else None
