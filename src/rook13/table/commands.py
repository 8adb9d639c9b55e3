"""What a person can ask of a table, one class for each command."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from msgspec import Meta

from rook13.engine.actions import Action
from rook13.table.config import TableConfig
from rook13.table.fair_deal import DealProblem
from rook13.table.limits import ChatText, HandNumber, Hex32, IpAddress, Key, Port, SeatName, Word
from rook13.table.succession import MOST_ADDRESSES

PHRASES = (
    *("hello", "good_luck", "well_played", "nice_try", "thanks", "sorry", "oops"),
    *("thinking", "your_turn", "one_moment", "good_game", "again", "goodbye"),
)
"""The quick phrases, by key."""
MOODS = ("happy", "laughing", "surprised", "sad", "cross", "puzzled")
"""Phrases that are shown as the face of a bird."""


@dataclass(frozen=True, slots=True)
class Command:
    """Something that a person asks for."""


@dataclass(frozen=True, slots=True)
class Sit(Command):
    """Take a seat, move to another, or take your own seat back from the bot."""

    seat: SeatName


@dataclass(frozen=True, slots=True)
class Stand(Command):
    """Leave the seat; in a running game a bot plays until the owner sits down again."""


@dataclass(frozen=True, slots=True)
class Ready(Command):
    """Say whether one is ready for the game to start, or for the next hand."""

    ready: bool


@dataclass(frozen=True, slots=True)
class DealForMe(Command):
    """Say whether the table deals by itself when it is your turn to deal."""

    on: bool


@dataclass(frozen=True, slots=True)
class SwapSeats(Command):
    """Swap the occupants of two seats."""

    a: SeatName
    b: SeatName


@dataclass(frozen=True, slots=True)
class SeatBot(Command):
    """Let a bot play a seat; in a running game the owner may take it back."""

    seat: SeatName
    level: Word


@dataclass(frozen=True, slots=True)
class OpenSeat(Command):
    """Free a seat; in a running game its bot plays on, but the owner loses it."""

    seat: SeatName


@dataclass(frozen=True, slots=True)
class LockSeat(Command):
    """Lock an empty seat, or unlock it."""

    seat: SeatName
    locked: bool


@dataclass(frozen=True, slots=True)
class GiveSeat(Command):
    """Give a seat to somebody at the table."""

    seat: SeatName
    person_key: Key


@dataclass(frozen=True, slots=True)
class Configure(Command):
    """Choose what is played and how."""

    config: TableConfig


@dataclass(frozen=True, slots=True)
class Start(Command):
    """Start the game; bots fill the empty seats."""


@dataclass(frozen=True, slots=True)
class Act(Command):
    """Do something in the game; it travels in notation, such as `A1 bid 95`."""

    action: Action = field(metadata={"sent_as": "text"})


@dataclass(frozen=True, slots=True)
class Commit(Command):
    """Promise a share of the seed of a deal by its SHA-256."""

    deal: HandNumber
    commitment: Hex32


@dataclass(frozen=True, slots=True)
class Contribute(Command):
    """Give the share of the seed of a deal that one has promised, 32 bytes in hex digits."""

    deal: HandNumber
    share: Hex32


@dataclass(frozen=True, slots=True)
class DisputeDeal(Command):
    """Tell everybody that a revealed deal did not pass your own check."""

    deal: HandNumber
    problem: DealProblem


@dataclass(frozen=True, slots=True)
class DisputeTable(Command):
    """Tell everybody that the table is not what the one was like that it continues."""

    difference: Word


@dataclass(frozen=True, slots=True)
class AskUndo(Command):
    """Ask to take back your last action."""


@dataclass(frozen=True, slots=True)
class AnswerUndo(Command):
    """Agree to what somebody wants to take back, or not."""

    agree: bool


@dataclass(frozen=True, slots=True)
class RestartHand(Command):
    """Play the cards of this hand again; only for a player alone."""


@dataclass(frozen=True, slots=True)
class TakeHint(Command):
    """Announce that one takes a hint."""


@dataclass(frozen=True, slots=True)
class OfferToHost(Command):
    """Say that the table can go on in your own program, and where that would listen."""

    fingerprint: Hex32
    port: Port
    addresses: Annotated[tuple[IpAddress, ...], Meta(max_length=MOST_ADDRESSES)] = ()


@dataclass(frozen=True, slots=True)
class Chat(Command):
    """Say something."""

    text: ChatText


@dataclass(frozen=True, slots=True)
class Phrase(Command):
    """Say one of the quick phrases."""

    key: Word


@dataclass(frozen=True, slots=True)
class Mute(Command):
    """Stop hearing what somebody says, or hear it again."""

    person_key: Key
    muted: bool


@dataclass(frozen=True, slots=True)
class Approve(Command):
    """Let in somebody who is waiting, or turn them away."""

    person_key: Key
    accepted: bool


@dataclass(frozen=True, slots=True)
class Kick(Command):
    """Send somebody away, who may come back."""

    person_key: Key


@dataclass(frozen=True, slots=True)
class Ban(Command):
    """Send somebody away for good."""

    person_key: Key


@dataclass(frozen=True, slots=True)
class Pause(Command):
    """Stop the game for a while."""


@dataclass(frozen=True, slots=True)
class Resume(Command):
    """Go on after a pause."""


@dataclass(frozen=True, slots=True)
class EndGame(Command):
    """End the game before it is decided."""


@dataclass(frozen=True, slots=True)
class NextGame(Command):
    """Make the table ready for another game with the same people."""


@dataclass(frozen=True, slots=True)
class CloseTable(Command):
    """Close the table."""
