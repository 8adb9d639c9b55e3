from __future__ import annotations

from dataclasses import replace

import pytest

from rook13.engine.actions import Bid, Deal, NameTrump
from rook13.engine.cards import Suit
from rook13.engine.events import (
    AuctionWon,
    BidMade,
    DiscardLaid,
    Exchanged,
    HandDealt,
    KittyTaken,
    Passed,
    TrumpSet,
    events_for,
)
from rook13.engine.game import apply
from rook13.engine.notation import NotationError, parse_action
from rook13.engine.options import OptionError, OptionReason
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.record import deal_from_cards
from rook13.engine.rules import make_rules
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from tests.engine.fowl_hands import (
    EIGHT_TO_SIX,
    FIFTEEN_COUNTERS,
    FOUR_COLOURS,
    HALVES,
    deal,
    dealt,
    led_by_a1,
)
from tests.engine.trick_sheet import TrickSheet, colours

OTHERS = ["B1", "A2", "B2", None]


def won_by_a1(hands: tuple[str, ...] = HALVES) -> TrickSheet:
    sheet = dealt(hands)
    sheet.play("A1 bid 70, B1 pass, A2 pass, B2 pass")
    return sheet


def test_the_deck_has_four_colours_from_one_to_fourteen_and_the_fowl() -> None:
    deck = make_rules("fowl").deck
    assert deck.show(deck.all_mask) == colours("P1-14 V1-14 B1-14 Y1-14 FW")
    assert len(deck) == 57


def test_ones_fives_tens_fourteens_and_the_fowl_count_one_hundred_and_eighty() -> None:
    deck = make_rules("fowl").deck
    worth = {card.name: card.points for card in deck.cards if card.points}
    assert worth == {
        **{f"{colour}1": 15 for colour in "PVBY"},
        **{f"{colour}5": 5 for colour in "PVBY"},
        **{f"{colour}10": 10 for colour in "PVBY"},
        **{f"{colour}14": 10 for colour in "PVBY"},
        "FW": 20,
    }
    assert sum(worth.values()) == 180


def test_opposite_seats_are_partners() -> None:
    rules = make_rules("fowl")
    assert {seat.name: rules.sides[rules.side_of[seat.index]] for seat in rules.seats} == {
        "A1": "A",
        "B1": "B",
        "A2": "A",
        "B2": "B",
    }


def test_everybody_gets_fourteen_cards_and_one_lies_in_the_centre() -> None:
    sheet = TrickSheet("fowl")
    sheet.deal_seed("13" * 32)
    assert [seat.cards_left for seat in sheet.view(None).seats] == [14, 14, 14, 14]
    sheet.play("A1 bid 200")
    assert len(sheet.view("A1").kitty) == 1


@pytest.mark.parametrize(
    ("hands", "centre"),
    [
        (("P1-13", "V1-14", "B1-14", "Y1-14"), "P14 FW"),
        (("P1-14", "V1-14", "B1-14", "Y1-14"), ""),
        (("P1-14", "V1-14", "B1-14", "Y1-13 P14"), "FW"),
    ],
    ids=["two in the centre", "none in the centre", "a card twice"],
)
def test_a_deal_of_any_other_shape_is_refused(hands: tuple[str, ...], centre: str) -> None:
    sheet = TrickSheet("fowl")
    cards = [colours(hand) for hand in hands]
    with pytest.raises(IllegalAction) as refused:
        apply(sheet.state, deal_from_cards(sheet.state, cards, centre))
    assert refused.value.reason is Reason.BAD_DEAL


def test_only_the_dealer_deals_and_needs_cards_for_it() -> None:
    sheet = TrickSheet("fowl", dealer="A2")
    assert sheet.refused("B2 deal") is Reason.NOT_THE_DEALER
    with pytest.raises(IllegalAction) as refused:
        apply(sheet.state, Deal(sheet.rules.seat("A2")))
    assert refused.value.reason is Reason.DEAL_WITHOUT_CARDS


def test_everybody_learns_only_their_own_cards_from_the_deal() -> None:
    sheet = dealt(FOUR_COLOURS)
    for name, colour in zip(["A1", "B1", "A2", "B2"], "PVBY", strict=True):
        seen = events_for(sheet.events, sheet.rules.seat(name))
        hands = [event for event in seen if isinstance(event, HandDealt)]
        assert [event.seat.name for event in hands] == [name]
        assert sheet.hand(name) == colours(f"{colour}1-14")
    assert not [event for event in events_for(sheet.events, None) if isinstance(event, HandDealt)]


