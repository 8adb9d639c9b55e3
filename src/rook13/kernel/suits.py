"""The open cards of a hand that is being solved, and what counts about each suit of them."""

from __future__ import annotations

from hashlib import shake_128
from struct import unpack
from typing import Final

from mypy_extensions import i64

from rook13.kernel.bits import BIT, BIT_INDEX, BIT_MODULUS, vec
from rook13.kernel.cards import Cards
from rook13.kernel.hand import Hand, seats_playing


class Layout:
    """Who holds what, who plays after whom, and for which side.

    Its arrays are never replaced, so that the parts of the solver can hold on to them.
    """

    def __init__(self, cards: Cards, side: list[i64], follows: list[i64]) -> None:
        self.cards = cards
        self.side = vec[i64](side)
        self.follows = vec[i64](follows)
        self.players: i64 = len(side)
        self.size: i64 = seats_playing(follows)
        self.hands = vec[i64]([0] * len(side))
        self.held: i64 = 0
        # Who holds each card, also after it is played.
        self.owner = vec[i64]([-1] * len(cards.suit_of))

    def take_over(self, hand: Hand) -> bool:
        """Set the cards as they lie; return whether any has come to another holder."""
        fresh = False
        self.held = 0
        for seat in range(self.players):
            mask: i64 = hand.hands[seat] if self.follows[seat] >= 0 else 0
            self.hands[seat] = mask
            self.held |= mask
            while mask != 0:
                card = BIT_INDEX[(mask & -mask) % BIT_MODULUS]
                mask &= mask - 1
                if self.owner[card] != seat:
                    fresh = True
                    self.owner[card] = seat
        lying = hand.best_card
        if lying >= 0 and self.owner[lying] != hand.best_seat:
            fresh = True
            self.owner[lying] = hand.best_seat
        return fresh


# What is known about a suit is kept at a place found by the remainder of its cards in play.
_KNOWN: Final = 1024
_KNOWN_MODULUS: Final = 1021
DEEP: Final = 16
"""A suit has at most 15 cards, so that its 0 to 15 highest are kept in so many places."""

# How the random numbers that make up a position's key are laid out: leaders, trick counts, then
# for each suit so many blocks of worth × seat, once by place and once by count.
KEY_TRICKS: Final = 8
_KEY_SUITS: Final = 32
_KINDS: Final = 64
_KEY_SUIT: Final = 2048
_KEY_COUNTS: Final = 1024


