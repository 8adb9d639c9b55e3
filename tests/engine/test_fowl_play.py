from __future__ import annotations

import pytest

from rook13.engine.cards import Deck
from rook13.engine.reasons import Reason
from rook13.engine.rules import make_rules
from rook13.engine.trick import TrickTables
from tests.engine.fowl_hands import (
    FOUR_COLOURS,
    FOWL_WITH_B2,
    dealt,
    led_by_a1,
)
from tests.engine.trick_sheet import colours


def best_first(deck: Deck, tables: TrickTables, suit: str) -> str:
    cards = deck.in_mask(tables.suit_mask[deck.suit(suit).index])
    by_strength = sorted(cards, key=lambda card: tables.strength[card.index], reverse=True)
    return " ".join(card.name for card in by_strength)


@pytest.mark.parametrize("trump", "PVBY")
@pytest.mark.parametrize("suit", "PVBY")
def test_ones_are_high_then_fourteen_down_to_two_and_the_fowl_is_the_lowest_trump(
    trump: str, suit: str
) -> None:
    rules = make_rules("fowl")
    tables = rules.tables(rules.deck.suit(trump).index)
    numbers = f"{suit}1 " + " ".join(f"{suit}{number}" for number in range(14, 1, -1))
    expected = f"{numbers} FW" if suit == trump else numbers
    assert best_first(rules.deck, tables, suit) == expected


@pytest.mark.parametrize("trump", "PVBY")
def test_the_fowl_is_the_highest_trump_where_it_ranks_high(trump: str) -> None:
    rules = make_rules("fowl", {"fowl_rank": "high"})
    tables = rules.tables(rules.deck.suit(trump).index)
    numbers = " ".join(f"{trump}{number}" for number in range(14, 1, -1))
    assert best_first(rules.deck, tables, trump) == f"FW {trump}1 {numbers}"


@pytest.mark.parametrize(
    ("auction", "exchange"),
    [
        ("A1 bid 70, B1 pass, A2 pass, B2 pass", "A1 down P2, A1 trump P"),
        ("A1 bid 70, B1 bid 75, A2 pass, B2 pass, A1 pass", "B1 down V2, B1 trump V"),
        ("A1 bid 70, B1 pass, A2 bid 75, B2 pass, A1 pass", "A2 down B2, A2 trump B"),
        ("A1 bid 70, B1 pass, A2 pass, B2 bid 75, A1 pass", "B2 down Y2, B2 trump Y"),
    ],
)
def test_the_declarer_leads_for_any_dealer(auction: str, exchange: str) -> None:
    sheet = dealt(FOUR_COLOURS)
    sheet.play(auction)
    sheet.play(exchange)
    assert sheet.turn == exchange[:2]


def test_who_cannot_follow_must_trump() -> None:
    sheet = led_by_a1()
    sheet.play("A1 Y3, B1 Y9, A2 V9")
    assert sheet.legal("B2") == colours("P2-8").split()
    assert sheet.refused("B2 B9") is Reason.MUST_TRUMP
    sheet.play("B2 P2")
    assert sheet.turn == "B2"


def test_who_must_trump_may_stay_under_a_trump_that_lies() -> None:
    sheet = led_by_a1(FOWL_WITH_B2, trump="B", down="P2")
    sheet.play("A1 Y3, B1 Y9, A2 B8")
    assert sheet.legal("B2") == colours("B1,9-14 FW").split()
    sheet.play("B2 FW")
    assert sheet.turn == "A2"


def test_who_cannot_follow_need_not_trump_where_must_trump_is_off() -> None:
    sheet = led_by_a1(options={"must_trump": False})
    sheet.play("A1 Y3, B1 Y9, A2 V9")
    assert sheet.legal("B2") == colours("P2-8 B1,9-14").split()
    sheet.play("B2 B9")
    assert sheet.turn == "B1"


def test_the_fowl_led_is_trump_led() -> None:
    sheet = led_by_a1()
    sheet.play("A1 FW")
    assert str(sheet.view(None).led) == "P"
    sheet.play("B1 V2, A2 B2")
    assert sheet.legal("B2") == colours("P2-8").split()
    assert sheet.refused("B2 B1") is Reason.MUST_FOLLOW
