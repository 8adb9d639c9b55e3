"""Who bids, who plays with whom and whether a promise must be exact are independent for bots."""

from __future__ import annotations

import pytest

from rook13.analysis.findings import Kind
from rook13.analysis.helpers import Depth, Helpers
from rook13.analysis.review import review_hand
from rook13.bots.advice import advise
from rook13.bots.forecast import Aim
from rook13.bots.search_setup import Budget
from rook13.coach import reviews
from rook13.engine import rules as games
from rook13.engine.actions import Bid
from rook13.engine.redaction import view_for
from rook13.engine.rules.elemental import Elemental
from rook13.engine.ruleset import Contract, Outcome, Ruleset
from rook13.laboratory.arena import play_pairing
from rook13.laboratory.contestants import CARDS_ONLY, ORACLE, Contestant
from tests.analysis.hands import only_hand, played
from tests.sixth_game.spades import Spades


class ExactSides(Spades):
    """Sides that must take exactly what they bid together."""

    id = "exact_sides"
    exact = True

    def _gain(self, bid: int, tricks: int) -> int:
        return 10 * bid + 20 if bid == tricks else -10 * abs(bid - tricks)


class Enough(Elemental):
    """Everybody alone, and more tricks than were bid do no harm."""

    id = "enough"
    exact = False

    def score(self, taken: tuple[int, ...], contract: Contract, totals: tuple[int, ...]) -> Outcome:
        score = tuple(
            20 + 10 * bid if tricks >= bid else -10 * bid
            for bid, tricks in zip(contract.bids, taken, strict=True)
        )
        return Outcome(taken, score, None)


GAMES = pytest.mark.parametrize("rules", [ExactSides(), Enough()], ids=lambda rules: rules.id)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "RULESETS", [*games.RULESETS, ExactSides, Enough])


@GAMES
@pytest.mark.parametrize("level", ["easy", "hard", "expert", CARDS_ONLY, ORACLE])
def test_every_level_plays_it(rules: Ruleset, level: str) -> None:
    iterations = 60 if level in ("hard", "expert", CARDS_ONLY) else None
    pair = (Contestant(level, iterations), Contestant("normal"))
    first, second = play_pairing(rules, pair, "facets", 4, match=False).tallies
    for tally in (first, second):
        assert 0 <= tally.made <= tally.contracts
        assert tally.contracts == len(rules.sides)


@GAMES
def test_a_hint_and_a_review_know_what_is_promised(
    rules: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("EXPERT_ITERATIONS", "JUDGE_ITERATIONS", "BID_ITERATIONS"):
        monkeypatch.setattr(reviews, name, 40)
    hand = only_hand(played(rules, 3))
    depth = Depth(4, 0, 50_000, 200_000, 0)
    review = review_hand(hand, Helpers(reviews.experts(), None, reviews.judge, depth=depth))
    assert review.cards_expected is (len(rules.sides) == rules.players)
    assert sum(found.kind is Kind.CALL for found in review.decisions) == rules.players
    moment = next(moment for moment in hand.moments if isinstance(moment.action, Bid))
    view = view_for(moment.before, moment.action.seat)
    assert advise(view, bytes(32), Budget(60), Budget(500)).forecast.aim is Aim.MAKE
