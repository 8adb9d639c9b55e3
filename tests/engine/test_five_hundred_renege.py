"""Free play and claims in Five Hundred."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rook13.engine.events import (
    CardPlayed,
    CardsReturned,
    RenegeCalled,
)
from rook13.engine.reasons import Reason
from rook13.engine.state import Phase
from tests.engine.five_hundred_hands import (
    BOWERS,
    FOUR_SUITS,
    JOKER_IN_KITTY,
    JOKER_WITH_A1,
    dealt,
    declared,
)
from tests.engine.trick_sheet import TrickSheet

FREE = {"enforcement": "free_play"}

# B1 takes A1's ace of diamonds with the left bower, though they have diamonds.
BOWER_ON_DIAMONDS = "A1 AD JD 7D 10D > B1"

# A2 keeps Joker and trumps back when A1 leads trump.
TRUMPS_KEPT_BACK = "A1 AH 7H 7D 4H > A1"


def in_hearts(
    totals: Sequence[int] | None = None, down: str = "5C 5S 6S", **more: object
) -> TrickSheet:
    """A1 plays six hearts with BOWERS in free play and leads."""
    return declared("6H", BOWERS, {**FREE, **more}, down=down, totals=totals)


def returned(sheet: TrickSheet) -> tuple[str, list[str]]:
    (event,) = sheet.happened(CardsReturned)
    assert event.audience is None
    return event.seat.name, [f"{seat} {card}" for seat, card in event.cards]


def reneged(sheet: TrickSheet) -> str:
    assert sheet.phase in (Phase.HAND_OVER, Phase.GAME_OVER)
    return sheet.rules.seats[sheet.result.reneged].name


def test_the_left_bower_on_its_printed_suit_is_a_renege() -> None:
    sheet = in_hearts()
    sheet.tricks(BOWER_ON_DIAMONDS)
    sheet.play("B1 KS, A2 call renege")
    (called,) = sheet.happened(RenegeCalled)
    assert (str(called.seat), str(called.offender), called.audience) == ("A2", "B1", None)
    assert returned(sheet) == ("B1", ["B1 JD", "A2 7D", "B2 10D", "B1 KS"])
    assert sheet.cards("B1") == ["4D", "5D", "6D"]
    assert sheet.refused("B1 JD") is Reason.MUST_FOLLOW


def test_the_left_bower_kept_back_from_a_trump_lead_is_a_renege() -> None:
    sheet = in_hearts()
    sheet.tricks("""
        A1 9H 7H 5H 4H > A1
        A1 KH 8H 6H QH > A1
    """)
    sheet.play("A1 AH, B1 4D, A1 call renege")
    assert returned(sheet) == ("B1", ["B1 4D"])
    assert sheet.cards("B1") == ["JD"]


def test_a_renege_of_a_defender_makes_the_bid() -> None:
    sheet = in_hearts()
    sheet.tricks(BOWER_ON_DIAMONDS)
    sheet.tricks("B1 KS JS 9S AS > A1")
    sheet.play("A1 KD, B1 4D")
    assert reneged(sheet) == "B1"
    assert (sheet.result.made, sheet.result.score) == (True, (80, 0))


def test_a_late_call_of_a_defenders_renege_makes_the_bid_and_pays_them_no_tricks() -> None:
    sheet = in_hearts(down="AS 5C 5S", defender_points=10)
    sheet.tricks("""
        A1 6S KS 10S 9S > B1
        B1 KC 10C 6C AC > A1
    """)
    sheet.tricks(BOWER_ON_DIAMONDS)
    sheet.tricks("B1 QS JS 8S 9H > A1")
    sheet.play("A2 call renege")
    assert reneged(sheet) == "B1"
    assert (sheet.result.made, sheet.result.score) == (True, (80, 0))


def test_a_renege_of_the_declarers_side_loses_the_bid() -> None:
    sheet = in_hearts()
    sheet.tricks(TRUMPS_KEPT_BACK)
    sheet.tricks("A1 AC QC JC 6C > A1")
    sheet.play("B2 call renege")
    assert reneged(sheet) == "A2"
    assert (sheet.result.made, sheet.result.score) == (False, (-80, 0))


@pytest.mark.parametrize("trump", ["JO", "5H"])
def test_a_trump_kept_back_comes_out_with_any_trump_and_the_joker(trump: str) -> None:
    sheet = in_hearts()
    sheet.tricks(TRUMPS_KEPT_BACK)
    sheet.tricks("A1 AC QC JC 6C > A1")
    sheet.play(f"A1 KH, B1 8H, A2 {trump}")
    assert reneged(sheet) == "A2"
    assert sheet.result.score == (-80, 0)


def test_a_trump_kept_back_comes_out_with_the_left_bower() -> None:
    sheet = in_hearts()
    sheet.tricks("""
        A1 AH 4D 5H 4H > A1
        A1 AC QC JC 6C > A1
    """)
    sheet.play("A1 KH, B1 JD")
    assert reneged(sheet) == "B1"
    assert sheet.result.score == (80, 0)


def test_the_left_bower_does_not_bring_a_denied_printed_suit_out() -> None:
    sheet = in_hearts()
    sheet.tricks("""
        A1 AD KC 7D 10D > A1
        A1 AC QC JC 6C > A1
        A1 AH JD 5H 4H > B1
    """)
    assert sheet.phase is Phase.PLAY


def test_defenders_keep_the_tricks_from_before_a_renege_of_the_declarers_side() -> None:
    sheet = in_hearts(down="AS 5C 5S", defender_points=10)
    sheet.tricks("""
        A1 6S KS 10S 9S > B1
        B1 KC 10C 6C AC > A1
    """)
    sheet.tricks(TRUMPS_KEPT_BACK)
    sheet.tricks("A1 AD 4D 8D 10D > A1")
    sheet.play("B1 call renege")
    assert reneged(sheet) == "A2"
    assert sheet.result.points == (1, 1)
    assert sheet.result.score == (-80, 10)


@pytest.mark.parametrize("slam", [False, True])
def test_a_bid_made_by_a_defenders_renege_is_no_slam(slam: bool) -> None:
    sheet = in_hearts(slam=slam)
    sheet.tricks(BOWER_ON_DIAMONDS)
    sheet.tricks("B1 KS JS 9S AS > A1")
    sheet.play("A1 call renege")
    assert sheet.result.score == (80, 0)


def test_a_renege_may_decide_the_game() -> None:
    sheet = in_hearts(totals=[420, 0], must_win_on_bid=True)
    sheet.tricks(BOWER_ON_DIAMONDS)
    sheet.tricks("B1 KS JS 9S AS > A1")
    sheet.play("A1 call renege")
    assert sheet.winners == ("A",)


def test_the_joker_in_no_trump_played_by_who_could_follow_is_a_renege() -> None:
    sheet = declared("6NT", JOKER_IN_KITTY, FREE, dealer="A1", down="9C 6S 5S")
    sheet.tricks("B1 8D 5D 4D JO > A1")
    sheet.play("B2 call renege")
    assert returned(sheet) == ("A1", ["A1 JO"])
    assert sheet.cards("A1") == ["JD", "QD", "KD", "AD"]


def test_not_following_the_suit_that_the_joker_named_is_a_renege() -> None:
    sheet = declared("6NT", JOKER_IN_KITTY, FREE, down="9C 6S 5S")
    assert sheet.refused("A1 JO") is Reason.MUST_NAME_SUIT
    sheet.tricks("A1 JO:S 7C JS 7S > A1")
    sheet.play("A1 call renege")
    assert returned(sheet) == ("B1", ["B1 7C", "A2 JS", "B2 7S"])
    assert str(sheet.view(None).led) == "S"
    assert sheet.cards("B1") == ["KS", "AS"]


def test_the_joker_played_by_who_cannot_follow_in_no_trump_is_called_in_vain() -> None:
    sheet = declared("6NT", JOKER_IN_KITTY, FREE, dealer="A1", down="9C 6S 5S")
    sheet.play("B1 AH")
    assert sheet.refused("B2 call renege") is Reason.NOTHING_TO_CALL
    sheet.play("A2 9H, B2 4H, A1 JO, B2 call renege")
    (called,) = sheet.happened(RenegeCalled)
    assert (str(called.seat), called.offender) == ("B2", None)
    assert sheet.turn == "A1"
    assert sheet.refused("B2 call renege") is Reason.ALREADY_CALLED
    assert sheet.refused("A2 call renege") is Reason.NOTHING_TO_CALL


@pytest.mark.parametrize(
    ("offender", "score"), [("A2", (-100, 0)), ("B1", (0, -100))], ids=["A2", "B1"]
)
def test_a_renege_in_a_hand_that_nobody_bid_on_costs_one_hundred(
    offender: str, score: tuple[int, int]
) -> None:
    sheet = dealt(BOWERS, {**FREE, "pass_out": "misere"})
    sheet.play("A1 pass, B1 pass, A2 pass, B2 pass")
    first = {"A2": "A1 AD 4D JC 10D > A1", "B1": "A1 AD KC 7D 10D > A1"}[offender]
    sheet.tricks(first)
    sheet.tricks("A1 AS QS 10S 7S > A1")
    sheet.play("B1 call renege" if offender == "A2" else "A2 call renege")
    assert reneged(sheet) == offender
    assert (sheet.result.made, sheet.result.score) == (None, score)


# A1 has two suits, so that they can renege in a misère.
MISERE_HANDS = (
    "5C 6C 7C 8C 9C 4D 5D 6D 7D 8D",
    "10C JC QC KC AC 9D 10D JD QD KD",
    "5S 6S 7S 8S 9S 10S JS QS KS AS",
    "5H 6H 7H 8H 9H 10H JH QH KH AH",
    "AD 4H JO",
)


@pytest.mark.parametrize(("bid", "value"), [("misere", 250), ("open_misere", 500)])
def test_a_renege_of_the_declarer_of_a_misere_loses_it(bid: str, value: int) -> None:
    options = {**FREE, "misere": True, "misere_any_time": True, "open_misere": True}
    sheet = declared(bid, MISERE_HANDS, options, dealer="A1", down="AD 4H JO")
    sheet.tricks("""
        B1 10C 5H 4D > B1
        B1 JC 6H 5C > B1
    """)
    assert reneged(sheet) == "A1"
    assert (sheet.result.made, sheet.result.score) == (False, (-value, 0))


@pytest.mark.parametrize(("bid", "value"), [("misere", 250), ("open_misere", 500)])
def test_a_renege_of_a_defender_makes_the_misere(bid: str, value: int) -> None:
    options = {**FREE, "misere": True, "misere_any_time": True, "open_misere": True}
    sheet = declared(bid, MISERE_HANDS, options, dealer="B2", down="AD 4H JO")
    sheet.tricks("""
        A1 5C 9D 5H > A1
        A1 4D 10D 6H > B1
    """)
    sheet.play("B1 10C")
    assert reneged(sheet) == "B1"
    assert (sheet.result.made, sheet.result.score) == (True, (value, 0))


def test_the_partner_who_sits_out_may_call_a_renege_of_the_defenders() -> None:
    options = {**FREE, "misere": True, "misere_any_time": True}
    sheet = declared("misere", MISERE_HANDS, options, dealer="B2", down="AD 4H JO")
    sheet.play("A1 5C, B1 9D, A2 call renege")
    assert returned(sheet) == ("B1", ["B1 9D"])


def test_a_claimed_joker_does_not_name_a_suit_that_its_leader_has_shown_void_in() -> None:
    hands = (
        "5S 6C 7C 8C 9C 10C JC QC KC AC",
        "5D 6D 7D 8D 9D 10D JD QD KD AD",
        "4D 6S 7S 8S 9S 10S JS QS KS AS",
        "5H 6H 7H 8H 9H 10H JH QH KH AH",
        "5C 4H JO",
    )
    sheet = declared("6NT", hands, by="A2", down="5C 4H 4D")
    sheet.tricks("""
        A1 AC 5D 6S 5H > A1
        A1 5S 6D AS 6H > A2
    """)
    sheet.play("A2 claim")
    first, *_ = sheet.happened(CardPlayed)
    assert (str(first.card), str(first.named)) == ("JO", "D")
    assert sheet.result.tricks == (1, 0, 9, 0)


def test_nobody_claims_over_the_joker_that_lies_in_the_kitty_of_a_passed_out_hand() -> None:
    for hands, claims in ((FOUR_SUITS, False), (JOKER_WITH_A1, True)):
        sheet = dealt(hands, {"pass_out": "misere"})
        sheet.play("A1 pass, B1 pass, A2 pass, B2 pass")
        assert ("claim" in sheet.legal("A1")) is claims


def test_a_defender_may_claim_the_rest_of_a_misere_which_is_played_out_by_three() -> None:
    options = {"misere": True, "misere_any_time": True}
    hands = (FOUR_SUITS[0], "JO 6D 7D 8D 9D 10D JD QD KD AD", *FOUR_SUITS[2:4], "4D 5D 4H")
    sheet = declared("misere", hands, options, dealer="A1", down="5C 6C 4H")
    assert sheet.refused("A2 claim") is Reason.NOT_ON_LEAD
    sheet.play("B1 claim")
    assert len(sheet.happened(CardPlayed)) == 30
    assert sheet.result.tricks == (0, 10, 0, 0)
    assert (sheet.result.made, sheet.result.score) == (True, (250, 0))
