"""Rook with free play: a renege, taking it back, calling it, and what it costs."""

from __future__ import annotations

import pytest

from rook13.engine.events import CardsReturned, Claimed, HandScored, RenegeCalled
from rook13.engine.reasons import Reason
from rook13.engine.state import Phase
from tests.engine.point_hands import (
    BIRD_WITH_B1,
    MIXED,
    Layout,
    a1_declares,
    by_column,
    hand_of,
    learnt,
)
from tests.engine.sheet import Sheet

FREE = {"enforcement": "free_play"}

# B1 still has R11, and throws Y3. A had 25 before, and takes 5 more afterwards.
BEFORE = "A1 R14, B1 R5, A2 R1, B2 R10"
RENEGE = "A1 R12, B1 Y3"
REST_OF_TRICK = "A2 R6, B2 R7"
NEXT_TRICK = "A1 Y13, B1 Y6, A2 Y5, B2 Y4"

# A1 runs red with nothing but winners and Y14; B1 and B2 have yellow.
SHORT = Layout("R5-13", "Y5-12 B13", "G5-13", "B5-12 Y13", "R14 Y14 G14 B14 RK")
SHORT_OPTIONS = FREE | {"ones": "out", "low_cards": "drop_2_4"}


def green_trump(layout: Layout = MIXED) -> Sheet:
    """A1 declares at 70 and leads; R2, R3, B1, B5 and B6 are aside, the bird is with B1."""
    return a1_declares(layout.on(Sheet("rook", FREE)), 70, "R2 R3 B1 B5 B6", "G")


def red_trump() -> Sheet:
    """A1 declares at 70 with nothing but red, the bird is the only trump of B1."""
    sheet = BIRD_WITH_B1.on(Sheet("rook", FREE))
    return a1_declares(sheet, 70, "R2 Y1 Y14 G1 B1", "R")


def too_late() -> Sheet:
    return green_trump().play(BEFORE).play(RENEGE).play(REST_OF_TRICK).play(NEXT_TRICK)


def returned(sheet: Sheet, offender: str, cards: str) -> CardsReturned:
    plays = [play.split() for play in cards.split(", ")]
    seat, card = sheet.rules.seat, sheet.rules.deck.card
    return CardsReturned(seat(offender), tuple((seat(who), card(what)) for who, what in plays))


def called(sheet: Sheet, caller: str, offender: str | None) -> RenegeCalled:
    seat = sheet.rules.seat
    return RenegeCalled(seat(caller), seat(offender) if offender else None)


def test_any_card_of_the_hand_may_be_played() -> None:
    sheet = green_trump().play("A1 R14")
    assert sheet.legal("B1") == hand_of(sheet, "B1").split()
    sheet.play("B1 Y3")
    assert [card.name for _, card in sheet.view(None).trick] == ["R14", "Y3"]
    assert "Y3" not in hand_of(sheet, "B1").split()


def test_the_offender_may_take_it_back_and_both_opponents_may_call_it_but_not_the_partner() -> None:
    sheet = green_trump().play("A1 R14, B1 Y3")
    assert sheet.legal("B1") == ["take back"]
    assert sheet.legal("A1") == ["call renege"]
    assert sheet.legal("A2")[-1] == "call renege"
    assert sheet.legal("B2") == []
    assert sheet.refused("B2 call renege") is Reason.NOTHING_TO_CALL
    assert sheet.refused("B2 take back") is Reason.NOTHING_TO_TAKE_BACK


def test_nobody_can_tell_a_renege_from_a_card_that_could_not_follow() -> None:
    honest = MIXED._replace(
        b1="Y1 Y3 Y4 Y6 Y12 Y14 G2 G9 G13 B4 B8 B14 RK",
        b2="R4 R5 R7 R10 R11 Y7 Y10 G6 G8 G11 B3 B7 B12",
    )
    reneged, fair = green_trump().play("A1 R14, B1 Y3"), green_trump(honest).play("A1 R14, B1 Y3")
    for seat in ("A1", "A2", None):
        assert reneged.view(seat) == fair.view(seat)


