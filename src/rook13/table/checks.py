"""The order of checks: well-formed, at the table, seated or host, stage; the rest comes after.

What is particular to a command (turn, legality) is checked where the command is carried out, and
the revision last of all.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import Enum

from rook13.table import commands as c
from rook13.table.config import LEVELS
from rook13.table.fair_deal import is_share
from rook13.table.limits import CHAT_LENGTH
from rook13.table.outcome import Refusal, Refused
from rook13.table.state import Chair, Presence, TableStage, TableState

_UNSPEAKABLE = ("Cc", "Cs", "Zl", "Zp")
"""Control characters, halves of characters, and breaks of line or paragraph."""
PHRASES = (
    *("hello", "good_luck", "well_played", "nice_try", "thanks", "sorry", "oops"),
    *("thinking", "your_turn", "one_moment", "good_game", "again", "goodbye"),
)


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
class CommandRule:
    """Who may give a command, when, and against which revision."""

    who: Who
    stages: frozenset[TableStage]
    against: Against = Against.NOTHING


_OPEN = frozenset({TableStage.OPEN})
_ACTIVE = frozenset({TableStage.ACTIVE})
_FINISHED = frozenset({TableStage.FINISHED})
_SEATING = _OPEN | _ACTIVE
_ALWAYS = _SEATING | _FINISHED

RULES: dict[type[c.Command], CommandRule] = {
    c.Sit: CommandRule(Who.GUEST, _SEATING),
    c.Stand: CommandRule(Who.SEATED, _SEATING),
    c.Ready: CommandRule(Who.SEATED, _OPEN, Against.CONFIG),
    c.DealForMe: CommandRule(Who.SEATED, _ALWAYS),
    c.SwapSeats: CommandRule(Who.HOST, _OPEN),
    c.SeatBot: CommandRule(Who.HOST, _SEATING),
    c.OpenSeat: CommandRule(Who.HOST, _SEATING),
    c.LockSeat: CommandRule(Who.HOST, _SEATING),
    c.GiveSeat: CommandRule(Who.HOST, _SEATING),
    c.Configure: CommandRule(Who.HOST, _OPEN),
    c.Start: CommandRule(Who.HOST, _OPEN),
    c.Act: CommandRule(Who.SEATED, _ACTIVE, Against.GAME),
    c.Contribute: CommandRule(Who.SEATED, _ACTIVE),
    c.DisputeDeal: CommandRule(Who.GUEST, _ALWAYS),
    c.AskUndo: CommandRule(Who.SEATED, _ACTIVE, Against.GAME),
    c.AnswerUndo: CommandRule(Who.SEATED, _ACTIVE, Against.GAME),
    c.RestartHand: CommandRule(Who.SEATED, _ACTIVE),
    c.TakeHint: CommandRule(Who.SEATED, _ACTIVE),
    c.Chat: CommandRule(Who.GUEST, _ALWAYS),
    c.Phrase: CommandRule(Who.GUEST, _ALWAYS),
    c.Mute: CommandRule(Who.GUEST, _ALWAYS),
    c.Approve: CommandRule(Who.HOST, _ALWAYS),
    c.Kick: CommandRule(Who.HOST, _ALWAYS),
    c.Ban: CommandRule(Who.HOST, _ALWAYS),
    c.Pause: CommandRule(Who.HOST, _ACTIVE),
    c.Resume: CommandRule(Who.HOST, _ACTIVE),
    c.EndGame: CommandRule(Who.HOST, _ACTIVE),
    c.NextGame: CommandRule(Who.HOST, _FINISHED),
    c.CloseTable: CommandRule(Who.HOST, _ALWAYS),
}


def check(state: TableState, key: str, command: c.Command) -> None:
    """Raise Refused at the first thing that is wrong, in the order of the design."""
    check_form(state, command)
    check_presence(state.presence(key))
    rule = RULES[type(command)]
    _check_who(state, key, command, rule.who)
    _check_stage(state.stage, rule.stages)


def check_revision(state: TableState, command: c.Command, revision: int) -> None:
    """Refuse a command that was made before what it depends on changed."""
    if not 0 <= revision <= state.revision:
        raise Refused(Refusal.UNKNOWN_REVISION)
    since = {
        Against.NOTHING: 0,
        Against.GAME: state.game_revision,
        Against.CONFIG: state.config_revision,
    }
    if revision < since[RULES[type(command)].against]:
        raise Refused(Refusal.STALE)


def check_presence(presence: Presence | None) -> None:
    """Refuse whoever is not at the table."""
    if presence is None or not presence.connected:
        raise Refused(Refusal.NOT_AT_TABLE)
    if presence.waiting:
        raise Refused(Refusal.WAITING_FOR_APPROVAL)


def check_form(state: TableState, command: c.Command) -> None:
    """Refuse what makes no sense at this table, whoever says it."""
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
        case c.Chat(text):
            _check_chat(text)
        case c.Phrase(key) if key not in PHRASES:
            raise Refused(Refusal.UNKNOWN_PHRASE, key)


def chair_named(state: TableState, seat: str) -> Chair:
    """Return the chair with this name, or refuse."""
    chair = state.chair(seat)
    if chair is None:
        raise Refused(Refusal.UNKNOWN_SEAT, seat)
    return chair


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
