"""Reviews with the judgement of the bots, which the analysis does not know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from rook13 import kernel
from rook13.analysis.findings import Review, finished_hands
from rook13.analysis.helpers import Depth, Expert, Helpers
from rook13.analysis.review import review_hand
from rook13.bots.beliefs import believed_worlds, learned_players
from rook13.bots.card_search import judge_cards
from rook13.bots.levels import steady
from rook13.bots.payoff import chance_after, for_score, score_range
from rook13.bots.promise_search import PromiseSearch
from rook13.bots.search_setup import Budget, Meter
from rook13.engine.actions import Action, Bid, Play
from rook13.engine.record import Record
from rook13.engine.view import PlayerView

SEEDS = tuple(bytes([number]) * 32 for number in range(3))
"""One for each expert that a review asks."""
NUMBER = 13
EXPERT_ITERATIONS = 10_000 if kernel.COMPILED else 1_500
JUDGE_ITERATIONS = 12_000 if kernel.COMPILED else 600
BID_ITERATIONS = 4_000 if kernel.COMPILED else 300
BID_WORLDS = 120
EXACT_TAKES = 3
"""Where promises are exact, an iteration takes so many times as long, and fewer do."""


def review_recorded_hand(report: Callable[[float], None], record: Record, place: int) -> Review:
    """Review the finished hand at a place, counted from 0, of a record."""
    hand = list(finished_hands(record))[place]
    return review_hand(hand, helpers(report))


def helpers(progress: Callable[[float], None]) -> Helpers:
    """Return what a review needs; the same record gives the same review."""
    return Helpers(experts(), chance_after, judge, progress, Depth.usual())


def experts() -> list[Expert]:
    """Return the experts: the strongest bot with different seeds."""
    return [partial(_choose, seed) for seed in SEEDS]


def _choose(seed: bytes, view: PlayerView) -> Action:
    return steady("expert", seed, _affordable(view, EXPERT_ITERATIONS)).choose(view)


def _affordable(view: PlayerView, iterations: int) -> int:
    is_slow = view.rules.exact and kernel.COMPILED
    return iterations // EXACT_TAKES if is_slow else iterations


def judge(view: PlayerView) -> Mapping[Action, float]:
    """Return the score to expect of each promise, and of each card where everybody is alone."""
    bids = [action for action in view.legal if isinstance(action, Bid)]
    if bids:
        return _judge_bids(view, bids)
    meter = Meter(Budget(_affordable(view, JUDGE_ITERATIONS)))
    verdicts = judge_cards(
        view, meter, NUMBER, for_score, draw=believed_worlds, opponents=learned_players
    )
    low, high = score_range(view.rules, view.number)
    worths = {verdict.card: low + verdict.worth * (high - low) for verdict in verdicts}
    plays = [action for action in view.legal if isinstance(action, Play)]
    return {play: worths[play.card.index] for play in plays if play.card.index in worths}


def _judge_bids(view: PlayerView, bids: Sequence[Bid]) -> Mapping[Action, float]:
    worlds, each = believed_worlds(view, NUMBER, BID_WORLDS), _affordable(view, BID_ITERATIONS)
    search = PromiseSearch(view, worlds, Meter(Budget(each * len(bids))), NUMBER, learned_players)
    worths = search.worths([(bid.call.tricks, for_score) for bid in bids], each)
    return dict(zip(bids, worths, strict=True))
