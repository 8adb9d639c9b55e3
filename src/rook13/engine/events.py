"""Facts that an action brought about, each with the audience that may learn of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rook13.engine.auction import Call
from rook13.engine.cards import Card, Suit
from rook13.engine.seats import Seat
from rook13.engine.state import HandResult


@dataclass(frozen=True, slots=True)
class Event:
    """A fact that everybody may know."""

    @property
    def audience(self) -> Seat | None:
        """Return the only seat that may learn of it, or None for everybody."""
        return None


@dataclass(frozen=True, slots=True)
class PrivateEvent(Event):
    """A fact that only `seat` may know."""

    seat: Seat

    @property
    def audience(self) -> Seat | None:
        """Return the only seat that may learn of it."""
        return self.seat


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """A hand has been dealt."""

    dealer: Seat
    number: int
    turned: Card | None


@dataclass(frozen=True, slots=True)
class HandDealt(PrivateEvent):
    """The cards that one seat was dealt."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealVoided(Event):
    """The deal does not count because of this seat's hand, which everybody may see."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RedealChosen(Event):
    """The dealer throws the cards in."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RedealCalled(Event):
    """A player without counters called a redeal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat made a call."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class SecretBidMade(Event):
    """A seat made a call that is revealed later."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BidsRevealed(Event):
    """All secret calls are in."""

    calls: tuple[tuple[Seat, Call], ...]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PassedOut(Event):
    """Nobody bid; the deal is thrown in or played as a misère of all."""

    played: bool


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """A seat has won the auction."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class KittyTaken(PrivateEvent):
    """What the declarer found in the kitty."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DiscardLaid(PrivateEvent):
    """What the declarer discarded."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """The declarer has laid cards aside."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class TrumpSet(Event):
    """Trump is settled; no suit means no trump, no seat that a card decided it."""

    suit: Suit | None
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was played."""

    seat: Seat
    card: Card
    named: Suit | None


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """A hand is face up from now on."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A trick is complete; `points` are the counters in it."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A seat takes the rest."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RenegeCalled(Event):
    """A seat called a renege; `offender` is None when there was none."""

    seat: Seat
    offender: Seat | None


@dataclass(frozen=True, slots=True)
class CardsReturned(Event):
    """A renege is corrected: these cards went back, and this seat plays again."""

    seat: Seat
    cards: tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """A hand is over."""

    result: HandResult


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """The game is decided; `winners` are names of sides."""

    winners: tuple[str, ...]


def events_for(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """Return what a seat, or a spectator, may learn of these events."""
    return tuple(event for event in events if event.audience is None or event.audience == seat)
