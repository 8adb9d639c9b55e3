"""Records: the format of the design, and the way back to the same state."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from rook13.engine.events import DealVoided, PassedOut, RedealCalled, RedealChosen
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.record import (
    DealProof,
    DealRecord,
    HandRecord,
    Record,
    Recorder,
    RecordError,
    RecordProblem,
    ReplayStep,
    canonical,
    continues,
    cut,
    deal_from_cards,
    deal_from_seed,
    dump_record,
    load_record,
    opening,
    replay,
    replay_steps,
    rules_of,
)
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.shuffle import deck_order
from rook13.engine.state import GameState, Phase
from tests.engine.sample_records import (
    HANDS,
    KITTY,
    NAMES,
    SEED,
    VALID,
    VOID,
    VOID_REST,
    damaged,
    put,
)
from tests.engine.sheet import Sheet
from tests.strategies import random_action, random_rules


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
    names = ["Åse", "小明", "\N{GRINNING FACE}", 'a "b" \\']
    record = load_record(json.dumps(put(names, "seats")))
    assert record.seats == tuple(names)
    text = dump_record(record)
    assert "小明" in text
    assert load_record(text.encode()) == record


def test_a_name_is_one_line_that_can_be_shown() -> None:
    names = ["x" * 2_000_000, "\u202eBe\na\x1b[2J", "y " * 100, "\t"]
    record = load_record(json.dumps(put(names, "seats")))
    assert record.seats == ("x" * 64, "Be a [2J", ("y " * 32).rstrip(), "")


def test_a_seed_is_kept_in_small_letters() -> None:
    record = load_record(json.dumps(put("9F" * 32, "hands", 1, "deal", "seed")))
    assert record == load_record(json.dumps(VALID))
    state = new_game(make_rules("rook13"), make_rules("rook13").seats[0])
    assert deal_from_seed(state, "AB" * 32).cards == deal_from_seed(state, "ab" * 32).cards


@pytest.mark.parametrize("withheld", [(), ("B1",)])
@pytest.mark.parametrize("witness", [None, "A1"])
def test_the_proof_of_a_deal_is_kept(withheld: tuple[str, ...], witness: str | None) -> None:
    shares = (("A1", "3" * 64), ("B2", "4" * 64))
    proof = DealProof("1" * 64, "2" * 64, shares, shares[:1], withheld, witness)
    record = Record(
        "rook13",
        {},
        ("A", "B", "C", "D"),
        "A1",
        (HandRecord(DealRecord(seed="5" * 64, proof=proof)),),
    )
    assert load_record(dump_record(record)) == record


def test_a_proof_with_something_that_is_no_digest_is_refused() -> None:
    data = json.loads(
        dump_record(
            Record(
                "rook13",
                {},
                ("A", "B", "C", "D"),
                "A1",
                (HandRecord(DealRecord(seed="5" * 64, proof=DealProof("1" * 64, "2" * 64))),),
            )
        )
    )
    proof = data["hands"][0]["deal"]["proof"]
    for field, value in (("witness", "A1\n"), ("withheld", ["Ann"]), ("shares", {"": "1" * 64})):
        proof[field] = value
        with pytest.raises(RecordError):
            load_record(json.dumps(data))
        del proof[field]
    data["hands"][0]["deal"]["proof"]["shares"] = {"A1": "short"}
    with pytest.raises(RecordError) as error:
        load_record(json.dumps(data))
    assert (error.value.problem, error.value.detail) == (RecordProblem.BAD_FIELD, "shares")


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
        plain = canonical(record)
        assert canonical(plain) == plain
        assert replay(plain).match == state.match


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


def test_a_record_can_be_cut_after_any_action() -> None:
    record = load_record(json.dumps(VALID))
    steps = list(replay_steps(record))
    for step in steps:
        part = cut(record, step.hand, step.number)
        assert replay(part) == step.state
        renamed = replace(part, seats=("Zoe", *part.seats[1:]))
        assert continues(canonical(record), canonical(renamed))
        assert continues(canonical(part), canonical(record)) == (step is steps[-1])
    assert not continues(canonical(record), replace(record, hands=()))
    assert not continues(replace(canonical(record), first_dealer="A2"), canonical(record))
