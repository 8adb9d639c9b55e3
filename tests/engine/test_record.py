"""Records: the format of the design, the way back to the same state, and every kind of damage."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rook13.engine.events import DealVoided, PassedOut, RedealCalled, RedealChosen
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.notation import NotationError, NotationReason
from rook13.engine.options import OptionError, OptionReason
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.record import (
    DealRecord,
    HandRecord,
    Record,
    Recorder,
    RecordError,
    RecordProblem,
    ReplayStep,
    deal_from_cards,
    deal_from_seed,
    dump_record,
    load_record,
    opening,
    replay,
    replay_steps,
    rules_of,
)
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.shuffle import deck_order
from rook13.engine.state import GameState, Phase
from rook13.engine.view import view_for
from tests.engine.sheet import Sheet
from tests.strategies import random_action, random_rules

NAMES = {3: ["Ann", "Bo", "Cal"], 4: ["Ann", "Bot Wren", "Cal", "Bot Finch"]}
SEED = "9f" * 32
HANDS = [
    "R14 R13 R12 R11 R10 R9 R8 R7 Y14",
    "Y5 Y6 Y7 Y8 Y9 B5 B6 B7 B10",
    "Y10 Y11 G5 G6 G7 G8 G9 G10 G11",
    "Y12 B8 B9 B11 B12 B13 G12 G13 B14",
]
KITTY = "R5 R6 Y13 G14"
VALID: dict[str, Any] = {
    "format": "rook13-record/1",
    "game": "rook13",
    "options": {"first_lead": "declarer"},
    "seats": ["Ann", "Bot Wren", "Cal", "Bot Finch"],
    "first_dealer": "B2",
    "hands": [
        {
            "deal": {"hands": HANDS, "kitty": KITTY},
            "actions": ["A1 bid 120", "A1 down R5 R6 Y13 G14", "A1 trump R", "A1 claim"],
        },
        {"deal": {"seed": SEED}, "actions": ["B1 bid 65", "A2 pass"]},
    ],
}


def damaged(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Return the valid record after a change."""
    record = copy.deepcopy(VALID)
    change(record)
    return record


def put(value: object, *path: str | int) -> dict[str, Any]:
    """Return the valid record with another value at a place."""

    def change(record: dict[str, Any]) -> None:
        inner: Any = record
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value

    return damaged(change)


def problem_with(data: object) -> RecordError:
    """Return what is wrong with a record, in loading or in replaying; fails if nothing is."""
    text = data if isinstance(data, str | bytes) else json.dumps(data)
    with pytest.raises(RecordError) as refused:
        replay(load_record(text))
    return refused.value


def place_of(error: RecordError) -> tuple[RecordProblem, str, int | None, int | None]:
    return error.problem, error.detail, error.hand, error.action


def test_a_record_is_written_as_in_the_design() -> None:
    seed = "9f" * 32
    text = (
        '{"format": "rook13-record/1", "game": "rook13", "options": {"first_lead": "declarer"}, '
        '"seats": ["Ann", "Bot Wren", "Cal", "Bot Finch"], "first_dealer": "B2", '
        f'"hands": [{{"deal": {{"seed": "{seed}"}}, "actions": ["A1 bid 65", "B1 pass"]}}, '
        '{"deal": {"hands": ["R5 R6", "Y5", "", "G5"], "kitty": "B5"}, "actions": []}]}'
    )
    record = Record(
        "rook13",
        {"first_lead": "declarer"},
        ("Ann", "Bot Wren", "Cal", "Bot Finch"),
        "B2",
        (
            HandRecord(DealRecord(seed=seed), ("A1 bid 65", "B1 pass")),
            HandRecord(DealRecord(hands=("R5 R6", "Y5", "", "G5"), kitty="B5")),
        ),
    )
    assert dump_record(record) == text
    assert load_record(text) == record
    assert load_record(text.encode()) == record


