"""What happens to the seats of a table: who sits where, and for whom a bot plays."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from enum import Enum

from rook13.table.config import Person
from rook13.table.facts import Fact, HiddenFact
from rook13.table.limits import SeatName, Word
from rook13.table.state import Chair, TableStage, TableState


class TakeoverCause(Enum):
    """Why a bot plays for somebody."""

    DROPPED = "dropped"
    LEFT = "left"
    STOOD_UP = "stood_up"
    HOST = "host"


@dataclass(frozen=True, slots=True)
class SeatFact(Fact, ABC):
    """Something about one seat."""

    seat: SeatName

    def apply(self, state: TableState) -> TableState:
        chair = state.chair(self.seat)
        assert chair is not None
        return state.with_chair(self.change(chair))

    @abstractmethod
    def change(self, chair: Chair) -> Chair:
        """Return the chair after it."""


@dataclass(frozen=True, slots=True)
class SeatTaken(SeatFact):
    """Somebody has this seat now, and left any other."""

    person: Person

    def apply(self, state: TableState) -> TableState:
        """Move them there; in a running game they see its cards."""
        old = state.chair_of(self.person.key)
        if old:
            state = state.with_chair(old.emptied())
        chair = state.chair(self.seat)
        assert chair is not None
        state = state.with_chair(self.change(chair))
        held = {**state.held, self.person.key: self.seat} if state.game else state.held
        promised = _without_promises(state, self.seat, self.person)
        return replace(state, held=held, promised=promised)

    def change(self, chair: Chair) -> Chair:
        return replace(chair.emptied(), owner=self.person)


def _without_promises(state: TableState, seat: str, person: Person) -> dict[str, Person]:
    return {
        name: waiting
        for name, waiting in state.promised.items()
        if name != seat and waiting != person
    }


@dataclass(frozen=True, slots=True)
class SeatPromised(HiddenFact):
    """Somebody takes this seat when the hand is over, or nobody does; the view tells it."""

    seat: SeatName
    person: Person | None = None

    def apply(self, state: TableState) -> TableState:
        if self.person is None:
            promised = {name: who for name, who in state.promised.items() if name != self.seat}
        else:
            promised = _without_promises(state, self.seat, self.person)
            promised[self.seat] = self.person
        return replace(state, promised=promised)


@dataclass(frozen=True, slots=True)
class SeatLeft(SeatFact):
    """Somebody no longer has this seat."""

    person: Person

    def change(self, chair: Chair) -> Chair:
        return chair.emptied()


@dataclass(frozen=True, slots=True)
class SeatsSwapped(Fact):
    """The occupants of two seats have changed places."""

    a: SeatName
    b: SeatName

    def apply(self, state: TableState) -> TableState:
        """Swap them; locks stay where they are."""
        first, second = state.chair(self.a), state.chair(self.b)
        assert first is not None
        assert second is not None
        state = state.with_chair(replace(second, seat=first.seat, locked=first.locked))
        return state.with_chair(replace(first, seat=second.seat, locked=second.locked))


@dataclass(frozen=True, slots=True)
class SeatOpened(SeatFact):
    """This seat belongs to nobody; a bot that plays it in a running game stays."""

    keeps_bot: bool

    def change(self, chair: Chair) -> Chair:
        bot = chair.bot if self.keeps_bot else None
        return Chair(chair.seat, bot=bot)


@dataclass(frozen=True, slots=True)
class SeatLocked(SeatFact):
    """Nobody may take this seat, or people may again."""

    locked: bool

    def change(self, chair: Chair) -> Chair:
        return replace(chair, locked=self.locked)


@dataclass(frozen=True, slots=True)
class BotSeated(SeatFact):
    """A bot of this level has this seat."""

    level: Word

    def change(self, chair: Chair) -> Chair:
        return replace(chair.emptied(), bot=self.level)


@dataclass(frozen=True, slots=True)
class BotTookOver(SeatFact):
    """A bot plays for the owner of this seat."""

    level: Word
    cause: TakeoverCause

    def change(self, chair: Chair) -> Chair:
        return replace(chair, bot=self.level)


@dataclass(frozen=True, slots=True)
class OwnerReturned(SeatFact):
    """The owner of this seat plays again."""

    person: Person

    def change(self, chair: Chair) -> Chair:
        return replace(chair, bot=None)


@dataclass(frozen=True, slots=True)
class ReadyChanged(SeatFact):
    """The player of this seat is ready for the game or for the next hand, or not any more."""

    ready: bool

    def apply(self, state: TableState) -> TableState:
        """Note it where it counts: at the seat before a game, and for one hand in a game."""
        if state.stage is TableStage.OPEN:
            return SeatFact.apply(self, state)
        seat = frozenset({self.seat})
        ready = state.ready_for_next | seat if self.ready else state.ready_for_next - seat
        return replace(state, ready_for_next=ready)

    def change(self, chair: Chair) -> Chair:
        return replace(chair, ready=self.ready)


@dataclass(frozen=True, slots=True)
class DealForMeSet(HiddenFact):
    """Whether the table deals for this seat."""

    seat: SeatName
    on: bool

    def apply(self, state: TableState) -> TableState:
        chair = state.chair(self.seat)
        assert chair is not None
        return state.with_chair(replace(chair, deal_for_me=self.on))
