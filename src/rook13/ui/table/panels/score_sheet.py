"""The score sheet: a line for every hand, the totals, and what is still to go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QTableWidgetItem, QWidget

from rook13.engine.ruleset import Ruleset
from rook13.engine.state import NOBODY, HandResult
from rook13.ui.kit.art.side_marks import side_mark
from rook13.ui.kit.labels import ElidedLine
from rook13.ui.kit.look import Look
from rook13.ui.kit.plain_table import LEFT, RIGHT, PlainTable, plain, signed
from rook13.ui.table.panels.totals import SideTotals, TotalsChart
from rook13.ui.table.part import TableContext, TablePart, px
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.overlay import Overlay
from rook13.ui.text import context
from rook13.wording.words import call_text

tr = context("Score sheet")
LONGEST_NAME = 16
LONGEST_TITLE = 13
WIDE = 90
NOTHING = "–"


class ScoreSheet(TablePart):
    """Totals, hands and a chart; side by side where there is room."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self._columns: list[Column] = []
        self._widths: list[int] = []
        self._is_wide: bool | None = None
        self._written: object = None
        self.goal = ElidedLine(parent=self)
        self.goal.setProperty("muted", True)
        self.totals = SideTotals(ui, self)
        self.table = PlainTable(self)
        self.table.setAccessibleName(tr("Score sheet"))
        self.table.resized.connect(self._make_room)
        self.chart = TotalsChart(ui, self)
        self._grid = QGridLayout(self)
        gap = px(ui.look, 8)
        self._grid.setContentsMargins(gap, gap, gap, gap)
        self._grid.setSpacing(gap)
        self._lay_out()

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        game = scene.game
        # Scenes come with every card, but the sheet changes only with a hand or a player.
        who = [(info.seat, info.person, info.bot) for info in scene.view.seats]
        written = (who, scene.seat, scene.rules, game and (game.number, game.results))
        if written == self._written:
            return
        self._written = written
        self.goal.setText(goal_words(scene.rules, game.number if game else 1))
        self.totals.set_scene(scene)
        self.chart.show_totals(scene)
        sheet = SheetContents(scene, self.ui.look)
        self._columns = sheet.columns()
        self._show_columns(scene)
        results = game.results if game else ()
        self.table.setRowCount(len(results))
        for row, result in enumerate(results):
            self._fill(row, sheet.cells(result), sheet.spoken(result))
        self._measure()
        self._make_room()

    def sizeHint(self) -> QSize:  # noqa: N802
        hint = super().sizeHint()
        margins = self._grid.contentsMargins()
        around = self.table.verticalScrollBar().sizeHint().width() + 2 * self.table.frameWidth()
        columns = sum(self._widths) + around + margins.left() + margins.right()
        most = self.fontMetrics().averageCharWidth() * WIDE
        return QSize(max(hint.width(), min(columns, most)), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        is_wide = self.width() > self.fontMetrics().averageCharWidth() * WIDE
        if is_wide == self._is_wide:
            return
        self._is_wide = is_wide
        places: dict[QWidget, tuple[int, int, int, int]] = {
            self.goal: (0, 1, 1, 1) if is_wide else (0, 0, 1, 1),
            self.totals: (1, 1, 1, 1) if is_wide else (1, 0, 1, 1),
            self.table: (0, 0, 3, 1) if is_wide else (2, 0, 1, 1),
            self.chart: (2, 1, 1, 1) if is_wide else (3, 0, 1, 1),
        }
        for widget, place in places.items():
            self._grid.removeWidget(widget)
            self._grid.addWidget(widget, *place)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 2 if is_wide else 0)
        # A chart below the table gets the height that the hands leave.
        policy = QSizePolicy.Policy
        self.table.setSizePolicy(policy.Expanding, policy.Expanding if is_wide else policy.Maximum)
        self._grid.setRowStretch(2, 3)
        self._grid.setRowStretch(3, 0 if is_wide else 1)
        self._grid.activate()

    def _show_columns(self, scene: Scene) -> None:
        self.table.setColumnCount(len(self._columns))
        for place, column in enumerate(self._columns):
            item = QTableWidgetItem(column.title)
            item.setTextAlignment(RIGHT if column.is_number else LEFT)
            if column.side is not None:
                players = self.ui.look.say(scene.names.side(column.side))
                item.setToolTip(players)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{column.title}, {players}")
                item.setIcon(self._mark(column.side))
            self.table.setHorizontalHeaderItem(place, item)

    def _mark(self, side: int) -> QIcon:
        size, ratio = self.fontMetrics().height(), self.devicePixelRatioF()
        return QIcon(side_mark(self.ui.look.theme, side, size, ratio))

    def _fill(self, row: int, cells: list[str], spoken: list[str]) -> None:
        for place, (column, text) in enumerate(zip(self._columns, cells, strict=True)):
            item = QTableWidgetItem(text)
            item.setTextAlignment(RIGHT if column.is_number else LEFT)
            item.setToolTip(spoken[place])
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken[place])
            self.table.setItem(row, place, item)

    def _measure(self) -> None:
        """Measure how wide the columns want to be; long names are shortened."""
        for place in range(len(self._columns)):
            self.table.setColumnHidden(place, False)
        self.table.resizeRowsToContents()
        letter = self.fontMetrics().averageCharWidth()
        places = range(len(self._columns))
        cells = [self.table.sizeHintForColumn(place) + letter for place in places]
        header = self.table.horizontalHeader()
        titles = [min(header.sectionSizeHint(p), letter * LONGEST_TITLE) for p in places]
        widest = letter * LONGEST_NAME
        self._widths = [min(max(pair), widest) for pair in zip(cells, titles, strict=True)]
        self.table.updateGeometry()
        self.updateGeometry()

    def _make_room(self) -> None:
        """Hide the columns that do not fit, and spread the others."""
        if len(self._widths) != len(self._columns):
            # The columns are being changed, and have not been measured yet.
            return
        room = self.table.viewport().width()
        shown = list(range(len(self._columns)))
        for weight in sorted({column.leaves for column in self._columns}, reverse=True):
            shown = [place for place, each in enumerate(self._columns) if each.leaves <= weight]
            if sum(self._widths[place] for place in shown) <= room:
                break
        spare = max(0, room - sum(self._widths[place] for place in shown))
        for place in range(len(self._columns)):
            self.table.setColumnHidden(place, place not in shown)
            self.table.setColumnWidth(place, self._widths[place] + spare // max(1, len(shown)))
        # Keep the last hand in view, also when the sheet was resized.
        self.table.scrollToBottom()


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the sheet; `side` is the index of the side it belongs to."""

    title: str
    leaves: int = 0
    """Columns with the highest number are hidden first when there is little room; 0 stays."""
    side: int | None = None
    is_number: bool = True


class SheetContents:
    """The columns of a game's score sheet, and the line of each hand.

    Where everybody bids, each side has one column with bid, tricks, score and total.
    """

    def __init__(self, scene: Scene, look: Look) -> None:
        self._names = scene.names
        self._rules = scene.rules
        self._look = look
        self._sides = [look.say(scene.names.side(side)) for side in range(len(scene.rules.sides))]

    def columns(self) -> list[Column]:
        """Return the columns from left to right."""
        if self._rules.everybody_bids:
            return [
                Column(_hand_word(self._rules), is_number=False),
                Column(tr("Trump"), leaves=1, is_number=False),
                *(Column(name, side=side) for side, name in enumerate(self._sides)),
            ]
        taken = tr("Points") if self._rules.counts_points else tr("Tricks")
        sides = range(len(self._rules.sides))
        return [
            Column(_hand_word(self._rules), is_number=False),
            Column(tr("Dealer"), leaves=5, is_number=False),
            Column(tr("Declarer"), leaves=1, is_number=False),
            Column(tr("Bid"), is_number=False),
            Column(tr("Trump"), leaves=3, is_number=False),
            Column(tr("Result"), is_number=False),
            *(Column(taken, 4, side) for side in sides),
            *(Column(tr("Score"), 2, side) for side in sides),
            *(Column(tr("Total"), side=side) for side in sides),
        ]

    def cells(self, result: HandResult) -> list[str]:
        """Return the line of one hand."""
        if self._rules.everybody_bids:
            lines = [
                tr("{taken}/{bid}: {score}", taken=taken, bid=bid, score=score) + f"\n{total}"
                for _, bid, taken, score, total in self._by_side(result)
            ]
            return [str(result.number), self._trump(result), *lines]
        has_bid = result.call is not None
        return [
            str(result.number),
            self._names.seat(result.dealer),
            self._names.seat(result.declarer) if has_bid else NOTHING,
            self._look.say(call_text(result.call)) if has_bid else NOTHING,
            self._trump(result),
            _outcome(result),
            *map(plain, result.points),
            *map(signed, result.score),
            *map(plain, result.totals),
        ]

    def spoken(self, result: HandResult) -> list[str]:
        """Return the same line in words, for tool-tips and screen readers."""
        if not self._rules.everybody_bids:
            return self.cells(result)
        lines = [
            tr(
                "{name} bid {bid}, took {taken}: {score}, total {total}",
                name=name,
                bid=bid,
                taken=taken,
                score=score,
                total=total,
            )
            for name, bid, taken, score, total in self._by_side(result)
        ]
        return [str(result.number), self._trump(result), *lines]

    def _by_side(self, result: HandResult) -> Iterator[tuple[str, int, int, str, str]]:
        """Return the names, bid, tricks, score and total of each side."""
        return zip(
            self._sides,
            self._rules.by_side(result.bids),
            self._rules.by_side(result.tricks),
            map(signed, result.score),
            map(plain, result.totals),
            strict=True,
        )

    def _trump(self, result: HandResult) -> str:
        suits = self._rules.deck.suits
        return self._look.suit_name(suits[result.trump] if result.trump >= 0 else None)


def _outcome(result: HandResult) -> str:
    """Return in one word how a hand ended for the bidder."""
    if result.reneged != NOBODY:
        return tr("Renege")
    if result.made is None:
        return NOTHING
    return tr("Made") if result.made else tr("Set")


def _hand_word(rules: Ruleset) -> str:
    if rules.boards is not None:
        return tr("Board")
    return tr("Round") if rules.goal.rounds else tr("Hand")


def goal_words(rules: Ruleset, number: int) -> str:
    """Return in words how long the game goes on; `number` is that of the hand."""
    rounds, target = rules.match_goal.rounds, rules.match_goal.target
    if rules.boards is not None:
        return tr("Board {number} of {boards}", number=number, boards=rules.boards)
    if rounds is not None:
        return tr("Round {number} of {rounds}", number=number, rounds=rounds)
    if target is None:
        return tr("Hand {number}", number=number)
    if rules.goal.must_exceed:
        return tr("Hand {number}. Target: over {target}.", number=number, target=target)
    return tr("Hand {number}. Target: {target}.", number=number, target=target)


class ScoreSheetOverlay(Overlay):
    """The score sheet over the table, until the same key, Escape or a click beside it."""

    opened_by = "score_sheet"

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self.sheet = ScoreSheet(ui, self.card)
        self.setAccessibleName(tr("Score sheet"))
        self.body.addWidget(self.sheet)

    def set_scene(self, scene: Scene) -> None:
        """Write the sheet only while it is open."""
        super().set_scene(scene)
        if not self.isHidden():
            self.sheet.set_scene(scene)

    def open(self) -> None:
        if self.scene is not None:
            self.sheet.set_scene(self.scene)
        super().open()
        self.sheet.table.setFocus(Qt.FocusReason.PopupFocusReason)
