"""What happens at a table with other people, and why it refuses something."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from rook13.engine.reasons import Reason
from rook13.table import duplicate_facts as n
from rook13.table import facts as f
from rook13.table import game_facts as g
from rook13.table import seat_facts as s
from rook13.table.config import Person
from rook13.table.fair_deal import DealProblem
from rook13.table.outcome import Refusal, Rejected
from rook13.wording.events import ShowCards, event_text
from rook13.wording.refusals import reason_text
from rook13.wording.text import Text
from rook13.wording.words import Names, cards_text

REFUSALS: Mapping[Refusal, str] = {
    Refusal.MALFORMED: "That request isn't valid.",
    Refusal.UNREADABLE: "The table couldn't read that action.",
    Refusal.UNKNOWN_SEAT: "There is no such seat at this table.",
    Refusal.UNKNOWN_LEVEL: "There is no such bot level.",
    Refusal.UNKNOWN_PHRASE: "There is no such quick phrase.",
    Refusal.BAD_CONFIG: "A table can't be set up like this: check “{detail}”.",
    Refusal.CHAT_EMPTY: "The message is empty.",
    Refusal.CHAT_TOO_LONG: "That's too long; keep it under 500 characters.",
    Refusal.NOT_AT_TABLE: "You have to be at the table for that.",
    Refusal.WAITING_FOR_APPROVAL: "The host hasn't let you in yet.",
    Refusal.BANNED: "The host banned this player from the table.",
    Refusal.NAME_TAKEN: "Someone at the table already has this name or one that looks like it.",
    Refusal.NO_SPECTATORS: "The table is full, and spectators aren't allowed.",
    Refusal.TABLE_FULL: "The table is full.",
    Refusal.NOT_SEATED: "You need a seat for that.",
    Refusal.NOT_YOUR_SEAT: "That's someone else's seat.",
    Refusal.NOT_HOST: "Only the host can do that.",
    Refusal.TABLE_CLOSED: "The table is closed.",
    Refusal.GAME_RUNNING: "You can't do that during a game.",
    Refusal.NO_GAME_RUNNING: "No game in progress.",
    Refusal.GAME_FINISHED: "The game is over; the host can start another.",
    Refusal.GAME_NOT_FINISHED: "The game isn't over yet.",
    Refusal.PAUSED: "The game is paused.",
    Refusal.NOT_PAUSED: "The game isn't paused.",
    Refusal.SEAT_TAKEN: "That seat is taken.",
    Refusal.SEAT_LOCKED: "The host has locked this seat.",
    Refusal.SEAT_RESERVED: "This seat is reserved for a player who may come back.",
    Refusal.TAKEOVER_OFF: "Bots keep their seats at this table until the game is over.",
    Refusal.SEAT_FROM_SAME_PLACE: (
        "Somebody with your address already has a seat. Before the game, the host can give you one."
    ),
    Refusal.OTHER_SEAT_THIS_GAME: (
        "You've seen someone's cards, so you can't take another seat this game."
    ),
    Refusal.NOT_EVERYBODY_READY: "Not everyone is ready yet.",
    Refusal.DUPLICATE_IS_SET_UP: "All tables of a duplicate session play by the same rules.",
    Refusal.UNKNOWN_PERSON: "No one by that name is at the table.",
    Refusal.NOT_WAITING: "No one by that name is waiting to join.",
    Refusal.IS_HOST: "You can't do that to the host.",
    Refusal.BOT_PLAYS: "A bot plays this seat; sit down to take it back.",
    Refusal.CLOCK_RAN_OUT: "Time's up; a bot makes this move.",
    Refusal.DEAL_NOT_READY: "The cards are still being shuffled.",
    Refusal.NOT_YOUR_TURN: "It's someone else's turn.",
    Refusal.ILLEGAL: "The rules don't allow that.",
    Refusal.STALE: "Something changed in the meantime; look again.",
    Refusal.UNKNOWN_REVISION: "The table hasn't got that far yet.",
    Refusal.OLD_COMMAND: "That request is too old.",
    Refusal.NO_SUCH_DEAL: "There is no such deal.",
    Refusal.NO_SHARE_WANTED: "This seat doesn't take part in the shuffle.",
    Refusal.ALREADY_CONTRIBUTED: "This seat has already added to the shuffle.",
    Refusal.ALREADY_DISPUTED: "This deal has already been disputed.",
    Refusal.SHARE_NOT_PROMISED: "That isn't what this seat had promised to add to the shuffle.",
    Refusal.UNDO_OFF: "This table doesn't allow takebacks.",
    Refusal.NOTHING_TO_UNDO: "There's nothing to take back.",
    Refusal.UNDO_PENDING: "Someone has already asked to take back a move.",
    Refusal.NO_UNDO_ASKED: "No one has asked to take back a move.",
    Refusal.OWN_UNDO: "The others have to agree.",
    Refusal.NOT_ALONE: "You can do that only in a solo game against bots.",
    Refusal.HINTS_OFF: "This table doesn't allow hints.",
    Refusal.TOO_MUCH_TALK: "You're sending messages too fast; wait a moment.",
    Refusal.JOURNAL_FAILED: "The host can't write its journal, so nothing was done.",
}

FACTS: Mapping[type[f.Fact], str] = {
    f.TableOpened: "The table is open.",
    f.TableReopened: "The host restarted, and the table is back.",
    f.ConfigChanged: "The host changed the table settings.",
    f.HostChanged: "{person} is now the host.",
    g.GameStarted: "The game has started; {first_dealer} deals first.",
    g.GamePaused: "The game is paused.",
    g.GameResumed: "The game continues.",
    g.GameEnded: "The game is over.",
    g.NextGamePlanned: "The table is open for another game.",
    f.TableClosed: "The table is closed.",
    f.JoinRequested: "{person} wants to join.",
    f.JoinAnswered: "{person} was let in.",
    f.JoinWithdrawn: "{person} stopped waiting.",
    f.PersonJoined: "{person} joined the table.",
    f.PersonLeft: "{person} left.",
    f.ConnectionLost: "{person} lost the connection.",
    f.ConnectionBack: "{person} is back.",
    f.Kicked: "The host removed {person}.",
    f.Banned: "The host banned {person}.",
    s.SeatTaken: "{person} sits at {seat}.",
    s.SeatLeft: "{person} left {seat}.",
    s.SeatsSwapped: "{a} and {b} swapped seats.",
    s.SeatOpened: "Seat {seat} is open.",
    s.SeatLocked: "Seat {seat} is locked.",
    s.BotSeated: "A bot ({level}) sits at {seat}.",
    s.BotTookOver: "A bot ({level}) plays for {seat}.",
    s.OwnerReturned: "{person} plays {seat} again.",
    s.ReadyChanged: "{seat} is ready.",
    f.Said: "{person}: {text}",
    f.PhraseSaid: "{person}: {phrase}",
    g.GameEvent: "Something happened in the game.",
    g.ClockRanOut: "{seat} ran out of time; a bot makes this move.",
    g.BotReplaced: "The bot at {seat} failed, so a simple move was made for it.",
    g.UndoAsked: "{person} wants to take back the last move.",
    g.UndoAgreed: "{person} agrees.",
    g.UndoRefused: "The move stands.",
    g.UndoDone: "The last move by {seat} was taken back.",
    g.Rewound: "{seat} went back to try again.",
    g.HintTaken: "{seat} took a hint.",
    g.DealCommitted: "Everyone is shuffling deal {deal}.",
    g.DealRevealed: "Shuffle of deal {deal} revealed.",
    n.BoardsCompared: "A table of the duplicate session has finished a board.",
    g.TableDisputed: "{person} left: this table isn't what the one before it was like.",
    g.DealDisputed: "{person}'s check shows that deal {deal} wasn't fair.",
}
NOBODY_IN_CHARGE = "The table has no host."
DEAL_PROBLEMS: Mapping[DealProblem, str] = {
    DealProblem.FAILED: "Don't trust deal {deal}: the host's proof of the shuffle doesn't hold.",
    DealProblem.MISSING: "Deal {deal} isn't verified: your part of the shuffle isn't in it.",
    DealProblem.KEPT_BACK: (
        "Don't trust deal {deal}: more than one player withheld their part of the shuffle."
    ),
}
DEAL_REDRAWN = (
    "Deal {deal} was shuffled again at {host}'s table. The shuffle before it was thrown away."
)
DEAL_WITHHELD = (
    "{person} didn't give the promised part of the shuffle. The cards are shuffled again."
)
BROKEN_OFF = "The host ended the game."
TURNED_AWAY = "The host didn't let {person} in."
UNLOCKED = "Seat {seat} is open to anyone."
NOT_READY = "{seat} isn't ready."
DUPLICATE_OVER = "The duplicate session is over."

PHRASES: Mapping[str, str] = {
    "hello": "Hello!",
    "good_luck": "Good luck!",
    "well_played": "Well played!",
    "nice_try": "Nice try!",
    "thanks": "Thank you!",
    "sorry": "Sorry!",
    "oops": "Oops!",
    "thinking": "Let me think.",
    "your_turn": "Your turn!",
    "one_moment": "One moment, please.",
    "good_game": "Good game!",
    "again": "Another game?",
    "goodbye": "Goodbye!",
    "happy": "Yay!",
    "laughing": "Ha ha!",
    "surprised": "Oh!",
    "sad": "Oh no…",
    "cross": "Grr!",
    "puzzled": "Hmm…",
}
LEVELS: Mapping[str, str] = {
    "easy": "Easy",
    "normal": "Normal",
    "hard": "Hard",
    "expert": "Expert",
}
ABOUT_PLACES = (
    *(s.SeatTaken, s.SeatLeft, s.SeatsSwapped, s.SeatOpened, s.SeatLocked),
    *(s.BotSeated, s.OwnerReturned),
)
"""Facts about the seats themselves; all others are about the players there."""


def refusal_text(rejected: Rejected) -> Text:
    """Return why the table refused a command, or which rule of the game it breaks."""
    if isinstance(rejected.detail, Reason):
        return reason_text(rejected.detail)
    return Text(REFUSALS[rejected.refusal], {"detail": str(rejected.detail or "")})


def deal_text(deal: int, problem: DealProblem) -> Text:
    """Return what the player's own check has found about a deal."""
    return Text(DEAL_PROBLEMS[problem], {"deal": deal})


