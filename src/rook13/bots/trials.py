"""Trying out contracts: who declares, with which trump and discard, and what the play brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from rook13.bots.hand_value import quick_discard, quick_trump
from rook13.bots.payoff import Prize, Worth, match_prize, outcome_prize, stakes_of
from rook13.bots.position import aims, kernel_cards, sides_for, turns
from rook13.bots.worlds import World
from rook13.engine.auction import Call
from rook13.engine.ruleset import Contract, Ruleset
from rook13.engine.state import Match
from rook13.kernel import Dice, Hand, Trial


@dataclass(frozen=True, slots=True)
class Result:
    """What the declarer's side gained, and the counters that lay aside."""

    gain: int
    aside: int


class Trials:
    """Plays contracts out in worlds with the kernel's simple players."""

    def __init__(self, rules: Ruleset, match: Match, seed: int) -> None:
        self._rules = rules
        self._match = match
        self._dice = Dice(seed)
        self._hands: dict[tuple[int, int], Trial] = {}
        self._size = rules.kitty_size(match.number)

    def declare(self, world: World, seat: int, trump: int | None, times: int = 1) -> list[Result]:
        """Let a seat take the kitty, choose trump unless it is given, and play so many times."""
        rules = self._rules
        hand = world.hands[seat] | world.aside
        if trump is None:
            trump = quick_trump(rules, hand)
        laid = quick_discard(rules, trump, hand, self._size)
        return self.play(world, seat, trump, laid, times)

    def play(self, world: World, seat: int, trump: int, laid: int, times: int) -> list[Result]:
        """Play a contract with a chosen discard."""
        rules, match = self._rules, self._match
        hands = list(world.hands)
        hands[seat] = (hands[seat] | world.aside) & ~laid
        aside = rules.deck.points_in(laid)
        leader = rules.first_leader(match.dealer, seat)
        trial, stakes = self._trial(seat, trump), stakes_of(rules, match.number, aside)
        return [Result(trial.gain(hands, leader, stakes), aside) for _ in range(times)]

    def made(self, results: Sequence[Result], seat: int, call: Call) -> float:
        """Return how many of the results, from 0 to 1, make a seat's call."""
        return fmean(self._outcomes(results, seat, call, lambda outcome: outcome.made is True))

    def taken(self, results: Sequence[Result], seat: int, call: Call) -> float:
        """Return what the side of the seat that declares takes on average, as the game counts."""
        side = self._rules.side_of[seat]
        return fmean(self._outcomes(results, seat, call, lambda outcome: outcome.points[side]))

    def _outcomes(
        self, results: Sequence[Result], seat: int, call: Call, worth: Worth
    ) -> list[float]:
        rules, match, side = self._rules, self._match, self._rules.side_of[seat]
        contract = Contract(seat, call)
        prizes = {
            aside: outcome_prize(rules, match, contract, side, aside, worth)
            for aside in {result.aside for result in results}
        }
        return [prizes[result.aside].values[result.gain] for result in results]

    def chance(self, results: Sequence[Result], seat: int, call: Call, side: int) -> list[float]:
        """Return for each result the chance of `side` to win the match."""
        own = self._rules.side_of[seat] == side
        contract = Contract(seat, call)
        found = []
        for result in results:
            prize = self._prize(contract, self._rules.side_of[seat], result.aside)
            chance = prize.values[result.gain]
            found.append(chance if own else 1 - chance)
        return found

    def _prize(self, contract: Contract, side: int, aside: int) -> Prize:
        return match_prize(self._rules, self._match, contract, side, aside)

    def _trial(self, seat: int, trump: int) -> Trial:
        key = seat, trump
        if key not in self._hands:
            rules = self._rules
            hand = Hand(kernel_cards(rules, trump), turns(rules))
            wanted = aims(rules, seat, rules.auction(self._match.number).calls[0])
            self._hands[key] = Trial(hand, sides_for(rules, seat), wanted, self._dice)
        return self._hands[key]


def raised(rules: Ruleset, results: Sequence[Result], amount: float, most: int) -> list[Result]:
    """Return results raised by an amount on average, in the steps in which the game counts."""
    step = rules.step
    whole, part = divmod(amount / step, 1)
    found = []
    owed = 0.0
    for result in results:
        owed += part
        extra = int(owed >= 1)
        owed -= extra
        gain = result.gain + step * (int(whole) + extra)
        found.append(Result(min(gain, most), result.aside))
    return found