@pytest.mark.parametrize("deed", ["redeal", "call redeal"])
def test_a_deal_stands_whatever_anybody_holds(deed: str) -> None:
    assert dealt().refused(f"B2 {deed}") is Reason.REDEAL_OFF


@pytest.mark.parametrize(
    ("dealer", "opener"), [("B2", "A1"), ("A1", "B1"), ("B1", "A2"), ("A2", "B2")]
)
def test_the_player_left_of_the_dealer_opens(dealer: str, opener: str) -> None:
    assert dealt(dealer=dealer).turn == opener


def test_the_opener_may_bid_seventy_to_two_hundred_in_fives_and_may_not_pass() -> None:
    sheet = dealt()
    assert sheet.legal("A1") == [f"bid {points}" for points in range(70, 205, 5)]
    assert sheet.refused("A1 pass") is Reason.MUST_BID


def test_each_bid_is_higher_than_the_last_and_jumps_are_allowed() -> None:
    sheet = dealt()
    sheet.play("A1 bid 70, B1 bid 75, A2 bid 120")
    assert sheet.legal("B2") == [f"bid {points}" for points in range(125, 205, 5)] + ["pass"]
    assert sheet.refused("B2 bid 120") is Reason.BID_TOO_LOW
    assert sheet.refused("B2 bid 115") is Reason.BID_TOO_LOW


@pytest.mark.parametrize(
    ("points", "reason"),
    [
        (65, Reason.BID_TOO_LOW),
        (0, Reason.BID_TOO_LOW),
        (72, Reason.BID_NOT_IN_STEP),
        (205, Reason.BID_TOO_HIGH),
        (9995, Reason.BID_TOO_HIGH),
    ],
)
def test_a_bid_outside_the_list_is_refused_for_what_is_wrong_with_it(
    points: int, reason: Reason
) -> None:
    assert dealt().refused(f"A1 bid {points}") is reason


def test_a_bid_that_is_no_number_of_points_cannot_be_written() -> None:
    with pytest.raises(NotationError):
        parse_action(make_rules("fowl"), "A1 bid 7H")


def test_a_call_of_another_value_than_its_name_is_unknown() -> None:
    sheet = dealt()
    forged = replace(sheet.rules.auction(1).call("100"), value=5)
    with pytest.raises(IllegalAction) as refused:
        apply(sheet.state, Bid(sheet.rules.seat("A1"), forged))
    assert refused.value.reason is Reason.BID_UNKNOWN


def test_the_opener_may_pass_later_when_somebody_has_gone_higher() -> None:
    sheet = dealt()
    sheet.play("A1 bid 70, B1 bid 75, A2 pass, B2 pass, A1 pass")
    assert sheet.view(None).declarer == sheet.rules.seat("B1")


def test_a_pass_is_final() -> None:
    sheet = dealt()
    sheet.play("A1 bid 70, B1 pass, A2 bid 75, B2 bid 80, A1 bid 85")
    assert sheet.turn == "A2"
    assert sheet.legal("B1") == []
    assert sheet.refused("B1 bid 100") is Reason.ALREADY_PASSED
    assert sheet.refused("B1 pass") is Reason.ALREADY_PASSED


def test_nobody_bids_out_of_turn() -> None:
    sheet = dealt()
    assert sheet.refused("B1 bid 70") is Reason.NOT_YOUR_TURN
    assert sheet.refused("B1 pass") is Reason.NOT_YOUR_TURN
    assert sheet.refused("A1 down Y2") is Reason.WRONG_PHASE
    assert sheet.refused("A1 P1") is Reason.WRONG_PHASE


def test_nobody_from_another_table_bids() -> None:
    sheet = dealt()
    stranger = Bid(Seat(0, "P1"), sheet.rules.auction(1).call("70"))
    with pytest.raises(IllegalAction) as refused:
        apply(sheet.state, stranger)
    assert refused.value.reason is Reason.NOT_AT_THIS_TABLE


