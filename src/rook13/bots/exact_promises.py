"""Promises that must be kept exactly: how many tricks to promise, and how to take just as many."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rook13.bots.calibration import promise_score
from rook13.bots.heuristic_play import PlayContext
from rook13.bots.trick_odds import Habits, TrickOdds
from rook13.engine.actions import Action, Bid
from rook13.engine.cards import bits
from rook13.engine.ruleset import Ruleset
from rook13.engine.view import PlayerView, SeatView

FOR_PROMISES = Habits(over_trump=0.2, over_plain=0.5, trumped=0.8, low_trump=0.15)
UNWANTED_TRUMP, UNWANTED_PLAIN = 0.75, 0.45
"""How often the best card takes a trick that its holder would rather not have."""
LESS_UNWANTED = 1.5
"""Weaker cards are easier to get rid of, by this power of their chance."""
EAGER, RELUCTANT = 0.7, 0.45
"""How often somebody who can beat a card does so, with tricks still to take or without."""
CONTESTED = 0.9
"""How much cards lose where more tricks are promised than there are."""

Chance = tuple[float, float]
"""How likely a card takes a trick, if its holder wants it to and if not."""


def choose_exact_promise(view: PlayerView, legal: Sequence[Action]) -> Action:
    """Return the promise that is worth most."""
    context = PlayContext.of(view)
    chances = sorted(_chances(context, TrickOdds(context, FOR_PROMISES)).values())

    def worth(bid: Bid) -> float:
        tricks = bid.call.tricks
        return _worths(chances, tricks, _scores(view.rules, tricks, tricks, len(chances)))[0]

    return max((action for action in legal if isinstance(action, Bid)), key=worth)


def card_for_exact_promise(context: PlayContext, wanted: int) -> int:
    """Return the card for a seat that wants `wanted` more tricks and no other."""
    view, me = context.view, context.view.seats[context.me]
    left = len(view.hand)
    demand = sum(max(0, _tricks_to_take(seat)) for seat in view.seats) / left
    odds = TrickOdds(context, FOR_PROMISES, 1 + CONTESTED * (demand - 1))
    chances = _chances(context, odds)
    weakest_first = sorted(chances, key=lambda card: chances[card])
    scores = _scores(view.rules, me.call.tricks if me.call else 0, wanted, left)

    def worth(card: int) -> float:
        rest = [chances[other] for other in weakest_first if other != card]
        lost, won = _worths(rest, wanted, scores)
        return lost + _takes_now(context, odds, card) * (won - lost)

    return max(context.choices, key=worth)


def _tricks_to_take(seat: SeatView) -> int:
    return (seat.call.tricks if seat.call else 0) - seat.tricks


def _chances(context: PlayContext, odds: TrickOdds) -> dict[int, Chance]:
    found = {}
    for card in bits(context.hand):
        wanted = odds.takes_later(card)
        most = UNWANTED_TRUMP if context.tables.power >> card & 1 else UNWANTED_PLAIN
        found[card] = wanted, most * wanted**LESS_UNWANTED
    return found


@lru_cache(maxsize=4096)
def _scores(rules: Ruleset, promised: int, wanted: int, left: int) -> tuple[float, ...]:
    """Return what a promise scores with 0 to `left` tricks where `wanted` are still missing."""
    return tuple(promise_score(rules, promised, taken - wanted) for taken in range(left + 1))


def _worths(chances: Sequence[Chance], wanted: int, scores: Sequence[float]) -> Sequence[float]:
    """Return the expected score with these cards, without the trick that lies and with it.

    The strongest card is the last of `chances` and is played first; tricks are wanted until the
    promise is kept. So the figures go from the end of the hand back to now.
    """
    for if_wanted, if_not in chances:
        scores = [
            without + (if_wanted if taken < wanted else if_not) * (scores[taken + 1] - without)
            for taken, without in enumerate(scores[:-1])
        ]
    return scores


def _takes_now(context: PlayContext, odds: TrickOdds, card: int) -> float:
    """Return the chance that a card takes the trick it is played to."""
    if not context.wins_now(card):
        return 0.0
    chance = 1.0
    for seat in context.to_come:
        eager = _tricks_to_take(context.view.seats[seat]) > 0
        chance *= 1 - odds.beats(seat, card) * (EAGER if eager else RELUCTANT)
    return chance
