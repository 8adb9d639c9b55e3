"""All games of the player: the list, what it is searched by, and the chosen game beside it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QDateTime, QEvent, QLocale, QObject, Qt, Signal, SignalInstance, Slot
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QPlainTextEdit,
    QTableView,
    QWidget,
)

from rook13.background.jobs import disk
from rook13.statistics.profile import people_met
from rook13.storage.database import Database
from rook13.storage.games import PastGames
from rook13.storage.history import ALL, GameLine, History
from rook13.ui.dialogs.dialog import Confirm
from rook13.ui.kit.buttons import push_button
from rook13.ui.kit.labels import heading, muted, paragraph, subheading
from rook13.ui.kit.layouts import STRETCH, column_of, row_of
from rook13.ui.kit.plain_table import LEFT, make_plain
from rook13.ui.screens.history.filters import HistoryFilters
from rook13.ui.screens.history.model import (
    COLUMNS,
    GAME,
    NOTES,
    PEOPLE,
    RESULT,
    SCORE,
    WHEN,
    HistoryModel,
    help_words,
    result_words,
    score_words,
    title_of,
)
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("History")
LETTERS = {WHEN: 22, GAME: 26, RESULT: 20, SCORE: 14, PEOPLE: 24, NOTES: 24}
"""The widths of the columns."""
DETAIL_LETTERS = 34
MOST_NOTES = 4000
WIDEST = 260


class HistoryScreen(QWidget):
    """Searches and shows games; `opened` is the game to look back at."""

    opened = Signal(int)
    exported = Signal(int)
    """The game that is to be written to a file."""
    ranking_wanted = Signal(int)
    """The game whose duplicate session the player wants to see."""

    def __init__(self, ui: UiContext, database: Database, key: str) -> None:
        super().__init__()
        self.ui = ui
        self._database = database
        self._games = PastGames(database, key)
        self._history = History(database, key)
        self.model = HistoryModel(self._history, self)
        self.filters = HistoryFilters()
        self.back = push_button(ui, "back", tr("Lobby"))
        self.back.setToolTip(tr("Back to the lobby ({keys})", keys=tr("Esc")))
        self.add = push_button(ui, "add", tr("Add from a file…"))
        self.count = muted("")
        self.list = self._make_list()
        self.detail = GameDetail(ui)
        self.question: Confirm | None = None
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.list)
        self.model.search(ALL)
        self._read_choices()

    def take_over(self, before: HistoryScreen) -> None:
        """Continue with what the screen showed that this one replaces."""
        self.filters.take_over(before.filters)
        self._search()

    def refresh(self) -> None:
        """Search again, because there are other games now."""
        self._read_choices()
        self._search()

    def current(self) -> GameLine | None:
        return self.model.line(self.list.currentIndex().row())

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self.focusWidget() is None:
            self.list.setFocus()

    def _make_list(self) -> QTableView:
        table = QTableView()
        table.setModel(self.model)
        table.setAccessibleName(tr("Your games"))
        make_plain(table)
        # All rows are alike, so that a list of any length is laid out at once.
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setDefaultSectionSize(round(table.fontMetrics().height() * 1.7))
        header = table.horizontalHeader()
        header.setDefaultAlignment(LEFT)
        for column in COLUMNS:
            header.resizeSection(column, table.fontMetrics().averageCharWidth() * LETTERS[column])
        header.setSectionResizeMode(PEOPLE, QHeaderView.ResizeMode.Stretch)
        return table

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        title = heading(tr("Your games"))
        top = row_of(self.back, title, STRETCH, self.count, self.add, spacing=unit)
        self.detail.setFixedWidth(self.fontMetrics().averageCharWidth() * DETAIL_LETTERS)
        lower = row_of((self.list, 1), self.detail, spacing=unit)
        column_of(top, self.filters, (lower, 1), parent=self, spacing=unit // 2, margins=unit)

    def _connect(self) -> None:
        self.filters.changed.connect(self._search)
        self.model.found.connect(self._on_found)
        self.model.dataChanged.connect(lambda *_: self._show_current())
        self.list.selectionModel().currentRowChanged.connect(lambda *_: self._show_current())
        self.list.activated.connect(lambda _: self._tell(self.opened))
        self.detail.review.clicked.connect(lambda: self._tell(self.opened))
        self.detail.ranking.clicked.connect(lambda: self._tell(self.ranking_wanted))
        self.detail.export.clicked.connect(lambda: self._tell(self.exported))
        self.detail.mark.clicked.connect(self._on_mark)
        self.detail.delete.clicked.connect(self._on_delete)
        self.detail.noted.connect(self._on_noted)
        find = partial(self.filters.text.setFocus, Qt.FocusReason.ShortcutFocusReason)
        for keys, slot in (("Esc", self.back.click), ("Ctrl+F", find)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def _read_choices(self) -> None:
        games = disk().submit(self._history.games, owner=self)
        games.finished.connect(self.filters.set_games)
        people = disk().submit(people_met, self._database, self._games.key, owner=self)
        people.finished.connect(self.filters.set_people)

    @Slot()
    def _search(self) -> None:
        self.model.search(self.filters.filter())

    @Slot(int)
    def _on_found(self, count: int) -> None:
        self.count.setText(tr("{n} games", n=count))
        if count and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0, 0))
        self._show_current()

    def _show_current(self) -> None:
        line = self.current()
        if line is None and self.model.rowCount():
            return
        self.detail.show_line(line, is_filtered=self.model.filter != ALL)

    def _tell(self, wanted: SignalInstance) -> None:
        """Say what the player wants with the game that is chosen."""
        line = self.current()
        if line is not None:
            wanted.emit(line.id)

    @Slot()
    def _on_mark(self) -> None:
        line = self.current()
        if line is not None:
            job = disk().submit(self._games.set_marked, line.id, not line.is_marked, owner=self)
            job.finished.connect(lambda _: self.model.refresh())

    @Slot(int, str)
    def _on_noted(self, game_id: int, notes: str) -> None:
        job = disk().submit(self._games.write_notes, game_id, notes)
        job.finished.connect(lambda _: self.model.refresh())

    @Slot()
    def _on_delete(self) -> None:
        line = self.current()
        if line is None:
            return
        self.question = Confirm(
            self.ui,
            tr("Delete this game?"),
            tr("Its record, notes and review will be deleted, and it will no longer count."),
            tr("Delete"),
            self,
        )
        self.question.accepted.connect(lambda: self._delete(line.id))
        self.question.open()

    def _delete(self, game_id: int) -> None:
        job = disk().submit(self._games.delete, game_id, owner=self)
        job.finished.connect(lambda _: self._search())


class GameDetail(QFrame):
    """The chosen game, with notes that can be written, and what can be done with it."""

    noted = Signal(int, str)
    """The id of a game and what was written about it."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__()
        self.ui = ui
        self._game_id = 0
        self._kept = ""
        self.setProperty("card", True)
        self.title = subheading("")
        self.facts = paragraph("")
        self.notes = QPlainTextEdit()
        self.notes.setPlaceholderText(tr("Notes"))
        self.notes.setAccessibleName(tr("Notes"))
        self.notes.setTabChangesFocus(True)
        self.notes.installEventFilter(self)
        self.review = push_button(ui, "review", tr("Review"))
        self.review.setProperty("primary", True)
        self.ranking = push_button(ui, "people", tr("Duplicate ranking"))
        self.ranking.hide()
        self.mark = push_button(ui, "star", tr("Mark"))
        self.export = push_button(ui, "export", tr("Save to a file…"))
        self.delete = push_button(ui, "delete", tr("Delete…"))
        unit = self.fontMetrics().height()
        self._controls = (self.notes, self.review, self.mark, self.export, self.delete)
        column = column_of(
            *(self.title, self.facts, (self.notes, 1), self.review, self.ranking, self.mark),
            *(self.export, self.delete),
            parent=self,
            margins=unit * 2 // 3,
        )
        # It takes the room of what is hidden when there is no game, and none otherwise.
        column.addStretch(0)

    def show_line(self, line: GameLine | None, *, is_filtered: bool = False) -> None:
        """Show a game, or that there is none."""
        if line is None or line.id != self._game_id:
            self.keep_notes()
        for control in self._controls:
            control.setVisible(line is not None)
        self.ranking.setVisible(line is not None and line.options.get("boards") is not None)
        if line is None:
            self._game_id, self._kept = 0, ""
            nothing = tr("No matching games.") if is_filtered else tr("No games yet.")
            self.title.setText(nothing)
            self.facts.setText("")
            return
        if line.id != self._game_id:
            self._game_id, self._kept = line.id, line.notes
            self.notes.setPlainText(line.notes)
        self.title.setText(title_of(line.game))
        self.facts.setText("\n".join(filter(None, _facts(line))))
        self.review.setVisible(not line.is_unreadable)
        self.mark.setText(tr("Unmark") if line.is_marked else tr("Mark"))

    def keep_notes(self) -> None:
        """Have the notes kept if something was written."""
        written = self.notes.toPlainText()[:MOST_NOTES]
        if self._game_id and written != self._kept:
            self._kept = written
            self.noted.emit(self._game_id, written)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.FocusOut:
            self.keep_notes()
        return False


def _facts(line: GameLine) -> list[str]:
    moment = QDateTime.fromSecsSinceEpoch(int(line.finished))
    day = QLocale().toString(moment.date(), QLocale.FormatType.LongFormat)
    time = QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
    result = ", ".join(filter(None, (result_words(line), score_words(line))))
    unreadable = tr(
        "The record of this game can't be read, so it doesn't count. Delete it, or open the game "
        "again from a file."
    )
    return [
        tr("{day}, {time}", day=day, time=time),
        result,
        unreadable if line.is_unreadable else "",
        tr("{n} hands", n=line.hands) if line.hands else "",
        tr("With {names}", names=", ".join(line.names)) if line.names else "",
        ", ".join(help_words(line.hints, line.undos, line.bot_moves)),
    ]
