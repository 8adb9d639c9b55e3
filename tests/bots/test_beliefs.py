"""What calls and plays tell about hidden cards."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from statistics import fmean

import pytest

from rook13.bots.beliefs import (
    BeliefModel,
    auction_of,
    beliefs_of,
    believed_worlds,
    judge_of,
    learned_players,
    learned_weights,
    played_cards,
    played_promises,
    promise_players,
    resampled,
)
from rook13.bots.levels import steady
from rook13.bots.search_setup import contract_of, kernel_cards
from rook13.bots.worlds import Draw, World, Worlds, plain_worlds
from rook13.engine.actions import Deal
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import GameState, Playing
from rook13.kernel import (
    DECLARES,
    FEATURES,
    HAS_BID,
    PASSED,
    PROMISE_FEATURES,
    PROMISE_KINDS,
    ROLES,
    SITUATIONS,
    promised_tricks,
)
from tests.bots.positions import position, seen
from tests.bots.test_worlds import check
from tools.train_beliefs import promised_choices, seen_by_mover

GAMES = pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)
MODELLED = pytest.mark.parametrize("game", [game.id for game in RULESETS])
HANDS = 12


def states(rules: Ruleset, number: int) -> Iterator[GameState]:
    """Return every state of a hand of Normal in which a card is played."""
    bots = [steady("normal", bytes([seat])) for seat in range(rules.players)]
    state = new_game(rules, rules.seats[number % rules.players])
    if rules.goal.rounds is not None:
        state = GameState(rules, replace(state.match, number=4 + number % 6), state.phase)
    state, _ = apply(state, deal_from_seed(state, f"{number + 1:064x}"))
    while not state.match.results and (seat := seat_to_act(state)):
        view = view_for(state, seat)
        if isinstance(view.legal[0], Deal):
            return
        if isinstance(state.phase, Playing):
            yield state
        state, _ = apply(state, bots[seat.index].choose(view))


@MODELLED
def test_every_game_has_beliefs(game: str) -> None:
    assert beliefs_of(make_rules(game)) is not None


@GAMES
def test_believed_worlds_are_such_as_the_seat_cannot_tell_from_the_real_one(
    game: type[Ruleset],
) -> None:
    for number in range(3):
        for state in list(states(make_rules(game.id), number))[::5]:
            view, _ = seen_by_mover(state)
            for world in believed_worlds(view, number, 6):
                check(view, state, world)


@GAMES
def test_the_real_world_seems_likelier_than_others(game: type[Ruleset]) -> None:
    """Nothing was learned from these deals, and little from players like these."""
    rules = make_rules(game.id)
    model = beliefs_of(rules)
    assert model is not None
    shares = []
    for number in range(HANDS):
        for state in list(states(rules, number))[8::4]:
            view, real = seen_by_mover(state)
            judge = judge_of(view, model)
            drawn = Worlds(view, number, learned_weights(model)).draw_many(20)
            scores = [judge.score(world.hands, world.aside) for world in drawn]
            shares.append(fmean(judge.score(real.hands, real.aside) >= score for score in scores))
    assert fmean(shares) > 0.55


def test_cards_that_could_be_played_have_shares_that_add_up() -> None:
    rules = make_rules("rook13")
    weights = [(7 * place % 11 - 5) / 4 for place in range(SITUATIONS * ROLES * FEATURES)]
    *_, last = states(rules, 1)
    view, real = seen_by_mover(last)
    plays, held = played_cards(view, weights), list(real.hands)
    logarithms = [0.0] * rules.players
    for place in reversed(range(plays.count)):
        seat = plays.seats[place]
        held[seat] |= 1 << plays.played[place]
        rows, start = plays.described(place, held[seat]), plays.kind(place, held[seat]) * FEATURES
        scores = [sum(row[f] * weights[start + f] for f in range(FEATURES)) for row in rows]
        share = math.exp(scores[0]) / sum(math.exp(score) for score in scores)
        logarithms[seat] += math.log(share)
    for seat in range(rules.players):
        assert plays.likelihood(seat, real.hands[seat]) == pytest.approx(logarithms[seat])


def test_promised_cards_that_could_be_played_have_shares_that_add_up() -> None:
    rules = make_rules("elemental")
    weights = [(7 * place % 11 - 5) / 4 for place in range(PROMISE_KINDS * PROMISE_FEATURES)]
    *_, last = states(rules, 3)
    view, real = seen_by_mover(last)
    plays = played_promises(view, promise_players(view, contract_of(view).bids, weights))
    expected = 0.0
    for kind, rows in promised_choices(view, list(real.hands)):
        start = kind * PROMISE_FEATURES
        scores = [sum(row[f] * weights[start + f] for f in range(PROMISE_FEATURES)) for row in rows]
        expected += scores[0] - math.log(sum(math.exp(score) for score in scores))
    found = [plays.likelihood(seat, real.hands[seat]) for seat in range(rules.players)]
    assert sum(found) == pytest.approx(expected)


def test_others_are_known_only_where_promises_are_exact_and_the_kernel_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alone, _ = seen_by_mover(next(states(make_rules("elemental"), 2)))
    team, _ = seen_by_mover(next(states(make_rules("rook13"), 2)))
    monkeypatch.setattr("rook13.bots.beliefs.COMPILED", True)
    assert learned_players(alone, contract_of(alone).bids) is not None
    assert learned_players(team, ()) is None
    monkeypatch.setattr("rook13.bots.beliefs.COMPILED", False)
    assert learned_players(alone, contract_of(alone).bids) is None


def test_likelier_worlds_are_taken_as_much_more_often() -> None:
    rare, frequent = World((1,), 0), World((2,), 0)
    found = resampled([rare, frequent], [0.0, math.log(3)], 8)
    assert [found.count(rare), found.count(frequent)] == [2, 6]


def test_only_likelihoods_compared_with_each_other_count() -> None:
    worlds = [World((each,), 0) for each in range(3)]
    assert resampled(worlds, [-2000.0, -2000.0, -5000.0], 4) == [worlds[0]] * 2 + [worlds[1]] * 2


HANDS_OF_FOUR = [
    "R14 R13 R12 R11 R10 R9 R8 Y14 G14",
    "Y5 Y6 Y7 G5 G6 G7 B5 B6 B7",
    "R7 R6 B14 B13 B12 B11 Y13 Y12 G13",
    "Y8 Y9 Y10 G8 G9 G10 B8 B9 B10",
]
KITTY = "R5 G11 G12 Y11"
CALLS = "A1 bid 65, B1 pass, A2 bid 85, B2 pass, A1 bid 90, A2 pass"


def test_a_pass_says_at_which_price_it_came() -> None:
    view = seen(position("rook13", HANDS_OF_FOUR, KITTY, CALLS))
    kinds = [auction_of(view, seat) for seat in view.seats]
    assert [kind for kind, _ in kinds] == [DECLARES, PASSED, HAS_BID, PASSED]
    prices = [price for _, price in kinds]
    assert prices[1] < prices[3] < prices[2] <= prices[0]


def test_without_figures_worlds_are_dealt_by_rules_of_thumb(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nothing(rules: Ruleset) -> BeliefModel | None:
        return None

    monkeypatch.setattr("rook13.bots.beliefs.beliefs_of", nothing)
    state = next(states(make_rules("rook13"), 2))
    view, _ = seen_by_mover(state)
    assert believed_worlds(view, 3, 5) == Worlds(view, 3).draw_many(5)


def test_an_interpreted_kernel_deals_by_the_weights_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rook13.bots.beliefs.COMPILED", False)
    view, _ = seen_by_mover(next(states(make_rules("rook13"), 2)))
    model = beliefs_of(view.rules)
    assert model is not None
    assert believed_worlds(view, 3, 5) == Worlds(view, 3, learned_weights(model)).draw_many(5)


def test_a_seat_that_named_a_suit_is_dealt_more_of_it() -> None:
    calls = "A1 bid 6H, B1 bid 7S, A2 pass, B2 pass, A1 pass, B1 down 5D 6D 7D"
    hands = [
        "AH KH QH JH 10H 9H AC KC 5S 6S",
        "AS KS QS JS 10S 9S AD KD QD JD",
        "4D 8D 9D 10D 5C 6C 7C 8C 9C 10C",
        "4H 5H 6H 7H 8H 7S 8S JC QC JO",
    ]
    view = seen(position("five_hundred", hands, "5D 6D 7D", calls))
    hearts = view.rules.tables(2).suit_mask[2]
    worlds = believed_worlds(view, 1, 300)
    bidder, passer = (
        fmean((world.hands[seat] & hearts).bit_count() for world in worlds) for seat in (0, 2)
    )
    assert bidder > 1.3 * passer


PROMISES = "P4 bid 0, P1 bid 3, P2 bid 0"


@pytest.mark.parametrize("draw", [plain_worlds, believed_worlds])
def test_a_seat_that_promises_no_trick_is_dealt_the_cards_that_never_win(draw: Draw) -> None:
    hands = ["X1 X2 F13 F12", "Z1 Z2 W2 W3", "F2 W13 E12 A9", "Z3 E2 E3 A2"]
    view = seen(position("elemental", hands, "F7", PROMISES, dealer="P3", number=4))
    zeros = view.rules.deck.parse("Z1 Z2 Z3 Z4")
    worlds = draw(view, 1, 400)
    many, none = (
        fmean((world.hands[seat] & zeros).bit_count() for world in worlds) for seat in (0, 1)
    )
    assert none > 1.2 * many


def test_the_same_cards_take_more_tricks_where_fewer_are_dealt() -> None:
    rules = make_rules("elemental")
    cards = kernel_cards(rules, 0)

    def tricks(hand: str, out: float) -> float:
        return promised_tricks(cards, rules.deck.parse(hand), out)

    assert tricks("F9 W12", 0.1) > tricks("F9 W12", 0.5) > tricks("F9 W12", 1.0)
    assert tricks("X1", 1.0) == 1.0
    assert tricks("Z1", 0.1) == 0.0
