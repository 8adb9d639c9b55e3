"""Rook, the play of thirteen tricks: the bird above all, and claims."""

from __future__ import annotations

import pytest

from rook13.engine.reasons import Reason
from tests.engine.point_hands import (
    BIRD_WITH_B1,
    MIXED,
    Layout,
    a1_declares,
)
from tests.engine.sheet import Sheet


def green_trump(**options: object) -> Sheet:
    """A1 declares and leads; R2, R3, B1, B5 and B6 are aside, the bird is with B1."""
    return a1_declares(MIXED.on(Sheet("rook", options)), 70, "R2 R3 B1 B5 B6", "G")


def b1_leads(trump: str, layout: Layout = MIXED) -> Sheet:
    """A1 deals and declares, so that B1 leads."""
    sheet = layout.on(Sheet("rook", dealer="A1"))
    sheet.play("B1 pass, A2 pass, B2 pass, A1 bid 70")
    down = {MIXED: "R2 R3 B1 B5 B6", BIRD_WITH_B1: "R2 Y1 Y14 G1 B1"}[layout]
    return sheet.play(f"A1 down {down}, A1 trump {trump}")


@pytest.mark.parametrize(
    ("dealer", "leader"), [("A1", "B1"), ("B1", "A2"), ("A2", "B2"), ("B2", "A1")]
)
@pytest.mark.parametrize("declarer", ["A1", "B1", "A2", "B2"])
def test_left_of_the_dealer_leads_for_any_declarer(dealer: str, leader: str, declarer: str) -> None:
    assert declared_by(declarer, Sheet("rook", dealer=dealer)).turn == leader


@pytest.mark.parametrize("declarer", ["A1", "B1", "A2", "B2"])
def test_first_lead_declarer_lets_the_declarer_lead(declarer: str) -> None:
    sheet = declared_by(declarer, Sheet("rook", {"first_lead": "declarer"}))
    assert sheet.turn == declarer


def declared_by(declarer: str, sheet: Sheet) -> Sheet:
    MIXED.on(sheet)
    while sheet.turn != declarer:
        sheet.play(f"{sheet.turn} pass")
    return sheet.play(f"{declarer} bid 120, {declarer} down R2 G1 G5 B5 B10, {declarer} trump G")


def test_the_led_colour_must_be_followed() -> None:
    sheet = green_trump().play("A1 R14, B1 R5")
    assert sheet.legal("A2") == ["R1", "R6", "R9", "R13"]
    assert sheet.refused("A2 G3") is Reason.MUST_FOLLOW
    assert sheet.refused("A2 R7") is Reason.CARD_NOT_HELD
    assert sheet.refused("B2 R7") is Reason.NOT_YOUR_TURN


def test_the_rook_may_be_played_by_who_could_follow_and_takes_the_trick() -> None:
    sheet = green_trump().play("A1 R14")
    assert sheet.legal("B1") == ["R5", "R11", "RK"]
    sheet.play("B1 RK, A2 R1, B2 R4")
    assert (sheet.turn, sheet.view(None).points) == ("B1", (0, 30))


def test_rook_led_is_trump_led() -> None:
    sheet = b1_leads("G").play("B1 RK")
    assert sheet.view(None).led == sheet.rules.deck.suit("G")
    assert sheet.legal("A2") == ["G3", "G10", "G12"]
    assert sheet.refused("A2 R13") is Reason.MUST_FOLLOW
    sheet.play("A2 G3")
    assert sheet.legal("B2") == ["G6", "G8", "G11"]
    sheet.play("B2 G6")
    assert sheet.legal("A1") == ["G1", "G4", "G5", "G7", "G14"]
    sheet.play("A1 G14")
    assert (sheet.turn, sheet.view(None).points) == ("B1", (0, 30))