@pytest.mark.parametrize(
    "meanwhile",
    [
        "",
        "A2 R6",
        REST_OF_TRICK,
        f"{REST_OF_TRICK}, A1 Y13",
        f"{REST_OF_TRICK}, A1 Y13, B1 Y6, A2 Y5",
    ],
)
def test_taking_back_restores_exactly_what_was_there(meanwhile: str) -> None:
    sheet = green_trump().play(BEFORE).play("A1 R12")
    before = sheet.playing
    sheet.play("B1 Y3").play(meanwhile).play("B1 take back")
    after = sheet.playing
    assert after == before._replace(correcting=True)
    assert (sheet.turn, sheet.view(None).points) == ("B1", (25, 0))
    cards = f"B1 Y3, {meanwhile}" if meanwhile else "B1 Y3"
    assert learnt(sheet, None) == (returned(sheet, "B1", cards),)


def test_the_correction_must_follow_and_may_be_the_rook() -> None:
    sheet = green_trump().play(BEFORE).play(RENEGE).play("B1 take back")
    assert sheet.legal("B1") == ["R11", "RK"]
    assert sheet.refused("B1 Y3") is Reason.MUST_FOLLOW
    assert sheet.refused("B1 Y6") is Reason.MUST_FOLLOW


def test_after_the_correction_the_others_may_play_something_else() -> None:
    sheet = green_trump().play(BEFORE).play(RENEGE).play("A2 R6, B1 take back, B1 R11")
    assert sheet.legal("A2") == hand_of(sheet, "A2").split()
    sheet.play("A2 R13, B2 R7")
    assert sheet.turn == "A2"


def test_a_renege_that_was_put_right_costs_nothing() -> None:
    sheet = green_trump().play(BEFORE).play(RENEGE).play("B1 take back, B1 RK")
    sheet.play(REST_OF_TRICK).play("B1 Y14, A2 Y5, B2 Y1, A1 Y2, B1 R11")
    assert sheet.phase is Phase.PLAY
    sheet.play("A1 call renege")
    assert sheet.events == (called(sheet, "A1", None),)


def test_who_has_followed_has_nothing_to_take_back() -> None:
    sheet = green_trump().play(BEFORE)
    for seat in ("A1", "B1", "A2", "B2"):
        assert sheet.refused(f"{seat} take back") is Reason.NOTHING_TO_TAKE_BACK


def test_what_was_played_after_a_renege_goes_back_even_if_it_was_one_itself() -> None:
    sheet = green_trump().play(BEFORE).play(RENEGE).play("A2 B2, B1 take back")
    assert learnt(sheet, None) == (returned(sheet, "B1", "B1 Y3, A2 B2"),)
    sheet.play("B1 R11")
    assert sheet.refused("A2 take back") is Reason.NOTHING_TO_TAKE_BACK


@pytest.mark.parametrize("caller", ["A1", "A2"])
@pytest.mark.parametrize("meanwhile", ["", REST_OF_TRICK, f"{REST_OF_TRICK}, A1 Y13, B1 Y6, A2 Y5"])
def test_a_call_in_time_sends_the_card_and_those_after_it_back(caller: str, meanwhile: str) -> None:
    sheet = green_trump().play(BEFORE).play("A1 R12")
    before = sheet.playing
    sheet.play("B1 Y3").play(meanwhile).play(f"{caller} call renege")
    cards = f"B1 Y3, {meanwhile}" if meanwhile else "B1 Y3"
    assert learnt(sheet, None) == (called(sheet, caller, "B1"), returned(sheet, "B1", cards))
    assert sheet.playing == before._replace(correcting=True)
    assert sheet.legal("B1") == ["R11", "RK"]


def test_a_call_sends_the_first_of_two_reneges_back() -> None:
    sheet = green_trump().play(BEFORE).play(RENEGE).play(REST_OF_TRICK).play("A1 Y13, B1 B4")
    sheet.play("A2 call renege")
    assert sheet.events[1] == returned(sheet, "B1", f"B1 Y3, {REST_OF_TRICK}, A1 Y13, B1 B4")


def test_of_two_reneges_the_later_is_taken_back_first() -> None:
    sheet = green_trump().play(BEFORE).play(RENEGE).play(REST_OF_TRICK).play("A1 Y13, B1 B4")
    sheet.play("B1 take back")
    assert sheet.events == (returned(sheet, "B1", "B1 B4"),)
    sheet.play("B1 take back")
    assert sheet.events == (returned(sheet, "B1", f"B1 Y3, {REST_OF_TRICK}, A1 Y13"),)


