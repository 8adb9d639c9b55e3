"""Elemental's tricks: what must be followed, and who wins."""

from __future__ import annotations

import pytest

from rook13.engine.reasons import Reason
from tests.engine.elemental_rounds import (
    bid_zero,
    one_trick,
    round_of,
)


def test_after_a_led_zero_the_next_card_that_is_not_a_zero_decides() -> None:
    sheet = bid_zero(
        round_of(2, players=5).deal("Z1 F1", "Z2 W1", "E5 W2", "W3 E1", "W4 Z3", kitty="A9")
    )
    sheet.play("P1 Z1")
    assert sheet.view(None).led is None
    assert sheet.legal("P2") == ["W1", "Z2"]
    sheet.play("P2 Z2")
    assert sheet.view(None).led is None
    assert sheet.legal("P3") == ["W2", "E5"]
    sheet.play("P3 E5")
    assert str(sheet.view(None).led) == "E"
    assert sheet.legal("P4") == ["E1"]
    assert sheet.refused("P4 W3") is Reason.MUST_FOLLOW
    sheet.play("P4 E1")
    assert sheet.legal("P5") == ["W4", "Z3"]
    sheet.play("P5 W4")
    assert sheet.turn == "P3"


def test_an_infinity_after_a_led_zero_leaves_no_lead_element() -> None:
    sheet = bid_zero(round_of(2).deal("Z1 F1", "X1 W1", "E5 W2", "E3 A1", kitty="A9"))
    sheet.play("P1 Z1, P2 X1")
    assert sheet.legal("P3") == ["W2", "E5"]
    sheet.play("P3 E5")
    assert sheet.view(None).led is None
    assert sheet.legal("P4") == ["E3", "A1"]
    assert sheet.play("P4 A1").turn == "P2"


def test_a_led_infinity_leaves_no_lead_element_for_the_whole_trick() -> None:
    sheet = bid_zero(round_of(2).deal("X1 F1", "F2 W1", "F5 W2", "F3 A1", kitty="E9"))
    sheet.play("P1 X1")
    assert sheet.legal("P2") == ["F2", "W1"]
    sheet.play("P2 F2")
    assert sheet.view(None).led is None
    assert sheet.legal("P3") == ["F5", "W2"]
    sheet.play("P3 F5")
    assert sheet.legal("P4") == ["F3", "A1"]
    assert sheet.play("P4 A1").turn == "P1"


def test_each_trick_has_a_lead_of_its_own() -> None:
    sheet = bid_zero(round_of(2).deal("X1 F1", "F2 W1", "F5 W2", "F3 A1", kitty="E9"))
    sheet.play("P1 X1, P2 W1, P3 W2, P4 A1, P1 F1")
    assert str(sheet.view(None).led) == "F"
    assert sheet.view(None).tricks[0].led is None


@pytest.mark.parametrize(
    ("plays", "turned", "winner"),
    [
        ("F13 X3 X1 W13", "W9", "P2"),  # the first ∞, over trump
        ("X4 X3 X2 X1", "W9", "P1"),
        ("Z1 Z2 Z3 X1", "W9", "P4"),
        ("Z1 X2 X1 W13", "W9", "P2"),
        ("F13 W1 W2 Z1", "W9", "P3"),  # else the highest trump
        ("W3 W13 W12 E13", "W9", "P2"),
        ("Z1 F13 W1 F2", "W9", "P3"),
        ("F2 W13 F3 E13", "A9", "P3"),  # else the highest of the lead element
        ("Z1 F2 W13 F1", "A9", "P2"),
        ("Z1 Z2 F1 W13", "A9", "P3"),
        ("F1 Z1 W13 E13", "A9", "P1"),
        ("F2 W13 F3 E13", "Z4", "P3"),  # a turned 0 has no trump
        ("F2 Z1 Z2 Z3", "Z4", "P1"),
        ("Z4 Z3 Z2 Z1", "W9", "P1"),  # all 0: the first player
    ],
)
def test_the_trick_goes_to(plays: str, turned: str, winner: str) -> None:
    assert one_trick(plays, turned) == winner


def test_nothing_is_claimed_taken_back_or_called_here() -> None:
    sheet = bid_zero(round_of(2).deal("X1 X2", "F5 W1", "F3 W2", "F4 A1", kitty="E9"))
    assert sheet.legal("P1") == ["X1", "X2"]
    assert sheet.refused("P1 claim") is Reason.CLAIM_OFF
    sheet.play("P1 X1")
    assert sheet.refused("P1 take back") is Reason.FREE_PLAY_OFF
    assert sheet.refused("P2 call renege") is Reason.FREE_PLAY_OFF
    assert sheet.legal("P3") == []
