"""A view in the kernel's terms: cards, turns, and the hand as it stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rook13.bots.worlds import World
from rook13.engine.auction import Call
from rook13.engine.cards import mask_of
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import NOBODY
from rook13.engine.trick import NO_LEAD, NO_TRUMP
from rook13.engine.view import PlayerView
from rook13.kernel import FOR_POINTS, LEAST, Cards, Hand


@lru_cache(maxsize=64)
def kernel_cards(rules: Ruleset, trump: int) -> Cards:
    """Return the kernel's tables for a trump."""
    return Cards(rules.tables(trump), rules.deck.points)


def cards_of(view: PlayerView) -> Cards:
    """Return the kernel's tables for the trump of a view."""
    return kernel_cards(view.rules, NO_TRUMP if view.trump is None else view.trump.index)


def turns(rules: Ruleset, sits_out: int = NOBODY) -> list[int]:
    """Return for each seat the one that plays after it; -1 for one that sits out."""
    players = rules.players
    found = []
    for seat in range(players):
        after = (seat + 1) % players
        found.append((after + 1) % players if after == sits_out else after)
    if sits_out != NOBODY:
        found[sits_out] = -1
    return found


def sitting_out(view: PlayerView) -> int:
    """Return the seat that does not play this hand, or NOBODY."""
    return next((seat.seat.index for seat in view.seats if seat.sits_out), NOBODY)


def sides_for(rules: Ruleset, seat: int) -> list[int]:
    """Return 0 for the seats on the side of `seat` and 1 for the others."""
    side = rules.side_of[seat]
    return [int(rules.side_of[other] != side) for other in range(rules.players)]


def aims(rules: Ruleset, declarer: int, call: Call | None, bids: Sequence[int] = ()) -> list[int]:
    """Return what each seat wants: a number of tricks, all it can get, or not to win at all."""
    if rules.everybody_bids:
        return list(bids) if rules.exact else [FOR_POINTS] * rules.players
    if call is None:
        return [0] * rules.players
    if call.misere:
        return [0 if seat == declarer else LEAST for seat in range(rules.players)]
    return [FOR_POINTS] * rules.players


def root_of(view: PlayerView) -> Hand:
    """Return the hand as it stands, with only this seat's cards in it."""
    assert view.seat is not None
    rules = view.rules
    hand = Hand(cards_of(view), turns(rules, sitting_out(view)))
    held = [0] * rules.players
    held[view.seat.index] = mask_of(view.hand)
    for seat, card in view.trick:
        held[seat.index] |= 1 << card.index
    leader = view.trick[0][0] if view.trick else view.seat
    hand.start(held, leader.index)
    for trick in view.tricks:
        winner = trick.winner.index
        hand.won[winner] = hand.won[winner] + 1
        hand.points[winner] = hand.points[winner] + trick.points
        hand.last_winner = winner
    for _, card in view.trick:
        hand.play(card.index, NO_LEAD if view.led is None else view.led.index)
    return hand


def as_lists(worlds: Sequence[World]) -> list[list[int]]:
    """Return the hands of worlds as the kernel takes them."""
    return [list(world.hands) for world in worlds]