def test_a_call_is_offered_only_when_an_opponent_did_not_follow() -> None:
    sheet = green_trump().play(BEFORE)
    for seat in ("A1", "B1", "A2", "B2"):
        assert "call renege" not in sheet.legal(seat)
        assert sheet.refused(f"{seat} call renege") is Reason.NOTHING_TO_CALL


def test_a_call_when_there_was_none_is_announced_and_changes_nothing() -> None:
    sheet = green_trump().play("A1 R14, B1 RK, A2 R1")
    before = sheet.playing
    sheet.play("A1 call renege")
    assert learnt(sheet, None) == (called(sheet, "A1", None),)
    assert sheet.playing._replace(callers=0) == before
    assert sheet.turn == "B2"


@pytest.mark.parametrize(
    ("so_far", "next_card"), [("A1 R14, B1 RK", "A2 R1"), ("A1 R14, B1 RK, A2 R1", "B2 R4")]
)
def test_who_called_in_vain_waits_for_the_next_card(so_far: str, next_card: str) -> None:
    sheet = green_trump().play(so_far).play("A1 call renege")
    assert sheet.legal("A1") == []
    assert sheet.refused("A1 call renege") is Reason.ALREADY_CALLED
    assert "call renege" in sheet.legal("A2")
    sheet.play(next_card)
    assert "call renege" in sheet.legal("A1")


def test_a_call_finds_only_reneges_of_the_other_side() -> None:
    # A2, who still has R13, throws B2; then B2, who still has R4, throws B3.
    sheet = green_trump().play(BEFORE).play("A1 R12, B1 R11, A2 B2, B2 B3")
    sheet.play("A1 call renege")
    assert sheet.events == (called(sheet, "A1", "B2"), returned(sheet, "B2", "B2 B3"))
    sheet.play("B2 R4, B1 call renege")
    assert sheet.events[0] == called(sheet, "B1", "A2")


def test_the_rook_in_place_of_a_card_that_follows_is_no_renege() -> None:
    sheet = green_trump().play("A1 R14, B1 RK")
    assert sheet.refused("B1 take back") is Reason.NOTHING_TO_TAKE_BACK
    sheet.play("A2 R1, B2 R4, B1 Y14, A2 Y5, B2 Y1, A1 Y2, B1 R5")
    assert sheet.phase is Phase.PLAY


def test_once_the_next_trick_is_taken_a_renege_cannot_be_taken_back() -> None:
    sheet = too_late()
    assert sheet.refused("B1 take back") is Reason.NOTHING_TO_TAKE_BACK


def test_a_late_call_ends_the_hand_at_once() -> None:
    sheet = too_late().play("A2 call renege")
    assert sheet.phase is Phase.HAND_OVER
    assert learnt(sheet, None) == (called(sheet, "A2", "B1"), HandScored(sheet.result))
    assert sheet.result.reneged == sheet.rules.seat("B1").index


def test_defenders_lose_the_bid_and_the_others_keep_what_they_had_before_the_error() -> None:
    sheet = too_late()
    assert sheet.view(None).points == (30, 0)
    sheet.play("A2 call renege")
    assert sheet.result.score == (25, -70)
    assert sheet.result.made is None


def test_the_declarers_side_loses_its_bid_in_the_same_way() -> None:
    # B takes 10; then A2, who has yellow, trumps Y14 and goes on to take 10 more.
    sheet = green_trump().play("A1 R8, B1 R11, A2 R1, B2 R10")
    sheet.play("B1 Y14, A2 G3, B2 Y1, A1 Y2, A2 B13, B2 B3, A1 B10, B1 B4")
    sheet.play("B2 call renege")
    assert sheet.result.score == (-70, 10)
    assert (sheet.result.made, sheet.result.reneged) == (False, sheet.rules.seat("A2").index)


def test_a_card_of_the_denied_colour_ends_the_hand_at_once_when_it_comes_late() -> None:
    sheet = too_late().play("A1 R8, B1 R11")
    assert sheet.phase is Phase.HAND_OVER
    assert sheet.result.score == (25, -70)
    assert sheet.events[-1] == HandScored(sheet.result)


def test_a_lead_of_the_denied_colour_gives_it_away_too() -> None:
    sheet = too_late().play("A1 Y9, B1 Y14, A2 Y8, B2 Y1, B1 R11")
    assert (sheet.phase, sheet.result.score) == (Phase.HAND_OVER, (25, -70))


def test_a_card_of_another_colour_gives_nothing_away() -> None:
    sheet = too_late().play("A1 R8, B1 RK, A2 R9, B2 R4")
    assert sheet.phase is Phase.PLAY


