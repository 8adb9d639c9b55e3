"""Every world is one that the seat cannot tell from the real one: the engine is asked."""

from __future__ import annotations

import random

import pytest

from rook13.bots.worlds import World, Worlds
from rook13.engine.actions import Deal
from rook13.engine.game import apply, legal_actions, new_game, seat_to_act
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import GameState, Phase, Playing
from rook13.engine.trick import legal_cards
from rook13.engine.view import PlayerView
from tests.strategies import low_call, random_rules

GAMES = pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)
UNHAPPENED = (Phase.DEALING, Phase.HAND_OVER, Phase.GAME_OVER)


def check(view: PlayerView, state: GameState, world: World) -> None:
    """Compare a world with what the seat sees and with what the rules let everybody play."""
    rules, me = view.rules, view.seat
    assert me is not None
    union, total = world.aside, world.aside.bit_count()
    for seat in view.seats:
        hand = world.hands[seat.seat.index]
        assert hand.bit_count() == seat.cards_left
        union |= hand
        total += hand.bit_count()
    assert total == union.bit_count()
    assert rules.deck.in_mask(world.hands[me.index]) == view.hand
    for seat in view.seats:
        if seat.face_up:
            assert rules.deck.in_mask(world.hands[seat.seat.index]) == seat.face_up
    if isinstance(state.phase, Playing) and not rules.free_play:
        check_plays(state.phase, world)


def check_plays(phase: Playing, world: World) -> None:
    """Undo the tricks in this world: every card must have been legal for who played it."""
    hands, setup = list(world.hands), phase.setup
    tricks = [(t.leader, t.cards, t.led) for t in phase.tricks]
    for leader, cards, led in reversed([*tricks, (phase.leader, phase.trick, phase.led)]):
        order = setup.orders[leader]
        for position in reversed(range(len(cards))):
            seat, card = order[position], cards[position]
            hands[seat] |= 1 << card
            decided = any(setup.tables.suit_of[c] >= -1 for c in cards[:position])
            if position and decided:
                assert legal_cards(setup.tables, hands[seat], led) >> card & 1


def walk_and_check(rules: Ruleset, rng: random.Random, steps: int) -> int:
    state, checked = new_game(rules, rng.choice(rules.seats)), 0
    for _ in range(steps):
        seat = seat_to_act(state)
        if seat is None:
            break
        view = view_for(state, seat)
        if view.phase not in UNHAPPENED and rng.random() < 0.4:
            for world in Worlds(view, rng.randrange(1 << 30)).draw_many(3):
                check(view, state, world)
                checked += 1
        legal = legal_actions(state, seat)
        action = low_call(legal, rng) if view.phase is Phase.AUCTION else rng.choice(legal)
        if isinstance(action, Deal):
            action = deal_from_seed(state, rng.randbytes(32).hex())
        state, _ = apply(state, action)
    return checked


@GAMES
@pytest.mark.parametrize("seed", range(12))
def test_worlds_fit_everything_that_was_seen(game: type[Ruleset], seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(game, rng)
    assert walk_and_check(rules, rng, 150) > 10


@pytest.mark.parametrize("options", [{"misere": True, "open_misere": True, "pass_out": "misere"}])
@pytest.mark.parametrize("seed", range(8))
def test_misere_hands_that_lie_open_are_known(options: dict[str, object], seed: int) -> None:
    rng = random.Random(seed)
    assert walk_and_check(make_rules("five_hundred", options), rng, 200) > 10


def first_lead(game: str, seed: int) -> GameState:
    rng = random.Random(seed)
    rules = make_rules(game)
    state = new_game(rules, rules.seats[3])
    while not isinstance(state.phase, Playing):
        seat = seat_to_act(state)
        assert seat is not None
        action = low_call(legal_actions(state, seat), rng)
        if isinstance(action, Deal):
            action = deal_from_seed(state, rng.randbytes(32).hex())
        state, _ = apply(state, action)
    return state


def test_the_same_seed_draws_the_same_worlds() -> None:
    view = view_for(first_lead("rook13", 3), make_rules("rook13").seats[0])
    assert Worlds(view, 5).draw_many(4) == Worlds(view, 5).draw_many(4)
    assert Worlds(view, 5).draw_many(4) != Worlds(view, 6).draw_many(4)


def test_a_declarer_holds_more_trumps_than_others_and_buries_few() -> None:
    for seed in range(6):
        state = first_lead("rook13", seed)
        phase = state.phase
        assert isinstance(phase, Playing)
        declarer = phase.setup.declarer
        me = (declarer + 1) % 4
        trumps = phase.setup.tables.power
        worlds = Worlds(view_for(state, state.rules.seats[me]), 1).draw_many(200)
        held = [
            sum((world.hands[seat] & trumps).bit_count() for world in worlds) for seat in range(4)
        ]
        buried = sum((world.aside & trumps).bit_count() for world in worlds)
        others = [held[seat] for seat in range(4) if seat not in (declarer, me)]
        assert held[declarer] > 1.3 * max(others)
        assert buried < 0.15 * min(others)


def test_in_free_play_who_did_not_follow_probably_cannot() -> None:
    rules = make_rules("rook13", {"enforcement": "free_play"})
    rng = random.Random(2)
    state = new_game(rules, rules.seats[3])
    while not (isinstance(state.phase, Playing) and len(state.phase.trick) == 2):
        seat = seat_to_act(state)
        assert seat is not None
        action = low_call(legal_actions(state, seat), rng)
        if isinstance(state.phase, Playing) and state.phase.trick:
            tables, led = state.phase.setup.tables, state.phase.led
            stray = state.phase.hands[state.phase.turn] & ~tables.suit_mask[led]
            action = rules.plays[state.phase.turn][stray.bit_length() - 1]
        if isinstance(action, Deal):
            action = deal_from_seed(state, rng.randbytes(32).hex())
        state, _ = apply(state, action)
    phase = state.phase
    assert isinstance(phase, Playing)
    view = view_for(state, rules.seats[phase.turn])
    stray_seat = phase.setup.orders[phase.leader][1]
    suit = phase.setup.tables.suit_mask[phase.led]
    worlds = Worlds(view, 1).draw_many(300)
    held = [sum((w.hands[s] & suit).bit_count() for w in worlds) for s in range(4)]
    leader = phase.leader
    assert 0 < held[stray_seat] < held[leader] / 3
