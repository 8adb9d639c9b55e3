"""The score sheet: one line for each hand, and the totals in words."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.engine.ruleset import Ruleset
from rook13.engine.state import NOBODY, HandResult
from rook13.engine.trick import NO_TRUMP
from rook13.wording.words import Names, call_text, suit_text

NOTHING = "–"
NUMBER_WIDTH, CALL_WIDTH, TRUMP_WIDTH, SCORE_WIDTH = 4, 11, 8, 5
CELL_WIDTH = 15


class ScoreSheet:
    """Lays out the results of hands in columns."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._rules = names.rules
        self._everybody_bids = names.rules.everybody_bids
        self._taken = "points" if names.rules.counts_points else "tricks"
        self._columns = [str(names.side(side)) for side in names.rules.sides]
        self._name_width = max(len("declarer"), *(len(name) for name in names.players))

    def heading(self) -> str:
        if self._everybody_bids:
            return self._promise_line("hand", "trump", self._columns)
        width = len(self._rules.sides) * (SCORE_WIDTH + 1) - 1
        groups = [[f"{group:>{width}}"] for group in (self._taken, "score", "total")]
        first = self._team_line("hand", "declarer", "bid", "trump", groups)
        return f"{first}\n{self._team_line('', '', '', '', [self._rules.sides] * 3)}"

    def line(self, result: HandResult) -> str:
        suits = self._rules.deck.suits
        trump = str(suit_text(suits[result.trump] if result.trump != NO_TRUMP else None))
        if self._everybody_bids:
            return self._promise_line(str(result.number), trump, self._promise_cells(result))
        declarer, call = NOTHING, NOTHING
        if result.call is not None:
            declarer, call = self._names.seat(result.declarer), str(call_text(result.call))
        groups = [
            [str(number) for number in group]
            for group in (result.points, result.score, result.totals)
        ]
        line = self._team_line(str(result.number), declarer, call, trump, groups)
        return f"{line}   {self._outcome(result)}".rstrip()

    def block(self, result: HandResult) -> list[str]:
        """Return the result of one hand, with a column for each side."""
        columns = self._columns
        rows: dict[str, Sequence[object]] = {"": columns}
        if result.bids:
            rows["bid"] = side_sums(self._rules, result.bids)
        rows |= {self._taken: result.points, "score": result.score, "total": result.totals}
        widths = [max(len(name), SCORE_WIDTH) for name in columns]
        return [
            f"  {label:<7}" + "".join(f"  {cell:>{width}}" for cell, width in cells)
            for label, values in rows.items()
            for cells in [list(zip(values, widths, strict=True))]
        ]

    def totals(self, totals: Sequence[int]) -> str:
        sides = zip(self._rules.sides, totals, strict=True)
        return ", ".join(f"{self._names.side(side)} {total}" for side, total in sides)

    def _outcome(self, result: HandResult) -> str:
        if result.reneged != NOBODY:
            return f"renege by {self._names.seat(result.reneged)}"
        return {None: "", True: "made", False: "set"}[result.made]

    def _team_line(
        self, number: str, declarer: str, call: str, trump: str, groups: Sequence[Sequence[str]]
    ) -> str:
        columns = [
            f"{number:>{NUMBER_WIDTH}}",
            f"{declarer:<{self._name_width}}",
            f"{call:<{CALL_WIDTH}}",
            f"{trump:<{TRUMP_WIDTH}}",
            *(" ".join(f"{word:>{SCORE_WIDTH}}" for word in group) for group in groups),
        ]
        return "  ".join(columns)

    def _promise_line(self, number: str, trump: str, cells: Sequence[str]) -> str:
        columns = [f"{number:>{NUMBER_WIDTH}}", f"{trump:<{TRUMP_WIDTH}}"]
        width = max(CELL_WIDTH, *(len(name) for name in self._columns))
        return "  ".join([*columns, *(f"{cell:>{width}}" for cell in cells)])

    def _promise_cells(self, result: HandResult) -> list[str]:
        """Return bid and tricks, what they scored, and the total, for each side."""
        bids, tricks = (side_sums(self._rules, each) for each in (result.bids, result.tricks))
        sides = zip(bids, tricks, result.score, result.totals, strict=True)
        return [f"{bid}/{taken} {score:>+4} {total:>4}" for bid, taken, score, total in sides]


def side_sums(rules: Ruleset, values: Sequence[int]) -> list[int]:
    """Return the sum of what the seats of each side have."""
    sums = [0] * len(rules.sides)
    for side, value in zip(rules.side_of, values, strict=True):
        sums[side] += value
    return sums
