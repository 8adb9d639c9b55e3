"""What a seat can do; every action prints itself in notation."""

from __future__ import annotations

from dataclasses import dataclass, field

from rook13.engine.auction import Call
from rook13.engine.cards import Card, Suit
from rook13.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """Where the cards of a deal lie, as masks; `seed` is None when they were given explicitly."""

    hands: tuple[int, ...]
    kitty: int
    stock: int = 0
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class Action:
    """Something that one seat does."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Deal the cards; the host of the table adds them, so they do not count in comparisons."""

    cards: Dealt | None = field(default=None, compare=False)

    def __str__(self) -> str:
        return f"{self.seat} deal"


@dataclass(frozen=True, slots=True)
class Redeal(Action):
    """The dealer throws the cards in before the first call."""

    def __str__(self) -> str:
        return f"{self.seat} redeal"


@dataclass(frozen=True, slots=True)
class CallRedeal(Action):
    """A player without a counter asks for a new deal."""

    def __str__(self) -> str:
        return f"{self.seat} call redeal"


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Make a call."""

    call: Call

    def __str__(self) -> str:
        return f"{self.seat} bid {self.call}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Leave the bidding."""

    def __str__(self) -> str:
        return f"{self.seat} pass"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Lay cards aside in exchange for the kitty; the cards are in deck order."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.seat} down {' '.join(card.name for card in self.cards)}"


@dataclass(frozen=True, slots=True)
class NameTrump(Action):
    """Say which suit is trump."""

    suit: Suit

    def __str__(self) -> str:
        return f"{self.seat} trump {self.suit}"


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card; a Joker led in No Trump also names the suit to follow."""

    card: Card
    named: Suit | None = None

    def __str__(self) -> str:
        suffix = f" {self.named}" if self.named else ""
        return f"{self.seat} {self.card}{suffix}"


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Take all remaining tricks, which the engine has proven."""

    def __str__(self) -> str:
        return f"{self.seat} claim"


@dataclass(frozen=True, slots=True)
class CallRenege(Action):
    """Say that an opponent did not follow although they could have."""

    def __str__(self) -> str:
        return f"{self.seat} call renege"


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Take back a renege of your own."""

    def __str__(self) -> str:
        return f"{self.seat} take back"
