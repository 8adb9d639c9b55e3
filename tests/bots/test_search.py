"""The searching levels: legal, deterministic, in time, and fair in free play."""

from __future__ import annotations

import random

import pytest

from rook13.bots.beliefs import believed_worlds
from rook13.bots.card_search import Verdict, judge_cards, prize_of, solve_early
from rook13.bots.heuristic_bots import NormalBot
from rook13.bots.heuristic_play import proves_renege
from rook13.bots.levels import INSTANT, LEVELS, Bot, steady
from rook13.bots.payoff import for_promise, for_score
from rook13.bots.promise_search import PromiseSearch
from rook13.bots.search_bots import HardBot
from rook13.bots.search_setup import Budget, Meter
from rook13.bots.worlds import World, plain_worlds
from rook13.engine.actions import Bid, CallRenege, Claim, Play
from rook13.engine.game import apply, new_game
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import Dealing, GameState, Phase
from rook13.engine.view import PlayerView
from rook13.kernel import COMPILED
from tests.bots.positions import played_on, position, seen
from tests.strategies import random_rules

GAMES = pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)
FEW = 60


def team(rules: Ruleset, level: str, iterations: int = FEW) -> list[Bot]:
    return [steady(level, bytes([seat]), iterations) for seat in range(rules.players)]


