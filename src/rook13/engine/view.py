"""What one seat sees of a game.

A view answers questions about itself, and `after` carries it forward by an event. A table tells
several events with one view, such as a card, the trick it completes and the score of the hand:
`after` gives the moments between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rook13.engine import events as ev
from rook13.engine.actions import Action, Play
from rook13.engine.auction import Call
from rook13.engine.cards import Card, Suit, mask_of
from rook13.engine.legal import DiscardChoices
from rook13.engine.reasons import Reason
from rook13.engine.ruleset import Ruleset, TrumpSource
from rook13.engine.seats import Seat
from rook13.engine.state import (
    NOBODY,
    HandResult,
    Phase,
)
from rook13.engine.trick import (
    NO_LEAD,
    NO_TRUMP,
    UNDECIDED,
    TrickTables,
    broken_rule,
    led_after,
    winning_position,
)

Plays = tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody sees of a seat."""

    seat: Seat
    cards_left: int = 0
    tricks: int = 0
    has_called: bool = False
    call: Call | None = None
    """The last call; None after a pass, before any call, or while it is secret."""
    passed: bool = False
    sits_out: bool = False
    face_up: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class TrickView:
    """A finished trick."""

    plays: Plays
    led: Suit | None
    winner: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """What is revealed once a hand is over: all hands as dealt, the kitty and the discard."""

    hands: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...]
    discard: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A game as a seat sees it, or a spectator (seat None); points and totals are per side."""

    rules: Ruleset
    seat: Seat | None
    phase: Phase
    number: int
    dealer: Seat
    turn: Seat | None
    redeals: int
    totals: tuple[int, ...]
    results: tuple[HandResult, ...]
    seats: tuple[SeatView, ...]
    hand: tuple[Card, ...]
    legal: Sequence[Action]
    calls: tuple[tuple[Seat, Call | None], ...]
    """The auction so far; a call of None is a pass; secret calls of others are left out."""
    declarer: Seat | None
    contract: Call | None
    """The winning call, or the highest so far."""
    turned: Card | None
    trump_known: bool
    trump: Suit | None
    kitty: tuple[Card, ...]
    """What this seat found in the kitty."""
    discard: tuple[Card, ...]
    """What this seat discarded."""
    trick: Plays
    led: Suit | None
    tricks: tuple[TrickView, ...]
    points: tuple[int, ...]
    revealed: Revealed | None
    winners: tuple[str, ...]

    @property
    def tables(self) -> TrickTables:
        """Return how tricks are followed and won, as far as trump is settled by now."""
        contract = self.contract if self.phase is Phase.EXCHANGE else None
        trump = self.trump or (contract.suit if contract else None)
        return self.rules.tables(NO_TRUMP if trump is None else trump.index)

    @property
    def next_card_leads(self) -> bool:
        """Return whether nothing in the trick has decided yet which suit is to be followed."""
        return _led_index(self) == UNDECIDED

    @property
    def trick_winner(self) -> Seat | None:
        """Return who would take the trick as it lies."""
        if not self.trick:
            return None
        led = self.led.index if self.led else NO_LEAD
        return self.trick[winning_position(self.tables, _indices(self.trick), led)][0]

    @property
    def side_tricks(self) -> tuple[int, ...]:
        """Return the tricks that each side has taken in this hand."""
        return self.rules.by_side(shown.tricks for shown in self.seats)

    @property
    def tricks_left(self) -> int:
        """Return how many tricks of this hand are still to be taken."""
        return self.rules.hand_size(self.number) - len(self.tricks)

    def reason_against(self, card: Card) -> Reason | None:
        """Return the rule that keeps a card in the hand; None if it may be used now."""
        if self.phase is Phase.GAME_OVER:
            return Reason.GAME_OVER
        if self.phase not in (Phase.EXCHANGE, Phase.PLAY):
            return Reason.WRONG_PHASE
        if self.seat is not None and self.seats[self.seat.index].sits_out:
            return Reason.SITTING_OUT
        if self.turn != self.seat:
            return Reason.WRONG_PHASE if self.phase is Phase.EXCHANGE else Reason.NOT_YOUR_TURN
        if card not in self.hand:
            laid_aside = self.phase is Phase.EXCHANGE
            return Reason.DISCARD_NOT_HELD if laid_aside else Reason.CARD_NOT_HELD
        if isinstance(self.legal, DiscardChoices):
            return None if card in self.legal.cards else Reason.DISCARD_COUNTER
        if any(isinstance(action, Play) and action.card == card for action in self.legal):
            return None
        led = self.led.index if self.led else NO_LEAD
        return broken_rule(self.tables, mask_of(self.hand), led)

    def after(self, event: ev.Event) -> PlayerView:
        """Return the view once an event has happened, as far as the event tells.

        Nobody is to move in it: whose turn it is comes with the table's own view, and so do the
        cards that lie open after a hand and what one has bid in secret.
        """
        return _after(replace(self, turn=None, legal=()), event)


def _led_index(view: PlayerView) -> int:
    """Return the led suit, or whether there is none or none yet."""
    if view.led is not None:
        return view.led.index
    led = UNDECIDED
    for card in _indices(view.trick):
        led = led_after(view.tables, led, card)
    return led


def _indices(plays: Plays) -> list[int]:
    return [card.index for _, card in plays]


def _after(view: PlayerView, event: ev.Event) -> PlayerView:
    match event:
        case ev.CardsDealt():
            return _dealt(view, event)
        case ev.HandDealt():
            return replace(view, hand=event.cards)
        case ev.DealVoided() | ev.RedealCalled():
            return _without_cards(view)
        case ev.RedealChosen():
            return replace(_without_cards(view), redeals=view.redeals + 1)
        case ev.BidMade() | ev.Passed() | ev.SecretBidMade():
            return _called(view, event)
        case ev.BidsRevealed():
            for seat, call in event.calls:
                view = _with_seat(view, seat, call=call)
            return _playing(replace(view, calls=event.calls))
        case ev.PassedOut():
            return _passed_out(view, event)
        case ev.AuctionWon():
            held = view.seats[event.seat.index].cards_left + view.rules.kitty_size(view.number)
            view = _with_seat(view, event.seat, cards_left=held)
            return replace(view, phase=Phase.EXCHANGE, declarer=event.seat, contract=event.call)
        case ev.KittyTaken():
            return replace(view, kitty=event.cards, hand=_sorted((*view.hand, *event.cards)))
        case ev.Exchanged():
            names_trump = view.rules.trump_source is TrumpSource.DECLARER
            view = _with_seat(view, event.seat, cards_left=view.rules.hand_size(view.number))
            return replace(view, phase=Phase.TRUMP) if names_trump else view
        case ev.DiscardLaid():
            return replace(view, discard=event.cards, hand=_less(view.hand, event.cards))
        case ev.TrumpSet():
            view = replace(view, trump=event.suit, trump_known=True)
            return replace(view, phase=Phase.AUCTION) if view.declarer is None else _playing(view)
        case ev.CardPlayed():
            return _played_card(view, event)
        case ev.HandShown():
            return _with_seat(view, event.seat, face_up=event.cards)
        case ev.TrickTaken():
            return _taken_trick(view, event)
        case ev.CardsReturned():
            return _returned(view, event)
        case ev.HandScored(result):
            results = (*view.results, result)
            return replace(view, phase=Phase.HAND_OVER, results=results, totals=result.totals)
        case ev.GameWon():
            return replace(view, phase=Phase.GAME_OVER, winners=event.winners)
    return view


def _without_cards(view: PlayerView) -> PlayerView:
    """Return the view before the cards are dealt."""
    return replace(
        view,
        phase=Phase.DEALING,
        seats=tuple(SeatView(seat) for seat in view.rules.seats),
        hand=(),
        calls=(),
        declarer=None,
        contract=None,
        turned=None,
        trump_known=False,
        trump=None,
        kitty=(),
        discard=(),
        trick=(),
        led=None,
        tricks=(),
        points=(0,) * len(view.rules.sides),
        revealed=None,
        winners=(),
    )


def _dealt(view: PlayerView, event: ev.CardsDealt) -> PlayerView:
    rules, blank = view.rules, _without_cards(view)
    size = rules.hand_size(event.number)
    kitty = 0 if event.turned is None else mask_of([event.turned])
    return replace(
        blank,
        phase=Phase.TRUMP if rules.dealt_trump(kitty) is None else Phase.AUCTION,
        number=event.number,
        dealer=event.dealer,
        redeals=view.redeals if event.number == view.number else 0,
        seats=tuple(replace(each, cards_left=size) for each in blank.seats),
        turned=event.turned,
    )


def _called(view: PlayerView, event: ev.BidMade | ev.Passed | ev.SecretBidMade) -> PlayerView:
    if isinstance(event, ev.SecretBidMade):
        return _with_seat(view, event.seat, has_called=True)
    call = event.call if isinstance(event, ev.BidMade) else None
    view = _with_seat(view, event.seat, has_called=True, call=call, passed=call is None)
    view = replace(view, calls=(*view.calls, (event.seat, call)))
    if not view.rules.everybody_bids:
        return replace(view, contract=call or view.contract)
    return _playing(view) if all(shown.has_called for shown in view.seats) else view


def _passed_out(view: PlayerView, event: ev.PassedOut) -> PlayerView:
    if event.played:
        return _playing(replace(view, trump_known=True))
    dealer = view.rules.seats[view.rules.dealer_after_pass_out(view.dealer.index)]
    return replace(_without_cards(view), dealer=dealer, redeals=0)


def _playing(view: PlayerView) -> PlayerView:
    declarer = NOBODY if view.declarer is None else view.declarer.index
    out = view.rules.sits_out(declarer, view.contract)
    if out != NOBODY:
        view = _with_seat(view, view.rules.seats[out], sits_out=True)
    return replace(view, phase=Phase.PLAY)


def _played_card(view: PlayerView, event: ev.CardPlayed) -> PlayerView:
    shown, suits = view.seats[event.seat.index], view.rules.deck.suits
    named = event.named.index if event.named else NO_LEAD
    led = led_after(view.tables, _led_index(view), event.card.index, named)
    view = _with_seat(
        view,
        event.seat,
        cards_left=shown.cards_left - 1,
        face_up=_less(shown.face_up, (event.card,)),
    )
    return replace(
        view,
        hand=_less(view.hand, (event.card,)),
        trick=(*view.trick, (event.seat, event.card)),
        led=suits[led] if led >= 0 else None,
    )


def _taken_trick(view: PlayerView, event: ev.TrickTaken) -> PlayerView:
    taken = TrickView(view.trick, view.led, event.seat, event.points)
    return _with_tricks(replace(view, trick=(), led=None), (*view.tricks, taken))


def _returned(view: PlayerView, event: ev.CardsReturned) -> PlayerView:
    """Undo the last cards; the tricks they were in go back to their players."""
    for seat, card in reversed(event.cards):
        if not view.trick:
            last = view.tricks[-1]
            view = replace(view, trick=last.plays, led=last.led)
            view = _with_tricks(view, view.tricks[:-1])
        shown = view.seats[seat.index]
        open_hand = _sorted((*shown.face_up, card)) if shown.face_up else ()
        view = _with_seat(view, seat, cards_left=shown.cards_left + 1, face_up=open_hand)
        hand = _sorted((*view.hand, card)) if seat == view.seat else view.hand
        view = replace(view, hand=hand, trick=view.trick[:-1])
    return view


def _with_tricks(view: PlayerView, tricks: tuple[TrickView, ...]) -> PlayerView:
    """Return the view with these tricks, and what follows from who has taken them."""
    points, won = [0] * len(view.seats), [0] * len(view.seats)
    for trick in tricks:
        points[trick.winner.index] += trick.points
        won[trick.winner.index] += 1
    seats = tuple(replace(each, tricks=won[each.seat.index]) for each in view.seats)
    return replace(view, tricks=tricks, points=view.rules.by_side(points), seats=seats)


def _with_seat(view: PlayerView, seat: Seat, **changes: Any) -> PlayerView:
    seats = tuple(replace(each, **changes) if each.seat == seat else each for each in view.seats)
    return replace(view, seats=seats)


def _less(cards: tuple[Card, ...], gone: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card not in gone)


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: card.index))
