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
from rook13.engine.seats import Seat
from rook13.wording.happenings import ShowCards, event_text
from rook13.wording.text import Text, as_text, verbatim
from rook13.wording.words import Names, call_text, cards_text, suit_text

ONE_POINT, POINTS = "1 point", "{count} points"
ONE_TRICK, TRICKS = "1 trick", "{count} tricks"
ABOUT = "about {amount}"
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
DISCARD_LET_IN = "{seat} put down {cards}; {better} would have saved {loss}."
TRUMP_COST = "{seat} made {suit} trump; {better} would have brought {loss} more."
KNOWABLE = "That could have been known."
BAD_LUCK = "Bad luck: from that seat it looked right."
EXPERT_PLAYS = "An expert would have played {card} there."
CHANCE = "It cost {percent} % of the chance to win the game."
EITHER = "{first} or {last}"
LISTED = "{first}, {rest}"
OTHERS = "others"
TOOK_BACK = "{seat} took the card back."
CALLED_RENEGE = "{seat} called a renege."
GAVE_NOTHING = "{seat} gave nothing away."
GAVE = "{seat} gave away {loss}."
GAVE_KNOWABLE = "{seat} gave away {loss}, all of it knowable."
GAVE_UNLUCKY = "{seat} gave away {loss}, none of it knowable."
NO_MISTAKES = "Nobody made a mistake that mattered."
UNSETTLED = "{count} of {all} decisions came too early to be settled."
ESTIMATED = (
    "{count} of {all} decisions are judged by estimates: with so many cards nothing can be proven, "
    "so only clear losses count."
)
GAVE_PARTLY = "{seat} gave away {loss}, {known} of it knowable."
MOST_AT_ONCE = 4


@dataclass(frozen=True, slots=True)
class Loss:
    """What a decision cost, as a sentence needs to know it."""

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


def amount_text(amount: float, *, tricks: bool = False, about: bool = False) -> Text:
    """Return an amount of points or tricks, and that it is about so much where it is estimated."""
    count = round(amount)
    one, many = (ONE_TRICK, TRICKS) if tricks else (ONE_POINT, POINTS)
    exact = Text(one) if count == 1 else Text(many, {"count": count})
    return Text(ABOUT, {"amount": exact}) if about else exact


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
    """Return that all was well."""
    return Text(NO_MISTAKES)


def unsettled_text(count: int, everything: int) -> Text:
    """Return how many decisions nothing can be said about."""
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