def test_a_game_is_recorded_as_the_design_has_it() -> None:
    sheet = Sheet("rook13", {"first_lead": "declarer", "target": 500})
    sheet.recorder.names = VALID["seats"]
    sheet.deal(*HANDS, kitty=KITTY)
    sheet.play("A1 bid 120, A1 down R5 R6 Y13 G14, A1 trump R, A1 claim")
    sheet.deal_seed(SEED).play("B1 bid 65, A2 pass")
    assert json.loads(dump_record(sheet.recorder.record())) == put(
        [" ".join(sorted(hand.split(), key=deck_place)) for hand in HANDS],
        *("hands", 0, "deal", "hands"),
    )


def deck_place(name: str) -> int:
    return make_rules("rook13").deck.card(name).index


def test_a_record_that_was_written_by_hand_replays() -> None:
    state = replay(load_record(json.dumps(VALID)))
    assert state.match.totals == (120, 0)
    view = view_for(state, None)
    assert (view.phase, view.number, str(view.turn)) == (Phase.AUCTION, 2, "B2")
    assert [str(call) for _, call in view.calls] == ["65", "None"]


def test_options_and_hands_without_actions_may_be_left_out() -> None:
    short = damaged(lambda record: record.pop("options"))
    short["hands"][1].pop("actions")
    record = load_record(json.dumps(short))
    assert record.options == {}
    assert record.hands[1] == HandRecord(DealRecord(seed=SEED))
    assert view_for(replay(record), None).calls == ()


def test_a_record_without_a_deal_is_a_game_that_is_about_to_start() -> None:
    record = load_record(json.dumps(put([], "hands")))
    rules = make_rules("rook13", {"first_lead": "declarer"})
    assert replay(record) == opening(record) == new_game(rules, rules.seat("B2"))


def test_only_options_that_differ_are_written() -> None:
    rules = make_rules("rook", {"target": 300, "ones": "high_15", "max_bid": 180})
    record = Recorder(rules, NAMES[4], rules.seats[0]).record()
    assert record.options == {"ones": "high_15"}
    assert rules_of(record) == rules


def test_options_at_their_default_may_be_written_all_the_same() -> None:
    everything = make_rules("rook13", VALID["options"]).options.values()
    record = load_record(json.dumps(put(everything, "options")))
    assert replay(record) == replay(load_record(json.dumps(VALID)))


def test_names_of_any_script_are_kept() -> None:
    names = ["Åse", "小明", "\N{GRINNING FACE}", 'a "b" \\ \n']
    record = load_record(json.dumps(put(names, "seats")))
    assert record.seats == tuple(names)
    text = dump_record(record)
    assert "小明" in text
    assert load_record(text.encode()) == record


def test_a_seed_is_kept_in_small_letters() -> None:
    record = load_record(json.dumps(put("9F" * 32, "hands", 1, "deal", "seed")))
    assert record == load_record(json.dumps(VALID))
    state = new_game(make_rules("rook13"), make_rules("rook13").seats[0])
    assert deal_from_seed(state, "AB" * 32).cards == deal_from_seed(state, "ab" * 32).cards


def test_a_deal_by_seed_hands_out_the_shuffled_deck_from_left_of_the_dealer() -> None:
    rules = make_rules("rook13")
    state = new_game(rules, rules.seat("A1"))
    deal = deal_from_seed(state, SEED)
    order = [rules.deck.cards[index].name for index in deck_order(bytes.fromhex(SEED), 40)]
    expected = deal_from_cards(
        state,
        [" ".join(order[first:36:4]) for first in (3, 0, 1, 2)],
        kitty=" ".join(order[36:]),
    )
    assert deal.seat == rules.seat("A1")
    assert expected.cards is not None
    assert deal.cards == replace(expected.cards, seed=SEED)


def resumed(recorder: Recorder) -> GameState:
    return replay(load_record(dump_record(recorder.record())))


RESUMED_TABLES = [
    *[pytest.param(game.id, {}, id=game.id) for game in RULESETS],
    pytest.param("rook13", {"enforcement": "free_play"}, id="rook13-free"),
    pytest.param("fowl", {"enforcement": "free_play", "dealer": "rotates"}, id="fowl-free"),
    pytest.param("elemental", {"bids": "hidden", "rounds": "first_7"}, id="elemental-hidden"),
    pytest.param(
        "five_hundred",
        {"misere": True, "open_misere": True, "misere_any_time": True, "pass_out": "misere"},
        id="five_hundred-misere",
    ),
]


