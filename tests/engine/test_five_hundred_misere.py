from __future__ import annotations

import pytest

from rook13.engine.events import HandShown, TrickTaken, TrumpSet
from rook13.engine.reasons import Reason
from rook13.engine.rules.five_hundred import FiveHundred
from tests.engine.five_hundred_hands import bid_values, calls, dealt, declared
from tests.engine.trick_sheet import TrickSheet

BIDS = list(bid_values())
EVERYBODY = ["A1", "B1", "A2", "B2", None]
MISERES = {"misere": True, "open_misere": True}


def test_misere_needs_a_bid_of_seven_before_it() -> None:
    sheet = dealt(options={"misere": True})
    assert sheet.legal("A1") == calls(BIDS)
    assert sheet.refused("A1 bid misere") is Reason.MISERE_NEEDS_SEVEN
    sheet.play("A1 bid 6NT")
    assert sheet.refused("B1 bid misere") is Reason.MISERE_NEEDS_SEVEN
    sheet.play("B1 bid 7C")
    assert "bid misere" in sheet.legal("A2")


def test_a_jump_to_eight_is_no_bid_of_seven() -> None:
    sheet = dealt(options={"misere": True})
    sheet.play("A1 bid 8C")
    assert sheet.refused("B1 bid misere") is Reason.MISERE_NEEDS_SEVEN


def test_the_bid_of_seven_before_a_misere_need_not_be_the_last() -> None:
    sheet = dealt(options={"misere": True})
    sheet.play("A1 bid 7NT, B1 bid 8C")
    assert sheet.legal("A2")[:2] == ["bid misere", "bid 8D"]


def test_misere_may_be_bid_at_any_time_where_the_table_wants_it() -> None:
    sheet = dealt(options={"misere": True, "misere_any_time": True})
    assert sheet.legal("A1") == calls([*BIDS[:11], "misere", *BIDS[11:]])
    sheet.play("A1 bid misere")
    assert sheet.legal("B1") == calls(BIDS[11:])


@pytest.mark.parametrize(
    ("order", "lowest", "second"), [("clubs_low", "8C", "8D"), ("spades_low", "8S", "8C")]
)
def test_misere_ranks_between_the_two_lowest_bids_of_eight(
    order: str, lowest: str, second: str
) -> None:
    sheet = dealt(options={"misere": True, "suit_order": order})
    sheet.play(f"A1 bid 7S, B1 bid {lowest}, A2 bid misere")
    assert sheet.legal("B2")[0] == f"bid {second}"
    assert sheet.refused(f"B2 bid {lowest}") is Reason.BID_TOO_LOW
    assert sheet.refused("B2 bid misere") is Reason.BID_TOO_LOW
    sheet.play(f"B2 bid {second}")
    assert sheet.refused("A1 bid misere") is Reason.BID_TOO_LOW


@pytest.mark.parametrize(("order", "dearest"), [("clubs_low", "10S"), ("spades_low", "10H")])
def test_open_misere_ranks_above_ten_of_the_dearest_suit_and_just_under_ten_no_trump(
    order: str, dearest: str
) -> None:
    sheet = dealt(options={"open_misere": True, "suit_order": order})
    sheet.play(f"A1 bid {dearest}")
    assert sheet.legal("B1") == calls(["open_misere", "10NT"])
    sheet.play("B1 bid open misere")
    assert sheet.legal("A2") == calls(["10NT"])
    assert sheet.refused(f"A2 bid {dearest}") is Reason.BID_TOO_LOW


def test_open_misere_may_be_bid_without_a_bid_of_seven() -> None:
    sheet = dealt(options=MISERES)
    assert sheet.legal("A1") == calls([*BIDS[:24], "open_misere", "10NT"])


def misere(
    by: str = "A1",
    dealer: str = "A1",
    *,
    bid: str = "misere",
    down: str = "4D 4H JO",
    totals: list[int] | None = None,
    **more: object,
) -> TrickSheet:
    """FOUR_SUITS played as a misère, which A1 makes when another leads."""
    options = {**MISERES, "misere_any_time": True, **more}
    return declared(bid, options=options, by=by, dealer=dealer, down=down, totals=totals)


