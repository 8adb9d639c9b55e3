"""Facts about who is at the table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rook13.table.facts.base import DoorFact, Fact
from rook13.table.people import Person
from rook13.table.state import Chair, Presence, Stage, TableState


@dataclass(frozen=True, slots=True)
class JoinRequested(DoorFact):
    """Somebody waits at the door."""

    person: Person

    def audience(self, state: TableState) -> frozenset[str] | None:
        """Tell the host, and the person who waits."""
        return _door(state, self.person)

    def apply(self, state: TableState) -> TableState:
        """Let them wait."""
        return state.with_presence(Presence(self.person, waiting=True))


@dataclass(frozen=True, slots=True)
class JoinAnswered(DoorFact):
    """The host let somebody in, or did not."""

    person: Person
    accepted: bool

    def audience(self, state: TableState) -> frozenset[str] | None:
        """Tell the host, and the person who waited."""
        return _door(state, self.person)

    def apply(self, state: TableState) -> TableState:
        """Open the door or let them go."""
        if self.accepted:
            return replace(state, admitted=state.admitted | {self.person.key})
        return state.without(self.person.key)


@dataclass(frozen=True, slots=True)
class JoinWithdrawn(DoorFact):
    """Somebody who waited at the door has gone."""

    person: Person

    def audience(self, state: TableState) -> frozenset[str] | None:
        """Tell the host."""
        return _door(state, self.person)

    def apply(self, state: TableState) -> TableState:
        """Forget the request."""
        return state.without(self.person.key)


@dataclass(frozen=True, slots=True)
class PersonJoined(Fact):
    """Somebody came in."""

    person: Person

    def apply(self, state: TableState) -> TableState:
        """Add them; they need no approval next time."""
        admitted = state.admitted | {self.person.key}
        return _arrived(replace(state, admitted=admitted), self.person)


@dataclass(frozen=True, slots=True)
class PersonLeft(Fact):
    """Somebody has gone; a seat in a running game stays theirs."""

    person: Person

    def apply(self, state: TableState) -> TableState:
        """Remove them."""
        return state.without(self.person.key)


@dataclass(frozen=True, slots=True)
class ConnectionLost(Fact):
    """Somebody dropped out and may be back any moment."""

    person: Person

    def apply(self, state: TableState) -> TableState:
        """Mark them."""
        return state.with_presence(Presence(self.person, connected=False))


@dataclass(frozen=True, slots=True)
class ConnectionBack(Fact):
    """Somebody who dropped out is back."""

    person: Person

    def apply(self, state: TableState) -> TableState:
        """Unmark them."""
        return _arrived(state, self.person)


@dataclass(frozen=True, slots=True)
class Kicked(Fact):
    """The host sent somebody away."""

    person: Person

    def apply(self, state: TableState) -> TableState:
        """Remove them from table and seat."""
        return _sent_away(state, self.person.key)


@dataclass(frozen=True, slots=True)
class Banned(Fact):
    """The host sent somebody away for good."""

    person: Person

    def apply(self, state: TableState) -> TableState:
        """Remove them, and remember."""
        banned = state.banned | {self.person.key}
        return replace(_sent_away(state, self.person.key), banned=banned)


def _door(state: TableState, person: Person) -> frozenset[str]:
    return frozenset({person.key} | ({state.host} if state.host else set()))


def _arrived(state: TableState, person: Person) -> TableState:
    """Return the table with somebody connected, under the name they use now."""
    chair = state.chair_of(person.key)
    if chair:
        state = state.with_chair(replace(chair, owner=person))
    return state.with_presence(Presence(person))


def _sent_away(state: TableState, key: str) -> TableState:
    chair = state.chair_of(key)
    if chair:
        state = state.with_chair(_taken_from_owner(chair, state))
    return replace(state.without(key), admitted=state.admitted - {key})


def _taken_from_owner(chair: Chair, state: TableState) -> Chair:
    if state.stage is Stage.OPEN:
        return chair.emptied()
    return replace(chair.emptied(), bot=chair.bot or state.config.bot_level)