@pytest.mark.parametrize(("game", "options"), RESUMED_TABLES)
def test_resuming_gives_the_identical_state_after_every_action(
    game: str, options: Mapping[str, object]
) -> None:
    rng = random.Random(f"{game} {options}")
    rules = make_rules(game, options)
    state = new_game(rules, rng.choice(rules.seats))
    recorder = Recorder(rules, NAMES[4], seat_to_act(state) or rules.seats[0])
    assert resumed(recorder) == state
    for _ in range(100):
        if seat_to_act(state) is None:
            break
        action = random_action(state, rng)
        state, _ = apply(state, action)
        recorder.add(action)
        again = resumed(recorder)
        assert again == state
        assert seat_to_act(again) == seat_to_act(state)
        for seat in (*rules.seats, None):
            assert view_for(again, seat) == view_for(state, seat)


@pytest.mark.parametrize("game", RULESETS)
def test_a_whole_game_with_any_options_is_the_same_after_writing_and_reading(
    game: type[Ruleset],
) -> None:
    rng = random.Random(f"whole {game.id}")
    for _ in range(3):
        rules = random_rules(game, rng)
        state = new_game(rules, rng.choice(rules.seats))
        recorder = Recorder(rules, ["?"] * rules.players, rules.seats[state.match.dealer])
        for _ in range(400):
            if seat_to_act(state) is None:
                break
            action = random_action(state, rng)
            state, _ = apply(state, action)
            recorder.add(action)
        record = recorder.record()
        assert load_record(dump_record(record)) == record
        assert replay(record) == state


def test_the_steps_of_a_replay_have_their_places_and_events() -> None:
    record = load_record(json.dumps(VALID))
    steps = list(replay_steps(record))
    places = [(step.hand, step.number, str(step.action)) for step in steps]
    assert places == [
        (1, 0, "B2 deal"),
        (1, 1, "A1 bid 120"),
        (1, 2, "A1 down R5 R6 Y13 G14"),
        (1, 3, "A1 trump R"),
        (1, 4, "A1 claim"),
        (2, 0, "A1 deal"),
        (2, 1, "B1 bid 65"),
        (2, 2, "A2 pass"),
    ]
    state = opening(record)
    for step in steps:
        state, events = apply(state, step.action)
        assert step == ReplayStep(step.hand, step.number, step.action, state, events)


VOID = ("R6 R7 R8 R9 Y6 Y7 Y8 Y9 B6", "R5 R10 R11 R12 R13 R14 Y5 Y10 Y11")
VOID_REST = (
    "Y12 Y13 Y14 B5 B7 B8 B9 B10 B11",
    "B12 B13 B14 G5 G6 G7 G8 G9 G10",
)


def test_a_void_deal_is_an_entry_of_its_own() -> None:
    sheet = Sheet("rook13").deal(*VOID, *VOID_REST, kitty="G11 G12 G13 G14")
    assert isinstance(sheet.events[-1], DealVoided)
    sheet.deal_seed(SEED).play("A1 bid 65")
    record = sheet.recorder.record()
    assert [hand.actions for hand in record.hands] == [(), ("A1 bid 65",)]
    assert resumed(sheet.recorder) == sheet.state


def test_a_deal_that_the_dealer_throws_in_is_an_entry_of_its_own() -> None:
    sheet = Sheet("rook13", {"dealer_redeal": "once"}).deal_seed(SEED).play("B2 redeal")
    assert sheet.events == (RedealChosen(sheet.rules.seats[3]),)
    sheet.deal_seed("00" * 32)
    record = sheet.recorder.record()
    assert [hand.actions for hand in record.hands] == [("B2 redeal",), ()]
    again = resumed(sheet.recorder)
    assert again == sheet.state
    assert again.match.redeals == 1


