"""A table as one person may see it: its view, and as much of the record as they may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Annotated

from msgspec import Meta

from rook13.engine.record import Record
from rook13.engine.redaction import Redactor
from rook13.engine.seats import Seat
from rook13.engine.view import PlayerView
from rook13.table.clock import Timers, mover
from rook13.table.config import Person, TableConfig
from rook13.table.duplicate import DuplicateView, commitment_to_deals
from rook13.table.facts import Fact, Talk
from rook13.table.fair_deal import commitment_to
from rook13.table.game_facts import GameEvent
from rook13.table.limits import (
    MOST_COUNTED,
    MOST_LOG,
    MOST_MUTED,
    MOST_PEOPLE,
    MOST_SEATS,
    Count,
    HandNumber,
    Hex32,
    Key,
    Revision,
    SeatName,
    Seconds,
    TableId,
    Word,
)
from rook13.table.play import contributors, looking_at_result, players_here
from rook13.table.state import Chair, FairDeal, TableStage, TableState


class Standing(Enum):
    """Whether a viewer is at the table, waits to be let in, or only looks from outside."""

    OUTSIDE = "outside"
    WAITING = "waiting"
    GUEST = "guest"


class Occupant(Enum):
    """Who plays a seat."""

    EMPTY = "empty"
    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A public fact and the revision that it came with."""

    revision: Revision
    fact: Fact


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """What everybody sees of a seat; seconds are how long a running timer has left."""

    seat: Seat
    person: Person | None = None
    """The owner, who may be away while a bot plays."""
    bot: Word | None = None
    connected: bool = False
    ready: bool = False
    locked: bool = False
    deal_for_me: bool = False
    grace_left: Seconds | None = None
    clock_left: Seconds | None = None
    hints: Count = 0
    """How often its player has taken a hint in this game."""
    undos: Count = 0
    """How often its player has taken something back in this game."""
    bot_moves: Count = 0
    """How many moves of this game a bot made in the place of its owner."""
    next_person: Person | None = None
    """Who takes the seat when the hand is over."""

    @property
    def occupant(self) -> Occupant:
        if self.bot:
            return Occupant.BOT
        return Occupant.PERSON if self.person else Occupant.EMPTY

    @property
    def stands_in(self) -> bool:
        """Return whether a bot plays for the owner."""
        return self.bot is not None and self.person is not None


@dataclass(frozen=True, slots=True)
class UndoInfo:
    """An undo that waits for answers."""

    asker: Person
    seat: Seat
    answer_wanted: bool = False
    """Whether the viewer is yet to answer."""
    seconds_left: Seconds | None = None


@dataclass(frozen=True, slots=True)
class DealInfo:
    """The deal that is being prepared."""

    number: HandNumber
    commitment: Hex32
    closed: bool = False
    share_wanted: bool = False
    """Whether the viewer's program is yet to give the share it has promised."""
    commitment_wanted: bool = False
    """Whether the viewer's program is yet to promise a share."""
    commitments: Annotated[tuple[tuple[SeatName, Hex32], ...], Meta(max_length=MOST_SEATS)] = ()
    """What everybody has promised, in the order of the seats; empty until all of it is there."""
    withheld: Annotated[tuple[SeatName, ...], Meta(max_length=MOST_SEATS)] = ()
    """Seats that promised a share in this game and did not give it; they are asked for none."""


@dataclass(frozen=True, slots=True)
class NextHandInfo:
    """Players who still look at the result of a hand, and how long the table waits for them."""

    waiting_for: Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)]
    seconds_left: Seconds | None = None