@pytest.mark.parametrize("bid", ["misere", "open_misere"])
def test_a_misere_is_played_without_trump_after_the_kitty_has_been_exchanged(bid: str) -> None:
    sheet = misere(bid=bid, down="5C 4D 4H")
    assert sheet.hand("A1") == "6C 7C 8C 9C 10C JC QC KC AC JO"
    (settled,) = sheet.happened(TrumpSet)
    assert settled.suit is None
    assert (sheet.view(None).trump_known, sheet.view(None).trump) == (True, None)
    sheet.play("B1 5D, B2 5H, A1 JO")
    assert sheet.turn == "A1"


@pytest.mark.parametrize("bid", ["misere", "open_misere"])
@pytest.mark.parametrize(
    ("declarer", "partner"), [("A1", "A2"), ("B1", "B2"), ("A2", "A1"), ("B2", "B1")]
)
def test_the_declarers_partner_sits_a_misere_out(bid: str, declarer: str, partner: str) -> None:
    sheet = misere(declarer, bid=bid)
    assert [str(v.seat) for v in sheet.view(None).seats if v.sits_out] == [partner]
    for _ in range(3):
        assert sheet.turn != partner
        card = sheet.hand(partner).split()[0]
        assert sheet.refused(f"{partner} {card}") is Reason.SITTING_OUT
        assert sheet.legal(partner) == []
        seat = str(sheet.turn)
        sheet.play(f"{seat} {sheet.cards(seat)[0]}")
    (taken,) = sheet.happened(TrickTaken)
    assert len(taken.cards) == 3


def test_nobody_sits_out_in_other_hands() -> None:
    sheet = declared("10NT", options=MISERES)
    assert not [view for view in sheet.view(None).seats if view.sits_out]


@pytest.mark.parametrize(
    ("dealer", "leader"), [("B2", "A1"), ("A1", "B1"), ("B1", "B2"), ("A2", "B2")]
)
def test_left_of_the_dealer_leads_to_a_misere_or_the_next_player_if_that_one_sits_out(
    dealer: str, leader: str
) -> None:
    assert misere(dealer=dealer).turn == leader


@pytest.mark.parametrize("dealer", ["B2", "A1", "B1", "A2"])
def test_the_declarer_leads_to_a_misere_where_declarers_lead(dealer: str) -> None:
    assert misere(dealer=dealer, first_lead="declarer").turn == "A1"


@pytest.mark.parametrize(("bid", "value"), [("misere", 250), ("open_misere", 500)])
def test_a_misere_without_a_trick_is_made(bid: str, value: int) -> None:
    sheet = misere(bid=bid)
    sheet.first_cards(10)
    assert sheet.result.tricks == (0, 10, 0, 0)
    assert (sheet.result.made, sheet.result.score) == (True, (value, 0))


@pytest.mark.parametrize(("bid", "value"), [("misere", 250), ("open_misere", 500)])
def test_a_misere_with_a_single_trick_fails(bid: str, value: int) -> None:
    sheet = misere(bid=bid, down="5C 4D 4H")
    sheet.first_cards(9)
    sheet.tricks("B1 AD AH JO > A1")
    assert sheet.result.tricks == (1, 9, 0, 0)
    assert (sheet.result.made, sheet.result.score) == (False, (-value, 0))


def test_an_open_misere_wins_or_loses_the_game_from_nothing() -> None:
    made, failed = misere(bid="open_misere"), misere(bid="open_misere", dealer="B2")
    made.first_cards(10)
    failed.first_cards(10)
    assert (made.winners, failed.winners) == (("A",), ("B",))


@pytest.mark.parametrize("dealer", ["A1", "B2"], ids=["made", "failed"])
def test_the_defenders_of_a_misere_score_nothing_for_their_tricks(dealer: str) -> None:
    sheet = misere(dealer=dealer, defender_points=10)
    sheet.first_cards(10)
    assert sheet.result.score[1] == 0


