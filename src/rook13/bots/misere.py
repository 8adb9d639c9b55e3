"""Judging a misère before it is bid, and what to lay aside for it."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.bots.budget import Budget, Meter
from rook13.bots.hand_value import expected_tricks, misere_discard
from rook13.bots.payoff import match_of, match_prize
from rook13.bots.position import aims, kernel_cards, sides_for, turns
from rook13.bots.worlds import World
from rook13.engine.auction import Call
from rook13.engine.cards import mask_of
from rook13.engine.ruleset import Contract, Ruleset
from rook13.engine.trick import NO_TRUMP
from rook13.engine.view import PlayerView
from rook13.kernel import PAYOFF, Dice, Hand, Search

MOST_ITERATIONS = 4000
HOPELESS_TRICKS = 2.0
DOUBT = 0.08
"""Taken off the chance that the search finds: real opponents try harder than playouts."""


def misere_chance(
    view: PlayerView, worlds: Sequence[World], call: Call, meter: Meter, seed: int
) -> float:
    """Return the chance to win the match by bidding a misère with this hand."""
    assert view.seat is not None
    rules, me = view.rules, view.seat.index
    made = misere_share(view, worlds, call, meter, seed)
    if not made:
        return 0.0
    contract = Contract(me, call)
    chances = match_prize(rules, match_of(view), contract, rules.side_of[me], 0).values
    return made * chances[0] + (1 - made) * chances[1]


def misere_share(
    view: PlayerView, worlds: Sequence[World], call: Call, meter: Meter, seed: int
) -> float:
    """Return how often a misère with this hand would be made; nothing for a hopeless one."""
    tables, hand = view.rules.tables(NO_TRUMP), mask_of(view.hand)
    if hand & tables.power or expected_tricks(tables, hand) > HOPELESS_TRICKS:
        return 0.0
    return max(0.0, made_share(view, worlds, call, meter, seed) - DOUBT)


def made_share(
    view: PlayerView,
    worlds: Sequence[World],
    call: Call,
    meter: Meter,
    seed: int,
    laid: int | None = None,
) -> float:
    """Return how often a search takes no trick with this hand and the kitty.

    Without cards to lay aside the most dangerous ones are.
    """
    assert view.seat is not None
    rules, me = view.rules, view.seat.index
    cards = kernel_cards(rules, NO_TRUMP)
    around = turns(rules, rules.sits_out(me, call))
    size = rules.hand_size(view.number)
    prize = match_prize(rules, match_of(view), Contract(me, call), rules.side_of[me], 0)
    payoff = [PAYOFF] + [0] * size
    budget = min(MOST_ITERATIONS, max(500, meter.left // 3))
    sides, wanted = sides_for(rules, me), aims(rules, me, call)
    search = Search(cards, sides, prize.stakes, payoff, False, budget + 2, wanted)
    hands = [_after_exchange(rules, world, me, laid) for world in worlds]
    root, scratch = Hand(cards, around), Hand(cards, around)
    leader = rules.first_leader(view.dealer.index, me)
    leader = leader if around[leader] >= 0 else (leader + 1) % rules.players
    root.start(hands[0], leader)
    made = 0
    own = Meter(Budget(budget))
    while size := min(own.take(), meter.left):
        search.run(root, hands, size, Dice(seed + made), scratch)
        made += size
    return search.earned_by(me, made) if made else 0.0


def _after_exchange(rules: Ruleset, world: World, seat: int, laid: int | None) -> list[int]:
    hands = list(world.hands)
    everything = hands[seat] | world.aside
    if laid is None:
        laid = misere_discard(rules, everything, world.aside.bit_count())
    hands[seat] = everything & ~laid
    return hands
