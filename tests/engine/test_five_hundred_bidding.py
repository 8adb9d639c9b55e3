from __future__ import annotations

import pytest

from rook13.engine.actions import Bid
from rook13.engine.game import apply
from rook13.engine.notation import NotationError, parse_action
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.rules import make_rules
from rook13.engine.rules.five_hundred import FiveHundred
from rook13.engine.state import Phase
from tests.engine.five_hundred_hands import (
    bid_values,
    calls,
    dealt,
)

BIDS = list(bid_values())
SPADES_LOW_BIDS = list(bid_values("spades_low"))
MISERES = {"misere": True, "open_misere": True}


def test_the_opening_has_twenty_five_bids_and_pass() -> None:
    legal = dealt().legal("A1")
    assert legal == calls(BIDS)
    assert len(legal) == 25 + 1


@pytest.mark.parametrize("place", range(25), ids=BIDS)
def test_a_bid_is_more_tricks_or_as_many_in_a_higher_suit(place: int) -> None:
    sheet = dealt()
    sheet.play(f"A1 bid {BIDS[place]}")
    assert sheet.legal("B1") == calls(BIDS[place + 1 :])
    for name in BIDS[: place + 1]:
        assert sheet.refused(f"B1 bid {name}") is Reason.BID_TOO_LOW


@pytest.mark.parametrize("place", range(25), ids=SPADES_LOW_BIDS)
def test_spades_may_be_the_lowest_suit(place: int) -> None:
    sheet = dealt(options={"suit_order": "spades_low"})
    assert sheet.legal("A1") == calls(SPADES_LOW_BIDS)
    sheet.play(f"A1 bid {SPADES_LOW_BIDS[place]}")
    assert sheet.legal("B1") == calls(SPADES_LOW_BIDS[place + 1 :])
    assert sheet.refused(f"B1 bid {SPADES_LOW_BIDS[place]}") is Reason.BID_TOO_LOW


def test_the_auction_ends_with_the_fourth_players_bid_when_three_have_passed() -> None:
    sheet = dealt()
    sheet.play("A1 pass, B1 pass, A2 pass, B2 bid 6C")
    assert sheet.turn == "B2"
    assert sheet.phase is Phase.EXCHANGE


def test_ten_no_trump_leaves_the_others_only_to_pass() -> None:
    sheet = dealt()
    sheet.play("A1 bid 10NT")
    assert sheet.legal("B1") == ["pass"]
    sheet.play("B1 pass, A2 pass, B2 pass")
    assert sheet.phase is Phase.EXCHANGE


@pytest.mark.parametrize("name", ["5NT", "11C", "6X", "6", "120", "misere", "open_misere"])
def test_a_bid_that_is_not_in_the_game_cannot_be_written(name: str) -> None:
    with pytest.raises(NotationError):
        parse_action(make_rules("five_hundred"), f"A1 bid {name}")


@pytest.mark.parametrize(
    ("options", "name"),
    [(MISERES, "misere"), (MISERES, "open_misere"), ({"suit_order": "spades_low"}, "7S")],
)
def test_a_bid_of_a_table_with_other_options_is_unknown(
    options: dict[str, object], name: str
) -> None:
    sheet = dealt()
    foreign = make_rules("five_hundred", options).auction(1).call(name)
    with pytest.raises(IllegalAction) as refused:
        apply(sheet.state, Bid(sheet.rules.seat("A1"), foreign))
    assert refused.value.reason is Reason.BID_UNKNOWN


def test_a_bid_is_played_as_always_where_a_pass_out_is_a_misere() -> None:
    sheet = dealt(options={"pass_out": "misere"})
    sheet.play("A1 pass, B1 pass, A2 pass, B2 bid 6H")
    assert (sheet.phase, sheet.turn) == (Phase.EXCHANGE, "B2")


def test_an_avondale_auction() -> None:
    sheet = dealt(options=FiveHundred.presets["avondale"])
    assert sheet.legal("A1") == calls([*SPADES_LOW_BIDS[:24], "open_misere", "10NT"])
    sheet.play("A1 bid 6S, B1 bid 6C, A2 bid 7S, B2 bid misere, A1 bid 8C, B1 pass, A2 pass")
    sheet.play("B2 pass, A1 down 4D 4H JO")
    assert (sheet.turn, str(sheet.view(None).contract)) == ("A1", "8C")
