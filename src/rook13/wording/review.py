"""A hand reviewed in sentences: what was played, what it cost, and what the cards allowed."""

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
from rook13.wording.events import ShowCards, event_text
from rook13.wording.text import Text, any_of, as_text, verbatim
from rook13.wording.words import Names, amount_text, call_text, cards_text, suit_text

IN_TRICK = "Trick {trick}: {sentence}"
CARD_COST = "{seat} played {card}, which cost {loss}. Better: {better}."
CONTRACT_LOST = "{seat} played {card}, which cost {loss} and the contract. Better: {better}."
CONTRACT_LET = (
    "{seat} played {card}, which cost {loss} and let the contract through. Better: {better}."
)
EXPECTED_CARD = "{seat} played {card}; {better} averages {loss} more."
EXPECTED_BID = "{seat} bid {call}; {better} averages {loss} more."
ASKING_FOR = "{card} and {suit}"
PASS_COST = "{seat} passed; bidding {better} would have been worth {loss} more."
BID_COST = "{seat} bid {call}; {better} would have been worth {loss} more."
A_BID = "a bid of {call}"
A_PASS = "a pass"
A_CLAIM = "a claim"
DISCARD_COST = "{seat} discarded {cards}; {better} would have gained {loss} more."
DISCARD_LET_IN = "{seat} discarded {cards}; {better} would have saved {loss}."
TRUMP_COST = "{seat} made {suit} trump; {better} would have gained {loss} more."
KNOWABLE = "Avoidable."
BAD_LUCK = "Unlucky: it looked right from that seat."
EXPERT_PLAYS = "An expert would have played {card} there."
CHANCE = "It cut the chance of winning by {percent}%."
OTHERS = "others"
TOOK_BACK = "{seat} took the card back."
CALLED_RENEGE = "{seat} called a renege."
GAVE_NOTHING = "{seat} lost nothing."
GAVE = "{seat} lost {loss}."
GAVE_KNOWABLE = "{seat} lost {loss}, all avoidable."
GAVE_UNLUCKY = "{seat} lost {loss}, all of it bad luck."
NO_MISTAKES = "No costly mistakes."
UNSETTLED = "{count} of {all} decisions came too early to judge."
ESTIMATED = (
    "{count} of {all} decisions are estimates: with so many cards left nothing can be proven, so "
    "only clear losses count."
)
GAVE_PARTLY = "{seat} lost {loss}, {known} of it avoidable."
MOST_AT_ONCE = 4

CAN_MAKE = "{side} could make {call}: {seat} in {trump}, discarding {cards}."
CAN_MAKE_CALLED = "{side} could make {call}: {seat}, discarding {cards}."
MIGHT_MAKE = "{side} could make about {call}: {seat} in {trump}, discarding {cards} (estimated)."
MIGHT_MAKE_CALLED = "{side} could make about {call}: {seat}, discarding {cards} (estimated)."
MAKES_NOTHING = "{side} could make no contract."
MIGHT_MAKE_NOTHING = "{side} could probably make no contract (estimated)."
PAR = "Par for this deal: {call} by {seat}."
ABOUT_PAR = "Par for this deal: about {call} by {seat} (estimated)."
NO_PAR = "Par for this deal: no makeable contract."
WORTH = "With best play from the opening lead, {side} take {value}."
BEST_EXCHANGE = "Best discard for {seat}: {cards} with {trump} as trump, {value}."
BEST_DISCARD = "Best discard for {seat}: {cards}, {value}."
WELL_PREPARED = "No better discard or trump was found for {seat}."
CLEARLY_PREPARED = "No clearly better discard or trump was found for {seat} (estimated)."


@dataclass(frozen=True, slots=True)
class Loss:
    """What a decision cost, as far as its sentence tells."""

    amount: float
    tricks: bool = False
    about: bool = False
    """The amount is an estimate."""
    expected: bool = False
    contract: bool = False
    """It decided the contract."""
    declares: bool = False
    """The seat is on the declarer's side."""
    ducks: bool = False
    """The declarer wants no trick."""


def mistake_text(
    action: Action,
    best: Sequence[Action],
    loss: Loss,
    names: Names,
    cards: ShowCards = cards_text,
) -> Text:
    """Return what somebody did and what would have been better."""
    seat = names.seat(action.seat)
    lost = amount_text(loss.amount, tricks=loss.tricks, about=loss.about)
    better = better_text(best, cards)
    values: dict[str, Text | str | int] = {"seat": seat, "loss": lost, "better": better}
    match action:
        case Play():
            return Text(_card_template(loss), values | {"card": _play_text(action, cards)})
        case Bid():
            template = EXPECTED_BID if loss.expected else BID_COST
            return Text(template, values | {"call": call_text(action.call)})
        case Discard():
            template = DISCARD_LET_IN if loss.ducks else DISCARD_COST
            return Text(template, values | {"cards": cards(action.cards)})
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
    """Return the better actions: “a, b or c”."""
    if len(best) > MOST_AT_ONCE:
        shown = [action_text(action, cards) for action in best[: MOST_AT_ONCE - 1]]
        return any_of([*shown, Text(OTHERS)])
    return any_of([action_text(action, cards) for action in best])


def action_text(action: Action, cards: ShowCards = cards_text) -> Text:
    """Return an action in a few words: a card, a bid, cards put down, a suit."""
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
    return Text(EXPERT_PLAYS, {"card": action_text(action, cards)})


def chance_text(chance: float) -> Text:
    """Return how much of the chance to win the game something cost."""
    return Text(CHANCE, {"percent": round(100 * chance)})


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


def no_mistakes_text() -> Text:
    """Return that there were no mistakes."""
    return Text(NO_MISTAKES)


def unsettled_text(count: int, everything: int) -> Text:
    """Return how many decisions could not be judged."""
    return Text(UNSETTLED, {"count": count, "all": everything})


def estimated_text(count: int, everything: int) -> Text:
    """Return how many decisions are judged by estimates."""
    return Text(ESTIMATED, {"count": count, "all": everything})


def given_away_text(seat: Seat, loss: Loss, known: float | None, names: Names) -> Text:
    """Return what a player gave away in the play, and how much of it could have been known."""
    name = names.seat(seat)
    if round(loss.amount) == 0:
        return Text(GAVE_NOTHING, {"seat": name})
    values: dict[str, Text | str | int] = {
        "seat": name,
        "loss": amount_text(loss.amount, tricks=loss.tricks, about=loss.about),
    }
    if known is None:
        return Text(GAVE, values)
    if known in (0, loss.amount):
        return Text(GAVE_KNOWABLE if known else GAVE_UNLUCKY, values)
    return Text(GAVE_PARTLY, values | {"known": round(known)})


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
    """Return the declarer's best discard, with the best trump where it is named after."""
    values: dict[str, Text | str | int] = {"seat": seat, "cards": show(cards), "value": value}
    if not is_named:
        return Text(BEST_DISCARD, values)
    return Text(BEST_EXCHANGE, values | {"trump": suit_text(trump)})


def prepared_text(seat: str, *, proven: bool) -> Text:
    """Return that no better discard or trump was found."""
    return Text(WELL_PREPARED if proven else CLEARLY_PREPARED, {"seat": seat})
