"""A duplicate session in the window: how far its tables are, and the ranking."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHeaderView, QTableWidgetItem, QWidget

from rook13.engine.ruleset import Ruleset
from rook13.table.duplicate import (
    BoardResult,
    BoardScore,
    DuplicateView,
    Ranked,
    TableResults,
    ranking,
)
from rook13.ui.dialogs.dialog import Dialog
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.buttons import SegmentedControl, push_button
from rook13.ui.kit.labels import muted, paragraph, subheading
from rook13.ui.kit.layouts import row_of
from rook13.ui.kit.notice import announce_alert
from rook13.ui.kit.plain_table import LEFT, RIGHT, PlainTable, cell, signed
from rook13.ui.screens.new_table.words import level_name
from rook13.ui.table.part import Strip
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Duplicate")
NOTHING = "–"
RANK, TABLE, NAMES, RESULT = range(4)
DIALOG_LETTERS, DIALOG_LINES = 130, 42


class DuplicateStrip(Strip):
    """The line above a table that says how the session goes, with a button for the ranking."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, "people", tr("Duplicate session"), parent)
        self.ranking = push_button(ui, "", tr("Ranking"))
        self.row.addWidget(self.ranking)

    def show_duplicate(self, duplicate: DuplicateView, own_side: int | None) -> None:
        """Show how far everybody is, or how the session ended."""
        words = duplicate_words(duplicate, own_side)
        if words == self.words.text():
            return
        self.words.setText(words)
        self.ranking.setVisible(bool(duplicate.tables))
        self.ranking.setProperty("primary", duplicate.is_over)
        self.ranking.style().polish(self.ranking)
        if duplicate.is_over:
            announce_alert(self.words)


def duplicate_words(duplicate: DuplicateView, own_side: int | None) -> str:
    """Return the state of a session in a sentence or two."""
    if duplicate.is_over and own_side is not None:
        ranked = ranking(duplicate.tables, own_side, duplicate.boards, is_over=True)
        own = next(each for each in ranked if each.place == duplicate.place)
        return tr(
            "The session is over. With {percent} you are number {rank} of {count} with these"
            " cards.",
            percent=percent(own.share),
            rank=own.rank,
            count=len(ranked),
        )
    if duplicate.is_over:
        return tr("The session is over.")
    here = tr(
        "Duplicate session, table {table}. All tables play the same deals.",
        table=duplicate.place + 1,
    )
    others = [
        tr("table {table}: {played}", table=place + 1, played=each.played)
        for place, each in enumerate(duplicate.tables)
        if place != duplicate.place
    ]
    if not others:
        return here
    return " ".join([here, tr("Boards finished: {tables}.", tables=", ".join(others))])


