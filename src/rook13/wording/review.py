"""A look back at a hand in sentences: what was played, what it cost, what was better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rook13.engine import events as ev
from rook13.engine.actions import (
    Action,
    Bid,
    CallRenege,
    Claim,
    Discard,
    NameTrump,
    Pass,
    Play,
)
from rook13.engine.auction import Call
from rook13.engine.cards import Card, Suit
from rook13.engine.seats import Seat
from rook13.wording.happenings import ShowCards, event_text
from rook13.wording.text import Text, as_text, verbatim
from rook13.wording.words import Names, call_text, cards_text, suit_text

ONE_POINT, POINTS = "1 point", "{count} points"
ONE_TRICK, TRICKS = "1 trick", "{count} tricks"
IN_TRICK = "Trick {trick}: {sentence}"
CARD_COST = "{seat} played {card}, which cost {loss}. Better: {better}."
CONTRACT_LOST = "{seat} played {card}, which cost {loss} and the contract. Better: {better}."
CONTRACT_LET = (
    "{seat} played {card}, which cost {loss} and let the contract through. Better: {better}."
)
EXPECTED_CARD = "{seat} played {card}, where {better} was worth {loss} more on average."
EXPECTED_BID = "{seat} bid {call}, where {better} was worth {loss} more on average."
ASKING_FOR = "{card} and {suit}"
PASS_COST = "{seat} passed, where a bid of {better} would have been worth {loss} more."
BID_COST = "{seat} bid {call}, where {better} would have been worth {loss} more."
A_BID = "a bid of {call}"
A_PASS = "a pass"
A_CLAIM = "a claim"
DISCARD_COST = "{seat} put down {cards}; {better} would have brought {loss} more."
TRUMP_COST = "{seat} made {suit} trump; {better} would have brought {loss} more."
KNOWABLE = "That could have been known."
BAD_LUCK = "Bad luck: from that seat it looked right."
EXPERT_PLAYS = "An expert would have played {card} there."
CHANCE = "It cost {percent} % of the chance to win the game."
EITHER = "{first} or {last}"
LISTED = "{first}, {rest}"
OTHERS = "others"
CAN_MAKE = "{side} could make {call}: {seat} with {trump} as trump, putting down {cards}."
CAN_MAKE_CALLED = "{side} could make {call}: {seat}, putting down {cards}."
MIGHT_MAKE = "{side} might make {call}: {seat} with {trump} as trump (tried out, not proven)."
MAKES_NOTHING = "{side} could make no contract."
PAR = "Par for this deal: {call} by {seat}."
NO_PAR = "Par for this deal: no contract that could be made."
TOOK_BACK = "{seat} took the card back."
CALLED_RENEGE = "{seat} called a renege."
WORTH = "With the best cards from the first lead on, {side} take {value}."
WORTH_BETWEEN = (
    "With the best cards from the first lead on, {side} take {low} to {value}: "
    "bounds, as so many cards were too many to settle it."
)
BEST_EXCHANGE = "Best for {seat} was to put down {cards} with {trump} as trump: {value}."
WELL_PREPARED = "No other discard or trump that was tried would have served {seat} better."
GAVE_NOTHING = "{seat} gave nothing away."
GAVE = "{seat} gave away {loss}."
GAVE_KNOWABLE = "{seat} gave away {loss}, all of it knowable."
GAVE_UNLUCKY = "{seat} gave away {loss}, none of it knowable."
NO_MISTAKES = "Nobody made a mistake that mattered."
UNSETTLED = "{count} of {all} decisions came too early to be settled."
GAVE_PARTLY = "{seat} gave away {loss}, {known} of it knowable."
MOST_AT_ONCE = 4


@dataclass(frozen=True, slots=True)
class Loss:
    """What a decision cost, as a sentence needs to know it."""

    amount: float
    tricks: bool = False
    expected: bool = False
    contract: bool = False
    """It decided the contract."""
    declares: bool = False
    """The seat is on the declarer's side."""


def amount_text(amount: float, *, tricks: bool = False) -> Text:
    """Return an amount of points or tricks."""
    count = round(amount)
    one, many = (ONE_TRICK, TRICKS) if tricks else (ONE_POINT, POINTS)
    return Text(one) if count == 1 else Text(many, {"count": count})


def mistake_text(
    action: Action,
    best: Sequence[Action],
    loss: Loss,
    names: Names,
    cards: ShowCards = cards_text,
) -> Text:
    """Return what somebody did and what would have been better."""
    seat = names.seat(action.seat)
    lost, better = amount_text(loss.amount, tricks=loss.tricks), better_text(best, cards)
    values: dict[str, Text | str | int] = {"seat": seat, "loss": lost, "better": better}
    match action:
        case Play():
            return Text(_card_template(loss), values | {"card": _play_text(action, cards)})
        case Bid():
            template = EXPECTED_BID if loss.expected else BID_COST
            return Text(template, values | {"call": call_text(action.call)})
        case Discard():
            return Text(DISCARD_COST, values | {"cards": cards(action.cards)})
        case NameTrump():
            return Text(TRUMP_COST, values | {"suit": suit_text(action.suit)})
    bid = best[0]
    assert isinstance(bid, Bid)
    return Text(PASS_COST, values | {"better": call_text(bid.call)})


def _card_template(loss: Loss) -> str:
    if loss.expected:
        return EXPECTED_CARD
    if not loss.contract:
        return CARD_COST
    return CONTRACT_LOST if loss.declares else CONTRACT_LET


