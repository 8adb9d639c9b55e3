"""Learn the auction from self-play: `make train`, or `python -m tools.train rook13 --deals 2000`.

First every seat of many deals declares once, see `tools/forced_contracts.py`; that can be
interrupted and goes on where it was. Then three figures of a hand are fitted to what came of it,
and how far to bid is searched for in auctions over those deals, whose outcomes are known whoever
declares. Figures are fitted on odd deals and tested on even ones. The same seed gives the same.
"""

from __future__ import annotations

import json
import math
import random
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from statistics import correlation, fmean, stdev

from rook13.bots.hand_value import quick_trump
from rook13.bots.learned_bidding import (
    AuctionModel,
    Heard,
    Policy,
    Ratings,
    hand_features,
    limit,
    read_model,
    what_counts,
)
from rook13.engine.auction import Bidding
from rook13.engine.rules import make_rules
from rook13.engine.ruleset import Contract, Ruleset
from tools.forced_contracts import FOLDER, Deal, generate, read

RESOURCE = Path(__file__).parents[1] / "resources" / "bots" / "auction.json"
RIDGE = 10.0
SMOOTHED = 0.7
"""How much of a contract's outcome is what such cards take on average, and not what came of it."""
QUANTILES, MISSES = 11, 21
STEPS = {
    "offset": 0.025, "defend": 0.8, "support": 0.8, "partner_bid": 0.025, "partner_high": 0.035,
    "over_partner": 0.04, "partner_passed": 0.035, "foe_passed": 0.025, "foe_bid": 0.025,
}  # fmt: skip
"""By how much the search changes a figure, in shares of all points unless it is for each point."""
PER_POINT = ("defend", "support")
START = Policy(0.02, 0.8, -0.4, 0.03, -0.033, 0.04, 0.033, -0.05, 0)
RIVALS = (Policy(0.08, 0, 0, -0.05, 0, -0.16, 0, 0, 0), Policy(0.05, 0, 0, 0.01, 0, -0.12, 0, 0, 0))
"""Opponents who bid as trials of a hand suggest, and a little more carefully, in shares of all
points; the policy found so far is the third."""
NOISE = 0.025
"""How much rivals differ in what they think of a hand, as a share of all points."""


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


@dataclass(frozen=True, slots=True)
class Known:
    """A deal whose outcome is known for every declarer and price."""

    dealer: int
    ratings: list[Ratings]
    scores: list[list[float]]
    """For each declarer and call how much more its side scores than the other."""
    made: list[list[float]]
    noise: list[list[float]]