class SuitCache:
    """Shapes, highest cards, cards worth trying and lengths of the suits of a layout.

    Who holds a card never changes, so that all of it follows from which cards are in play.
    """

    def __init__(self, layout: Layout) -> None:
        # `highest` and `tails` have a row for each place: by how many of the highest cards, what
        # tells who holds them, and the lowest of them with all cards of the suit above it.
        cards = layout.cards
        self.cards = cards
        self.layout = layout
        self.side = layout.side
        self.owner = layout.owner
        self.numbers = _NUMBERS
        order = _suit_order(cards)
        self.order = vec[i64](order)
        self.starts = vec[i64]([place + 1 for place, card in enumerate(order) if card < 0])
        masks = _suit_masks(order)
        self.group_mask = vec[i64](masks)
        self.groups: i64 = len(masks)
        self.trump_group: i64 = masks.index(cards.power) if cards.power in masks else -1
        self.worth_class = vec[i64](_worth_classes(cards))
        self.from_top = vec[i64](_from_top(order, len(cards.suit_of)))
        self.suit_mates = vec[i64](_suit_mates(masks, len(cards.suit_of)))
        self.no_less = vec[i64](_no_less(masks, cards, 1))
        self.no_more = vec[i64](_no_less(masks, cards, -1))
        places = len(masks) * _KNOWN
        self.known = vec[i64]([-1] * places)
        self.shapes = vec[i64]([0] * places)
        self.kept = vec[i64]([0] * places)
        self.lengths = vec[i64]([0] * places)
        self.runs = vec[i64]([0] * places)
        self.tops = vec[i64]([0] * places)
        self.highest = vec[i64]([0] * (places * DEEP))
        self.tails = vec[i64]([0] * (places * DEEP))
        self.found = vec[i64]([0] * 8)
        self.best_of = vec[i64]([0] * 16)
        self.counts = vec[i64]([0] * _KINDS)

    def forget(self) -> None:
        """Drop what was worked out when the cards were held otherwise."""
        for place in range(len(self.known)):
            self.known[place] = -1

    def look_up(self) -> i64:
        """Find what is known about each suit, and return a number for who has how many of what."""
        key: i64 = 0
        held = self.layout.held
        for group in range(self.groups):
            place = self.place_of(group, held & self.group_mask[group])
            self.found[group] = place
            key ^= self.shapes[place]
        return key

    def place_of(self, group: i64, inside: i64) -> i64:
        """Return the slot for these cards of a suit, and fill it if it is new."""
        place = group * _KNOWN + inside % _KNOWN_MODULUS
        if self.known[place] != inside:
            self.learn(group, inside, place)
        return place

    def learn(self, group: i64, inside: i64, place: i64) -> None:
        """Work out what counts about the cards of a suit that are in play."""
        cards = self.cards
        owner = self.owner
        shape: i64 = 0
        kept: i64 = 0
        lengths: i64 = 0
        highest: i64 = 0
        for kind in range(_KINDS):
            self.counts[kind] = 0
        by_place = _KEY_SUITS + _KEY_SUIT * group
        by_count = by_place + _KEY_COUNTS
        spot = place * DEEP
        position = self.starts[group]
        above: i64 = -1
        count: i64 = len(self.order)
        while position < count:
            card = self.order[position]
            if card < 0:
                break
            position += 1
            if inside & BIT[card] == 0:
                continue
            seat = owner[card]
            kind = self.worth_class[card] + seat
            highest ^= self.numbers[by_place + kind]
            by_place += _KINDS
            shape ^= self.numbers[by_count + _KINDS * self.counts[kind] + kind]
            self.counts[kind] = self.counts[kind] + 1
            spot += 1
            self.highest[spot] = highest
            self.tails[spot] = self.from_top[card]
            lengths += BIT[4 * seat]
            if above < 0 or owner[above] != seat or cards.points[above] != cards.points[card]:
                kept |= BIT[card]
            above = card
        self.known[place] = inside
        self.shapes[place] = shape
        self.kept[place] = kept
        self.lengths[place] = lengths
        self.learn_top(group, inside, place)

    def learn_top(self, group: i64, inside: i64, place: i64) -> None:
        """Work out who holds the highest cards of a suit, how many, and what they are worth."""
        cards = self.cards
        run: i64 = 0
        holder: i64 = -1
        alone = True
        side_points: i64 = 0
        for spot in range(8):
            self.best_of[spot] = 0
        first_count: i64 = 0
        other_count: i64 = 0
        position = self.starts[group]
        count: i64 = len(self.order)
        while position < count:
            card = self.order[position]
            if card < 0:
                break
            position += 1
            if inside & BIT[card] == 0:
                continue
            seat = self.owner[card]
            if holder < 0:
                holder = seat
            if self.side[seat] != self.side[holder]:
                break
            side_points += cards.points[card]
            if seat == holder:
                first_count += 1
            else:
                other_count += 1
                alone = False
            if alone:
                run += 1
                self.insert_best(cards.points[card])
        packed: i64 = 0
        total: i64 = 0
        for spot in range(5):
            total += self.best_of[spot]
            packed |= total << (8 + 8 * spot)
        self.runs[place] = packed | run << 4 | (holder + 1)
        counts = other_count << 8 | first_count << 4 | (holder + 1)
        self.tops[place] = side_points << 12 | counts

    def insert_best(self, points: i64) -> None:
        for spot in range(8):
            there = self.best_of[spot]
            if points > there:
                self.best_of[spot] = points
                points = there

    def leads(self, hand: i64) -> i64:
        """Leave out leads that do the same as their neighbour, by what was looked up last."""
        kept: i64 = 0
        for group in range(self.groups):
            kept |= hand & self.kept[self.found[group]]
        return kept

    def distinct(self, moves: i64, best_card: i64) -> i64:
        """Leave out cards that do the same as their neighbour in the same hand."""
        in_play = self.layout.held
        if best_card >= 0:
            in_play |= BIT[best_card]
        kept: i64 = 0
        for group in range(self.groups):
            mask = self.group_mask[group]
            if moves & mask != 0:
                kept |= moves & self.kept[self.place_of(group, in_play & mask)]
        return kept

    def down_to_equals(self, card: i64, options: i64, kept: i64) -> i64:
        """Return a card with all above it and those left out because they do the same.

        They stay the same only while nothing can come between them.
        """
        found = self.from_top[card]
        rest = options & ~kept & self.suit_mates[card] & ~found
        while rest != 0:
            equal = BIT_INDEX[(rest & -rest) % BIT_MODULUS]
            rest &= rest - 1
            reach = self.from_top[equal]
            if kept & reach & ~self.from_top[card] == 0:
                found |= reach
        return found


