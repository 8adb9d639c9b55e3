"""Thinking about a hint, as an errand."""

from __future__ import annotations

from rook13.bots.advice import Advised, advise
from rook13.coach.errands import Report
from rook13.engine.view import PlayerView


def think(report: Report, view: PlayerView, seed: bytes) -> Advised:
    """Return what an expert would do; it does not take long enough to report."""
    return advise(view, seed)
