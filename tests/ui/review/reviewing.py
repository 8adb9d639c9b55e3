"""Reviews to look at in tests, made at once or whenever a test likes."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from rook13.analysis.findings import FinishedHand, Review, finished_hands
from rook13.analysis.helpers import Depth, Helpers
from rook13.analysis.review import review_hand
from rook13.background.jobs import Job
from rook13.background.worker import Done
from rook13.bots.heuristic_bots import NormalBot
from rook13.bots.payoff import chance_after
from rook13.engine.actions import Action
from rook13.engine.record import Record
from rook13.engine.rules import make_rules
from rook13.engine.view import PlayerView
from rook13.ui.review.reviewer import Reviewer
from tests.analysis.hands import played, played_by, thrown_away

SHALLOW = Depth(4, solved_contracts=0, nodes=100_000, all_nodes=400_000, lines=0)
NAMES = ("Ann", "Ben", "Cal", "Dot", "Eve", "Fay")


@lru_cache
def game_of(game: str, players: int = 4, seed: int = 4) -> Record:
    """A record of one hand, badly played."""
    if game == "thrown away":
        return replace(thrown_away(), seats=NAMES[:4])
    options = {"rounds": "first_5"} if game == "elemental" else None
    record = played(make_rules(game, options, players), seed, careful=False)
    return replace(record, seats=NAMES[:players])


@lru_cache
def whole_game() -> Record:
    """A record of a few hands."""
    rules = make_rules("elemental", {"rounds": "first_5"}, 3)
    record = played_by(NormalBot().choose, rules, random.Random(1), rules.seats[0], hands=5)
    return replace(record, seats=NAMES[:3])


def hands_of(record: Record) -> list[FinishedHand]:
    return list(finished_hands(record))


def expert(view: PlayerView) -> Action:
    return view.legal[0]


def judge(view: PlayerView) -> Mapping[Action, float]:
    return {action: 10.0 * place for place, action in enumerate(view.legal)}


@lru_cache
def review_of(game: str, players: int = 4) -> Review:
    helpers = Helpers([expert], chance_after, judge, depth=SHALLOW)
    return review_hand(hands_of(game_of(game, players))[0], helpers)


class FakeReviewer(Reviewer):
    """Answers when a test lets it."""

    def __init__(self) -> None:
        self.known = {}
        self.keep = None
        self.job = Job()
        self.asked: list[int] = []
        self.stopped = 0
        self.is_closed = False

    def review(self, place: int) -> Job:
        self.asked.append(place)
        self.job = Job()
        return self.job

    def stop(self) -> None:
        self.stopped += 1
        self.job.cancel()

    def close(self) -> None:
        self.is_closed = True
        self.job.cancel()

    def answer(self, review: Review) -> None:
        self._note(self.asked[-1], review)
        self.job.take(Done(review))
