"""Reviews as text and back, and the moments of a game that are worth seeing."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from rook13.analysis.findings import Insight, Review
from rook13.coach.stored_reviews import cost_to_score, dump_review, highlights, load_review
from tests.ui.review.reviewing import game_of, hands_of, review_of


@pytest.mark.parametrize("game", ["thrown away", "five_hundred", "elemental"])
def test_a_review_is_the_same_after_writing_and_reading(game: str) -> None:
    review = review_of(game)
    assert load_review(dump_review(review), hands_of(game_of(game))[0]) == review


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"version":0}', '{"version":1}', '{"version":1,"decisions":[{}],"par":null}'],
)
def test_what_cannot_be_read_is_made_again(text: str) -> None:
    assert load_review(text, hands_of(game_of("thrown away"))[0]) is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("number", 0), ("number", 1000), ("number", "1"), ("trick", None), ("cost", "much"),
        ("cost", float("nan")), ("score_cost", 10**9), ("chance_cost", []), ("action", 5),
        ("best", [7]), ("kind", "guess"), ("cost", float("inf")),
    ],
)  # fmt: skip
def test_figures_of_a_strangers_review_are_not_believed(field: str, value: object) -> None:
    data = json.loads(dump_review(review_of("thrown away")))
    data["decisions"][0][field] = value
    assert load_review(json.dumps(data), hands_of(game_of("thrown away"))[0]) is None


def test_the_value_of_a_hand_and_its_par_have_to_be_complete() -> None:
    hand = hands_of(game_of("thrown away"))[0]
    for value in ([1], ["a", "b"]):
        data = json.loads(dump_review(review_of("thrown away"))) | {"value": value}
        assert load_review(json.dumps(data), hand) is None
    par = {"sides": [None], "seats": [], "best": None}
    data = json.loads(dump_review(review_of("thrown away"))) | {"par": par}
    assert load_review(json.dumps(data), hand) is None
    assert load_review('{"version":' + "[" * 200_000, hand) is None


def test_actions_that_no_table_knows_are_not_read() -> None:
    text = dump_review(review_of("thrown away")).replace("A1 R7", "A1 R77")
    assert load_review(text, hands_of(game_of("thrown away"))[0]) is None


def three_hands() -> dict[int, Review]:
    review = review_of("thrown away")
    return dict.fromkeys(range(3), review)


def test_the_own_avoidable_decisions_are_worth_seeing_first() -> None:
    review = review_of("thrown away")
    ann = review.mistakes[0].seat
    mistakes = [
        replace(review.mistakes[0], number=number, seat=seat, insight=insight, score_cost=cost)
        for number, (seat, insight, cost) in enumerate(
            [
                (ann, Insight.BAD_LUCK, 90),
                (ann, Insight.KNOWABLE, 10),
                (hands_of(game_of("rook13"))[0].moments[0].before.rules.seats[1], None, 200),
                (ann, Insight.KNOWABLE, 40),
            ],
            1,
        )
    ]
    found = highlights({0: replace(review, decisions=tuple(mistakes))}, ann)
    assert [each.decision.number for each in found] == [1, 2, 4]
    assert cost_to_score(replace(review, decisions=tuple(mistakes)), ann) == 140


def test_they_come_in_the_order_of_the_game() -> None:
    seat = review_of("thrown away").mistakes[0].seat
    found = highlights(three_hands(), seat)
    places = [(each.place, each.decision.number) for each in found]
    assert len(places) == 3
    assert places == sorted(places)