@GAMES
@pytest.mark.parametrize("seed", range(3))
def test_it_honours_every_option_and_never_reneges(game: type[Ruleset], seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(game, rng)
    assert len(played_on(rules, team(rules, "hard"), str(seed), 80)) > 40


@pytest.mark.parametrize("seed", range(2))
def test_it_plays_misere_and_hands_that_nobody_bid_on(seed: int) -> None:
    options = {"misere": True, "misere_any_time": True, "open_misere": True, "pass_out": "misere"}
    rules = make_rules("five_hundred", options)
    assert played_on(rules, team(rules, "hard"), str(seed), 70)


def test_hard_thinks_less_where_more_would_make_it_as_good_as_expert(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    budgets: list[Budget] = []

    class Noted(Meter):
        def __init__(self, budget: Budget) -> None:
            super().__init__(budget)
            budgets.append(budget)

    monkeypatch.setattr("rook13.bots.search_bots.Meter", Noted)
    for game in ("elemental", "rook13"):
        state = new_game(make_rules(game), make_rules(game).seats[0])
        state, _ = apply(state, deal_from_seed(state, bytes(32).hex()))
        for bot in (steady("hard", b"h"), HardBot(b"h")):
            bot.choose(seen(state))
    assert budgets == [Budget(300), Budget(300, 0.25), Budget(4000), Budget(4000, 0.25)]


@GAMES
def test_with_iterations_and_a_seed_it_is_deterministic(game: type[Ruleset]) -> None:
    rules = game()
    first = played_on(rules, team(rules, "expert", 300), "1", 50)
    assert played_on(rules, team(rules, "expert", 300), "1", 50) == first


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_deadline_ends_the_thinking(level: str) -> None:
    state = new_game(make_rules("rook13"), make_rules("rook13").seats[3])
    state, _ = apply(state, deal_from_seed(state, "07" * 32))
    view = seen(state)
    bot = LEVELS[level](b"x")
    meter_free = bot.choose(view, Budget(10_000_000, seconds=0.05))
    assert meter_free in view.legal


def test_the_meter_gives_slices_until_nothing_is_left() -> None:
    meter = Meter(Budget(600))
    assert [meter.take(250) for _ in range(4)] == [250, 250, 100, 0]


def test_the_meter_stops_at_its_deadline() -> None:
    now = [0.0]
    meter = Meter(Budget(1000, seconds=2.0), clock=lambda: now[0])
    assert meter.take(100) == 100
    now[0] = 2.0
    assert meter.take(100) == 0


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_finishes_a_hand_of_every_game(level: str) -> None:
    for game in RULESETS:
        rules = game()
        bots = team(rules, level)
        assert played_on(rules, bots, "3", 60)
    assert (level in INSTANT) == (level not in ("hard", "expert"))


def reneged() -> GameState:
    """B1 denies yellow and shows one in the next trick."""
    hands = [
        "Y14 Y13 Y7 G14 G5 B14 B5 R6 B7",
        "Y6 Y8 Y10 R8 R5 G8 G9 B10 B11",
        "R14 R9 R7 G10 G7 G6 B9 B8 B6",
        "Y9 Y11 R13 R12 R11 R10 G13 B13 B12",
    ]
    actions = (
        "A1 bid 65, B1 pass, A2 pass, B2 pass, A1 down Y5 Y12 G11 G12, A1 trump B, "
        "A1 Y14, B1 G8, A2 G6, B2 Y9, A1 Y13, B1 Y6"
    )
    options = {"enforcement": "free_play"}
    return position("rook13", hands, "Y5 Y12 G11 G12", actions, options=options)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_calls_a_renege_that_it_can_prove(level: str) -> None:
    view = seen(reneged())
    assert proves_renege(view)
    assert any(isinstance(action, CallRenege) for action in view.legal)
    assert isinstance(steady(level, b"", FEW).choose(view), CallRenege)


def test_normal_claims_only_where_it_wants_tricks() -> None:
    hands = [
        "AC KC QC JC AS KS QS JS AH JO",
        "4D 5D 6D 7D 8D 5C 6C 7C 5S 6S",
        "4H 5H 6H 7H 8H 8C 9C 10C 7S 8S",
        "9H 10H JH QH KH 9D 10D JD QD KD",
    ]
    options = {"pass_out": "misere"}
    state = position("five_hundred", hands, "9S 10S AD", "A1 pass, B1 pass, A2 pass, B2 pass",
                     options=options)  # fmt: skip
    view = seen(state)
    assert any(isinstance(action, Claim) for action in view.legal)
    assert isinstance(NormalBot().choose(view), Play)


def test_the_hook_is_kept() -> None:
    rules = make_rules("elemental", {"hook": True})
    rng = random.Random(5)
    for number in range(6):
        state = new_game(rules, rules.seats[number % 4])
        state, _ = apply(state, deal_from_seed(state, rng.randbytes(32).hex()))
        while view_for(state, None).phase is Phase.AUCTION:
            view = seen(state)
            bid = steady("hard", b"h", FEW).choose(view)
            assert isinstance(bid, Bid)
            assert bid in view.legal
            state, _ = apply(state, bid)


def with_tricks_left(game: str, tricks: int) -> PlayerView:
    """Return what a seat sees that leads with so many tricks left, after a contract for tricks."""
    rules = make_rules(game)
    rng, bot = random.Random(game), NormalBot()
    while True:
        state = new_game(rules, rules.seats[0])
        state, _ = apply(state, deal_from_seed(state, rng.randbytes(32).hex()))
        while not (state.match.results or isinstance(state.phase, Dealing)):
            view = seen(state)
            is_contract = view.contract is not None and not view.contract.misere
            if is_contract and not view.trick and len(view.hand) == tricks and view.tricks:
                return view
            state, _ = apply(state, bot.choose(view))


def solved(view: PlayerView, meter: Meter) -> list[Verdict]:
    worlds = believed_worlds(view, 1, 40)
    return solve_early(view, prize_of(view, worlds), worlds, meter)


@pytest.mark.skipif(not COMPILED, reason="interpreted kernels solve the last tricks only")
def test_expert_solves_early_where_that_pays() -> None:
    view = with_tricks_left("five_hundred", 8)
    verdicts = solved(view, Meter(Budget(40_000)))
    assert {verdict.card for verdict in verdicts} == {card.index for card in view.hand}
    assert verdicts[0].visits > 10
    assert verdicts[0].worth >= verdicts[-1].worth
    assert solved(with_tricks_left("rook13", 8), Meter(Budget(40_000))) == []


@pytest.mark.skipif(not COMPILED, reason="interpreted kernels solve the last tricks only")
def test_expert_searches_where_the_budget_is_too_small_to_solve_enough() -> None:
    view, meter = with_tricks_left("five_hundred", 8), Meter(Budget(1000))
    assert solved(view, meter) == []
    assert meter.left > 500
    bot = steady("expert", b"s", 1000)
    assert bot.choose(view) in view.legal


@pytest.mark.parametrize(("tricks", "fewest", "most"), [(6, 24, 40), (9, 400, 500)])
def test_expert_draws_no_more_worlds_than_it_can_solve(tricks: int, fewest: int, most: int) -> None:
    drawn = []

    def draw(view: PlayerView, seed: int, count: int) -> list[World]:
        drawn.append(count)
        return plain_worlds(view, seed, FEW)

    view, meter = with_tricks_left("rook", tricks), Meter(Budget(8000))
    assert judge_cards(view, meter, 1, draw=draw, solve=solve_early)
    assert fewest <= drawn[0] <= most


def test_a_deadline_finds_all_promises_equally_far() -> None:
    asked = 0

    def clock() -> float:
        nonlocal asked
        asked += 1
        return asked / 100

    hands = ["X1 X2 F13 F12", "Z1 Z2 W2 W3", "F2 W13 E12 A9", "Z3 E2 E3 A2"]
    view = seen(position("elemental", hands, "F7", "", dealer="P4", number=4))
    meter = Meter(Budget(100_000, seconds=0.2), clock)
    search = PromiseSearch(view, plain_worlds(view, 1, FEW), meter, 1)
    none, all_four, kept = search.worths([(0, for_score), (4, for_score), (4, for_promise)], 50_000)
    assert asked < 1000
    assert all_four > 30 > none
    assert kept > 0.5
