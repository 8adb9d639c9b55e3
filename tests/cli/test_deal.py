from __future__ import annotations

import json

import pytest

from rook13.engine.game import apply, new_game
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, make_rules
from tests.cli.conftest import Run

SEED = "9f" * 32


@pytest.mark.parametrize("game", [ruleset.id for ruleset in RULESETS])
def test_it_shows_the_hands_that_a_game_with_this_seed_gives(run: Run, game: str) -> None:
    rules = make_rules(game)
    state = new_game(rules, rules.seats[2])
    state, _ = apply(state, deal_from_seed(state, SEED))
    shown = json.loads(run(f"deal {game} --seed {SEED} --dealer {rules.seats[2]} --json").out)
    for seat in rules.seats:
        hand = " ".join(card.name for card in view_for(state, seat).hand)
        assert shown["hands"][seat.name] == hand


def test_json_has_everything_needed_to_deal_it_again(run: Run) -> None:
    shown = json.loads(run("deal elemental --players 3 --hand 4 --seed ab --json").out)
    assert list(shown) == [
        "game", "options", "seed", "dealer", "hand", "hands", "kitty", "void",
    ]  # fmt: skip
    assert shown["seed"] == "ab".zfill(64)
    assert (shown["game"], shown["dealer"], shown["hand"]) == ("elemental", "P1", 4)
    assert [len(hand.split()) for hand in shown["hands"].values()] == [4, 4, 4]
    assert shown["void"] is None


def test_reading_it_you_see_every_card_once_and_suits_together(run: Run) -> None:
    lines = run(f"deal rook13 --seed {SEED}").out.splitlines()
    assert lines[:2] == ["Rook13, hand 1, dealt by A1", f"seed {SEED}"]
    labels = [line.split()[0] for line in lines[3:]]
    cards = [word for line in lines[3:] for word in line.split()[1:]]
    assert labels == ["A1", "B1", "A2", "B2", "widow"]
    assert sorted(cards) == sorted(card.name for card in make_rules("rook13").deck.cards)
    assert "   " in lines[3][12:]


def test_the_turned_card_of_elemental_is_called_that(run: Run) -> None:
    assert run("deal elemental --seed 7").out.splitlines()[-1].startswith("turned card  ")


def test_in_the_last_round_nothing_is_turned_up(run: Run) -> None:
    assert "turned card" not in run("deal elemental --seed 7 --hand 15").out


def test_a_capital_seed_is_the_same_seed(run: Run) -> None:
    assert run("deal rook --seed ABC") == run("deal rook --seed abc")


def test_a_void_deal_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rook13.engine.rules.rook13.Rook13.void_hand", lambda *_: 1)
    assert "The deal is void because of B1's hand." in run("deal rook13 --seed 1").out
    assert json.loads(run("deal rook13 --seed 1 --json").out)["void"] == "B1"
