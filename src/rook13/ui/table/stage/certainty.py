"""Whether a bid is made or lost already, whatever the remaining cards do.

The rules themselves judge two ends of the hand: the declarer's side takes nothing more, or it
takes everything. If both come to the same, the bid is decided. Free play has no certainty,
because a renege may still turn everything over.
"""

from __future__ import annotations

from rook13.engine.point_game import PointRuleset
from rook13.engine.ruleset import DECLARER, NOBODY_TAKES, Contract
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView

Taken = tuple[int, ...]


def decided(view: PlayerView) -> bool | None:
    """Return whether the declarer's bid is certain to be made (or not); None while it is open."""
    call, declarer, rules = view.contract, view.declarer, view.rules
    if view.phase is not Phase.PLAY or call is None or declarer is None or rules.free_play:
        return None
    contract = Contract(declarer.index, call)
    least, most = _ends(view, rules.side_of[declarer.index])
    worst, best = (rules.score(taken, contract, view.totals).made for taken in (least, most))
    return worst if worst == best else None


def bid_decided(view: PlayerView, seat: Seat) -> bool | None:
    """Return the same for a seat that has bid for itself alone, and has to be exact."""
    shown = view.seats[seat.index]
    if not bids_alone(view) or view.phase is not Phase.PLAY or shown.call is None:
        return None
    bid, left = shown.call.tricks, tricks_left(view)
    if not shown.tricks <= bid <= shown.tricks + left:
        return False
    return True if left == 0 else None


def own_bid_decided(view: PlayerView) -> bool | None:
    """Return what is certain about the bid that matters to whoever looks."""
    if not bids_alone(view):
        return decided(view)
    return bid_decided(view, view.seat) if view.seat else None


def bids_alone(view: PlayerView) -> bool:
    """Return whether everybody has promised a number of tricks."""
    return view.rules.everybody_bids


def tricks_left(view: PlayerView) -> int:
    """Return how many tricks of the hand are still to be taken."""
    return view.rules.hand_size(view.number) - len(view.tricks)


def side_tricks(view: PlayerView) -> Taken:
    """Return the tricks that each side has taken."""
    taken = [0] * len(view.rules.sides)
    for shown in view.seats:
        taken[view.rules.side_of[shown.seat.index]] += shown.tricks
    return tuple(taken)


def _ends(view: PlayerView, side: int) -> tuple[Taken, Taken]:
    """Return what both sides have if `side` takes nothing more, and if it takes all the rest."""
    if isinstance(view.rules, PointRuleset):
        return _points(view, view.rules, side, 1 - side), _points(view, view.rules, side, side)
    tricks = side_tricks(view)
    return _plus(tricks, 1 - side, tricks_left(view)), _plus(tricks, side, tricks_left(view))


def _points(view: PlayerView, rules: PointRuleset, side: int, taker: int) -> Taken:
    """Return the points if `taker` takes the rest, where cards nobody has seen help `taker`."""
    aside = sum(card.points for card in view.discard)
    out = sum(rules.deck.points) - sum(view.points)
    points = view.points
    if rules.kitty_taker == DECLARER:
        points, out = _plus(points, side, aside), out - aside
    elif rules.kitty_taker == NOBODY_TAKES:
        out -= aside
    tricks = _plus(side_tricks(view), taker, tricks_left(view))
    points = _plus(points, taker, out)
    if tricks[0] == tricks[1]:
        return points
    return _plus(points, tricks.index(max(tricks)), rules.most_tricks_bonus)


def _plus(amounts: Taken, place: int, more: int) -> Taken:
    return tuple(each + (more if index == place else 0) for index, each in enumerate(amounts))
