"""The end of a hand in team games: each card solved exactly in many possible worlds."""

from __future__ import annotations

from rook13.bots.budget import Meter
from rook13.bots.payoff import Prize
from rook13.bots.position import cards_of, root_of, sides_for, sitting_out, turns
from rook13.engine.cards import bits
from rook13.engine.view import PlayerView
from rook13.kernel import PAYOFF, Hand, Solver

SLOTS = 1 << 13
MOST_NODES = 400_000
FIVE_TRICKS, EACH_MORE = 45, 3
"""What solving a card counts against the budget with five tricks left, and so many times more
with each trick above that."""
DIP = 0.02
"""How much less a higher gain may be worth for it still to be what a side plays for."""


def cost_of(tricks: int) -> int:
    """Return the iterations that solving one card counts for."""
    return FIVE_TRICKS * int(EACH_MORE ** max(0, tricks - 5))


class Ending:
    """Solves the cards of the seat in turn, world after world."""

    def __init__(self, view: PlayerView, prize: Prize, slots: int = SLOTS) -> None:
        assert view.seat is not None
        rules, stakes = view.rules, prize.stakes
        self._stakes = stakes
        self._tie = prize.tie
        self._payoff = prize.payoff()
        self._columns = len(self._payoff) // (2 if prize.tie >= 0 else 1)
        self._sides = sides_for(rules, view.seat.index)
        self._root = root_of(view)
        self._after = root_of(view)
        self._cards = cards_of(view)
        self._points = rules.deck.points
        self._step = rules.step
        around = turns(rules, sitting_out(view))
        self._solver = Solver(self._cards, stakes, self._sides, around, slots)

    @staticmethod
    def fits(prize: Prize) -> bool:
        """Return whether more is never worth less, which solving takes for granted."""
        values = prize.values
        columns = len(values) // (2 if prize.tie >= 0 else 1)
        return all(values[g + 1] >= values[g] - DIP for g in range(columns - 1))

    def judge(self, worlds: list[list[int]], meter: Meter) -> list[tuple[int, float, int]] | None:
        """Return card, worth and worlds for each card, the best first; None without a world."""
        choices = bits(self._root.options())
        totals = dict.fromkeys(choices, 0)
        solved = 0
        cost = cost_of(int(self._root.hands[self._root.turn]).bit_count()) * len(choices)
        for world in worlds:
            if solved and not meter.take(cost):
                break
            values = self._solve(world, choices)
            if values is None:
                continue
            for card, value in values.items():
                totals[card] += value
            solved += 1
        if not solved:
            return None
        found = [(card, total / (solved * PAYOFF), solved) for card, total in totals.items()]
        return sorted(found, key=lambda verdict: (-verdict[1], verdict[0]))

    def _solve(self, world: list[int], choices: list[int]) -> dict[int, int] | None:
        found: dict[int, int] = {}
        guess = 0
        for card in choices:
            gain = self._value(world, card, guess)
            if gain is None:
                return None
            guess = gain
            found[card] = self._payoff[min(gain, self._columns - 1)]
        return found

    def _value(self, world: list[int], card: int, guess: int) -> int | None:
        """Return what side 0 has at the end when this card is played."""
        hand = self._after
        hand.copy_from(self._root)
        for seat, cards in enumerate(world):
            hand.hands[seat] = cards
        named = self._named(hand, card)
        hand.play(card, named)
        base, most = self._gained(hand), self._on_offer(hand)
        low, high = 0, most // self._step
        middle = max(1, min(high, (guess - base) // self._step))
        while low < high:
            answer = self._solver.reaches(hand, middle * self._step, MOST_NODES)
            if answer < 0:
                return None
            low, high = (middle, high) if answer else (low, middle - 1)
            middle = (low + high + 1) // 2
        return base + low * self._step

    def _named(self, hand: Hand, card: int) -> int:
        if not hand.names_suit(card):
            return -1
        own = hand.hands[hand.turn]
        lengths = [int(own & suit).bit_count() for suit in self._cards.suit_mask]
        return lengths.index(max(lengths))

    def _gained(self, hand: Hand) -> int:
        stakes = self._stakes
        seats = [seat for seat, side in enumerate(self._sides) if side == 0]
        won = sum(hand.won[seat] for seat in seats)
        gain = sum(hand.points[seat] for seat in seats) + stakes.each_trick * won
        if won >= stakes.majority:
            gain += stakes.bonus
        if hand.over() and hand.last_winner in seats:
            gain += stakes.last_trick
        return gain

    def _on_offer(self, hand: Hand) -> int:
        """Return at least as much as side 0 can still gain."""
        if hand.over():
            return 0
        left = int(max(hand.hands)).bit_count()
        cards = sum(self._points[card] for held in hand.hands for card in bits(held))
        stakes = self._stakes
        extra = stakes.last_trick + stakes.bonus + stakes.each_trick * left
        return int(hand.trick_points + cards + extra)
