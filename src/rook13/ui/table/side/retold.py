"""A hand told again from what is seen of it, for who came late and has not heard it all."""

from __future__ import annotations

from collections.abc import Iterator

from rook13.engine.events import (
    AuctionWon,
    BidMade,
    CardPlayed,
    CardsDealt,
    Event,
    Passed,
    TrickTaken,
    TrumpSet,
)
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView


def hand_so_far(game: PlayerView) -> tuple[Event, ...]:
    """Return what must have happened in the hand on the table, in order."""
    if game.phase is Phase.DEALING:
        return ()
    return (
        CardsDealt(game.dealer, game.number, game.turned),
        *_bidding(game),
        *_trump(game),
        *_tricks(game),
    )


def _bidding(game: PlayerView) -> Iterator[Event]:
    for seat, call in game.calls:
        yield Passed(seat) if call is None else BidMade(seat, call)
    if game.declarer is not None and game.contract is not None:
        yield AuctionWon(game.declarer, game.contract)


def _trump(game: PlayerView) -> Iterator[Event]:
    if not game.trump_known or game.phase is Phase.AUCTION:
        return
    named = not game.rules.everybody_bids
    yield TrumpSet(game.trump, game.declarer if named else None)


def _tricks(game: PlayerView) -> Iterator[Event]:
    for trick in game.tricks:
        cards = tuple(card for _, card in trick.plays)
        yield from (CardPlayed(seat, card, None) for seat, card in trick.plays)
        yield TrickTaken(trick.winner, cards, trick.points)
    yield from (CardPlayed(seat, card, None) for seat, card in game.trick)
