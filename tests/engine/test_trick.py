"""The tables of every game, and following and winning by them, without a game around."""

from __future__ import annotations

import pytest

from rook13.engine.cards import bits
from rook13.engine.rules import make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.trick import (
    NO_LEAD,
    NO_TRUMP,
    PASSIVE,
    SUITLESS,
    UNDECIDED,
    TrickTables,
    build_tables,
    followers,
    led_after,
    legal_cards,
    winning_position,
)

FIVE_HUNDRED = make_rules("five_hundred")
ROOK = make_rules("rook")
ROOK13 = make_rules("rook13")
FOWL = make_rules("fowl")
ELEMENTAL = make_rules("elemental")


def tables(rules: Ruleset, trump: str | None) -> TrickTables:
    return rules.tables(rules.deck.suit(trump).index if trump else NO_TRUMP)


def suit_index(rules: Ruleset, letter: str | None) -> int:
    return NO_LEAD if letter is None else rules.deck.suit(letter).index


def legal(rules: Ruleset, trump: str | None, hand: str, led: str | None) -> str:
    """Return the cards that may be played, in deck order."""
    mask = legal_cards(tables(rules, trump), rules.deck.parse(hand), suit_index(rules, led))
    return rules.deck.show(mask)


def required(rules: Ruleset, trump: str | None, hand: str, led: str | None) -> str:
    """Return the cards that the follow rule asks for, in deck order."""
    mask = followers(tables(rules, trump), rules.deck.parse(hand), suit_index(rules, led))
    return rules.deck.show(mask)


def winner(rules: Ruleset, trump: str | None, cards: str) -> str:
    """Return the card that wins a trick led with the first card."""
    found, led, names = tables(rules, trump), UNDECIDED, cards.split()
    indices = [rules.deck.card(name).index for name in names]
    for index in indices:
        led = led_after(found, led, index)
    return names[winning_position(found, indices, led)]


def trumps_in_order(rules: Ruleset, trump: str) -> str:
    """Return the trumps, strongest first."""
    found = tables(rules, trump)
    cards = bits(found.suit_mask[found.trump])
    cards.sort(key=lambda card: found.strength[card], reverse=True)
    return " ".join(rules.deck.cards[card].name for card in cards)


@pytest.mark.parametrize("rules", [ROOK13, ROOK, FOWL, FIVE_HUNDRED, ELEMENTAL])
def test_every_card_belongs_to_at_most_one_suit_and_strengths_differ_within_it(
    rules: Ruleset,
) -> None:
    for trump in (NO_TRUMP, 0, 1, 2, 3):
        found = rules.tables(trump)
        assert found.trump == trump
        for card in rules.deck.cards:
            suit = found.suit_of[card.index]
            holding = [
                index for index, mask in enumerate(found.suit_mask) if mask >> card.index & 1
            ]
            assert holding == ([suit] if suit >= 0 else [])
        for mask in found.suit_mask:
            strengths = [found.strength[card] for card in bits(mask)]
            assert len(set(strengths)) == len(strengths)


@pytest.mark.parametrize("rules", [ROOK13, ROOK, FOWL, FIVE_HUNDRED, ELEMENTAL])
def test_the_stronger_cards_are_those_that_win_when_both_lie(rules: Ruleset) -> None:
    for trump in (NO_TRUMP, 0, 3):
        found = rules.tables(trump)
        for mask in found.suit_mask:
            for card in bits(mask):
                beaten_by = 0
                for other in bits(mask & ~(1 << card)):
                    if winning_position(found, [card, other], found.suit_of[card]) == 1:
                        beaten_by |= 1 << other
                assert found.stronger[card] == beaten_by


@pytest.mark.parametrize("rules", [ROOK13, ROOK, FOWL, FIVE_HUNDRED])
def test_any_trump_beats_any_card_that_is_none(rules: Ruleset) -> None:
    for trump in range(4):
        found = rules.tables(trump)
        trumps = bits(found.suit_mask[trump])
        assert found.power == found.suit_mask[trump]
        for plain in bits(rules.deck.all_mask & ~found.power):
            suit = found.suit_of[plain]
            assert all(winning_position(found, [plain, card], suit) == 1 for card in trumps)
            assert all(winning_position(found, [card, plain], trump) == 0 for card in trumps)


