"""What happens at a table: its life, its people and what is said.

Each fact knows how it changes the table and who may learn of it. The journal keeps facts, and
applying them one after the other makes the table again. No prose in here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import ModuleType
from typing import TypeVar

from rook13.table.config import Person, TableConfig
from rook13.table.limits import Key, SaidText, TableId, Word
from rook13.table.state import Chair, Presence, TableStage, TableState


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened at the table; everybody is told unless a class says otherwise."""

    @property
    def is_public(self) -> bool:
        """Return whether it belongs in the table's log."""
        return True

    def audience(self, state: TableState) -> frozenset[str] | None:
        """Return the keys of those who may learn of it, or None for everybody let in."""
        return None

    def apply(self, state: TableState) -> TableState:
        return state

    def happen(self, state: TableState) -> tuple[TableState, tuple[Fact, ...]]:
        """Return the table after it, and what is announced."""
        return self.apply(state), (self,)


@dataclass(frozen=True, slots=True)
class HiddenFact(Fact):
    """Something that the journal keeps and clients are not told."""

    def happen(self, state: TableState) -> tuple[TableState, tuple[Fact, ...]]:
        return self.apply(state), ()


@dataclass(frozen=True, slots=True)
class PersonFact(Fact):
    """Something about one person."""

    person: Person


@dataclass(frozen=True, slots=True)
class JoinRequestFact(PersonFact):
    """Something between the host and a person who wants to come in."""

    @property
    def is_public(self) -> bool:
        return False

    def audience(self, state: TableState) -> frozenset[str] | None:
        return frozenset({self.person.key} | ({state.host} if state.host else set()))


@dataclass(frozen=True, slots=True)
class TableOpened(Fact):
    """A table was made; without a host, the first person to join is the host."""

    table_id: TableId
    config: TableConfig
    host: Person | None = None

    def make(self) -> TableState:
        """Return the new table; its host is there from the start."""
        rules = self.config.rules()
        host = self.host
        return TableState(
            self.table_id,
            self.config,
            rules,
            tuple(Chair(seat) for seat in rules.seats),
            host=host.key if host else None,
            host_owns=host is not None,
            people=(Presence(host),) if host else (),
            admitted=frozenset({host.key}) if host else frozenset(),
            revision=1,
        )


@dataclass(frozen=True, slots=True)
class TableReopened(Fact):
    """The table came back from its journal; everybody has to connect again."""

    def apply(self, state: TableState) -> TableState:
        """Keep players and the host as disconnected; drop what needed people present."""
        people = tuple(
            replace(presence, connected=False)
            for presence in state.guests()
            if state.chair_of(presence.person.key) or presence.person.key == state.host
        )
        return replace(state, people=people, undo=None)


@dataclass(frozen=True, slots=True)
class ConfigChanged(Fact):
    """The host chose something else; everybody has to say again that they are ready."""

    config: TableConfig

    def apply(self, state: TableState) -> TableState:
        """Keep people in place as far as the new game has seats."""
        rules = self.config.rules()
        old = dict(enumerate(state.chairs))
        chairs = tuple(
            replace(old.get(seat.index, Chair(seat)), seat=seat, ready=False)
            for seat in rules.seats
        )
        return replace(
            state, config=self.config, rules=rules, chairs=chairs, config_revision=state.revision
        )


@dataclass(frozen=True, slots=True)
class HostChanged(Fact):
    """Somebody else is in charge, or nobody."""

    person: Person | None = None

    def apply(self, state: TableState) -> TableState:
        return replace(state, host=self.person.key if self.person else None)


@dataclass(frozen=True, slots=True)
class TableClosed(Fact):
    """The table is closed."""

    def apply(self, state: TableState) -> TableState:
        return replace(state, stage=TableStage.CLOSED, paused=False, deal=None, undo=None)


@dataclass(frozen=True, slots=True)
class JoinRequested(JoinRequestFact):
    """Somebody waits to be let in."""

    def apply(self, state: TableState) -> TableState:
        return state.with_presence(Presence(self.person, waiting=True))


@dataclass(frozen=True, slots=True)
class JoinAnswered(JoinRequestFact):
    """The host let somebody in, or did not."""

    accepted: bool

    def apply(self, state: TableState) -> TableState:
        if self.accepted:
            return replace(state, admitted=state.admitted | {self.person.key})
        return state.without(self.person.key)


@dataclass(frozen=True, slots=True)
class JoinWithdrawn(JoinRequestFact):
    """Somebody who waited to be let in has gone."""

    def apply(self, state: TableState) -> TableState:
        return state.without(self.person.key)


@dataclass(frozen=True, slots=True)
class PersonJoined(PersonFact):
    """Somebody came in."""

    def apply(self, state: TableState) -> TableState:
        """Add them; they need no approval next time."""
        admitted = state.admitted | {self.person.key}
        return _arrived(replace(state, admitted=admitted), self.person)


@dataclass(frozen=True, slots=True)
class PersonLeft(PersonFact):
    """Somebody has gone; a seat in a running game stays theirs."""

    def apply(self, state: TableState) -> TableState:
        return state.without(self.person.key)


@dataclass(frozen=True, slots=True)
class ConnectionLost(PersonFact):
    """Somebody dropped out and may be back any moment."""

    def apply(self, state: TableState) -> TableState:
        return state.with_presence(Presence(self.person, connected=False))


@dataclass(frozen=True, slots=True)
class ConnectionBack(PersonFact):
    """Somebody who dropped out is back."""

    def apply(self, state: TableState) -> TableState:
        return _arrived(state, self.person)


@dataclass(frozen=True, slots=True)
class Kicked(PersonFact):
    """The host sent somebody away."""

    def apply(self, state: TableState) -> TableState:
        return _sent_away(state, self.person.key)


@dataclass(frozen=True, slots=True)
class Banned(PersonFact):
    """The host sent somebody away for good."""

    def apply(self, state: TableState) -> TableState:
        """Keep out the key, and others from the same address."""
        key = self.person.key
        place = {state.places[key]} if key in state.places else set()
        return replace(
            _sent_away(state, key),
            banned=state.banned | {key},
            banned_places=state.banned_places | place,
        )


@dataclass(frozen=True, slots=True)
class CameFrom(HiddenFact):
    """Where somebody comes from; nobody is told."""

    key: Key
    place: str

    def apply(self, state: TableState) -> TableState:
        """Remember it for those who are here or hold a seat, and forget the rest."""
        known = {presence.person.key for presence in state.people} | set(state.held)
        places = {key: place for key, place in state.places.items() if key in known}
        return replace(state, places={**places, self.key: self.place})


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
    if state.stage is TableStage.OPEN:
        return chair.emptied()
    return replace(chair.emptied(), bot=chair.bot or state.config.bot_level)


@dataclass(frozen=True, slots=True)
class Talk(PersonFact):
    """Somebody said something."""

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
        pair = frozenset({(self.by, self.whom)})
        return replace(state, mutes=state.mutes | pair if self.muted else state.mutes - pair)


Base = TypeVar("Base")


def concrete(base: type[Base], *modules: ModuleType) -> tuple[type[Base], ...]:
    """Return the classes of some modules that derive from `base` and have no descendants."""
    found = {
        cls: None
        for module in modules
        for cls in vars(module).values()
        if isinstance(cls, type) and issubclass(cls, base)
    }
    parents = {parent for cls in found for parent in cls.__bases__}
    return tuple(cls for cls in found if cls not in parents)
