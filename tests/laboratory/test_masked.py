"""A seat's view comes out of its masked record as it comes out of the whole one."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from rook13.engine.actions import Deal
from rook13.engine.game import apply, legal_actions, new_game, seat_to_act
from rook13.engine.phases.dealing import upcoming
from rook13.engine.record import Recorder, RecordError, RecordProblem, deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import GameState, Phase
from rook13.laboratory.masked_records import replay_masked
from tests.laboratory.masking import masked
from tests.strategies import low_call, random_rules

GAMES = pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)


def explicit_deal(state: GameState, rng: random.Random) -> Deal:
    dealt = deal_from_seed(state, rng.randbytes(32).hex()).cards
    assert dealt is not None
    laid = state.rules.lay_out(dealt.hands, dealt.kitty)
    return Deal(state.rules.seats[upcoming(state).dealer], laid)


def compare_views(rules: Ruleset, rng: random.Random, steps: int) -> int:
    dealer = rng.choice(rules.seats)
    state, recorder = new_game(rules, dealer), Recorder(rules, ["x"] * rules.players, dealer)
    compared = 0
    for _ in range(steps):
        seat = seat_to_act(state)
        if seat is None:
            break
        view = view_for(state, seat)
        if view.phase not in (Phase.DEALING, Phase.HAND_OVER) and rng.random() < 0.3:
            found = view_for(replay_masked(masked(recorder.record(), state, seat)), seat)
            assert found == view
            compared += 1
        legal = legal_actions(state, seat)
        action = low_call(legal, rng) if view.phase is Phase.AUCTION else rng.choice(legal)
        action = explicit_deal(state, rng) if isinstance(action, Deal) else action
        state, _ = apply(state, action)
        recorder.add(action)
    return compared


@GAMES
@pytest.mark.parametrize("seed", range(10))
def test_views_are_the_same(game: type[Ruleset], seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(game, rng)
    if rules.free_play:
        rules = make_rules(game.id, {}, rules.players)
    assert compare_views(rules, rng, 120) > 8


@pytest.mark.parametrize("seed", range(6))
def test_views_are_the_same_in_misere(seed: int) -> None:
    options = {"misere": True, "misere_any_time": True, "open_misere": True, "pass_out": "misere"}
    assert compare_views(make_rules("five_hundred", options), random.Random(seed), 150) > 4


def test_a_record_that_cannot_have_happened_is_refused() -> None:
    rules = make_rules("rook13")
    state = new_game(rules, rules.seats[3])
    recorder = Recorder(rules, ["x"] * 4, rules.seats[3])
    rng = random.Random(1)
    deal = explicit_deal(state, rng)
    state, _ = apply(state, deal)
    recorder.add(deal)
    record = masked(recorder.record(), state, rules.seats[0])
    hand = record.hands[0]
    wrong = type(hand)(hand.deal, ("A1 bid 65", "A1 bid 70"))
    with pytest.raises(RecordError) as caught:
        replay_masked(replace(record, hands=(wrong,)))
    assert caught.value.problem is RecordProblem.ILLEGAL_ACTION
