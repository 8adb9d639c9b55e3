"""Possible worlds: where the hidden cards may lie, given everything that a seat has seen.

A world gives every seat its cards and keeps the rest aside: the kitty, what the declarer
discarded, or the undealt stock. A seat that did not follow has none of the suit. Where any
card may be played that is only likely, and so are the conclusions from the auction: those are
weights, in hundredths, by which a seat is likelier to hold a card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import or_

from rook13.bots.calibration import tuning
from rook13.bots.hand_value import expected_tricks
from rook13.engine.actions import Dealt
from rook13.engine.cards import Card, bits, mask_of
from rook13.engine.seats import Seat
from rook13.engine.state import NOBODY, Phase
from rook13.engine.trick import NO_LEAD, NO_TRUMP, UNDECIDED, TrickTables, led_after
from rook13.engine.view import PlayerView, SeatView
from rook13.kernel import Dealer, Rng

VOID_DEAL_TRIES = 20
DENIED = 12
"""How likely, in hundredths, a seat is to hold a card that it denied in free play."""


@dataclass(frozen=True, slots=True)
class World:
    """Hands of all seats and the cards that lie aside, as masks."""

    hands: tuple[int, ...]
    aside: int


@dataclass(frozen=True, slots=True)
class SeenPlay:
    """A card as it was played: who, what, and the suit that was led by then."""

    seat: int
    card: int
    led: int


CardWeights = Callable[[PlayerView, Sequence[int]], list[int]]
"""Returns the weights of 64 cards for each seat and, last, for what lies aside."""


class Worlds:
    """Draws worlds for the seat that a view belongs to."""

    def __init__(self, view: PlayerView, seed: int, weigh: CardWeights | None = None) -> None:
        """Take how likely seats are to hold cards, by default as rules of thumb say."""
        assert view.seat is not None
        self._view = view
        self._weigh = weigh or card_weights
        self._rules = view.rules
        self._me = view.seat.index
        self._plays = plays_seen(view)
        self._rng = Rng(seed)
        known = self._known_hands()
        hidden = hidden_cards(view, known)
        players = range(self._rules.players)
        self._hands = [known.get(seat, 0) for seat in players]
        self._seats = [seat for seat in players if seat not in known]
        self._gone = self._cards_gone()
        room = [view.seats[seat].cards_left for seat in self._seats]
        room.append(hidden.bit_count() - sum(room))
        self._dealer = self._build(hidden, room, strict=True)
        if not self._dealer.deal(self._rng):
            self._dealer = self._build(hidden, room, strict=False)

    def draw(self) -> World:
        """Return a world that the rules would not have voided."""
        world = self._world()
        for _ in range(VOID_DEAL_TRIES):
            if not self._was_void(world):
                break
            world = self._world()
        return world

    def draw_many(self, count: int) -> list[World]:
        return [self.draw() for _ in range(count)]

    def _world(self) -> World:
        *masks, aside = self._dealer.deal(self._rng)
        hands = self._hands.copy()
        for seat, mask in zip(self._seats, masks, strict=True):
            hands[seat] = mask
        return World(tuple(hands), aside)

    def _known_hands(self) -> dict[int, int]:
        known = {
            seat.seat.index: mask_of(seat.face_up) for seat in self._view.seats if seat.face_up
        }
        return known | {self._me: mask_of(self._view.hand)}

    def _build(self, hidden: int, room: list[int], *, strict: bool) -> Dealer:
        allowed = [hidden] * len(room)
        chances = self._weigh(self._view, self._seats)
        if strict:
            allowed[-1] &= self._may_lie_aside()
        for place, seat in enumerate(self._seats):
            denied = self._denied(seat)
            if strict and not self._rules.free_play:
                allowed[place] &= ~denied
            else:
                for card in bits(denied & hidden):
                    chances[place * 64 + card] = chances[place * 64 + card] * DENIED // 100 + 1
        return Dealer(bits(hidden), room, allowed, chances)

    def _may_lie_aside(self) -> int:
        everything = self._rules.deck.all_mask
        discarded = self._view.phase is Phase.PLAY and self._view.declarer is not None
        return self._rules.discardable(everything) if discarded else everything

    def _denied(self, seat: int) -> int:
        tables = tables_of(self._view)
        denied = 0
        for play in self._plays:
            if play.seat == seat:
                denied |= denied_by(tables, play)
        return denied

    def _cards_gone(self) -> list[int]:
        """Return what each seat was dealt and has no more; a declarer's hand could be any."""
        gone = [0] * self._rules.players
        for play in self._plays:
            gone[play.seat] |= 1 << play.card
        if self._view.declarer is not None:
            gone[self._view.declarer.index] = self._rules.deck.all_mask
        return gone

    def _was_void(self, world: World) -> bool:
        """Return whether a hand as dealt would have voided the deal."""
        dealt = tuple(map(or_, world.hands, self._gone))
        return self._rules.void_hand(Dealt(dealt, 0)) != NOBODY


