"""Cards in words, and facts that name people rather than seats."""

from __future__ import annotations

import pytest

from rook13.engine import events as ev
from rook13.engine.cards import Card, Suit
from rook13.engine.rules import make_rules
from rook13.table import game_facts as g
from rook13.table import seat_facts as s
from rook13.table.config import LEVELS, Person
from rook13.wording import tables as words
from rook13.wording.events import event_text
from rook13.wording.words import Names, card_names_text, card_text, trump_text

RULES = make_rules("rook13")
NAMES = Names(RULES, ("Ann", "Ben", "Cal", "Dot"))
ANN = Person("ab" * 32, "Ann")


@pytest.mark.parametrize(
    ("game", "name", "words"),
    [
        ("rook13", "R14", "Red 14"),
        ("rook", "RK", "Rook"),
        ("fowl", "FW", "Fowl"),
        ("fowl", "V10", "Violet 10"),
        ("five_hundred", "10H", "10 of Hearts"),
        ("five_hundred", "JS", "Jack of Spades"),
        ("five_hundred", "AC", "Ace of Clubs"),
        ("five_hundred", "JO", "Joker"),
        ("elemental", "W7", "Water 7"),
        ("elemental", "Z3", "Zero"),
        ("elemental", "X1", "Infinity"),
    ],
)
def test_a_card_has_a_name(game: str, name: str, words: str) -> None:
    assert str(card_text(make_rules(game).deck.card(name))) == words


@pytest.mark.parametrize("game", ["rook13", "rook", "fowl", "five_hundred", "elemental"])
def test_every_card_of_every_game_has_a_name(game: str) -> None:
    deck = make_rules(game).deck
    suited = {str(card_text(card)) for card in deck.cards if card.suit}
    assert len(suited) == sum(card.suit is not None for card in deck.cards)
    assert all(str(card_text(card)) for card in deck.cards)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (Card(0, "QP", Suit(0, "P", "cups"), 12), "Queen of Cups"),
        (Card(0, "P7", Suit(0, "P", "cups"), 7), "Cups 7"),
        (Card(0, "BJ", None, 0), "BJ"),
    ],
)
def test_a_card_that_no_game_here_has_is_named_by_its_notation(card: Card, words: str) -> None:
    assert str(card_text(card)) == words


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("rook13", ["Red is trump", "Yellow is trump", "Black is trump", "Green is trump"]),
        (
            "five_hundred",
            ["Clubs are trump", "Diamonds are trump", "Hearts are trump", "Spades are trump"],
        ),
    ],
)
def test_trump_is_told_as_one_says_it(game: str, words: list[str]) -> None:
    suits = sorted(make_rules(game).deck.suits, key=lambda suit: suit.key)
    assert sorted(str(trump_text(suit)) for suit in suits) == sorted(words)
    assert str(trump_text(None)) == "No trump"


def test_several_cards_are_a_list_in_words() -> None:
    cards = [RULES.deck.card(name) for name in ("R5", "G6", "B7")]
    assert str(card_names_text(cards)) == "Red 5, Green 6 and Black 7"
    assert str(card_names_text([])) == "no cards"


def test_events_are_told_with_cards_in_notation_or_in_words() -> None:
    played = ev.CardPlayed(RULES.seats[1], RULES.deck.card("R14"), None)
    assert str(event_text(played, NAMES)) == "Ben played R14."
    assert str(event_text(played, NAMES, card_names_text)) == "Ben played Red 14."
    back = ev.CardsReturned(RULES.seats[0], ((RULES.seats[1], RULES.deck.card("R5")),))
    assert "Ben Red 5" in str(event_text(back, NAMES, card_names_text))


def test_who_knows_the_names_hears_of_people_and_not_of_seats() -> None:
    took_over = s.BotTookOver("B1", "hard", s.TakeoverCause.LEFT)
    assert str(words.fact_text(took_over)) == "A bot (Hard) plays for B1."
    assert str(words.fact_text(took_over, NAMES)) == "A bot (Hard) plays for Ben."
    started = g.GameStarted("A2", ())
    assert str(words.fact_text(started, NAMES)) == "The game has started; Cal deals first."


def test_a_seat_is_called_by_its_place_where_it_is_about_the_place() -> None:
    assert str(words.fact_text(s.SeatTaken("A1", ANN), NAMES)) == "Ann sits at A1."
    assert str(words.fact_text(s.OwnerReturned("A1", ANN), NAMES)) == "Ann plays A1 again."


def test_every_level_has_a_name() -> None:
    assert set(words.LEVELS) == set(LEVELS)


def test_an_unknown_phrase_is_passed_over() -> None:
    assert str(words.phrase_text("from_the_future")) == "…"
