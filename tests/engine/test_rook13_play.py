"""Rook13, the play of nine tricks, and claims."""

from __future__ import annotations

import pytest

from rook13.engine.events import CardPlayed, TrickTaken
from rook13.engine.reasons import Reason
from rook13.engine.state import Phase
from tests.engine.point_hands import (
    COLOURS_13,
    MIXED_13,
    NARROW_TRICKS,
    a1_declares,
    by_column,
    learnt,
)
from tests.engine.sheet import Sheet


def b1_plays_yellow(dealer: str = "B2", **options: object) -> Sheet:
    """B1 declares with R10 Y5 Y12 Y13 B13 B14 G8 G9 G11 in hand."""
    sheet = MIXED_13.on(Sheet("rook13", options, dealer=dealer))
    while sheet.turn != "B1":
        sheet.play(f"{sheet.turn} pass")
    sheet.play("B1 bid 65")
    while sheet.phase is Phase.AUCTION:
        sheet.play(f"{sheet.turn} pass")
    return sheet.play("B1 down R9 B6 G5 G7, B1 trump Y")


def all_red(trump: str = "R", down: str = "R5 Y5 B5 G5") -> Sheet:
    return a1_declares(COLOURS_13.on(Sheet("rook13")), 65, down, trump)


@pytest.mark.parametrize(
    ("dealer", "bid_lead"), [("A1", "B1"), ("B1", "A2"), ("A2", "B2"), ("B2", "A1")]
)
def test_bid_lead_leads_for_any_declarer(dealer: str, bid_lead: str) -> None:
    assert b1_plays_yellow(dealer).turn == bid_lead


@pytest.mark.parametrize("dealer", ["A1", "B1", "A2", "B2"])
def test_first_lead_declarer_lets_the_declarer_lead(dealer: str) -> None:
    sheet = b1_plays_yellow(dealer, first_lead="declarer")
    assert sheet.turn == "B1"
    sheet.play("B1 B14")
    assert sheet.turn == "A2"


def test_the_led_colour_must_be_followed() -> None:
    sheet = b1_plays_yellow().play("A1 B12")
    assert sheet.legal("B1") == ["B13", "B14"]
    assert sheet.refused("B1 G8") is Reason.MUST_FOLLOW
    assert sheet.refused("B1 Y13") is Reason.MUST_FOLLOW


def test_a_card_out_of_turn_or_not_in_hand_is_refused() -> None:
    sheet = b1_plays_yellow()
    assert sheet.legal("B1") == []
    assert sheet.refused("B1 R10") is Reason.NOT_YOUR_TURN
    assert sheet.refused("A1 R10") is Reason.CARD_NOT_HELD
    sheet.play("A1 R14")
    assert sheet.refused("A1 R13") is Reason.NOT_YOUR_TURN


def test_a_card_that_went_down_cannot_be_played() -> None:
    sheet = b1_plays_yellow().play("A1 R14")
    assert sheet.refused("B1 R9") is Reason.CARD_NOT_HELD


def test_a_card_names_no_colour_in_this_game() -> None:
    assert b1_plays_yellow().refused("A1 R14 Y") is Reason.MAY_NOT_NAME_SUIT


def test_nothing_but_play_is_possible_during_the_play() -> None:
    sheet = b1_plays_yellow()
    for action in ("B2 deal", "B2 redeal", "A1 bid 120", "A1 pass", "B1 trump R"):
        assert sheet.refused(action) is Reason.WRONG_PHASE


def test_everybody_sees_each_card_and_who_took_the_trick() -> None:
    sheet = b1_plays_yellow().play("A1 R14, B1 R10, A2 R6")
    red = sheet.rules.deck.suit("R")
    assert [(seat.name, card.name) for seat, card in sheet.view(None).trick] == [
        ("A1", "R14"),
        ("B1", "R10"),
        ("A2", "R6"),
    ]
    assert sheet.view("B2").led == red
    sheet.play("B2 R7")
    cards = tuple(sheet.rules.deck.card(name) for name in ("R14", "R10", "R6", "R7"))
    assert learnt(sheet, None) == (
        CardPlayed(sheet.rules.seat("B2"), cards[-1], None),
        TrickTaken(sheet.rules.seat("A1"), cards, 10),
    )
    assert sheet.view(None).trick == ()
    assert sheet.view(None).tricks[0].winner.name == "A1"


def test_who_wins_a_trick_leads_the_next() -> None:
    sheet = b1_plays_yellow()
    leaders = []
    for trick in NARROW_TRICKS:
        leaders.append(sheet.turn)
        sheet.play(trick)
    assert leaders == ["A1", "A1", "B1", "B1", "B1", "A1", "A1", "B1", "B2"]


def test_a_claim_may_come_later_in_the_hand() -> None:
    sheet = by_column(all_red(), A1="R6-10", B1="Y6-10", A2="B6-10", B2="G6-10")
    sheet.play("A1 claim")
    assert sheet.result.tricks == (9, 0, 0, 0)
    assert len([event for event in sheet.events if isinstance(event, CardPlayed)]) == 16


def test_a_defender_may_claim_as_well() -> None:
    sheet = COLOURS_13.on(Sheet("rook13"))
    sheet.play("A1 pass, B1 bid 65, A2 pass, B2 pass, B1 down R5 Y5 B5 G5, B1 trump R")
    sheet.play("A1 claim")
    assert sheet.result.score == (120, -65)
