from __future__ import annotations

import pytest

from rook13.engine.cards import Deck
from rook13.engine.events import CardPlayed, TrickTaken
from rook13.engine.reasons import Reason
from rook13.engine.rules import make_rules
from rook13.engine.trick import TrickTables
from tests.engine.fowl_hands import (
    FOUR_COLOURS,
    FOWL_WITH_B1,
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
def test_the_declarer_leads_whoever_dealt(auction: str, exchange: str) -> None:
    sheet = dealt(FOUR_COLOURS)
    sheet.play(auction)
    sheet.play(exchange)
    assert sheet.turn == exchange[:2]


def test_the_leader_may_lead_any_card() -> None:
    sheet = led_by_a1()
    assert sheet.legal("A1") == colours("P1,9-14 Y3-8 FW").split()


def test_who_has_the_led_colour_must_follow() -> None:
    sheet = led_by_a1()
    sheet.play("A1 Y3")
    assert sheet.legal("B1") == colours("Y1,9-14").split()
    assert sheet.refused("B1 V2") is Reason.MUST_FOLLOW


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


def test_who_can_neither_follow_nor_trump_plays_any_card() -> None:
    sheet = led_by_a1()
    sheet.play("A1 P1")
    assert sheet.legal("B1") == colours("V2-8 Y1,9-14").split()
    sheet.play("B1 V2")
    assert sheet.legal("A2") == colours("V1,9-14 B2-8").split()


def test_who_cannot_follow_need_not_trump_where_must_trump_is_off() -> None:
    sheet = led_by_a1(options={"must_trump": False})
    sheet.play("A1 Y3, B1 Y9, A2 V9")
    assert sheet.legal("B2") == colours("P2-8 B1,9-14").split()
    sheet.play("B2 B9")
    assert sheet.turn == "B1"


def test_who_can_follow_must_do_so_also_where_must_trump_is_off() -> None:
    sheet = led_by_a1(options={"must_trump": False})
    sheet.play("A1 P1, B1 V2, A2 V9")
    assert sheet.legal("B2") == colours("P2-8").split()
    assert sheet.refused("B2 B9") is Reason.MUST_FOLLOW


@pytest.mark.parametrize(
    "line",
    [
        "A1 Y8 Y9 V1 P2 > B2",
        "A1 P9 V2 B2 P8 > A1",
        "A1 P1 Y1 V1 P2 > A1",
        "A1 P14 V2 B2 P8 > A1",
    ],
    ids=["a trump", "the higher trump", "the highest of the led colour", "fourteen over eight"],
)
def test_the_highest_trump_or_else_the_highest_of_the_led_colour_wins(line: str) -> None:
    led_by_a1().tricks(line)


@pytest.mark.parametrize(
    ("line", "points"),
    [("A1 Y8 Y1 V1 B1 > B1", 45), ("A1 Y8 Y9 V1 B1 > B1", 30), ("A1 Y3 Y14 V14 B14 > B1", 30)],
)
def test_without_a_trump_the_highest_of_the_led_colour_wins_and_leads_next(
    line: str, points: int
) -> None:
    sheet = led_by_a1(options={"must_trump": False})
    sheet.tricks(line)
    assert sheet.turn == "B1"
    (taken,) = sheet.happened(TrickTaken)
    assert (taken.points, taken.audience) == (points, None)
    assert sheet.view(None).points == (0, points)


def test_a_card_that_is_played_is_seen_by_all() -> None:
    sheet = led_by_a1()
    sheet.play("A1 P1")
    (played,) = sheet.happened(CardPlayed)
    assert (played.seat.name, played.card.name, played.audience) == ("A1", "P1", None)
    assert [(str(seat), str(card)) for seat, card in sheet.view(None).trick] == [("A1", "P1")]


def test_the_fowl_led_is_trump_led() -> None:
    sheet = led_by_a1()
    sheet.play("A1 FW")
    assert str(sheet.view(None).led) == "P"
    sheet.play("B1 V2, A2 B2")
    assert sheet.legal("B2") == colours("P2-8").split()
    assert sheet.refused("B2 B1") is Reason.MUST_FOLLOW


def test_the_fowl_loses_to_the_smallest_numbered_trump() -> None:
    led_by_a1().tricks("A1 FW V2 B2 P2 > B2")


@pytest.mark.parametrize("line", ["A1 FW V2 B2 Y2 > A1", "A1 FW V1 B1 Y1 > A1"])
def test_the_fowl_beats_every_off_suit_card_when_led(line: str) -> None:
    led_by_a1(FOUR_COLOURS, down="P2").tricks(line)


def test_the_fowl_beats_the_one_of_the_led_colour() -> None:
    sheet = led_by_a1(FOWL_WITH_B2, down="P2")
    sheet.tricks("A1 Y2 Y1 V1 FW > B2")
    assert sheet.view(None).points == (0, 15 + 15 + 20)


def test_the_fowl_may_be_played_to_a_trump_lead_with_numbered_trumps_in_hand() -> None:
    sheet = led_by_a1(FOWL_WITH_B2, down="P2")
    sheet.play("A1 P9, B1 V2, A2 B2")
    assert sheet.legal("B2") == colours("P3-8 FW").split()
    assert sheet.refused("B2 B1") is Reason.MUST_FOLLOW
    sheet.play("B2 FW")
    assert sheet.turn == "A1"


def test_the_fowl_as_only_trump_must_be_played_to_a_trump_lead() -> None:
    sheet = led_by_a1(FOWL_WITH_B1, down="V2")
    sheet.play("A1 P9")
    assert sheet.legal("B1") == ["FW"]
    assert sheet.refused("B1 V3") is Reason.MUST_FOLLOW


def test_the_fowl_is_a_trump_for_who_cannot_follow_and_must_trump() -> None:
    sheet = led_by_a1(FOWL_WITH_B2, down="P2")
    sheet.play("A1 Y3, B1 Y9, A2 V9")
    assert sheet.legal("B2") == colours("P3-8 FW").split()
    assert sheet.refused("B2 B1") is Reason.MUST_TRUMP


def test_the_fowl_as_only_trump_must_be_played_by_who_cannot_follow() -> None:
    sheet = led_by_a1(FOWL_WITH_B1, down="V2", trump="B")
    sheet.play("A1 P9")
    assert sheet.legal("B1") == ["FW"]
    assert sheet.refused("B1 V3") is Reason.MUST_TRUMP


def test_the_fowl_may_not_be_played_by_who_can_follow_another_colour() -> None:
    sheet = led_by_a1(FOWL_WITH_B1, down="V2")
    sheet.play("A1 Y3")
    assert sheet.refused("B1 FW") is Reason.MUST_FOLLOW


@pytest.mark.parametrize(
    ("rank", "winner"), [("low", "A1"), ("high", "B2")], ids=["ranks low", "ranks high"]
)
def test_the_fowl_played_on_the_one_of_trump(rank: str, winner: str) -> None:
    sheet = led_by_a1(FOWL_WITH_B2, {"fowl_rank": rank}, down="P2")
    sheet.tricks(f"A1 P1 V2 B2 FW > {winner}")


def test_a_high_fowl_led_wins_and_still_asks_for_trump() -> None:
    sheet = led_by_a1(options={"fowl_rank": "high"})
    sheet.play("A1 FW, B1 V2, A2 B2")
    assert sheet.refused("B2 B1") is Reason.MUST_FOLLOW
    sheet.play("B2 P8")
    assert sheet.turn == "A1"


def test_cards_are_played_in_turn_from_ones_own_hand() -> None:
    sheet = led_by_a1()
    assert sheet.refused("B1 V2") is Reason.NOT_YOUR_TURN
    assert sheet.refused("A1 V2") is Reason.CARD_NOT_HELD
    assert sheet.refused("A1 Y2") is Reason.CARD_NOT_HELD
    assert sheet.refused("A1 bid 75") is Reason.WRONG_PHASE


def test_nobody_names_a_colour_with_a_card() -> None:
    sheet = led_by_a1()
    assert sheet.refused("A1 P1 P") is Reason.MAY_NOT_NAME_SUIT
    assert sheet.refused("A1 FW P") is Reason.MAY_NOT_NAME_SUIT