Draw = Callable[[PlayerView, int, int], list[World]]
"""Returns worlds for the seat of a view, from a seed, so many."""


def plain_worlds(view: PlayerView, seed: int, count: int) -> list[World]:
    """Return worlds as rules of thumb deal them."""
    return Worlds(view, seed).draw_many(count)


def tables_of(view: PlayerView) -> TrickTables:
    """Return the trick tables of the trump that was named or turned up, or of no trump.

    Unlike `view.tables` they leave out the suit of a contract during the exchange: the weights of
    cards were measured so.
    """
    return view.rules.tables(NO_TRUMP if view.trump is None else view.trump.index)


def hidden_cards(view: PlayerView, known: dict[int, int]) -> int:
    """Return the cards that the seat has never seen."""
    seen = mask_of(view.discard) | cards_seen(view)
    for hand in known.values():
        seen |= hand
    return view.rules.deck.all_mask & ~seen


def cards_seen(view: PlayerView) -> int:
    """Return the cards that everybody has seen in this hand."""
    seen = mask_of(card for _, card in view.trick)
    for trick in view.tricks:
        seen |= mask_of(card for _, card in trick.plays)
    return seen if view.turned is None else seen | 1 << view.turned.index


def plays_seen(view: PlayerView) -> list[SeenPlay]:
    """Return all cards played in this hand, in order."""
    tables = tables_of(view)
    found: list[SeenPlay] = []
    tricks = [(trick.plays, trick.led) for trick in view.tricks]
    for plays, led in (*tricks, (view.trick, view.led)):
        named = NO_LEAD if led is None else led.index
        found += _plays_of(tables, plays, named)
    return found


def _plays_of(
    tables: TrickTables, plays: Sequence[tuple[Seat, Card]], named: int
) -> list[SeenPlay]:
    found, led = [], UNDECIDED
    for seat, card in plays:
        found.append(SeenPlay(seat.index, card.index, led))
        led = led_after(tables, led, card.index, named)
    return found


def denied_by(tables: TrickTables, play: SeenPlay) -> int:
    """Return the cards that this play shows its player not to have, if it was fair."""
    follows = play.led < 0 or tables.suit_mask[play.led] >> play.card & 1
    if follows or tables.wild >> play.card & 1:
        return 0
    denied = tables.suit_mask[play.led]
    if tables.must_trump and not tables.power >> play.card & 1:
        denied |= tables.power
    return denied


NEUTRAL = 100
DECLARER_TRUMP, DECLARER_HIGH = 230, 130
BIDDER_HIGH, PASSER_HIGH = 160, 80
BIDDER_SUIT = 180
BURIED_TRUMP, BURIED_HIGH, BURIED_COUNTER = 4, 15, 70
HIGH_CARDS = 2
"""A card is high when at most so many of its suit beat it."""
LEAST_WEIGHT, MOST_WEIGHT = 30, 300


def card_weights(view: PlayerView, seats: Sequence[int]) -> list[int]:
    """Return the weights of 64 cards for each seat and, last, for what lies aside."""
    tables = tables_of(view)
    high = high_cards(tables)
    found: list[int] = []
    for seat in seats:
        found += _seat_weights(view, view.seats[seat], tables, high)
    return found + _aside_weights(view, tables, high)


