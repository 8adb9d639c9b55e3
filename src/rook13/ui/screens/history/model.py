"""The rows of the history, read from the disk in pages as they come into view."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from rook13.background.jobs import Job, disk
from rook13.engine.rules import RULESETS
from rook13.storage.history import ALL, GameFilter, GameLine, History
from rook13.ui.kit.plain_table import plain
from rook13.ui.text import context

tr = context("History")
PAGE = 100
MOST_PAGES = 40
"""Pages kept; a list that somebody scrolls through from end to end fills no memory."""
WHEN, GAME, RESULT, SCORE, PEOPLE, NOTES = COLUMNS = range(6)
Index = QModelIndex | QPersistentModelIndex


def title_of(game: str) -> str:
    """Return what a game is called, also one that this version does not know."""
    return next((each.title for each in RULESETS if each.id == game), game)


def result_words(line: GameLine) -> str:
    """Return how a game ended."""
    if line.is_unreadable:
        return tr("Unreadable")
    if line.is_abandoned:
        return tr("Abandoned")
    if line.won is None:
        return tr("Watched") if line.hands else ""
    return tr("Won") if line.won else tr("Lost")


def score_words(line: GameLine) -> str:
    """Return the score of a game, the player's side first."""
    if line.score is None or line.other is None:
        return ""
    return tr("{own} to {other}", own=plain(line.score), other=plain(line.other))


def help_words(hints: int, undos: int, bot_moves: int) -> list[str]:
    """Return what helped a player, as far as anything did."""
    words = (
        tr("{n} hints", n=hints) if hints else "",
        tr("{n} undos", n=undos) if undos else "",
        tr("{n} moves by a bot", n=bot_moves) if bot_moves else "",
    )
    return list(filter(None, words))


class HistoryModel(QAbstractTableModel):
    """Knows which games there are, and reads what is shown of them when it is asked for."""

    found = Signal(int)
    """How many games there are with this filter."""

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._count = 0
        self._pages: dict[int, list[GameLine]] = {}
        self._reading: set[int] = set()
        self._search: Job | None = None
        self.filter = ALL

    def search(self, wanted: GameFilter) -> None:
        """List other games; `found` follows."""
        if self._search is not None:
            self._search.cancel()
        self.filter = wanted
        self._search = disk().submit(_first_page, self._history, wanted, owner=self)
        self._search.finished.connect(self._on_found)

    def line(self, row: int) -> GameLine | None:
        """Return a game if it has been read, and start reading it otherwise."""
        page = row // PAGE
        if not 0 <= row < self._count:
            return None
        if page not in self._pages:
            self._read(page)
            return None
        lines, place = self._pages[page], row % PAGE
        return lines[place] if place < len(lines) else None

    def refresh(self) -> None:
        """Read what is shown again, because something in it has changed."""
        for page in list(self._pages):
            self._read(page)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.line(index.row())
        if line is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(line, index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, (self._words(line, column) for column in COLUMNS)))
        if role == Qt.ItemDataRole.ToolTipRole and index.column() in (PEOPLE, NOTES):
            return self._words(line, index.column()) or None
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == SCORE:
            return Qt.AlignmentFlag.AlignCenter
        return None

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        titles = (tr("When"), tr("Game"), tr("Result"), tr("Score"), tr("With"), tr("Notes"))
        return titles[section]

    def _words(self, line: GameLine, column: int) -> str:
        if column == WHEN:
            moment = QDateTime.fromSecsSinceEpoch(int(line.finished))
            return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        if column == GAME:
            title = title_of(line.game)
            return tr("{game}, house rules", game=title) if line.options else title
        if column == RESULT:
            words = result_words(line)
            return tr("{result}, with help", result=words) if line.has_help and words else words
        if column == SCORE:
            return score_words(line)
        if column == PEOPLE:
            return ", ".join(line.names)
        return ("★ " if line.is_marked else "") + " ".join(line.notes.split())

    def _read(self, page: int) -> None:
        if page in self._reading:
            return
        self._reading.add(page)
        job = disk().submit(_page, self._history, self.filter, page, owner=self)
        job.finished.connect(partial(self._on_read, self.filter, page))

    def _on_read(self, wanted: GameFilter, page: int, lines: list[GameLine]) -> None:
        if wanted is not self.filter:
            return
        self._reading.discard(page)
        if page * PAGE >= self._count:
            return
        self._pages.pop(page, None)
        while len(self._pages) >= MOST_PAGES:
            del self._pages[next(iter(self._pages))]
        self._pages[page] = lines
        last = min(self._count, (page + 1) * PAGE) - 1
        self.dataChanged.emit(self.index(page * PAGE, 0), self.index(last, len(COLUMNS) - 1))

    def _on_found(self, found: tuple[int, list[GameLine]]) -> None:
        self._search = None
        self.beginResetModel()
        self._count, lines = found
        self._pages = {0: lines} if lines else {}
        self._reading.clear()
        self.endResetModel()
        self.found.emit(self._count)


def _first_page(history: History, wanted: GameFilter) -> tuple[int, list[GameLine]]:
    """Return as much as it takes to show the list: how many games, and the first of them."""
    lines = _page(history, wanted, 0)
    return history.count(wanted) if len(lines) == PAGE else len(lines), lines


def _page(history: History, wanted: GameFilter, page: int) -> list[GameLine]:
    return history.lines(history.ids(wanted, PAGE, page * PAGE))
