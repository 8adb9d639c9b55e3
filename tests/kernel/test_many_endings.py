"""Thousands of endings against brute force; how many is in ROOK13_ENDINGS, for each game.

ROOK13_ENDINGS=3000 pytest tests/kernel/test_many_endings.py
"""

from __future__ import annotations

import os
import random

import pytest

from rook13 import kernel
from rook13.engine.rules import RULESETS
from rook13.engine.ruleset import Ruleset
from tests.kernel.endings import brute_force, random_ending
from tests.kernel.test_kernel import solve, solver_for
from tests.strategies import random_rules

ENDINGS = int(os.environ.get("ROOK13_ENDINGS", "150"))


@pytest.mark.skipif(not kernel.COMPILED, reason="takes long where the kernels are interpreted")
@pytest.mark.parametrize(
    "game", [game for game in RULESETS if game.claims], ids=lambda game: game.id
)
def test_many_endings_are_worth_what_trying_everything_finds(game: type[Ruleset]) -> None:
    for seed in range(ENDINGS):
        rng = random.Random(f"{game.id} {seed}")
        ending = random_ending(random_rules(game, rng), rng, tricks=rng.choice([2, 3, 3]))
        assert solve(*solver_for(ending)) == brute_force(ending), seed
