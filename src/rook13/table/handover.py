"""A table that goes on at another host: what is handed over, and how a journal begins with it.

It goes on from the last finished hand, so no hidden card goes along. A host gives it to all who may
go on with the table, again after every hand, and names it in the list that it signs.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rook13.engine.record import dump_record, load_record, replay
from rook13.engine.state import GameOver
from rook13.table.config import Person, TableConfig
from rook13.table.facts import HiddenFact
from rook13.table.state import Chair, Presence, TableStage, TableState
from rook13.table.succession import Claim, Successor
from rook13.table.views import hands_over


@dataclass(frozen=True, slots=True)
class SuccessorOffered(HiddenFact):
    """The table could go on in somebody's program."""

    successor: Successor

    def apply(self, state: TableState) -> TableState:
        """Keep where."""
        return replace(state, offers={**state.offers, self.successor.key: self.successor})


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

    table_id: str
    epoch: int
    config: TableConfig
    host: Person | None
    """Whose program it goes on in, once that is known."""
    seats: tuple[SeatHandedOver, ...]
    record: str
    """The finished hands as text, or empty before the first game."""
    revision: int
    deals: int
    admitted: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()
    banned_places: tuple[str, ...] = ()
    withheld: tuple[str, ...] = ()
    password: str | None = None
    """What the password is checked against."""
    claims: tuple[Claim, ...] = ()
    """Why the table is where it is: one claim for each epoch."""

    @classmethod
    def of(cls, state: TableState, password: str | None = None) -> TableTakenOver:
        """Return what a table is like now, without the hand that is being played."""
        record = state.record
        if record is not None:
            record = replace(record, hands=record.hands[: hands_over(state, record)])
        return cls(
            state.table_id,
            state.epoch,
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
            state.claims,
        )

    def at(self, host: Person, claim: Claim) -> TableTakenOver:
        """Return the same table in the program of its next host."""
        claims = (*self.claims, claim)
        return replace(self, host=host, epoch=claim.epoch, claims=claims, password=None)

    def copy_at(self, host: Person, table_id: str) -> TableTakenOver:
        """Return a copy of the table, which is another one from now on."""
        return replace(self, host=host, table_id=table_id, epoch=0, claims=(), password=None)

    def make(self) -> TableState:
        """Return the table at its new host, where everybody has still to arrive."""
        assert self.host is not None
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
            claims=self.claims,
        )


def _absent(owners: Iterable[Person], host: Person) -> tuple[Presence, ...]:
    people = {person.key: person for person in (*owners, host)}
    return tuple(Presence(person, connected=False) for person in people.values())
