"""The levels of play by name; a new one is one more line."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Protocol

from rook13.bots.calibration import playing_as
from rook13.bots.first_levels import FirstEasyBot, FirstExpert, FirstHardBot, FirstNormalBot
from rook13.bots.heuristic_bots import EasyBot, NormalBot, RandomBot
from rook13.bots.search_bots import ExpertBot, HardBot
from rook13.bots.search_setup import Budget, usual_budget
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


def _first_easy(seed: bytes, budget: Budget | None = None) -> Bot:
    return FirstEasyBot(random.Random(seed))


def _first_normal(seed: bytes, budget: Budget | None = None) -> Bot:
    return FirstNormalBot()


LEVELS: Mapping[str, BotMaker] = {
    "random": _random,
    "easy": _easy,
    "normal": _normal,
    "hard": HardBot,
    "expert": ExpertBot,
}
PAST: Mapping[str, Mapping[str, BotMaker]] = {
    "0.1": {
        "easy": _first_easy,
        "normal": _first_normal,
        "hard": FirstHardBot,
        "expert": FirstExpert,
    },
}
"""The code of past levels; they read the profile of their version. A level that gets new code keeps
its old class here. `tools/freeze_levels.py` freezes today's levels."""
INSTANT = frozenset({"random", "easy", "normal"})
"""Levels that answer at once; the others may think until their deadline."""


def choose(level: str, view: PlayerView, seed: bytes, budget: Budget | None = None) -> str:
    """Return a bot's action in notation; worker processes call this."""
    return str(LEVELS[level](seed, budget).choose(view, view.legal))


class PastBot:
    """Plays as a level did in a past version."""

    def __init__(self, level: str, version: str, seed: bytes, budget: Budget | None) -> None:
        self._version = version
        with playing_as(version):
            self._bot = PAST[version][level](seed, budget)

    def choose(
        self, view: PlayerView, legal: Sequence[Action], budget: Budget | None = None
    ) -> Action:
        with playing_as(self._version):
            return self._bot.choose(view, legal, budget)


FROZEN = tuple(f"{level}@{version}" for version, levels in PAST.items() for level in levels)
"""Opponents that stay as they are, to measure progress by; nobody meets them at a table."""


def make_bot(name: str, seed: bytes, budget: Budget | None = None) -> Bot:
    """Return a bot of one of today's levels, or of a past one such as expert@0.1."""
    level, _, version = name.partition("@")
    return PastBot(level, version, seed, budget) if version else LEVELS[level](seed, budget)


def searches(name: str) -> bool:
    """Return whether a level thinks as long as its budget allows."""
    return name.partition("@")[0] not in INSTANT


class SteadyBot:
    """A bot without a deadline, which chooses the same on any machine."""

    def __init__(self, name: str, seed: bytes, iterations: int | None) -> None:
        self._level, _, self._version = name.partition("@")
        self._bot = make_bot(name, seed)
        self._iterations = iterations

    def choose(
        self, view: PlayerView, legal: Sequence[Action], budget: Budget | None = None
    ) -> Action:
        with playing_as(self._version):
            usual = usual_budget(self._level, view.rules.id).iterations
        return self._bot.choose(view, legal, budget or Budget(self._iterations or usual))


def steady(name: str, seed: bytes, iterations: int | None = None) -> Bot:
    """Return a bot that chooses the same on any machine."""
    return SteadyBot(name, seed, iterations) if searches(name) else make_bot(name, seed)
