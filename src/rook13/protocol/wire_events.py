"""What happened in the game, on the wire: one struct for each event of the engine, and back."""

from __future__ import annotations

from typing import Annotated, Any, get_args

from msgspec import Meta

from rook13.engine import events
from rook13.engine.events import Event
from rook13.engine.ruleset import Ruleset
from rook13.protocol.limits import (
    MOST_CARDS,
    MOST_SEATS,
    ActionText,
    CallText,
    CardsText,
    CardText,
    Count,
    HandNumber,
    Points,
    SeatName,
    Side,
    SuitText,
)
from rook13.protocol.structs import Told
from rook13.protocol.wire_values import Codec, Mirror, add_codec, reading
from rook13.protocol.wire_view import WireResult


class CardsDealt(Told, frozen=True):
    """A hand has been dealt."""

    dealer: SeatName
    number: HandNumber
    turned: CardText | None = None


class HandDealt(Told, frozen=True):
    """The cards that this seat was dealt."""

    seat: SeatName
    cards: CardsText


class DealVoided(Told, frozen=True):
    """The deal does not count because of this hand."""

    seat: SeatName
    cards: CardsText


class RedealChosen(Told, frozen=True):
    """The dealer throws the cards in."""

    seat: SeatName


class RedealCalled(Told, frozen=True):
    """A player without counters called a redeal."""

    seat: SeatName


class BidMade(Told, frozen=True):
    """A seat made a call."""

    seat: SeatName
    call: CallText


class SecretBidMade(Told, frozen=True):
    """A seat made a call that is revealed later."""

    seat: SeatName


class BidsRevealed(Told, frozen=True):
    """All secret calls are in."""

    calls: Annotated[tuple[ActionText, ...], Meta(max_length=MOST_SEATS)]


class Passed(Told, frozen=True):
    """A seat passed."""

    seat: SeatName


class PassedOut(Told, frozen=True):
    """Nobody bid."""

    played: bool


class AuctionWon(Told, frozen=True):
    """A seat has won the auction."""

    seat: SeatName
    call: CallText


class KittyTaken(Told, frozen=True):
    """What this seat found in the kitty."""

    seat: SeatName
    cards: CardsText


class DiscardLaid(Told, frozen=True):
    """What this seat laid aside."""

    seat: SeatName
    cards: CardsText


class Exchanged(Told, frozen=True):
    """The declarer has laid cards aside."""

    seat: SeatName
    count: Count


class TrumpSet(Told, frozen=True):
    """Trump is settled."""

    suit: SuitText | None
    seat: SeatName | None = None


class CardPlayed(Told, frozen=True):
    """A card lies on the table."""

    seat: SeatName
    card: CardText
    named: SuitText | None = None


class HandShown(Told, frozen=True):
    """A hand lies face up from now on."""

    seat: SeatName
    cards: CardsText


class TrickTaken(Told, frozen=True):
    """A trick is complete."""

    seat: SeatName
    cards: CardsText
    points: Points


class Claimed(Told, frozen=True):
    """A seat takes the rest."""

    seat: SeatName


class RenegeCalled(Told, frozen=True):
    """A seat called a renege."""

    seat: SeatName
    offender: SeatName | None = None


class CardsReturned(Told, frozen=True):
    """A renege is corrected: these cards went back."""

    seat: SeatName
    cards: Annotated[tuple[ActionText, ...], Meta(max_length=MOST_CARDS)]


class HandScored(Told, frozen=True):
    """A hand is over."""

    result: WireResult


class GameWon(Told, frozen=True):
    """The game is decided."""

    winners: Annotated[tuple[Side, ...], Meta(max_length=MOST_SEATS)]


WireEvent = (
    CardsDealt
    | HandDealt
    | DealVoided
    | RedealChosen
    | RedealCalled
    | BidMade
    | SecretBidMade
    | BidsRevealed
    | Passed
    | PassedOut
    | AuctionWon
    | KittyTaken
    | DiscardLaid
    | Exchanged
    | TrumpSet
    | CardPlayed
    | HandShown
    | TrickTaken
    | Claimed
    | RenegeCalled
    | CardsReturned
    | HandScored
    | GameWon
)


def _mirrors() -> list[Mirror[Any, Any]]:
    return [Mirror(getattr(events, wire.__name__), wire) for wire in get_args(WireEvent)]


_BY_ENGINE = {mirror.engine: mirror for mirror in _mirrors()}
_BY_WIRE = {mirror.wire: mirror for mirror in _BY_ENGINE.values()}


def write_event(rules: Ruleset, event: Event) -> WireEvent:
    """Return the wire form of an event."""
    wire: WireEvent = _BY_ENGINE[type(event)].write(rules, event)
    return wire


def read_event(rules: Ruleset, wire: WireEvent) -> Event:
    """Return the event that was written; raises RemoteProtocolError."""
    mirror = _BY_WIRE[type(wire)]
    event: Event = reading(lambda: mirror.read(rules, wire))
    return event


add_codec(Event, Codec(write_event, read_event))
