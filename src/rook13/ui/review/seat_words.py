"""What a position says in words: beside the hands, above them, and for who hears it."""

from __future__ import annotations

from rook13.engine.point_game import PointRuleset
from rook13.engine.seats import Seat
from rook13.engine.state import HandResult, Phase
from rook13.ui.look import Look
from rook13.ui.review.position import Position
from rook13.ui.text import context
from rook13.wording.events import result_text
from rook13.wording.text import Text
from rook13.wording.words import Names, call_text, card_names_text

tr = context("Review")
APART = " · "


def hand_words(look: Look, result: HandResult, names: Names) -> str:
    """Return which hand it was, and how it ended."""
    said = look.say(result_text(result, names))
    if result.bids:
        return tr("Round {number}: {result}", number=result.number, result=said)
    return tr("Hand {number}: {result}", number=result.number, result=said)


def seat_words(look: Look, position: Position, seat: Seat, names: Names) -> str:
    """Return a name with the last call, or with the tricks taken."""
    name, view = names.seat(seat), position.view
    if view.phase in (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP):
        calls = [call for caller, call in position.calls if caller == seat]
        return APART.join([name, look.say(call_text(calls[-1]))]) if calls else name
    taken, call = view.seats[seat.index].tricks, view.seats[seat.index].call
    if position.rules.everybody_bids and call is not None:
        return APART.join([name, tr("{taken} of {bid}", taken=taken, bid=call.tricks)])
    return APART.join([name, tr("{n} tricks", n=taken)])


def aside_words(position: Position) -> str:
    """Return what the cards in the middle are."""
    if position.view.turned is not None:
        return tr("Turned up")
    return tr("Kitty") if position.view.declarer is None else tr("Put down")


def facts_words(look: Look, position: Position, names: Names) -> str:
    """Return contract, trump and points in one line."""
    view = position.view
    found = []
    if view.contract is not None and view.declarer is not None:
        call = look.say(call_text(view.contract))
        found.append(tr("{name} bid {call}", name=names.seat(view.declarer), call=call))
    if view.trump_known:
        suit = look.suit_name(view.trump)
        found.append(tr("Trump: {suit}", suit=suit) if view.trump else suit)
    if view.phase in (Phase.PLAY, Phase.HAND_OVER, Phase.GAME_OVER):
        if isinstance(position.rules, PointRuleset):
            first, second = view.points
            found.append(tr("Points in tricks: {first} to {second}", first=first, second=second))
        if view.phase is Phase.PLAY:
            found.append(tr("Trick {number}", number=len(view.tricks) + 1))
    return APART.join(found) or look.say(Text("The bidding is on."))


def position_words(look: Look, position: Position, names: Names) -> str:
    """Return everything that the picture shows."""
    lines = [facts_words(look, position, names)]
    for seat, cards in zip(position.rules.seats, position.hands, strict=True):
        held = look.say(card_names_text(cards))
        lines.append(f"{seat_words(look, position, seat, names)}: {held}.")
    if position.trick:
        lying = look.say(card_names_text(card for _, card in position.trick))
        lines.append(tr("On the table: {cards}.", cards=lying))
    if position.aside:
        lines.append(f"{aside_words(position)}: {look.say(card_names_text(position.aside))}.")
    return " ".join(lines)
