"""How a command is handled: who may give it, when, what carries it out, and what follows from it.

It is checked in this order: well-formed, at the table, seated or host, stage. What is particular to
a command (turn, legality) is checked where it is carried out, and the revision last of all.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from rook13.table import commands as c
from rook13.table import hosting, play, seating
from rook13.table.commands import MOODS, PHRASES
from rook13.table.config import LEVELS
from rook13.table.fair_deal import is_share
from rook13.table.limits import CHAT_LENGTH
from rook13.table.outcome import Draft, Refusal, Refused
from rook13.table.seating import chair_named
from rook13.table.state import Presence, TableStage, TableState

_UNSPEAKABLE = ("Cc", "Cs", "Zl", "Zp")
"""Control characters, halves of characters, and breaks of line or paragraph."""


class Who(Enum):
    """Who may give a command."""

    GUEST = "guest"
    SEATED = "seated"
    HOST = "host"


class Against(Enum):
    """What must not have changed since the revision that a command was made against."""

    NOTHING = "nothing"
    GAME = "game"
    CONFIG = "config"


@dataclass(frozen=True, slots=True)
class Handling:
    """What carries out a command, who may give it, when, and against which revision."""

    carry_out: Callable[[Draft, str, Any], None]
    who: Who
    stages: frozenset[TableStage]
    against: Against = Against.NOTHING


_OPEN = frozenset({TableStage.OPEN})
_ACTIVE = frozenset({TableStage.ACTIVE})
_FINISHED = frozenset({TableStage.FINISHED})
_SEATING = _OPEN | _ACTIVE
_ALWAYS = _SEATING | _FINISHED

HANDLING: dict[type[c.Command], Handling] = {
    c.Sit: Handling(seating.sit, Who.GUEST, _SEATING),
    c.Stand: Handling(seating.stand, Who.SEATED, _SEATING),
    c.Ready: Handling(seating.ready, Who.SEATED, _SEATING, Against.CONFIG),
    c.DealForMe: Handling(seating.deal_for_me, Who.SEATED, _ALWAYS),
    c.SwapSeats: Handling(seating.swap_seats, Who.HOST, _OPEN),
    c.SeatBot: Handling(seating.seat_bot, Who.HOST, _SEATING),
    c.OpenSeat: Handling(seating.open_seat, Who.HOST, _SEATING),
    c.LockSeat: Handling(seating.lock_seat, Who.HOST, _SEATING),
    c.GiveSeat: Handling(seating.give_seat, Who.HOST, _SEATING),
    c.Configure: Handling(hosting.configure, Who.HOST, _OPEN),
    c.Start: Handling(hosting.start, Who.HOST, _OPEN),
    c.Act: Handling(play.act, Who.SEATED, _ACTIVE, Against.GAME),
    c.Commit: Handling(play.commit, Who.SEATED, _ACTIVE),
    c.Contribute: Handling(play.contribute, Who.SEATED, _ACTIVE),
    c.DisputeDeal: Handling(play.dispute_deal, Who.GUEST, _ALWAYS),
    c.DisputeTable: Handling(play.dispute_table, Who.GUEST, _ALWAYS),
    c.AskUndo: Handling(play.ask_undo, Who.SEATED, _ACTIVE, Against.GAME),
    c.AnswerUndo: Handling(play.answer_undo, Who.SEATED, _ACTIVE, Against.GAME),
    c.RestartHand: Handling(play.restart_hand, Who.SEATED, _ACTIVE),
    c.TakeHint: Handling(play.take_hint, Who.SEATED, _ACTIVE),
    c.OfferToHost: Handling(hosting.offer_to_host, Who.SEATED, _ALWAYS),
    c.Chat: Handling(hosting.chat, Who.GUEST, _ALWAYS),
    c.Phrase: Handling(hosting.phrase, Who.GUEST, _ALWAYS),
    c.Mute: Handling(hosting.mute, Who.GUEST, _ALWAYS),
    c.Approve: Handling(hosting.approve, Who.HOST, _ALWAYS),
    c.Kick: Handling(hosting.kick, Who.HOST, _ALWAYS),
    c.Ban: Handling(hosting.ban, Who.HOST, _ALWAYS),
    c.Pause: Handling(hosting.pause, Who.HOST, _ACTIVE),
    c.Resume: Handling(hosting.resume, Who.HOST, _ACTIVE),
    c.EndGame: Handling(hosting.end_game, Who.HOST, _ACTIVE),
    c.NextGame: Handling(hosting.next_game, Who.HOST, _FINISHED),
    c.CloseTable: Handling(hosting.close_table, Who.HOST, _ALWAYS),
}


def check(state: TableState, key: str, command: c.Command) -> None:
    """Raise Refused at the first thing that is wrong."""
    check_form(state, command)
    check_presence(state.presence(key))
    handling = HANDLING[type(command)]
    _check_who(state, key, command, handling.who)
    _check_stage(state.stage, handling.stages)


def check_revision(state: TableState, key: str, command: c.Command, revision: int) -> None:
    """Refuse a command that was made before what it depends on changed.

    A player alone takes back their own last action, even if bots have acted since.
    """
    if not 0 <= revision <= state.revision:
        raise Refused(Refusal.UNKNOWN_REVISION)
    since = {
        Against.NOTHING: 0,
        Against.GAME: state.game_revision,
        Against.CONFIG: state.config_revision,
    }
    is_same = isinstance(command, c.AskUndo) and play.is_alone(state, key)
    if revision < since[HANDLING[type(command)].against] and not is_same:
        raise Refused(Refusal.STALE)


def check_presence(presence: Presence | None) -> None:
    """Refuse a person who is not at the table."""
    if presence is None or not presence.connected:
        raise Refused(Refusal.NOT_AT_TABLE)
    if presence.waiting:
        raise Refused(Refusal.WAITING_FOR_APPROVAL)


def check_form(state: TableState, command: c.Command) -> None:
    """Refuse what makes no sense at this table."""
    match command:
        case c.Sit(seat) | c.OpenSeat(seat) | c.LockSeat(seat, _) | c.GiveSeat(seat, _):
            chair_named(state, seat)
        case c.SwapSeats(a, b):
            chair_named(state, a)
            chair_named(state, b)
        case c.SeatBot(seat, level):
            chair_named(state, seat)
            if level not in LEVELS:
                raise Refused(Refusal.UNKNOWN_LEVEL, level)
        case c.Configure(config):
            problem = config.problem()
            if problem:
                raise Refused(Refusal.BAD_CONFIG, problem)
        case c.Contribute(_, share) if not is_share(share):
            raise Refused(Refusal.MALFORMED, "share")
        case c.Commit(_, commitment) if not is_share(commitment):
            raise Refused(Refusal.MALFORMED, "commitment")
        case c.Chat(text):
            _check_chat(text)
        case c.Phrase(key) if key not in (*PHRASES, *MOODS):
            raise Refused(Refusal.UNKNOWN_PHRASE, key)


def _check_chat(text: str) -> None:
    if not text.strip():
        raise Refused(Refusal.CHAT_EMPTY)
    if len(text) > CHAT_LENGTH:
        raise Refused(Refusal.CHAT_TOO_LONG)
    if any(unicodedata.category(letter) in _UNSPEAKABLE for letter in text):
        raise Refused(Refusal.MALFORMED, "text")


def _check_who(state: TableState, key: str, command: c.Command, who: Who) -> None:
    if who is Who.HOST and key != state.host:
        raise Refused(Refusal.NOT_HOST)
    chair = state.chair_of(key)
    if who is Who.SEATED and chair is None:
        raise Refused(Refusal.NOT_SEATED)
    if isinstance(command, c.Act) and chair and command.action.seat != chair.seat:
        raise Refused(Refusal.NOT_YOUR_SEAT)


def _check_stage(stage: TableStage, allowed: frozenset[TableStage]) -> None:
    if stage in allowed:
        return
    if stage is TableStage.CLOSED:
        raise Refused(Refusal.TABLE_CLOSED)
    if allowed == _FINISHED:
        raise Refused(Refusal.GAME_NOT_FINISHED)
    if stage is TableStage.ACTIVE:
        raise Refused(Refusal.GAME_RUNNING)
    finished = stage is TableStage.FINISHED and TableStage.OPEN in allowed
    raise Refused(Refusal.GAME_FINISHED if finished else Refusal.NO_GAME_RUNNING)


_CONSEQUENCES = (
    play.conclude_undo,
    play.reveal_deals,
    play.conclude_game,
    seating.keep_promises,
    play.miss_shares,
    play.prepare_deal,
    play.publish_commitments,
    play.close_shares,
    seating.pass_host_on,
)


def advance(draft: Draft) -> None:
    """Do everything that follows by itself, until nothing more does."""
    while any(consequence(draft) for consequence in _CONSEQUENCES):
        pass
