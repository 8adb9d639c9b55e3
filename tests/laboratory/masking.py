"""Records as one seat knows them: `?` for everything that it cannot know."""

from __future__ import annotations

from dataclasses import replace

from rook13.engine.cards import mask_of
from rook13.engine.record import DealRecord, HandRecord, Record
from rook13.engine.redaction import view_for
from rook13.engine.seats import Seat
from rook13.engine.state import GameState, Phase

OPEN = (Phase.HAND_OVER, Phase.GAME_OVER)


def masked(record: Record, state: GameState, seat: Seat) -> Record:
    """Return what a seat may know of a record that led to this state."""
    view = view_for(state, seat)
    if view.phase in OPEN or view.phase is Phase.DEALING:
        return record
    entry = record.hands[-1]
    rules, deck = state.rules, state.rules.deck
    shown = mask_of(card for other in view.seats for card in other.face_up)
    deal = entry.deal
    laid = rules.lay_out([deck.parse(hand) for hand in deal.hands], deck.parse(deal.kitty))
    hands = [
        text if index == seat.index else _hide(text, deck.show(laid.hands[index] & shown))
        for index, text in enumerate(deal.hands)
    ]
    knows_kitty = view.declarer == seat and view.phase is not Phase.AUCTION
    if rules.everybody_bids or knows_kitty:
        kitty = deal.kitty
    else:
        kitty = _hide(deal.kitty, deck.show(laid.kitty & shown))
    secret = rules.secret_bids and view.phase is Phase.AUCTION
    actions = tuple(_action(text, seat, secret=secret) for text in entry.actions)
    last = HandRecord(DealRecord(hands=tuple(hands), kitty=kitty), actions)
    return replace(record, hands=(*record.hands[:-1], last))


def _hide(text: str, shown: str) -> str:
    return " ".join(name if name in shown.split() else "?" for name in text.split())


def _action(text: str, seat: Seat, *, secret: bool) -> str:
    name, verb, *rest = [*text.split(), ""]
    if name == seat.name:
        return text
    if verb == "down":
        return " ".join([name, verb, *("?" for word in rest if word)])
    return f"{name} bid ?" if secret and verb == "bid" else text
