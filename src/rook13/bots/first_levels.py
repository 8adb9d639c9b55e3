"""The rules of thumb of version 0.1, for the levels of that version alone."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.bots.heuristic_bidding import choose_trick_count
from rook13.bots.heuristic_bots import EasyBot, NormalBot, tricks_wanted
from rook13.bots.heuristic_play import (
    PlayContext,
    card_against_tricks,
    card_cost,
    card_to_lead,
)
from rook13.bots.search_bots import FirstExpertBot, HardBot
from rook13.engine.actions import Action
from rook13.engine.view import PlayerView

EMPTY_TRICK = 2
"""A trick without counters is worth a little: it may decide a bonus, and gives the lead."""


class FirstNormalBot(NormalBot):
    """Follows with sure winners only, and counts on no card that may be beaten."""

    def promise(self, view: PlayerView, legal: Sequence[Action]) -> Action:
        return choose_trick_count(view, legal)

    def exact_card(self, context: PlayContext) -> int:
        return _card_for_exact_bid(context, tricks_wanted(context.view))

    def point_card(self, context: PlayContext) -> int:
        return card_to_lead(context) if context.winning is None else _follow(context)


class FirstEasyBot(EasyBot, FirstNormalBot):
    """Easy on the rules of thumb of version 0.1."""


class FirstHardBot(HardBot, FirstNormalBot):
    """Hard on the rules of thumb of version 0.1."""


class FirstExpert(FirstExpertBot, FirstNormalBot):
    """Expert of version 0.1 on its rules of thumb."""


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