class RankingDialog(Dialog):
    """Shows who made the most of the same cards, side by side and board by board."""

    def __init__(
        self,
        ui: UiContext,
        rules: Ruleset,
        duplicate: DuplicateView,
        own_side: int | None,
        parent: QWidget | None = None,
        *,
        may_play_again: bool = False,
    ) -> None:
        super().__init__(ui, tr("Duplicate session"), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._rules = rules
        self._duplicate = duplicate
        self._own_side = own_side
        self.title = subheading("")
        self.explanation = paragraph(_explanation(rules))
        choices = [(side, side_words(rules, side)) for side in range(len(rules.sides))]
        self.sides = SegmentedControl(tr("Whose cards"), choices)
        self.sides.choose(own_side or 0)
        self.sides.picked.connect(lambda _: self._fill())
        self.ranks = PlainTable(self)
        self.ranks.setAccessibleName(tr("Ranking"))
        self.boards = PlainTable(self)
        self.boards.setAccessibleName(tr("Board by board"))
        self.note = muted("")
        for table in (self.ranks, self.boards):
            give_role(table, Role.Table)
        self.add(self.title, self.explanation, row_of(self.sides, (self.note, 1)), self.ranks)
        self.add(subheading(tr("Board by board")), (self.boards, 1))
        self.again = push_button(ui, "", tr("Play these boards"), self.accept)
        self.again.setToolTip(tr("Play the same deals against these results"))
        self.again.setVisible(may_play_again)
        close = push_button(ui, "", tr("Close"), self.reject)
        self.add_buttons(close, left=(self.again,))
        self.fit(DIALOG_LETTERS, DIALOG_LINES)
        self.show_duplicate(duplicate)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.size()

    def show_duplicate(self, duplicate: DuplicateView) -> None:
        """Show how the session stands now."""
        self._duplicate = duplicate
        self.title.setText(
            tr("Duplicate session: final ranking")
            if duplicate.is_over
            else tr("Duplicate session so far")
        )
        self._fill()

    @property
    def side(self) -> int:
        """Return the side whose ranking is shown."""
        value = self.sides.value
        return value if isinstance(value, int) else 0

    def _fill(self) -> None:
        duplicate, side = self._duplicate, self.side
        ranked = ranking(duplicate.tables, side, duplicate.boards, is_over=duplicate.is_over)
        self.note.setText(
            ""
            if duplicate.is_over
            else tr("Only boards that your table has finished count so far.")
        )
        self._fill_ranks(ranked)
        self._fill_boards(ranked)

    def _fill_ranks(self, ranked: list[Ranked]) -> None:
        table, rows = self.ranks, []
        for each in ranked:
            names = names_of(self._rules, self._duplicate.tables[each.place], each.side)
            left = [str(each.rank), str(each.place + 1), names]
            row = [*(cell(words, LEFT) for words in left), cell(percent(each.share), RIGHT)]
            rows.append([self._marked(shown, each) for shown in row])
        table.fill([tr("Rank"), tr("Table"), tr("Players"), tr("Result")], rows)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(NAMES, QHeaderView.ResizeMode.Stretch)
        table.resizeRowsToContents()
        table.setFixedHeight(table.whole_height())

    def _fill_boards(self, ranked: list[Ranked]) -> None:
        table, duplicate = self.boards, self._duplicate
        columns, rows = sorted(ranked, key=lambda each: each.place), []
        titles = [tr("Table {number}", number=each.place + 1) for each in columns]
        for board in range(duplicate.boards):
            row = [cell(str(board + 1), LEFT)]
            for each in columns:
                shown = self._marked(cell(score_words(each.boards[board]), RIGHT), each)
                shown.setToolTip(contract_words(duplicate.tables[each.place].on(board + 1)))
                row.append(shown)
            rows.append(row)
        table.fill([tr("Board"), *titles], rows)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        table.resizeRowsToContents()

    def _marked(self, shown: QTableWidgetItem, ranked: Ranked) -> QTableWidgetItem:
        """Return a cell, in bold if it is about the player's own side."""
        if ranked.place == self._duplicate.place and ranked.side == self._own_side:
            font = QFont(self.font())
            font.setBold(True)
            shown.setFont(font)
        return shown


def _explanation(rules: Ruleset) -> str:
    if len(rules.sides) == rules.players:
        return tr(
            "On each board you are compared with everyone who sat in your seat at another table and"
            " so held the same cards: 100% for each score you beat, 50% for each you tie. Your"
            " result is the average of all boards, and every board counts the same."
        )
    return tr(
        "On each board your side is compared with the same side at the other tables, which held"
        " the same cards: 100% for each score you beat, 50% for each you tie. Your result is"
        " the average of all boards, and every board counts the same."
    )


def side_words(rules: Ruleset, side: int) -> str:
    """Return which seats held the same cards, such as “A1 and A2”."""
    seats = [seat.name for seat in rules.seats if rules.side_of[seat.index] == side]
    return _listed(seats)


def names_of(rules: Ruleset, table: TableResults, side: int) -> str:
    """Return who sat on one side of a table."""
    if table.level:
        return tr("Bots ({level})", level=level_name(table.level))
    seats = [seat.index for seat in rules.seats if rules.side_of[seat.index] == side]
    return _listed([table.names[seat] for seat in seats])


def _listed(names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return tr("{first} and {second}", first=", ".join(names[:-1]), second=names[-1])


def percent(share: Fraction) -> str:
    """Return a share in percent, with one digit where it is not a whole number."""
    number = share * 100
    return tr("{number}%", number=number if number.denominator == 1 else f"{float(number):.1f}")


def score_words(score: BoardScore) -> str:
    """Return what a side scored on a board, and how that compares."""
    share = score.share
    if score.score is None or share is None:
        return NOTHING
    rounded = Fraction(round(share * 100), 100)
    return tr("{score} · {percent}", score=signed(score.score), percent=percent(rounded))


def contract_words(result: BoardResult | None) -> str:
    """Return who bid what on a board, and whether it was made."""
    if result is None or result.declarer is None or not result.bid:
        return ""
    if result.made is None:
        return tr("{seat} bid {bid}", seat=result.declarer, bid=result.bid)
    if result.made:
        return tr("{seat} bid {bid} and made it", seat=result.declarer, bid=result.bid)
    return tr("{seat} bid {bid} and was set", seat=result.declarer, bid=result.bid)
