"""Rook13 with free play; the finer points, the same in every game, are in test_rook_renege."""

from __future__ import annotations

from rook13.engine.events import CardsReturned, RenegeCalled
from rook13.engine.reasons import Reason
from rook13.engine.state import Phase
from tests.engine.point_hands import (
    MIXED_13,
    NARROW_TRICKS,
    ONE_TRUMP_OUT,
    a1_declares,
    hand_of,
    learnt,
)
from tests.engine.sheet import Sheet


def b1_plays_yellow(totals: tuple[int, int] = (0, 0), **options: object) -> Sheet:
    """B1 declares at 80 and A has taken R14 and R10."""
    sheet = Sheet("rook13", {"enforcement": "free_play"} | options, totals=totals)
    MIXED_13.on(sheet).play("A1 pass, B1 bid 80, A2 pass, B2 pass")
    return sheet.play("B1 down R9 B6 G5 G7, B1 trump Y").play(NARROW_TRICKS[0])


def test_any_card_of_the_hand_may_be_played() -> None:
    sheet = b1_plays_yellow().play("A1 B12")
    assert sheet.legal("B1") == hand_of(sheet, "B1").split()
    assert sheet.refused("B1 R14") is Reason.CARD_NOT_HELD
    assert sheet.refused("A2 B5") is Reason.NOT_YOUR_TURN
    sheet.play("B1 Y13")
    assert sheet.turn == "A2"


def test_a_renege_may_be_taken_back_and_must_then_be_put_right() -> None:
    sheet = b1_plays_yellow().play("A1 B12")
    before = sheet.playing.hands
    sheet.play("B1 Y13, A2 B5, B1 take back")
    b1, a2 = sheet.rules.seat("B1"), sheet.rules.seat("A2")
    y13, b5 = sheet.rules.deck.card("Y13"), sheet.rules.deck.card("B5")
    assert learnt(sheet, None) == (CardsReturned(b1, ((b1, y13), (a2, b5))),)
    assert sheet.playing.hands == before
    assert sheet.legal("B1") == ["B13", "B14"]
    assert sheet.refused("B1 Y13") is Reason.MUST_FOLLOW


def test_an_opponent_may_call_it_in_time() -> None:
    sheet = b1_plays_yellow().play("A1 B12, B1 Y13, A2 B5, B2 B8, B1 B14, A1 call renege")
    called = RenegeCalled(sheet.rules.seat("A1"), sheet.rules.seat("B1"))
    assert learnt(sheet, None)[0] == called
    assert (sheet.turn, sheet.legal("B1")) == ("B1", ["B13", "B14"])


def test_a_declarer_found_out_later_loses_the_bid() -> None:
    sheet = b1_plays_yellow().play("A1 B12, B1 Y13, A2 B5, B2 B8, B1 G8, A2 G10, B2 G12, A1 G13")
    sheet.play("A2 call renege")
    assert sheet.result.reneged == 1
    assert (sheet.result.made, sheet.result.score) == (False, (10, -80))


def test_defenders_found_out_later_lose_the_bid_that_the_others_made() -> None:
    # A2 has black, and takes B14 with a trump all the same. B had nothing by then.
    sheet = b1_plays_yellow().play("A1 B12, B1 B14, A2 Y9, B2 B8, A2 G14, B2 G12, A1 G6, B1 G8")
    sheet.play("A2 B5")
    assert (sheet.phase, sheet.result.reneged) == (Phase.HAND_OVER, 2)
    assert (sheet.result.made, sheet.result.score) == (None, (-80, 0))


def test_a_renege_may_end_the_game() -> None:
    sheet = b1_plays_yellow(totals=(0, -175))
    sheet.play("A1 B12, B1 Y13, A2 B5, B2 B8, B1 G8, A2 G10, B2 G12, A1 G13, A2 call renege")
    assert (sheet.result.totals, sheet.winners) == ((10, -255), ("A",))


def test_a_renege_by_the_others_is_no_bid_made() -> None:
    sheet = b1_plays_yellow(totals=(0, 505), must_win_on_bid=True)
    sheet.play("A1 B12, B1 B14, A2 Y9, B2 B8, A2 G14, B2 G12, A1 G6, B1 G8, A2 B5")
    assert (sheet.result.totals, sheet.phase) == ((-80, 505), Phase.HAND_OVER)


def test_a_claim_cannot_count_on_anybody_following() -> None:
    # B1 may keep R6 when R14 is led: then it takes A1's R5, or Y14, at the end.
    for down in ("Y14 Y5 B5 G5", "R5 Y5 B5 G5"):
        sheet = ONE_TRUMP_OUT.on(Sheet("rook13", {"enforcement": "free_play"}))
        a1_declares(sheet, 65, down, "R")
        assert sheet.refused("A1 claim") is Reason.CLAIM_UNPROVEN


def test_cards_that_nothing_can_beat_may_be_claimed_in_free_play_too() -> None:
    sheet = ONE_TRUMP_OUT.on(Sheet("rook13", {"enforcement": "free_play"}))
    a1_declares(sheet, 65, "Y5 B5 G5 R5", "R").play("A1 R14, B1 R6, A2 B6, B2 G6, A1 claim")
    assert sheet.result.score == (120, 0)
