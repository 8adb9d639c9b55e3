"""What the arena found: paired differences with their intervals, contracts and times."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from rook13.bots.arena import Contestant, Pairing, Tally
from rook13.engine.ruleset import Ruleset, TrumpSource

NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with half the width of its 95 % interval."""

    mean: float
    margin: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """Return the estimate that independent values give."""
        error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
        return cls(fmean(values), NORMAL_95 * error)

    def as_json(self) -> dict[str, float | None]:
        """Return mean and interval; a single value has none."""
        known = math.isfinite(self.margin)
        return {
            "mean": round(self.mean, 4),
            "low": round(self.mean - self.margin, 4) if known else None,
            "high": round(self.mean + self.margin, 4) if known else None,
        }

    def __str__(self) -> str:
        margin = f"{self.margin:.2f}" if math.isfinite(self.margin) else "?"
        return f"{self.mean:+.2f} ± {margin}"


class Standings:
    """Collects pairings and compares the two contestants."""

    def __init__(self, rules: Ruleset, a: Contestant, b: Contestant, *, match: bool) -> None:
        self._rules = rules
        self._names = (str(a), str(b))
        self._match = match
        self.pairings: list[Pairing] = []

    def add(self, pairing: Pairing) -> None:
        """Count one more pairing."""
        self.pairings.append(pairing)

    def as_json(self) -> dict[str, object]:
        """Return everything as JSON; only the times depend on the machine."""
        won = {"matches_won": self._won().as_json()} if self._match else {}
        return {
            "game": self._rules.id,
            "options": self._rules.options.differing(),
            "players": self._rules.players,
            "a": self._names[0],
            "b": self._names[1],
            "pairings": len(self.pairings),
            "hands": sum(pairing.hands for pairing in self.pairings),
            "points_difference": self._difference("points").as_json(),
            "score_difference": self._difference("score").as_json(),
            **won,
            "contestants": [_contestant_json(name, self._tallies(place))
                            for place, name in enumerate(self._names)],
        }  # fmt: skip

    def lines(self) -> list[str]:
        """Return everything as lines for a reader."""
        first, second = self._names
        unit = "pairs of games" if self._match else "deals"
        hands = sum(pairing.hands for pairing in self.pairings)
        taken = "points" if self._rules.trump_source is TrumpSource.DECLARER else "tricks"
        lines = [
            f"{self._rules.title}: {first} against {second},"
            f" {len(self.pairings):,} {unit}, {hands:,} hands",
            f"{taken + ' a hand':<16} {self._difference('points')}",
            f"{'score a hand':<16} {self._difference('score')}",
        ]
        if self._match:
            won = self._won()
            lines.append(f"{'games won':<16} {won.mean:.1%} ± {won.margin:.1%} by {first}")
        lines += [
            "",
            f"{'':<14}{'bids':>7}{'made':>8}{'average':>9}{'p50 ms':>9}{'p95':>8}{'max':>8}",
        ]
        for place, name in enumerate(self._names):
            lines.append(_contestant_line(name, self._tallies(place)))
        return lines

    def _tallies(self, place: int) -> list[Tally]:
        return [pairing.tallies[place] for pairing in self.pairings]

    def _difference(self, what: str) -> Estimate:
        pairs = zip(self._tallies(0), self._tallies(1), strict=True)
        return Estimate.of([getattr(a, what) - getattr(b, what) for a, b in pairs])

    def _won(self) -> Estimate:
        """Return the share of games that the first has won, undecided ones left out."""
        pairs = zip(self._tallies(0), self._tallies(1), strict=True)
        return Estimate.of([a.wins / (a.wins + b.wins) for a, b in pairs if a.wins + b.wins])


def percentile(times: Sequence[float], share: float) -> float:
    """Return the time below which this share of the decisions took, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def _sums(tallies: Sequence[Tally]) -> tuple[int, int, float, list[float]]:
    bids = sum(tally.contracts for tally in tallies)
    made = sum(tally.made for tally in tallies)
    average = sum(tally.bid_sum for tally in tallies) / bids if bids else 0.0
    return bids, made, average, [time for tally in tallies for time in tally.times]


def _contestant_json(name: str, tallies: Sequence[Tally]) -> dict[str, object]:
    bids, made, average, times = _sums(tallies)
    return {
        "name": name,
        "bids": bids,
        "made": made,
        "average_bid": round(average, 2),
        "ms": {
            "p50": round(percentile(times, 0.5), 3),
            "p95": round(percentile(times, 0.95), 3),
            "max": round(percentile(times, 1.0), 3),
        },
    }


def _contestant_line(name: str, tallies: Sequence[Tally]) -> str:
    bids, made, average, times = _sums(tallies)
    share = f"{made / bids:.1%}" if bids else "–"
    spans = [percentile(times, share) for share in (0.5, 0.95, 1.0)]
    middle, late, longest = (f"{span:.1f}" for span in spans)
    return f"{name:<14}{bids:>7,}{share:>8}{average:>9.1f}{middle:>9}{late:>8}{longest:>8}"
