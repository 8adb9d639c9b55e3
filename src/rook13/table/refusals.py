"""Why a table refuses something: one name for every rule of the table, and never prose."""

from __future__ import annotations

from enum import Enum

from rook13.engine.notation import NotationReason
from rook13.engine.reasons import Reason


class Refusal(Enum):
    """The rule of the table that a command breaks."""

    MALFORMED = "malformed"
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
