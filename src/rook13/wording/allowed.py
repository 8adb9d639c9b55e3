"""What the cards of a hand allowed, in sentences: contracts, preparations, and their worth."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.engine.auction import Call
from rook13.engine.cards import Card, Suit
from rook13.wording.happenings import ShowCards
from rook13.wording.text import Text
from rook13.wording.words import call_text, cards_text, suit_text

CAN_MAKE = "{side} could make {call}: {seat} with {trump} as trump, putting down {cards}."
CAN_MAKE_CALLED = "{side} could make {call}: {seat}, putting down {cards}."
MIGHT_MAKE = (
    "{side} could make about {call}: {seat} with {trump} as trump, putting down {cards} "
    "(estimated)."
)
MIGHT_MAKE_CALLED = "{side} could make about {call}: {seat}, putting down {cards} (estimated)."
MAKES_NOTHING = "{side} could make no contract."
MIGHT_MAKE_NOTHING = "{side} could probably make no contract (estimated)."
PAR = "Par for this deal: {call} by {seat}."
ABOUT_PAR = "Par for this deal: about {call} by {seat} (estimated)."
NO_PAR = "Par for this deal: no contract that could be made."
WORTH = "With the best cards from the first lead on, {side} take {value}."
BEST_EXCHANGE = "Best for {seat} was to put down {cards} with {trump} as trump: {value}."
BEST_DISCARD = "Best for {seat} was to put down {cards}: {value}."
WELL_PREPARED = "No other discard or trump that was tried would have served {seat} better."
CLEARLY_PREPARED = (
    "No other discard or trump that was tried would have served {seat} clearly better (estimated)."
)


def makes_nothing_text(side: Text, *, proven: bool) -> Text:
    """Return that a side has no contract."""
    return Text(MAKES_NOTHING if proven else MIGHT_MAKE_NOTHING, {"side": side})


def potential_text(
    side: Text,
    seat: str,
    call: Call,
    trump: Suit | None,
    cards: Sequence[Card],
    *,
    proven: bool,
    show: ShowCards = cards_text,
) -> Text:
    """Return the best contract of a side."""
    settles_trump = call.tricks or call.misere
    if proven:
        template = CAN_MAKE_CALLED if settles_trump else CAN_MAKE
    else:
        template = MIGHT_MAKE_CALLED if settles_trump else MIGHT_MAKE
    return Text(
        template,
        {
            "side": side,
            "call": call_text(call),
            "seat": seat,
            "trump": suit_text(trump),
            "cards": show(cards),
        },
    )


def par_text(seat: str, call: Call | None, *, proven: bool = True) -> Text:
    """Return the contract that nobody should outbid; without a call there is none."""
    if call is None:
        return Text(NO_PAR)
    return Text(PAR if proven else ABOUT_PAR, {"call": call_text(call), "seat": seat})


def worth_text(side: Text, value: Text) -> Text:
    """Return what the declarer's side takes with best play."""
    return Text(WORTH, {"side": side, "value": value})


def exchange_text(
    seat: str,
    cards: Sequence[Card],
    trump: Suit | None,
    value: Text,
    show: ShowCards = cards_text,
    *,
    is_named: bool,
) -> Text:
    """Return the declarer's best preparation; trump is part of it where it is named after."""
    values: dict[str, Text | str | int] = {"seat": seat, "cards": show(cards), "value": value}
    if not is_named:
        return Text(BEST_DISCARD, values)
    return Text(BEST_EXCHANGE, values | {"trump": suit_text(trump)})


def prepared_text(seat: str, *, proven: bool) -> Text:
    """Return that the declarer prepared as well as possible, or as an estimate can tell."""
    return Text(WELL_PREPARED if proven else CLEARLY_PREPARED, {"seat": seat})
