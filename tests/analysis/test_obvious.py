"""Calls, discards and trumps that nobody would defend are found, in every game with teams."""

from __future__ import annotations

import random

import pytest

from rook13 import kernel
from rook13.analysis import estimates
from rook13.analysis.findings import Decision, Review
from rook13.analysis.helpers import Depth, Helpers
from rook13.analysis.review import review_hand
from rook13.engine.record import Record
from rook13.engine.rules.fowl import Fowl
from rook13.engine.rules.rook import Rook
from rook13.engine.ruleset import Ruleset
from tests.analysis.hands import only_hand, played
from tests.analysis.obvious import played_on
from tests.strategies import random_rules

pytestmark = pytest.mark.skipif(
    not kernel.COMPILED, reason="takes long where the kernels are interpreted"
)
QUICK = Depth(nodes=1_000_000, all_nodes=4_000_000, lines=1)


@pytest.fixture(autouse=True)
def short_endings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Solves less of each line; what is obvious is so all the same."""
    monkeypatch.setattr(estimates, "SOLVED_TRICKS", 6)


REDS_AND_GREENS = (
    "RK R14 R13 R12 R11 R10 R9 R8 R5 Y14 Y13 Y12 Y11"
    "/G14 G13 G12 G11 G10 G9 G8 G7 G5 B14 B13 B12 B11"
)
PINKS_AND_VIOLETS = (
    "P1 P14 P13 P12 P11 P10 P9 P8 FW Y1 Y14 Y13 B1 B14"
    "/V1 V14 V13 V12 V11 V10 V9 V8 V7 B2 B3 B4 Y2 Y3"
)
TEN_HEARTS = "JO JH JD AH KH QH 10H 9H 8H AS"
SEVEN_REDS = "RK R14 R13 R12 R11 R10 R9 G14 G13 B2 B3 Y2 Y3"
ALL_PINKS = "P1 P14 P13 P12 P11 P10 P9 P8 P7 P6 P5 P4 P3 P2/V1 V14"
FIVE_HEARTS = "JO JH JD AH KH 9D 8D 7S 6S 5C"
LONG_REDS = (
    "RK R14 R13 R12 R11 R10 R9 R8 R7 G2 G3 B2 Y2/G14 G13 G12 G11 G10 G9 G8"
    "/R1 R2 G1 G4 G5 G6 B3 B4 B5 Y3 Y4 Y5 Y6"
)
LONG_PINKS = (
    "P1 P14 P13 P12 P11 P10 P9 P8 P7 V2 V3 B2 B3 Y2/V1 V14 V13 V12 V11 V10 V9"
    "/P2 P3 V4 V5 V6 V7 B4 B5 B6 B7 Y4 Y5 Y6 Y7"
)
DUCKS = "4H 5H 6H 4D 5D 6D 5S 6S 5C 6C"
HIGH = "AH AD AS"
DUCKS_AND_TOPS = f"{DUCKS}//JO JC JS JD JH AC AH AD AS KC"
QUEENS = "QD QH QS"


def review_of(record: Record) -> Review:
    return review_hand(only_hand(record), Helpers(depth=QUICK))


def decided(review: Review, action: str) -> Decision:
    return next(found for found in review.decisions if str(found.action) == action)


@pytest.mark.parametrize(
    ("game", "strong", "actions"),
    [
        ("rook", REDS_AND_GREENS, "A1 pass, B1 bid 70, A2 pass, B2 pass"),
        ("fowl", PINKS_AND_VIOLETS, "A1 bid 70, B1 bid 75, A2 pass, B2 pass, A1 pass"),
        ("five_hundred", TEN_HEARTS, "A1 pass, B1 bid 6C, A2 pass, B2 pass"),
    ],
)
def test_a_pass_with_nine_top_trumps_is_called_a_mistake(
    game: str, strong: str, actions: str
) -> None:
    review = review_of(played_on(game, strong, actions))
    found = decided(review, "A1 pass")
    assert found.cost >= 100
    assert found.best[0].seat.name == "A1"
    assert str(found.best[0]).startswith("A1 bid")
    assert review.par is not None
    assert review.par.best is not None
    assert review.par.best.seat.name == "A1"


@pytest.mark.parametrize(
    ("game", "strong", "kitty", "bid", "down"),
    [
        ("rook", SEVEN_REDS, "G1 B1 Y1 Y4 B4", "100", "R11 R12 R13 R14 RK"),
        ("fowl", ALL_PINKS, "V2", "150", "P13"),
        ("five_hundred", FIVE_HEARTS, "4D 5D 5S", "7H", "JD JH JO"),
    ],
)
def test_a_declarer_who_puts_the_best_trumps_down_is_told_so(
    game: str, strong: str, kitty: str, bid: str, down: str
) -> None:
    actions = f"A1 bid {bid}, B1 pass, A2 pass, B2 pass, A1 down {down}"
    review = review_of(played_on(game, strong, actions, kitty))
    found = decided(review, f"A1 down {down}")
    (better,) = found.best
    assert found.cost > 0
    assert not set(down.split()) & set(str(better).split())


@pytest.mark.parametrize(
    ("game", "strong", "kitty", "bid", "down", "wrong", "right", "down_cost"),
    [
        ("rook", LONG_REDS, "R3 R4 Y1 B1 B6", "90", "Y1 Y2 B1 B2 B6", "G", "R", 10),
        ("fowl", LONG_PINKS, "Y3", "120", "Y3", "V", "P", 0),
    ],
)
def test_the_short_suit_as_trump_is_a_clear_mistake(
    game: str,
    strong: str,
    kitty: str,
    bid: str,
    down: str,
    wrong: str,
    right: str,
    down_cost: int,
) -> None:
    actions = f"A1 bid {bid}, B1 pass, A2 pass, B2 pass, A1 down {down}, A1 trump {wrong}"
    review = review_of(played_on(game, strong, actions, kitty))
    found = decided(review, f"A1 trump {wrong}")
    assert [str(action) for action in found.best] == [f"A1 trump {right}"]
    assert found.cost >= 40
    assert decided(review, f"A1 down {down}").cost == down_cost


def test_a_sound_contract_in_the_long_suit_is_not_called_a_mistake() -> None:
    actions = "A1 bid 75, B1 pass, A2 pass, B2 pass, A1 down G2 G3 B1 B2 B6, A1 trump R"
    review = review_of(played_on("rook", LONG_REDS, actions, "R3 R4 Y1 B1 B6"))
    early = [found for found in review.decisions if found.trick == 0]
    assert len(early) == 6
    assert [str(found.action) for found in early if found.cost] == []


@pytest.mark.parametrize("game", ["rook", "fowl"])
def test_in_long_hands_every_decision_is_judged_and_estimates_say_so(game: str) -> None:
    strong = "R14 G14" if game == "rook" else "P1 V1"
    review = review_of(played_on(game, strong, ""))
    assert all(found.settled for found in review.decisions)
    assert any(found.estimated for found in review.decisions if found.trick == 0)
    assert review.par is not None
    assert not review.par.proven
    assert review.value is not None
    late = [found for found in review.decisions if found.trick > 9]
    assert late
    assert not any(found.estimated for found in late)


@pytest.mark.parametrize("game", [Rook, Fowl], ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(3))
def test_long_hands_are_judged_under_any_house_rules(game: type[Ruleset], seed: int) -> None:
    rules = random_rules(game, random.Random(f"long {seed}"))
    review = review_of(played(rules, seed, careful=False))
    assert all(found.settled for found in review.decisions)
    for found in review.mistakes:
        assert found.best
        assert found.action not in found.best


@pytest.mark.parametrize(
    ("options", "call"),
    [({"misere": True}, "misere"), ({"misere": True, "open_misere": True}, "open_misere")],
)
def test_misere_is_the_best_contract_of_who_holds_only_low_cards(
    options: dict[str, bool], call: str
) -> None:
    actions = "A1 pass, B1 bid 7C, A2 pass, B2 pass"
    review = review_of(played_on("five_hundred", DUCKS, actions, HIGH, **options))
    assert review.par is not None
    best = review.par.seats[0]
    assert best.call is not None
    assert best.call.name == call
    assert sorted(card.name for card in best.discard) == sorted(HIGH.split())
    assert best.value.total == 0


def test_no_misere_is_proposed_where_it_is_not_played() -> None:
    actions = "A1 pass, B1 bid 7C, A2 pass, B2 pass"
    review = review_of(played_on("five_hundred", DUCKS, actions, HIGH))
    assert review.par is not None
    calls = [seat.call for seat in review.par.seats if seat.call is not None]
    assert not any(call.misere for call in calls)


def test_a_pass_instead_of_a_sure_misere_and_a_bad_discard_for_one_are_mistakes() -> None:
    options = {"misere": True, "misere_any_time": True}
    passed = "A1 pass, B1 bid 6C, A2 pass, B2 pass"
    review = review_of(played_on("five_hundred", DUCKS_AND_TOPS, passed, QUEENS, **options))
    found = decided(review, "A1 pass")
    assert [str(action) for action in found.best] == ["A1 bid misere"]
    bid = "A1 bid misere, B1 pass, A2 pass, B2 pass, A1 down 4D 4H 5S"
    review = review_of(played_on("five_hundred", DUCKS_AND_TOPS, bid, QUEENS, **options))
    discard = decided(review, "A1 down 4D 4H 5S")
    assert discard.cost > 0
    assert "QD" in str(discard.best[0])


def test_where_nobody_bid_a_pass_is_held_against_the_contract_that_was_there() -> None:
    actions = "A1 pass, B1 pass, A2 pass, B2 pass"
    review = review_of(played_on("five_hundred", TEN_HEARTS, actions, pass_out="misere"))
    found = decided(review, "A1 pass")
    assert found.cost > 0
    assert str(found.best[0]).startswith("A1 bid")
