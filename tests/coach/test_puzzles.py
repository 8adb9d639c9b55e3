"""Puzzles, when they come again, and deals of the day."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from rook13.analysis.findings import (
    Decision,
    FinishedHand,
    Insight,
    Kind,
    Review,
    finished_hands,
)
from rook13.analysis.helpers import Depth, Helpers
from rook13.bots.heuristic_bots import NormalBot
from rook13.coach import puzzles
from rook13.coach.daily import (
    DailyError,
    DailyFile,
    daily_entropy,
    daily_games,
    daily_hand,
    daily_record,
    dump_daily,
    load_daily,
    score_of,
)
from rook13.coach.puzzles import (
    DAY,
    INTERVALS,
    Progress,
    Topic,
    grade,
    make_puzzles,
    puzzles_of,
    topics,
)
from rook13.engine.actions import Action
from rook13.engine.game import apply, legal_actions, seat_to_act
from rook13.engine.notation import parse_action
from rook13.engine.record import DealRecord, cut, deal_from_seed, dump_record, replay
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS
from rook13.engine.state import Dealing, HandOver
from rook13.table.fair_deal import seed_from
from tests.ui.review.reviewing import expert, game_of, hands_of, judge, review_of

QUICK = Depth(3, solved_contracts=0, nodes=20_000, all_nodes=60_000, lines=0)
THROWN = "thrown away"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        puzzles, "helpers", lambda report: Helpers([expert], None, judge, report, QUICK)
    )


def knowable_review() -> Review:
    """Return the review of a hand whose mistakes could all have been known."""
    review = review_of(THROWN)
    decisions = tuple(
        replace(each, insight=Insight.KNOWABLE) if each.cost > 0 else each
        for each in review.decisions
    )
    return replace(review, decisions=decisions)


def knowable() -> list[puzzles.Puzzle]:
    hand = hands_of(game_of(THROWN))[0]
    return puzzles_of(game_of(THROWN), hand, knowable_review(), "A1")


def test_an_own_mistake_becomes_a_puzzle_at_the_moment_it_was_made() -> None:
    found = knowable()
    thrown = next(each for each in found if "A1 Y5" in each.best)
    assert (thrown.topic, thrown.seat, thrown.cost) == (Topic.ENDING, "A1", 35)
    seat = seat_to_act(replay(thrown.record))
    assert seat is not None
    assert seat.name == "A1"
    assert {each.seat for each in found} == {"A1"}


def test_what_nobody_could_know_is_no_puzzle() -> None:
    review, hand = review_of(THROWN), hands_of(game_of(THROWN))[0]
    unlucky = tuple(replace(each, insight=Insight.BAD_LUCK) for each in review.decisions)
    assert puzzles_of(game_of(THROWN), hand, replace(review, decisions=unlucky)) == []


def test_an_answer_is_graded_by_finishing_the_hand() -> None:
    thrown = next(each for each in knowable() if "A1 Y5" in each.best)
    text = dump_record(thrown.record)
    shares: list[float] = []
    wrong = grade(shares.append, text, "A1 R7")
    assert (wrong.cost, wrong.best, wrong.is_right) == (35, ("A1 Y5",), False)
    assert grade(shares.append, text, "A1 Y5").is_right
    assert shares


def test_an_exchange_is_graded_by_what_can_be_known_at_the_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With all cards open there is a better one; the experts, who see one hand, choose another."""
    record = puzzles._bot_hand("rook13", Topic.EXCHANGE, "seed")
    number = next(n for n, text in enumerate(record.hands[-1].actions, 1) if " down " in text)
    start = cut(record, len(record.hands), number - 1)
    state = replay(start)
    seat = seat_to_act(state)
    assert seat is not None
    open_best, theirs, luckless, bad = legal_actions(state, seat)[:4]
    costs: dict[Action, float] = {open_best: 0, theirs: 15, luckless: 20, bad: 35}

    def review(hand: FinishedHand, helpers: Helpers | None) -> Review:
        action = hand.moments[number - 1].action
        costs.setdefault(action, 5)
        found = Decision(
            *(number, 0, Kind.DISCARD, seat, action, (open_best,), costs[action]),
            insight=Insight.KNOWABLE if action == bad else Insight.BAD_LUCK,
            suggestion=theirs,
        )
        return Review(hand.result, (found,))

    monkeypatch.setattr(puzzles, "review_hand", review)
    text = dump_record(start)
    answers = (open_best, theirs, luckless, bad)
    grades = [grade(lambda _: None, text, str(answer)) for answer in answers]
    assert [found.cost for found in grades] == [0, 0, 0, 20]
    assert grades[-1].best == (str(theirs),)
    hand = list(finished_hands(record))[-1]
    mistaken = replace(review(hand, None).decisions[0], cost=9, insight=Insight.KNOWABLE)
    (puzzle,) = puzzles_of(record, hand, Review(hand.result, (mistaken,)))
    assert puzzle.best == (str(theirs),)


SEEDS = ("hands", "seed")


@pytest.mark.parametrize("game", [ruleset.id for ruleset in RULESETS])
def test_puzzles_are_made_in_every_game(game: str) -> None:
    """With as many cards as there are to think about, and legal best actions."""
    # With some deals its bots make no mistake that a search of this depth sees.
    tries = (make_puzzles(lambda _: None, game, Topic.ENDING.value, seed) for seed in SEEDS)
    found = next(filter(None, tries), [])
    assert found or game == "five_hundred"
    for puzzle in found:
        state = replay(puzzle.record)
        assert state.rules.hand_size(state.match.number) >= puzzles.LEAST_CARDS
        seat = seat_to_act(state)
        assert seat is not None
        assert all(text.startswith(f"{seat} ") for text in puzzle.best)
    assert Topic.BIDDING in topics(game)


