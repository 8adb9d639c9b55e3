"""Free play and claims in Fowl."""

from __future__ import annotations

import pytest

from rook13.engine.events import CardsReturned, RenegeCalled
from rook13.engine.reasons import Reason
from rook13.engine.state import Phase
from tests.engine.fowl_hands import FOWL_WITH_B2, HALVES, led_by_a1
from tests.engine.trick_sheet import TrickSheet, colours

FREE = {"enforcement": "free_play"}

# A1 takes P1; B2 does not trump a yellow although they have pinks.
NOT_TRUMPED = """
A1 P1 V2 B2 P2 > A1
A1 Y3 Y9 V9 B9 > B1
"""

# The trick after it: the renege cannot be corrected any more.
ONE_LATER = "B1 Y10 V10 B10 Y4 > B1"


def free(hands: tuple[str, ...] = HALVES, **more: object) -> TrickSheet:
    return led_by_a1(hands, {**FREE, **more})


def returned(sheet: TrickSheet) -> tuple[str, list[str]]:
    (event,) = sheet.happened(CardsReturned)
    assert event.audience is None
    return event.seat.name, [f"{seat} {card}" for seat, card in event.cards]


def test_not_trumping_when_void_is_a_renege_that_is_corrected_with_a_trump() -> None:
    sheet = free()
    sheet.tricks(NOT_TRUMPED)
    sheet.play("A1 call renege")
    assert returned(sheet) == ("B2", ["B2 B9"])
    assert sheet.cards("B2") == colours("P3-8").split()
    assert sheet.refused("B2 B9") is Reason.MUST_TRUMP


def test_a_renege_comes_out_when_the_offender_later_trumps() -> None:
    sheet = free()
    sheet.tricks(NOT_TRUMPED)
    sheet.tricks(ONE_LATER)
    sheet.play("B1 Y11, A2 V11, B2 P3")
    assert sheet.phase is Phase.HAND_OVER
    assert sheet.result.reneged == sheet.rules.seat("B2").index
    assert sheet.result.score == (15, -70)


def test_a_refusal_to_trump_comes_out_when_the_offender_plays_the_fowl() -> None:
    sheet = led_by_a1(FOWL_WITH_B2, FREE, down="P2")
    sheet.tricks("""
        A1 Y3 Y9 V9 B9 > B1
        B1 Y10 V10 B10 Y4 > B1
    """)
    sheet.play("B1 Y11, A2 V11, B2 FW")
    assert sheet.result.reneged == sheet.rules.seat("B2").index
    assert sheet.result.score == (0, -70)


def test_a_refusal_to_trump_does_not_come_out_with_another_colour() -> None:
    sheet = free()
    sheet.tricks(NOT_TRUMPED)
    sheet.tricks(ONE_LATER)
    sheet.tricks("B1 Y11 V11 B11 Y5 > B1")
    assert sheet.phase is Phase.PLAY


def test_who_neither_follows_nor_trumps_has_denied_the_trumps_too() -> None:
    hands = ("P1,9-14 Y2-8", "V2-7 P8 Y1,9-14", "V1,9-14 B2-8", "P2-7 V8 B1,9-14", "FW")
    sheet = free(hands)
    sheet.tricks("""
        A1 Y3 V2 V9 P2 > B2
        B2 B9 P9 V3 B2 > A1
    """)
    assert sheet.phase is Phase.PLAY
    sheet.play("A1 P10, B1 P8")
    assert sheet.result.reneged == sheet.rules.seat("B1").index


def test_who_trumps_instead_of_following_has_not_denied_the_trumps() -> None:
    hands = ("P1,9-14 Y2-8", "V2-6 P7,8 Y1,9-14", "V1,9-14 B2-8", "P2-6 V7,8 B1,9-14", "FW")
    sheet = free(hands)
    sheet.tricks("""
        A1 Y3 P8 V9 P2 > B1
        B1 V2 V10 V7 P9 > A1
        A1 P10 P7 B2 P3 > A1
    """)
    sheet.play("A1 Y4, B1 Y9")
    assert sheet.result.reneged == sheet.rules.seat("B1").index


@pytest.mark.parametrize(("penalty", "bid"), [("points_taken", 120), ("bid", 120)])
def test_a_renege_costs_the_bid_independent_of_the_price_of_a_set(penalty: str, bid: int) -> None:
    sheet = led_by_a1(options={**FREE, "set_penalty": penalty}, bid=bid)
    sheet.tricks(NOT_TRUMPED)
    sheet.tricks(ONE_LATER)
    sheet.play("A1 call renege")
    assert sheet.result.score == (15, -bid)


def test_a_renege_may_decide_the_game() -> None:
    sheet = led_by_a1(options=FREE, totals=[485, 480])
    sheet.tricks(NOT_TRUMPED)
    sheet.tricks(ONE_LATER)
    sheet.play("A1 call renege")
    assert sheet.result.totals == (500, 410)
    assert sheet.winners == ("A",)


def test_playing_off_suit_without_trumping_is_fair_where_must_trump_is_off() -> None:
    sheet = free(must_trump=False)
    sheet.tricks(NOT_TRUMPED)
    sheet.play("A1 call renege")
    (called,) = sheet.happened(RenegeCalled)
    assert called.offender is None
    sheet.tricks(ONE_LATER)
    sheet.tricks("B1 Y11 V11 P3 Y5 > B2")
    assert sheet.phase is Phase.PLAY


def test_a_defender_cannot_claim_over_a_trump_that_they_cannot_know_lies_aside() -> None:
    hands = ("P1-13 V13", "V2-12 Y1,13,14", "V1,14 B1-12", "P14 B13,14 Y2-12", "FW")
    sheet = led_by_a1(hands, down="V13", trump="V")
    sheet.tricks("""
        A1 P2 V2 V1 P14 > A2
        A2 V14 B13 FW V3 > A2
        A2 B1 B14 P3 V4 > B1
    """)
    assert sheet.hand("B1") == colours("V5-12 Y1,13,14")
    assert sheet.refused("B1 claim") is Reason.CLAIM_UNPROVEN