def test_the_auction_ends_when_one_player_is_left() -> None:
    sheet = dealt()
    sheet.play("A1 bid 70, B1 pass, A2 bid 75, B2 pass")
    assert sheet.turn == "A1"
    sheet.play("A1 pass")
    assert sheet.phase is Phase.EXCHANGE
    (won,) = sheet.happened(AuctionWon)
    assert (won.seat.name, won.call.value, won.audience) == ("A2", 75, None)


def test_bids_and_passes_are_public() -> None:
    sheet = dealt()
    sheet.play("A1 bid 70")
    (bid,) = sheet.happened(BidMade)
    assert (bid.seat.name, str(bid.call), bid.audience) == ("A1", "70", None)
    sheet.play("B1 pass")
    (passed,) = sheet.happened(Passed)
    assert (passed.seat.name, passed.audience) == ("B1", None)
    calls = [(seat.name, str(call)) for seat, call in sheet.view(None).calls]
    assert calls == [("A1", "70"), ("B1", "None")]


@pytest.mark.parametrize(
    "opening", ["A1 bid 200", "A1 bid 70, B1 bid 200", "A1 bid 195, B1 bid 200"]
)
def test_two_hundred_ends_the_auction_at_once(opening: str) -> None:
    sheet = dealt()
    sheet.play(opening)
    assert sheet.phase is Phase.EXCHANGE
    assert str(sheet.view(None).contract) == "200"


def test_one_hundred_and_ninety_five_does_not_end_the_auction() -> None:
    sheet = dealt()
    sheet.play("A1 bid 195")
    assert sheet.legal("B1") == ["bid 200", "pass"]


@pytest.mark.parametrize("lowest", [5, 100, 195])
def test_min_bid_is_the_lowest_bid(lowest: int) -> None:
    sheet = dealt(options={"min_bid": lowest})
    assert sheet.legal("A1") == [f"bid {points}" for points in range(lowest, 205, 5)]
    assert sheet.refused(f"A1 bid {lowest - 5}") is Reason.BID_TOO_LOW


def test_a_min_bid_of_two_hundred_leaves_one_bid_that_ends_the_auction() -> None:
    sheet = dealt(options={"min_bid": 200})
    assert sheet.legal("A1") == ["bid 200"]
    sheet.play("A1 bid 200")
    assert sheet.phase is Phase.EXCHANGE


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("min_bid", 205, OptionReason.OUT_OF_RANGE),
        ("min_bid", 72, OptionReason.NOT_IN_STEP),
        ("target", "many", OptionReason.NOT_A_NUMBER),
        ("must_trump", "maybe", OptionReason.NOT_ON_OR_OFF),
        ("fowl_rank", "middle", OptionReason.NOT_A_CHOICE),
        ("set_penalty", "nothing", OptionReason.NOT_A_CHOICE),
        ("dealer", "guest", OptionReason.NOT_A_CHOICE),
        ("most_tricks_bonus", 0, OptionReason.UNKNOWN_OPTION),
    ],
)
def test_an_option_with_a_bad_value_is_refused_with_a_reason(
    name: str, value: object, reason: OptionReason
) -> None:
    with pytest.raises(OptionError) as refused:
        make_rules("fowl", {name: value})
    assert (refused.value.name, refused.value.reason) == (name, reason)


def test_the_declarer_takes_the_centre_card() -> None:
    sheet = won_by_a1()
    assert sheet.hand("A1") == colours("P1,9-14 Y2-8 FW")
    assert sheet.turn == "A1"


def test_only_the_declarer_learns_the_centre_card() -> None:
    sheet = won_by_a1()
    (taken,) = sheet.happened(KittyTaken)
    assert taken.audience == sheet.rules.seat("A1")
    assert [card.name for card in taken.cards] == ["FW"]
    assert [card.name for card in sheet.view("A1").kitty] == ["FW"]
    for other in OTHERS:
        assert sheet.view(other).kitty == ()
        seat = sheet.rules.seat(other) if other else None
        assert taken not in events_for(sheet.events, seat)


def test_the_discard_is_one_card_that_is_not_a_counter() -> None:
    sheet = won_by_a1()
    assert sheet.legal("A1") == [f"down {card}" for card in colours("P9,11-13 Y2-4,6-8").split()]
    for counter in colours("P1,10,14 Y5 FW").split():
        assert sheet.refused(f"A1 down {counter}") is Reason.DISCARD_COUNTER


