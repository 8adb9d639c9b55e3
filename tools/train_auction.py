"""Learn the auction from self-play: `make train ARGS=rook13`.

First every seat of many deals declares once, see `tools/forced_contracts.py`; that can be
interrupted and goes on where it was. Then three figures of a hand are fitted to what came of it, on
odd deals; even ones tell how well they predict. The same seed gives the same figures.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from statistics import correlation, fmean

from rook13.bots.hand_value import quick_trump
from rook13.bots.learned_bidding import (
    AuctionModel,
    Policy,
    Ratings,
    hand_features,
    read_model,
    what_counts,
)
from rook13.engine.rules import make_rules
from rook13.engine.ruleset import Ruleset
from tools.forced_contracts import FOLDER, Deal, generate, read

RESOURCE = Path(__file__).parents[1] / "resources" / "bots" / "auction.json"
RIDGE = 10.0
MISSES = 21
POLICY = Policy(0.02, 0.8, -0.4, 0.03, -0.033, 0.04, 0.033, -0.05, 0)
"""How far to bid, in shares of all points unless it is for each point; docs/bots.md says how it was
found and what else was tried."""
PER_POINT = ("defend", "support")


class Ridge:
    """Fits weights to rows of features, most of which are 0; the first weight is not held down."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._products = [[0.0] * size for _ in range(size)]
        self._sums = [0.0] * size

    def add(self, features: Sequence[float], value: float) -> None:
        filled = [(place, feature) for place, feature in enumerate(features) if feature]
        for row, a in filled:
            products = self._products[row]
            self._sums[row] += a * value
            for column, b in filled:
                products[column] += a * b

    def solve(self) -> list[float]:
        """Return the weights, by elimination."""
        size = self._size
        rows = [[*row, value] for row, value in zip(self._products, self._sums, strict=True)]
        for place in range(size):
            rows[place][place] += RIDGE if place else 1e-6
        for place in range(size):
            pivot = rows[place]
            for other in range(place + 1, size):
                factor = rows[other][place] / pivot[place]
                if factor:
                    rows[other] = [a - factor * b for a, b in zip(rows[other], pivot, strict=True)]
        found = [0.0] * size
        for place in reversed(range(size)):
            row = rows[place]
            rest = sum(row[other] * found[other] for other in range(place + 1, size))
            found[place] = (row[size] - rest) / row[place]
        return found


def dot(weights: Sequence[float], features: Sequence[float]) -> float:
    """Return what features come to with these weights."""
    return sum(a * b for a, b in zip(weights, features, strict=True))


