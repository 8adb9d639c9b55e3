"""Records that cannot be used: each gets its problem and place, and does no harm."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rook13.engine.notation import NotationError, NotationReason
from rook13.engine.options import OptionError, OptionReason
from rook13.engine.reasons import IllegalAction, Reason, excerpt
from rook13.engine.record import (
    MOST_BYTES,
    MOST_DEALS,
    RecordError,
    RecordProblem,
    dump_record,
    load_record,
    replay,
    replay_steps,
)
from tests.engine.sample_records import (
    HANDS,
    VALID,
    VOID,
    VOID_REST,
    damaged,
    place_of,
    problem_with,
    put,
)


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


def test_a_record_that_is_too_large_is_refused_before_it_is_read() -> None:
    assert problem_with("{" * MOST_BYTES).problem is RecordProblem.NOT_JSON
    error = problem_with("{" * (MOST_BYTES + 1))
    assert place_of(error) == (RecordProblem.TOO_LARGE, "16", None, None)


def test_a_record_with_too_many_deals_is_refused_before_they_are_read() -> None:
    error = problem_with(put([0] * (MOST_DEALS + 1), "hands"))
    assert place_of(error) == (RecordProblem.TOO_MANY_DEALS, str(MOST_DEALS), None, None)
    error = problem_with(put([0] * MOST_DEALS, "hands"))
    assert error.problem is not RecordProblem.TOO_MANY_DEALS


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
    assert place_of(error) == (RecordProblem.UNREADABLE_ACTION, excerpt(text), 2, 2)
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
