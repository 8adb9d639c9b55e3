"""A table that goes on at another host: what it begins with, and whether it is still the same.

It goes on from the last finished hand, so no hidden card goes along; only a host that hands its
table over gives the hand that is being played to the next one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from rook13.engine.record import Record, dump_record, load_record, replay
from rook13.engine.state import GameOver
from rook13.table.config import Person, TableConfig
from rook13.table.facts import HiddenFact
from rook13.table.limits import Revision, TableId
from rook13.table.state import Chair, FairDeal, Presence, TableStage, TableState
from rook13.table.succession import MOST_CONTINUED, Checkpoint, Program
from rook13.table.views import TableView, hands_over


@dataclass(frozen=True, slots=True)
class ProgramOffered(HiddenFact):
    """The table could go on in somebody's program."""

    program: Program

    def apply(self, state: TableState) -> TableState:
        """Keep where."""
        return replace(state, programs={**state.programs, self.program.key: self.program})


@dataclass(frozen=True, slots=True)
class SeatHandedOver:
    """Whose seat it is, and what stands at it."""

    owner: Person | None
    bot: str | None
    locked: bool
    deal_for_me: bool


@dataclass(frozen=True, slots=True)
class TableTakenOver(HiddenFact):
    """What a table is like after its last finished hand; a journal begins with it elsewhere."""

    table_id: TableId
    continues: tuple[TableId, ...]
    """The tables before this one, the last one last."""
    config: TableConfig
    host: Person | None
    """Whose program it goes on in, once that is known."""
    seats: tuple[SeatHandedOver, ...]
    record: str
    """The hands as text, or empty before the first game."""
    revision: Revision
    deals: Revision
    admitted: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()
    banned_places: tuple[str, ...] = ()
    withheld: tuple[str, ...] = ()
    password: str | None = None
    """What the password is checked against."""
    programs: tuple[Program, ...] = ()
    """Where the others' programs are."""
    hidden_deals: tuple[FairDeal, ...] = ()
    """The deals of the hand that is being played, where its host hands that over, too."""
    deal: FairDeal | None = None

    @classmethod
    def of(
        cls,
        state: TableState,
        password: str | None = None,
        programs: Iterable[Program] = (),
        *,
        with_hand: bool = False,
    ) -> TableTakenOver:
        """Return what a table is like now, with the hand that is being played or without it."""
        record = state.record
        if record is not None and not with_hand:
            record = replace(record, hands=record.hands[: hands_over(state, record)])
        return cls(
            state.table_id,
            state.continues,
            state.config,
            None,
            tuple(SeatHandedOver(c.owner, c.bot, c.locked, c.deal_for_me) for c in state.chairs),
            dump_record(record) if record is not None else "",
            state.revision + 1,
            state.deals,
            tuple(sorted(state.admitted)),
            tuple(sorted(state.banned)),
            tuple(sorted(state.banned_places)),
            state.withheld,
            password,
            tuple(programs),
            state.hidden_deals if with_hand else (),
            state.deal if with_hand else None,
        )

    def at(self, host: Person, table_id: str) -> TableTakenOver:
        """Return the table that continues this one in somebody's program."""
        continues = (*self.continues, self.table_id)[-MOST_CONTINUED:]
        return replace(self, host=host, table_id=table_id, continues=continues, password=None)

    def finished(self) -> Record | None:
        """Return the record of the game so far."""
        return load_record(self.record) if self.record else None

    def make(self) -> TableState:
        """Return the table at its new host, where everybody has still to arrive."""
        assert self.host is not None
        rules = self.config.rules()
        record = self.finished()
        game = replay(record) if record else None
        if game is not None and game.rules != rules:
            raise ValueError("a record of another game")
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
            hidden_deals=self.hidden_deals,
            deal=self.deal,
            deals=self.deals,
            withheld=self.withheld,
            revision=self.revision,
            game_revision=self.revision,
            continues=self.continues,
            programs={each.key: each for each in self.programs},
        )


def _absent(owners: Iterable[Person], host: Person) -> tuple[Presence, ...]:
    people = {person.key: person for person in (*owners, host)}
    return tuple(Presence(person, connected=False) for person in people.values())


@dataclass(frozen=True, slots=True)
class Held:
    """What a program knows of its table, whoever hosts it."""

    checkpoint: Checkpoint
    taken: TableTakenOver


class Difference(Enum):
    """In what a table differs from the one that it says it continues."""

    SEATS = "seats"
    OPTIONS = "options"
    RESULTS = "results"
    RECORD = "record"


def difference(held: TableTakenOver, before: TableView | None, now: TableView) -> Difference | None:
    """Compare a table with what one holds and has seen of the one before it.

    Hands may be added to it. A hand whose result one has seen, but not in a signed state, may be
    missing: then it is played again.
    """
    record = held.finished()
    game = replay(record) if record is not None else None
    if game is None or isinstance(game.phase, GameOver):
        return None
    if now.config != held.config:
        return Difference.OPTIONS
    if not _has_same_seats(held, before, now):
        return Difference.SEATS
    results = now.game.results if now.game is not None else ()
    seen = before.game.results if before is not None and before.game is not None else ()
    known, shared = game.match.results, min(len(seen), len(results))
    if results[: len(known)] != known or results[:shared] != seen[:shared]:
        return Difference.RESULTS
    return None


def _has_same_seats(held: TableTakenOver, before: TableView | None, now: TableView) -> bool:
    """Return whether nobody sits elsewhere; somebody may have left, and others have come."""
    places = {each.owner.key: place for place, each in enumerate(held.seats) if each.owner}
    people = [(info.person.key, place) for place, info in enumerate(now.seats) if info.person]
    if any(places.get(key, place) != place for key, place in people):
        return False
    return before is None or before.own_seat is None or now.own_seat == before.own_seat


def record_differs(held: TableTakenOver, record: Record | None) -> bool:
    """Return whether the hands of a record are not those that one holds."""
    known = held.finished()
    if known is None or not known.hands:
        return False
    return record is None or replace(record, hands=record.hands[: len(known.hands)]) != known
