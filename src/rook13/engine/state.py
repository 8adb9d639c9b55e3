"""The immutable state of a game: what stays for the match, and one class for each phase.

Seats and suits are indices and sets of cards are masks in here; `view.py` turns them into values.
What is made again with every card is a named tuple: it is made five times as fast as a dataclass.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from rook13.engine.actions import Dealt
from rook13.engine.auction import Bidding, Call
from rook13.engine.trick import NO_TRUMP, TrickTables

if TYPE_CHECKING:
    from rook13.engine.ruleset import Ruleset

NOBODY = -1


class Phase(Enum):
    """What is going on at the table."""

    DEALING = "dealing"
    AUCTION = "auction"
    EXCHANGE = "exchange"
    TRUMP = "trump"
    PLAY = "play"
    HAND_OVER = "hand_over"
    GAME_OVER = "game_over"


@dataclass(frozen=True, slots=True)
class HandResult:
    """The result of a finished hand; points, score and totals are per side."""

    number: int
    dealer: int
    declarer: int
    call: Call | None
    trump: int
    bids: tuple[int, ...]
    """Tricks promised by each seat, where everybody bids for themselves."""
    tricks: tuple[int, ...]
    """Tricks taken by each seat."""
    points: tuple[int, ...]
    score: tuple[int, ...]
    totals: tuple[int, ...]
    made: bool | None
    reneged: int = NOBODY
    """The seat whose renege ended the hand."""


@dataclass(frozen=True, slots=True)
class Match:
    """What outlives a hand."""

    dealer: int
    totals: tuple[int, ...]
    number: int = 1
    redeals: int = 0
    """How often the dealer has thrown this hand in."""
    results: tuple[HandResult, ...] = ()


@dataclass(frozen=True, slots=True)
class Dealing:
    """The dealer is about to deal."""


@dataclass(frozen=True, slots=True)
class AuctionPhase:
    """The seats bid."""

    dealt: Dealt
    bidding: Bidding
    trump: int = NO_TRUMP
    """Already known where a turned card decides it."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """The declarer has taken the kitty and discards; `hands` has the kitty in it."""

    dealt: Dealt
    bidding: Bidding
    hands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Naming:
    """Somebody names trump: the declarer after the discard, or the dealer before the bidding."""

    dealt: Dealt
    seat: int
    hands: tuple[int, ...]
    bidding: Bidding | None = None
    discard: int = 0


@dataclass(frozen=True, slots=True)
class HandSetup:
    """What is settled when the first card is led, shared by all states of the play."""

    dealt: Dealt
    bidding: Bidding
    declarer: int
    call: Call | None
    discard: int
    tables: TrickTables
    orders: tuple[tuple[int, ...], ...]
    """For each leader the seats in the order in which they play."""


class Trick(NamedTuple):
    """A finished trick; cards lie in the order of `HandSetup.orders[leader]`."""

    leader: int
    cards: tuple[int, ...]
    led: int
    winner: int


@dataclass(frozen=True, slots=True)
class Renege:
    """A card that broke the follow rule, with the play as it stood before."""

    seat: int
    denied: int
    """The cards that the offender said not to have."""
    before: Playing
    exposed: bool = False
    """Whether the offender has since shown one of them."""


class Playing(NamedTuple):
    """Tricks are played; `points` is counters taken, per side; `won` is tricks, per seat."""

    setup: HandSetup
    hands: tuple[int, ...]
    turn: int
    leader: int
    trick: tuple[int, ...]
    led: int
    tricks: tuple[Trick, ...]
    points: tuple[int, ...]
    won: tuple[int, ...]
    reneges: tuple[Renege, ...] = ()
    correcting: bool = False
    """The seat in turn is correcting a renege and must follow."""
    callers: int = 0
    """Seats that have wrongly called a renege since the last card."""


@dataclass(frozen=True, slots=True)
class HandOver:
    """A hand is scored and face up; `play` is how it ended."""

    play: Playing


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game is decided; `winners` are sides, more than one when they share the place."""

    play: Playing
    winners: tuple[int, ...]


PhaseState = Dealing | AuctionPhase | Exchange | Naming | Playing | HandOver | GameOver

PHASE_OF: dict[type[PhaseState], Phase] = {
    Dealing: Phase.DEALING,
    AuctionPhase: Phase.AUCTION,
    Exchange: Phase.EXCHANGE,
    Naming: Phase.TRUMP,
    Playing: Phase.PLAY,
    HandOver: Phase.HAND_OVER,
    GameOver: Phase.GAME_OVER,
}


class GameState(NamedTuple):
    """A whole game at one moment."""

    rules: Ruleset
    match: Match
    phase: PhaseState
