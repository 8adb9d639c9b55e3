"""What a position is worth at least and at most, without playing it."""

from __future__ import annotations

from mypy_extensions import i64

from rook13.kernel.bits import BIT_INDEX, BIT_MODULUS, vec
from rook13.kernel.hand import Stakes
from rook13.kernel.suits import DEEP, Layout, SuitCache


class Bounds:
    """What side 0 still gains at least and at most, by what top cards are sure to take."""

    def __init__(self, layout: Layout, stakes: Stakes, suits: SuitCache) -> None:
        self.cards = layout.cards
        self.stakes = stakes
        self.suits = suits
        self.side = layout.side
        self.follows = layout.follows
        self.partner = _partners(layout.side, layout.follows)
        self.hands = layout.hands
        self.low: i64 = 0
        self.high: i64 = 0
        # The cards that each of them rests on, and those that the last trick rests on.
        self.low_needs: i64 = 0
        self.high_needs: i64 = 0
        self.last_needs: i64 = 0

    def bound(self, leader: i64, won: i64, left: i64, rest: i64, open_bonus: bool) -> None:
        """Set `low` and `high` by what top trumps take and what the leader can cash at once."""
        stakes = self.stakes
        points: i64 = 0
        tricks: i64 = 0
        other_points: i64 = 0
        other_tricks: i64 = 0
        needs: i64 = 0
        other_needs: i64 = 0
        mate = self.partner[leader]
        drawn: i64 = 0
        trumps: i64 = 0
        if self.suits.trump_group >= 0:
            spot = self.suits.found[self.suits.trump_group]
            trumps = self.suits.lengths[spot]
            top = self.suits.tops[spot]
            holder = (top & 15) - 1
            if holder >= 0:
                own = (top >> 4) & 15
                both = own + ((top >> 8) & 15)
                if holder == leader:
                    drawn = (self.suits.runs[spot] >> 4) & 15
                if self.side[holder] == self.side[leader]:
                    points = top >> 12
                    tricks = drawn if holder == leader else own
                    needs = self.suits.tails[spot * DEEP + both]
                else:
                    other_points = top >> 12
                    other_tricks = max(own, both - own)
                    other_needs = self.suits.tails[spot * DEEP + both]
        room: i64 = 99
        mate_trumps: i64 = 0
        if mate >= 0:
            mate_trumps = ((trumps >> (4 * mate)) & 15) - drawn
            if mate_trumps > 0:
                room = left - ((trumps >> (4 * mate)) & 15)
        for group in range(self.suits.groups):
            if group == self.suits.trump_group:
                continue
            spot = self.suits.found[group]
            run = self.suits.runs[spot]
            if (run & 15) - 1 != leader:
                continue
            count = (run >> 4) & 15
            lengths = self.suits.lengths[spot]
            seat = self.follows[leader]
            while seat != leader:
                if seat == mate:
                    if self.cards.forced != 0 and mate_trumps > 0:
                        count = min(count, (lengths >> (4 * seat)) & 15)
                elif ((trumps >> (4 * seat)) & 15) > drawn:
                    if self.cards.wild & self.hands[seat] != 0:
                        count = 0
                    count = min(count, (lengths >> (4 * seat)) & 15)
                seat = self.follows[seat]
            count = min(count, room)
            if count > 0:
                room -= count
                tricks += count
                points += (run >> (8 * min(count, 5))) & 255
                needs |= self.suits.tails[spot * DEEP + ((run >> 4) & 15)]
        if self.side[leader] == 0:
            self.set_bounds(points, tricks, other_points, other_tricks, won, left, rest, open_bonus)
            self.low_needs = needs
            self.high_needs = other_needs
        else:
            self.set_bounds(other_points, other_tricks, points, tricks, won, left, rest, open_bonus)
            self.low_needs = other_needs
            self.high_needs = needs
        if tricks >= left:
            total = rest + stakes.each_trick * left + stakes.last_trick
            if open_bonus:
                total += stakes.bonus
            if self.side[leader] == 0:
                self.low = total
            else:
                self.high = 0

    def set_bounds(
        self,
        ours: i64,
        our_tricks: i64,
        theirs: i64,
        their_tricks: i64,
        won: i64,
        left: i64,
        rest: i64,
        open_bonus: bool,
    ) -> None:
        """Set `low` and `high` for side 0 by points and tricks that each side is sure of."""
        stakes = self.stakes
        self.low = ours + stakes.each_trick * our_tricks
        self.high = rest - theirs + stakes.each_trick * (left - their_tricks) + stakes.last_trick
        if open_bonus:
            if won + our_tricks >= stakes.majority:
                self.low += stakes.bonus
            if won + left - their_tricks >= stakes.majority:
                self.high += stakes.bonus

    def last_gain(self, leader: i64, won: i64, rest: i64) -> i64:
        """Return what side 0 gains from the last trick, which is forced."""
        cards = self.cards
        hand = self.hands[leader]
        card = BIT_INDEX[hand % BIT_MODULUS]
        best = cards.strength[card]
        winner = leader
        winning = card
        lying = hand
        suit = cards.suit_of[card]
        contenders = cards.power
        if suit >= 0:
            contenders |= cards.suit_mask[suit]
        seat = self.follows[leader]
        while seat != leader:
            hand = self.hands[seat]
            lying |= hand
            if hand & contenders != 0:
                card = BIT_INDEX[hand % BIT_MODULUS]
                if cards.strength[card] > best:
                    best = cards.strength[card]
                    winner = seat
                    winning = card
            seat = self.follows[seat]
        self.last_needs = 0
        if lying & self.suits.suit_mates[winning] != 0:
            self.last_needs = self.suits.from_top[winning]
        if self.side[winner] != 0:
            return 0
        gain = rest + self.stakes.each_trick + self.stakes.last_trick
        if won + 1 == self.stakes.majority:
            gain += self.stakes.bonus
        return gain


def _partners(side: vec[i64], follows: vec[i64]) -> vec[i64]:
    """Return for each seat the other one of its side that plays, or -1."""
    found: list[i64] = []
    for seat in range(len(side)):
        mates = [
            other
            for other in range(len(side))
            if other != seat and side[other] == side[seat] and follows[other] >= 0
        ]
        found.append(mates[0] if mates else -1)
    return vec[i64](found)