def test_a_deal_that_a_player_without_counters_throws_in_is_an_entry_of_its_own() -> None:
    counterless = "R1 R2 R3 R4 R6 R7 R8 R9 R11 R12 R13 Y1 Y2"
    sheet = Sheet("rook").deal(
        counterless,
        "R5 R10 R14 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12",
        "Y13 Y14 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11",
        "G12 G13 G14 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10",
        kitty="B11 B12 B13 B14 RK",
    )
    sheet.play("A1 call redeal")
    assert sheet.events == (RedealCalled(sheet.rules.seats[0]),)
    sheet.deal_seed(SEED)
    assert [hand.actions for hand in sheet.recorder.record().hands] == [("A1 call redeal",), ()]
    assert resumed(sheet.recorder) == sheet.state


def test_a_deal_that_everybody_passes_is_an_entry_of_its_own() -> None:
    sheet = Sheet("five_hundred").deal_seed(SEED).play("A1 pass, B1 pass, A2 pass, B2 pass")
    assert sheet.events[-1] == PassedOut(played=False)
    sheet.deal_seed(SEED).play("B1 bid 6C")
    record = sheet.recorder.record()
    assert [hand.actions for hand in record.hands] == [
        ("A1 pass", "B1 pass", "A2 pass", "B2 pass"),
        ("B1 bid 6C",),
    ]
    assert resumed(sheet.recorder) == sheet.state


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rook13",
        "{",
        '{"format": }',
        "[" * 100_000,
        '{"a":' * 100_000,
        b"\xff\xfe\x00",
        b"\x80abc",
        "1" * 5000,
        '{"format": "rook13-record/1", "game": "\\ud800"}',
        '{"\\udfff": 1}',
    ],
    ids=lambda text: repr(text[:20]),
)
def test_what_is_no_json_is_refused(text: str | bytes) -> None:
    assert problem_with(text).problem is RecordProblem.NOT_JSON


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        [VALID],
        "rook13-record/1",
        3,
        {},
        {"format": None},
        {"format": 1},
        {"format": ["rook13-record/1"]},
        {"format": "rook13-record"},
        {"format": "rook13-journal/1"},
        {"format": "ROOK13-RECORD/1"},
    ],
)
def test_what_is_no_record_is_refused(data: object) -> None:
    error = problem_with(json.dumps(data))
    assert place_of(error) == (RecordProblem.NOT_A_RECORD, "", None, None)


@pytest.mark.parametrize("version", ["2", "0", "1.1", "01", "", "1 ", "next"])
def test_an_unknown_version_is_refused_and_named(version: str) -> None:
    error = problem_with(put(f"rook13-record/{version}", "format"))
    assert place_of(error) == (RecordProblem.UNKNOWN_VERSION, version, None, None)


def test_an_unknown_version_is_not_read_any_further() -> None:
    assert problem_with({"format": "rook13-record/2"}).problem is RecordProblem.UNKNOWN_VERSION


WRONG_FOR: dict[str, list[object]] = {
    "text": [None, 1, True, 1.5, [], {}],
    "list": [None, 1, "x", {}],
    "object": [None, 1, "x", []],
}


@pytest.mark.parametrize(
    ("path", "kind", "detail", "hand"),
    [
        (("game",), "text", "game", None),
        (("options",), "object", "options", None),
        (("seats",), "list", "seats", None),
        (("seats", 2), "text", "seats", None),
        (("first_dealer",), "text", "first_dealer", None),
        (("hands",), "list", "hands", None),
        (("hands", 1), "object", "hands", 2),
        (("hands", 1, "deal"), "object", "deal", 2),
        (("hands", 1, "actions"), "list", "actions", 2),
        (("hands", 1, "actions", 0), "text", "actions", 2),
        (("hands", 1, "deal", "seed"), "text", "seed", 2),
        (("hands", 0, "deal", "hands"), "list", "hands", 1),
        (("hands", 0, "deal", "hands", 3), "text", "hands", 1),
        (("hands", 0, "deal", "kitty"), "text", "kitty", 1),
    ],
)
def test_a_field_of_the_wrong_type_is_refused_with_its_place(
    path: tuple[str | int, ...], kind: str, detail: str, hand: int | None
) -> None:
    for wrong in WRONG_FOR[kind]:
        error = problem_with(put(wrong, *path))
        assert place_of(error) == (RecordProblem.BAD_FIELD, detail, hand, None)


