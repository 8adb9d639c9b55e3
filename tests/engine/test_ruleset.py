"""The registry of games, and what every ruleset, state and view can be relied on for."""

from __future__ import annotations

import pickle
import random
import re

import pytest

from rook13.engine.actions import Deal, Dealt, Pass
from rook13.engine.game import apply, legal_actions, new_game, seat_to_act
from rook13.engine.options import OptionError, OptionReason, OptionValue
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, game, make_rules
from rook13.engine.rules.elemental import Elemental
from rook13.engine.rules.five_hundred import FiveHundred
from rook13.engine.rules.fowl import Fowl
from rook13.engine.rules.rook import Rook
from rook13.engine.rules.rook13 import Rook13
from rook13.engine.ruleset import Goal, Ruleset
from rook13.engine.seats import Seat
from rook13.engine.state import GameState, Phase
from tests.engine.sheet import Sheet
from tests.strategies import random_rules, walk

GAMES = [pytest.param(ruleset, id=ruleset.id) for ruleset in RULESETS]
TEAM_GAMES = [pytest.param(ruleset, id=ruleset.id) for ruleset in RULESETS[:4]]


def test_the_five_games_are_registered_with_the_flagship_first() -> None:
    assert [(ruleset.id, ruleset) for ruleset in RULESETS] == [
        ("rook13", Rook13),
        ("rook", Rook),
        ("fowl", Fowl),
        ("five_hundred", FiveHundred),
        ("elemental", Elemental),
    ]


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_game_is_found_by_its_id(ruleset: type[Ruleset]) -> None:
    assert game(ruleset.id) is ruleset
    assert type(make_rules(ruleset.id)) is ruleset


@pytest.mark.parametrize("unknown", ["", "whist", "Rook13", "rook "])
def test_an_unknown_game_is_a_key_error(unknown: str) -> None:
    with pytest.raises(KeyError, match=f"'{unknown}'"):
        game(unknown)
    with pytest.raises(KeyError):
        make_rules(unknown)


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_game_has_a_title_and_a_summary_of_one_line(ruleset: type[Ruleset]) -> None:
    assert ruleset.title.strip() == ruleset.title != ""
    assert re.fullmatch(r"[A-Z][^\n]*\.", ruleset.summary)
    assert len({other.title for other in RULESETS}) == len(RULESETS)


@pytest.mark.parametrize("ruleset", TEAM_GAMES)
@pytest.mark.parametrize("players", [0, 2, 3, 5, 6])
def test_a_team_game_is_for_four(ruleset: type[Ruleset], players: int) -> None:
    assert ruleset({}, 4).players == 4
    with pytest.raises(OptionError) as refused:
        ruleset({}, players)
    error = refused.value
    assert (error.reason, error.name, error.value) == (
        OptionReason.OUT_OF_RANGE,
        "players",
        players,
    )


@pytest.mark.parametrize("ruleset", TEAM_GAMES)
def test_opposite_seats_are_a_team(ruleset: type[Ruleset]) -> None:
    rules = ruleset()
    assert rules.sides == ("A", "B")
    assert [rules.sides[side] for side in rules.side_of] == ["A", "B", "A", "B"]
    assert [rules.after(seat) for seat in range(4)] == [1, 2, 3, 0]


@pytest.mark.parametrize(
    ("game_id", "size", "points", "hand", "kitty"),
    [
        ("rook13", 40, 100, 9, 4),
        ("rook", 57, 120, 13, 5),
        ("fowl", 57, 180, 14, 1),
        ("five_hundred", 43, 0, 10, 3),
    ],
)
def test_the_decks_and_deals_of_the_team_games(
    game_id: str, size: int, points: int, hand: int, kitty: int
) -> None:
    rules = make_rules(game_id)
    assert len(rules.deck) == size
    assert sum(rules.deck.points) == points
    assert rules.deck.points_in(rules.deck.all_mask) == points
    assert (rules.hand_size(1), rules.kitty_size(1)) == (hand, kitty)
    assert 4 * hand + kitty == size


@pytest.mark.parametrize(
    ("options", "size", "hand"),
    [
        ({"ones": "out"}, 53, 12),
        ({"low_cards": "drop_2_4"}, 45, 10),
        ({"ones": "out", "low_cards": "drop_2_4"}, 41, 9),
        ({"ones": "high_15", "low_cards": "drop_2_4"}, 45, 10),
    ],
)
def test_a_smaller_deck_of_rook_makes_smaller_hands(
    options: dict[str, object], size: int, hand: int
) -> None:
    rules = make_rules("rook", options)
    facts = rules.facts()
    assert (len(rules.deck), rules.hand_size(1), rules.kitty_size(1)) == (size, hand, 5)
    assert (facts["deck_size"], facts["hand_size"]) == (size, hand)


