"""The replay of a finished hand, action by action, with all cards open or from one seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QLabel, QStackedWidget, QWidget

from rook13.engine.events import events_for
from rook13.engine.record import Record
from rook13.engine.redaction import view_for
from rook13.engine.seats import Seat
from rook13.engine.state import GameState
from rook13.table.config import Person, TableConfig
from rook13.table.state import TableStage
from rook13.table.views import SeatInfo, Standing, TableView
from rook13.ui.kit.birds import BIRDS, bird_name
from rook13.ui.kit.labels import ElidedLabel
from rook13.ui.kit.layouts import column_of, row_of
from rook13.ui.kit.notice import announce_alert
from rook13.ui.review.board import Board
from rook13.ui.review.position import Position, facts_words, trick_starts
from rook13.ui.review.transport import Transport
from rook13.ui.table.canvas import TableCanvas
from rook13.ui.table.hand import HandView
from rook13.ui.table.part import TableContext
from rook13.ui.table.scene import Scene, bot_bird
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.words import Names

tr = context("Replay")
SENTENCE_LINES = 3
HAND_SHARE, CANVAS_SHARE = 27, 73
"""How the height is divided from a seat, as at the table."""


class Replay(QWidget):
    """Shows one position of a hand; the controls below lead to the others."""

    moved = Signal(int)
    """The step that is shown, from 0; the last is the end of the hand."""

    def __init__(
        self,
        ui: UiContext,
        record: Record,
        names: Names,
        bottom: Seat,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._ui = ui
        self._names = names
        self._positions: Sequence[Position] = ()
        self._place = -1
        # Screen readers follow the order in which widgets are made.
        self.facts = ElidedLabel("", self)
        self.seats = QComboBox(self)
        self.seats.setAccessibleName(tr("Cards shown"))
        self.seats.addItem(tr("All hands face up"), None)
        for place in range(len(names.rules.seats)):
            seat = names.rules.seats[(bottom.index + place) % len(names.rules.seats)]
            self.seats.addItem(tr("What {name} saw", name=names.seat(seat)), seat.name)
        self.pages = QStackedWidget(self)
        self.board = Board(ui, names, bottom, self)
        self.table = SeatTable(ui, RecordedTable(record, names), self)
        self.pages.addWidget(self.board)
        self.pages.addWidget(self.table)
        self.transport = Transport(ui, self)
        self.sentence = QLabel(self)
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.sentence.setMinimumHeight(self.fontMetrics().lineSpacing() * SENTENCE_LINES)
        self.transport.moved.connect(self._on_moved)
        self.seats.currentIndexChanged.connect(self._on_seat)
        row = row_of((self.facts, 1), self.seats)
        column_of(row, (self.pages, 1), self.transport, self.sentence, parent=self, margins=0)

    @property
    def place(self) -> int:
        return self._place

    @property
    def position(self) -> Position:
        return self._positions[self._place]

    @property
    def seat(self) -> Seat | None:
        """Return the seat whose view is shown; None shows all hands."""
        name = self.seats.currentData()
        return self._names.rules.seat(name) if name else None

    def look_from(self, seat: Seat | None) -> None:
        self.seats.setCurrentIndex(self.seats.findData(seat.name if seat is not None else None))

    def show_hand(self, positions: Sequence[Position], place: int = 0) -> None:
        self._positions = positions
        self._place = -1
        last = len(positions) - 1
        self.transport.show_hand(last, trick_starts(positions), max(0, min(place, last)))

    def say(self, words: str) -> None:
        self.sentence.setText(words)
        announce_alert(self.sentence)

    @Slot(int)
    def go(self, place: int) -> None:
        self.transport.pause()
        self.transport.go(place)

    @Slot(int)
    def _on_moved(self, place: int) -> None:
        if place == self._place or not self._positions:
            return
        is_next = place == self._place + 1 and self._place >= 0
        self._place = place
        self._show(is_next=is_next)
        self.facts.setText(facts_words(self._ui.look, self.position, self._names))
        self.moved.emit(place)

    def _show(self, *, is_next: bool) -> None:
        seat = self.seat
        if seat is None:
            self.board.show_position(self.position)
        else:
            self.table.show_position(self.position, seat, is_next=is_next)
        self.pages.setCurrentIndex(0 if seat is None else 1)

    @Slot(int)
    def _on_seat(self, _: int) -> None:
        if self._positions:
            self._show(is_next=False)


class RecordedTable:
    """Makes the scenes of a recorded game, in which everybody has a name and a bird."""

    def __init__(self, record: Record, names: Names) -> None:
        self._config = TableConfig(
            game=record.game, options=record.options, players=len(names.players)
        )
        self._names = names

    def scene(self, state: GameState, seat: Seat) -> Scene:
        """Return what a seat saw of the table."""
        me = self._infos[seat.index].person
        view = TableView(
            table_id="",
            revision=0,
            config=self._config,
            stage=TableStage.ACTIVE,
            standing=Standing.GUEST,
            seats=self._infos,
            own_seat=seat,
            game=view_for(state, seat),
        )
        return Scene(view, me.key if me is not None else "")

    @cached_property
    def _infos(self) -> tuple[SeatInfo, ...]:
        return tuple(self._info(seat) for seat in self._names.rules.seats)

    def _info(self, seat: Seat) -> SeatInfo:
        name = self._names.seat(seat)
        called = {bird_name(bird): bird for bird in BIRDS}
        person = Person(f"{seat.index:02x}" * 32, name, called.get(name) or bot_bird(seat))
        return SeatInfo(seat, person, connected=True, ready=True)


class SeatTable(QWidget):
    """Shows one position from one seat; a step forward is animated."""

    def __init__(self, ui: UiContext, table: RecordedTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        table_ui = TableContext.of(ui)
        self.canvas = TableCanvas(table_ui, self)
        self.hand = HandView(table_ui, self)
        # It is only looked at: everything here has happened.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        parts = ((self.canvas, CANVAS_SHARE), (self.hand, HAND_SHARE))
        column_of(*parts, parent=self, spacing=0, margins=0)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Be no larger than the board in whose place it is shown."""
        return QSize(0, 0)

    def show_position(self, position: Position, seat: Seat, *, is_next: bool) -> None:
        """Show a position at once, or as it follows from the one before."""
        scene = self._table.scene(position.state, seat)
        if is_next:
            self.canvas.perform(scene, events_for(position.events, seat))
        else:
            self.canvas.set_scene(scene)
        self.hand.set_scene(scene)
        is_own = position.action is not None and position.action.seat == seat
        marked = (position.better_cards or position.played) if is_own else ()
        self.hand.show_hints(marked)
        for widget in self.findChildren(QWidget):
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
