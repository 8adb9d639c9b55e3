"""Estimates are told as such."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rook13.analysis.findings import Kind, Par, Potential, Review, Value
from rook13.analysis.helpers import Depth, Helpers
from rook13.analysis.review import review_hand
from rook13.coach.review_writer import ReviewWriter, reservations
from rook13.engine.rules.rook13 import Rook13
from rook13.wording.words import Names
from tests.analysis.hands import only_hand, thrown_away

SHALLOW = Depth(4, solved_contracts=0, nodes=100_000, all_nodes=400_000, lines=0)
RULES = Rook13()
TELLER = ReviewWriter(Names(RULES, ("Ann", "Ben", "Cal", "Dot")))


@pytest.fixture(scope="module")
def review() -> Review:
    """The review of a hand that was thrown away, with a best contract that is proven."""
    found = review_hand(only_hand(thrown_away()), Helpers(depth=SHALLOW))
    best = potential(Value(105))
    return replace(found, par=Par((best, None), (best,) * 4, best), value=Value(105))


def potential(value: Value) -> Potential:
    return Potential(
        RULES.seats[0], 0, RULES.deck.suits[0], (), value, RULES.auction(1).call("105")
    )


def estimated(review: Review) -> Review:
    best = potential(Value(105, 10))
    decisions = [replace(d, estimated=d.kind is Kind.CARD) for d in review.decisions]
    par = Par((best, None), (best,) * 4, best)
    return replace(review, decisions=tuple(decisions), par=par, value=Value(105, 10))


def said(review: Review) -> list[str]:
    found = [TELLER.par(review), *TELLER.allowed(review), *reservations(review)]
    (mistake,) = [d for d in review.mistakes if str(d.action) == "A1 R7"]
    return [*map(str, found), str(TELLER.mistake(review, mistake))]


def test_what_is_proven_is_told_without_reservation(review: Review) -> None:
    proven = replace(review, decisions=tuple(replace(d, estimated=False) for d in review.decisions))
    told = said(proven)
    assert "Par for this deal: 105 by Ann." in told
    assert "Ben and Dot could make no contract." in told
    assert not any("about" in sentence or "estimate" in sentence for sentence in told)


def test_an_estimate_says_that_it_is_one(review: Review) -> None:
    told = said(estimated(review))
    assert "Par for this deal: about 105 by Ann (estimated)." in told
    assert "Ben and Dot could probably make no contract (estimated)." in told
    assert "With best play from the opening lead, Ann and Cal take about 105 points." in told
    assert any("which cost about 35 points and the contract" in sentence for sentence in told)
    assert any("decisions are estimates" in sentence for sentence in told)
    given = str(TELLER.given_away(estimated(review), RULES.seats[0]))
    assert "lost about 35 points" in given
