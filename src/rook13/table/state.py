"""The whole state of a table, as one immutable value; facts lead from one to the next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from rook13.engine.record import Record
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.state import Dealing, GameOver, GameState, HandOver
from rook13.table.config import Person, TableConfig
from rook13.table.duplicate import Duplicate
from rook13.table.fair_deal import seed_from
from rook13.table.succession import Program


class TableStage(Enum):
    """How far a table has come: open for people, a game running, finished, or closed."""

    OPEN = "open"
    ACTIVE = "active"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat with its owner, and the level of the bot that plays it; a bot may stand in."""

    seat: Seat
    owner: Person | None = None
    bot: str | None = None
    ready: bool = False
    locked: bool = False
    deal_for_me: bool = False

    @property
    def player(self) -> Person | None:
        """Return the person who plays this seat, if no bot does."""
        return None if self.bot else self.owner

    def emptied(self) -> Chair:
        """Return the chair without an owner."""
        return Chair(self.seat, locked=self.locked)


@dataclass(frozen=True, slots=True)
class Presence:
    """Somebody at the table, or at its door while `waiting` for the host's approval."""

    person: Person
    connected: bool = True
    waiting: bool = False


@dataclass(frozen=True, slots=True)
class FairDeal:
    """One deal of the table, numbered through all its games, with what makes its seed."""

    number: int
    secret: str = field(repr=False)
    shares: Mapping[str, str] = field(default_factory=dict, repr=False)
    closed: bool = False
    commitments: Mapping[str, str] = field(default_factory=dict)
    """What seats have promised; nobody gives a share before all of it is `published`."""
    published: bool = False
    is_board: bool = False
    """Whether the secret is the seed itself, because the deal is one of a duplicate session."""

    def in_order(self, rules: Ruleset) -> tuple[tuple[str, str], ...]:
        """Return the shares in the order of the seats."""
        return _by_seat(rules, self.shares)

    def promised(self, rules: Ruleset) -> tuple[tuple[str, str], ...]:
        """Return the published commitments in the order of the seats."""
        return _by_seat(rules, self.commitments) if self.published else ()

    def missing(self) -> set[str]:
        """Return the seats that have still to give the share they promised."""
        return set(self.commitments) - set(self.shares) if self.published else set()

    def seed(self, rules: Ruleset) -> str:
        if self.is_board:
            return self.secret
        return seed_from(self.secret, self.in_order(rules), is_announced=self.published)


def _by_seat(rules: Ruleset, values: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    names = [seat.name for seat in rules.seats if seat.name in values]
    return tuple((name, values[name]) for name in names)


@dataclass(frozen=True, slots=True)
class LastAction:
    """The last action of a person, while it could still be taken back."""

    seat: Seat
    key: str


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Somebody wants to take back their last action; `agreed` are the keys that said yes."""

    asker: Person
    seat: Seat
    agreed: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class TableState:
    """A table at one revision."""

    table_id: str
    config: TableConfig
    rules: Ruleset
    chairs: tuple[Chair, ...]
    host: str | None = None
    """The key of the person in charge."""
    host_owns: bool = False
    """Whether the table runs in the host's own program; otherwise somebody is in charge of it."""
    stage: TableStage = TableStage.OPEN
    paused: bool = False
    people: tuple[Presence, ...] = ()
    admitted: frozenset[str] = frozenset()
    banned: frozenset[str] = frozenset()
    mutes: frozenset[tuple[str, str]] = frozenset()
    """Pairs of who does not want to hear whom."""
    held: Mapping[str, str] = field(default_factory=dict)
    """The seat whose cards a person has seen in this game."""
    promised: Mapping[str, Person] = field(default_factory=dict)
    """Who takes a seat when the hand is over."""
    places: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Where a key comes from, as far as that tells people apart."""
    banned_places: frozenset[str] = field(default=frozenset(), repr=False)
    game: GameState | None = None
    record: Record | None = None
    """The game on the table, or the last one."""
    deal: FairDeal | None = None
    """The deal that is being prepared."""
    hidden_deals: tuple[FairDeal, ...] = ()
    """Deals that were dealt and are not revealed yet."""
    deals: int = 0
    withheld: tuple[str, ...] = ()
    """The seats that promised a share in this game and did not give it."""
    disputes: frozenset[tuple[str, int]] = frozenset()
    ready_for_next: frozenset[str] = frozenset()
    """The seats whose players have seen the result of the hand that is over."""
    clock_ran_out: bool = False
    hints: Mapping[str, int] = field(default_factory=dict)
    """How often each seat has taken a hint in this game."""
    undos: Mapping[str, int] = field(default_factory=dict)
    """How often each seat has taken something back in this game."""
    bot_moves: Mapping[str, int] = field(default_factory=dict)
    """How many moves of this game a bot made in the place of each seat's owner."""
    last_action: LastAction | None = None
    undo: UndoRequest | None = None
    revision: int = 0
    game_revision: int = 0
    """When the game last changed."""
    config_revision: int = 0
    duplicate: Duplicate | None = None
    """The duplicate session that the table belongs to."""
    continues: tuple[str, ...] = ()
    """The tables at other hosts that this one continues, the last one last."""
    programs: Mapping[str, Program] = field(default_factory=dict)
    """Where the table could go on, by the key of whose program it is."""

    def chair(self, seat: str) -> Chair | None:
        return next((chair for chair in self.chairs if chair.seat.name == seat), None)

    def chair_of(self, key: str) -> Chair | None:
        return next((c for c in self.chairs if c.owner and c.owner.key == key), None)

    def presence(self, key: str) -> Presence | None:
        """Return a person who is here or waiting to join."""
        return next((p for p in self.people if p.person.key == key), None)

    def is_connected(self, key: str) -> bool:
        """Return whether somebody is here, let in and connected."""
        presence = self.presence(key)
        return presence is not None and presence.connected and not presence.waiting

    def guests(self) -> tuple[Presence, ...]:
        """Return everybody who has been let in."""
        return tuple(presence for presence in self.people if not presence.waiting)

    def is_hand_over(self) -> bool:
        """Return whether the result of a hand is open, and another hand follows."""
        return self.game is not None and isinstance(self.game.phase, HandOver)

    def is_hand_on(self) -> bool:
        """Return whether cards are in somebody's hand."""
        if self.stage is not TableStage.ACTIVE or self.game is None:
            return False
        return not isinstance(self.game.phase, Dealing | HandOver | GameOver)

    def is_ready(self, chair: Chair) -> bool:
        """Return whether a seat's player is ready for what comes next: the game, or a hand."""
        return chair.seat.name in self.ready_for_next if self.is_hand_over() else chair.ready

    def is_awake(self) -> bool:
        """Return whether anybody is here to see what happens."""
        return any(presence.connected for presence in self.guests())

    def may_watch(self, key: str | None) -> bool:
        """Return whether a person may see what is public of the game."""
        if self.config.spectators:
            return True
        return key is not None and (key == self.host or self.chair_of(key) is not None)

    def with_chair(self, chair: Chair) -> TableState:
        chairs = tuple(chair if c.seat == chair.seat else c for c in self.chairs)
        return replace(self, chairs=chairs)

    def with_presence(self, presence: Presence) -> TableState:
        return replace(self, people=(*self.without(presence.person.key).people, presence))

    def without(self, key: str) -> TableState:
        return replace(self, people=tuple(p for p in self.people if p.person.key != key))
