"""What one seat may see of a state: the only way out of the engine for anything hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

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
    return Redactor(state).view_for(seat)


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


class Redactor:
    """Shows one state to its seats; what all of them see is made once."""

    def __init__(self, state: GameState) -> None:
        self._state = state
        self._rules = state.rules
        self._deck = state.rules.deck
        self._hand = _hand_of(state)
        self._has_secrets = state.rules.secret_bids and self._hand.play is None

    def view_for(self, seat: Seat | None) -> PlayerView:
        """Return the game as a seat, or a spectator, may see it."""
        state, rules, hand, play = self._state, self._rules, self._hand, self._hand.play
        bidding = hand.bidding
        is_declarer = seat is not None and seat.index == hand.declarer
        return PlayerView(
            rules=rules,
            seat=seat,
            phase=PHASE_OF[type(state.phase)],
            number=state.match.number,
            dealer=rules.seats[state.match.dealer],
            turn=self._turn,
            redeals=state.match.redeals,
            totals=state.match.totals,
            results=state.match.results,
            seats=self._seats_for(seat) if self._has_secrets else self._public_seats,
            hand=self._own_hand(seat),
            legal=self._legal(seat),
            calls=self._calls_for(seat) if self._has_secrets else self._public_calls,
            declarer=rules.seats[hand.declarer] if hand.declarer != NOBODY else None,
            contract=bidding.high if bidding and not rules.everybody_bids else None,
            turned=self._turned(),
            trump_known=hand.trump is not None,
            trump=self._suit(hand.trump),
            kitty=self._deck.in_mask(hand.dealt.kitty) if hand.dealt and is_declarer else (),
            discard=self._deck.in_mask(hand.discard) if is_declarer else (),
            trick=self._trick,
            led=self._suit(play.led) if play else None,
            tricks=self._tricks,
            points=play.points if play else (0,) * len(rules.sides),
            revealed=self._revealed,
            winners=self._winners(),
        )

    @cached_property
    def _turn(self) -> Seat | None:
        return seat_to_act(self._state)

    def _suit(self, index: int | None) -> Suit | None:
        return self._deck.suits[index] if index is not None and index >= 0 else None

    def _own_hand(self, seat: Seat | None) -> tuple[Card, ...]:
        if seat is None or not self._hand.hands:
            return ()
        return self._deck.in_mask(self._hand.hands[seat.index])

    def _legal(self, seat: Seat | None) -> Sequence[Action]:
        if seat is None:
            return ()
        legal = legal_actions(self._state, seat)
        return legal if isinstance(legal, DiscardChoices) else tuple(legal)

    @cached_property
    def _public_calls(self) -> tuple[tuple[Seat, Call | None], ...]:
        return self._calls_for(None)

    def _calls_for(self, viewer: Seat | None) -> tuple[tuple[Seat, Call | None], ...]:
        calls = self._hand.bidding.calls if self._hand.bidding else ()
        seats = self._rules.seats
        return tuple(
            (seats[seat], call) for seat, call in calls if not self._is_secret(seat, viewer)
        )

    def _is_secret(self, caller: int, viewer: Seat | None) -> bool:
        return self._has_secrets and (viewer is None or viewer.index != caller)

    @cached_property
    def _public_seats(self) -> tuple[SeatView, ...]:
        return self._seats_for(None)

    def _seats_for(self, viewer: Seat | None) -> tuple[SeatView, ...]:
        return tuple(self._seat_view(seat, viewer) for seat in self._rules.seats)

    def _seat_view(self, seat: Seat, viewer: Seat | None) -> SeatView:
        hand, play, index = self._hand, self._hand.play, seat.index
        calls = (
            [call for caller, call in hand.bidding.calls if caller == index] if hand.bidding else []
        )
        last = calls[-1] if calls and not self._is_secret(index, viewer) else None
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

    @cached_property
    def _trick(self) -> Plays:
        play = self._hand.play
        return self._plays(play.leader, play.trick) if play else ()

    def _plays(self, leader: int, cards: Sequence[int]) -> Plays:
        assert self._hand.play is not None
        order = self._hand.play.setup.orders[leader]
        seats, deck = self._rules.seats, self._deck.cards
        return tuple([(seats[s], deck[c]) for s, c in zip(order, cards, strict=False)])

    @cached_property
    def _tricks(self) -> tuple[TrickView, ...]:
        play, points = self._hand.play, self._deck.points
        return tuple(
            TrickView(
                self._plays(trick.leader, trick.cards),
                self._suit(trick.led),
                self._rules.seats[trick.winner],
                sum([points[card] for card in trick.cards]),
            )
            for trick in (play.tricks if play else ())
        )

    @cached_property
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
