"""What comes of asking a table: an answer, facts with their audience, and questions for bots.

A `Draft` is a change in the making: nothing counts until the journal has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum

from rook13.engine.notation import NotationReason
from rook13.engine.reasons import Reason
from rook13.engine.seats import Seat
from rook13.engine.view import PlayerView
from rook13.table.facts import Fact
from rook13.table.state import TableState


class Refusal(Enum):
    """The rule of the table that a command breaks."""

    MALFORMED = "malformed"
    DUPLICATE_IS_SET_UP = "duplicate_is_set_up"
    UNREADABLE = "unreadable"
    UNKNOWN_SEAT = "unknown_seat"
    UNKNOWN_LEVEL = "unknown_level"
    UNKNOWN_PHRASE = "unknown_phrase"
    BAD_CONFIG = "bad_config"
    CHAT_EMPTY = "chat_empty"
    CHAT_TOO_LONG = "chat_too_long"

    NOT_AT_TABLE = "not_at_table"
    WAITING_FOR_APPROVAL = "waiting_for_approval"
    BANNED = "banned"
    NAME_TAKEN = "name_taken"
    NO_SPECTATORS = "no_spectators"
    TABLE_FULL = "table_full"

    NOT_SEATED = "not_seated"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_HOST = "not_host"

    TABLE_CLOSED = "table_closed"
    GAME_RUNNING = "game_running"
    NO_GAME_RUNNING = "no_game_running"
    GAME_FINISHED = "game_finished"
    GAME_NOT_FINISHED = "game_not_finished"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"

    SEAT_TAKEN = "seat_taken"
    SEAT_LOCKED = "seat_locked"
    SEAT_RESERVED = "seat_reserved"
    TAKEOVER_OFF = "takeover_off"
    OTHER_SEAT_THIS_GAME = "other_seat_this_game"
    SEAT_FROM_SAME_PLACE = "seat_from_same_place"
    NOT_EVERYBODY_READY = "not_everybody_ready"
    UNKNOWN_PERSON = "unknown_person"
    NOT_WAITING = "not_waiting"
    IS_HOST = "is_host"

    BOT_PLAYS = "bot_plays"
    CLOCK_RAN_OUT = "clock_ran_out"
    DEAL_NOT_READY = "deal_not_ready"
    NOT_YOUR_TURN = "not_your_turn"
    ILLEGAL = "illegal"
    STALE = "stale"
    UNKNOWN_REVISION = "unknown_revision"
    OLD_COMMAND = "old_command"

    NO_SUCH_DEAL = "no_such_deal"
    NO_SHARE_WANTED = "no_share_wanted"
    ALREADY_CONTRIBUTED = "already_contributed"
    SHARE_NOT_PROMISED = "share_not_promised"
    ALREADY_DISPUTED = "already_disputed"

    UNDO_OFF = "undo_off"
    NOTHING_TO_UNDO = "nothing_to_undo"
    UNDO_PENDING = "undo_pending"
    NO_UNDO_ASKED = "no_undo_asked"
    OWN_UNDO = "own_undo"
    NOT_ALONE = "not_alone"
    HINTS_OFF = "hints_off"

    TOO_MUCH_TALK = "too_much_talk"
    JOURNAL_FAILED = "journal_failed"


Detail = Reason | NotationReason | str | None


class Refused(Exception):
    """A command was refused and changed nothing; `detail` is the cause below the refusal."""

    def __init__(self, refusal: Refusal, detail: Detail = None) -> None:
        super().__init__(f"{refusal.value}: {detail}")
        self.refusal = refusal
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Accepted:
    """A command was done; `command_id` is None where there was no command, as in joining."""

    command_id: int | None
    revision: int


@dataclass(frozen=True, slots=True)
class Rejected:
    """A command was refused, at this revision of the table."""

    command_id: int | None
    revision: int
    refusal: Refusal
    detail: Detail = None


Answer = Accepted | Rejected


class ClosedReason(Enum):
    """Why somebody is no longer at a table, and will not come back by itself."""

    LEFT = "left"
    KICKED = "kicked"
    BANNED = "banned"
    DECLINED = "declined"
    CLOSED = "closed"
    MOVED = "moved"
    REPLACED = "replaced"

    @classmethod
    def of(cls, word: str) -> ClosedReason:
        """Return the reason that a host gives; one from a later version is just the end."""
        return cls(word) if word in {each.value for each in cls} else cls.CLOSED


@dataclass(frozen=True, slots=True)
class Announcement:
    """A fact for these keys, or for everybody who was let in."""

    fact: Fact
    audience: frozenset[str] | None


@dataclass(frozen=True, slots=True)
class BotTicket:
    """Which move a bot is asked for; an answer to any other is ignored."""

    game_revision: int
    seat: str
    level: str


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A question for the bots; the answer goes to `Table.bot_moved`."""

    ticket: BotTicket
    seat: Seat
    level: str
    view: PlayerView


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a call of the table brought about; `changed` says whether to send everybody an update.

    `removed` are keys of people who were at the table, or its door, and are no longer.
    """

    answer: Answer | None = None
    revision: int = 0
    changed: bool = False
    announcements: tuple[Announcement, ...] = ()
    bot_requests: tuple[BotRequest, ...] = ()
    removed: tuple[str, ...] = ()
    is_private: bool = False
    """Whether nothing has changed for anybody but who asked."""

    def facts_for(self, key: str) -> tuple[Fact, ...]:
        """Return what a person who was let in may learn."""
        return tuple(
            told.fact
            for told in self.announcements
            if told.audience is None or key in told.audience
        )


REMEMBERED = 32


class AnswerBook:
    """The last answers to each person; command ids of a person only ever grow."""

    def __init__(self) -> None:
        self._answers: dict[str, dict[int, Answer]] = {}

    def last_command(self, key: str | None) -> int:
        """Return the largest id that a person has used, or 0."""
        return max(self._answers.get(key or "", {}), default=0)

    def find(self, key: str, command_id: int) -> Answer | None:
        """Return the answer that a command had; raises Refused for an id that is out of date."""
        answers = self._answers.get(key, {})
        if command_id not in answers and command_id < min(answers, default=0):
            raise Refused(Refusal.OLD_COMMAND)
        return answers.get(command_id)

    def note(self, key: str, command_id: int, answer: Answer) -> None:
        """Remember an answer and forget the oldest."""
        answers = self._answers.setdefault(key, {})
        answers[command_id] = answer
        if len(answers) > REMEMBERED:
            del answers[min(answers)]

    def keep_only(self, keys: Iterable[str]) -> None:
        """Forget everybody else."""
        wanted = set(keys)
        self._answers = {key: found for key, found in self._answers.items() if key in wanted}


Entropy = Callable[[int], bytes]
"""Returns so many unpredictable bytes."""


class Draft:
    """The table as it would be at the next revision."""

    def __init__(self, state: TableState, now: float, entropy: Entropy) -> None:
        self.state = replace(state, revision=state.revision + 1)
        self.now = now
        self.entropy = entropy
        self.facts: list[Fact] = []
        self.announcements: list[Announcement] = []

    def put(self, fact: Fact) -> None:
        self.state, told = fact.happen(self.state)
        self.facts.append(fact)
        self.announcements += [Announcement(one, one.audience(self.state)) for one in told]

    def below(self, limit: int) -> int:
        """Return a uniform random integer below `limit`, which is at most 256."""
        fair = 256 - 256 % limit
        while True:
            drawn = self.entropy(1)[0]
            if drawn < fair:
                return drawn % limit