def test_ten_tricks_on_a_misere_are_no_slam() -> None:
    sheet = misere(dealer="B2", slam=True)
    sheet.first_cards(10)
    assert sheet.result.tricks == (10, 0, 0, 0)
    assert sheet.result.score == (-250, 0)


@pytest.mark.parametrize(("total", "score"), [(250, 250), (251, 0)])
def test_a_misere_does_not_score_past_five_hundred_with_exact_500(total: int, score: int) -> None:
    sheet = misere(totals=[total, 0], exact_500=True)
    sheet.first_cards(10)
    assert sheet.result.score == (score, 0)


def test_a_misere_wins_the_game_where_one_must_win_on_a_bid() -> None:
    sheet = misere(totals=[250, 0], must_win_on_bid=True)
    sheet.first_cards(10)
    assert sheet.winners == ("A",)


def test_the_joker_led_to_a_misere_names_a_suit() -> None:
    sheet = misere(dealer="B2", down="5C 4D 4H")
    assert sheet.refused("A1 JO") is Reason.MUST_NAME_SUIT
    sheet.tricks("A1 JO:H 5D 5H > A1")


def shown(sheet: TrickSheet, seat: str | None) -> dict[str, str]:
    """Return the cards that lie face up before others, as a seat or a spectator sees them."""
    views = sheet.view(seat).seats
    return {str(v.seat): " ".join(map(str, v.face_up)) for v in views if v.face_up}


def test_the_cards_of_an_open_misere_lie_face_up_after_the_first_lead() -> None:
    sheet = misere(bid="open_misere")
    sheet.play("B1 5D")
    (event,) = sheet.happened(HandShown)
    assert (str(event.seat), event.audience) == ("A1", None)
    assert " ".join(map(str, event.cards)) == "5C 6C 7C 8C 9C 10C JC QC KC AC"
    for seat in EVERYBODY:
        assert shown(sheet, seat) == {"A1": "5C 6C 7C 8C 9C 10C JC QC KC AC"}
    for card in ["B2 5H", "A1 5C", "B1 6D"]:
        sheet.play(card)
        assert not sheet.happened(HandShown)
    for seat in EVERYBODY:
        assert shown(sheet, seat) == {"A1": "6C 7C 8C 9C 10C JC QC KC AC"}


def test_the_cards_of_an_open_misere_are_hidden_before_the_first_lead() -> None:
    one = misere(bid="open_misere")
    two = misere(bid="open_misere", down="5C 4D 4H")
    assert [shown(one, seat) for seat in EVERYBODY] == [{}] * 5
    assert not one.happened(HandShown)
    for seat in ["B1", "A2", "B2", None]:
        assert one.view(seat) == two.view(seat)
    one.play("B1 5D")
    two.play("B1 5D")
    assert one.view("B2") != two.view("B2")


def test_a_declarer_who_leads_to_an_open_misere_shows_the_cards_that_are_left() -> None:
    sheet = misere(bid="open_misere", first_lead="declarer")
    assert [shown(sheet, seat) for seat in EVERYBODY] == [{}] * 5
    sheet.play("A1 5C")
    (event,) = sheet.happened(HandShown)
    assert " ".join(map(str, event.cards)) == "6C 7C 8C 9C 10C JC QC KC AC"
    assert shown(sheet, "B1") == {"A1": "6C 7C 8C 9C 10C JC QC KC AC"}


@pytest.mark.parametrize("bid", ["misere", "10NT"])
def test_the_cards_of_other_hands_stay_hidden(bid: str) -> None:
    sheet = misere(bid=bid)
    sheet.play("B1 5D")
    assert not sheet.happened(HandShown)
    assert [shown(sheet, seat) for seat in EVERYBODY] == [{}] * 5
    sheet.first_cards(2)
    assert [shown(sheet, seat) for seat in EVERYBODY] == [{}] * 5


def test_a_misere_in_avondale() -> None:
    sheet = dealt(options=FiveHundred.presets["avondale"], dealer="A1")
    sheet.play("B1 bid 7D, A2 pass, B2 pass, A1 bid misere, B1 pass, A1 down 4D 4H JO")
    assert sheet.turn == "A1"
    sheet.first_cards(10)
    assert sheet.result.score == (-250, 0)
