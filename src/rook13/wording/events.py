"""Events as sentences, in the past tense because that mostly fits a name as well as “You”."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rook13.engine import events as ev
from rook13.engine.auction import Call
from rook13.engine.cards import Card, Suit
from rook13.engine.seats import Seat
from rook13.engine.state import NOBODY, HandResult
from rook13.wording.text import Text, all_of
from rook13.wording.words import Names, call_text, cards_text, kitty_text, suit_text

EVENTS: Mapping[type[ev.Event], str] = {
    ev.CardsDealt: "Hand {number}: {dealer} dealt.",
    ev.HandDealt: "{seat} got {cards}.",
    ev.DealVoided: "The deal was void: {seat} held {cards}.",
    ev.RedealChosen: "{seat} threw the cards in and dealt again.",
    ev.RedealCalled: "{seat} held no counters and called a redeal.",
    ev.BidMade: "{seat} bid {call}.",
    ev.SecretBidMade: "{seat} made a secret bid.",
    ev.BidsRevealed: "The bids were {calls}.",
    ev.Passed: "{seat} passed.",
    ev.PassedOut: "Nobody bid. The deal passes on.",
    ev.AuctionWon: "{seat} won the bidding with {call}.",
    ev.KittyTaken: "{kitty}: {seat} found {cards}.",
    ev.DiscardLaid: "{seat} discarded {cards}.",
    ev.Exchanged: "{kitty}: {seat} picked up and discarded.",
    ev.TrumpSet: "{seat} made {suit} trump.",
    ev.CardPlayed: "{seat} played {card}.",
    ev.HandShown: "{seat} laid down an open hand: {cards}.",
    ev.TrickTaken: "{seat} took the trick.",
    ev.Claimed: "{seat} claimed the rest.",
    ev.RenegeCalled: "{seat} called a renege: {offender} hadn't followed suit.",
    ev.CardsReturned: "{cards} went back, and {seat} had to play again.",
    ev.HandScored: "The hand was over.",
    ev.GameWon: "{winners} won the game.",
}
TURNED_UP = "Hand {number}: {dealer} dealt and turned up {turned}."
PLAYED_OUT = "Nobody bid, so every trick costs its side 10 points."
NO_TRUMP_SET = "No trump."
NO_TRUMP_CHOSEN = "{seat} chose No Trump."
TRUMP_TURNED = "Trump: {suit}."
SUIT_NAMED = "{seat} played {card} and asked for {named}."
TRICK_WORTH = "{seat} took the trick with {points} points."
CALLED_IN_VAIN = "{seat} called a renege, but there wasn't one."
MADE = "{declarer} made the bid of {call}."
SET = "{declarer} was set: {taken} of {call}."
SET_ON = "{declarer} was set on a bid of {call}."
YOU_SET = "You were set: {taken} of {call}."
YOU_SET_ON = "You were set on a bid of {call}."
EXACT = "{players} bid exactly right."
NONE_EXACT = "Nobody bid exactly right."
KEPT = "{players} made their bids."
NONE_KEPT = "Nobody made their bid."
RENEGED = "{offender} reneged, which ended the hand."
WON_TOGETHER = "{winners} tied for first."
PLAYERS_WORD = "{player} {word}"

ShowCards = Callable[[Iterable[Card]], Text | str]
"""How cards are written: in notation, or in words for screen readers."""


def event_text(event: ev.Event, names: Names, cards: ShowCards = cards_text) -> Text:
    """Return what happened."""
    if isinstance(event, ev.HandScored):
        return result_text(event.result, names)
    fields = {field.name: getattr(event, field.name) for field in dataclasses.fields(event)}
    values: dict[str, Text | str | int] = {
        name: _value(value, names, cards) for name, value in fields.items() if value is not None
    }
    if isinstance(event, ev.KittyTaken | ev.Exchanged):
        values["kitty"] = kitty_text(names.rules)
    if isinstance(event, ev.GameWon):
        values["winners"] = all_of(names.side(side) for side in event.winners)
    return Text(_template(event), values)


def result_text(result: HandResult, names: Names) -> Text:
    """Return how a hand ended for the players who had bid."""
    if result.reneged != NOBODY:
        return Text(RENEGED, {"offender": names.seat(result.reneged)})
    if result.bids:
        return _kept_text(result, names)
    if result.call is None or result.made is None:
        return Text(EVENTS[ev.HandScored])
    seat = names.rules.seats[result.declarer]
    declarer, call = names.seat(seat), call_text(result.call)
    if result.made:
        return Text(MADE, {"declarer": declarer, "call": call})
    is_you = seat == names.you
    if not names.rules.counts_points:
        return Text(YOU_SET_ON if is_you else SET_ON, {"declarer": declarer, "call": call})
    taken = result.points[names.rules.side_of[result.declarer]]
    return Text(YOU_SET if is_you else SET, {"declarer": declarer, "call": call, "taken": taken})


def _kept_text(result: HandResult, names: Names) -> Text:
    """Return who took what they had bid, where everybody bids."""
    rules = names.rules
    is_kept = rules.kept_bids(result)
    kept = [names.seat(seat) for seat, side in enumerate(rules.side_of) if is_kept[side]]
    if rules.exact:
        return Text(EXACT, {"players": all_of(kept)}) if kept else Text(NONE_EXACT)
    return Text(KEPT, {"players": all_of(kept)}) if kept else Text(NONE_KEPT)


def _template(event: ev.Event) -> str:
    """Return the sentence for an event, which may depend on its fields."""
    match event:
        case ev.CardsDealt(turned=Card()):
            return TURNED_UP
        case ev.PassedOut(played=True):
            return PLAYED_OUT
        case ev.TrumpSet(suit=None, seat=seat):
            return NO_TRUMP_CHOSEN if seat else NO_TRUMP_SET
        case ev.TrumpSet(seat=None):
            return TRUMP_TURNED
        case ev.CardPlayed(named=Suit()):
            return SUIT_NAMED
        case ev.TrickTaken(points=points) if points:
            return TRICK_WORTH
        case ev.RenegeCalled(offender=None):
            return CALLED_IN_VAIN
        case ev.GameWon(winners=winners) if len(winners) > 1:
            return WON_TOGETHER
    return EVENTS[type(event)]


def _value(value: Any, names: Names, cards: ShowCards) -> Text | str | int:
    match value:
        case Card():
            return cards([value])
        case Seat():
            return names.seat(value)
        case Call():
            return call_text(value)
        case Suit():
            return suit_text(value)
        case (Card(), *_):
            return cards(value)
        case ((Seat(), _), *_):
            return all_of(_pair(pair, names, cards) for pair in value)
        case int():
            return value
    return str(value)


def _pair(pair: tuple[Seat, Call | Card], names: Names, cards: ShowCards) -> Text:
    seat, said = pair
    word = call_text(said) if isinstance(said, Call) else cards([said])
    return Text(PLAYERS_WORD, {"player": names.seat(seat), "word": word})
