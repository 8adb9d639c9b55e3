"""What the figures of a hint say in positions where everybody can see what they should be."""

from __future__ import annotations

import pickle

import pytest

from rook13.bots.advice import Advised, advise
from rook13.bots.forecast import Aim
from rook13.bots.search_setup import Budget, Meter
from rook13.bots.trials import Result, raised
from rook13.bots.worlds import likely_worlds
from rook13.engine.actions import Bid, Claim, Discard, NameTrump, Pass, Play
from rook13.engine.rules import make_rules
from rook13.engine.state import GameState
from tests.analysis.hands import HANDS, KITTY
from tests.bots.positions import position, seen
from tests.ui.scenes import Moment, my_turn

THINKING, FORECAST = Budget(1_500), Budget(12_000)
STRONG = "R14 R13 R12 R11 R10 R9 R8 R7 B14"
FLAT = (
    "Y5 Y6 Y7 Y8 B5 B6 B7 G5 G6",
    "Y9 Y10 Y11 B8 B9 B10 G7 G8 G10",
    "R5 Y12 Y13 Y14 B11 B12 G11 G12 G13",
)
REST = "R6 B13 G9 G14"


def hint(state: GameState) -> Advised:
    view = seen(state)
    found = advise(view, b"seed", THINKING, FORECAST)
    assert found.action in view.legal
    assert pickle.loads(pickle.dumps(found)) == found
    return found


def rook13(actions: str, hands: tuple[str, ...] = (STRONG, *FLAT)) -> GameState:
    return position("rook13", hands, REST, actions)


def test_a_bid_on_nothing_but_trumps_is_all_but_certain() -> None:
    found = hint(rook13(""))
    assert isinstance(found.action, Bid)
    assert found.forecast.aim is Aim.MAKE
    assert found.forecast.call == found.action.call
    assert found.forecast.chance is not None
    assert found.forecast.chance > 0.9
    assert found.forecast.expected is not None
    assert 90 <= found.forecast.expected <= 120


def test_a_pass_tells_how_rarely_a_bid_would_have_been_made() -> None:
    found = hint(rook13("A1 bid 65, B1 bid 115", (FLAT[0], STRONG, FLAT[1], FLAT[2])))
    assert isinstance(found.action, Pass)
    assert (found.forecast.aim, str(found.forecast.call)) == (Aim.WOULD, "120")
    assert found.forecast.chance is not None
    assert found.forecast.chance < 0.25


def test_a_pass_under_the_partners_bid_tells_about_that() -> None:
    found = hint(rook13("A1 bid 100, B1 pass"))
    assert isinstance(found.action, Pass)
    assert (found.forecast.aim, str(found.forecast.call)) == (Aim.PARTNER, "100")


def test_a_discard_comes_with_the_trump_that_goes_with_it() -> None:
    found = hint(rook13("A1 bid 100, B1 pass, A2 pass, B2 pass"))
    assert isinstance(found.action, Discard)
    assert str(found.trump) == "R"
    assert found.forecast.chance is not None
    assert found.forecast.chance > 0.9


def test_naming_trump_is_reckoned_with_what_was_laid_aside() -> None:
    found = hint(rook13("A1 bid 100, B1 pass, A2 pass, B2 pass, A1 down R6 B13 G9 G14"))
    assert isinstance(found.action, NameTrump)
    assert (str(found.action.suit), found.forecast.aim) == ("R", Aim.MAKE)


UNTIL_THE_END = """
    A1 bid 100, B1 pass, A2 pass, B2 pass, A1 down Y10 G13 G10 G5, A1 trump R,
    A1 R14, B1 R5, A2 R6, B2 B6, A1 R13, B1 G6, A2 G14, B2 B7,
    A1 R12, B1 G7, A2 B8, B2 G9, A1 R11, B1 G8, A2 B9, B2 G11,
    A1 R10, B1 Y11, A2 B10, B2 G12, A1 R9, B1 Y12, A2 B13, B2 Y6,
    A1 R8, B1 B5, A2 B11, B2 Y7
"""


def test_a_card_that_decides_the_contract_is_told_apart_from_the_next_best() -> None:
    found = hint(position("rook13", HANDS, KITTY, UNTIL_THE_END))
    assert str(found.action) == "A1 Y5"
    forecast = found.forecast
    assert forecast.aim is Aim.MAKE
    assert forecast.chance == pytest.approx(1.0)
    assert forecast.next_chance is not None
    assert forecast.next_chance < 0.5
    assert forecast.expected is not None
    assert forecast.next_expected is not None
    assert forecast.expected > forecast.next_expected


def test_defenders_hear_how_often_the_contract_is_set() -> None:
    found = hint(rook13("A1 bid 100, B1 pass, A2 pass, B2 pass, A1 down R6 B13 G9 G14,"
                        "A1 trump R, A1 R14"))  # fmt: skip
    assert found.forecast.aim in (Aim.SET, Aim.ONLY)
    late = hint(position("rook13", HANDS, KITTY, UNTIL_THE_END + ", A1 R7"))
    assert late.forecast.aim is Aim.SET
    assert late.forecast.chance is not None
    # From there the last card of the declarer is not known.
    assert 0 < late.forecast.chance < 1


