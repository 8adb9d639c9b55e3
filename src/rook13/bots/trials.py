"""Trying out contracts: what a declarer takes, and which discard and trump do best."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, pstdev

from rook13.bots.calibration import tuning
from rook13.bots.hand_value import discard_order, longest_suits, quick_discard, quick_trump
from rook13.bots.payoff import Worth, match_of, match_prize, outcome_prize, stakes_of
from rook13.bots.search_setup import Meter, aims, kernel_cards, sides_for, turns
from rook13.bots.worlds import World, Worlds
from rook13.engine.auction import Call
from rook13.engine.cards import indices_mask, mask_of
from rook13.engine.ruleset import Contract, Ruleset, TrumpSource
from rook13.engine.state import Match
from rook13.engine.view import PlayerView
from rook13.kernel import Hand, Rng, Trial


@dataclass(frozen=True, slots=True)
class Result:
    """What the declarer's side gained, and the counters in the discard."""

    gain: int
    aside: int


class Trials:
    """Plays contracts out in worlds with the kernel's simple players."""

    def __init__(self, rules: Ruleset, match: Match, seed: int) -> None:
        self._rules = rules
        self._match = match
        self._rng = Rng(seed)
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
        rules, match = self._rules, self._match
        hands = list(world.hands)
        hands[seat] = (hands[seat] | world.aside) & ~laid
        aside = rules.deck.points_in(laid)
        leader = rules.first_leader(match.dealer, seat)
        trial, stakes = self._trial(seat, trump), stakes_of(rules, match.number, aside)
        return [Result(trial.gain(hands, leader, stakes), aside) for _ in range(times)]

    def made(self, results: Sequence[Result], seat: int, call: Call) -> float:
        """Return the share of the results that make a call."""
        return fmean(self._outcomes(results, seat, call, lambda outcome: outcome.made is True))

    def taken(self, results: Sequence[Result], seat: int, call: Call) -> float:
        """Return what the side of the seat that declares takes on average."""
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
        rules, contract = self._rules, Contract(seat, call)
        declares = rules.side_of[seat]
        found = []
        for result in results:
            prize = match_prize(rules, self._match, contract, declares, result.aside)
            chance = prize.values[result.gain]
            found.append(chance if side == declares else 1 - chance)
        return found

    def _trial(self, seat: int, trump: int) -> Trial:
        key = seat, trump
        if key not in self._hands:
            rules = self._rules
            hand = Hand(kernel_cards(rules, trump), turns(rules))
            wanted = aims(rules, Contract(seat, rules.auction(self._match.number).calls[0]))
            self._hands[key] = Trial(hand, sides_for(rules, seat), wanted, self._rng)
        return self._hands[key]


def raised(rules: Ruleset, results: Sequence[Result], amount: float, most: int) -> list[Result]:
    """Return results raised by an amount on average, in steps of what the game counts."""
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


MOST_CANDIDATES = 18
FIRST_WORLDS = 8
TRUMPS_TRIED = 3
ITERATIONS_A_TRIAL = 3


@dataclass(slots=True, eq=False)
class Candidate:
    """A trump with a discard, and the chances it came to."""

    trump: int
    laid: int
    chances: list[float] = field(default_factory=list)

    @property
    def worth(self) -> float:
        return fmean(self.chances)


def best_exchange(
    view: PlayerView, usual: Candidate, size: int, meter: Meter, seed: int
) -> Candidate:
    """Return the best trump and discard, the usual ones unless another is clearly better."""
    candidates = [usual]
    for trump in trumps_to_try(view, usual.trump):
        for laid in _discards(view, trump, size):
            if not any(c.trump == trump and c.laid == laid for c in candidates):
                candidates.append(Candidate(trump, laid))
    return _halve(view, candidates[:MOST_CANDIDATES], meter, seed)


def best_trump(view: PlayerView, usual: int, laid: int, meter: Meter, seed: int) -> int:
    """Return the trump to name with these cards discarded."""
    trumps = [usual, *(trump for trump in trumps_to_try(view, usual) if trump != usual)]
    return _halve(view, [Candidate(trump, laid) for trump in trumps], meter, seed).trump


def trumps_to_try(view: PlayerView, usual: int) -> list[int]:
    """Return the longest suits, or the one that was called."""
    if view.rules.trump_source is TrumpSource.CALL:
        return [usual]
    return longest_suits(view.rules, mask_of(view.hand))[:TRUMPS_TRIED]


def _discards(view: PlayerView, trump: int, size: int) -> list[int]:
    """Return the usual discard and variations of it."""
    order = discard_order(view.rules, trump, mask_of(view.hand))
    first = order[:size]
    found = [first]
    for place in range(size):
        for instead in order[size : size + 2]:
            found.append([card for card in first if card != first[place]] + [instead])
    counters = sorted(order[: size + 4], key=lambda card: -view.rules.deck.points[card])
    found.append(counters[:size])
    return [indices_mask(cards) for cards in found]


def _halve(view: PlayerView, candidates: list[Candidate], meter: Meter, seed: int) -> Candidate:
    assert view.seat is not None
    usual, left = candidates[0], list(candidates)
    worlds, trials = Worlds(view, seed), Trials(view.rules, match_of(view), seed)
    count = FIRST_WORLDS
    while len(left) > 1 and meter.take(count * len(left) * ITERATIONS_A_TRIAL):
        for world in worlds.draw_many(count):
            for candidate in left:
                _try(view, trials, candidate, world)
        left.sort(key=lambda candidate: -candidate.worth)
        left = left[: (len(left) + 1) // 2]
        count *= 2
    best = left[0]
    return best if best is usual or _clearly_better(best, usual) else usual


def _clearly_better(best: Candidate, usual: Candidate) -> bool:
    """Compare on the worlds that both were tried in."""
    count = min(len(best.chances), len(usual.chances))
    if not count:
        return False
    gaps = [a - b for a, b in zip(best.chances[:count], usual.chances[:count], strict=True)]
    return fmean(gaps) > tuning().confidence * pstdev(gaps) / math.sqrt(count)


def _try(view: PlayerView, trials: Trials, candidate: Candidate, world: World) -> None:
    assert view.seat is not None
    assert view.contract is not None
    seat, side = view.seat.index, view.rules.side_of[view.seat.index]
    results = trials.play(world, seat, candidate.trump, candidate.laid, 1)
    candidate.chances += trials.chance(results, seat, view.contract, side)
