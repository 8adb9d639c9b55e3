"""Free play and claims in Fowl."""

from __future__ import annotations

import pytest

from rook13.engine.events import CardPlayed, CardsReturned, Claimed, HandScored, RenegeCalled
from rook13.engine.reasons import Reason
from rook13.engine.state import Phase
from tests.engine.fowl_hands import FOUR_COLOURS, FOWL_WITH_B2, HALVES, dealt, led_by_a1
from tests.engine.trick_sheet import TrickSheet, colours

FREE = {"enforcement": "free_play"}

# A1 takes P1; B2 does not trump a yellow although they have pinks.
NOT_TRUMPED = """
A1 P1 V2 B2 P2 > A1
A1 Y3 Y9 V9 B9 > B1
"""

# The trick after it: the renege cannot be corrected any more.
ONE_LATER = "B1 Y10 V10 B10 Y4 > B1"

# B1 does not follow a yellow although they have some, and the next trick is fair.
NOT_FOLLOWED = """
A1 P1 V2 B2 P2 > A1
A1 Y3 V3 V9 P3 > B2
B2 B9 P9 V4 B3 > A1
"""


def free(hands: tuple[str, ...] = HALVES, **more: object) -> TrickSheet:
    return led_by_a1(hands, {**FREE, **more})


def returned(sheet: TrickSheet) -> tuple[str, list[str]]:
    (event,) = sheet.happened(CardsReturned)
    assert event.audience is None
    return event.seat.name, [f"{seat} {card}" for seat, card in event.cards]


def test_in_free_play_any_card_of_the_hand_may_be_played() -> None:
    sheet = free()
    sheet.play("A1 Y3")
    assert sheet.legal("B1") == colours("V2-8 Y1,9-14").split()
    assert sheet.refused("B1 P2") is Reason.CARD_NOT_HELD


@pytest.mark.parametrize("deed", ["take back", "call renege"])
def test_nothing_can_be_called_or_taken_back_where_illegal_cards_are_prevented(deed: str) -> None:
    sheet = led_by_a1()
    sheet.play("A1 P1, B1 V2")
    assert sheet.refused(f"A2 {deed}") is Reason.FREE_PLAY_OFF
    assert sheet.refused(f"B1 {deed}") is Reason.FREE_PLAY_OFF


def test_a_called_renege_goes_back_with_the_cards_played_after_it() -> None:
    sheet = free()
    sheet.play("A1 Y3, B1 V2, A2 V9, B2 P2, B2 B9, A2 call renege")
    (called,) = sheet.happened(RenegeCalled)
    assert (str(called.seat), str(called.offender), called.audience) == ("A2", "B1", None)
    assert returned(sheet) == ("B1", ["B1 V2", "A2 V9", "B2 P2", "B2 B9"])
    assert sheet.turn == "B1"
    assert [str(card) for _, card in sheet.view(None).trick] == ["Y3"]
    assert sheet.hand("B1") == colours("V2-8 Y1,9-14")


def test_who_corrects_a_renege_must_follow() -> None:
    sheet = free()
    sheet.play("A1 Y3, B1 V2, A2 call renege")
    assert sheet.legal("B1") == colours("Y1,9-14").split()
    assert sheet.refused("B1 V2") is Reason.MUST_FOLLOW
    sheet.play("B1 Y9")
    assert sheet.legal("A2") == [*colours("V1,9-14 B2-8").split()]


def test_not_trumping_when_void_is_a_renege_that_is_corrected_with_a_trump() -> None:
    sheet = free()
    sheet.tricks(NOT_TRUMPED)
    sheet.play("A1 call renege")
    assert returned(sheet) == ("B2", ["B2 B9"])
    assert sheet.cards("B2") == colours("P3-8").split()
    assert sheet.refused("B2 B9") is Reason.MUST_TRUMP


def test_the_offender_may_take_a_renege_back_until_the_next_trick_has_been_taken() -> None:
    sheet = free()
    sheet.tricks(NOT_TRUMPED)
    sheet.play("B1 Y10, A2 V10")
    assert "take back" in sheet.legal("B2")
    sheet.play("B2 take back")
    assert returned(sheet) == ("B2", ["B2 B9", "B1 Y10", "A2 V10"])
    assert sheet.turn == "B2"


def test_nobody_takes_a_renege_back_once_the_next_trick_has_been_taken() -> None:
    sheet = free()
    sheet.tricks(NOT_FOLLOWED)
    assert sheet.refused("B1 take back") is Reason.NOTHING_TO_TAKE_BACK


def test_a_renege_that_shows_within_the_next_trick_ends_the_hand_when_that_is_taken() -> None:
    sheet = free()
    sheet.tricks(NOT_TRUMPED)
    sheet.play("B1 Y10, A2 V10, B2 P3")
    assert sheet.turn == "A1"
    assert "take back" in sheet.legal("B2")
    sheet.play("A1 Y4")
    assert sheet.phase is Phase.HAND_OVER
    assert sheet.result.score == (15, -70)


