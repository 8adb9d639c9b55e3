"""What the lobby shows besides tables: who plays, the player's games, and who else is here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QDateTime, QLocale, QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QToolButton,
    QWidget,
)

from rook13.table.config import Person
from rook13.ui.dialogs.dialog import Confirm
from rook13.ui.kit.art.pictures import AVATARS, avatar, icon
from rook13.ui.kit.birds import BirdLink
from rook13.ui.kit.buttons import push_button, tool_button
from rook13.ui.kit.labels import ElidedLabel, muted, subheading
from rook13.ui.kit.layouts import card_of, column_of, row_of
from rook13.ui.kit.line_list import Line, LineList
from rook13.ui.shortcuts import BY_ID
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Lobby")
MINUTE, HOUR, DAY = 60, 3600, 86400
RESUMABLE, FINISHED = "resumable:", "finished:"
"""Prefixes of the keys in the common list of games."""
BIRD_LINES = 2.8
FACE_LINES = 1.8
ROWS = 2


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game of the player, unfinished or finished."""

    key: str
    title: str
    detail: str = ""
    when: float | None = None
    """When an unfinished game was begun, or a finished one ended, in seconds since 1970."""


def ago(then: float, now: float) -> str:
    """Return how long ago a moment was; both in seconds since 1970."""
    age = max(0, now - then)
    if age < MINUTE:
        return tr("just now")
    if age < HOUR:
        return tr("{n} min ago", n=int(age // MINUTE))
    if age < DAY:
        return tr("{n} h ago", n=int(age // HOUR))
    moment = QDateTime.fromSecsSinceEpoch(int(then))
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)


class GamesPanel(QFrame):
    """Unfinished games, then finished ones, which can be reviewed."""

    resumed = Signal(str)
    discarded = Signal(str)
    review_wanted = Signal(str)

    def __init__(self, ui: UiContext, now: Callable[[], float]) -> None:
        super().__init__()
        self.ui = ui
        self._now = now
        self._resumable: tuple[GameRow, ...] = ()
        self._history: tuple[GameRow, ...] = ()
        self.question: Confirm | None = None
        self.list = LineList(ui, tr("Your games"))
        self.list.used.connect(self._on_used)
        self.list.current_changed.connect(self._on_current)
        self.empty = muted(tr("Games you leave or finish show up here."))
        self.elsewhere = muted(
            tr("Your unfinished games are in the Rook13 window you opened first.")
        )
        self.elsewhere.hide()
        self.all = push_button(ui, "history", tr("All games"))
        self.all.setToolTip(ui.keys.with_keys(tr("Search everything you have played"), "history"))
        self.go_on = push_button(ui, "", "", self.list.use)
        self.discard = push_button(ui, "delete", tr("Discard"), self._on_discard)
        title = row_of((subheading(tr("Your games")), 1), self.all)
        buttons = row_of((self.go_on, 1), self.discard)
        card_of(title, self.elsewhere, self.empty, (self.list, 1), buttons, 0, card=self)
        self._show_rows()

    def set_resumable(self, rows: Sequence[GameRow]) -> None:
        self._resumable = tuple(rows)
        self._show_rows()

    def set_history(self, rows: Sequence[GameRow]) -> None:
        self._history = tuple(rows)
        self._show_rows()

    def set_elsewhere(self, are_elsewhere: bool) -> None:
        """Say that another window has the unfinished games."""
        self.elsewhere.setVisible(are_elsewhere)
        self._show_rows()

    def _show_rows(self) -> None:
        lines = [self._line(RESUMABLE, "play", row) for row in self._resumable]
        lines += [self._line(FINISHED, "history", row) for row in self._history]
        self.list.show_lines(lines)
        if lines and not self.list.currentIndex().isValid():
            self.list.choose(lines[0].key)
        for widget in (self.list, self.go_on):
            widget.setVisible(bool(lines))
        self.all.setVisible(bool(self._history))
        self.empty.setVisible(not lines and self.elsewhere.isHidden())
        self._on_current()

    def _line(self, kind: str, sign: str, row: GameRow) -> Line:
        when = ago(row.when, self._now()) if row.when is not None else ""
        offer = tr("in progress") if kind == RESUMABLE else tr("finished")
        spoken = ", ".join(part for part in (row.title, offer, row.detail, when) if part)
        return Line(kind + row.key, row.title, row.detail, when, sign, spoken=spoken)

    @Slot()
    def _on_current(self) -> None:
        line = self.list.current
        is_resumable = line is not None and line.key.startswith(RESUMABLE)
        theme = self.ui.look.theme
        self.go_on.setText(tr("Continue") if is_resumable else tr("Review"))
        self.go_on.setIcon(icon("play" if is_resumable else "review", theme.text))
        self.go_on.setEnabled(line is not None)
        self.discard.setVisible(is_resumable)

    @Slot(str)
    def _on_used(self, key: str) -> None:
        if key.startswith(RESUMABLE):
            self.resumed.emit(key.removeprefix(RESUMABLE))
        else:
            self.review_wanted.emit(key.removeprefix(FINISHED))

    @Slot()
    def _on_discard(self) -> None:
        line = self.list.current
        if line is None:
            return
        question = tr("Discard “{game}”?", game=line.title)
        gone = tr("Everything played so far will be lost, and no one can continue it.")
        self.question = Confirm(self.ui, question, gone, tr("Discard"), self)
        self.question.setObjectName(line.key)
        self.question.finished.connect(self._on_answer)
        self.question.open()

    @Slot(int)
    def _on_answer(self, is_sure: int) -> None:
        question, self.question = self.question, None
        assert question is not None
        question.deleteLater()
        if is_sure:
            self.discarded.emit(question.objectName().removeprefix(RESUMABLE))


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
        self.list = _Flock()
        self.list.clicked.connect(self._on_used)
        self.list.activated.connect(self._on_used)
        unit = self.fontMetrics().height()
        margins = (unit, unit // 2, unit, unit // 2)
        column_of(subheading(tr("Who is here")), self.list, parent=self, margins=margins)
        self.set_people(())

    def set_people(self, people: Sequence[Person]) -> None:
        self.list.show_people(tuple(people))
        self.setVisible(bool(people))

    @Slot(QModelIndex)
    def _on_used(self, index: QModelIndex) -> None:
        if index.isValid():
            self.profile_wanted.emit(self.list.people[index.row()])


class _Flock(QListWidget):
    def __init__(self) -> None:
        super().__init__()
        self._side = side = round(self.fontMetrics().height() * FACE_LINES)
        self._highest = round(side * 1.4 * ROWS)
        self.people: tuple[Person, ...] = ()
        self.setAccessibleName(tr("Who is here"))
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setIconSize(QSize(side, side))
        self.setSpacing(side // 6)
        self.setProperty("bare", True)
        self.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)

    def show_people(self, people: tuple[Person, ...]) -> None:
        if people == self.people:
            return
        self.people = people
        self.clear()
        for person in people:
            # At twice the size, for high-resolution screens.
            face = QIcon(avatar(person.avatar, self._side, 2))
            QListWidgetItem(face, person.name, self).setToolTip(person.name)

    def doItemsLayout(self) -> None:  # noqa: N802
        """Adapt the height to the number of people, up to a limit."""
        super().doItemsLayout()
        # Without people the size is invalid, rather than empty.
        if self.contentsSize().isValid():
            self.setFixedHeight(min(self.contentsSize().height(), self._highest))
