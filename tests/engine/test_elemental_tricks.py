"""Elemental's tricks: what must be followed, and who wins."""

from __future__ import annotations

import pytest

from rook13.engine.events import (
    TrickTaken,
)
from rook13.engine.reasons import Reason
from tests.engine.elemental_rounds import (
    bid_zero,
    one_trick,
    round_of,
)


def test_left_of_dealer_leads_any_card() -> None:
    sheet = round_of(3, dealer="P2").deal(
        "F1 F2 F3", "W1 W2 W3", "E1 Z1 X1", "A1 A2 A3", kitty="W13"
    )
    bid_zero(sheet)
    assert sheet.turn == "P3"
    assert sheet.legal("P3") == ["E1", "Z1", "X1"]
    assert sheet.refused("P4 A1") is Reason.NOT_YOUR_TURN
    assert sheet.refused("P3 E2") is Reason.CARD_NOT_HELD


def test_the_lead_element_must_be_followed() -> None:
    sheet = bid_zero(round_of(2).deal("F5 F6", "F1 W13", "W1 W2", "E1 F9", kitty="W9"))
    sheet.play("P1 F5")
    assert sheet.legal("P2") == ["F1"]
    assert sheet.refused("P2 W13") is Reason.MUST_FOLLOW
    assert str(sheet.view(None).led) == "F"
    sheet.play("P2 F1")
    assert sheet.legal("P3") == ["W1", "W2"]


def test_who_cannot_follow_need_not_trump() -> None:
    sheet = bid_zero(round_of(2).deal("F5 F6", "E1 W13", "W1 W2", "E2 F9", kitty="W9"))
    assert sheet.play("P1 F5").legal("P2") == ["W13", "E1"]


def test_magic_may_be_played_although_one_could_follow() -> None:
    sheet = bid_zero(
        round_of(4, players=3).deal("F5 F6 F7 F8", "F1 W2 Z2 X3", "E1 E2 E3 E4", kitty="W9")
    )
    assert sheet.play("P1 F5").legal("P2") == ["F1", "Z2", "X3"]
    assert sheet.refused("P2 W2") is Reason.MUST_FOLLOW


def test_trump_led_must_be_followed_and_magic_is_not_trump() -> None:
    sheet = bid_zero(round_of(3, players=3).deal("F5 F6 F7", "Z2 X3 W2", "F1 E2 X1", kitty="F9"))
    assert sheet.play("P1 F5").legal("P2") == ["W2", "Z2", "X3"]
    sheet.play("P2 Z2")
    assert sheet.legal("P3") == ["F1", "X1"]


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


def test_an_infinity_played_later_does_not_undo_the_lead_element() -> None:
    sheet = bid_zero(round_of(2).deal("F1 W9", "X1 W1", "F5 W2", "F3 A1", kitty="E9"))
    sheet.play("P1 F1, P2 X1")
    assert sheet.legal("P3") == ["F5"]


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


def test_five_players_with_all_zeros_and_one_number_give_it_to_the_number() -> None:
    assert one_trick("Z1 Z2 Z3 Z4 F1", "W9", players=5) == "P5"


def test_the_winner_leads_next_and_the_table_is_told() -> None:
    sheet = bid_zero(round_of(2).deal("F1 F2", "F5 W1", "F3 W2", "F4 A1", kitty="E9"))
    sheet.play("P1 F1, P2 F5, P3 F3, P4 F4")
    cards = tuple(sheet.rules.deck.card(name) for name in ["F1", "F5", "F3", "F4"])
    assert sheet.events[-1] == TrickTaken(sheet.rules.seats[1], cards, 0)
    assert sheet.turn == "P2"
    assert sheet.view("P3").seats[1].tricks == 1


def test_nothing_is_claimed_taken_back_or_called_here() -> None:
    sheet = bid_zero(round_of(2).deal("X1 X2", "F5 W1", "F3 W2", "F4 A1", kitty="E9"))
    assert sheet.legal("P1") == ["X1", "X2"]
    assert sheet.refused("P1 claim") is Reason.CLAIM_OFF
    sheet.play("P1 X1")
    assert sheet.refused("P1 take back") is Reason.FREE_PLAY_OFF
    assert sheet.refused("P2 call renege") is Reason.FREE_PLAY_OFF
    assert sheet.legal("P3") == []
