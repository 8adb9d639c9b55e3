"""Plausible moments between two updates: a table tells several events with one view.

A card, the trick it completes and the score of the hand arrive together, but they are shown one
after the other. Until the last of them is shown, the view is the one before with what the events
say worked into it, and nobody is to move. What only the table knows comes with the last event.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rook13.engine import events as ev
from rook13.engine.auction import Call
from rook13.engine.cards import Card
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.engine.trick import NO_LEAD, NO_TRUMP, UNDECIDED, TrickTables, led_after
from rook13.engine.view import PlayerView, SeatView, TrickView

Change = Callable[[PlayerView, Any], PlayerView]


def after(view: PlayerView, event: ev.Event) -> PlayerView:
    """Return the view once an event has happened, as far as the event tells."""
    change = _CHANGES.get(type(event))
    view = replace(view, turn=None, legal=())
    return change(view, event) if change else view


def tables_of(view: PlayerView) -> TrickTables:
    """Return how tricks are followed and won in this hand."""
    return view.rules.tables(view.trump.index if view.trump else NO_TRUMP)


def _dealt(view: PlayerView, event: ev.CardsDealt) -> PlayerView:
    size = view.rules.hand_size(event.number)
    fresh = tuple(
        SeatView(
            seat, size, 0, has_called=False, call=None, passed=False, sits_out=False, face_up=()
        )
        for seat in view.rules.seats
    )
    return replace(
        _without_hand(view),
        phase=Phase.AUCTION,
        number=event.number,
        dealer=event.dealer,
        seats=fresh,
        turned=event.turned,
    )


def _without_hand(view: PlayerView) -> PlayerView:
    return replace(
        view,
        hand=(),
        calls=(),
        declarer=None,
        contract=None,
        trump_known=False,
        trump=None,
        kitty=(),
        discard=(),
        trick=(),
        led=None,
        tricks=(),
        points=(0,) * len(view.points),
        revealed=None,
    )


def _hand_dealt(view: PlayerView, event: ev.HandDealt) -> PlayerView:
    return replace(view, hand=event.cards) if event.seat == view.seat else view


def _bid(view: PlayerView, event: ev.BidMade) -> PlayerView:
    alone = view.rules.everybody_bids
    called = _called(view, event.seat, event.call)
    return called if alone else replace(called, contract=event.call)


def _passed(view: PlayerView, event: ev.Passed) -> PlayerView:
    return _called(view, event.seat, None)


def _called(view: PlayerView, seat: Seat, call: Call | None) -> PlayerView:
    view = _with_seat(view, seat, has_called=True, call=call, passed=call is None)
    return replace(view, calls=(*view.calls, (seat, call)))


def _secret(view: PlayerView, event: ev.SecretBidMade) -> PlayerView:
    return _with_seat(view, event.seat, has_called=True)


def _revealed(view: PlayerView, event: ev.BidsRevealed) -> PlayerView:
    for seat, call in event.calls:
        view = _with_seat(view, seat, has_called=True, call=call)
    return replace(view, calls=event.calls)


def _auction_won(view: PlayerView, event: ev.AuctionWon) -> PlayerView:
    return replace(view, declarer=event.seat, contract=event.call)


def _kitty(view: PlayerView, event: ev.KittyTaken) -> PlayerView:
    if event.seat != view.seat:
        return view
    return replace(view, kitty=event.cards, hand=_sorted((*view.hand, *event.cards)))


def _discard(view: PlayerView, event: ev.DiscardLaid) -> PlayerView:
    if event.seat != view.seat:
        return view
    left = tuple(card for card in view.hand if card not in event.cards)
    return replace(view, discard=event.cards, hand=left)


def _exchanged(view: PlayerView, event: ev.Exchanged) -> PlayerView:
    # The kitty is counted with the declarer's cards from the moment it is taken.
    return _with_seat(view, event.seat, cards_left=view.rules.hand_size(view.number))


def _trump(view: PlayerView, event: ev.TrumpSet) -> PlayerView:
    return replace(view, trump=event.suit, trump_known=True)


def _card(view: PlayerView, event: ev.CardPlayed) -> PlayerView:
    seat = view.seats[event.seat.index]
    view = _with_seat(
        view,
        event.seat,
        cards_left=max(0, seat.cards_left - 1),
        face_up=_less(seat.face_up, event.card),
    )
    hand = _less(view.hand, event.card) if event.seat == view.seat else view.hand
    led = _led(view, event)
    trick = (*view.trick, (event.seat, event.card))
    return replace(view, phase=Phase.PLAY, hand=hand, trick=trick, led=led)


def _led(view: PlayerView, event: ev.CardPlayed) -> Any:
    """Return the led suit; it stays open while only cards lie that decide nothing."""
    tables, named = tables_of(view), event.named.index if event.named else NO_LEAD
    led = view.led.index if view.led else UNDECIDED
    if view.led is None:
        for _, card in view.trick:
            led = led_after(tables, led, card.index)
    led = led_after(tables, led, event.card.index, named)
    return view.rules.deck.suits[led] if led >= 0 else None


def _shown(view: PlayerView, event: ev.HandShown) -> PlayerView:
    return _with_seat(view, event.seat, face_up=event.cards)


def _trick(view: PlayerView, event: ev.TrickTaken) -> PlayerView:
    side = view.rules.side_of[event.seat.index]
    points = tuple(
        worth + (event.points if place == side else 0) for place, worth in enumerate(view.points)
    )
    taken = TrickView(view.trick, view.led, event.seat, event.points)
    won = view.seats[event.seat.index].tricks + 1
    view = _with_seat(view, event.seat, tricks=won)
    return replace(view, trick=(), led=None, tricks=(*view.tricks, taken), points=points)


def _with_seat(view: PlayerView, seat: Seat, **changes: Any) -> PlayerView:
    seats = tuple(replace(each, **changes) if each.seat == seat else each for each in view.seats)
    return replace(view, seats=seats)


def _less(cards: tuple[Card, ...], played: Card) -> tuple[Card, ...]:
    return tuple(card for card in cards if card != played)


def _sorted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: card.index))


_CHANGES: dict[type[ev.Event], Change] = {
    ev.CardsDealt: _dealt,
    ev.HandDealt: _hand_dealt,
    ev.BidMade: _bid,
    ev.Passed: _passed,
    ev.SecretBidMade: _secret,
    ev.BidsRevealed: _revealed,
    ev.AuctionWon: _auction_won,
    ev.KittyTaken: _kitty,
    ev.DiscardLaid: _discard,
    ev.Exchanged: _exchanged,
    ev.TrumpSet: _trump,
    ev.CardPlayed: _card,
    ev.HandShown: _shown,
    ev.TrickTaken: _trick,
}