@pytest.mark.parametrize("ruleset", GAMES)
def test_every_deal_by_seed_fits(ruleset: type[Ruleset]) -> None:
    rng = random.Random(ruleset.id)
    for _ in range(20):
        rules = random_rules(ruleset, rng)
        order = rng.sample(range(len(rules.deck)), len(rules.deck))
        dealt = rules.deal(order, rng.randrange(rules.players), 1)
        assert rules.fits(dealt, 1)


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_deal_with_a_card_in_two_places_or_in_none_does_not_fit(ruleset: type[Ruleset]) -> None:
    rules = ruleset()
    good = rules.deal(range(len(rules.deck)), 0, 1)
    first, second, *rest = good.hands
    twice = (first, (second & (second - 1)) | (first & -first), *rest)
    assert not rules.fits(Dealt(twice, good.kitty, good.stock), 1)
    assert not rules.fits(Dealt(good.hands, 0, good.stock), 1)
    assert not rules.fits(Dealt(good.hands[1:], good.kitty, good.stock), 1)
    assert not rules.fits(Dealt((*good.hands, 0), good.kitty, good.stock), 1)
    assert not rules.fits(Dealt(good.hands, good.kitty, good.stock | good.kitty), 1)
    beyond = 1 << len(rules.deck)
    assert not rules.fits(Dealt((first & (first - 1) | beyond, *good.hands[1:]), good.kitty), 1)


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_deal_without_cards_or_with_wrong_ones_is_refused(ruleset: type[Ruleset]) -> None:
    rules = ruleset()
    state = new_game(rules, rules.seats[0])
    for cards, reason in (
        (None, Reason.DEAL_WITHOUT_CARDS),
        (Dealt((0, 0, 0, 0), 0), Reason.BAD_DEAL),
    ):
        deal = Deal(rules.seats[0], cards)
        assert deal in legal_actions(state, rules.seats[0])
        with pytest.raises(IllegalAction) as refused:
            apply(state, deal)
        assert refused.value.reason is reason


@pytest.mark.parametrize("ruleset", GAMES)
def test_rules_of_the_same_options_and_players_are_equal(ruleset: type[Ruleset]) -> None:
    rng = random.Random(f"equal {ruleset.id}")
    for _ in range(10):
        rules = random_rules(ruleset, rng)
        same = ruleset(rules.options.values(), rules.players)
        assert rules == same
        assert hash(rules) == hash(same)


def test_rules_that_differ_in_anything_are_not_equal() -> None:
    rules = [
        make_rules("rook13"),
        make_rules("rook13", {"target": 505}),
        make_rules("rook"),
        make_rules("elemental"),
        make_rules("elemental", players=5),
    ]
    assert len(set(rules)) == 5
    for place, one in enumerate(rules):
        assert [one == other for other in rules] == [place == at for at in range(5)]
    assert rules[0] != "rook13"


@pytest.mark.parametrize("ruleset", GAMES)
def test_states_and_views_survive_pickling(ruleset: type[Ruleset]) -> None:
    rng = random.Random(f"pickle {ruleset.id}")
    phases: set[Phase] = set()

    def check(state: GameState) -> None:
        seat = rng.choice((*state.rules.seats, None))
        view = view_for(state, seat)
        if view.phase in phases and rng.random() < 0.8:
            return
        phases.add(view.phase)
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert hash(again) == hash(state)
        assert view_for(again, seat) == view
        assert pickle.loads(pickle.dumps(view)) == view

    for rules in (ruleset(), *(random_rules(ruleset, rng) for _ in range(3))):
        walk(rules, rng, 150, check)
    assert phases >= {Phase.DEALING, Phase.AUCTION, Phase.PLAY}
    assert phases & {Phase.HAND_OVER, Phase.GAME_OVER}


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_pickled_game_goes_on_in_the_same_way(ruleset: type[Ruleset]) -> None:
    rng = random.Random(f"go on {ruleset.id}")
    rules = ruleset()
    here = new_game(rules, rules.seats[1])
    there: GameState = pickle.loads(pickle.dumps(here))
    for _ in range(80):
        seat = seat_to_act(here)
        if seat is None:
            break
        options = legal_actions(here, seat)
        assert legal_actions(there, seat)[:3] == options[:3]
        action = rng.choice(options)
        if isinstance(action, Deal):
            action = deal_from_seed(here, rng.randbytes(32).hex())
        here, events = apply(here, action)
        there, others = apply(there, pickle.loads(pickle.dumps(action)))
        assert (there, others) == (here, pickle.loads(pickle.dumps(events)))


@pytest.mark.parametrize("ruleset", GAMES)
def test_pickled_rules_are_equal_and_small(ruleset: type[Ruleset]) -> None:
    rng = random.Random(f"small {ruleset.id}")
    rules = random_rules(ruleset, rng)
    rules.tables(0)
    text = pickle.dumps(rules)
    assert pickle.loads(text) == rules
    assert len(text) < 500


