"""What an expert would do from a seat, and what it expects of that."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.bots.levels import LEVELS
from rook13.engine.actions import Action
from rook13.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Forecast:
    """What to expect of an action: the chance of the contract, and the points or tricks."""

    chance: float | None = None
    expected: float | None = None


@dataclass(frozen=True, slots=True)
class Advised:
    """An action with what to expect of it."""

    action: Action
    forecast: Forecast


def advise(view: PlayerView, seed: bytes) -> Advised:
    """Return what the strongest bot does; this is what a worker process runs."""
    action = LEVELS["expert"](seed).choose(view, view.legal)
    return Advised(action, Forecast())
