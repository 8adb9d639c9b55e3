"""The exact value of a position with all cards open, for the four team games.

The kernel answers “can this side still gain so much?”. Here the questions are chosen, cut into
slices that can be stopped, and their answers kept as bounds that meet when there is time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rook13 import kernel
from rook13.analysis.findings import Value
from rook13.analysis.scoring import SideScoring
from rook13.engine.actions import Play
from rook13.engine.phases.play import LegalPlays
from rook13.engine.state import GameState, Playing
from rook13.engine.trick import NO_LEAD, legal_cards

SLICE, LONGEST_SLICE = 200_000, 400_000
"""Nodes between two checks for a request to stop: a tenth of a second at most."""
BUDGET = 40_000_000
A_QUESTION = 2
"""One question may take one in so many of the nodes for a value."""
MANY_TRICKS, LONG_HAND = 8, 11
SLOTS, MORE_SLOTS, MOST_SLOTS = 1 << 14, 1 << 18, 1 << 20


class Stopped(Exception):
    """The analysis was cancelled."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is proven about a value; low and high meet when it is known."""

    low: int
    high: int

    @property
    def exact(self) -> bool:
        return self.low == self.high

    def __str__(self) -> str:
        return str(self.low) if self.exact else f"{self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class Effort:
    """How many nodes a value may cost, and what is called after every slice of them.

    `tick` gets the nodes spent; it may raise `Stopped`.
    """

    nodes: int = BUDGET
    tick: Callable[[int], None] = lambda nodes: None


class DoubleDummy:
    """Solves positions of one hand, and remembers from each what helps with the next."""

    def __init__(self, scoring: SideScoring, trump: int, follows: list[int], tricks: int) -> None:
        rules = scoring.rules
        self._scoring = scoring
        self.follows = follows
        self.cards = kernel.Cards(rules.tables(trump), rules.deck.points)
        slots = MOST_SLOTS if tricks >= LONG_HAND else MORE_SLOTS
        if tricks < MANY_TRICKS:
            slots = SLOTS
        self._solver = kernel.Solver(self.cards, scoring.stakes, scoring.sides, follows, slots)

    @classmethod
    def of(cls, scoring: SideScoring, play: Playing, tricks: int | None = None) -> DoubleDummy:
        """Return a solver for the hand that a position belongs to, or for its last tricks."""
        return cls(scoring, play.setup.tables.trump, turns(play), tricks or scoring.tricks)

    def value(self, play: Playing, effort: Effort, guess: int | None = None) -> Bounds:
        """Return the total that the counted side takes with best play of both."""
        gained, on_offer = self._scoring.gained(play), self._scoring.on_offer(play)
        near = None if guess is None else guess - gained
        found = self.settle(self.hand(play), on_offer, effort, near)
        return Bounds(gained + found.low, gained + found.high)

    def settle(
        self,
        hand: kernel.Hand,
        on_offer: tuple[int, int],
        effort: Effort,
        guess: int | None = None,
    ) -> Bounds:
        """Return what the counted side still gains, between the least and the most on offer."""
        search, proof = _Search(effort), _Proof(*on_offer, self._scoring.step)
        target = proof.near(guess)
        while target is not None:
            proof.note(target, search.ask(self._solver, hand, target))
            target = proof.near(guess)
        return Bounds(proof.low, proof.high)

    def reaches(self, play: Playing, total: int, effort: Effort) -> bool | None:
        """Return whether the counted side can reach a total; None when effort ran out."""
        target = total - self._scoring.gained(play)
        least, most = self._scoring.on_offer(play)
        if target <= least or target > most:
            return target <= least
        return _Search(effort).ask(self._solver, self.hand(play), target)

    def hand(self, play: Playing) -> kernel.Hand:
        hand = kernel.Hand(self.cards, self.follows)
        order = play.setup.orders[play.leader]
        held = list(play.hands)
        for seat, card in zip(order, play.trick, strict=False):
            held[seat] |= 1 << card
        hand.start(held, play.leader)
        for seat, won in enumerate(play.won):
            hand.won[seat] = won
        for card in play.trick:
            hand.play(card, play.led if play.led >= 0 else NO_LEAD)
        return hand


class _Proof:
    """What is proven about a value, and which question to ask next.

    Questions that took too long are left alone; those further out are easier.
    """

    def __init__(self, low: int, high: int, step: int) -> None:
        self.low = low
        self.high = high
        self._step = step
        self._doubts: list[int] = []

    def note(self, target: int, answer: bool | None) -> None:
        """Note an answer; None means that the question took too long."""
        if answer is None:
            self._doubts.append(target)
        elif answer:
            self.low = target
        else:
            self.high = target - self._step
        # An answer further out may have settled what was in doubt.
        self._doubts = [doubt for doubt in self._doubts if self.low < doubt <= self.high]

    def near(self, guess: int | None) -> int | None:
        """Return the next target: close to the guess while that is open, else halfway."""
        step = self._step
        if self._doubts:
            return self._beyond_doubts()
        if guess is not None:
            for target in (guess, guess + step):
                if self.low < target <= self.high:
                    return target
        return self._halfway(self.low, self.high)

    def _beyond_doubts(self) -> int | None:
        below, above = min(self._doubts) - self._step, max(self._doubts)
        if self.high - above > below - self.low:
            return self._halfway(above, self.high)
        return self._halfway(self.low, below)

    def _halfway(self, low: int, high: int) -> int | None:
        """Return a target above low and not above high, or None if there is none."""
        step = self._step
        return high - (high - low) // step // 2 * step if low < high else None


class _Search:
    """Asks the kernel in slices until the effort is spent."""

    def __init__(self, effort: Effort) -> None:
        self._effort = effort
        self._spent = 0

    def ask(self, solver: kernel.Solver, hand: kernel.Hand, target: int) -> bool | None:
        """Return the answer, or None when the question takes more than its share."""
        size = SLICE
        enough = min(self._effort.nodes, self._spent + self._effort.nodes // A_QUESTION)
        while self._spent < enough:
            answer = solver.reaches(hand, target, min(size, enough - self._spent))
            self._spent += solver.nodes
            self._effort.tick(self._spent)
            if answer >= 0:
                return answer == 1
            # What the slice has proven is remembered, so that the next one gets further.
            size = min(2 * size, LONGEST_SLICE)
        return None


def value_between(bounds: Bounds, step: int) -> Value:
    """Return what is proven, or the middle of the bounds if time ran out."""
    total = bounds.low + (bounds.high - bounds.low) // step // 2 * step
    return Value(total, bounds.high - total)


def turns(play: Playing) -> list[int]:
    """Return for each seat the one that plays after it; -1 for one that sits out."""
    order = play.setup.orders[play.leader]
    after = dict(zip(order, (*order[1:], order[0]), strict=True))
    return [after.get(seat, -1) for seat in range(len(play.hands))]


def fair_plays(state: GameState, play: Playing) -> list[Play]:
    """Return the plays of the seat in turn that follow the rules, even in free play."""
    fair = legal_cards(play.setup.tables, play.hands[play.turn], play.led)
    legal = LegalPlays(state, play, play.turn)
    return [a for a in legal if isinstance(a, Play) and fair >> a.card.index & 1]
