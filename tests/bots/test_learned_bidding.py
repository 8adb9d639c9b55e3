"""Bidding as far as was learned, and learning it."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from rook13.bots.learned_bidding import Heard, heard_by, limit, model_of
from rook13.engine.cards import mask_of
from rook13.engine.rules import make_rules
from tests.bots.positions import chosen, position, seen
from tools.forced_contracts import contracts, generate, read
from tools.hand_estimates import Estimate, by_learning, by_trials, table
from tools.train_auction import PER_POINT, POLICY, Ridge, Training

STRONG = [
    "R14 R13 R12 R11 R10 R9 R8 Y14 G14",
    "Y5 Y6 Y7 G5 G6 G7 B5 B6 B7",
    "R7 R6 B14 B13 B12 B11 Y13 Y12 G13",
    "Y8 Y9 Y10 G8 G9 G10 B8 B9 B10",
]
KITTY = "R5 Y11 G11 G12"
FAIR = [
    "R14 R12 R9 R7 R6 Y13 Y8 G14 B6",
    "R13 R11 Y14 Y10 Y6 G13 G9 B14 B8",
    "R10 R8 Y12 Y9 Y7 G12 G10 B12 B7",
    "R5 Y11 Y5 G11 G8 G6 B13 B11 B9",
]
FAIR_KITTY = "G5 G7 B5 B10"


def test_a_strong_hand_bids_on_where_a_weak_one_passes() -> None:
    calls = "A1 bid 90, B1 pass, A2 pass, "
    state = position("rook13", STRONG, KITTY, calls + "B2 bid 95", dealer="B2")
    assert chosen(state, "expert") == "bid 100"
    weak = position("rook13", STRONG, KITTY, "A1 bid 90", dealer="B2")
    assert chosen(weak, "expert") == "pass"


def test_it_leaves_the_bid_to_its_partner_once_the_opponents_are_out() -> None:
    state = position("rook13", STRONG, KITTY, "B1 pass, A2 bid 65, B2 pass", dealer="A1")
    assert chosen(state, "expert") == "pass"


def test_it_hears_who_has_bid_and_who_has_passed() -> None:
    state = position("rook13", FAIR, FAIR_KITTY, "A1 bid 70, B1 bid 75, A2 pass", dealer="B2")
    assert heard_by(seen(state)) == Heard(75, True, False, 1, True)
    state = position("rook13", FAIR, FAIR_KITTY, "A1 bid 70, B1 pass, A2 bid 75", dealer="B2")
    assert heard_by(seen(state)) == Heard(0, False, True, 0, True)


def test_what_opponents_would_take_makes_a_bid_worth_more() -> None:
    rules = make_rules("rook13")
    model = model_of(rules)
    assert model is not None
    rated = model.ratings(rules, mask_of(rules.deck.card(name) for name in FAIR[0].split()))
    harmless = replace(rated, defend=rated.defend + 10)
    assert limit(model, harmless, Heard(), 120) > limit(model, rated, Heard(), 120)


@pytest.mark.parametrize(
    ("totals", "bids"), [((0, 0), True), ((40, 40), True), ((495, 300), False)]
)
def test_it_takes_no_chances_when_a_few_points_are_enough(
    totals: tuple[int, int], bids: bool
) -> None:
    """Defenders score what they take, so who is about to win need not declare."""
    rules = make_rules("rook13")
    model = model_of(rules)
    assert model is not None
    state = position("rook13", FAIR, FAIR_KITTY, "", dealer="B2")
    rated = model.ratings(rules, mask_of(seen(state).hand))
    price = 5 * int(limit(model, rated, Heard(foe_bid=True), 120) / 5)
    calls = f"B2 bid {price - 5}"
    state = position("rook13", FAIR, FAIR_KITTY, calls, dealer="A2", totals=totals)
    assert chosen(state, "expert") == (f"bid {price}" if bids else "pass")


@pytest.mark.parametrize("options", [{"min_bid": 50}, {"most_tricks_bonus": 0}])
def test_other_rules_than_those_learned_are_bid_by_trials(options: dict[str, object]) -> None:
    assert model_of(make_rules("rook13", {"target": 300})) is not None
    assert model_of(make_rules("rook13", options)) is None
    assert model_of(make_rules("elemental")) is None
    state = position("rook13", STRONG, KITTY, "", dealer="B2", options=options)
    assert chosen(state, "expert").startswith("bid")


def test_weights_are_found_again() -> None:
    ridge = Ridge(3)
    for number in range(400):
        features = [1.0, float(number % 7), float(number % 5 == 0)]
        ridge.add(features, 20 + 3 * features[1] - 8 * features[2])
    assert ridge.solve() == pytest.approx([20, 3, -8], abs=1.5)


def test_training_is_repeated_by_its_seed(tmp_path: Path) -> None:
    rules, path = make_rules("rook13"), tmp_path / "contracts.jsonl"
    generate(rules, "t", 2, path)
    size = path.stat().st_size
    generate(rules, "t", 2, path)
    assert path.stat().st_size == size
    assert json.loads(path.read_text().splitlines()[1]) == contracts(rules, "t", 1)
    deals = list(read(rules, path))
    assert Training(rules, deals).model == Training(rules, deals).model
    for estimates in (by_trials(rules, deals[0], "t"), by_learning(rules, deals[0])):
        assert [e.really_taken for e in estimates] == [r.taken for r in deals[0].results]
        assert all(40 < e.taken < 120 and 0 <= e.made <= 1 for e in estimates)


def test_expected_chances_are_compared_with_what_was_made() -> None:
    sure, doubtful = Estimate(110, 0.9, 105, True), Estimate(80, 0.5, 60, False)
    lines = table("trials", [sure, sure, doubtful, Estimate(80, 0.5, 90, True)])
    assert lines[1:] == [
        "      2 times: expected 50%, came true 50%",
        "      2 times: expected 90%, came true 100%",
    ]


def test_bids_go_as_far_as_training_writes() -> None:
    """The policy is part of the tool, so that training gives the stored figures again."""
    model = model_of(make_rules("rook13"))
    assert model is not None
    assert asdict(model.policy) == {
        name: share if name in PER_POINT else round(120 * share, 3)
        for name, share in asdict(POLICY).items()
    }