def _suit_masks(order: list[i64]) -> list[i64]:
    """Return the cards of each suit of the order."""
    found: list[i64] = []
    for card in order:
        if card < 0:
            found.append(0)
        else:
            found[-1] |= BIT[card]
    return found


def _suit_order(cards: Cards) -> list[i64]:
    """Return the cards suit by suit, strongest first, each suit headed by minus its number."""
    found: list[i64] = []
    suits: list[i64] = []
    for suit in cards.suit_of:
        if suit not in suits:
            suits.append(suit)
    for number, suit in enumerate(suits):
        found.append(-number - 1)
        members = [card for card in range(len(cards.suit_of)) if cards.suit_of[card] == suit]
        members.sort(key=lambda card: -cards.strength[card])
        for card in members:
            found.append(card)
    return found


def _from_top(order: list[i64], count: int) -> list[i64]:
    """Return for each card itself and all that are higher in its suit."""
    found: list[i64] = [0] * count
    above: i64 = 0
    for card in order:
        if card < 0:
            above = 0
        else:
            above |= BIT[card]
            found[card] = above
    return found


def _suit_mates(masks: list[i64], count: int) -> list[i64]:
    """Return for each card the others of its suit."""
    found: list[i64] = []
    for card in range(count):
        for mask in masks:
            if mask & BIT[card] != 0:
                found.append(mask ^ BIT[card])
    return found


def _no_less(masks: list[i64], cards: Cards, sign: i64) -> list[i64]:
    """Return for each card those of its suit that are worth no less, or by the sign no more.

    Wild cards and others are kept apart, as they may be played at different times.
    """
    points = cards.points
    found: list[i64] = []
    for card in range(len(points)):
        same: i64 = 0
        for other in range(len(points)):
            if sign * points[other] >= sign * points[card]:
                same |= BIT[other]
        same &= cards.wild if cards.wild & BIT[card] != 0 else ~cards.wild
        for mask in masks:
            if mask & BIT[card] != 0:
                found.append(mask & same)
    return found


def _worth_classes(cards: Cards) -> list[i64]:
    values = sorted(set(cards.points))
    return [8 * values.index(points) for points in cards.points]


def _random_numbers() -> vec[i64]:
    count = _KEY_SUITS + 6 * _KEY_SUIT
    found = unpack(f"<{count}Q", shake_128(b"positions").digest(8 * count))
    return vec[i64]([number >> 2 for number in found])


_NUMBERS: Final = _random_numbers()
