"""A table that goes on at another host: what is handed over, and how a journal begins with it.

It is handed over between hands only, so no hidden card goes along. The old host gives everything it
knows; when the host is gone, a successor goes on from what every player has seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rook13.engine.record import Record, dump_record, load_record, replay
from rook13.engine.state import Dealing, GameOver, HandOver
from rook13.table.config import Person, TableConfig
from rook13.table.facts import HiddenFact
from rook13.table.state import Chair, Presence, TableStage, TableState
from rook13.table.views import TableView


@dataclass(frozen=True, slots=True)
class SeatHandedOver:
    """Whose seat it is, and what stands at it."""

    owner: Person | None
    bot: str | None
    locked: bool
    deal_for_me: bool


@dataclass(frozen=True, slots=True)
class TableTakenOver(HiddenFact):
    """A table goes on at the program of its new host, in a later epoch."""

    table_id: str
    epoch: int
    config: TableConfig
    host: Person
    seats: tuple[SeatHandedOver, ...]
    record: str
    """The finished hands as text, or empty before the first game."""
    revision: int
    deals: int
    admitted: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()
    banned_places: tuple[str, ...] = ()
    withheld: tuple[str, ...] = ()

    @classmethod
    def of(cls, state: TableState, host: Person, epoch: int) -> TableTakenOver:
        """Return everything that the old host hands over; ValueError while a hand is played."""
        game = state.game
        if game is not None and not isinstance(game.phase, Dealing | HandOver | GameOver):
            raise ValueError("a hand is being played")
        seats = tuple(SeatHandedOver(c.owner, c.bot, c.locked, c.deal_for_me) for c in state.chairs)
        return cls(
            state.table_id,
            epoch,
            state.config,
            host,
            seats,
            _text(state.record),
            state.revision + 1,
            state.deals,
            tuple(sorted(state.admitted)),
            tuple(sorted(state.banned)),
            tuple(sorted(state.banned_places)),
            state.withheld,
        )

    @classmethod
    def seen(
        cls, view: TableView, record: Record | None, host: Person, table_id: str, epoch: int
    ) -> TableTakenOver:
        """Return what a player knows of a table whose host is gone, up to the last finished hand.

        The bot of a seat whose owner is away is one that stood in, so the owner gets it back.
        """
        seats = tuple(
            SeatHandedOver(info.person, info.bot, info.locked, info.deal_for_me)
            for info in view.seats
        )
        people = {info.person.key for info in view.seats if info.person}
        hands = len(record.hands) if record else 0
        return cls(
            table_id,
            epoch,
            view.config,
            host,
            seats,
            _text(record),
            view.revision + 1,
            max(hands, view.deal.number if view.deal else 0),
            tuple(sorted({*people, *(person.key for person in view.others)})),
            withheld=view.deal.withheld if view.deal else (),
        )

    def make(self) -> TableState:
        """Return the table at its new host, where everybody has still to arrive."""
        rules = self.config.rules()
        record = load_record(self.record) if self.record else None
        game = replay(record) if record else None
        is_over = game is not None and isinstance(game.phase, GameOver)
        chairs = tuple(
            Chair(seat, each.owner, each.bot, False, each.locked, each.deal_for_me)
            for seat, each in zip(rules.seats, self.seats, strict=True)
        )
        stage = TableStage.FINISHED if is_over else TableStage.ACTIVE
        return TableState(
            self.table_id,
            self.config,
            rules,
            chairs,
            host=self.host.key,
            host_owns=True,
            stage=stage if game is not None else TableStage.OPEN,
            people=_absent({c.owner.key: c.owner for c in chairs if c.owner}.values(), self.host),
            admitted=frozenset({*self.admitted, self.host.key}),
            banned=frozenset(self.banned),
            banned_places=frozenset(self.banned_places),
            held={c.owner.key: c.seat.name for c in chairs if c.owner} if game else {},
            game=game,
            record=record,
            deals=self.deals,
            withheld=self.withheld,
            revision=self.revision,
            game_revision=self.revision,
            epoch=self.epoch,
        )


def _absent(owners: Iterable[Person], host: Person) -> tuple[Presence, ...]:
    people = {person.key: person for person in (*owners, host)}
    return tuple(Presence(person, connected=False) for person in people.values())


def _text(record: Record | None) -> str:
    return dump_record(record) if record is not None else ""
