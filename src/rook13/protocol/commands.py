"""What somebody at a table may ask of it: one struct for each command of the table."""

from __future__ import annotations

from rook13.protocol.limits import (
    ActionText,
    ChatText,
    HandNumber,
    Hex32,
    Key,
    SeatName,
    Word,
)
from rook13.protocol.structs import Asked
from rook13.protocol.wire_people import WireConfig


class Sit(Asked, frozen=True):
    """Take a free seat."""

    seat: SeatName


class Stand(Asked, frozen=True):
    """Leave one's seat and stay at the table."""


class Ready(Asked, frozen=True):
    """Say whether one is ready to start."""

    ready: bool


class DealForMe(Asked, frozen=True):
    """Say whether the table deals by itself when it is one's turn to deal."""

    on: bool


class SwapSeats(Asked, frozen=True):
    """Exchange who sits on two seats."""

    a: SeatName
    b: SeatName


class SeatBot(Asked, frozen=True):
    """Give a seat to a bot."""

    seat: SeatName
    level: Word


class OpenSeat(Asked, frozen=True):
    """Make a seat free."""

    seat: SeatName


class LockSeat(Asked, frozen=True):
    """Keep a seat from being taken, or allow it again."""

    seat: SeatName
    locked: bool


class Configure(Asked, frozen=True):
    """Set the table up differently."""

    config: WireConfig


class Start(Asked, frozen=True):
    """Begin the game."""


class Act(Asked, frozen=True):
    """Do something in the game, in notation."""

    text: ActionText


class AskUndo(Asked, frozen=True):
    """Ask to take one's last action back."""


class AnswerUndo(Asked, frozen=True):
    """Agree to an undo, or not."""

    agree: bool


class RestartHand(Asked, frozen=True):
    """Play the cards of this hand again."""


class TakeHint(Asked, frozen=True):
    """Say that one asks an expert what to do."""


class Chat(Asked, frozen=True):
    """Say something."""

    text: ChatText


class Phrase(Asked, frozen=True):
    """Say one of the quick phrases."""

    key: Word


class Mute(Asked, frozen=True):
    """Stop hearing somebody, or hear them again."""

    person_key: Key
    muted: bool


class Pause(Asked, frozen=True):
    """Hold the game."""


class Resume(Asked, frozen=True):
    """Let the game go on."""


class Kick(Asked, frozen=True):
    """Send somebody away."""

    person_key: Key


class Ban(Asked, frozen=True):
    """Send somebody away for good."""

    person_key: Key


class GiveSeat(Asked, frozen=True):
    """Give a seat to somebody at the table."""

    seat: SeatName
    person_key: Key


class Approve(Asked, frozen=True):
    """Let somebody in who asked to join, or not."""

    person_key: Key
    accepted: bool


class EndGame(Asked, frozen=True):
    """End the game before it is decided."""


class NextGame(Asked, frozen=True):
    """Get ready for another game."""


class CloseTable(Asked, frozen=True):
    """Close the table."""


class Contribute(Asked, frozen=True):
    """Add one's share to the seed of a deal."""

    deal: HandNumber
    share: Hex32


class DisputeDeal(Asked, frozen=True):
    """Tell everybody that a revealed deal did not pass one's own check."""

    deal: HandNumber
    problem: Word


TableCommand = (
    Sit
    | Stand
    | Ready
    | DealForMe
    | SwapSeats
    | SeatBot
    | OpenSeat
    | LockSeat
    | Configure
    | Start
    | Act
    | AskUndo
    | AnswerUndo
    | RestartHand
    | TakeHint
    | Chat
    | Phrase
    | Mute
    | Pause
    | Resume
    | Kick
    | Ban
    | GiveSeat
    | Approve
    | EndGame
    | NextGame
    | CloseTable
    | Contribute
    | DisputeDeal
)