def quantiles(ordered: Sequence[float], count: int) -> list[float]:
    """Return so many values of an ordered row at even distances."""
    return [ordered[(2 * place + 1) * len(ordered) // (2 * count)] for place in range(count)]


def fit(rows: Iterable[tuple[Sequence[float], float]]) -> list[float]:
    """Return the weights of features."""
    rows = list(rows)
    ridge = Ridge(len(rows[0][0]))
    for features, value in rows:
        ridge.add(features, value)
    return [round(weight, 3) for weight in ridge.solve()]


def _all_cards(rules: Ruleset, deal: Deal, seat: int, trump: int) -> list[float]:
    """Describe a contract with all cards in sight."""
    hands, power = deal.hands, rules.tables(trump).power
    foes = [(hands[(seat + step) % 4] & power).bit_count() for step in (1, 3)]
    own = hand_features(rules, hands[seat] | deal.kitty, trump)
    partner = hand_features(rules, hands[(seat + 2) % 4], trump)[1:]
    return [*own, *partner, float(max(foes)), float(min(foes))]


class Training:
    """Learns the auction of one game."""

    def __init__(self, rules: Ruleset, deals: Sequence[Deal]) -> None:
        self._rules = rules
        self._most = rules.auction(1).calls[-1].value
        self._learned = [deal for deal in deals if deal.number % 2]
        self._tested = [deal for deal in deals if not deal.number % 2]
        self._features = {
            deal.number: [
                hand_features(rules, hand, quick_trump(rules, hand)) for hand in deal.hands
            ]
            for deal in deals
        }
        self.model = self._rate()

    def _rate(self) -> AuctionModel:
        """Fit what a hand takes as declarer, leaves to opponents, and adds to its partner."""
        weights = []
        for which in (self._declare, self._defend, self._support):
            rows = [
                (self._features[deal.number][seat], which(deal, seat))
                for deal in self._learned
                for seat in range(4)
            ]
            weights.append(fit(rows))
        declare, defend, support = weights
        model = AuctionModel(
            what_counts(self._rules), declare, defend, support, Ratings(0, 0, 0), [], self._policy()
        )
        rated = [self._ratings(model, deal, seat) for deal in self._learned for seat in range(4)]
        missed = sorted(
            self._declare(deal, seat) - self._ratings(model, deal, seat).declare
            for deal in self._learned
            for seat in range(4)
        )
        names = ("declare", "defend", "support")
        average = Ratings(*(round(fmean(getattr(r, n) for r in rated), 2) for n in names))
        misses = [round(miss, 1) for miss in quantiles(missed, MISSES)]
        return replace(model, average=average, misses=misses)

    def _ratings(self, model: AuctionModel, deal: Deal, seat: int) -> Ratings:
        features = self._features[deal.number][seat]
        return Ratings(*(dot(w, features) for w in (model.declare, model.defend, model.support)))

    @staticmethod
    def _declare(deal: Deal, seat: int) -> float:
        return deal.results[seat].taken

    @staticmethod
    def _defend(deal: Deal, seat: int) -> float:
        return fmean(deal.results[(seat + step) % 4].taken for step in (1, 3))

    @staticmethod
    def _support(deal: Deal, seat: int) -> float:
        return deal.results[(seat + 2) % 4].taken

    def quality(self) -> str:
        """Return how well the figures of a hand predict what came of it, in deals kept apart."""
        names = {"declare": self._declare, "defend": self._defend, "support": self._support}
        found = []
        for name, which in names.items():
            pairs = [
                (getattr(self._ratings(self.model, deal, seat), name), which(deal, seat))
                for deal in self._tested
                for seat in range(4)
            ]
            found.append(f"{name} {correlation(*zip(*pairs, strict=True)):.2f}")
        weights = fit(self._open_contracts(self._learned))
        pairs = [(dot(weights, seen), taken) for seen, taken in self._open_contracts(self._tested)]
        found.append(f"with all cards in sight {correlation(*zip(*pairs, strict=True)):.2f}")
        return ", ".join(found)

    def _open_contracts(self, deals: Sequence[Deal]) -> list[tuple[list[float], float]]:
        """Return contracts described with all cards in sight, and what was taken."""
        return [
            (_all_cards(self._rules, deal, result.seat, result.trump), float(result.taken))
            for deal in deals
            for result in deal.results
        ]

    def _policy(self) -> Policy:
        """Return how far to bid in points."""
        return Policy(**{
            name: value if name in PER_POINT else round(value * self._most, 3)
            for name, value in asdict(POLICY).items()
        })  # fmt: skip


def main() -> None:
    """Play, fit and write."""
    parser = ArgumentParser(prog="python -m tools.train_auction", description="Learn the auction.")
    parser.add_argument("games", nargs="+")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", default="a")
    arguments = parser.parse_args()
    for game in arguments.games:
        rules, path = make_rules(game), FOLDER / f"{game}.jsonl"
        generate(rules, arguments.seed, arguments.deals, path)
        deals = [deal for deal in read(rules, path) if deal.number < arguments.deals]
        training = Training(rules, deals)
        print(f"{game}, {4 * len(deals)} contracts; correlations: {training.quality()}")
        learned = json.loads(RESOURCE.read_text("utf-8")) if RESOURCE.exists() else {}
        learned[game] = asdict(training.model)
        assert read_model(learned[game]) == training.model
        rows = [f'"{name}": {json.dumps(learned[name])}' for name in sorted(learned)]
        RESOURCE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
