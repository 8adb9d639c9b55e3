"""Hints in words: what to do, and why in a few words."""

from __future__ import annotations

from collections.abc import Mapping

from rook13.bots.forecast import Aim, Forecast
from rook13.engine import actions as a
from rook13.engine.cards import Suit
from rook13.engine.view import PlayerView
from rook13.wording.text import Text
from rook13.wording.words import amount_text, call_text, card_names_text, card_text, suit_text

PLAY = "Play {card}"
PLAY_NAMING = "Play {card} and ask for {suit}"
BID = "Bid {call}"
PASS = "Pass"
PUT_DOWN = "Discard {cards}"
PUT_DOWN_AND_NAME = "Discard {cards} and make {suit} trump"
NAME_TRUMP = "Make {suit} trump"

SIMPLE: Mapping[type[a.Action], str] = {
    a.Claim: "Claim the rest",
    a.CallRedeal: "Call a redeal",
    a.CallRenege: "Call a renege",
    a.TakeBack: "Take the card back",
    a.Redeal: "Deal again",
    a.Deal: "Deal",
}
"""Actions that need no figures, and below why to take them."""
SIMPLE_REASONS: Mapping[type[a.Action], str] = {
    a.Claim: "The rest of the tricks are yours.",
    a.CallRedeal: "You hold no counters, so you can call a redeal.",
    a.CallRenege: "An opponent just played a suit they hadn't followed before.",
    a.TakeBack: "You could have followed suit.",
    a.Redeal: "The cards can still be thrown in.",
    a.Deal: "The others are waiting for you to deal.",
}
BID_MADE = "You'd make this about {chance}% of the time, averaging {amount}."
BID_MADE_ONLY = "You'd make this about {chance}% of the time."
BID_SET = "You'd set them about {chance}% of the time, averaging {amount}."
BID_SET_ONLY = "You'd set them about {chance}% of the time."
WOULD_BE_MADE = "You'd make {call} only about {chance}% of the time."
PARTNERS_BID = "Your partner makes {call} about {chance}% of the time."
NOT_ENOUGH = "You'd make {call} about {chance}% of the time, not enough for the risk."
EXACT = "You'd take exactly {call} about {chance}% of the time, averaging {amount}."
EVERY_TRICK_COSTS = "Every trick costs you; expect about {amount}."
ONLY_CARD = "It's the only card you can play."
NOTHING_ELSE = "You can only pass."
BEST_SUIT = "It's your strongest suit."
AN_EXPERT = "An expert would do this."
NEXT_CHANCE = "{reason} With the next best card: {chance}%."
NEXT_LESS = "{reason} The next best card averages {amount} less."
ABOUT_AS_GOOD = "{reason} Another card is about as good."
EVEN = 0.5
NOTICEABLE_CHANCE, NOTICEABLE_POINTS = 2, 2
"""Smaller differences between two cards count as noise."""


def advice_text(action: a.Action, trump: Suit | None = None) -> Text:
    """Return what to do; a discard may go with the trump that is named next."""
    match action:
        case a.Play(card=card, named=Suit() as named):
            return Text(PLAY_NAMING, {"card": card_text(card), "suit": suit_text(named)})
        case a.Play(card=card):
            return Text(PLAY, {"card": card_text(card)})
        case a.Bid(call=call):
            return Text(BID, {"call": call_text(call)})
        case a.Discard(cards=cards) if trump is not None:
            named_too = {"cards": card_names_text(cards), "suit": suit_text(trump)}
            return Text(PUT_DOWN_AND_NAME, named_too)
        case a.Discard(cards=cards):
            return Text(PUT_DOWN, {"cards": card_names_text(cards)})
        case a.NameTrump(suit=suit):
            return Text(NAME_TRUMP, {"suit": suit_text(suit)})
        case a.Pass():
            return Text(PASS)
    return Text(SIMPLE[type(action)])


def reason_text(forecast: Forecast, view: PlayerView, action: a.Action | None = None) -> Text:
    """Return why, in figures where there are any."""
    if action is not None and type(action) in SIMPLE_REASONS:
        return Text(SIMPLE_REASONS[type(action)])
    if isinstance(action, a.NameTrump) and forecast.aim is Aim.OPEN:
        return Text(BEST_SUIT)
    if forecast.aim is Aim.ONLY:
        return Text(NOTHING_ELSE if isinstance(action, a.Pass) else ONLY_CARD)
    return _compared(_figures(forecast, view), forecast, view)


def _figures(forecast: Forecast, view: PlayerView) -> Text:
    values = _values(forecast, view)
    template = _template(forecast)
    return Text(template, values) if template else Text(AN_EXPERT)


def _template(forecast: Forecast) -> str | None:
    """Return the sentence for the figures that are known."""
    if forecast.aim is Aim.FEW:
        return EVERY_TRICK_COSTS if forecast.expected is not None else None
    if forecast.chance is None:
        return None
    whole = forecast.expected is not None
    return {
        Aim.MAKE: BID_MADE if whole else BID_MADE_ONLY,
        Aim.SET: BID_SET if whole else BID_SET_ONLY,
        Aim.WOULD: NOT_ENOUGH if forecast.chance >= EVEN else WOULD_BE_MADE,
        Aim.PARTNER: PARTNERS_BID,
        Aim.EXACT: EXACT if whole and forecast.call is not None else None,
    }.get(forecast.aim)


def _values(forecast: Forecast, view: PlayerView) -> dict[str, Text | str | int]:
    found: dict[str, Text | str | int] = {}
    if forecast.chance is not None:
        found["chance"] = _of_100(forecast.chance)
    if forecast.expected is not None:
        found["amount"] = amount_text(forecast.expected, tricks=_counts_tricks(view))
    if forecast.call is not None:
        found["call"] = call_text(forecast.call)
    return found


def _compared(reason: Text, forecast: Forecast, view: PlayerView) -> Text:
    """Add how much worse the next best card is, where that is known."""
    if forecast.next_chance is None or forecast.chance is None:
        return reason
    ahead = _of_100(forecast.chance) - _of_100(forecast.next_chance)
    if ahead >= NOTICEABLE_CHANCE:
        values: dict[str, Text | str | int] = {"chance": _of_100(forecast.next_chance)}
        return Text(NEXT_CHANCE, {"reason": reason} | values)
    if forecast.expected is None or forecast.next_expected is None:
        return reason
    less = forecast.expected - forecast.next_expected
    if not _counts_tricks(view) and less >= NOTICEABLE_POINTS:
        return Text(NEXT_LESS, {"reason": reason, "amount": amount_text(less)})
    return Text(ABOUT_AS_GOOD, {"reason": reason})


def _counts_tricks(view: PlayerView) -> bool:
    """Return whether forecasts are in tricks; those of players alone are in points."""
    rules = view.rules
    return len(rules.sides) < rules.players and not rules.counts_points


def _of_100(chance: float) -> int:
    return round(100 * chance)
