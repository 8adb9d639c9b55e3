"""What one seat may see of a state: the only way out of the engine for anything hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rook13.engine.actions import Action, Dealt
from rook13.engine.auction import Bidding, Call
from rook13.engine.cards import Card, Suit
from rook13.engine.game import legal_actions, seat_to_act
from rook13.engine.legal import DiscardChoices
from rook13.engine.ruleset import TrumpSource
from rook13.engine.seats import Seat
from rook13.engine.state import (
    NOBODY,
    PHASE_OF,
    AuctionPhase,
    Dealing,
    Exchange,
    GameOver,
    GameState,
    Naming,
    Playing,
)
from rook13.engine.view import PlayerView, Plays, Revealed, SeatView, TrickView


@dataclass(frozen=True, slots=True)
class _Hand:
    """The parts of a hand that any phase may have, hidden ones included."""

    dealt: Dealt | None = None
    hands: tuple[int, ...] = ()
    bidding: Bidding | None = None
    declarer: int = NOBODY
    discard: int = 0
    trump: int | None = None
    play: Playing | None = None
    over: bool = False


def view_for(state: GameState, seat: Seat | None) -> PlayerView:
    """Return the game as a seat, or a spectator, may see it."""
    return _Viewer(state, seat).view()


def _hand_of(state: GameState) -> _Hand:
    phase = state.phase
    match phase:
        case Dealing():
            return _Hand()
        case AuctionPhase(dealt, bidding, trump):
            known = state.rules.trump_source is TrumpSource.DEAL
            return _Hand(dealt, dealt.hands, bidding, trump=trump if known else None)
        case Exchange(dealt, bidding, hands):
            return _Hand(dealt, hands, bidding, bidding.high_seat)
        case Naming(dealt, seat, hands, bidding, discard):
            return _Hand(dealt, hands, bidding, seat if bidding else NOBODY, discard)
        case Playing():
            return _played(phase, over=False)
        case _:
            return _played(phase.play, over=True)


def _played(play: Playing, *, over: bool) -> _Hand:
    setup = play.setup
    return _Hand(
        setup.dealt,
        play.hands,
        setup.bidding,
        setup.declarer,
        setup.discard,
        setup.tables.trump,
        play,
        over,
    )


class _Viewer:
    """Builds the view of one seat from one state."""

    def __init__(self, state: GameState, seat: Seat | None) -> None:
        self._state = state
        self._rules = state.rules
        self._deck = state.rules.deck
        self._seat = seat
        self._hand = _hand_of(state)

    def view(self) -> PlayerView:
        state, rules, hand, play = self._state, self._rules, self._hand, self._hand.play
        bidding = hand.bidding
        is_declarer = self._seat is not None and self._seat.index == hand.declarer
        return PlayerView(
            rules=rules,
            seat=self._seat,
            phase=PHASE_OF[type(state.phase)],
            number=state.match.number,
            dealer=rules.seats[state.match.dealer],
            turn=seat_to_act(state),
            redeals=state.match.redeals,
            totals=state.match.totals,
            results=state.match.results,
            seats=tuple(self._seat_view(seat) for seat in rules.seats),
            hand=self._own_hand(),
            legal=self._legal(),
            calls=self._calls(),
            declarer=rules.seats[hand.declarer] if hand.declarer != NOBODY else None,
            contract=bidding.high if bidding and not rules.everybody_bids else None,
            turned=self._turned(),
            trump_known=hand.trump is not None,
            trump=self._suit(hand.trump),
            kitty=self._deck.in_mask(hand.dealt.kitty) if hand.dealt and is_declarer else (),
            discard=self._deck.in_mask(hand.discard) if is_declarer else (),
            trick=self._plays(play.leader, play.trick) if play else (),
            led=self._suit(play.led) if play else None,
            tricks=self._tricks(),
            points=play.points if play else (0,) * len(rules.sides),
            revealed=self._revealed(),
            winners=self._winners(),
        )

    def _suit(self, index: int | None) -> Suit | None:
        return self._deck.suits[index] if index is not None and index >= 0 else None

    def _own_hand(self) -> tuple[Card, ...]:
        if self._seat is None or not self._hand.hands:
            return ()
        return self._deck.in_mask(self._hand.hands[self._seat.index])

    def _legal(self) -> Sequence[Action]:
        if self._seat is None:
            return ()
        legal = legal_actions(self._state, self._seat)
        return legal if isinstance(legal, DiscardChoices) else tuple(legal)

    def _calls(self) -> tuple[tuple[Seat, Call | None], ...]:
        calls = self._hand.bidding.calls if self._hand.bidding else ()
        seats = self._rules.seats
        return tuple((seats[seat], call) for seat, call in calls if not self._is_secret(seat))

    def _is_secret(self, seat: int) -> bool:
        own = self._seat is not None and self._seat.index == seat
        return self._rules.secret_bids and self._hand.play is None and not own

    def _seat_view(self, seat: Seat) -> SeatView:
        hand, play, index = self._hand, self._hand.play, seat.index
        calls = (
            [call for caller, call in hand.bidding.calls if caller == index] if hand.bidding else []
        )
        last = calls[-1] if calls and not self._is_secret(index) else None
        return SeatView(
            seat=seat,
            cards_left=hand.hands[index].bit_count() if hand.hands else 0,
            tricks=play.won[index] if play else 0,
            has_called=bool(calls),
            call=last,
            passed=bool(calls) and calls[-1] is None,
            sits_out=play is not None and index not in play.setup.orders[play.leader],
            face_up=self._face_up(index),
        )

    def _face_up(self, seat: int) -> tuple[Card, ...]:
        play = self._hand.play
        if play is None or seat != play.setup.declarer:
            return ()
        call = play.setup.call
        open_now = call is not None and call.face_up and (play.trick or play.tricks)
        return self._deck.in_mask(play.hands[seat]) if open_now else ()

    def _turned(self) -> Card | None:
        dealt, from_deal = self._hand.dealt, self._rules.trump_source is TrumpSource.DEAL
        if dealt is None or not dealt.kitty or not from_deal:
            return None
        return self._deck.cards[dealt.kitty.bit_length() - 1]

    def _plays(self, leader: int, cards: Sequence[int]) -> Plays:
        assert self._hand.play is not None
        order = self._hand.play.setup.orders[leader]
        seats, deck = self._rules.seats, self._deck.cards
        return tuple((seats[s], deck[c]) for s, c in zip(order, cards, strict=False))

    def _tricks(self) -> tuple[TrickView, ...]:
        play, points = self._hand.play, self._deck.points
        return tuple(
            TrickView(
                self._plays(trick.leader, trick.cards),
                self._suit(trick.led),
                self._rules.seats[trick.winner],
                sum(points[card] for card in trick.cards),
            )
            for trick in (play.tricks if play else ())
        )

    def _revealed(self) -> Revealed | None:
        hand, cards = self._hand, self._deck.in_mask
        if not hand.over or hand.dealt is None:
            return None
        hands = tuple(cards(mask) for mask in hand.dealt.hands)
        return Revealed(hands, cards(hand.dealt.kitty), cards(hand.discard))

    def _winners(self) -> tuple[str, ...]:
        phase = self._state.phase
        winners = phase.winners if isinstance(phase, GameOver) else ()
        return tuple(self._rules.sides[side] for side in winners)
