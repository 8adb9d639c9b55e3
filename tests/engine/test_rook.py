"""Rook, before the first bid: the deck, the deal, and what the options make of them."""

from __future__ import annotations

import pytest

from rook13.engine.reasons import Reason
from rook13.engine.rules import make_rules
from rook13.engine.rules.rook import Rook
from rook13.engine.shuffle import deck_order
from rook13.engine.state import Phase
from tests.engine.point_hands import MIXED, Layout, hand_of
from tests.engine.sheet import Sheet

SEED = "5eed" * 16


def test_deck_has_four_colours_from_1_to_14_and_the_bird() -> None:
    deck = make_rules("rook").deck
    assert len(deck) == 57
    assert [suit.key for suit in deck.suits] == ["red", "yellow", "green", "black"]
    numbered = {f"{colour}{rank}" for colour in "RYGB" for rank in range(1, 15)}
    assert {card.name for card in deck.cards} == numbered | {"RK"}


def test_fives_tens_fourteens_and_the_rook_are_the_counters_and_make_120() -> None:
    deck = make_rules("rook").deck
    worth = {card.name: card.points for card in deck.cards if card.points}
    assert worth.pop("RK") == 20
    assert worth == {
        f"{colour}{rank}": points
        for colour in "RYGB"
        for rank, points in ((5, 5), (10, 10), (14, 10))
    }
    assert sum(card.points for card in deck.cards) == 120


def test_a_card_goes_to_the_nest_after_each_of_the_first_five_rounds() -> None:
    sheet = Sheet("rook", dealer="B1").deal_seed(SEED)
    order = [sheet.rules.deck.cards[index] for index in deck_order(bytes.fromhex(SEED), 57)]
    hands: dict[str, list[str]] = {"A2": [], "B2": [], "A1": [], "B1": []}
    nest: list[str] = []
    for dealing_round in range(13):
        for hand in hands.values():
            hand.append(order.pop(0).name)
        if dealing_round < 5:
            nest.append(order.pop(0).name)
    assert not order

    for seat, hand in hands.items():
        assert set(hand_of(sheet, seat).split()) == set(hand)
        assert len(hand) == 13
    sheet.play("A2 bid 120")
    assert {card.name for card in sheet.view("A2").kitty} == set(nest)
    assert len(nest) == 5


def test_a_hand_of_only_six_to_nine_does_not_void_the_deal() -> None:
    layout = Layout(
        "R6-9 Y6-9 G6-9 B6",
        "R1-5 Y1-5 G1-3",
        "R10-14 Y10-14 G10-12",
        "B1-5 B7-14",
        "G4 G5 G13 G14 RK",
    )
    assert layout.on(Sheet("rook")).phase is Phase.AUCTION


def test_the_dealer_has_no_redeal_of_their_own() -> None:
    sheet = MIXED.on(Sheet("rook", dealer="B2"))
    assert sheet.legal("B2") == []
    assert sheet.refused("B2 redeal") is Reason.REDEAL_OFF


@pytest.mark.parametrize(
    ("options", "cards", "hand_size", "points"),
    [
        ({"ones": "high_15"}, 57, 13, 180),
        ({"ones": "out"}, 53, 12, 120),
        ({"low_cards": "drop_2_4"}, 45, 10, 120),
        ({"low_cards": "drop_2_4", "ones": "high_15"}, 45, 10, 180),
        ({"low_cards": "drop_2_4", "ones": "out"}, 41, 9, 120),
    ],
)
def test_the_deck_shrinks_and_grows_with_the_options(
    options: dict[str, object], cards: int, hand_size: int, points: int
) -> None:
    sheet = Sheet("rook", options, dealer="B2").deal_seed(SEED)
    deck = sheet.rules.deck
    assert (len(deck), sum(card.points for card in deck.cards)) == (cards, points)
    assert [seat.cards_left for seat in sheet.view(None).seats] == [hand_size] * 4
    sheet.play(f"A1 bid {points}")
    assert len(sheet.view("A1").kitty) == 5


def test_ones_out_takes_out_the_four_ones() -> None:
    full, short = make_rules("rook").deck, make_rules("rook", {"ones": "out"}).deck
    left_out = {card.name for card in full.cards} - {card.name for card in short.cards}
    assert left_out == {"R1", "Y1", "G1", "B1"}


def test_ones_high_15_count_fifteen_each() -> None:
    deck = make_rules("rook", {"ones": "high_15"}).deck
    assert [deck.card(f"{colour}1").points for colour in "RYGB"] == [15] * 4


def test_drop_2_4_takes_out_the_twos_threes_and_fours() -> None:
    deck = make_rules("rook", {"low_cards": "drop_2_4"}).deck
    assert {card.rank for card in deck.cards if card.suit} == {1, *range(5, 15)}


def test_preset_kentucky_has_high_ones_and_no_low_cards() -> None:
    assert Rook.presets == {"kentucky": {"ones": "high_15", "low_cards": "drop_2_4"}}
    rules = make_rules("rook", Rook.presets["kentucky"])
    assert (len(rules.deck), rules.options.values()["max_bid"]) == (45, 180)
