"""Reviews with the judgement of the bots, which the analysis does not know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from rook13 import kernel
from rook13.analysis.findings import Review, finished_hands
from rook13.analysis.helpers import Depth, Expert, Helpers
from rook13.analysis.review import review_hand
from rook13.bots.bid_search import PromiseSearch
from rook13.bots.card_search import judge_cards
from rook13.bots.levels import steady
from rook13.bots.payoff import chance_after, for_score, score_range
from rook13.bots.search_setup import Budget, Meter
from rook13.bots.worlds import Worlds
from rook13.engine.actions import Action, Bid, Play
from rook13.engine.record import load_record
from rook13.engine.view import PlayerView

SEEDS = tuple(bytes([number]) * 32 for number in range(3))
"""One for each expert that a review asks."""
NUMBER = 13
EXPERT_ITERATIONS = 10_000 if kernel.COMPILED else 1_500
JUDGE_ITERATIONS = 12_000 if kernel.COMPILED else 600
BID_ITERATIONS = 4_000 if kernel.COMPILED else 300
BID_WORLDS = 120


def review_recorded_hand(report: Callable[[float], None], record: str, place: int) -> Review:
    """Review the finished hand at a place, counted from 0, of a record."""
    hand = list(finished_hands(load_record(record)))[place]
    return review_hand(hand, helpers(report))


def helpers(progress: Callable[[float], None]) -> Helpers:
    """Return what a review needs; the same record gives the same review."""
    return Helpers(experts(), chance_after, judge, progress, Depth.usual())


def experts() -> list[Expert]:
    """Return the experts: the strongest bot with different seeds."""
    return [partial(_choose, seed) for seed in SEEDS]


def _choose(seed: bytes, view: PlayerView, legal: Sequence[Action]) -> Action:
    return steady("expert", seed, EXPERT_ITERATIONS).choose(view, legal)


def judge(view: PlayerView, legal: Sequence[Action]) -> Mapping[Action, float]:
    """Return the score to expect of each promise, and of each card where everybody is alone."""
    bids = [action for action in legal if isinstance(action, Bid)]
    if bids:
        return _judge_bids(view, bids)
    verdicts = judge_cards(view, Meter(Budget(JUDGE_ITERATIONS)), NUMBER, for_score)
    low, high = score_range(view.rules, view.number)
    worths = {verdict.card: low + verdict.worth * (high - low) for verdict in verdicts}
    plays = [action for action in legal if isinstance(action, Play)]
    return {play: worths[play.card.index] for play in plays if play.card.index in worths}


def _judge_bids(view: PlayerView, bids: Sequence[Bid]) -> Mapping[Action, float]:
    worlds = Worlds(view, NUMBER).draw_many(BID_WORLDS)
    found: dict[Action, float] = {}
    for bid in bids:
        meter = Meter(Budget(BID_ITERATIONS))
        search = PromiseSearch(view, worlds, meter, NUMBER)
        found[bid] = search.worth(bid.call.tricks, BID_ITERATIONS, for_score)
    return found
