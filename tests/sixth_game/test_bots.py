"""Bots play a game they do not know: everybody bids, sides play, and more tricks do no harm."""

from __future__ import annotations

import itertools

import pytest

from rook13.analysis.findings import Insight, Kind
from rook13.analysis.helpers import Depth
from rook13.analysis.review import review_hand
from rook13.bots.advice import advise
from rook13.bots.calibration import calibration_of
from rook13.bots.forecast import Aim
from rook13.bots.payoff import for_match, for_promise, for_tricks, win_chance
from rook13.bots.search_setup import Budget
from rook13.coach import reviews
from rook13.coach.review_writer import ReviewWriter
from rook13.engine.actions import Bid, Claim
from rook13.engine.state import Match
from rook13.laboratory.arena import Tally, play_pairing
from rook13.laboratory.contestants import ORACLE, Contestant
from rook13.wording.advice import reason_text
from rook13.wording.words import Names
from tests.analysis.hands import only_hand, played
from tests.bots.positions import chosen, position, seen
from tests.sixth_game.spades import Spades

HANDS = (
    "AS KS QS JS 10S 9S AH KH AD KD AC KC 2C",
    "8S 7S 6S QH JH 10H 9H QD JD 10D QC JC 10C",
    "5S 4S 8H 7H 6H 5H 9D 8D 7D 6D 9C 8C 7C",
    "3S 2S 4H 3H 2H 5D 4D 3D 2D 6C 5C 4C 3C",
)
BIDS = "A1 bid 11, B1 bid 1, A2 bid 0, B2 bid 0"
NORMAL, HARD = Contestant("normal"), Contestant("hard", 300)


def duel(first: Contestant, second: Contestant, deals: int) -> tuple[list[Tally], list[Tally]]:
    pairings = [
        play_pairing(Spades(), (first, second), "duel", number, match=False)
        for number in range(deals)
    ]
    return [p.tallies[0] for p in pairings], [p.tallies[1] for p in pairings]


def bid_by_a_side(tallies: list[Tally]) -> float:
    return sum(t.bid_sum for t in tallies) / sum(t.contracts for t in tallies)


def kept(tallies: list[Tally]) -> float:
    return sum(t.made for t in tallies) / sum(t.contracts for t in tallies)


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_a_bid_is_near_the_tricks_that_the_hand_takes(level: str) -> None:
    strong = position("spades", HANDS, "", "")
    assert int(chosen(strong, level, iterations=300).removeprefix("bid ")) in (9, 10, 11, 12, 13)
    weak = position("spades", HANDS, "", "A1 bid 10, B1 bid 2")
    assert int(chosen(weak, level, iterations=300).removeprefix("bid ")) <= 2


def test_sides_bid_about_what_they_take_and_mostly_keep_it() -> None:
    normal, hard = duel(NORMAL, HARD, 12)
    for tallies in (normal, hard):
        assert 4 <= bid_by_a_side(tallies) <= 6.5
        assert kept(tallies) >= 0.6
    assert sum(t.score for t in hard) > sum(t.score for t in normal)


def test_a_careful_player_beats_a_random_one_and_the_oracle_beats_both() -> None:
    normal, random_player = duel(NORMAL, Contestant("random"), 20)
    assert sum(t.points for t in normal) > sum(t.points for t in random_player)
    assert kept(normal) > kept(random_player)
    oracle, careful = duel(Contestant(ORACLE), NORMAL, 2)
    assert sum(t.score for t in oracle) > sum(t.score for t in careful)


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_a_leader_with_only_winners_claims_them(level: str) -> None:
    hands = (
        "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S",
        "AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H",
        "AD KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D",
        "AC KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C",
    )
    state = position("spades", hands, "", "A1 bid 13, B1 bid 0, A2 bid 0, B2 bid 0")
    assert any(isinstance(action, Claim) for action in seen(state).legal)
    assert chosen(state, level, iterations=100) == "claim"


def test_what_a_side_promised_together_is_a_step_in_what_tricks_are_worth() -> None:
    rules, match, bids = Spades(), Match(0, (0, 0)), (3, 2, 2, 4)
    for side, promised in ((0, 5), (1, 6)):
        payoff = for_match(rules, match, bids, side).payoff
        steps = [after - before for before, after in itertools.pairwise(payoff)]
        assert min(steps) >= 0
        assert steps[promised - 1] > 5 * steps[promised]
        kept = for_promise(rules, match, bids, side).payoff
        assert [value > 0 for value in kept] == [tricks >= promised for tricks in range(14)]
        assert for_tricks(rules, match, bids, side).value(1.0) == 13


def test_figures_that_nobody_measured_follow_from_the_rules() -> None:
    rules = Spades()
    found = calibration_of(rules)
    assert 20 <= found.gain <= 80
    assert found.gain < found.spread < 4 * found.gain
    assert win_chance(rules, (400, 300), 5, 0) > win_chance(rules, (100, 0), 5, 0) > 0.5


def test_a_hint_tells_how_likely_the_side_keeps_its_bids() -> None:
    calling = seen(position("spades", HANDS, "", ""))
    hint = advise(calling, bytes(32), Budget(300), Budget(3_000))
    assert isinstance(hint.action, Bid)
    assert hint.forecast.aim is Aim.MAKE
    assert hint.forecast.chance is not None
    assert hint.forecast.chance > 0.5
    playing = seen(position("spades", HANDS, "", BIDS))
    hint = advise(playing, bytes(32), Budget(300), Budget(6_000))
    assert hint.forecast.expected is not None
    assert 10 <= hint.forecast.expected <= 13
    sentence = str(reason_text(hint.forecast, playing, hint.action))
    assert sentence.startswith("You'd make this about ")
    assert ", averaging " in sentence


def test_a_review_solves_the_cards_and_weighs_the_bids(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("EXPERT_ITERATIONS", "JUDGE_ITERATIONS", "BID_ITERATIONS"):
        monkeypatch.setattr(reviews, name, 100)
    depth = Depth(5, 0, 100_000, 500_000, 0)
    helpers = reviews.helpers(lambda share: None)
    found = [
        review_hand(
            only_hand(played(Spades(), seed, careful=False)),
            type(helpers)(helpers.experts, helpers.chance, helpers.judge, depth=depth),
        )
        for seed in range(4)
    ]
    writer = ReviewWriter(Names(Spades(), ("Ann", "Ben", "Cem", "Dan")))
    for review in found:
        assert len(review.decisions) >= 4
        assert review.par is None
        assert not review.cards_expected
        for decision in review.decisions:
            assert decision.expected is (decision.kind is Kind.CALL)
        for mistake in review.mistakes:
            assert mistake.best
            assert all(str(text) for text in writer.sentences(review, mistake))
    cards = [m for review in found for m in review.mistakes if m.kind is Kind.CARD]
    assert cards
    assert all(m.cost >= 1 and isinstance(m.insight, Insight) for m in cards)
    assert any(m.flips for m in cards)
