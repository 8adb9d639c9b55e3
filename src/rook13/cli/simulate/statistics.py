"""What many games came to: counted as they finish, printed or given as JSON at the end."""

from __future__ import annotations

from dataclasses import dataclass, field

from rook13.cli.simulate.selfplay import PlayedGame
from rook13.engine.ruleset import Ruleset, TrumpSource
from rook13.engine.state import HandResult


@dataclass(slots=True)
class Statistics:
    """Counts over games; everything that is per side is in the order of the sides."""

    rules: Ruleset
    games: int = 0
    unfinished: int = 0
    shared: int = 0
    hands: int = 0
    redeals: int = 0
    actions: int = 0
    bids: int = 0
    bids_made: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    score: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Start every side at nothing."""
        for counts in (self.wins, self.points, self.score):
            counts.extend([0] * len(self.rules.sides))

    def add(self, game: PlayedGame) -> None:
        """Count one more game."""
        self.games += 1
        self.actions += game.actions
        self.hands += len(game.results)
        self.unfinished += not game.winners
        self.shared += len(game.winners) > 1
        self.redeals += game.redeals
        for side in game.winners:
            self.wins[self.rules.sides.index(side)] += 1
        for result in game.results:
            self._add_result(result)

    def _add_result(self, result: HandResult) -> None:
        if result.bids:
            promised = zip(result.bids, result.tricks, strict=True)
            self.bids += len(result.bids)
            self.bids_made += sum(bid == taken for bid, taken in promised)
        elif result.made is not None:
            self.bids += 1
            self.bids_made += result.made
        for side in range(len(self.rules.sides)):
            self.points[side] += result.points[side]
            self.score[side] += result.score[side]

    def as_json(self) -> dict[str, object]:
        """Return everything as JSON."""
        sides = self.rules.sides
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "hands": self.hands,
            "redeals": self.redeals,
            "actions": self.actions,
            "wins": dict(zip(sides, self.wins, strict=True)),
            "shared_wins": self.shared,
            "bids": {"made": self.bids_made, "set": self.bids - self.bids_made},
            "made_rate": _ratio(self.bids_made, self.bids),
            "average_points": {
                side: _ratio(points, self.hands)
                for side, points in zip(sides, self.points, strict=True)
            },
            "average_score": {
                side: _ratio(score, self.hands)
                for side, score in zip(sides, self.score, strict=True)
            },
        }

    def lines(self) -> list[str]:
        """Return everything as lines for a reader."""
        taken = "points" if self.rules.trump_source is TrumpSource.DECLARER else "tricks"
        made_word = "exact" if self.rules.everybody_bids else "made"
        lines = [
            f"games     {self.games:,}{self._remarks()}",
            f"hands     {self.hands:,} and {self.redeals:,} redeals, {self.actions:,} actions",
            f"bids      {_percent(self.bids_made, self.bids)} {made_word},"
            f" {_percent(self.bids - self.bids_made, self.bids)} not, of {self.bids:,}",
            "",
            f"side   {'wins':>7} {'of games':>9} {taken + ' a hand':>14} {'score a hand':>13}",
        ]
        for place, side in enumerate(self.rules.sides):
            lines.append(
                f"{side:<6} {self.wins[place]:>7,} {_percent(self.wins[place], self.games):>9}"
                f" {_ratio(self.points[place], self.hands):>14.2f}"
                f" {_ratio(self.score[place], self.hands):>13.2f}"
            )
        return lines

    def _remarks(self) -> str:
        remarks = []
        if self.unfinished:
            remarks.append(f"{self.unfinished:,} unfinished")
        if self.shared:
            remarks.append(f"{self.shared:,} with a shared first place")
        return f" ({', '.join(remarks)})" if remarks else ""


def _ratio(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def _percent(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "–"
