from __future__ import annotations

import json
import random
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from rook13.bots import search_bots
from rook13.bots.heuristic_bots import NormalBot, RandomBot
from rook13.bots.search_setup import Budget, Meter
from rook13.engine.actions import Action, Deal
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.notation import parse_action
from rook13.engine.record import HandRecord, Recorder, ReplayStep, dump_record, replay_hands
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import GameState
from rook13.engine.view import PlayerView
from rook13.laboratory import masked_records
from tests.cli.conftest import Run
from tests.laboratory.masking import masked
from tests.laboratory.test_masked import explicit_deal

GAMES = pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)


def positions(rules: Ruleset, seed: int, steps: int) -> list[tuple[GameState, Recorder]]:
    """Return the game after every action, with what was recorded of it."""
    rng, dealer = random.Random(seed), rules.seats[seed % rules.players]
    state, bot = new_game(rules, dealer), RandomBot(bytes([seed]))
    recorder, found = Recorder(rules, ["x"] * rules.players, dealer), []
    for _ in range(steps):
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        dealing = isinstance(view.legal[0], Deal)
        action = explicit_deal(state, rng) if dealing else bot.choose(view)
        state, _ = apply(state, action)
        recorder.add(action)
        copy = Recorder(rules, ["x"] * rules.players, dealer)
        copy._hands = [(deal, list(actions)) for deal, actions in recorder._hands]
        found.append((state, copy))
    return found


def question(number: int, state: GameState, recorder: Recorder) -> dict[str, object]:
    seat = seat_to_act(state)
    assert seat is not None
    record = json.loads(dump_record(masked(recorder.record(), state, seat)))
    return {"id": number, "seat": seat.name, "record": record}


@GAMES
def test_it_answers_masked_records_with_legal_actions(run: Run, game: type[Ruleset]) -> None:
    asked = positions(game(), 1, 40)[::4]
    lines = "\n".join(json.dumps(question(n, *at)) for n, at in enumerate(asked))
    ran = run("bot --level normal", typed=lines)
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert [answer["id"] for answer in answers] == list(range(len(asked)))
    for answer, (state, _) in zip(answers, asked, strict=True):
        apply(state, parse_action_or_deal(state, answer["action"]))


def parse_action_or_deal(state: GameState, text: str):  # type: ignore[no-untyped-def]
    action = parse_action(state.rules, text)
    return explicit_deal(state, random.Random(1)) if isinstance(action, Deal) else action


def test_a_record_that_shows_more_is_seen_only_through_the_seat(run: Run) -> None:
    state, recorder = positions(RULESETS[0](), 2, 16)[-1]
    hidden = question(1, state, recorder)
    shown = {**hidden, "record": json.loads(dump_record(recorder.record()))}
    lines = f"{json.dumps(hidden)}\n{json.dumps(shown)}\n"
    first, second = run("bot --level hard", typed=lines).out.splitlines()
    assert first == second


def test_a_budget_in_milliseconds_is_kept(run: Run) -> None:
    asked = question(1, *positions(RULESETS[0](), 2, 16)[-1]) | {"budget_ms": 40}
    answer = json.loads(run("bot --level expert", typed=json.dumps(asked)).out)
    assert answer["id"] == 1
    assert "action" in answer


BAD_BUDGET = "budget_ms must be a number above 0 and up to 600000."


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seat": "P9"}, "There is no seat “P9”. The seats are A1, B1, A2, B2."),
        ({"seat": 4}, "A question must name a seat, such as “A1”."),
        ({"seat": None}, "A question must name a seat, such as “A1”."),
        ({"seat": "B2"}, "B2 has nothing to decide now."),
        ({"record": "x"}, "A question must contain the game record."),
        ({"record": {}}, "This isn't a game record."),
        ({"budget_ms": 0}, BAD_BUDGET),
        ({"budget_ms": 600_001}, BAD_BUDGET),
        ({"budget_ms": True}, BAD_BUDGET),
        ({"budget_ms": "soon"}, BAD_BUDGET),
    ],
)
def test_bad_questions_get_a_sentence(run: Run, change: dict[str, object], sentence: str) -> None:
    asked = question(5, *positions(RULESETS[0](), 2, 16)[-1]) | change
    answer = json.loads(run("bot --level easy", typed=json.dumps(asked)).out)
    assert answer == {"id": 5, "error": sentence}


def test_a_bad_record_gets_the_sentence_that_replay_has(run: Run) -> None:
    asked = question(5, *positions(RULESETS[0](), 2, 16)[-1])
    asked["record"] |= {"game": "chess"}  # type: ignore[operator]
    answer = json.loads(run("bot --level easy", typed=json.dumps(asked)).out)
    assert answer == {"id": 5, "error": "The record is of an unknown game, “chess”."}


OWN_CARDS = (
    "A1 has to know its own cards: the record must name every card it was dealt, picked up and"
    " discarded, and its bid."
)


@pytest.mark.parametrize("hand", ["R1 R2", "?", "", "? R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13"])
def test_the_own_hand_is_never_guessed(run: Run, hand: str) -> None:
    answer = json.loads(run("bot --level normal", typed=json.dumps(opening_bid(hand))).out)
    assert answer == {"id": 1, "error": OWN_CARDS}


def test_a_hand_with_one_card_thirteen_times_is_no_hand(run: Run) -> None:
    answer = json.loads(run("bot --level normal", typed=json.dumps(opening_bid("R1 " * 13))).out)
    assert answer == {"id": 1, "error": "Hand 1: This deal isn't possible. R1 is named twice."}


