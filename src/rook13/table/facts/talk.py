"""Facts about what people say to each other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rook13.table.facts.base import Fact, HiddenFact
from rook13.table.limits import SaidText, Word
from rook13.table.people import Person
from rook13.table.state import TableState


@dataclass(frozen=True, slots=True)
class Talk(Fact):
    """Somebody said something."""

    person: Person

    def audience(self, state: TableState) -> frozenset[str] | None:
        """Leave out those who do not want to hear this person."""
        keys = (presence.person.key for presence in state.guests())
        return frozenset(key for key in keys if (key, self.person.key) not in state.mutes)


@dataclass(frozen=True, slots=True)
class Said(Talk):
    """Somebody said something in their own words."""

    text: SaidText


@dataclass(frozen=True, slots=True)
class PhraseSaid(Talk):
    """Somebody said one of the quick phrases."""

    key: Word


@dataclass(frozen=True, slots=True)
class Muted(HiddenFact):
    """Somebody does not want to hear somebody else, or wants to again."""

    by: str
    whom: str
    muted: bool

    def apply(self, state: TableState) -> TableState:
        """Note it."""
        pair = frozenset({(self.by, self.whom)})
        return replace(state, mutes=state.mutes | pair if self.muted else state.mutes - pair)
