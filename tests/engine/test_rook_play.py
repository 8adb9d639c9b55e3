"""Rook, the play of thirteen tricks: the bird above all, and claims."""

from __future__ import annotations

import pytest

from rook13.engine.reasons import Reason
from rook13.engine.state import Phase
from tests.engine.point_hands import (
    BIRD_WITH_B1,
    COLOURS,
    MIXED,
    Layout,
    a1_declares,
    hand_of,
    split_hand,
)
from tests.engine.sheet import Sheet


def green_trump(**options: object) -> Sheet:
    """A1 declares and leads; R2, R3, B1, B5 and B6 are aside, the bird is with B1."""
    return a1_declares(MIXED.on(Sheet("rook", options)), 70, "R2 R3 B1 B5 B6", "G")


def red_trump(**options: object) -> Sheet:
    """A1 declares with R1 and R3 to R14, the bird is the only trump of B1."""
    return a1_declares(BIRD_WITH_B1.on(Sheet("rook", options)), 70, "R2 Y1 Y14 G1 B1", "R")


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
def test_left_of_the_dealer_leads_whoever_declared(dealer: str, leader: str, declarer: str) -> None:
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


def test_any_card_may_be_led() -> None:
    sheet = green_trump()
    assert sheet.legal("A1") == hand_of(sheet, "A1").split()


def test_the_led_colour_must_be_followed() -> None:
    sheet = green_trump().play("A1 R14, B1 R5")
    assert sheet.legal("A2") == ["R1", "R6", "R9", "R13"]
    assert sheet.refused("A2 G3") is Reason.MUST_FOLLOW
    assert sheet.refused("A2 R7") is Reason.CARD_NOT_HELD
    assert sheet.refused("B2 R7") is Reason.NOT_YOUR_TURN


def test_who_cannot_follow_may_play_any_card() -> None:
    sheet = a1_declares(COLOURS.on(Sheet("rook")), 70, "R1 Y1 G1 B1 RK", "B").play("A1 R14")
    assert sheet.legal("B1") == hand_of(sheet, "B1").split()
    assert sheet.legal("B1")[0] == "Y2"


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("A1 R12, B1 R11, A2 R13, B2 R10", "A2"),
        ("A1 R8, B1 R5, A2 R1, B2 R4", "A1"),
        ("A1 R14, B1 R5, A2 R1, B2 R4", "A1"),
    ],
)
def test_fourteen_is_high_and_one_is_low(trick: str, winner: str) -> None:
    assert green_trump().play(trick).turn == winner


def test_trump_beats_every_other_colour() -> None:
    sheet = a1_declares(COLOURS.on(Sheet("rook")), 70, "R1 Y1 G1 B1 RK", "B")
    sheet.play("A1 R14, B1 Y14, A2 G14, B2 B2")
    assert sheet.turn == "B2"


def test_the_rook_may_be_played_by_who_could_follow_and_takes_the_trick() -> None:
    sheet = green_trump().play("A1 R14")
    assert sheet.legal("B1") == ["R5", "R11", "RK"]
    sheet.play("B1 RK, A2 R1, B2 R4")
    assert (sheet.turn, sheet.view(None).points) == ("B1", (0, 30))


def test_the_rook_need_not_be_played_when_its_holder_cannot_follow() -> None:
    sheet = a1_declares(BIRD_WITH_B1.on(Sheet("rook")), 70, "R2 Y1 Y14 G1 B1", "B")
    sheet.play("A1 R14")
    assert sheet.legal("B1") == [*(f"Y{rank}" for rank in range(2, 14)), "RK"]
    sheet.play("B1 Y2, A2 G2, B2 B2")
    assert sheet.turn == "B2"


def test_the_rook_follows_a_trump_lead_like_any_trump() -> None:
    sheet = green_trump().play("A1 G14")
    assert sheet.legal("B1") == ["G2", "G9", "G13", "RK"]
    sheet.play("B1 RK, A2 G3, B2 G6")
    assert sheet.turn == "B1"


def test_the_rook_as_only_trump_must_be_played_when_trump_is_led() -> None:
    sheet = red_trump().play("A1 R14")
    assert sheet.legal("B1") == ["RK"]
    assert sheet.refused("B1 Y2") is Reason.MUST_FOLLOW


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


def test_who_has_no_trump_may_play_anything_on_the_rook() -> None:
    sheet = b1_leads("R", BIRD_WITH_B1).play("B1 RK")
    assert len(sheet.legal("A2")) == 13
    sheet.play("A2 G14, B2 B14")
    assert sheet.legal("A1") == ["R1", *(f"R{rank}" for rank in range(3, 15))]


