"""The solver says what trying everything says, within its budget, and stops when asked to."""

from __future__ import annotations

import random

import pytest

from rook13.analysis.solver import Bounds, DoubleDummy, Effort, Stopped
from rook13.engine.actions import Play
from rook13.engine.game import apply
from rook13.engine.rules import RULESETS
from rook13.engine.rules.five_hundred import FiveHundred
from rook13.engine.rules.rook13 import Rook13
from rook13.engine.ruleset import Ruleset, TeamRuleset
from rook13.engine.state import GameState, Playing
from tests.analysis.endings import brute_force, first_lead, random_ending, random_line, scoring_of
from tests.strategies import random_rules

TEAM_GAMES = pytest.mark.parametrize(
    "game", [game for game in RULESETS if game.claims], ids=lambda game: game.id
)
DUCKING = {"misere": True, "misere_any_time": True, "open_misere": True, "pass_out": "misere"}


def value_of(state: GameState, effort: Effort | None = None, guess: int | None = None) -> Bounds:
    assert isinstance(state.phase, Playing)
    scoring = scoring_of(state)
    return DoubleDummy.of(scoring, state.phase).value(state.phase, effort or Effort(), guess)


def team_rules(game: type[Ruleset], rng: random.Random) -> TeamRuleset:
    rules = random_rules(game, rng)
    assert isinstance(rules, TeamRuleset)
    return rules


@TEAM_GAMES
@pytest.mark.parametrize("seed", range(30))
def test_a_position_is_worth_what_the_engine_scores_after_the_best_line(
    game: type[Ruleset], seed: int
) -> None:
    rng = random.Random(seed)
    state = random_ending(team_rules(game, rng), rng, tricks=rng.choice([2, 3]))
    state = random_line(state, rng, rng.randrange(4))
    found = value_of(state)
    assert found.exact
    assert found.low == brute_force(state, scoring_of(state))


@pytest.mark.parametrize("seed", range(40))
def test_misere_and_hands_that_nobody_bid_on_are_played_for_few_tricks(seed: int) -> None:
    rng = random.Random(seed)
    rules = FiveHundred(DUCKING)
    state = random_ending(rules, rng, tricks=3)
    while not scoring_of(state).ducks:
        state = random_ending(rules, rng, tricks=3)
    state = random_line(state, rng, rng.randrange(3))
    assert value_of(state).low == brute_force(state, scoring_of(state))


@pytest.mark.parametrize("guess", [0, 35, 60, 120, 500])
def test_a_bad_guess_costs_time_and_nothing_else(guess: int) -> None:
    state = random_ending(Rook13(), random.Random(5), tricks=4)
    assert value_of(state, guess=guess) == value_of(state)


def rook13_ending(*hands: str, discard: str = "", trump: str = "R") -> GameState:
    """A few cards each, A1 to lead and to make 65, with eight tricks shared before."""
    rules = Rook13()
    deck, call = rules.deck, rules.auction(1).call("65")
    masks = tuple(deck.parse(hand) for hand in hands)
    state = first_lead(rules, masks, deck.parse(discard), 0, call, deck.suit(trump).index)
    play = state.phase
    assert isinstance(play, Playing)
    tricks = 9 - masks[0].bit_count()
    return GameState(
        rules, state.match, play._replace(won=(tricks // 2, tricks - tricks // 2, 0, 0))
    )


def best_cards(state: GameState) -> list[str]:
    assert isinstance(state.phase, Playing)
    solver, value = DoubleDummy.of(scoring_of(state), state.phase), value_of(state).low
    found = []
    for card in state.rules.deck.in_mask(state.phase.hands[state.phase.turn]):
        after, _ = apply(state, Play(state.rules.seats[state.phase.turn], card))
        assert isinstance(after.phase, Playing)
        if solver.reaches(after.phase, value, Effort()):
            found.append(card.name)
    return found


def test_the_last_trump_is_kept_for_the_go_down() -> None:
    state = rook13_ending("R7 Y5", "Y14 G6", "G7 G8", "B6 B7", discard="G13 G10 Y10 G5")
    # The go-down counts 35; the five itself is lost either way.
    assert value_of(state) == Bounds(35, 35)
    assert best_cards(state) == ["Y5"]


def test_a_counter_goes_to_the_partner_who_wins() -> None:
    state = rook13_ending("Y6 B6", "Y7 B7", "Y14 B14", "Y8 B8")
    assert value_of(state) == Bounds(20, 20)
    assert best_cards(state) == ["Y6", "B6"]


def test_bounds_hold_the_value_when_the_budget_is_small() -> None:
    state = random_ending(Rook13(), random.Random(11), tricks=6)
    exact = value_of(state)
    rough = value_of(state, Effort(nodes=60))
    assert exact.exact
    assert not rough.exact
    assert rough.low <= exact.low <= rough.high
    assert str(rough) == f"{rough.low} to {rough.high}"
    assert str(exact) == str(exact.low)


@pytest.mark.parametrize("nodes", [3, 30, 90, 300, 900, 3000])
@pytest.mark.parametrize("seed", range(5))
def test_bounds_hold_the_value_for_any_budget(seed: int, nodes: int) -> None:
    state = random_ending(Rook13(), random.Random(seed), tricks=5)
    exact, rough = value_of(state), value_of(state, Effort(nodes))
    assert rough.low <= exact.low <= rough.high


def test_a_waiting_caller_can_stop_the_solver_and_hears_how_far_it_is() -> None:
    state = random_ending(Rook13(), random.Random(11), tricks=6)
    heard = []

    def stop_at_second(nodes: int) -> None:
        heard.append(nodes)
        if len(heard) == 2:
            raise Stopped

    with pytest.raises(Stopped):
        value_of(state, Effort(tick=stop_at_second))
    assert heard == sorted(heard)
    assert heard[0] > 0
