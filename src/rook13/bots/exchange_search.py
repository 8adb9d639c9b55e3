"""Choosing discard and trump by successive halving: many candidates, then the better half."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from statistics import fmean, pstdev

from rook13.bots.budget import Meter
from rook13.bots.hand_value import discard_order
from rook13.bots.payoff import match_of
from rook13.bots.trials import Trials
from rook13.bots.worlds import World, Worlds
from rook13.engine.cards import mask_of
from rook13.engine.ruleset import TrumpSource
from rook13.engine.view import PlayerView

MOST_CANDIDATES = 18
FIRST_WORLDS = 8
TRUMPS_TRIED = 3
ITERATIONS_A_TRIAL = 3
CONFIDENCE = 0.7
"""Standard errors by which a candidate must beat the rule of thumb to replace it."""


@dataclass(slots=True, eq=False)
class Candidate:
    """A trump with a discard, and the chances it came to."""

    trump: int
    laid: int
    chances: list[float] = field(default_factory=list)

    @property
    def worth(self) -> float:
        """Return the mean."""
        return fmean(self.chances)


def best_exchange(
    view: PlayerView, usual: Candidate, size: int, meter: Meter, seed: int
) -> Candidate:
    """Return the best trump and discard, the usual ones unless another is clearly better."""
    candidates = [usual]
    for trump in _trumps(view, usual.trump):
        for laid in _discards(view, trump, size):
            if not any(c.trump == trump and c.laid == laid for c in candidates):
                candidates.append(Candidate(trump, laid))
    return _halve(view, candidates[:MOST_CANDIDATES], meter, seed)


def best_trump(view: PlayerView, usual: int, laid: int, meter: Meter, seed: int) -> int:
    """Return the trump to name with these cards laid aside."""
    trumps = [usual, *(trump for trump in _trumps(view, usual) if trump != usual)]
    return _halve(view, [Candidate(trump, laid) for trump in trumps], meter, seed).trump


def _trumps(view: PlayerView, usual: int) -> list[int]:
    if view.rules.trump_source is TrumpSource.CALL:
        return [usual]
    hand, rules = mask_of(view.hand), view.rules
    suits = sorted(
        (suit.index for suit in rules.deck.suits),
        key=lambda suit: -(hand & rules.tables(suit).power).bit_count(),
    )
    return suits[:TRUMPS_TRIED]


def _discards(view: PlayerView, trump: int, size: int) -> list[int]:
    """Return the discard made at a glance and what differs from it by one or two cards."""
    order = discard_order(view.rules, trump, mask_of(view.hand))
    first = order[:size]
    found = [first]
    for place in range(size):
        for instead in order[size : size + 2]:
            found.append([card for card in first if card != first[place]] + [instead])
    counters = sorted(order[: size + 4], key=lambda card: -view.rules.deck.points[card])
    found.append(counters[:size])
    return [sum(1 << card for card in cards) for cards in found]


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
    return fmean(gaps) > CONFIDENCE * pstdev(gaps) / math.sqrt(count)


def _try(view: PlayerView, trials: Trials, candidate: Candidate, world: World) -> None:
    assert view.seat is not None
    assert view.contract is not None
    seat, side = view.seat.index, view.rules.side_of[view.seat.index]
    results = trials.play(world, seat, candidate.trump, candidate.laid, 1)
    candidate.chances += trials.chance(results, seat, view.contract, side)
