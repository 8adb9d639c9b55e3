"""Whether a mistake could have been known, with the bots' real reviews."""

from __future__ import annotations

import random

import pytest

from rook13.analysis.findings import Insight
from rook13.analysis.helpers import Depth, Helpers
from rook13.analysis.review import review_hand
from rook13.bots.heuristic_bots import EasyBot
from rook13.coach import reviews
from rook13.engine.rules.rook13 import Rook13
from tests.analysis.hands import Choose, only_hand, played_by, thrown_away

HANDS = 8
LATE = Depth(5, solved_contracts=0, nodes=200_000, all_nodes=2_000_000, lines=0)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "EXPERT_ITERATIONS", 200)


def insights(choose: Choose) -> list[Insight | None]:
    rules, helpers = Rook13(), Helpers(reviews.experts(), depth=LATE)
    return [
        mistake.insight
        for seed in range(HANDS)
        for mistake in review_hand(
            only_hand(played_by(choose, rules, random.Random(seed), rules.seats[3])), helpers
        ).mistakes
    ]


def test_an_easy_player_errs_where_it_could_know_better_and_where_it_could_not() -> None:
    found = insights(EasyBot(random.Random(1)).choose)
    assert found.count(Insight.KNOWABLE) >= 2
    assert found.count(Insight.BAD_LUCK) >= 2


def test_what_the_expert_itself_did_is_never_called_knowable() -> None:
    found = insights(reviews.experts()[0])
    assert found
    assert set(found) == {Insight.BAD_LUCK}


def test_a_hand_of_a_record_is_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Depth, "usual", lambda: Depth(4, 0, 100_000, 400_000, 0))
    monkeypatch.setattr(reviews, "EXPERT_ITERATIONS", 300)
    shares: list[float] = []
    review = reviews.review_recorded_hand(shares.append, thrown_away(), 0)
    assert shares
    assert any(str(decision.action) == "A1 R7" for decision in review.mistakes)
