"""Rook13, the play of nine tricks, and claims."""

from __future__ import annotations

import pytest

from rook13.engine.events import CardPlayed, Claimed, HandScored, TrickTaken
from rook13.engine.reasons import Reason
from rook13.engine.state import Phase
from tests.engine.point_hands import (
    COLOURS_13,
    MIXED_13,
    NARROW_TRICKS,
    ONE_TRUMP_OUT,
    Layout,
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
def test_bid_lead_leads_whoever_declared(dealer: str, bid_lead: str) -> None:
    assert b1_plays_yellow(dealer).turn == bid_lead


@pytest.mark.parametrize("dealer", ["A1", "B1", "A2", "B2"])
def test_first_lead_declarer_lets_the_declarer_lead(dealer: str) -> None:
    sheet = b1_plays_yellow(dealer, first_lead="declarer")
    assert sheet.turn == "B1"
    sheet.play("B1 B14")
    assert sheet.turn == "A2"


def test_any_card_may_be_led() -> None:
    sheet = b1_plays_yellow()
    assert sheet.legal("A1") == MIXED_13.a1.split()


def test_the_led_colour_must_be_followed() -> None:
    sheet = b1_plays_yellow().play("A1 B12")
    assert sheet.legal("B1") == ["B13", "B14"]
    assert sheet.refused("B1 G8") is Reason.MUST_FOLLOW
    assert sheet.refused("B1 Y13") is Reason.MUST_FOLLOW


def test_trump_led_must_be_followed_too() -> None:
    sheet = b1_plays_yellow().play("A1 Y14")
    assert sheet.legal("B1") == ["Y5", "Y12", "Y13"]


def test_who_cannot_follow_may_play_any_card_and_need_not_trump() -> None:
    sheet = b1_plays_yellow().play(NARROW_TRICKS[0]).play("A1 R13")
    assert sheet.legal("B1") == ["Y5", "Y12", "Y13", "B13", "B14", "G8", "G9", "G11"]


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


def test_without_free_play_there_is_nothing_to_call_or_take_back() -> None:
    sheet = b1_plays_yellow().play("A1 R14")
    assert sheet.refused("A1 take back") is Reason.FREE_PLAY_OFF
    assert sheet.refused("B1 call renege") is Reason.FREE_PLAY_OFF


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


def test_the_highest_card_of_the_led_colour_wins_without_trump() -> None:
    sheet = b1_plays_yellow().play("A1 B12, B1 B13, A2 B10, B2 B11")
    assert sheet.turn == "B1"


def test_a_higher_card_of_another_colour_does_not_win() -> None:
    sheet = b1_plays_yellow().play(NARROW_TRICKS[0]).play("A1 R13, B1 B14, A2 R8, B2 R11")
    assert sheet.turn == "A1"


def test_the_lowest_trump_beats_the_highest_card_of_the_led_colour() -> None:
    sheet = b1_plays_yellow().play(NARROW_TRICKS[0]).play("A1 R13, B1 Y5, A2 R8, B2 R11")
    assert sheet.turn == "B1"


def test_the_highest_of_several_trumps_wins_whether_it_came_first_or_last() -> None:
    sheet = b1_plays_yellow().play("\n".join(NARROW_TRICKS[:6]))
    sheet.play("A1 R5, B1 Y12, A2 R12, B2 Y7")
    assert sheet.turn == "B1"
    sheet = a1_declares(MIXED_13.on(Sheet("rook13")), 65, "Y10 B6 B7 B12", "G")
    sheet.play("A1 R14, B1 R9, A2 R6, B2 R7, A1 R13, B1 R10, A2 R8, B2 R11")
    sheet.play("A1 R5, B1 G8, A2 R12, B2 G12")
    assert sheet.turn == "B2"


def test_who_wins_a_trick_leads_the_next() -> None:
    sheet = b1_plays_yellow()
    leaders = []
    for trick in NARROW_TRICKS:
        leaders.append(sheet.turn)
        sheet.play(trick)
    assert leaders == ["A1", "A1", "B1", "B1", "B1", "A1", "A1", "B1", "B2"]


def test_a_hand_has_nine_tricks() -> None:
    sheet = b1_plays_yellow()
    phases = [sheet.play(trick).phase for trick in NARROW_TRICKS]
    assert phases == [Phase.PLAY] * 8 + [Phase.HAND_OVER]
    assert sum(sheet.result.tricks) == 9


def test_a_claim_is_played_out_at_once_and_shown_to_everybody() -> None:
    sheet = all_red()
    assert sheet.legal("A1")[-1] == "claim"
    sheet.play("A1 claim")
    seen = learnt(sheet, None)
    assert seen == sheet.events
    assert seen[0] == Claimed(sheet.rules.seat("A1"))
    assert len([event for event in seen if isinstance(event, CardPlayed)]) == 36
    tricks = [event for event in seen if isinstance(event, TrickTaken)]
    assert [event.seat.name for event in tricks] == ["A1"] * 9
    assert isinstance(seen[-1], HandScored)
    assert sheet.result.score == (120, 0)


def test_a_claim_that_is_not_proven_is_not_offered() -> None:
    sheet = all_red(trump="Y")
    assert "claim" not in sheet.legal("A1")
    assert sheet.refused("A1 claim") is Reason.CLAIM_UNPROVEN


def test_only_who_is_on_lead_claims() -> None:
    sheet = all_red()
    for seat in ("B1", "A2", "B2"):
        assert sheet.refused(f"{seat} claim") is Reason.NOT_ON_LEAD
    sheet.play("A1 R14, B1 Y6, A2 B6")
    assert sheet.refused("A1 claim") is Reason.NOT_ON_LEAD
    assert sheet.refused("B2 claim") is Reason.NOT_ON_LEAD


def test_a_claim_may_come_later_in_the_hand() -> None:
    sheet = by_column(all_red(), A1="R6-10", B1="Y6-10", A2="B6-10", B2="G6-10")
    sheet.play("A1 claim")
    assert sheet.result.tricks == (9, 0, 0, 0)
    assert len([event for event in sheet.events if isinstance(event, CardPlayed)]) == 16


@pytest.mark.parametrize("down", ["R5 Y5 B5 G5", "Y14 Y5 B5 G5"])
def test_a_claim_may_count_on_drawing_the_trumps_that_are_out(down: str) -> None:
    sheet = a1_declares(ONE_TRUMP_OUT.on(Sheet("rook13")), 65, down, "R").play("A1 claim")
    led = [event for event in sheet.events if isinstance(event, CardPlayed)][::4]
    assert led[0].card.name == "R14"
    assert sheet.result.tricks == (9, 0, 0, 0)


def test_a_winner_of_another_colour_is_safe_only_if_all_trumps_that_are_out_can_be_drawn() -> None:
    layout = Layout("R10-14 Y11-14", "R5-9 Y5-8", "B6-14", "G6-14", "Y9 Y10 B5 G5")
    five_against_five = a1_declares(layout.on(Sheet("rook13")), 65, "Y9 Y10 B5 G5", "R")
    assert "claim" in five_against_five.legal("A1")
    four_against_five = a1_declares(layout.on(Sheet("rook13")), 65, "R10 Y9 B5 G5", "R")
    assert four_against_five.refused("A1 claim") is Reason.CLAIM_UNPROVEN


def test_the_declarer_may_count_on_what_went_down() -> None:
    sheet = all_red(down="R14 Y5 B5 G5")
    assert "claim" in sheet.legal("A1")


def test_a_defender_may_not_count_on_what_went_down() -> None:
    layout = Layout("R6-14", "Y6-14", "B5-13", "G6-13 B14", "R5 Y5 G5 G14")
    sheet = a1_declares(layout.on(Sheet("rook13")), 65, "R5 R6 R7 G14", "R")
    by_column(sheet, A1="R8-14 G5", B1="Y6-13", A2="B5-12", B2="G6-11 B14 G12")
    assert sheet.legal("B2") == ["G13"]
    assert sheet.refused("B2 claim") is Reason.CLAIM_UNPROVEN


def test_a_defender_may_claim_as_well() -> None:
    sheet = COLOURS_13.on(Sheet("rook13"))
    sheet.play("A1 pass, B1 bid 65, A2 pass, B2 pass, B1 down R5 Y5 B5 G5, B1 trump R")
    sheet.play("A1 claim")
    assert sheet.result.score == (120, -65)