@pytest.mark.parametrize("field", ["game", "seats", "first_dealer", "hands"])
def test_a_missing_field_is_refused(field: str) -> None:
    error = problem_with(damaged(lambda record: record.pop(field)))
    assert place_of(error) == (RecordProblem.BAD_FIELD, field, None, None)


def test_a_hand_without_a_deal_is_refused() -> None:
    error = problem_with(damaged(lambda record: record["hands"][0].pop("deal")))
    assert place_of(error) == (RecordProblem.BAD_FIELD, "deal", 1, None)
    error = problem_with(put({}, "hands", 1, "deal"))
    assert place_of(error) == (RecordProblem.BAD_FIELD, "hands", 2, None)


@pytest.mark.parametrize("seed", ["", "9f", "9f" * 33, "zz" * 32, " " * 64, "9f " * 21 + "9", "?"])
def test_a_seed_that_is_not_64_hex_digits_is_refused(seed: str) -> None:
    error = problem_with(put(seed, "hands", 1, "deal", "seed"))
    assert place_of(error) == (RecordProblem.BAD_FIELD, "seed", 2, None)


def test_an_unknown_game_is_refused() -> None:
    error = problem_with(put("whist", "game"))
    assert place_of(error) == (RecordProblem.UNKNOWN_GAME, "whist", None, None)


@pytest.mark.parametrize(
    ("options", "name", "reason"),
    [
        ({"colour": "red"}, "colour", OptionReason.UNKNOWN_OPTION),
        ({"players": 4}, "players", OptionReason.UNKNOWN_OPTION),
        ({"target": "500"}, "target", OptionReason.NOT_A_NUMBER),
        ({"target": 500.0}, "target", OptionReason.NOT_A_NUMBER),
        ({"target": [500]}, "target", OptionReason.NOT_A_NUMBER),
        ({"target": 10**4000}, "target", OptionReason.OUT_OF_RANGE),
        ({"target": 501}, "target", OptionReason.NOT_IN_STEP),
        ({"first_lead": {}}, "first_lead", OptionReason.NOT_A_CHOICE),
        ({"must_win_on_bid": 1}, "must_win_on_bid", OptionReason.NOT_ON_OR_OFF),
    ],
)
def test_a_bad_option_is_refused_with_its_cause(
    options: dict[str, object], name: str, reason: OptionReason
) -> None:
    error = problem_with(put(options, "options"))
    assert place_of(error) == (RecordProblem.BAD_OPTION, name, None, None)
    assert isinstance(error.cause, OptionError)
    assert error.cause.reason is reason


def test_options_that_contradict_each_other_are_refused() -> None:
    data = {**VALID, "game": "elemental", "options": {"hook": True, "bids": "hidden"}}
    error = problem_with(data)
    assert (error.problem, error.detail) == (RecordProblem.BAD_OPTION, "hook")


@pytest.mark.parametrize(("game", "count"), [("rook13", 3), ("rook13", 0), ("elemental", 7)])
def test_a_wrong_number_of_seats_is_refused(game: str, count: int) -> None:
    data = {**VALID, "game": game, "options": {}, "seats": ["Ann"] * count}
    error = problem_with(data)
    assert place_of(error) == (RecordProblem.BAD_SEATS, str(count), None, None)