class Training:
    """Learns the auction of one game."""

    def __init__(self, rules: Ruleset, deals: Sequence[Deal], seed: str) -> None:
        self._rules = rules
        self._calls = rules.auction(1).calls
        self._prices = [call.value for call in self._calls]
        self._most = self._prices[-1]
        self._rng = random.Random(seed)
        self._deals = deals
        self._learned = [deal for deal in deals if deal.number % 2]
        self._features = {
            deal.number: [
                hand_features(rules, hand, quick_trump(rules, hand)) for hand in deal.hands
            ]
            for deal in deals
        }
        self.model = self._rate()
        known = self._known()
        self._odd = [deal for number, deal in known if number % 2]
        self._even = [deal for number, deal in known if not number % 2]

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
            what_counts(self._rules), declare, defend, support, Ratings(0, 0, 0), [], START
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
                for deal in self._deals
                if not deal.number % 2
                for seat in range(4)
            ]
            found.append(f"{name} {correlation(*zip(*pairs, strict=True)):.2f}")
        return ", ".join(found)

    def _known(self) -> list[tuple[int, Known]]:
        rules = self._rules
        rows = [
            (_all_cards(rules, deal, result.seat, result.trump), float(result.taken))
            for deal in self._learned
            for result in deal.results
        ]
        weights = fit(rows)
        missed = sorted(taken - dot(weights, features) for features, taken in rows)
        misses = quantiles(missed, QUANTILES)
        found = []
        for deal in self._deals:
            taken = []
            for result in deal.results:
                estimate = dot(weights, _all_cards(rules, deal, result.seat, result.trump))
                likely = [self._whole(estimate + miss) for miss in misses]
                taken.append((likely, result.taken))
            scores = [[self._score(s, place, *taken[s]) for place in range(len(self._calls))]
                      for s in range(4)]  # fmt: skip
            made = [[float(taken[s][1] >= price) for price in self._prices] for s in range(4)]
            ratings = [self._ratings(self.model, deal, seat) for seat in range(4)]
            noise = [[self._logistic() * NOISE * self._most for _ in range(4)] for _ in range(2)]
            found.append((deal.number, Known(deal.dealer, ratings, scores, made, noise)))
        return found

    def _whole(self, taken: float) -> int:
        step = self._rules.step
        return max(0, min(self._most, step * round(taken / step)))

    def _logistic(self) -> float:
        share = self._rng.uniform(0.002, 0.998)
        return math.log(share / (1 - share))

    def _score(self, seat: int, place: int, likely: Sequence[int], taken: int) -> float:
        smooth = fmean(self._lead(seat, place, gain) for gain in likely)
        return SMOOTHED * smooth + (1 - SMOOTHED) * self._lead(seat, place, taken)

    def _lead(self, seat: int, place: int, gain: int) -> float:
        side = self._rules.side_of[seat]
        both = gain, self._most - gain
        points = both if side == 0 else both[::-1]
        score = self._rules.score(points, Contract(seat, self._calls[place]), (0, 0)).score
        return score[side] - score[1 - side]

    def _auction(self, deal: Known, pair: Sequence[Policy], first: int) -> tuple[int, int]:
        """Let two policies bid, the first one on side `first`; return declarer and call."""
        models = [replace(self.model, policy=policy) for policy in pair]
        passed, last = [False] * 4, [0] * 4
        left, high, holder, turn = 4, -1, -1, deal.dealer
        while left > 1 or high < 0:
            turn = (turn + 1) % 4
            if passed[turn]:
                continue
            friend, foes = (turn + 2) % 4, ((turn + 1) % 4, (turn + 3) % 4)
            out = sum(passed[foe] for foe in foes)
            heard = Heard(
                last[friend], holder == friend, passed[friend], out, any(last[foe] for foe in foes)
            )
            whose = int(turn % 2 != first)
            reach = limit(models[whose], deal.ratings[turn], heard, self._most)
            reach += deal.noise[1][turn] if whose else 0.0
            bids = self._prices[high + 1] <= reach and not (holder == friend and out == 2)
            if not bids and high < 0:
                mask = sum(1 << seat for seat in range(4) if passed[seat])
                bids = not self._rules.auction(1).may_pass(
                    Bidding(4, deal.dealer, turn, passed=mask)
                )
            if bids:
                high, holder = high + 1, turn
                last[turn] = self._prices[high]
                if high == len(self._prices) - 1:
                    break
            else:
                passed[turn] = True
                left -= 1
        return holder, high

    def gains(self, policy: Policy, rival: Policy, deals: Sequence[Known]) -> list[float]:
        """Return what a policy gains over a rival in each deal, with the sides swapped."""
        found = []
        for deal in deals:
            total = 0.0
            for side in (0, 1):
                declarer, place = self._auction(deal, (policy, rival), side)
                sign = 1 if declarer % 2 == side else -1
                total += sign * deal.scores[declarer][place] / 2
            found.append(total)
        return found

    def search(self, rounds: int) -> Policy:
        """Return the policy that does best against all rivals, changed a little again and again."""
        best = self.scaled(START)
        rivals = [*(self.scaled(rival) for rival in RIVALS), best]

        def worth(policy: Policy) -> float:
            return fmean(fmean(self.gains(policy, rival, self._odd)) for rival in rivals)

        top = worth(best)
        for number in range(rounds):
            if number == rounds // 2:
                rivals[-1], top = best, -math.inf
            tried = asdict(best)
            for name in self._rng.sample(sorted(STEPS), self._rng.choice((1, 2))):
                size = STEPS[name] * (1 if name in PER_POINT else self._most)
                tried[name] += self._rng.choice((-1, -0.5, 0.5, 1)) * size
            policy = Policy(**{name: round(value, 3) for name, value in tried.items()})
            top = worth(best) if top == -math.inf else top
            if (found := worth(policy)) > top:
                best, top = policy, found
        self.model = replace(self.model, policy=best)
        return best

    def scaled(self, policy: Policy) -> Policy:
        """Return a policy given in shares of all points in points."""
        figures = asdict(policy)
        return Policy(**{
            name: value if name in PER_POINT else value * self._most
            for name, value in figures.items()
        })  # fmt: skip

    def against(self, rival: Policy) -> tuple[float, float]:
        """Return what the policy gains over a rival a hand in deals kept apart, ± its margin."""
        found = self.gains(self.model.policy, self.scaled(rival), self._even)
        return fmean(found), 1.96 * stdev(found) / math.sqrt(len(found))


def main() -> None:
    """Play, fit and write."""
    parser = ArgumentParser(prog="python -m tools.train", description="Learn the auction.")
    parser.add_argument("games", nargs="+")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--seed", default="a")
    arguments = parser.parse_args()
    for game in arguments.games:
        rules, path = make_rules(game), FOLDER / f"{game}.jsonl"
        generate(rules, arguments.seed, arguments.deals, path)
        deals = [deal for deal in read(rules, path) if deal.number < arguments.deals]
        training = Training(rules, deals, arguments.seed)
        print(f"{game}, {4 * len(deals)} contracts; correlations: {training.quality()}")
        policy = training.search(arguments.rounds)
        print({field.name: getattr(policy, field.name) for field in fields(policy)})
        for rival in RIVALS:
            gain, margin = training.against(rival)
            print(f"against a rival in deals kept apart: {gain:+.1f} ± {margin:.1f} a hand")
        learned = json.loads(RESOURCE.read_text("utf-8")) if RESOURCE.exists() else {}
        learned[game] = asdict(training.model)
        assert read_model(learned[game]) == training.model
        rows = [f'"{name}": {json.dumps(learned[name])}' for name in sorted(learned)]
        RESOURCE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
