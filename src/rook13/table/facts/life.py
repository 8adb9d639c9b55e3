"""Facts of the table's own life: opened, configured, started, paused, finished, closed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from msgspec import Meta

from rook13.engine.game import new_game
from rook13.engine.record import Record
from rook13.table.config import TableConfig
from rook13.table.facts.base import Fact
from rook13.table.limits import MOST_SEATS, Name, SeatName, TableId
from rook13.table.people import Person
from rook13.table.state import Chair, Presence, Stage, TableState


@dataclass(frozen=True, slots=True)
class TableOpened(Fact):
    """A table was made; without a host, who comes first is in charge."""

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
        """Keep who has a seat, or the table, as disconnected; drop what needed people present."""
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
        """Put them in charge."""
        return replace(state, host=self.person.key if self.person else None)


@dataclass(frozen=True, slots=True)
class GameStarted(Fact):
    """The game is on: who sits where by name, and who deals first."""

    first_dealer: SeatName
    names: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)]

    def apply(self, state: TableState) -> TableState:
        """Set up the game."""
        rules = state.rules
        dealer = rules.seat(self.first_dealer)
        options = rules.options.differing()
        return replace(
            state,
            stage=Stage.ACTIVE,
            paused=False,
            held={c.owner.key: c.seat.name for c in state.chairs if c.owner},
            game=new_game(rules, dealer),
            record=Record(rules.id, options, self.names, self.first_dealer),
            hints={},
            last_action=None,
            clock_ran_out=False,
            game_revision=state.revision,
        )


@dataclass(frozen=True, slots=True)
class GamePaused(Fact):
    """The game stands still."""

    def apply(self, state: TableState) -> TableState:
        """Stop."""
        return replace(state, paused=True)


@dataclass(frozen=True, slots=True)
class GameResumed(Fact):
    """The game goes on."""

    def apply(self, state: TableState) -> TableState:
        """Go on."""
        return replace(state, paused=False)


@dataclass(frozen=True, slots=True)
class GameEnded(Fact):
    """The game is over: decided, or broken off by the host."""

    decided: bool

    def apply(self, state: TableState) -> TableState:
        """Finish, and forget a deal that nobody will see."""
        return replace(
            state,
            stage=Stage.FINISHED,
            paused=False,
            deal=None,
            undo=None,
            last_action=None,
            clock_ran_out=False,
            game_revision=state.revision,
        )


@dataclass(frozen=True, slots=True)
class NextGamePlanned(Fact):
    """The table is open for another game; seats of people who are away become free."""

    def apply(self, state: TableState) -> TableState:
        """Open the table again; the record of the last game stays until the next begins."""
        chairs = tuple(_for_next_game(chair, state) for chair in state.chairs)
        return replace(state, stage=Stage.OPEN, chairs=chairs, game=None, held={})


def _for_next_game(chair: Chair, state: TableState) -> Chair:
    if chair.owner is None:
        return chair
    if state.presence(chair.owner.key) is None:
        return chair.emptied()
    return replace(chair, bot=None, ready=False)


@dataclass(frozen=True, slots=True)
class TableClosed(Fact):
    """The table is no more."""

    def apply(self, state: TableState) -> TableState:
        """Close."""
        return replace(state, stage=Stage.CLOSED, paused=False, deal=None, undo=None)
