"""The exact value of a hand with all cards open, for two sides."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rook13.kernel.bits import BIT, BIT_INDEX, BIT_MODULUS, count_bits
from rook13.kernel.bounds import Bounds
from rook13.kernel.cards import Cards, legal
from rook13.kernel.hand import NO_LEAD, Hand, Stakes, side_tricks
from rook13.kernel.ordering import Ordering
from rook13.kernel.suits import Layout, SuitCache
from rook13.kernel.transpositions import TranspositionTable

WORST: Final = 1_000_000
ANY_CARDS: Final = -1
"""Stands for the cards of a trick whose losers are not recorded."""


class Solver:
    """Answers whether side 0 can gain so much: the question is asked until the answers meet.

    Positions between tricks are remembered with what is proven about them, and what counts about
    a suit is worked out once.
    """

    def __init__(
        self, cards: Cards, stakes: Stakes, side: list[i64], follows: list[i64], slots: i64
    ) -> None:
        """Take what `Hand` takes, the side of each seat, and how many positions to remember."""
        layout = Layout(cards, side, follows)
        suits = SuitCache(layout)
        self.cards = cards
        self.stakes = stakes
        self.layout = layout
        self.suits = suits
        self.bounds = Bounds(layout, stakes, suits)
        self.ordering = Ordering(layout, stakes)
        self.proofs = TranspositionTable(slots, layout, suits)
        self.numbers = suits.numbers
        self.from_top = suits.from_top
        self.suit_mates = suits.suit_mates
        self.no_less = suits.no_less
        self.no_more = suits.no_more
        self.side = layout.side
        self.follows = layout.follows
        self.hands = layout.hands
        self.size: i64 = layout.size
        self.nodes: i64 = 0
        self.limit: i64 = 0
        # The cards that the last answer rests on: of each suit all from some rank upwards.
        self.relevant: i64 = 0
        # The sides that take the trick in play in what the last answer rests on, as a mask.
        self.takers: i64 = 0

    def reaches(self, hand: Hand, target: i64, limit: i64) -> i64:
        """Return 1 if side 0 can gain `target` from here on, 0 if not, -1 after `limit` nodes."""
        self.nodes = 0
        self.limit = limit
        if self.layout.take_over(hand):
            self.suits.forget()
        rest: i64 = hand.trick_points
        mask = self.layout.held
        while mask != 0:
            rest += self.cards.points[BIT_INDEX[(mask & -mask) % BIT_MODULUS]]
            mask &= mask - 1
        won = side_tricks(hand, self.side)
        left = count_bits(hand.hands[hand.turn])
        if hand.in_trick == 0:
            found = self.from_lead(hand.turn, won, left, rest, target)
        else:
            found = self.follow(
                hand.turn,
                hand.led,
                hand.in_trick,
                hand.best_seat,
                hand.best_card,
                hand.best_strength,
                ANY_CARDS,
                hand.trick_points,
                won,
                left,
                rest,
                target,
            )
        if self.nodes > self.limit:
            return -1
        return 1 if found >= target else 0

    def from_lead(self, seat: i64, won: i64, left: i64, rest: i64, target: i64) -> i64:
        """Return a bound of what side 0 gains when a seat is about to lead.

        It gains at least as much if that reaches `target`, and at most as much otherwise.
        """
        stakes = self.stakes
        self.relevant = 0
        each = stakes.each_trick
        need = stakes.majority - won
        if need <= 0 or need > left or stakes.bonus == 0:
            # The bonus is taken or out of reach.
            need = left + 1
        if each < 0:
            if target <= each * left:
                return each * left
            if target > rest + stakes.last_trick:
                return rest + stakes.last_trick
        else:
            if target <= 0:
                return 0
            most = rest + each * left + stakes.last_trick
            if need <= left:
                most += stakes.bonus
            if target > most:
                return most
        if left == 1:
            gain = self.bounds.last_gain(seat, won, rest)
            self.relevant = self.bounds.last_needs
            return gain
        key = self.suits.look_up() ^ self.numbers[seat]
        if each >= 0:
            bounds = self.bounds
            bounds.bound(seat, won, left, rest, need <= left)
            if target <= bounds.low:
                self.relevant = bounds.low_needs
                return bounds.low
            if target > bounds.high:
                self.relevant = bounds.high_needs
                return bounds.high
        if self.proofs.settles(key, need, target):
            self.relevant = self.proofs.relevant
            return self.proofs.value
        self.nodes += 1
        if self.nodes > self.limit:
            return 0
        return self.try_leads(seat, won, left, rest, target, key, need)

    def try_leads(
        self, seat: i64, won: i64, left: i64, rest: i64, target: i64, key: i64, need: i64
    ) -> i64:
        """Return such a bound by trying the leads of a seat until one is good enough."""
        cards = self.cards
        options = self.hands[seat]
        kept = self.suits.leads(options)
        moves = kept
        first = self.proofs.best_lead
        relevant: i64 = 0
        ours = self.side[seat] == 0
        found: i64 = -WORST if ours else WORST
        while moves != 0:
            card: i64 = -1
            if first >= 0:
                if moves & BIT[first] != 0:
                    card = first
                first = -1
            if card < 0:
                card = self.ordering.pick_lead(moves, seat)
            moves ^= BIT[card]
            named: i64 = NO_LEAD
            last_named: i64 = NO_LEAD
            if (cards.names_lead >> card) & 1 == 1:
                named = 0
                last_named = len(cards.suit_mask) - 1
            while named <= last_named:
                suit = cards.suit_of[card]
                value = self.play(
                    seat,
                    card,
                    suit if suit >= 0 else named,
                    0,
                    seat,
                    -1,
                    -1,
                    0,
                    0,
                    won,
                    left,
                    rest,
                    target,
                )
                if self.nodes > self.limit:
                    return 0
                if (value >= target) == ours:
                    self.ordering.reward(seat, card, left)
                    self.suits.look_up()
                    self.proofs.remember(key, need, target, value, card, self.relevant)
                    return value
                found = max(found, value) if ours else min(found, value)
                if kept != options and self.relevant & BIT[card] != 0:
                    relevant |= self.suits.down_to_equals(card, options, kept)
                if moves & self.suit_mates[card] != 0:
                    moves = self.worth_trying(moves, options, kept, seat, card, -1)
                relevant |= self.relevant
                named += 1
        self.suits.look_up()
        self.proofs.remember(key, need, target, found, -1, relevant)
        self.relevant = relevant
        return found

    def follow(
        self,
        seat: i64,
        led: i64,
        in_trick: i64,
        best_seat: i64,
        best_card: i64,
        best_strength: i64,
        lying: i64,
        trick_points: i64,
        won: i64,
        left: i64,
        rest: i64,
        target: i64,
    ) -> i64:
        """Return such a bound when a seat is about to follow."""
        self.nodes += 1
        if self.nodes > self.limit:
            return 0
        options = legal(self.cards, self.hands[seat], led)
        moves = options
        threats: i64 = 0
        if moves & (moves - 1) != 0:
            moves = self.suits.distinct(moves, best_card)
            threats = self.ordering.threats(seat, led, in_trick)
        kept = moves
        relevant: i64 = 0
        takers: i64 = 0
        ours = self.side[seat] == 0
        found: i64 = -WORST if ours else WORST
        while moves != 0:
            card = self.ordering.pick(moves, seat, led, best_seat, best_card, threats)
            moves ^= BIT[card]
            value = self.play(
                seat,
                card,
                led,
                in_trick,
                best_seat,
                best_card,
                best_strength,
                lying,
                trick_points,
                won,
                left,
                rest,
                target,
            )
            if (value >= target) == ours or self.nodes > self.limit:
                return value
            found = max(found, value) if ours else min(found, value)
            if kept != options and self.relevant & BIT[card] != 0:
                relevant |= self.suits.down_to_equals(card, options, kept)
            takers |= self.takers
            if moves & self.suit_mates[card] != 0:
                moves = self.worth_trying(moves, options, kept, seat, card, best_card)
            relevant |= self.relevant
        self.relevant = relevant
        self.takers = takers
        return found

    def worth_trying(
        self, moves: i64, options: i64, kept: i64, seat: i64, card: i64, best_card: i64
    ) -> i64:
        """Skip cards of a suit that are equivalent to one that has just failed.

        If its rank never counted, another one does the same. One worth more is no better if the
        other side takes the trick anyway, and one worth less if the own side does.
        """
        others = moves
        if self.takers != 2 >> self.side[seat]:
            others &= self.no_more[card]
        if self.takers != 1 << self.side[seat]:
            others &= self.no_less[card]
        if others == 0:
            return moves
        relevant = self.relevant
        if relevant & BIT[card] == 0:
            moves &= ~others | relevant
            others &= relevant
        in_play = self.layout.held & ~self.hands[seat]
        if best_card >= 0:
            in_play |= BIT[best_card]
        while others != 0:
            bit = others & -others
            others ^= bit
            other = BIT_INDEX[bit % BIT_MODULUS]
            if (self.from_top[other] ^ self.from_top[card]) & in_play == 0:
                moves ^= bit
                reach = self.suits.down_to_equals(other, options, kept)
                self.relevant |= reach | self.from_top[card]
        return moves

    def play(
        self,
        seat: i64,
        card: i64,
        led: i64,
        in_trick: i64,
        best_seat: i64,
        best_card: i64,
        best_strength: i64,
        lying: i64,
        trick_points: i64,
        won: i64,
        left: i64,
        rest: i64,
        target: i64,
    ) -> i64:
        """Play a card, find such a bound in what follows, and take the card back."""
        cards = self.cards
        bit = BIT[card]
        strength = cards.strength[card]
        contends = cards.power & bit != 0 or (led >= 0 and cards.suit_mask[led] & bit != 0)
        if contends and strength > best_strength:
            best_strength = strength
            best_seat = seat
            best_card = card
        lying |= bit
        trick_points += cards.points[card]
        self.hands[seat] = self.hands[seat] ^ bit
        self.layout.held ^= bit
        value: i64 = 0
        if in_trick + 1 < self.size:
            value = self.follow(
                self.follows[seat],
                led,
                in_trick + 1,
                best_seat,
                best_card,
                best_strength,
                lying,
                trick_points,
                won,
                left,
                rest,
                target,
            )
        else:
            gain: i64 = 0
            if self.side[best_seat] == 0:
                gain = trick_points + self.stakes.each_trick
                won += 1
                if won == self.stakes.majority:
                    gain += self.stakes.bonus
                if left == 1:
                    gain += self.stakes.last_trick
            self.relevant = 0
            value = gain
            if left > 1:
                rest -= trick_points
                value += self.from_lead(best_seat, won, left - 1, rest, target - gain)
            if best_card >= 0 and lying & self.suit_mates[best_card] != 0:
                self.relevant |= self.from_top[best_card]
            self.takers = 1 << self.side[best_seat]
        self.hands[seat] = self.hands[seat] ^ bit
        self.layout.held ^= bit
        return value
