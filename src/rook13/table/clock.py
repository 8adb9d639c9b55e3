"""The timers of a table, as values: when each is due and what it is for.

Times are not in the journal: a table that comes back restarts its clocks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from rook13.engine.game import seat_to_act
from rook13.engine.seats import Seat
from rook13.table.config import Pacing
from rook13.table.outcome import BotTicket
from rook13.table.play import (
    awaits_deal,
    contributors,
    is_alone_at_home,
    looking_at_result,
    players_here,
)
from rook13.table.state import Chair, TableStage, TableState


class Alarm(Enum):
    """What a timer is for."""

    GRACE = "grace"
    SHARES = "shares"
    UNDO = "undo"
    TURN = "turn"
    RESULT = "result"
    DEAL = "deal"
    BOT_ANSWERED = "bot_answered"
    BOT_LATE = "bot_late"


@dataclass(frozen=True, slots=True)
class Timer:
    """A due time that stays as long as the table waits for the same thing."""

    about: object
    at: float


@dataclass(frozen=True, slots=True)
class TurnTimer:
    """What is left of a turn, and when it ends unless the game is paused."""

    about: object
    left: float
    at: float | None = None


@dataclass(frozen=True, slots=True)
class BotTimer:
    """A bot that was asked: not to be shown before `due`, nor waited for after `deadline`."""

    ticket: BotTicket
    due: float
    deadline: float
    answer: str | None = None


@dataclass(frozen=True, slots=True)
class Timers:
    """Everything that a table waits for."""

    grace: Mapping[str, float] = field(default_factory=dict)
    shares: Timer | None = None
    undo: Timer | None = None
    turn: TurnTimer | None = None
    result: Timer | None = None
    deal: Timer | None = None
    bot: BotTimer | None = None

    def with_answer(self, text: str) -> Timers:
        """Return the same with the answer of the bot that was asked."""
        return replace(self, bot=replace(self.bot, answer=text)) if self.bot else self

    def earliest(self) -> tuple[float, Alarm, str] | None:
        """Return the next moment, what it is for, and whose grace ends if it is that."""
        moments = [(at, Alarm.GRACE, key) for key, at in self.grace.items()]
        singles = (
            (Alarm.SHARES, self.shares),
            (Alarm.UNDO, self.undo),
            (Alarm.RESULT, self.result),
            (Alarm.DEAL, self.deal),
        )
        moments += [(timer.at, alarm, "") for alarm, timer in singles if timer]
        if self.turn and self.turn.at is not None:
            moments.append((self.turn.at, Alarm.TURN, ""))
        if self.bot and self.bot.answer is not None:
            moments.append((self.bot.due, Alarm.BOT_ANSWERED, ""))
        elif self.bot:
            moments.append((self.bot.deadline, Alarm.BOT_LATE, ""))
        return min(moments, key=lambda moment: moment[0], default=None)


def retimed(timers: Timers, state: TableState, pacing: Pacing, now: float) -> Timers:
    """Return the moments that a table waits for after a change."""
    undo = state.undo
    return Timers(
        grace=_grace(timers, state, now),
        shares=_shares(timers.shares, state, pacing, now),
        undo=_timer(timers.undo, undo and undo.asker.key, now + pacing.undo_wait),
        turn=_turn(timers.turn, state, now),
        result=_result(timers.result, state, pacing, now),
        deal=_deal(timers.deal, state, pacing, now),
        bot=_bot(timers.bot, state, pacing, now),
    )


def mover(state: TableState) -> Chair | None:
    """Return the chair that the game waits for, unless it waits for people to agree."""
    if state.stage is not TableStage.ACTIVE or state.game is None or state.undo is not None:
        return None
    seat = seat_to_act(state.game)
    return state.chairs[seat.index] if seat else None


def moving_level(state: TableState) -> tuple[Seat, str] | None:
    """Return the seat to act and the level, if a bot is to act for it now."""
    chair = mover(state)
    if chair is None or state.paused or not state.is_awake():
        return None
    level = chair.bot or (state.config.bot_level if state.clock_ran_out else None)
    return (chair.seat, level) if level else None


def _timer(old: Timer | None, about: object, at: float) -> Timer | None:
    if about is None:
        return None
    return old if old and old.about == about else Timer(about, at)


def _grace(timers: Timers, state: TableState, now: float) -> dict[str, float]:
    away = [presence.person.key for presence in state.people if not presence.connected]
    return {key: timers.grace.get(key, now + state.config.grace) for key in away}


def _shares(old: Timer | None, state: TableState, pacing: Pacing, now: float) -> Timer | None:
    """Return how long to wait for promises and shares; disconnected players get their grace."""
    deal = state.deal
    if deal is None or deal.closed:
        return None
    seats = deal.missing() if deal.published else contributors(state) - set(deal.commitments)
    waited_for = (chair.player for chair in state.chairs if chair.seat.name in seats)
    if any(player and not state.is_connected(player.key) for player in waited_for):
        return None
    wait = pacing.share_wait if deal.published else pacing.commitment_wait
    return _timer(old, (deal.number, deal.published), now + wait)


def _turn(old: TurnTimer | None, state: TableState, now: float) -> TurnTimer | None:
    chair, clock = mover(state), state.config.turn_clock
    if clock is None or chair is None or chair.bot or state.clock_ran_out:
        return None
    if looking_at_result(state):
        return None
    about = state.game_revision, chair.seat.name, chair.owner
    timer = old if old and old.about == about else TurnTimer(about, clock)
    stands_still = state.paused or not state.is_awake()
    if stands_still and timer.at is not None:
        return replace(timer, left=max(0.0, timer.at - now), at=None)
    if not stands_still and timer.at is None:
        return replace(timer, at=now + timer.left)
    return timer


def _result(old: Timer | None, state: TableState, pacing: Pacing, now: float) -> Timer | None:
    """Return when the next hand starts by itself; a player alone at home is not rushed."""
    if not looking_at_result(state) or state.paused:
        return None
    if is_alone_at_home(state) and pacing.result_wait:
        return None
    return _timer(old, state.deals, now + pacing.result_wait)


def _deal(old: Timer | None, state: TableState, pacing: Pacing, now: float) -> Timer | None:
    if not _deals_by_itself(state) or state.game is None:
        return None
    nobody_looks = state.is_hand_over() and not players_here(state)
    pause = pacing.hand_pause if nobody_looks else pacing.bot_delay
    return _timer(old, state.deals, now + pause)


def _deals_by_itself(state: TableState) -> bool:
    chair = mover(state)
    ready = awaits_deal(state) and state.deal is not None and state.deal.closed
    if chair is None or not ready or looking_at_result(state):
        return False
    if state.paused or not state.is_awake():
        return False
    return bool(chair.bot) or chair.deal_for_me or state.clock_ran_out


def _bot(old: BotTimer | None, state: TableState, pacing: Pacing, now: float) -> BotTimer | None:
    moving = moving_level(state)
    if moving is None or awaits_deal(state):
        return None
    seat, level = moving
    ticket = BotTicket(state.game_revision, seat.name, level)
    if old and old.ticket == ticket:
        return old
    return BotTimer(ticket, now + pacing.bot_delay, now + pacing.bot_deadline)
