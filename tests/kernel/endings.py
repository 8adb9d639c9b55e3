"""Small endings of every game, and their value by trying everything with the engine's tables."""

from __future__ import annotations

import random
from dataclasses import dataclass

from rook13.engine.cards import bits
from rook13.engine.ruleset import Ruleset
from rook13.engine.trick import (
    NO_LEAD,
    NO_TRUMP,
    UNDECIDED,
    TrickTables,
    led_after,
    legal_cards,
    winning_position,
)


@dataclass(frozen=True)
class Ending:
    """A few cards for each seat, with what the tricks bring side 0."""

    tables: TrickTables
    points: tuple[int, ...]
    hands: tuple[int, ...]
    leader: int
    each_trick: int
    last_trick: int
    bonus: int
    majority: int

    @property
    def tricks(self) -> int:
        """Return how many tricks are left."""
        return self.hands[0].bit_count()


def random_ending(rules: Ruleset, rng: random.Random, tricks: int) -> Ending:
    """Return a random ending of four seats."""
    counts_points = rules.deck.counter_mask != 0
    trump = rng.randrange(4) if counts_points else rng.choice([NO_TRUMP, 0, 1, 2, 3])
    cards = rng.sample(range(len(rules.deck)), 4 * tricks)
    hands = tuple(sum(1 << card for card in cards[seat::4]) for seat in range(4))
    return Ending(
        rules.tables(trump),
        rules.deck.points,
        hands,
        rng.randrange(4),
        each_trick=0 if counts_points else 1,
        last_trick=rng.choice([0, 5, 20]) if counts_points else 0,
        bonus=rng.choice([0, 20]) if counts_points else 0,
        majority=rng.randint(1, tricks),
    )


def brute_force(ending: Ending, led: tuple[int, ...] = ()) -> int:
    """Return what side 0 gains with best play of both sides, once these cards are played."""
    if not led:
        return _from_lead(ending, ending.hands, ending.leader, 0)
    on_table = sum(1 << card for card in led)
    hands = tuple(hand & ~on_table for hand in ending.hands)
    suit = led_after(ending.tables, UNDECIDED, led[0])
    return _in_trick(ending, hands, ending.leader, led, suit, 0)


def _from_lead(ending: Ending, hands: tuple[int, ...], leader: int, won: int) -> int:
    if not hands[leader]:
        return 0
    return _in_trick(ending, hands, leader, (), UNDECIDED, won)


def _in_trick(
    ending: Ending, hands: tuple[int, ...], leader: int, trick: tuple[int, ...], led: int, won: int
) -> int:
    if len(trick) == 4:
        return _taken(ending, hands, leader, trick, led, won)
    seat = (leader + len(trick)) % 4
    values = [
        _in_trick(
            ending,
            (*hands[:seat], hands[seat] ^ (1 << card), *hands[seat + 1 :]),
            leader,
            (*trick, card),
            led_after(ending.tables, led, card, named),
            won,
        )
        for card in bits(legal_cards(ending.tables, hands[seat], led))
        for named in _names(ending, trick, card)
    ]
    return max(values) if seat % 2 == 0 else min(values)


def _names(ending: Ending, trick: tuple[int, ...], card: int) -> range | tuple[int]:
    names = not trick and ending.tables.names_lead >> card & 1
    return range(4) if names else (NO_LEAD,)


def _taken(
    ending: Ending, hands: tuple[int, ...], leader: int, trick: tuple[int, ...], led: int, won: int
) -> int:
    winner = (leader + winning_position(ending.tables, trick, led)) % 4
    gain = 0
    if winner % 2 == 0:
        won += 1
        gain = sum(ending.points[card] for card in trick) + ending.each_trick
        gain += ending.bonus if won == ending.majority else 0
        gain += 0 if any(hands) else ending.last_trick
    return gain + _from_lead(ending, hands, winner, won)
