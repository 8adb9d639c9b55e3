"""How well the estimate of a hand predicts what comes of it.

`python -m tools.hand_estimates rook13` lets each seat of a deal declare once at a price near what
its hand looks worth. Before any call, trials and what was learned say how much its side takes, and
how likely it makes the price. Only deals that nothing was learned from count.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import correlation, fmean

from rook13.bots.bid_search import CallSearch
from rook13.bots.learned_bidding import model_of
from rook13.bots.search_setup import Budget, Meter
from rook13.engine.actions import Action
from rook13.engine.game import apply, new_game
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.shuffle import derive_seed
from tools.forced_contracts import FOLDER, Deal, generate, read
from tools.reliability import rows

ITERATIONS = 6000


@dataclass(frozen=True, slots=True)
class Estimate:
    """What was expected of a contract, and what came of it."""

    taken: float
    made: float
    really_taken: int
    really_made: bool


def by_trials(rules: Ruleset, deal: Deal, seed: str) -> list[Estimate]:
    """Judge the hands of a deal by trials, as the first expert does."""
    state = new_game(rules, rules.seats[deal.dealer])
    cards: Action = deal_from_seed(state, derive_seed("train", seed, deal.number).hex())
    state, _ = apply(state, cards)
    found = []
    for result in deal.results:
        view = view_for(state, rules.seats[result.seat])
        call = next(c for c in rules.auction(1).calls if str(c) == result.call)
        search = CallSearch(view, Meter(Budget(ITERATIONS)), deal.number)
        made, taken = search.made(result.seat, call)
        found.append(Estimate(taken, made, result.taken, result.taken >= call.value))
    return found


def by_learning(rules: Ruleset, deal: Deal) -> list[Estimate]:
    """Judge the hands of a deal by what was learned."""
    model = model_of(rules)
    assert model is not None
    found = []
    for result in deal.results:
        taken = model.ratings(rules, deal.hands[result.seat]).declare
        price = next(c.value for c in rules.auction(1).calls if str(c) == result.call)
        made = fmean(taken + miss + rules.step / 2 >= price for miss in model.misses)
        found.append(Estimate(taken, made, result.taken, result.taken >= price))
    return found


def table(name: str, estimates: Sequence[Estimate]) -> list[str]:
    """Return how the estimates did, with a row for each range of chances."""
    taken = correlation([e.taken for e in estimates], [e.really_taken for e in estimates])
    error = fmean((e.made - e.really_made) ** 2 for e in estimates)
    lines = [f"{name}: correlation with what was taken {taken:.2f}, Brier score {error:.3f}"]
    return [*lines, *rows([(e.made, e.really_made) for e in estimates])]


def main(arguments: Sequence[str]) -> None:
    """Print both tables."""
    parser = ArgumentParser(prog="python -m tools.hand_estimates")
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", default="a")
    given = parser.parse_args(arguments)
    rules, path = make_rules(given.game), FOLDER / f"{given.game}.jsonl"
    generate(rules, given.seed, given.deals, path)
    deals = [d for d in read(rules, path) if d.number < given.deals and not d.number % 2]
    trials = [estimate for deal in deals for estimate in by_trials(rules, deal, given.seed)]
    learned = [estimate for deal in deals for estimate in by_learning(rules, deal)]
    print("\n".join([*table("trials", trials), *table("learned", learned)]))


if __name__ == "__main__":
    main(sys.argv[1:])
