"""The levels of play by name; a new one is one more line."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Protocol

from rook13.bots.heuristic_bots import EasyBot, NormalBot, RandomBot
from rook13.bots.search_bots import EXPERT, HARD, ExpertBot, HardBot
from rook13.bots.search_setup import Budget
from rook13.engine.actions import Action
from rook13.engine.view import PlayerView


class Bot(Protocol):
    """Chooses an action from what a seat sees."""

    def choose(
        self, view: PlayerView, legal: Sequence[Action], budget: Budget | None = None
    ) -> Action:
        """Return one of the legal actions."""


class BotMaker(Protocol):
    """Makes a bot from a seed; bots made from equal seeds and budgets choose alike."""

    def __call__(self, seed: bytes, budget: Budget | None = None) -> Bot:
        """Return a bot with this budget, or the usual one of its level."""


def _random(seed: bytes, budget: Budget | None = None) -> Bot:
    return RandomBot(seed)


def _easy(seed: bytes, budget: Budget | None = None) -> Bot:
    return EasyBot(random.Random(seed))


def _normal(seed: bytes, budget: Budget | None = None) -> Bot:
    return NormalBot()


LEVELS: Mapping[str, BotMaker] = {
    "random": _random,
    "easy": _easy,
    "normal": _normal,
    "hard": HardBot,
    "expert": ExpertBot,
}
INSTANT = frozenset({"random", "easy", "normal"})
"""Levels that answer at once; the others may think until their deadline."""


def choose(level: str, view: PlayerView, seed: bytes) -> str:
    """Return a bot's action in notation; worker processes call this."""
    return str(LEVELS[level](seed).choose(view, view.legal))


def steady(level: str, seed: bytes, iterations: int | None = None) -> Bot:
    """Return a bot without a deadline, which chooses the same on any machine."""
    if level in INSTANT:
        return LEVELS[level](seed)
    usual = HARD if level == "hard" else EXPERT
    return LEVELS[level](seed, Budget(iterations or usual.iterations))
