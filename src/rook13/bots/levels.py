"""The levels of play by name; a new one is one more line."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Protocol

from rook13.bots.heuristic_bots import EasyBot, NormalBot, RandomBot
from rook13.bots.search_bots import ExpertBot, HardBot
from rook13.bots.search_setup import Budget, usual_budget
from rook13.engine.actions import Action
from rook13.engine.view import PlayerView


class Bot(Protocol):
    """Chooses an action from what a seat sees."""

    def choose(self, view: PlayerView, budget: Budget | None = None) -> Action:
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


def choose(level: str, view: PlayerView, seed: bytes, budget: Budget | None = None) -> str:
    """Return a bot's action in notation; worker processes call this."""
    return str(LEVELS[level](seed, budget).choose(view))


def searches(level: str) -> bool:
    """Return whether a level thinks as long as its budget allows."""
    return level not in INSTANT


class _SteadyBot:
    """A bot without a deadline, which chooses the same on any machine."""

    def __init__(self, level: str, seed: bytes, iterations: int | None) -> None:
        self._level = level
        self._bot = LEVELS[level](seed)
        self._iterations = iterations

    def choose(self, view: PlayerView, budget: Budget | None = None) -> Action:
        usual = usual_budget(self._level, view.rules.id).iterations
        return self._bot.choose(view, budget or Budget(self._iterations or usual))


def steady(level: str, seed: bytes, iterations: int | None = None) -> Bot:
    """Return a bot that chooses the same on any machine."""
    return _SteadyBot(level, seed, iterations) if searches(level) else LEVELS[level](seed)