@pytest.mark.parametrize(
    ("game_id", "derived"),
    [
        ("rook13", {"max_bid": 120}),
        ("rook", {"max_bid": 120, "deck_size": 57, "hand_size": 13, "points_in_play": 120}),
        ("fowl", {"max_bid": 200}),
        ("five_hundred", {}),
        ("elemental", {"round_count": 15, "first_size": 1, "last_size": 15}),
    ],
)
def test_the_facts_are_the_options_and_what_follows_from_them(
    game_id: str, derived: dict[str, OptionValue]
) -> None:
    rules = make_rules(game_id)
    assert rules.facts() == rules.options.values() | {"players": 4} | derived


def test_the_facts_follow_the_options() -> None:
    assert make_rules("rook13", {"most_tricks_bonus": 0}).facts()["max_bid"] == 100
    assert make_rules("rook", {"ones": "high_15"}).facts()["points_in_play"] == 180
    assert make_rules("elemental", players=6).facts()["last_size"] == 10


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_seat_of_another_table_is_refused(ruleset: type[Ruleset]) -> None:
    rules = ruleset()
    state = new_game(rules, rules.seats[0])
    strangers = [Seat(4, "P5"), Seat(0, "C1"), Seat(-1, rules.seats[0].name), Seat(99, "A1")]
    for stranger in strangers:
        assert not rules.has_seat(stranger)
        with pytest.raises(IllegalAction) as refused:
            apply(state, Deal(stranger))
        assert refused.value.reason is Reason.NOT_AT_THIS_TABLE
    assert all(rules.has_seat(Seat(seat.index, seat.name)) for seat in rules.seats)


def test_only_five_hundred_can_play_a_hand_that_nobody_bid_on() -> None:
    assert not any(ruleset().plays_passed_out() for ruleset in RULESETS)
    assert make_rules("five_hundred", {"pass_out": "misere"}).plays_passed_out()


def test_a_promise_is_kept_exactly_or_by_taking_enough_as_the_game_has_it() -> None:
    alone, together = make_rules("elemental", None, 3), make_rules("five_hundred")
    assert [alone.keeps_promise(1, tricks, (0, 2, 1)) for tricks in (1, 2, 3)] == [
        False,
        True,
        False,
    ]
    assert [together.keeps_promise(1, tricks, (5, 2, 5, 4)) for tricks in (5, 6, 7)] == [
        False,
        True,
        True,
    ]


def test_only_the_first_dealer_may_start() -> None:
    sheet = Sheet("rook13", dealer="A2")
    assert (sheet.phase, sheet.turn) == (Phase.DEALING, "A2")
    assert sheet.refused("A1 deal") is Reason.NOT_THE_DEALER
    assert sheet.refused("A2 pass") is Reason.WRONG_PHASE
    assert sheet.legal("A2") == ["deal"]
    assert sheet.legal("B2") == []


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state = play_elemental_to_the_end()
    assert seat_to_act(state) is None
    for seat in state.rules.seats:
        assert list(legal_actions(state, seat)) == []
        with pytest.raises(IllegalAction, match="game_over") as refused:
            apply(state, Pass(seat))
        assert refused.value.reason is Reason.GAME_OVER


def play_elemental_to_the_end() -> GameState:
    rng = random.Random(2)
    return walk(make_rules("elemental", {"rounds": "first_5"}, 3), rng, 10_000)


def test_a_game_without_free_play_settles_no_renege() -> None:
    sheet = Sheet("elemental", players=3).deal("F1", "F2", "F3", kitty="W1")
    sheet.play("P1 bid 0, P2 bid 0, P3 bid 0, P1 F1")
    with pytest.raises(AssertionError, match="no free play"):
        sheet.rules.settle_renege(sheet.playing, None, sheet.state.match)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rules", "goal"),
    [
        (make_rules("rook13", {"target": 600}), Goal(600, must_exceed=True, floor=-250)),
        (make_rules("rook"), Goal(300)),
        (make_rules("fowl"), Goal(500)),
        (make_rules("five_hundred"), Goal(500, floor=-500)),
        (make_rules("elemental", {}, 6), Goal(rounds=10)),
    ],
    ids=lambda value: value.id if isinstance(value, Ruleset) else "",
)
def test_what_ends_the_match_is_a_total_or_a_number_of_rounds(rules: Ruleset, goal: Goal) -> None:
    assert rules.goal == goal


def test_only_some_games_count_points_and_give_a_bonus_for_tricks() -> None:
    bonus = {game.id: make_rules(game.id).most_tricks_bonus for game in RULESETS}
    assert bonus == {"rook13": 20, "rook": 0, "fowl": 20, "five_hundred": 0, "elemental": 0}
    counts = {game.id for game in RULESETS if game.counts_points}
    assert counts == {"rook13", "rook", "fowl"}
