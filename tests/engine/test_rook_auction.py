"""Rook, from the first bid to the naming of trump, and the call for a redeal."""

from __future__ import annotations

import pytest

from rook13.engine.events import RedealCalled
from rook13.engine.reasons import Reason
from rook13.engine.record import replay
from rook13.engine.state import Phase
from tests.engine.point_hands import MIXED, Layout, hand_of, learnt
from tests.engine.sheet import Sheet

# B1 has no counter.
POOR_B1 = Layout(
    "R5-14 G5-7",
    "R1-4 Y1-4 G1-4 B1",
    "Y5-14 G8-10",
    "B2-14",
    "G11-14 RK",
)


def dealt(layout: Layout = MIXED, dealer: str = "B2", **options: object) -> Sheet:
    return layout.on(Sheet("rook", options, dealer=dealer))


def bids(first: int, last: int) -> list[str]:
    return [f"bid {points}" for points in range(first, last + 1, 5)]


def test_bids_go_from_70_to_120_in_fives() -> None:
    sheet = dealt()
    assert sheet.legal("A1") == [*bids(70, 120), "pass"]
    assert sheet.refused("A1 bid 65") is Reason.BID_TOO_LOW
    assert sheet.refused("A1 bid 72") is Reason.BID_NOT_IN_STEP
    assert sheet.refused("A1 bid 125") is Reason.BID_TOO_HIGH


def test_max_bid_moves_the_highest_bid_which_still_ends_the_bidding() -> None:
    sheet = dealt(max_bid=90)
    assert sheet.legal("A1") == [*bids(70, 90), "pass"]
    assert sheet.refused("A1 bid 95") is Reason.BID_TOO_HIGH
    sheet.play("A1 bid 90")
    assert sheet.phase is Phase.EXCHANGE


@pytest.mark.parametrize(
    ("options", "highest"),
    [
        ({"ones": "high_15"}, 180),
        ({"most_tricks_bonus": 20}, 140),
        ({"ones": "high_15", "most_tricks_bonus": 20}, 200),
        ({"rook_rank": "low"}, 120),
    ],
)
def test_the_highest_bid_follows_the_points_in_play(
    options: dict[str, object], highest: int
) -> None:
    sheet = MIXED.on(Sheet("rook", options))
    assert sheet.legal("A1") == [*bids(70, highest), "pass"]
    sheet.play(f"A1 bid {highest}")
    assert sheet.phase is Phase.EXCHANGE


def test_a_highest_bid_that_the_table_chose_does_not_follow_the_points() -> None:
    assert dealt(ones="high_15", max_bid=120).legal("A1") == [*bids(70, 120), "pass"]


def test_a_player_without_counters_may_call_a_redeal_out_of_turn() -> None:
    sheet = dealt(POOR_B1)
    assert sheet.turn == "A1"
    assert sheet.legal("B1") == ["call redeal"]
    sheet.play("B1 call redeal")
    assert learnt(sheet, None) == (RedealCalled(sheet.rules.seat("B1")),)


def test_a_player_without_counters_may_call_a_redeal_in_turn() -> None:
    sheet = dealt(POOR_B1).play("A1 bid 70")
    assert sheet.legal("B1") == [*bids(75, 120), "pass", "call redeal"]
    sheet.play("B1 call redeal")
    assert sheet.phase is Phase.DEALING


@pytest.mark.parametrize("bidding", ["A1 bid 70, B1 pass", "A1 bid 70, B1 bid 75, A2 bid 80"])
def test_a_player_without_counters_may_call_a_redeal_after_a_pass_or_a_bid(bidding: str) -> None:
    sheet = dealt(POOR_B1).play(bidding)
    assert sheet.legal("B1") == ["call redeal"]
    sheet.play("B1 call redeal")
    assert sheet.phase is Phase.DEALING


def test_the_same_dealer_deals_again_after_a_call_for_a_redeal() -> None:
    sheet = dealt(POOR_B1).play("A1 bid 70, B1 call redeal")
    assert (sheet.phase, sheet.turn, sheet.view(None).number) == (Phase.DEALING, "B2", 1)
    MIXED.on(sheet)
    assert (sheet.turn, sheet.view(None).calls) == ("A1", ())
    record = sheet.recorder.record()
    assert [hand.actions for hand in record.hands] == [("A1 bid 70", "B1 call redeal"), ()]
    assert replay(record) == sheet.state


def test_a_player_with_counters_may_not_call_a_redeal() -> None:
    sheet = dealt(POOR_B1)
    for seat in ("A1", "A2", "B2"):
        assert "call redeal" not in sheet.legal(seat)
        assert sheet.refused(f"{seat} call redeal") is Reason.HAND_HAS_COUNTERS


def test_the_rook_is_a_counter() -> None:
    with_bird = POOR_B1._replace(b1="R1-4 Y1-4 G1-4 RK", kitty="G11-14 B1")
    assert dealt(with_bird).refused("B1 call redeal") is Reason.HAND_HAS_COUNTERS


def test_ones_that_count_15_are_counters() -> None:
    sheet = dealt(POOR_B1, ones="high_15")
    assert sheet.refused("B1 call redeal") is Reason.HAND_HAS_COUNTERS


def test_once_the_bidding_is_over_nobody_may_call_a_redeal() -> None:
    sheet = dealt(POOR_B1).play("A1 bid 120")
    assert sheet.refused("B1 call redeal") is Reason.WRONG_PHASE


def test_only_the_poor_player_sees_that_a_redeal_may_be_called() -> None:
    sheet = dealt(POOR_B1)
    assert [str(action) for action in sheet.view("B1").legal] == ["B1 call redeal"]
    for seat in ("A2", "B2", None):
        assert list(sheet.view(seat).legal) == []


def test_the_rook_may_go_down() -> None:
    sheet = dealt().play("A1 pass, B1 bid 120, B1 down R2 G1 B5 B10 RK, B1 trump G")
    assert "RK" not in hand_of(sheet, "B1")