def test_the_discard_has_to_be_one_card_from_the_declarers_hand() -> None:
    sheet = won_by_a1()
    assert sheet.refused("A1 down P9 Y2") is Reason.DISCARD_WRONG_COUNT
    assert sheet.refused("A1 down") is Reason.DISCARD_WRONG_COUNT
    assert sheet.refused("A1 down V2") is Reason.DISCARD_NOT_HELD
    assert sheet.refused("B1 down V2") is Reason.NOT_YOUR_TURN
    assert sheet.refused("A1 trump P") is Reason.WRONG_PHASE


def test_a_hand_of_fifteen_counters_may_discard_any_of_them() -> None:
    sheet = won_by_a1(FIFTEEN_COUNTERS)
    assert sheet.legal("A1") == [
        f"down {card}" for card in colours("P1,5,10,14 V1,5,10,14 B1,5,10,14 Y1,5 FW").split()
    ]
    sheet.play("A1 down FW")
    assert sheet.phase is Phase.TRUMP


def test_only_the_declarer_knows_the_discard_until_the_hand_is_over() -> None:
    sheet = won_by_a1()
    sheet.play("A1 down Y2")
    (laid,) = sheet.happened(DiscardLaid)
    assert laid.audience == sheet.rules.seat("A1")
    (exchanged,) = sheet.happened(Exchanged)
    assert (exchanged.seat.name, exchanged.count, exchanged.audience) == ("A1", 1, None)
    sheet.play("A1 trump P")
    assert [card.name for card in sheet.view("A1").discard] == ["Y2"]
    assert [sheet.view(other).discard for other in OTHERS] == [(), (), (), ()]
    assert sheet.view("B1").revealed is None
    sheet.tricks(EIGHT_TO_SIX)
    revealed = sheet.view("B1").revealed
    assert revealed is not None
    assert [card.name for card in revealed.discard] == ["Y2"]
    assert [card.name for card in revealed.kitty] == ["FW"]


def test_a_discard_that_a_seat_cannot_see_does_not_change_its_view() -> None:
    one, two = led_by_a1(down="Y2"), led_by_a1(down="Y3")
    assert [one.view(other) == two.view(other) for other in OTHERS] == [True] * 4
    assert one.view("A1") != two.view("A1")


def test_the_declarer_names_any_of_the_four_colours_after_the_discard() -> None:
    sheet = won_by_a1()
    sheet.play("A1 down Y2")
    assert sheet.legal("A1") == ["trump P", "trump V", "trump B", "trump Y"]
    assert sheet.refused("B1 trump V") is Reason.NOT_YOUR_TURN
    assert sheet.refused("A1 P1") is Reason.WRONG_PHASE
    with pytest.raises(IllegalAction) as refused:
        apply(sheet.state, NameTrump(sheet.rules.seat("A1"), Suit(0, "R", "red")))
    assert refused.value.reason is Reason.SUIT_UNKNOWN
    sheet.play("A1 trump V")
    (named,) = sheet.happened(TrumpSet)
    assert (str(named.suit), str(named.seat), named.audience) == ("V", "A1", None)
    assert str(sheet.view("B2").trump) == "V"


def after_one_hand(options: dict[str, object], dealer: str) -> TrickSheet:
    sheet = dealt(FOUR_COLOURS, options, dealer=dealer)
    opener = str(sheet.turn)
    colour = {"A1": "P", "B1": "V", "A2": "B", "B2": "Y"}[opener]
    sheet.play(f"{opener} bid 200, {opener} down {colour}2, {opener} trump {colour}")
    sheet.play(f"{opener} claim")
    return sheet


@pytest.mark.parametrize("host", ["A1", "B1", "A2", "B2"])
def test_the_host_deals_every_hand(host: str) -> None:
    sheet = after_one_hand({}, host)
    assert sheet.turn == host
    deal(sheet)
    assert sheet.view(None).dealer == sheet.rules.seat(host)


@pytest.mark.parametrize(
    ("first", "second"), [("A1", "B1"), ("B1", "A2"), ("A2", "B2"), ("B2", "A1")]
)
def test_the_deal_goes_round_where_the_dealer_rotates(first: str, second: str) -> None:
    sheet = after_one_hand({"dealer": "rotates"}, first)
    assert sheet.turn == second
    assert sheet.refused(f"{first} deal") is Reason.NOT_THE_DEALER
    deal(sheet)
    assert sheet.view(None).dealer == sheet.rules.seat(second)
    assert sheet.view(None).number == 2