@pytest.mark.parametrize("dealer", ["P1", "", "C1", "0", "Ann"])
def test_an_unknown_dealer_is_refused(dealer: str) -> None:
    error = problem_with(put(dealer, "first_dealer"))
    assert place_of(error) == (RecordProblem.BAD_DEALER, dealer, None, None)


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        ("R14 R13 R12 R11 R10 R9 R8 R7 R99", NotationReason.UNKNOWN_CARD),
        ("R14 R13 R12 R11 R10 R9 R8 R7 R7", NotationReason.SAME_CARD_TWICE),
    ],
)
def test_a_deal_that_cannot_be_read_is_refused(hand: str, reason: NotationReason) -> None:
    error = problem_with(put(hand, "hands", 0, "deal", "hands", 0))
    assert (error.problem, error.hand) == (RecordProblem.BAD_DEAL, 1)
    assert isinstance(error.cause, NotationError)
    assert error.cause.reason is reason


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("hands",), []),
        (("hands",), HANDS[:3]),
        (("hands",), [*HANDS, "R5"]),
        (("hands", 0), "R14 R13 R12 R11 R10 R9 R8 R7"),
        (("hands", 0), "R14 R13 R12 R11 R10 R9 R8 R7 Y5"),
        (("kitty",), ""),
        (("kitty",), "R5 R6 Y13"),
        (("kitty",), "R5 R6 Y13 Y14"),
    ],
)
def test_a_deal_that_does_not_fit_is_refused(path: tuple[str | int, ...], value: object) -> None:
    error = problem_with(put(value, "hands", 0, "deal", *path))
    assert (error.problem, error.hand) == (RecordProblem.BAD_DEAL, 1)
    assert isinstance(error.cause, IllegalAction)
    assert error.cause.reason is Reason.BAD_DEAL


@pytest.mark.parametrize("path", [("hands", 1), ("kitty",)])
def test_a_record_with_hidden_cards_loads_but_cannot_be_replayed(
    path: tuple[str | int, ...],
) -> None:
    data = put("?", "hands", 0, "deal", *path)
    assert "?" in dump_record(load_record(json.dumps(data)))
    assert place_of(problem_with(data)) == (RecordProblem.HIDDEN_CARDS, "", 1, None)


def test_a_deal_before_the_hand_is_over_is_refused() -> None:
    data = put(["A1 bid 120", "A1 down R5 R6 Y13 G14"], "hands", 0, "actions")
    assert place_of(problem_with(data)) == (RecordProblem.UNFINISHED_HAND, "", 1, None)


def test_a_deal_after_the_end_of_the_game_is_refused() -> None:
    data = damaged(lambda record: record["options"].update(target=100))
    assert place_of(problem_with(data)) == (RecordProblem.AFTER_THE_END, "", 2, None)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("A1 bid much", NotationReason.UNKNOWN_CALL),
        ("C1 pass", NotationReason.UNKNOWN_SEAT),
        ("", NotationReason.UNKNOWN_SEAT),
        ("A1", NotationReason.NO_ACTION),
        ("A1 down ? ? ? ?", NotationReason.UNKNOWN_CARD),
        ("A1 " + "R5 " * 10_000, NotationReason.TOO_MANY_WORDS),
        ("\x00\x07", NotationReason.UNKNOWN_SEAT),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_an_action_that_cannot_be_read_is_refused_with_its_place(
    text: str, reason: NotationReason
) -> None:
    error = problem_with(put(text, "hands", 1, "actions", 1))
    assert place_of(error) == (RecordProblem.UNREADABLE_ACTION, text, 2, 2)
    assert isinstance(error.cause, NotationError)
    assert error.cause.reason is reason


@pytest.mark.parametrize(
    ("hand", "number", "text", "reason"),
    [
        (1, 1, "A1 bid 125", Reason.BID_TOO_HIGH),
        (1, 1, "B1 bid 70", Reason.NOT_YOUR_TURN),
        (1, 2, "A1 down R5 R6 Y12 Y13", Reason.DISCARD_NOT_HELD),
        (1, 3, "A1 R14", Reason.WRONG_PHASE),
        (1, 4, "A1 take back", Reason.FREE_PLAY_OFF),
        (2, 1, "B1 bid 60", Reason.BID_TOO_LOW),
        (2, 2, "B1 pass", Reason.NOT_YOUR_TURN),
        (2, 1, "A1 deal", Reason.WRONG_PHASE),
    ],
)
def test_an_illegal_action_is_refused_with_its_place_and_reason(
    hand: int, number: int, text: str, reason: Reason
) -> None:
    error = problem_with(put(text, "hands", hand - 1, "actions", number - 1))
    assert place_of(error) == (RecordProblem.ILLEGAL_ACTION, text, hand, number)
    assert isinstance(error.cause, IllegalAction)
    assert error.cause.reason is reason