@pytest.mark.parametrize(
    ("rook_rank", "led", "winner"),
    [
        ("high", "R14", "B1"),
        ("high", "R1", "B1"),
        ("low", "R1", "A1"),
        ("low", "R14", "A1"),
        ("ten_and_half", "R10", "B1"),
        ("ten_and_half", "R11", "A1"),
    ],
)
def test_rook_rank_places_the_rook_among_the_trumps(rook_rank: str, led: str, winner: str) -> None:
    sheet = red_trump(rook_rank=rook_rank).play(f"A1 {led}")
    assert sheet.legal("B1") == ["RK"]
    sheet.play("B1 RK, A2 G2, B2 B2")
    assert sheet.turn == winner


@pytest.mark.parametrize("rook_rank", ["low", "ten_and_half"])
def test_a_low_rook_still_beats_every_other_colour_at_any_time(rook_rank: str) -> None:
    sheet = green_trump(rook_rank=rook_rank).play("A1 R14")
    assert sheet.legal("B1") == ["R5", "R11", "RK"]
    sheet.play("B1 RK, A2 R13, B2 R4")
    assert sheet.turn == "B1"


def test_ones_high_15_outrank_the_fourteens() -> None:
    sheet = green_trump(ones="high_15").play("A1 R14, B1 R5, A2 R1, B2 R4")
    assert (sheet.turn, sheet.view(None).points) == ("A2", (30, 0))


def test_a_high_one_is_still_below_a_high_rook() -> None:
    assert red_trump(ones="high_15").play("A1 R1, B1 RK, A2 G2, B2 B2").turn == "B1"


def test_a_high_one_of_a_plain_colour_is_below_every_trump() -> None:
    sheet = Sheet("rook", {"ones": "high_15"})
    a1_declares(COLOURS.on(sheet), 70, "R2 Y1 G1 B1 RK", "B")
    assert sheet.play("A1 R1, B1 Y2, A2 G2, B2 B2").turn == "B2"


def test_a_hand_has_thirteen_tricks() -> None:
    sheet = split_hand(Sheet("rook"), 70, aside=20)
    assert (sheet.phase, sum(sheet.result.tricks)) == (Phase.HAND_OVER, 13)


@pytest.mark.parametrize(
    ("options", "layout", "down", "tricks"),
    [
        (
            {"ones": "out"},
            Layout("R2-13", "Y2-13", "G2-13", "B2-13", "R14 Y14 G14 B14 RK"),
            "R2 R3 Y14 G14 B14",
            12,
        ),
        (
            {"low_cards": "drop_2_4"},
            Layout("R5-14", "Y5-14", "G5-14", "B5-14", "R1 Y1 G1 B1 RK"),
            "R1 R5 Y1 G1 B1",
            10,
        ),
        (
            {"ones": "out", "low_cards": "drop_2_4"},
            Layout("R5-13", "Y5-13", "G5-13", "B5-13", "R14 Y14 G14 B14 RK"),
            "R5 R6 Y14 G14 B14",
            9,
        ),
    ],
)
def test_a_shorter_deck_has_fewer_tricks(
    options: dict[str, object], layout: Layout, down: str, tricks: int
) -> None:
    sheet = a1_declares(layout.on(Sheet("rook", options)), 70, down, "R").play("A1 claim")
    assert sheet.result.tricks == (tricks, 0, 0, 0)
    assert sheet.result.score == (120, 0)


def test_a_claim_needs_the_rook_or_needs_it_drawn() -> None:
    sheet = red_trump()
    assert sheet.refused("A1 claim") is Reason.CLAIM_UNPROVEN
    sheet.play("A1 R1, B1 RK, A2 G2, B2 B2, B1 Y2, A2 G3, B2 B3, A1 R3")
    sheet.play("A1 claim")
    assert sheet.result.tricks == (12, 1, 0, 0)


def test_a_claim_may_count_on_drawing_a_low_rook() -> None:
    sheet = a1_declares(
        BIRD_WITH_B1.on(Sheet("rook", {"rook_rank": "low"})), 70, "R1 R2 Y1 G1 B1", "R"
    )
    sheet.play("A1 claim")
    assert sheet.result.tricks == (13, 0, 0, 0)


def test_only_who_is_on_lead_claims() -> None:
    sheet = a1_declares(COLOURS.on(Sheet("rook")), 70, "R1 R2 Y1 G1 B1", "R")
    assert sheet.legal("A1")[-1] == "claim"
    assert sheet.refused("B1 claim") is Reason.NOT_ON_LEAD
    sheet.play("A1 R14")
    assert sheet.refused("A1 claim") is Reason.NOT_ON_LEAD
