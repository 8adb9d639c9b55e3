"""Random numbers, and hidden cards dealt at random."""

from __future__ import annotations

from mypy_extensions import i64

from rook13.kernel.bits import BIT, BIT_INDEX, BIT_MODULUS, count_bits, vec


class Rng:
    """A small random generator that gives the same numbers compiled and interpreted."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed & 0x7FFFFFFF) | 1

    def below(self, limit: i64) -> i64:
        x = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return (x >> 3) % limit

    def card_of(self, mask: i64) -> i64:
        """Return a random card of a mask that is not empty."""
        skip = self.below(count_bits(mask))
        while skip > 0:
            mask &= mask - 1
            skip -= 1
        return BIT_INDEX[(mask & -mask) % BIT_MODULUS]


class Dealer:
    """Deals hidden cards to places at random, each place only what it may hold.

    Cards with the fewest possible places go first; where no place is left another card makes room,
    so that no deal is ever thrown away. Swaps then adjust the deal to the weights.
    """

    def __init__(
        self, cards: list[i64], room: list[i64], allowed: list[i64], weight: list[i64]
    ) -> None:
        """Take `weight[place * 64 + card]`, from 1 to 1000; `room` adds up to the cards."""
        self.places: i64 = len(room)
        self.cards = vec[i64](cards)
        self.room = vec[i64](room)
        self.allowed = vec[i64](allowed)
        self.weight = vec[i64](weight)
        self.order = vec[i64](list(range(len(cards))))
        self.place_of = vec[i64]([-1] * 64)
        self.left = vec[i64](room)
        self.choices = vec[i64]([self.options(card) for card in cards])

    def options(self, card: i64) -> i64:
        count: i64 = 0
        for place in range(self.places):
            if self.may_hold(place, card):
                count += 1
        return count

    def may_hold(self, place: i64, card: i64) -> bool:
        return (self.allowed[place] >> card) & 1 == 1

    def deal(self, rng: Rng) -> list[i64]:
        """Return the cards of each place as masks, or nothing if there is no such deal."""
        for place in range(self.places):
            self.left[place] = self.room[place]
        count: i64 = len(self.cards)
        for position in range(count):
            other = position + rng.below(count - position)
            held = self.order[position]
            self.order[position] = self.order[other]
            self.order[other] = held
            self.place_of[self.cards[position]] = -1
        options: i64 = 0
        while options <= self.places:
            for position in range(count):
                number = self.order[position]
                if self.choices[number] == options and not self.put(self.cards[number], rng):
                    return []
            options += 1
        self.mix(rng)
        found: list[i64] = [0] * int(self.places)
        for position in range(count):
            card = self.cards[position]
            place = self.place_of[card]
            found[place] = found[place] | BIT[card]
        return found

    def put(self, card: i64, rng: Rng) -> bool:
        """Give a card a place, by weight and by room."""
        total: i64 = 0
        for place in range(self.places):
            if self.may_hold(place, card):
                total += self.weight[place * 64 + card] * self.left[place]
        if total == 0:
            return self.squeeze(card)
        chosen = rng.below(total)
        for place in range(self.places):
            if self.may_hold(place, card):
                chosen -= self.weight[place * 64 + card] * self.left[place]
                if chosen < 0:
                    self.set_down(card, place)
                    return True
        return False

    def set_down(self, card: i64, place: i64) -> None:
        self.left[place] = self.left[place] - 1
        self.place_of[card] = place

    def squeeze(self, card: i64) -> bool:
        """Find room for a card by moving others."""
        for place in range(self.places):
            if self.may_hold(place, card) and self.make_room(place, BIT[place]):
                self.set_down(card, place)
                return True
        return False

    def make_room(self, place: i64, seen: i64) -> bool:
        """Move one card away from a full place, and others before it if they must."""
        for position in range(len(self.cards)):
            card = self.cards[position]
            if self.place_of[card] != place:
                continue
            for other in range(self.places):
                if (seen >> other) & 1 == 1 or not self.may_hold(other, card):
                    continue
                if self.left[other] > 0 or self.make_room(other, seen | BIT[other]):
                    self.left[place] = self.left[place] + 1
                    self.set_down(card, other)
                    return True
        return False

    def mix(self, rng: Rng) -> None:
        """Swap cards of two places as often as the weights want it."""
        count: i64 = len(self.cards)
        for _step in range(4 * count):
            first = self.cards[rng.below(count)]
            second = self.cards[rng.below(count)]
            here = self.place_of[first]
            there = self.place_of[second]
            if here == there or not self.may_hold(there, first) or not self.may_hold(here, second):
                continue
            now = self.weight[here * 64 + first] * self.weight[there * 64 + second]
            then = self.weight[there * 64 + first] * self.weight[here * 64 + second]
            if then >= now or rng.below(now) < then:
                self.place_of[first] = there
                self.place_of[second] = here
