"""The exact value of a hand with all cards open, for two sides."""

from __future__ import annotations

from mypy_extensions import i64

from rook13.kernel.bits import BIT, BIT_INDEX, BIT_MODULUS, count_bits
from rook13.kernel.bounds import Bounds
from rook13.kernel.cards import Cards, legal
from rook13.kernel.hand import NO_LEAD, Hand, Stakes, side_tricks
from rook13.kernel.ordering import Ordering
from rook13.kernel.suits import Layout, SuitCache
from rook13.kernel.transpositions import KEY_TRICKS, TranspositionTable, random_numbers


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
        numbers = random_numbers()
        suits = SuitCache(layout, numbers)
        self.cards = cards
        self.stakes = stakes
        self.layout = layout
        self.suits = suits
        self.bounds = Bounds(layout, stakes, suits)
        self.ordering = Ordering(layout, stakes)
        self.proofs = TranspositionTable(slots)
        self.numbers = numbers
        self.side = layout.side
        self.follows = layout.follows
        self.hands = layout.hands
        self.size: i64 = layout.size
        self.nodes: i64 = 0
        self.limit: i64 = 0

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
                hand.trick_points,
                won,
                left,
                rest,
                target,
            )
        return -1 if self.nodes > self.limit else found

    def from_lead(self, seat: i64, won: i64, left: i64, rest: i64, target: i64) -> i64:
        """Return 1 if side 0 can gain `target` when a seat is about to lead, else 0."""
        stakes = self.stakes
        each = stakes.each_trick
        open_bonus = won < stakes.majority and won + left >= stakes.majority
        if each < 0:
            if target <= each * left:
                return 1
            if target > rest + stakes.last_trick:
                return 0
        else:
            if target <= 0:
                return 1
            most = rest + each * left + stakes.last_trick
            if open_bonus:
                most += stakes.bonus
            if target > most:
                return 0
        if left == 1:
            return 1 if self.bounds.last_gain(seat, won, rest) >= target else 0
        key = self.suits.look_up() ^ self.numbers[seat]
        if each >= 0:
            bounds = self.bounds
            bounds.bound(seat, won, left, rest, open_bonus)
            if target <= bounds.low:
                return 1
            if target > bounds.high:
                return 0
        if open_bonus and stakes.bonus > 0:
            key ^= self.numbers[KEY_TRICKS + won]
        answer = self.proofs.answer(key, target)
        if answer >= 0:
            return answer
        self.nodes += 1
        if self.nodes > self.limit:
            return 0
        return self.try_leads(seat, won, left, rest, target, key)

    def try_leads(self, seat: i64, won: i64, left: i64, rest: i64, target: i64, key: i64) -> i64:
        """Return 1 if side 0 can gain `target` by some lead of a seat, or against all, else 0."""
        cards = self.cards
        moves = self.suits.leads(self.hands[seat])
        first = self.proofs.best_lead(key)
        goal: i64 = 1 if self.side[seat] == 0 else 0
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
                answer = self.play(
                    seat,
                    card,
                    suit if suit >= 0 else named,
                    0,
                    seat,
                    -1,
                    -1,
                    0,
                    won,
                    left,
                    rest,
                    target,
                )
                if self.nodes > self.limit:
                    return 0
                if answer == goal:
                    self.ordering.reward(seat, card, left)
                    self.proofs.remember(key, target, goal, card)
                    return goal
                named += 1
        self.proofs.remember(key, target, 1 - goal, -1)
        return 1 - goal

    def follow(
        self,
        seat: i64,
        led: i64,
        in_trick: i64,
        best_seat: i64,
        best_card: i64,
        best_strength: i64,
        trick_points: i64,
        won: i64,
        left: i64,
        rest: i64,
        target: i64,
    ) -> i64:
        """Return 1 if side 0 can gain `target` when a seat is about to follow, else 0."""
        self.nodes += 1
        if self.nodes > self.limit:
            return 0
        moves = legal(self.cards, self.hands[seat], led)
        threat: i64 = -1
        if moves & (moves - 1) != 0:
            moves = self.suits.distinct(moves, best_card)
            threat = self.ordering.threat(seat, led, in_trick)
        goal: i64 = 1 if self.side[seat] == 0 else 0
        while moves != 0:
            card = self.ordering.pick(moves, seat, led, best_seat, best_strength, threat)
            moves ^= BIT[card]
            answer = self.play(
                seat,
                card,
                led,
                in_trick,
                best_seat,
                best_card,
                best_strength,
                trick_points,
                won,
                left,
                rest,
                target,
            )
            if answer == goal or self.nodes > self.limit:
                return answer
        return 1 - goal

    def play(
        self,
        seat: i64,
        card: i64,
        led: i64,
        in_trick: i64,
        best_seat: i64,
        best_card: i64,
        best_strength: i64,
        trick_points: i64,
        won: i64,
        left: i64,
        rest: i64,
        target: i64,
    ) -> i64:
        """Play a card, answer the question in what follows, and take the card back."""
        cards = self.cards
        bit = BIT[card]
        strength = cards.strength[card]
        contends = cards.power & bit != 0 or (led >= 0 and cards.suit_mask[led] & bit != 0)
        if contends and strength > best_strength:
            best_strength = strength
            best_seat = seat
            best_card = card
        trick_points += cards.points[card]
        self.hands[seat] = self.hands[seat] ^ bit
        self.layout.held ^= bit
        answer: i64 = 0
        if in_trick + 1 < self.size:
            answer = self.follow(
                self.follows[seat],
                led,
                in_trick + 1,
                best_seat,
                best_card,
                best_strength,
                trick_points,
                won,
                left,
                rest,
                target,
            )
        else:
            if self.side[best_seat] == 0:
                target -= trick_points + self.stakes.each_trick
                won += 1
                if won == self.stakes.majority:
                    target -= self.stakes.bonus
                if left == 1:
                    target -= self.stakes.last_trick
            if left == 1:
                answer = 1 if target <= 0 else 0
            else:
                answer = self.from_lead(best_seat, won, left - 1, rest - trick_points, target)
        self.hands[seat] = self.hands[seat] ^ bit
        self.layout.held ^= bit
        return answer