def redrawn_text(deal: int, host: str) -> Text:
    """Return that a shuffle was thrown away before a deal, and at whose table."""
    return Text(DEAL_REDRAWN, {"deal": deal, "host": host})


def withheld_text(person: str) -> Text:
    """Return that somebody's promised share of the shuffle did not come."""
    return Text(DEAL_WITHHELD, {"person": person})


def phrase_text(key: str) -> Text:
    """Return a quick phrase; an ellipsis for one that this version does not know."""
    return Text(PHRASES.get(key, "…"))


def level_text(level: str) -> Text:
    """Return what a level of bots is called."""
    return Text(LEVELS[level])


def fact_text(fact: f.Fact, names: Names | None = None, cards: ShowCards = cards_text) -> Text:
    """Return what happened; events of the game need the names of the players."""
    if isinstance(fact, g.GameEvent) and names is not None:
        return event_text(fact.event, names, cards)
    fields = {field.name: getattr(fact, field.name) for field in dataclasses.fields(fact)}
    values: dict[str, Text | str | int] = {
        name: _value(name, value) for name, value in fields.items() if value is not None
    }
    if names is not None and not isinstance(fact, ABOUT_PLACES):
        values |= _players(values, names)
    if isinstance(fact, f.PhraseSaid):
        values["phrase"] = phrase_text(fact.key)
    return Text(_template(fact), values)


def _value(name: str, value: object) -> Text | str | int:
    if isinstance(value, Person):
        return value.name
    if name == "level" and value in LEVELS:
        return level_text(str(value))
    return value if isinstance(value, int) else str(value)


def _players(values: Mapping[str, object], names: Names) -> dict[str, str]:
    """Return who sits at the seats that a fact names."""
    by_name = {seat.name: names.seat(seat) for seat in names.rules.seats}
    seats = {name: str(values[name]) for name in ("seat", "first_dealer") if name in values}
    return {name: by_name[seat] for name, seat in seats.items() if seat in by_name}


def _template(fact: f.Fact) -> str:
    """Return the sentence for a fact, which may depend on its fields."""
    match fact:
        case f.HostChanged(person=None):
            return NOBODY_IN_CHARGE
        case g.GameEnded(decided=False):
            return BROKEN_OFF
        case f.JoinAnswered(accepted=False):
            return TURNED_AWAY
        case s.SeatLocked(locked=False):
            return UNLOCKED
        case s.ReadyChanged(ready=False):
            return NOT_READY
        case n.BoardsCompared(seeds=(_, *_)):
            return DUPLICATE_OVER
    return FACTS[type(fact)]