def test_a_whole_own_hand_is_enough(run: Run) -> None:
    hand = " ".join(f"R{number}" for number in range(1, 14))
    assert "action" in json.loads(run("bot --level easy", typed=json.dumps(opening_bid(hand))).out)


def opening_bid(hand: str) -> dict[str, object]:
    """Return a question about the first bid in a game of Rook, by a seat that has this hand."""
    deal = {"hands": [hand, "?", "?", "?"], "kitty": "?"}
    record = {
        "format": "rook13-record/1", "game": "rook", "seats": ["w", "x", "y", "z"],
        "first_dealer": "B2", "hands": [{"deal": deal}],
    }  # fmt: skip
    return {"id": 1, "seat": "A1", "record": record}


@pytest.mark.parametrize(
    ("kitty", "down", "sentence"),
    [
        ("? ? ? ?", "A1 down R5 Y11 Y14 B5", OWN_CARDS),
        ("Y13 B6 G6 G14", "A1 down ? ? ? ?", "Hand 1: This deal isn't possible."),
    ],
)
def test_what_the_seat_took_up_and_laid_aside_is_never_guessed(
    run: Run, kitty: str, down: str, sentence: str
) -> None:
    record = json.loads(example_record())
    entry = record["hands"][1]
    entry["deal"]["kitty"] = kitty
    entry["actions"] = [*entry["actions"][:4], down]
    record["hands"] = [entry]
    asked = json.dumps({"id": 1, "seat": "A1", "record": record})
    assert json.loads(run("bot --level easy", typed=asked).out) == {"id": 1, "error": sentence}


def example_record() -> str:
    page = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text(encoding="utf-8")
    return page.partition("```json")[2].partition("```")[0]


def test_a_line_that_is_too_long_is_refused_and_skipped(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rook13.cli.bot.LONGEST_LINE", 50)
    answers = run("bot --level easy", typed=f"{'x' * 200}\n[1]\n").out.splitlines()
    assert [json.loads(answer)["error"] for answer in answers] == [
        "A line has at most 50 characters.", "A question must be a JSON object.",
    ]  # fmt: skip


def test_after_bad_lines_it_goes_on(run: Run) -> None:
    state, recorder = positions(RULESETS[0](), 2, 16)[-1]
    good = json.dumps(question(3, state, recorder))
    idle = question(4, state, recorder)
    seat = seat_to_act(state)
    assert seat is not None
    idle["seat"] = state.rules.seats[(seat.index + 1) % 4].name
    idle["record"] = json.loads(dump_record(recorder.record()))
    lines = f"nonsense\n\n[1]\n{json.dumps(idle)}\n{good}\n"
    answers = [json.loads(line) for line in run("bot --level normal", typed=lines).out.splitlines()]
    assert answers[0] == {"id": None, "error": "This line is not JSON."}
    assert answers[1] == {"id": None, "error": "A question must be a JSON object."}
    assert answers[2] == {"id": 4, "error": f"{idle['seat']} has nothing to decide now."}
    assert answers[3]["id"] == 3
    assert "action" in answers[3]


def test_an_unknown_level_is_refused(run: Run) -> None:
    status, out, err = run("bot --level genius")
    assert (status, out) == (2, "")
    assert err.startswith(
        "--level: there is no level “genius”; the levels are random, easy, normal, hard, expert."
    )
    assert run("bot --level easy:5").err.startswith("--level: easy does not search, so it takes no")


def test_it_thinks_for_so_many_iterations(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[int] = []

    class Spy(Meter):
        def __init__(self, budget: Budget) -> None:
            super().__init__(budget)
            budgets.append(budget.iterations)

    monkeypatch.setattr(search_bots, "Meter", Spy)
    asked = question(1, *positions(RULESETS[0](), 2, 16)[-1])
    assert "action" in json.loads(run("bot --level expert:70", typed=json.dumps(asked)).out)
    assert budgets[-1] == 70


def test_it_has_decided_in_every_game_before_the_first_question(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = set()
    choose = NormalBot.choose

    def noted(bot: NormalBot, view: PlayerView, budget: Budget | None = None) -> Action:
        games.add(view.rules.id)
        return choose(bot, view, budget)

    monkeypatch.setattr(NormalBot, "choose", noted)
    assert run("bot --level normal", typed="") == (0, "", "")
    assert games == {game.id for game in RULESETS}


def test_finished_hands_are_replayed_only_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    replayed: list[int] = []

    def noted(state: GameState, hands: Sequence[HandRecord], first: int) -> Iterator[ReplayStep]:
        replayed.append(first)
        return replay_hands(state, hands, first)

    monkeypatch.setattr(masked_records, "replay_hands", noted)
    monkeypatch.setattr(masked_records, "_starts", OrderedDict())
    asked = [at for at in positions(RULESETS[0](), 1, 150) if len(at[1]._hands) > 1][:4]
    shown = [json.loads(dump_record(recorder.record())) for _, recorder in asked]
    hands = len(shown[0]["hands"])
    for (state, recorder), record in zip(asked, shown, strict=True):
        run("bot --level easy", typed=json.dumps(question(1, state, recorder) | {"record": record}))
    assert replayed == [*range(1, hands), *[hands] * 4]


def test_an_impossible_record_gets_a_sentence(run: Run) -> None:
    asked = question(1, *positions(RULESETS[0](), 2, 3)[-1])
    asked["record"]["hands"][0]["actions"].append("A1 claim")  # type: ignore[index]
    answer = json.loads(run("bot --level easy", typed=json.dumps(asked)).out)
    error = "Hand 1, action 3: “A1 claim” isn't allowed. You can't do that now."
    assert answer == {"id": 1, "error": error}
