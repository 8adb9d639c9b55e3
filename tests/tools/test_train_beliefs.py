"""Learning what calls and plays tell about hidden cards."""

from __future__ import annotations

import random

import pytest

from rook13.bots.beliefs import CLASSES
from rook13.bots.worlds import Worlds
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import Playing
from tools import train_beliefs
from tools.train_beliefs import (
    Rows,
    Training,
    cards_held,
    choices,
    fit,
    hands,
    seen_by_mover,
    surprise,
)

GAMES = pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)


@pytest.fixture(autouse=True)
def few_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_beliefs, "ITERATIONS", 30)


def test_what_is_so_is_told_from_what_could_be() -> None:
    """Rows are likelier the more they have of the first feature and the less of the second."""
    rng, groups = random.Random(1), []
    for _ in range(400):
        rows: Rows = [[rng.random(), rng.random()] for _ in range(6)]
        rows.sort(key=lambda row: -(3 * row[0] - 2 * row[1] + rng.gauss(0, 0.5)))
        groups.append(rows)
    weights = fit(groups, 2, rng)
    assert weights[0] > 1 > -1 > weights[1]
    assert surprise(weights, groups) < surprise([0.0, 0.0], groups) == pytest.approx(6)


@GAMES
def test_the_real_world_is_one_that_could_have_been_drawn(game: type[Ruleset]) -> None:
    for states in hands(make_rules(game.id), "t", 2):
        for state in states[::7]:
            view, real = seen_by_mover(state)
            drawn = Worlds(view, 1).draw()
            assert isinstance(state.phase, Playing)
            assert real.hands == state.phase.hands
            assert real.aside.bit_count() == drawn.aside.bit_count()
            held = cards_held(view, real)
            rows = [sum(held[row * CLASSES : (row + 1) * CLASSES]) for row in (0, 2, 4)]
            assert sum(rows) == sum(hand.bit_count() for hand in real.hands) - len(view.hand)


@GAMES
def test_every_choice_is_among_the_cards_of_a_hand(game: type[Ruleset]) -> None:
    states = max(hands(make_rules(game.id), "t", 8), key=len)
    assert isinstance(states[0].phase, Playing)
    longest = max(hand.bit_count() for hand in states[0].phase.hands)
    found = list(choices(states[-1]))
    assert found
    assert all(1 < len(rows) <= longest for _, rows in found)


def test_training_is_repeated_by_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_beliefs, "OTHERS", 4)
    monkeypatch.setattr(train_beliefs, "EPOCHS", 2)
    played = list(hands(make_rules("rook13"), "t", 6))
    first = Training(make_rules("rook13"), played, "t")
    assert first.model == Training(make_rules("rook13"), played, "t").model
    assert len(first.lines) == 3
    assert any(first.model.cards)
    assert any(first.model.world)