def test_only_the_offender_has_something_to_take_back() -> None:
    sheet = free()
    sheet.tricks(NOT_TRUMPED)
    for other in ["A1", "B1", "A2"]:
        assert sheet.refused(f"{other} take back") is Reason.NOTHING_TO_TAKE_BACK


def test_a_late_call_ends_the_hand_and_charges_the_bid() -> None:
    sheet = free()
    sheet.tricks(NOT_TRUMPED)
    sheet.tricks(ONE_LATER)
    assert sheet.phase is Phase.PLAY
    sheet.play("A2 call renege")
    assert sheet.result.reneged == sheet.rules.seat("B2").index
    assert sheet.result.score == (15, -70)
    assert sheet.result.made is None


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


def test_a_refusal_to_follow_comes_out_with_the_colour_that_was_denied() -> None:
    sheet = free()
    sheet.tricks(NOT_FOLLOWED)
    sheet.play("A1 Y4, B1 Y9")
    assert sheet.result.reneged == sheet.rules.seat("B1").index
    assert sheet.result.score == (15, -70)


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


def test_a_renege_of_the_declarers_side_sets_them_and_leaves_the_others_their_counters() -> None:
    sheet = free()
    sheet.tricks("""
        A1 Y5 Y9 V9 P2 > B2
        B2 B9 Y3 V2 B2 > B2
        B2 B10 Y4 V3 B3 > B2
    """)
    sheet.play("B1 call renege")
    assert sheet.result.reneged == sheet.rules.seat("A1").index
    assert sheet.result.score == (-70, 5)
    assert sheet.result.made is False


@pytest.mark.parametrize(("penalty", "bid"), [("points_taken", 120), ("bid", 120)])
def test_a_renege_costs_the_bid_whatever_a_set_costs(penalty: str, bid: int) -> None:
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


def test_a_call_without_a_renege_changes_nothing_but_is_told_to_all() -> None:
    sheet = free()
    sheet.play("A1 P1, B1 V2")
    before = sheet.view("B1")
    sheet.play("A2 call renege")
    (called,) = sheet.happened(RenegeCalled)
    assert (str(called.seat), called.offender, called.audience) == ("A2", None, None)
    assert sheet.view("B1") == before
    assert sheet.refused("A2 call renege") is Reason.ALREADY_CALLED
    assert "call renege" in sheet.legal("A1")
    sheet.play("A2 B2")
    assert "call renege" in sheet.legal("A2")


def test_a_call_does_not_find_the_renege_of_a_partner() -> None:
    sheet = free(("P1,9-14 Y2-8", "V2-8 Y1,9-14", "V1,10-14 B2-8 P2", "P3-8 V9 B1,9-14", "FW"))
    sheet.play("A1 P1, B1 V2, A2 B2, B2 P3, A1 call renege")
    (called,) = sheet.happened(RenegeCalled)
    assert called.offender is None
    sheet.play("B1 call renege")
    (called,) = sheet.happened(RenegeCalled)
    assert called.offender == sheet.rules.seat("A2")


def test_nobody_calls_before_an_opponent_has_played_off_suit() -> None:
    sheet = free()
    sheet.play("A1 Y3, B1 Y9")
    assert sheet.refused("A2 call renege") is Reason.NOTHING_TO_CALL
    sheet.play("A2 V9")
    assert sheet.refused("A1 call renege") is Reason.NOTHING_TO_CALL
    assert "call renege" in sheet.legal("B1")


def test_playing_off_suit_without_trumping_is_fair_where_must_trump_is_off() -> None:
    sheet = free(must_trump=False)
    sheet.tricks(NOT_TRUMPED)
    sheet.play("A1 call renege")
    (called,) = sheet.happened(RenegeCalled)
    assert called.offender is None
    sheet.tricks(ONE_LATER)
    sheet.tricks("B1 Y11 V11 P3 Y5 > B2")
    assert sheet.phase is Phase.PLAY


def test_a_renege_with_one_trick_to_go_comes_out_with_the_last_card() -> None:
    sheet = free(must_trump=False)
    sheet.tricks("""
        A1 Y3 Y9 V9 B9 > B1
        B1 Y10 V10 B10 Y4 > B1
        B1 Y11 V11 B11 Y5 > B1
        B1 Y12 V12 B12 Y6 > B1
        B1 Y13 V13 B13 Y7 > B1
        B1 Y14 V14 B14 Y8 > B1
        B1 V2 V1 P2 P9 > A1
        A1 P1 V3 B2 P3 > A1
        A1 P14 V4 B3 P4 > A1
        A1 P13 V5 B4 P5 > A1
        A1 P12 V6 B5 P6 > A1
        A1 P11 V7 B6 P7 > A1
        A1 P10 V8 B7 B1 > A1
    """)
    assert sheet.phase is Phase.PLAY
    sheet.tricks("A1 FW Y1 B8 P8 > B2")
    assert sheet.result.reneged == sheet.rules.seat("B2").index
    assert sheet.result.score == (15 + 15 + 10 + 10 + 5, -70)