def better_text(best: Sequence[Action], cards: ShowCards = cards_text) -> Text:
    """Return the better actions, as a choice."""
    if len(best) > MOST_AT_ONCE:
        shown = [deed_text(action, cards) for action in best[: MOST_AT_ONCE - 1]]
        return _either([*shown, Text(OTHERS)])
    return _either([deed_text(action, cards) for action in best])


def _either(items: Sequence[Text]) -> Text:
    first, *rest = items
    if not rest:
        return first
    template = EITHER if len(rest) == 1 else LISTED
    name = "last" if len(rest) == 1 else "rest"
    return Text(template, {"first": first, name: _either(rest)})


def deed_text(action: Action, cards: ShowCards = cards_text) -> Text:
    """Return in a few words what an action is: a card, a bid, cards put down, a suit."""
    match action:
        case Play():
            return _play_text(action, cards)
        case Bid():
            return Text(A_BID, {"call": call_text(action.call)})
        case Discard():
            return as_text(cards(action.cards))
        case NameTrump():
            return suit_text(action.suit)
        case Claim():
            return Text(A_CLAIM)
    return Text(A_PASS)


def _play_text(action: Play, cards: ShowCards) -> Text:
    card = as_text(cards([action.card]))
    if action.named is None:
        return card
    if cards is cards_text:
        return verbatim(f"{action.card} {action.named}")
    return Text(ASKING_FOR, {"card": card, "suit": suit_text(action.named)})


def in_trick_text(trick: int, sentence: Text) -> Text:
    """Return a sentence with the trick it belongs to; 0 is before the play."""
    return Text(IN_TRICK, {"trick": trick, "sentence": sentence}) if trick else sentence


def insight_text(knowable: bool) -> Text:
    """Return whether a mistake could have been avoided."""
    return Text(KNOWABLE if knowable else BAD_LUCK)


def expert_text(action: Action, cards: ShowCards = cards_text) -> Text:
    """Return what an expert would have done."""
    return Text(EXPERT_PLAYS, {"card": deed_text(action, cards)})


def chance_text(chance: float) -> Text:
    """Return how much of the chance to win the game something cost."""
    return Text(CHANCE, {"percent": round(100 * chance)})


def potential_text(
    side: Text,
    seat: str,
    call: Call | None,
    trump: Suit | None,
    cards: Sequence[Card],
    *,
    proven: bool,
    show: ShowCards = cards_text,
) -> Text:
    """Return the best contract of a side; without a call there is none."""
    if call is None:
        return Text(MAKES_NOTHING, {"side": side})
    named = CAN_MAKE_CALLED if call.tricks else CAN_MAKE
    return Text(
        named if proven else MIGHT_MAKE,
        {
            "side": side,
            "call": call_text(call),
            "seat": seat,
            "trump": suit_text(trump),
            "cards": show(cards),
        },
    )


def par_text(seat: str, call: Call | None) -> Text:
    """Return the contract that nobody should outbid; without a call there is none."""
    if call is None:
        return Text(NO_PAR)
    return Text(PAR, {"call": call_text(call), "seat": seat})


def done_text(action: Action, names: Names, cards: ShowCards = cards_text) -> Text:
    """Return what somebody did, as a sentence."""
    seat = action.seat
    match action:
        case Bid():
            return event_text(ev.BidMade(seat, action.call), names)
        case Pass():
            return event_text(ev.Passed(seat), names)
        case Discard():
            return event_text(ev.DiscardLaid(seat, action.cards), names, cards)
        case NameTrump():
            return event_text(ev.TrumpSet(action.suit, seat), names)
        case Play():
            return event_text(ev.CardPlayed(seat, action.card, action.named), names, cards)
        case Claim():
            return event_text(ev.Claimed(seat), names)
    renege = isinstance(action, CallRenege)
    return Text(CALLED_RENEGE if renege else TOOK_BACK, {"seat": names.seat(seat)})


def worth_text(side: Text, low: int, high: int, *, tricks: bool) -> Text:
    """Return what the declarer's side takes with best play, or the bounds of that."""
    value = amount_text(high, tricks=tricks)
    if low == high:
        return Text(WORTH, {"side": side, "value": value})
    return Text(WORTH_BETWEEN, {"side": side, "low": low, "value": value})


def exchange_text(
    seat: str,
    cards: Sequence[Card],
    trump: Suit | None,
    value: Text,
    show: ShowCards = cards_text,
) -> Text:
    """Return the declarer's best preparation."""
    return Text(
        BEST_EXCHANGE,
        {"seat": seat, "cards": show(cards), "trump": suit_text(trump), "value": value},
    )


def prepared_text(seat: str) -> Text:
    """Return that the declarer prepared as well as possible."""
    return Text(WELL_PREPARED, {"seat": seat})


def no_mistakes_text() -> Text:
    """Return that all was well."""
    return Text(NO_MISTAKES)


def unsettled_text(count: int, everything: int) -> Text:
    """Return how many decisions nothing can be said about."""
    return Text(UNSETTLED, {"count": count, "all": everything})


def given_away_text(
    seat: Seat, lost: float, known: float | None, names: Names, *, tricks: bool
) -> Text:
    """Return what a player gave away in the play, and how much of it could have been known."""
    name = names.seat(seat)
    if round(lost) == 0:
        return Text(GAVE_NOTHING, {"seat": name})
    values: dict[str, Text | str | int] = {
        "seat": name,
        "loss": amount_text(lost, tricks=tricks),
    }
    if known is None:
        return Text(GAVE, values)
    if known in (0, lost):
        return Text(GAVE_KNOWABLE if known else GAVE_UNLUCKY, values)
    return Text(GAVE_PARTLY, values | {"known": round(known)})