def high_cards(tables: TrickTables) -> int:
    """Return the cards that few others of their suit beat."""
    found, all_win = 0, tuning().losers_are_high
    for card, stronger in enumerate(tables.stronger):
        wins = tables.suit_of[card] >= 0 or tables.power >> card & 1 or all_win
        if wins and stronger.bit_count() <= HIGH_CARDS:
            found |= 1 << card
    return found


def _seat_weights(view: PlayerView, seat: SeatView, tables: TrickTables, high: int) -> list[int]:
    if view.rules.everybody_bids:
        return _promise_weights(view, seat, tables, high)
    if view.declarer == seat.seat:
        misere = view.contract is not None and view.contract.misere
        if misere:
            return _scaled([(high, 30), (tables.power, 10)])
        return _scaled([(tables.power, DECLARER_TRUMP), (high & ~tables.power, DECLARER_HIGH)])
    if seat.call is not None or any(s == seat.seat and c for s, c in view.calls):
        return _scaled([(high, BIDDER_HIGH), (suits_bid(view, seat), BIDDER_SUIT)])
    return _scaled([(high, PASSER_HIGH)] if seat.passed else [])


def suits_bid(view: PlayerView, seat: SeatView) -> int:
    """Return the suits that a seat has named in its calls."""
    named = [call.suit for caller, call in view.calls if caller == seat.seat and call]
    mask = 0
    for suit in named:
        if suit is not None:
            mask |= view.rules.tables(suit.index).power
    return mask


def _promise_weights(view: PlayerView, seat: SeatView, tables: TrickTables, high: int) -> list[int]:
    """Weigh strong cards by how the tricks promised compare with the fair share."""
    if seat.call is None:
        return _scaled([])
    fair = view.rules.hand_size(view.number) / view.rules.players
    ratio = (seat.call.tricks + 0.5) / (fair + 0.5)
    weight = int(max(LEAST_WEIGHT, min(MOST_WEIGHT, NEUTRAL * ratio)))
    return _scaled([(tables.power | high, weight)])


def _aside_weights(view: PlayerView, tables: TrickTables, high: int) -> list[int]:
    contract = view.contract
    if view.declarer is None or not view.trump_known or contract is None or contract.misere:
        return _scaled([])
    counters = view.rules.deck.counter_mask
    return _scaled(
        [
            (tables.power, BURIED_TRUMP),
            (high & ~tables.power, BURIED_HIGH),
            (counters & ~high & ~tables.power, BURIED_COUNTER),
        ]
    )


def _scaled(rules: Sequence[tuple[int, int]]) -> list[int]:
    found = [NEUTRAL] * 64
    for mask, weight in rules:
        for card in bits(mask):
            found[card] = max(1, found[card] * weight // NEUTRAL)
    return found


KEPT_SHARES = ((0.1, 0.05), (0.33, 0.08), (0.65, 0.2), (1.0, 0.4))
"""How much of the hand is played, and the share of the worlds kept until then: fewer at first, when
no cards of the declarer are known. Fitted to how often bids were set in games of Hard."""
DRAWN_FOR_EACH = 3
FEWEST_KEPT = 12


def likely_worlds(view: PlayerView, seed: int, count: int) -> list[World]:
    """Return up to `count` worlds in which the declarer holds what such a bid is made on.

    Weights of single cards do not show that in full: a bid says most about the hand as a whole. So
    more worlds are drawn, and those kept in which the declarer is strongest.
    """
    worlds, declarer = Worlds(view, seed), view.declarer
    plain = declarer is None or declarer == view.seat or view.contract is None
    if plain or declarer is None or (view.contract is not None and view.contract.misere):
        return worlds.draw_many(count)
    tables, seat = tables_of(view), declarer.index
    played = sum(1 << play.card for play in plays_seen(view) if play.seat == seat)

    def strength(world: World) -> float:
        return expected_tricks(tables, world.hands[seat] | played)

    drawn = sorted(worlds.draw_many(count * DRAWN_FOR_EACH), key=strength, reverse=True)
    return drawn[: max(FEWEST_KEPT, round(len(drawn) * _kept_share(view)))]


def _kept_share(view: PlayerView) -> float:
    done = len(view.tricks) / view.rules.hand_size(view.number)
    return next(share for until, share in KEPT_SHARES if done <= until)
