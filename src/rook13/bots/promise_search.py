"""Promising tricks where everybody bids alone: what does each promise score in a search."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.bots.budget import SLICE, Meter
from rook13.bots.payoff import PayoffTable, match_of, match_payoff
from rook13.bots.position import as_lists, cards_of, turns
from rook13.bots.worlds import Worlds
from rook13.engine.actions import Action, Bid
from rook13.engine.view import PlayerView
from rook13.kernel import Dice, Hand, Search, Stakes

AROUND = 2
"""How far from the rule of thumb a promise is tried."""
ITERATIONS_A_WORLD = 20
FEWEST_WORLDS, MOST_WORLDS = 24, 300
PRIOR = 0.004
"""What the rule of thumb is ahead of others, a step at a time."""


def best_promise(
    view: PlayerView, legal: Sequence[Action], usual: Action, meter: Meter, seed: int
) -> Action:
    """Return the bid that scores most."""
    assert isinstance(usual, Bid)
    middle = usual.call.tricks
    bids = [a for a in legal if isinstance(a, Bid) and abs(a.call.tricks - middle) <= AROUND]
    if len(bids) < 2 or not meter.left:
        return usual
    count = max(FEWEST_WORLDS, min(MOST_WORLDS, meter.left // ITERATIONS_A_WORLD))
    hands = as_lists(Worlds(view, seed).draw_many(count))
    each = max(1, meter.left // len(bids))
    worths = [
        promise_worth(view, bid.call.tricks, hands, each, meter, seed, match_payoff) for bid in bids
    ]
    return max(
        zip(bids, worths, strict=True),
        key=lambda pair: pair[1] - PRIOR * abs(pair[0].call.tricks - middle),
    )[0]


def promise_worth(
    view: PlayerView,
    tricks: int,
    hands: list[list[int]],
    iterations: int,
    meter: Meter,
    seed: int,
    table: PayoffTable,
) -> float:
    """Return what a seat gets on average, from 0 to 1, when it promises so many tricks.

    Everybody plays after the same table of payoffs.
    """
    assert view.seat is not None
    rules, me = view.rules, view.seat.index
    bids = _expected_bids(view, tricks)
    payoff = table(rules, match_of(view), bids)
    cards, around = cards_of(view), turns(rules)
    sides, stakes = list(range(rules.players)), Stakes(0, 0, 0, 99)
    search = Search(cards, sides, stakes, payoff, True, iterations + 2, bids)
    root, scratch, dice = Hand(cards, around), Hand(cards, around), Dice(seed)
    root.start(hands[0], rules.after(view.dealer.index))
    done = 0
    while done < iterations and (size := meter.take(min(SLICE, iterations - done))):
        search.run(root, hands, size, dice, scratch)
        done += size
    return search.earned_by(me, done) if done else 0.0


def _expected_bids(view: PlayerView, own: int) -> list[int]:
    """Return everybody's bid; those not heard yet share what is left."""
    assert view.seat is not None
    size, me = view.rules.hand_size(view.number), view.seat.index
    heard = {seat.index: call.tricks for seat, call in view.calls if call} | {me: own}
    silent = [seat for seat in range(view.rules.players) if seat not in heard]
    rest = max(0, size - sum(heard.values()))
    for place, seat in enumerate(silent):
        heard[seat] = (rest + place) // len(silent)
    return [heard[seat] for seat in range(view.rules.players)]