def test_a_claim_takes_every_trick_that_is_left() -> None:
    sheet = led_by_a1(FOUR_COLOURS, bid=200, down="P2")
    assert "claim" in sheet.legal("A1")
    sheet.play("A1 claim")
    assert sheet.result.tricks == (14, 0, 0, 0)
    assert (sheet.result.made, sheet.result.score) == (True, (200, 0))


def test_a_claim_plays_the_rest_out_for_all_to_see() -> None:
    sheet = led_by_a1(FOUR_COLOURS, bid=200, down="P2")
    sheet.play("A1 claim")
    first, *_, last = sheet.events
    assert (first, first.audience) == (Claimed(sheet.rules.seat("A1")), None)
    played = sheet.happened(CardPlayed)
    assert {event.card for event in played} == set(sheet.rules.deck.cards) - {
        sheet.rules.deck.card("P2")
    }
    assert last == HandScored(sheet.result)


def test_a_low_fowl_is_claimed_once_the_leads_before_it_draw_the_last_trump() -> None:
    sheet = led_by_a1(("P1,3-14 V2", "V1,3-14 P2", "B1-14", "Y1-14", "FW"), bid=200, down="V2")
    sheet.play("A1 claim")
    assert sheet.result.tricks == (14, 0, 0, 0)


def test_a_low_fowl_is_not_claimed_while_more_trumps_are_out_than_leads_can_draw() -> None:
    hands = ("P1 B1-13", "P2-14 V14", "V1-13 B14", "Y1-14", "FW")
    sheet = led_by_a1(hands, bid=200, down="B2", trump="P")
    assert "claim" not in sheet.legal("A1")
    assert sheet.refused("A1 claim") is Reason.CLAIM_UNPROVEN


def test_a_plain_card_is_not_claimed_while_a_higher_one_is_out() -> None:
    hands = ("P1,3-14 V2", "V1,3-14 P2", "B1-14", "Y1-14", "FW")
    assert led_by_a1(hands, down="P3").refused("A1 claim") is Reason.CLAIM_UNPROVEN


def test_a_plain_card_is_claimed_when_it_is_the_best_and_all_trumps_are_drawn() -> None:
    hands = ("P1,3-14 V1", "V2-14 P2", "B1-14", "Y1-14", "FW")
    sheet = led_by_a1(hands, down="P3")
    sheet.play("A1 claim")
    assert sheet.result.tricks == (14, 0, 0, 0)


def test_a_high_fowl_is_claimed_as_the_best_trump() -> None:
    hands = ("P2-14 B1", "P1 V2-14", "V1 B2-14", "Y1-14", "FW")
    low = led_by_a1(hands, down="P2")
    assert low.refused("A1 claim") is Reason.CLAIM_UNPROVEN
    high = led_by_a1(hands, {"fowl_rank": "high"}, down="P2")
    high.play("A1 claim")
    assert high.result.tricks == (14, 0, 0, 0)


def test_only_the_player_on_lead_claims() -> None:
    sheet = led_by_a1(FOUR_COLOURS, down="P2")
    assert sheet.refused("B1 claim") is Reason.NOT_ON_LEAD
    sheet.play("A1 P1")
    assert sheet.refused("B1 claim") is Reason.NOT_ON_LEAD
    assert sheet.refused("A1 claim") is Reason.NOT_ON_LEAD
    sheet.play("B1 V1, A2 B1, B2 Y1, A1 claim")
    assert sheet.result.tricks == (14, 0, 0, 0)


def test_a_claim_is_for_the_play_only() -> None:
    assert dealt().refused("A1 claim") is Reason.WRONG_PHASE


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


def test_in_free_play_nothing_is_claimed_that_rests_on_others_following() -> None:
    hands = ("P1,3-14 V2", "V1,3-14 P2", "B1-14", "Y1-14", "FW")
    assert led_by_a1(hands, FREE, down="V2").refused("A1 claim") is Reason.CLAIM_UNPROVEN
    assert "claim" in led_by_a1(FOUR_COLOURS, FREE, down="P2").legal("A1")


def test_a_claim_lays_open_a_renege_of_the_claimers_partner() -> None:
    hands = ("P1,3-14 V2", "V1,3-14 Y2", "B2-14 P2", "B1 Y1,3-14", "FW")
    sheet = led_by_a1(hands, {**FREE, "fowl_rank": "high"}, down="V2")
    sheet.tricks("A1 P1 V3 B2 B1 > A1")
    sheet.play("A1 claim")
    assert sheet.happened(HandScored) == [HandScored(sheet.result)]
    assert sheet.result.reneged == sheet.rules.seat("A2").index
    assert sheet.result.score == (-70, 0)