People = Annotated[tuple[Person, ...], Meta(max_length=MOST_PEOPLE)]


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as somebody, or a passer-by, sees it."""

    table_id: TableId
    revision: Revision
    config: TableConfig
    stage: TableStage
    standing: Standing
    seats: Annotated[tuple[SeatInfo, ...], Meta(max_length=MOST_SEATS)]
    paused: bool = False
    host: Key | None = None
    own_seat: Seat | None = None
    last_command: Revision = 0
    """The largest command id that the viewer has used: the next is larger."""
    others: People = ()
    """People at the table without a seat."""
    waiting: People = ()
    """People at the door, for the host."""
    muted: Annotated[tuple[Key, ...], Meta(max_length=MOST_MUTED)] = ()
    game: PlayerView | None = None
    undo: UndoInfo | None = None
    deal: DealInfo | None = None
    next_hand: NextHandInfo | None = None
    """What the next hand waits for, when one is over."""
    log: Annotated[tuple[LogEntry, ...], Meta(max_length=MOST_LOG)] = ()
    duplicate: DuplicateView | None = None
    """The duplicate session that the table belongs to; like the log only in whole views."""


class Viewer:
    """Makes the views of one table at one moment; what all of them share is made once."""

    def __init__(self, state: TableState, timers: Timers, now: float) -> None:
        self._state = state
        self._timers = timers
        self._now = now

    def is_of(self, state: TableState, timers: Timers, now: float) -> bool:
        """Return whether nothing has changed since, not even the time."""
        return self._state is state and self._timers is timers and self._now == now

    @cached_property
    def _seats(self) -> tuple[SeatInfo, ...]:
        return tuple(self._seat(each) for each in self._state.chairs)

    @cached_property
    def _redactor(self) -> Redactor | None:
        game = self._state.game
        return Redactor(game) if game is not None else None

    def view(self, key: str | None, last_command: int, log: list[LogEntry]) -> TableView:
        """Return what one person sees; None is a passer-by."""
        state, standing = self._state, self._standing(key)
        inside = standing is Standing.GUEST
        chair = state.chair_of(key) if key and inside else None
        return TableView(
            table_id=state.table_id,
            revision=state.revision,
            config=state.config,
            stage=state.stage,
            paused=state.paused,
            host=state.host,
            standing=standing,
            own_seat=chair.seat if chair else None,
            last_command=last_command,
            seats=self._seats,
            others=self._others() if inside else (),
            waiting=self._waiting() if inside and key == state.host else (),
            muted=tuple(sorted(whom for by, whom in state.mutes if by == key)),
            game=self._game(key, chair) if inside else None,
            undo=self._undo(key) if inside else None,
            deal=self._deal(chair) if inside else None,
            next_hand=self._next_hand() if inside else None,
            log=self._log(key, log) if inside else (),
        )

    def _standing(self, key: str | None) -> Standing:
        presence = self._state.presence(key) if key else None
        if presence is None:
            return Standing.OUTSIDE
        return Standing.WAITING if presence.waiting else Standing.GUEST

    def _seat(self, chair: Chair) -> SeatInfo:
        owner, timers = chair.owner, self._timers
        moving = mover(self._state) == chair and timers.turn is not None
        clock = timers.turn.at if moving and timers.turn else None
        return SeatInfo(
            seat=chair.seat,
            person=owner,
            bot=chair.bot,
            connected=owner is not None and self._state.is_connected(owner.key),
            ready=chair.ready,
            locked=chair.locked,
            deal_for_me=chair.deal_for_me,
            grace_left=self._left(timers.grace.get(owner.key) if owner else None),
            clock_left=self._left(clock),
            hints=_counted(self._state.hints, chair),
            undos=_counted(self._state.undos, chair),
            bot_moves=_counted(self._state.bot_moves, chair),
            next_person=self._state.promised.get(chair.seat.name),
        )

    def _left(self, at: float | None) -> float | None:
        return None if at is None else max(0.0, at - self._now)

    def _others(self) -> tuple[Person, ...]:
        people = (presence.person for presence in self._state.guests())
        return tuple(person for person in people if not self._state.chair_of(person.key))

    def _waiting(self) -> tuple[Person, ...]:
        return tuple(presence.person for presence in self._state.people if presence.waiting)

    def _game(self, key: str | None, chair: Chair | None) -> PlayerView | None:
        redactor = self._redactor
        if redactor is None or not self._state.may_watch(key):
            return None
        return redactor.view_for(chair.seat if chair else None)

    def _undo(self, key: str | None) -> UndoInfo | None:
        undo, timer = self._state.undo, self._timers.undo
        if undo is None:
            return None
        wanted = players_here(self._state) - {undo.asker.key} - undo.agreed
        left = self._left(timer.at if timer else None)
        return UndoInfo(undo.asker, undo.seat, key in wanted, left)

    def _deal(self, chair: Chair | None) -> DealInfo | None:
        deal = self._state.deal
        if deal is None:
            return None
        own = chair.seat.name if chair else ""
        is_open = not deal.published and not deal.closed
        return DealInfo(
            deal.number,
            self._commitment(deal),
            deal.closed,
            share_wanted=own in deal.missing(),
            commitment_wanted=is_open and own in contributors(self._state) - set(deal.commitments),
            commitments=deal.promised(self._state.rules),
            withheld=self._state.withheld,
        )

    def _commitment(self, deal: FairDeal) -> str:
        """Return what is promised of a deal, which of a board is that of the whole session."""
        duplicate = self._state.duplicate
        if deal.is_board and duplicate is not None:
            return commitment_to_deals(duplicate.seeds)
        return commitment_to(deal.secret)

    def _next_hand(self) -> NextHandInfo | None:
        looking, timer = looking_at_result(self._state), self._timers.result
        chairs = self._state.chairs
        seats = tuple(c.seat for c in chairs if c.player and c.player.key in looking)
        return NextHandInfo(seats, self._left(timer.at if timer else None)) if seats else None

    def _log(self, key: str | None, log: list[LogEntry]) -> tuple[LogEntry, ...]:
        """Leave out events of games with another set-up: their cards mean nothing now."""
        current = self._state.config_revision
        return tuple(
            entry
            for entry in log
            if self._may_read(entry.fact, key)
            and (entry.revision >= current or not isinstance(entry.fact, GameEvent))
        )

    def _may_read(self, fact: Fact, key: str | None) -> bool:
        if isinstance(fact, Talk):
            return (key or "", fact.person.key) not in self._state.mutes
        return not isinstance(fact, GameEvent) or self._state.may_watch(key)


def _counted(counts: Mapping[str, int], chair: Chair) -> int:
    return min(counts.get(chair.seat.name, 0), MOST_COUNTED)


def finished_record(state: TableState, key: str) -> Record | None:
    """Return the game up to the last hand that is over, or None for who may not watch."""
    record, presence = state.record, state.presence(key)
    if record is None or presence is None or presence.waiting or not state.may_watch(key):
        return None
    return replace(record, hands=record.hands[: hands_over(state, record)])


def hands_over(state: TableState, record: Record) -> int:
    """Count the deals before the first that is still secret, and before the one that is played.

    A deal that was thrown in waits, like its seed does, for the hand that it belongs to. A
    player who has gone back to an earlier hand plays one whose seed is known already.
    """
    hidden = {deal.seed(state.rules) for deal in state.hidden_deals}
    deals = enumerate(record.hands)
    told = next((place for place, hand in deals if hand.deal.seed in hidden), len(record.hands))
    return min(told, len(record.hands) - state.is_hand_on())