def test_tables_are_made_once_for_each_trump() -> None:
    assert ROOK.tables(1) is ROOK.tables(1)
    assert ROOK.tables(1) != ROOK.tables(2)


def test_strength_within_a_suit_is_what_the_game_says_and_trump_comes_on_top() -> None:
    deck = ROOK13.deck
    found = build_tables(deck, 1, lambda card: card.index // 10, lambda card: -card.index)
    assert winning_position(found, [0, 1], 0) == 0
    assert winning_position(found, [0, 19], 0) == 1
    assert found.suit_mask[1] == found.power
    assert (found.wild, found.must_trump, found.names_lead) == (0, False, 0)


def test_a_suit_led_stays_led() -> None:
    found = tables(ELEMENTAL, "F")
    card = ELEMENTAL.deck.card
    water, earth = suit_index(ELEMENTAL, "W"), suit_index(ELEMENTAL, "E")
    assert led_after(found, UNDECIDED, card("W1").index) == water
    assert led_after(found, water, card("E1").index) == water
    assert led_after(found, water, card("X1").index) == water
    assert led_after(found, NO_LEAD, card("E1").index) == NO_LEAD
    assert led_after(found, UNDECIDED, card("Z1").index) == UNDECIDED
    assert led_after(found, UNDECIDED, card("X1").index) == NO_LEAD
    assert led_after(found, UNDECIDED, card("E1").index, named=water) == earth


def test_a_zero_is_passive_and_an_infinity_has_no_suit() -> None:
    for trump in (None, "F"):
        found = tables(ELEMENTAL, trump)
        for number in range(1, 5):
            assert found.suit_of[ELEMENTAL.deck.card(f"Z{number}").index] == PASSIVE
            assert found.suit_of[ELEMENTAL.deck.card(f"X{number}").index] == SUITLESS


def test_a_named_suit_counts_only_for_a_card_without_one() -> None:
    found = tables(FIVE_HUNDRED, None)
    hearts, joker = suit_index(FIVE_HUNDRED, "H"), FIVE_HUNDRED.deck.card("JO").index
    assert found.names_lead == 1 << joker
    assert led_after(found, UNDECIDED, joker, named=hearts) == hearts
    assert led_after(found, UNDECIDED, joker) == NO_LEAD
    assert tables(FIVE_HUNDRED, "H").names_lead == 0


@pytest.mark.parametrize(
    ("rules", "trump", "hand", "led", "expected"),
    [
        # Follow if you can, otherwise anything.
        (ROOK13, "R", "R5 Y6 Y14 B7", "Y", "Y6 Y14"),
        (ROOK13, "R", "R5 Y6 Y14 B7", "G", "R5 Y6 Y14 B7"),
        (ROOK13, "R", "R5 Y6 Y14 B7", None, "R5 Y6 Y14 B7"),
        # The Rook is a trump and may be played at any time.
        (ROOK, "R", "R5 Y6 B7 RK", "Y", "Y6 RK"),
        (ROOK, "R", "R5 Y6 B7 RK", "R", "R5 RK"),
        (ROOK, "R", "Y6 B7 RK", "R", "RK"),
        (ROOK, "R", "Y6 B7 RK", "G", "Y6 B7 RK"),
        # Who cannot follow in Fowl must trump; the Fowl is one.
        (FOWL, "P", "P5 V6 B7 FW", "V", "V6"),
        (FOWL, "P", "P5 V6 B7 FW", "Y", "P5 FW"),
        (FOWL, "P", "P5 V6 B7 FW", "P", "P5 FW"),
        (FOWL, "P", "V6 B7 FW", "P", "FW"),
        (FOWL, "P", "V6 B7", "P", "V6 B7"),
        (FOWL, "P", "V6 B7", "Y", "V6 B7"),
        # The left bower follows trump and not its printed suit.
        (FIVE_HUNDRED, "S", "JC 5C 6H", "C", "5C"),
        (FIVE_HUNDRED, "S", "JC 6H", "C", "JC 6H"),
        (FIVE_HUNDRED, "S", "JC 5C 6H JO", "S", "JC JO"),
        (FIVE_HUNDRED, "H", "JD 5D 6C", "H", "JD"),
        (FIVE_HUNDRED, "D", "JD 5D JH AH", "H", "AH"),
        # Without trump the jacks are jacks and the Joker waits until its holder cannot follow.
        (FIVE_HUNDRED, None, "JC 5C 6H JO", "C", "5C JC"),
        (FIVE_HUNDRED, None, "JC 5C JO", "H", "5C JC JO"),
        # Magic may always be played and never has to be.
        (ELEMENTAL, "F", "F1 W2 Z1 X1", "W", "W2 Z1 X1"),
        (ELEMENTAL, "F", "F1 W2 Z1 X1", "E", "F1 W2 Z1 X1"),
        (ELEMENTAL, "F", "W2 Z1 X1", "F", "W2 Z1 X1"),
    ],
)
def test_the_cards_that_may_be_played(
    rules: Ruleset, trump: str | None, hand: str, led: str | None, expected: str
) -> None:
    assert legal(rules, trump, hand, led) == expected


@pytest.mark.parametrize(
    ("rules", "trump", "hand", "led", "expected"),
    [
        (ROOK13, "R", "R5 Y6 Y14", "Y", "Y6 Y14"),
        (ROOK13, "R", "R5 Y6", "G", ""),
        (ROOK13, "R", "R5 Y6", None, ""),
        (ROOK, "R", "R5 Y6 RK", "Y", "Y6"),
        (ROOK, "R", "R5 Y6 RK", "R", "R5 RK"),
        (FOWL, "P", "P5 V6 FW", "Y", "P5 FW"),
        (FOWL, "P", "P5 V6 FW", "V", "V6"),
        (FOWL, "P", "V6 B7", "Y", ""),
        (FIVE_HUNDRED, "S", "JC 5C", "C", "5C"),
        (ELEMENTAL, "F", "W2 Z1 X1", "W", "W2"),
        (ELEMENTAL, "F", "F1 Z1 X1", "W", ""),
    ],
)
def test_the_cards_that_the_follow_rule_asks_for(
    rules: Ruleset, trump: str | None, hand: str, led: str | None, expected: str
) -> None:
    assert required(rules, trump, hand, led) == expected


def test_nobody_must_trump_where_the_option_is_off_or_nothing_is_trump() -> None:
    loose = make_rules("fowl", {"must_trump": False})
    assert legal(loose, "P", "P5 V6 FW", "Y") == "P5 V6 FW"
    assert required(loose, "P", "P5 V6 FW", "Y") == ""
    deck = FOWL.deck
    no_trump = build_tables(
        deck, NO_TRUMP, lambda card: card.index // 14, lambda card: card.rank, must_trump=True
    )
    hand = deck.parse("P5 V6")
    assert followers(no_trump, hand, suit_index(FOWL, "Y")) == 0
    assert legal_cards(no_trump, hand, suit_index(FOWL, "Y")) == hand


@pytest.mark.parametrize("undecided", [UNDECIDED, NO_LEAD])
def test_without_a_led_suit_everything_is_legal(undecided: int) -> None:
    hand = ELEMENTAL.deck.parse("F1 W2 E3 Z1 X1")
    assert legal_cards(tables(ELEMENTAL, "F"), hand, undecided) == hand


@pytest.mark.parametrize(
    ("trump", "order"),
    [
        ("H", "JO JH JD AH KH QH 10H 9H 8H 7H 6H 5H 4H"),
        ("D", "JO JD JH AD KD QD 10D 9D 8D 7D 6D 5D 4D"),
        ("S", "JO JS JC AS KS QS 10S 9S 8S 7S 6S 5S"),
        ("C", "JO JC JS AC KC QC 10C 9C 8C 7C 6C 5C"),
    ],
)
def test_joker_and_bowers_head_the_trumps(trump: str, order: str) -> None:
    assert trumps_in_order(FIVE_HUNDRED, trump) == order


@pytest.mark.parametrize(
    ("options", "order"),
    [
        ({}, "RK R14 R13 R12 R11 R10 R9 R8 R7 R6 R5 R4 R3 R2 R1"),
        ({"rook_rank": "low"}, "R14 R13 R12 R11 R10 R9 R8 R7 R6 R5 R4 R3 R2 R1 RK"),
        ({"rook_rank": "ten_and_half"}, "R14 R13 R12 R11 RK R10 R9 R8 R7 R6 R5 R4 R3 R2 R1"),
        ({"ones": "high_15"}, "RK R1 R14 R13 R12 R11 R10 R9 R8 R7 R6 R5 R4 R3 R2"),
        ({"ones": "out", "low_cards": "drop_2_4"}, "RK R14 R13 R12 R11 R10 R9 R8 R7 R6 R5"),
    ],
)
def test_the_rook_ranks_among_the_trumps_where_the_option_says(
    options: dict[str, object], order: str
) -> None:
    assert trumps_in_order(make_rules("rook", options), "R") == order


@pytest.mark.parametrize(
    ("options", "order"),
    [
        ({}, "V1 V14 V13 V12 V11 V10 V9 V8 V7 V6 V5 V4 V3 V2 FW"),
        ({"fowl_rank": "high"}, "FW V1 V14 V13 V12 V11 V10 V9 V8 V7 V6 V5 V4 V3 V2"),
    ],
)
def test_the_fowl_ranks_among_the_trumps_where_the_option_says(
    options: dict[str, object], order: str
) -> None:
    assert trumps_in_order(make_rules("fowl", options), "V") == order


@pytest.mark.parametrize(
    ("rules", "trump", "trick", "expected"),
    [
        (ROOK13, "R", "Y5 Y14 G14 Y13", "Y14"),
        (ROOK13, "R", "Y14 R5 Y13 R6", "R6"),
        (ROOK13, "R", "Y5 G14 B14 G13", "Y5"),
        (ROOK, "R", "Y14 RK R14 Y1", "RK"),
        (ROOK, "R", "RK R14 R13 Y14", "RK"),
        (FOWL, "P", "V1 FW V14 V13", "FW"),
        (FOWL, "P", "FW P2 V1 V14", "P2"),
        (FOWL, "P", "V14 V1 V13 V2", "V1"),
        (FIVE_HUNDRED, "H", "AH JD JH 4H", "JH"),
        (FIVE_HUNDRED, "H", "AH JD KH 4H", "JD"),
        (FIVE_HUNDRED, "H", "AD KD JD QD", "JD"),
        (FIVE_HUNDRED, "H", "JH JO JD AH", "JO"),
        (FIVE_HUNDRED, "H", "JS QS KS 10S", "KS"),
        (FIVE_HUNDRED, None, "JH QH JD AS", "QH"),
        (FIVE_HUNDRED, None, "AH JO KH QH", "JO"),
        (FIVE_HUNDRED, None, "JO AH KH QH", "JO"),
        (ELEMENTAL, "F", "W1 F1 X2 X1", "X2"),
        (ELEMENTAL, "F", "Z1 Z2 W3 F1", "F1"),
        (ELEMENTAL, None, "Z1 Z2 W3 F13", "W3"),
        (ELEMENTAL, "F", "Z3 Z1 Z2 Z4", "Z3"),
        (ELEMENTAL, "F", "X1 F13 W13 X2", "X1"),
    ],
)
def test_the_card_that_wins(rules: Ruleset, trump: str | None, trick: str, expected: str) -> None:
    assert winner(rules, trump, trick) == expected


def test_a_trick_that_is_not_complete_has_a_winner_so_far() -> None:
    assert [winner(ROOK13, "R", cards) for cards in ("Y5", "Y5 Y6", "Y5 Y6 R5")] == [
        *("Y5", "Y6", "R5")
    ]


def test_the_suit_named_with_a_led_joker_decides_who_follows_but_not_who_wins() -> None:
    found, deck = tables(FIVE_HUNDRED, None), FIVE_HUNDRED.deck
    cards = [deck.card(name).index for name in ["JO", "AH", "AS", "AD"]]
    assert winning_position(found, cards, suit_index(FIVE_HUNDRED, "H")) == 0