def test_the_only_card_needs_no_figures() -> None:
    ending = ", A1 R7, B1 Y13, A2 B12, B2 Y8, A1 Y5"
    found = hint(position("rook13", HANDS, KITTY, UNTIL_THE_END + ending))
    assert found.forecast.aim is Aim.ONLY


def test_a_claim_is_certain() -> None:
    moment = Moment("rook13", seed="claim")
    moment.until(lambda view: any(isinstance(action, Claim) for action in view.legal))
    found = advise(moment.view, b"seed", THINKING, FORECAST)
    assert isinstance(found.action, Claim)
    assert found.forecast.aim is Aim.SURE


@pytest.mark.parametrize("game", ["rook13", "rook", "fowl", "five_hundred", "elemental"])
def test_every_decision_of_a_hand_gets_sensible_figures(game: str) -> None:
    moment = Moment(game, {"rounds": "last_5"} if game == "elemental" else None)
    decisions = 0
    while decisions < 8 and moment.state.match.number == 1:
        moment.until(my_turn)
        found = advise(moment.view, b"seed", Budget(300), Budget(3_000))
        forecast, decisions = found.forecast, decisions + 1
        assert forecast.aim is not Aim.OPEN or isinstance(found.action, NameTrump)
        for chance in (forecast.chance, forecast.next_chance):
            assert chance is None or 0 <= chance <= 1
        if forecast.aim in (Aim.MAKE, Aim.SET, Aim.EXACT):
            assert forecast.chance is not None
        moment.step()


def test_a_promise_of_nothing_with_nothing_comes_out_and_one_with_magic_does_too() -> None:
    state = position("elemental", ["X1", "F2", "W3"], "E9", "", dealer="P3", players=3, number=1)
    found = hint(state)
    assert isinstance(found.action, Bid)
    assert (found.action.call.tricks, found.forecast.aim) == (1, Aim.EXACT)
    assert found.forecast.chance is not None
    assert found.forecast.chance > 0.9
    assert found.forecast.expected == pytest.approx(30, abs=6)


def test_a_broken_promise_has_no_chance_left() -> None:
    hands = ["X1 W2 E5", "F2 W3 E6", "F3 W4 A7"]
    promises = "P1 bid 0, P2 bid 1, P3 bid 1, P1 X1, P2 F2, P3 F3"
    state = position("elemental", hands, "E9", promises, dealer="P3", players=3, number=3)
    forecast = hint(state).forecast
    assert (forecast.aim, forecast.chance, forecast.next_chance) == (Aim.EXACT, 0.0, 0.0)


def test_where_nobody_bid_there_is_nothing_to_make() -> None:
    moment = Moment("five_hundred", {"pass_out": "misere"})
    moment.until(lambda view: view.phase.value == "auction")
    while moment.view.phase.value == "auction":
        view = moment.view
        assert view.turn is not None
        moment.act(Pass(view.turn))
    moment.until(my_turn)
    found = advise(moment.view, b"seed", THINKING, FORECAST)
    assert isinstance(found.action, Play)
    assert (found.forecast.aim, found.forecast.chance) == (Aim.FEW, None)


def test_without_time_there_are_no_figures_but_still_advice() -> None:
    view = seen(position("rook13", HANDS, KITTY, UNTIL_THE_END))
    found = advise(view, b"seed", Budget(1_000, seconds=0), Budget(1_000, seconds=0))
    assert found.action in view.legal
    assert found.forecast.chance is None


def test_the_same_question_gets_the_same_answer() -> None:
    state = rook13("A1 bid 100, B1 pass, A2 pass, B2 pass")
    assert hint(state) == hint(state)


def test_defenders_reckon_with_a_declarer_who_holds_what_was_bid_on() -> None:
    state = rook13("A1 bid 100, B1 pass, A2 pass, B2 pass, A1 down R6 B13 G9 G14, A1 trump R,"
                   "A1 R14")  # fmt: skip
    view = seen(state)
    trumps = view.rules.tables(view.rules.deck.suit("R").index).power
    worlds = likely_worlds(view, 1, 100)
    held = [(world.hands[0] & trumps).bit_count() for world in worlds]
    assert sum(held) / len(held) > 4


def test_a_share_of_a_meter_ends_with_the_whole() -> None:
    now = 0.0
    meter = Meter(Budget(1000, seconds=1), lambda: now)
    part = meter.share(600)
    assert (part.left, meter.left) == (600, 1000)
    now = 2.0
    assert part.left == 0


def test_results_are_raised_in_the_steps_of_the_game() -> None:
    results = [Result(60, 0)] * 10
    better = raised(make_rules("rook13"), results, 8.0, 120)
    assert sum(result.gain for result in better) / 10 == pytest.approx(68, abs=1)
    assert {result.gain for result in better} == {65, 70}
    assert [r.gain for r in raised(make_rules("rook13"), [Result(118, 0)], 8.0, 120)] == [120]
