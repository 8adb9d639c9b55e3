"""The first cards of a long hand, which cannot be solved, against what a search finds better."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.analysis.ledger import Ledger
from rook13.analysis.lines import Lines
from rook13.analysis.moments import Moment
from rook13.analysis.solver import Bounds
from rook13.analysis.value import Value
from rook13.engine.actions import Play
from rook13.engine.game import apply
from rook13.engine.state import GameState, Playing


@dataclass(frozen=True, slots=True)
class Comparison:
    """The card that a search would have played, and what it and the played one come to."""

    best: Play
    kept: Value
    after: Value


class EarlyCards:
    """Compares cards by lines of good play."""

    def __init__(self, ledger: Ledger, lines: Lines, count: int) -> None:
        self._rules = ledger.rules
        self._is_own = [side == 0 for side in ledger.sides]
        self._lines = lines
        self._count = count

    def value(self, play: Playing, proven: Bounds) -> Value:
        """Return what a position is worth, within what is proven about it."""
        found = self._lines.value(play, self._count)
        return Value(min(max(found.total, proven.low), proven.high), found.doubt)

    def compare(self, moment: Moment, play: Playing, card: Play) -> Comparison | None:
        """Return what was better than a card, or None where nothing was for certain."""
        best = Play(card.seat, self._rules.deck.cards[self._lines.best_card(play)])
        kept, after = (_after(moment.before, choice) for choice in (best, card))
        if best == card or kept is None or after is None or not self._is_clear(kept, after):
            return None
        found = Comparison(best, *(self._lines.value(p, self._count) for p in (kept, after)))
        high, low = found.kept, found.after
        if not self._is_own[play.turn]:
            high, low = low, high
        return found if high.beats(low) else None

    def _is_clear(self, kept: Playing, after: Playing) -> bool:
        """Return whether a glance shows a difference that is worth a longer look."""
        return abs(self._lines.glance(kept) - self._lines.glance(after)) > self._lines.doubt


def _after(state: GameState, choice: Play) -> Playing | None:
    """Return the hand after a card; None if the card ends it."""
    after, _ = apply(state, choice)
    return after.phase if isinstance(after.phase, Playing) else None
