"""What a view tells about its hand: how it went so far, what is certain, where points came from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rook13.engine import events as ev
from rook13.engine.ruleset import Contract, TrumpSource
from rook13.engine.seats import Seat
from rook13.engine.state import NOBODY, HandResult, Phase
from rook13.engine.view import PlayerView

Amounts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Breakdown:
    """Points of each side: in tricks, in what was discarded, and for more tricks."""

    counters: Amounts
    laid_aside: Amounts
    bonus: Amounts


def hand_so_far(view: PlayerView) -> tuple[ev.Event, ...]:
    """Return what must have happened in the hand on the table, in order."""
    if view.phase is Phase.DEALING:
        return ()
    dealt = ev.CardsDealt(view.dealer, view.number, view.turned)
    return (dealt, *_bidding(view), *_trump(view), *_tricks(view))


def bid_made(view: PlayerView, seat: Seat | None) -> bool | None:
    """Return whether the bid is certain to be made, or lost, however the hand goes on.

    It is the declarer's, or the one of the seat's side where everybody bids. None while it is
    open, which it stays in free play: a renege may still turn everything over.
    """
    if view.phase is not Phase.PLAY or view.rules.free_play:
        return None
    if not view.rules.everybody_bids:
        return _contract_made(view)
    return _promise_kept(view, seat) if seat is not None else None


def breakdown(view: PlayerView, result: HandResult) -> Breakdown | None:
    """Return the parts of what was taken; None where points are not counted, or a renege ended it.

    What was taken in tricks is in the view and the sum in the result; the bonus follows from the
    tricks, and the rest can only come from the cards discarded.
    """
    rules = view.rules
    if not rules.counts_points or result.reneged != NOBODY:
        return None
    nothing = (0,) * len(rules.sides)
    bonus = rules.count(nothing, rules.by_side(result.tricks), 0, last=0, declarer=0)
    sums = zip(result.points, view.points, bonus, strict=True)
    laid_aside = tuple(total - counters - extra for total, counters, extra in sums)
    return Breakdown(view.points, laid_aside, bonus)


def _bidding(view: PlayerView) -> Iterator[ev.Event]:
    for seat, call in view.calls:
        yield ev.Passed(seat) if call is None else ev.BidMade(seat, call)
    if view.declarer is not None and view.contract is not None:
        yield ev.AuctionWon(view.declarer, view.contract)


def _trump(view: PlayerView) -> Iterator[ev.Event]:
    if view.trump_known and view.phase is not Phase.AUCTION:
        by_deal = view.rules.trump_source is TrumpSource.DEAL
        yield ev.TrumpSet(view.trump, None if by_deal else view.declarer)


def _tricks(view: PlayerView) -> Iterator[ev.Event]:
    for trick in view.tricks:
        cards = tuple(card for _, card in trick.plays)
        yield from (ev.CardPlayed(seat, card, None) for seat, card in trick.plays)
        yield ev.TrickTaken(trick.winner, cards, trick.points)
    yield from (ev.CardPlayed(seat, card, None) for seat, card in view.trick)


def _contract_made(view: PlayerView) -> bool | None:
    """Let the rules judge two ends of the hand: the declarers take nothing more, or all."""
    if view.contract is None or view.declarer is None:
        return None
    side = view.rules.side_of[view.declarer.index]
    contract = Contract(view.declarer.index, view.contract)
    before = view.rules.scored_from(view.totals)
    worst, best = (
        view.rules.score(_if_taken_by(view, side, taker), contract, before).made
        for taker in (1 - side, side)
    )
    return worst if worst == best else None


def _if_taken_by(view: PlayerView, declarer: int, taker: int) -> Amounts:
    """Return what sides have if one takes all the rest; unseen cards count for it."""
    laid_aside = sum(card.points for card in view.discard)
    out = sum(view.rules.deck.points) - sum(view.points) - laid_aside
    return view.rules.count(
        _plus(view.points, taker, out),
        _plus(view.side_tricks, taker, view.tricks_left),
        laid_aside,
        last=taker,
        declarer=declarer,
    )


def _promise_kept(view: PlayerView, seat: Seat) -> bool | None:
    rules = view.rules
    side, left = rules.side_of[seat.index], view.tricks_left
    bids = rules.by_side(shown.call.tricks if shown.call else 0 for shown in view.seats)
    bid, taken = bids[side], view.side_tricks[side]
    if taken + left < bid or (rules.exact and taken > bid):
        return False
    return True if left == 0 or (taken >= bid and not rules.exact) else None


def _plus(amounts: Amounts, place: int, more: int) -> Amounts:
    return tuple(each + (more if index == place else 0) for index, each in enumerate(amounts))
