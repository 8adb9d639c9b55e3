"""What a hand is worth at the score of the match."""

from __future__ import annotations

import pytest

from rook13.bots.calibration import judging_by
from rook13.bots.payoff import (
    PromiseGoal,
    chance_after,
    for_match,
    for_score,
    match_prize,
    win_chance,
)
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Contract
from rook13.engine.state import Match
from rook13.kernel import PAYOFF
from tools.past_levels import profile_of


def prize(game: str, call: str, totals: tuple[int, int] = (0, 0), **options: object):  # type: ignore[no-untyped-def]
    rules = make_rules(game, options)
    contract = Contract(0, rules.auction(1).call(call))
    return match_prize(rules, Match(3, totals), contract, 0, 10)


def test_making_the_bid_is_a_step_and_every_point_counts_beyond() -> None:
    chances = prize("rook13", "90").values
    assert chances[90] > chances[85] + 0.2
    assert chances[95] > chances[90]


def test_a_won_match_is_certain_and_a_lost_one_hopeless() -> None:
    chances = prize("rook13", "90", (420, 300)).values
    assert chances[90] == 1.0
    assert prize("rook13", "90", (-200, 300)).values[85] == 0.0


def test_both_sides_see_the_same_hand() -> None:
    rules = make_rules("rook")
    contract = Contract(0, rules.auction(1).call("80"))
    match = Match(3, (100, 50))
    ours, theirs = (match_prize(rules, match, contract, side, 0).values for side in (0, 1))
    assert ours[80] + theirs[40] == pytest.approx(1.0)


def test_equal_tricks_in_fowl_give_the_bonus_to_nobody() -> None:
    fowl = prize("fowl", "100")
    assert fowl.tie == 7
    columns = len(fowl.values) // 2
    assert fowl.values[columns + 110] > fowl.values[110]


def test_misere_is_worth_most_without_a_trick() -> None:
    chances = prize("five_hundred", "misere", misere=True, misere_any_time=True).values
    assert chances[0] > max(chances[1:])
    payoff = prize("five_hundred", "misere", misere=True, misere_any_time=True).payoff()
    assert (payoff[0], max(payoff[1:]) < PAYOFF // 10) == (PAYOFF, True)


def test_the_nest_counts_for_whom_the_option_says() -> None:
    declarer = prize("rook", "80", nest_points="declarer").values
    last = prize("rook", "80", nest_points="last_trick")
    assert declarer[70] > last.values[70] + 0.1
    assert last.stakes.last_trick == 10


@pytest.mark.parametrize("goal", [for_score, for_match])
def test_exact_bids_are_worth_most(goal: PromiseGoal) -> None:
    rules = make_rules("elemental", None, 3)
    payoff = goal(rules, Match(0, (0, 0, 0), 4), (2, 0, 1), 0).payoff
    rows = [payoff[seat * 5 : seat * 5 + 5] for seat in range(3)]
    assert [row.index(max(row)) for row in rows] == [2, 0, 1]


def test_playing_alone_the_score_of_the_match_decides_how_much_a_miss_matters() -> None:
    rules = make_rules("elemental", None, 3)
    last = int(str(rules.facts()["round_count"]))

    def loss_by_a_miss(totals: tuple[int, int, int]) -> float:
        """Return what one trick too many costs, as a share of what the worst of all does."""
        row = for_match(rules, Match(0, totals, last), (3, 3, 4), 0).payoff[: last + 1]
        return (row[3] - row[4]) / (row[3] - min(row))

    ahead, level, behind = (loss_by_a_miss((lead, 0, 0)) for lead in (100, 0, -20))
    assert ahead < level
    assert behind > level


@pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)
def test_a_lead_is_worth_more_near_the_end(game: type) -> None:
    rules = game()
    others = (0,) * (len(rules.sides) - 2)
    early, late = (50, 0, *others), (450, 400, *others)
    rounds = rules.facts().get("round_count", 10)
    assert win_chance(rules, early, 1, 0) > 0.5
    last = win_chance(rules, late, int(rounds) - 1, 0)
    assert last > win_chance(rules, early, 1, 0)


def test_nobody_has_won_who_is_only_close_to_the_target() -> None:
    """Of 83 such leads in matches of Normal against itself 71 won."""
    rules = make_rules("rook13")
    totals = (480, 330)
    assert win_chance(rules, totals, 8, 0) == pytest.approx(0.84, abs=0.04)
    with judging_by(profile_of("0.1")):
        assert win_chance(rules, totals, 8, 0) > 0.9


def test_a_drawn_result_goes_on() -> None:
    rules = make_rules("rook13")
    contract = Contract(0, rules.auction(1).call("65"))
    outcome = rules.score((60, 60), contract, (0, 0))
    chance = chance_after(rules, Match(0, (0, 0)), contract, outcome, 0)
    assert 0 < chance < 0.5
