"""The table as one seat saw it: the same drawing and the same hand as in the game."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rook13.engine.events import events_for
from rook13.engine.record import Record
from rook13.engine.redaction import view_for
from rook13.engine.seats import Seat
from rook13.engine.state import GameState
from rook13.table.config import Person, TableConfig
from rook13.table.state import TableStage
from rook13.table.views import SeatInfo, Standing, TableView
from rook13.ui.kit.birds import BIRDS, bird_name
from rook13.ui.review.position import Position
from rook13.ui.table.canvas import TableCanvas
from rook13.ui.table.hand import HandView
from rook13.ui.table.part import TableContext
from rook13.ui.table.scene import Scene, bot_bird
from rook13.ui.ui_context import UiContext
from rook13.wording.words import Names

HAND_SHARE, CANVAS_SHARE = 27, 73
"""How the height is divided, as at the table."""


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
        parts = TableContext.of(ui)
        self.canvas = TableCanvas(parts, self)
        self.hand = HandView(parts, self)
        # It is only looked at: everything here has happened.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.canvas, CANVAS_SHARE)
        column.addWidget(self.hand, HAND_SHARE)

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