def test_a_renege_shown_in_time_may_still_be_taken_back_or_called() -> None:
    for action in ("B1 take back", "A1 call renege"):
        sheet = green_trump().play(BEFORE).play(RENEGE).play(REST_OF_TRICK)
        sheet.play("A1 R8, B1 R11, A2 R9").play(action)
        assert (sheet.phase, sheet.turn) == (Phase.PLAY, "B1")
        assert "R11" in hand_of(sheet, "B1").split()


def test_a_renege_shown_in_time_and_not_put_right_costs_the_hand_when_the_trick_is_taken() -> None:
    sheet = green_trump().play(BEFORE).play(RENEGE).play(REST_OF_TRICK).play("A1 R8, B1 R11, A2 R9")
    assert sheet.phase is Phase.PLAY
    sheet.play("B2 R4")
    assert (sheet.view(None).phase, sheet.result.score) == (Phase.HAND_OVER, (25, -70))


def test_not_playing_the_rook_as_only_trump_is_a_renege_and_showing_it_later_gives_it_away() -> (
    None
):
    sheet = red_trump().play("A1 R14, B1 Y2")
    assert "take back" in sheet.legal("B1")
    sheet.play("A2 G2, B2 B2, A1 R13, B1 Y3, A2 G3, B2 B3, A1 R12, B1 RK")
    assert (sheet.phase, sheet.result.score) == (Phase.HAND_OVER, (0, -70))


def test_following_with_the_rook_only_is_the_correction_of_a_trump_denied() -> None:
    sheet = red_trump().play("A1 R14, B1 Y2, A2 call renege")
    assert sheet.legal("B1") == ["RK"]


def test_a_renege_in_the_last_trick_but_one_comes_out_with_the_last_card() -> None:
    sheet = a1_declares(SHORT.on(Sheet("rook", SHORT_OPTIONS)), 70, "R5 R6 R7 G14 B14", "R")
    by_column(sheet, A1="R8-14 Y14", B1="Y5-11 B13", A2="G5-12", B2="B5-11 Y13")
    sheet.play("A1 RK, B1 Y12, A2 G13")
    assert "take back" in sheet.legal("B1")
    sheet.play("B2 B12")
    # A had taken R10, R14 and the 5 and 10 of the other three colours.
    assert (sheet.phase, sheet.result.score) == (Phase.HAND_OVER, (65, -70))


def test_a_claim_brings_a_renege_of_the_others_out() -> None:
    sheet = a1_declares(SHORT.on(Sheet("rook", SHORT_OPTIONS)), 70, "R5 R6 R7 G14 B14", "R")
    sheet.play("A1 R14, B1 Y10, A2 G10, B2 B10, A1 Y14, B1 B13, A2 G5, B2 Y13")
    sheet.play("A1 claim")
    assert learnt(sheet, None) == (Claimed(sheet.rules.seat("A1")), HandScored(sheet.result))
    assert sheet.result.score == (40, -70)


def test_a_claim_brings_a_renege_of_the_partner_out() -> None:
    layout = SHORT._replace(b1="Y5-12 G13", a2="G5-12 Y13", b2="B5-13")
    sheet = a1_declares(layout.on(Sheet("rook", SHORT_OPTIONS)), 70, "R5 R6 R7 G14 B14", "R")
    sheet.play("A1 Y14, B1 Y5, A2 G5, B2 B5, A1 claim")
    assert (sheet.result.score, sheet.result.reneged) == ((-70, 0), 2)


def test_after_the_hand_there_is_nothing_left_to_call() -> None:
    sheet = too_late().play("A2 call renege")
    assert sheet.refused("A1 call renege") is Reason.WRONG_PHASE
    assert sheet.refused("B1 take back") is Reason.WRONG_PHASE
    assert (sheet.turn, sheet.legal("A1")) == ("A1", ["deal"])


def test_without_free_play_there_is_nothing_to_call_or_take_back() -> None:
    sheet = a1_declares(MIXED.on(Sheet("rook")), 70, "R2 R3 B1 B5 B6", "G").play("A1 R14")
    assert sheet.refused("B1 Y3") is Reason.MUST_FOLLOW
    assert sheet.refused("B1 call renege") is Reason.FREE_PLAY_OFF
    assert sheet.refused("A1 take back") is Reason.FREE_PLAY_OFF
