"""Rook13, from the first bid to the naming of trump."""

from __future__ import annotations

import pytest

from rook13.engine.actions import Discard
from rook13.engine.game import apply
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.state import Phase
from tests.engine.point_hands import MIXED_13, hand_of
from tests.engine.sheet import Sheet


def dealt(dealer: str = "B2", **options: object) -> Sheet:
    return MIXED_13.on(Sheet("rook13", options, dealer=dealer))


def b1_has_the_widow() -> Sheet:
    """B1 holds R9-10 Y5 Y12-13 B6 B13-14 G5 G7-9 G11; B6, G5, G7 and G11 were the widow."""
    return dealt().play("A1 pass, B1 bid 65, A2 pass, B2 pass")


def bids(*points: int) -> list[str]:
    return [f"bid {bid}" for bid in points]


def test_bids_go_from_65_to_120_in_fives() -> None:
    assert dealt().legal("A1") == [*bids(*range(65, 125, 5)), "pass"]


def test_the_third_may_still_pass_when_two_have() -> None:
    sheet = dealt().play("A1 pass, B1 pass")
    assert sheet.legal("A2")[-1] == "pass"


def test_min_bid_may_be_lower_than_65() -> None:
    assert dealt(min_bid=5).legal("A1")[0] == "bid 5"


def test_without_the_bonus_for_tricks_100_is_the_highest_bid_and_ends_the_bidding() -> None:
    sheet = dealt(most_tricks_bonus=0)
    assert sheet.legal("A1") == [*bids(*range(65, 105, 5)), "pass"]
    assert sheet.refused("A1 bid 105") is Reason.BID_TOO_HIGH
    sheet.play("A1 bid 100")
    assert (sheet.phase, sheet.turn) == (Phase.EXCHANGE, "A1")


def test_any_four_of_the_thirteen_cards_may_go_down() -> None:
    sheet = b1_has_the_widow()
    choices = sheet.view("B1").legal
    assert len(choices) == 715
    for seat in ("A1", "A2", "B2"):
        assert sheet.legal(seat) == []


@pytest.mark.parametrize(
    "down", ["R9 G7 G8 G9", "R10 Y5 Y13 B13", "Y5 Y12 Y13 G9", "B6 G5 G7 G11", "B6 R9 G11 R10"]
)
def test_counters_trumps_and_the_widow_itself_may_go_down(down: str) -> None:
    sheet = b1_has_the_widow().play(f"B1 down {down}, B1 trump Y")
    assert {card.name for card in sheet.view("B1").discard} == set(down.split())
    assert not set(down.split()) & set(hand_of(sheet, "B1").split())
    assert len(sheet.view("B1").hand) == 9


def test_the_same_card_does_not_count_twice() -> None:
    sheet = b1_has_the_widow()
    three = tuple(sheet.rules.deck.card(name) for name in ("R9", "R10", "Y5", "Y5"))
    with pytest.raises(IllegalAction) as refused:
        apply(sheet.state, Discard(sheet.rules.seat("B1"), three))
    assert refused.value.reason is Reason.DISCARD_WRONG_COUNT
