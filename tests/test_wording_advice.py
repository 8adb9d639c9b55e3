"""Hints in words: what to do, and why in a few words."""

from __future__ import annotations

import dataclasses

import pytest

from rook13.bots.forecast import Aim, Forecast
from rook13.engine import actions as a
from rook13.engine.actions import Action
from rook13.engine.notation import parse_action
from rook13.engine.rules import make_rules
from rook13.engine.view import PlayerView
from rook13.wording.advice import SIMPLE, SIMPLE_REASONS, advice_text, reason_text
from rook13.wording.review import action_text, done_text, par_text
from rook13.wording.words import Names, card_names_text
from tests.bots.positions import position, seen

RULES, FIVE_HUNDRED = make_rules("rook13"), make_rules("five_hundred", {"misere": True})


def act(text: str) -> Action:
    rules = FIVE_HUNDRED if any(suit in text for suit in ("7H", "JO", "misere")) else RULES
    return parse_action(rules, text)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("A1 R14", "Play Red 14"),
        ("A1 JO H", "Play Joker and ask for Hearts"),
        ("A1 bid 95", "Bid 95"),
        ("A1 bid 7H", "Bid 7 Hearts"),
        ("A1 bid misere", "Bid misère"),
        ("A1 pass", "Pass"),
        ("A1 down R5 Y6 B7 G8", "Discard Red 5, Yellow 6, Black 7 and Green 8"),
        ("A1 trump G", "Make Green trump"),
        ("A1 claim", "Claim the rest"),
        ("A1 call renege", "Call a renege"),
    ],
)
def test_what_to_do(action: str, words: str) -> None:
    assert str(advice_text(act(action))) == words


def test_a_discard_says_the_trump_that_goes_with_it() -> None:
    words = str(advice_text(act("A1 down R5 Y6 B7 G8"), RULES.deck.suit("G")))
    assert words.endswith("and Green 8 and make Green trump")


def test_every_action_can_be_advised_and_explained() -> None:
    spoken_for = {a.Play, a.Bid, a.Pass, a.Discard, a.NameTrump}
    kinds = {
        kind
        for kind in vars(a).values()
        if isinstance(kind, type) and issubclass(kind, Action) and kind is not Action
    }
    assert spoken_for | set(SIMPLE) == kinds
    assert set(SIMPLE) == set(SIMPLE_REASONS)


def view_of(game: str) -> PlayerView:
    if game == "elemental":
        state = position("elemental", ["X1", "F2", "W3"], "E9", "", dealer="P3", players=3)
        return seen(state)
    rules = make_rules(game)
    cards = [card.name for card in rules.deck.cards]
    size, kitty = rules.hand_size(1), rules.kitty_size(1)
    dealt = [" ".join(cards[seat * size : (seat + 1) * size]) for seat in range(4)]
    return seen(position(game, dealt, " ".join(cards[4 * size : 4 * size + kitty]), ""))


CALL = RULES.auction(1).call("95")
SEVEN = FIVE_HUNDRED.auction(1).call("7H")
MADE = Forecast(Aim.MAKE, 0.72, 104.2, CALL)
THREE = make_rules("elemental").auction(5).call("3")


@pytest.mark.parametrize(
    ("game", "forecast", "words"),
    [
        ("rook13", MADE, "You'd make this about 72% of the time, averaging 104 points."),
        (
            "rook13",
            dataclasses.replace(MADE, next_chance=0.61, next_expected=99.0),
            "You'd make this about 72% of the time, averaging 104 points. "
            "With the next best card: 61%.",
        ),
        (
            "rook13",
            dataclasses.replace(MADE, next_chance=0.72, next_expected=98.0),
            "You'd make this about 72% of the time, averaging 104 points. "
            "The next best card averages 6 points less.",
        ),
        (
            "rook13",
            dataclasses.replace(MADE, next_chance=0.72, next_expected=104.0),
            "You'd make this about 72% of the time, averaging 104 points. "
            "Another card is about as good.",
        ),
        (
            "rook13",
            Forecast(Aim.SET, 0.4, 35.0, CALL),
            "You'd set them about 40% of the time, averaging 35 points.",
        ),
        ("rook13", Forecast(Aim.SET, 0.4, None, CALL), "You'd set them about 40% of the time."),
        (
            "rook13",
            Forecast(Aim.WOULD, 0.38, None, CALL),
            "You'd make 95 only about 38% of the time.",
        ),
        (
            "rook13",
            Forecast(Aim.PARTNER, 0.7, 99.0, CALL),
            "Your partner makes 95 about 70% of the time.",
        ),
        (
            "five_hundred",
            Forecast(Aim.MAKE, 0.5, 6.8, SEVEN),
            "You'd make this about 50% of the time, averaging 7 tricks.",
        ),
        ("five_hundred", Forecast(Aim.MAKE, 0.5), "You'd make this about 50% of the time."),
        (
            "five_hundred",
            Forecast(Aim.FEW, None, 1.2),
            "Every trick costs you; expect about 1 trick.",
        ),
        (
            "elemental",
            Forecast(Aim.EXACT, 0.41, 18.0, THREE),
            "You'd take exactly 3 about 41% of the time, averaging 18 points.",
        ),
        (
            "elemental",
            Forecast(Aim.EXACT, 0.2, -12.0, THREE),
            "You'd take exactly 3 about 20% of the time, averaging −12 points.",
        ),
        (
            "rook13",
            Forecast(Aim.WOULD, 0.62, None, CALL),
            "You'd make 95 about 62% of the time, not enough for the risk.",
        ),
        ("rook13", Forecast(Aim.ONLY), "It's the only card you can play."),
        ("rook13", Forecast(), "An expert would do this."),
        ("rook13", Forecast(Aim.SET), "An expert would do this."),
    ],
)
def test_why(game: str, forecast: Forecast, words: str) -> None:
    assert str(reason_text(forecast, view_of(game))) == words


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("A1 claim", "The rest of the tricks are yours."),
        ("A1 trump G", "It's your strongest suit."),
    ],
)
def test_some_actions_speak_for_themselves(action: str, words: str) -> None:
    assert str(reason_text(Forecast(), view_of("rook13"), act(action))) == words


NAMES = Names(RULES, ("Ann", "Ben", "Cal", "Dot"))


@pytest.mark.parametrize(
    ("action", "sentence", "deed"),
    [
        ("A1 bid 95", "Ann bid 95.", "a bid of 95"),
        ("B1 pass", "Ben passed.", "a pass"),
        ("A1 down R5 Y6 B7 G8", "Ann discarded Red 5, Yellow 6, Black 7 and Green 8.", None),
        ("A1 trump R", "Ann made Red trump.", "Red"),
        ("A2 R14", "Cal played Red 14.", "Red 14"),
        ("A1 JO H", "Ann played Joker and asked for Hearts.", "Joker and Hearts"),
        ("A1 claim", "Ann claimed the rest.", "a claim"),
        ("B2 call renege", "Dot called a renege.", None),
        ("B2 take back", "Dot took the card back.", None),
    ],
)
def test_what_was_done_in_a_hand(action: str, sentence: str, deed: str | None) -> None:
    assert str(done_text(act(action), NAMES, card_names_text)) == sentence
    if deed is not None:
        assert str(action_text(act(action), card_names_text)) == deed


def test_par_is_a_contract_or_none() -> None:
    assert str(par_text("Ann", CALL)) == "Par for this deal: 95 by Ann."
    assert str(par_text("", None)) == "Par for this deal: no makeable contract."