def test_an_action_after_the_hand_is_refused() -> None:
    data = damaged(lambda record: record["hands"][0]["actions"].append("A1 deal"))
    error = problem_with(data)
    assert place_of(error) == (RecordProblem.ILLEGAL_ACTION, "A1 deal", 1, 5)
    assert isinstance(error.cause, IllegalAction)
    assert error.cause.reason is Reason.DEAL_WITHOUT_CARDS


def test_an_action_after_a_void_deal_is_refused() -> None:
    deal = {"hands": [*VOID, *VOID_REST], "kitty": "G11 G12 G13 G14"}
    error = problem_with(put([{"deal": deal, "actions": ["A1 pass"]}], "hands"))
    assert place_of(error) == (RecordProblem.ILLEGAL_ACTION, "A1 pass", 1, 1)


def test_what_comes_before_the_first_error_can_still_be_replayed() -> None:
    record = load_record(json.dumps(put("A1 trump P", "hands", 0, "actions", 2)))
    steps = replay_steps(record)
    assert [next(steps).number for _ in range(3)] == [0, 1, 2]
    with pytest.raises(RecordError) as refused:
        next(steps)
    assert place_of(refused.value) == (RecordProblem.UNREADABLE_ACTION, "A1 trump P", 1, 3)


def test_an_error_prints_its_problem_and_place() -> None:
    error = problem_with(put("B1 pass", "hands", 1, "actions", 1))
    assert str(error) == "illegal_action B1 pass (hand 2, action 2): not_your_turn"


JSON_VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
PLACES: list[tuple[str | int, ...]] = [
    *[(field,) for field in VALID],
    ("options", "target"),
    ("options", "floor"),
    ("options", "first_lead"),
    ("options", "must_win_on_bid"),
    ("seats", 0),
    *[("hands", hand, field) for hand in (0, 1) for field in ("deal", "actions")],
    ("hands", 0, "deal", "hands"),
    ("hands", 0, "deal", "hands", 2),
    ("hands", 0, "deal", "kitty"),
    ("hands", 1, "deal", "seed"),
    ("hands", 0, "actions", 2),
]


def is_told_or_harmless(text: str) -> bool:
    """Return whether a damaged record is refused in one of its two hands, or still makes sense."""
    try:
        record = load_record(text)
        replay(record)
    except RecordError as error:
        return place_is_sensible(error)
    return load_record(dump_record(record)) == record


def place_is_sensible(error: RecordError) -> bool:
    needs_action = error.problem in (
        RecordProblem.UNREADABLE_ACTION,
        RecordProblem.ILLEGAL_ACTION,
    )
    return error.hand in (None, 1, 2) and (not needs_action or bool(error.action))


@settings(max_examples=60)
@given(JSON_VALUES)
def test_any_other_json_is_refused_as_no_record(data: Any) -> None:
    assert problem_with(json.dumps(data)).problem in (
        RecordProblem.NOT_A_RECORD,
        RecordProblem.NOT_JSON,
    )


@settings(max_examples=150)
@given(st.sampled_from(PLACES), JSON_VALUES)
def test_any_damage_is_told_as_a_record_error_or_does_no_harm(
    place: tuple[str | int, ...], value: Any
) -> None:
    assert is_told_or_harmless(json.dumps(put(value, *place)))


@settings(max_examples=60)
@given(st.integers(0, len(json.dumps(VALID)) - 1), st.characters())
def test_a_flipped_character_is_told_as_a_record_error_or_does_no_harm(
    position: int, character: str
) -> None:
    text = json.dumps(VALID)
    assert is_told_or_harmless(text[:position] + character + text[position + 1 :])


def test_a_huge_record_is_told_by_its_first_error() -> None:
    error = problem_with(put(["A1 pass"] * 200_000, "hands", 0, "actions"))
    assert place_of(error) == (RecordProblem.ILLEGAL_ACTION, "A1 pass", 1, 2)
    assert isinstance(error.cause, IllegalAction)
    assert error.cause.reason is Reason.ALREADY_PASSED
