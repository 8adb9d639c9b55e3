"""What the auction tells about hidden cards: how much likelier a seat is to hold each of them.

Weights are hundredths: 100 says nothing. Who bid holds trumps and high cards, who passed fewer,
and a declarer lays neither aside.
"""

from __future__ import annotations

from collections.abc import Sequence

from rook13.engine.cards import bits
from rook13.engine.trick import NO_TRUMP, TrickTables
from rook13.engine.view import PlayerView, SeatView

NEUTRAL = 100
DECLARER_TRUMP, DECLARER_HIGH = 230, 130
BIDDER_HIGH, PASSER_HIGH = 160, 80
BIDDER_SUIT = 180
BURIED_TRUMP, BURIED_HIGH, BURIED_COUNTER = 4, 15, 70
HIGH_CARDS = 2
"""A card is high when at most so many of its suit beat it."""
FEWEST, MOST = 30, 300


def weights(view: PlayerView, seats: Sequence[int]) -> list[int]:
    """Return the weights of 64 cards for each seat and, last, for what lies aside."""
    rules = view.rules
    tables = rules.tables(NO_TRUMP if view.trump is None else view.trump.index)
    high = _high_cards(tables, len(rules.deck))
    found: list[int] = []
    for seat in seats:
        found += _seat_weights(view, view.seats[seat], tables, high)
    return found + _aside_weights(view, tables, high)


def _high_cards(tables: TrickTables, size: int) -> int:
    return sum(1 << card for card in range(size) if tables.stronger[card].bit_count() <= HIGH_CARDS)


def _seat_weights(view: PlayerView, seat: SeatView, tables: TrickTables, high: int) -> list[int]:
    if view.rules.everybody_bids:
        return _promise_weights(view, seat, tables, high)
    if view.declarer == seat.seat:
        misere = view.contract is not None and view.contract.misere
        if misere:
            return _scaled([(high, 30), (tables.power, 10)])
        return _scaled([(tables.power, DECLARER_TRUMP), (high & ~tables.power, DECLARER_HIGH)])
    if seat.call is not None or any(s == seat.seat and c for s, c in view.calls):
        return _scaled([(high, BIDDER_HIGH), (_suits_bid(view, seat), BIDDER_SUIT)])
    return _scaled([(high, PASSER_HIGH)] if seat.passed else [])


def _suits_bid(view: PlayerView, seat: SeatView) -> int:
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
    weight = int(max(FEWEST, min(MOST, NEUTRAL * ratio)))
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
