"""The levels as they were in past versions, to measure progress by.

`python -m tools.past_levels --a expert:6000 --b expert@0.1:6000` is `rook13 arena` with them among
the contestants. They read the profile of their version in `tools/frozen`; a level that gets new
code keeps its old class here. `tools/freeze_levels.py` freezes today's levels.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from rook13.bots.calibration import Profile, judging_by, read_profile
from rook13.bots.heuristic_bidding import choose_trick_count
from rook13.bots.heuristic_bots import EasyBot, NormalBot, tricks_wanted
from rook13.bots.heuristic_play import (
    PlayContext,
    card_against_tricks,
    card_cost,
    card_to_lead,
)
from rook13.bots.levels import Bot, searches
from rook13.bots.search_bots import HardBot
from rook13.bots.search_setup import Budget, usual_budget
from rook13.engine.actions import Action
from rook13.engine.view import PlayerView
from rook13.laboratory.contestants import CONTESTANTS

FROZEN = Path(__file__).parent / "frozen"

EMPTY_TRICK = 2
"""A trick without counters is worth a little: it may decide a bonus, and gives the lead."""


class FirstNormalBot(NormalBot):
    """Follows with sure winners only, and counts on no card that may be beaten."""

    def promise(self, view: PlayerView) -> Action:
        return choose_trick_count(view)

    def exact_card(self, context: PlayContext) -> int:
        return _card_for_exact_bid(context, tricks_wanted(context.view))

    def point_card(self, context: PlayContext) -> int:
        return card_to_lead(context) if context.winning is None else _follow(context)


class FirstEasyBot(EasyBot, FirstNormalBot):
    """Easy on the rules of thumb of version 0.1."""


class FirstHardBot(HardBot, FirstNormalBot):
    """Hard on the rules of thumb of version 0.1."""


class FirstExpertBot(FirstHardBot):
    """Expert of version 0.1: Hard that thinks for longer."""

    level = "expert"


PAST: dict[str, dict[str, Callable[[bytes], Bot]]] = {
    "0.1": {
        "easy": lambda seed: FirstEasyBot(random.Random(seed)),
        "normal": lambda _seed: FirstNormalBot(),
        "hard": FirstHardBot,
        "expert": FirstExpertBot,
    },
}


class PastBot:
    """Plays as a level did in a past version, and the same on any machine."""

    def __init__(self, level: str, version: str, seed: bytes, iterations: int | None) -> None:
        self._profile = profile_of(version)
        self._level = level
        self._iterations = iterations
        with judging_by(self._profile):
            self._bot = PAST[version][level](seed)

    def choose(self, view: PlayerView, budget: Budget | None = None) -> Action:
        with judging_by(self._profile):
            if budget is None and searches(self._level):
                usual = usual_budget(self._level, view.rules.id).iterations
                budget = Budget(self._iterations or usual)
            return self._bot.choose(view, budget)


@cache
def profile_of(version: str) -> Profile:
    """Return what the levels of a version play with."""
    return read_profile((FROZEN / f"profile-{version}.json").read_text("utf-8"))


CONTESTANTS.update(
    {
        f"{level}@{version}": partial(PastBot, level, version)
        for version, levels in PAST.items()
        for level in levels
    }
)


def _card_for_exact_bid(context: PlayContext, wanted: int) -> int:
    if wanted <= 0:
        return card_against_tricks(context)
    winners = [card for card in context.choices if context.wins_now(card)]
    sure = [card for card in winners if context.holds(card)]
    if sure:
        return min(sure, key=context.strength)
    if winners and not context.to_come:
        return min(winners, key=context.strength)
    spare = [card for card in context.choices if not context.master(card)]
    return min(spare or context.choices, key=context.strength)


def _follow(context: PlayContext) -> int:
    assert context.winning is not None
    winner, winning_card = context.winning
    if context.is_friend(winner) and context.holds(winning_card):
        return _feed(context)
    winners = [card for card in context.choices if context.wins_now(card)]
    sure = [card for card in winners if context.holds(card)]
    if sure and not context.is_friend(winner):
        return _win_with(context, sure)
    if winners and not context.is_friend(winner) and not context.foes_to_come:
        return _win_with(context, winners)
    return _throw(context)


def _feed(context: PlayContext) -> int:
    """Give the partner's trick counters, but no winner that would take one later."""

    def fed(card: int) -> tuple[int, int]:
        is_winner = context.master(card) or context.tables.power >> card & 1
        return _saved(context, card) - (5 if is_winner else 0), -context.strength(card)

    return max(context.choices, key=fed)


def _win_with(context: PlayContext, winners: list[int]) -> int:
    last = not context.to_come
    best = max(
        winners, key=lambda card: (_saved(context, card) if last else 0, -context.strength(card))
    )
    trump_spent = context.tables.power >> best & 1 and context.led != context.tables.suit_of[best]
    cheap = (
        context.trick_points + _saved(context, best) < EMPTY_TRICK
        and context.view.rules.counts_points
    )
    if trump_spent and cheap and len(context.choices) > len(winners):
        return _throw(context)
    return best


def _saved(context: PlayContext, card: int) -> int:
    """Return the counters that a card brings home; the highest trump would do so at any time."""
    sure = context.tables.power >> card & 1 and context.master(card)
    return 0 if sure else context.points(card)


def _throw(context: PlayContext) -> int:
    """Give away as little as possible."""
    return min(context.choices, key=lambda card: card_cost(context, card))


if __name__ == "__main__":
    from rook13.cli import main

    sys.exit(main(["arena", *sys.argv[1:]]))