def test_hands_dealt_for_an_exchange_are_exchanged_worse_than_easy_bots_would() -> None:
    """Those exchange so well that a search among their hands mostly finds nothing."""
    usual = puzzles._bot_hand("rook13", Topic.LEAD, "seed").hands[-1]
    careless = puzzles._bot_hand("rook13", Topic.EXCHANGE, "seed").hands[-1]
    assert careless.deal == usual.deal
    pairs = zip(careless.actions, usual.actions, strict=False)
    first = next(pair for pair in pairs if pair[0] != pair[1])
    assert all(" down " in action for action in first)


def test_a_puzzle_comes_again_after_growing_intervals_until_it_sticks() -> None:
    progress, now, waits = Progress(), 1000.0, []
    while not progress.is_learned:
        progress = progress.after(is_right=True, now=now)
        waits.append(progress.due - now)
        now = progress.due
    assert waits == [*INTERVALS[1:], 0.0]
    assert waits[0] == DAY
    back = Progress(box=4, due=5.0, right=4).after(is_right=False, now=10.0)
    assert back == Progress(box=0, due=10.0, right=4, wrong=1)


def test_everybody_gets_the_same_cards_on_a_day_and_others_on_the_next() -> None:
    first, second = date(2026, 11, 16), date(2026, 11, 17)
    games = daily_games()
    assert games
    deals = {daily_record(day, game).hands[0].deal for day in (first, second) for game in games}
    assert len(deals) == 2 * len(games)
    assert daily_record(first, games[0]) == daily_record(first, games[0])


def a_result() -> DailyFile:
    start = daily_record(date(2026, 11, 16), daily_games()[0])
    return DailyFile("2026-11-16", "Ann", "A1", puzzles._played_on(start, NormalBot()))


def test_a_result_comes_back_from_a_file_with_its_proof() -> None:
    result = a_result()
    assert load_daily(dump_daily(result)) == result
    assert result.score == score_of(result.record, "A1")


@pytest.mark.parametrize(
    ("name", "value"),
    [("format", "else"), ("day", "2026-11-17"), ("day", "never"), ("seat", "Z9"), ("record", {})],
)
def test_a_file_that_proves_nothing_is_refused(name: str, value: object) -> None:
    data = json.loads(dump_daily(a_result()))
    with pytest.raises(DailyError):
        load_daily(json.dumps({**data, name: value}))
    for text in ("no JSON", "[" * 200_000):
        with pytest.raises(DailyError):
            load_daily(text)


def played_by_normal(day: date, game: str) -> tuple[str, ...]:
    """What Normal does at every seat with the cards of a day, until its hand is over."""
    state, actions, entropy = replay(daily_record(day, game)), [], daily_entropy(day, game)
    while not isinstance(state.phase, HandOver):
        if isinstance(state.phase, Dealing):
            seed = seed_from(entropy(32).hex(), (), is_announced=False)
            state, _ = apply(state, deal_from_seed(state, seed))
            continue
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        action = NormalBot().choose(view)
        actions.append(str(action))
        state, _ = apply(state, action)
    return tuple(actions)


@pytest.mark.parametrize(("day", "deals"), [(11, 2), (21, 2), (12, 1)])
def test_cards_thrown_in_are_followed_by_the_same_cards_for_everybody(day: int, deals: int) -> None:
    wanted = date(2026, 11, day)
    record = daily_hand(wanted, "rook", played_by_normal(wanted, "rook"))
    assert len(record.hands) == deals
    assert len({hand.deal for hand in record.hands}) == deals
    found = DailyFile(wanted.isoformat(), "Ann", record.seats[0], record)
    assert load_daily(dump_daily(found)) == found
    other = DealRecord("7e" * 32)
    for place, hand in enumerate(record.hands):
        hands = list(record.hands)
        hands[place] = replace(hand, deal=other)
        with pytest.raises(DailyError):
            load_daily(dump_daily(replace(found, record=replace(record, hands=tuple(hands)))))


@pytest.mark.parametrize(
    "change", [{"options": {"kitty": 4}}, {"first_dealer": "A1"}, {"game": "elemental"}]
)
def test_other_rules_or_another_dealer_are_another_deal(change: dict[str, Any]) -> None:
    result = a_result()
    with pytest.raises(DailyError):
        load_daily(dump_daily(replace(result, record=replace(result.record, **change))))


def test_the_opponents_are_those_that_everybody_has() -> None:
    day = date(2026, 11, 16)
    actions = list(played_by_normal(day, "rook13"))
    state = replay(daily_record(day, "rook13"))
    for place, text in enumerate(actions):
        action = parse_action(state.rules, text)
        others = [each for each in legal_actions(state, action.seat) if each != action]
        if action.seat.name != "A1" and others:
            changed = (*actions[:place], str(others[0]))
            with pytest.raises(DailyError):
                daily_hand(day, "rook13", changed)
            return
        state, _ = apply(state, action)
    pytest.fail("no bot has had a choice")


def test_a_friends_name_is_one_line_that_can_be_shown() -> None:
    named = replace(a_result(), name="Be\na" + "x" * 1000)
    assert load_daily(dump_daily(named)).name == "Be a" + "x" * 60


def test_a_hand_that_is_not_over_has_no_score() -> None:
    unplayed = replace(a_result(), record=daily_record(date(2026, 11, 16), daily_games()[0]))
    with pytest.raises(DailyError):
        load_daily(dump_daily(unplayed))
