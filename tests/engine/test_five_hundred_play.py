from __future__ import annotations

import pytest

from rook13.engine.cards import Deck
from rook13.engine.events import CardPlayed
from rook13.engine.reasons import Reason
from rook13.engine.rules import make_rules
from rook13.engine.trick import NO_TRUMP, TrickTables
from tests.engine.five_hundred_hands import BOWERS, JOKER_IN_KITTY, dealt, declared
from tests.engine.trick_sheet import TrickSheet

AS_TRUMP = {
    "C": "JO JC JS AC KC QC 10C 9C 8C 7C 6C 5C",
    "D": "JO JD JH AD KD QD 10D 9D 8D 7D 6D 5D 4D",
    "H": "JO JH JD AH KH QH 10H 9H 8H 7H 6H 5H 4H",
    "S": "JO JS JC AS KS QS 10S 9S 8S 7S 6S 5S",
}
AS_PLAIN_SUIT = {
    "C": "AC KC QC JC 10C 9C 8C 7C 6C 5C",
    "D": "AD KD QD JD 10D 9D 8D 7D 6D 5D 4D",
    "H": "AH KH QH JH 10H 9H 8H 7H 6H 5H 4H",
    "S": "AS KS QS JS 10S 9S 8S 7S 6S 5S",
}
WITHOUT_JACK = {
    "C": "AC KC QC 10C 9C 8C 7C 6C 5C",
    "D": "AD KD QD 10D 9D 8D 7D 6D 5D 4D",
    "H": "AH KH QH 10H 9H 8H 7H 6H 5H 4H",
    "S": "AS KS QS 10S 9S 8S 7S 6S 5S",
}
SAME_COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}


def best_first(deck: Deck, tables: TrickTables, suit: str) -> str:
    cards = deck.in_mask(tables.suit_mask[deck.suit(suit).index])
    by_strength = sorted(cards, key=lambda card: tables.strength[card.index], reverse=True)
    return " ".join(card.name for card in by_strength)


def in_hearts(dealer: str = "B2", down: str = "5C 5S 6S") -> TrickSheet:
    """A1 plays six hearts with BOWERS and leads, unless another deals."""
    return declared("6H", BOWERS, dealer=dealer, down=down)


def in_no_trump(down: str = "9C 6S 5S") -> TrickSheet:
    """A1 plays six No Trump with JOKER_IN_KITTY and B1 leads."""
    return declared("6NT", JOKER_IN_KITTY, dealer="A1", down=down)


@pytest.mark.parametrize("trump", "CDHS")
@pytest.mark.parametrize("suit", "CDHS")
def test_the_rank_of_cards_in_a_suit_contract(trump: str, suit: str) -> None:
    rules = make_rules("five_hundred")
    tables = rules.tables(rules.deck.suit(trump).index)
    if suit == trump:
        expected = AS_TRUMP[suit]
    else:
        expected = (WITHOUT_JACK if suit == SAME_COLOUR[trump] else AS_PLAIN_SUIT)[suit]
    assert best_first(rules.deck, tables, suit) == expected


@pytest.mark.parametrize("suit", "CDHS")
def test_jacks_are_ordinary_cards_in_no_trump(suit: str) -> None:
    rules = make_rules("five_hundred")
    assert best_first(rules.deck, rules.tables(NO_TRUMP), suit) == AS_PLAIN_SUIT[suit]


def test_left_bower_and_joker_must_follow_trump_also_as_the_only_trump() -> None:
    sheet = in_hearts()
    sheet.tricks("""
        A1 9H 7H 5H 4H > A1
        A1 KH 8H 6H QH > A1
    """)
    sheet.play("A1 AH")
    assert sheet.legal("B1") == ["JD"]
    assert sheet.refused("B1 4D") is Reason.MUST_FOLLOW
    sheet.play("B1 JD")
    assert sheet.legal("A2") == ["JO"]
    assert sheet.refused("A2 7D") is Reason.MUST_FOLLOW


def test_the_left_bower_led_is_trump_led() -> None:
    sheet = in_hearts(dealer="A1")
    sheet.play("B1 JD")
    assert str(sheet.view(None).led) == "H"
    assert sheet.legal("A2") == ["5H", "6H", "JO"]
    assert sheet.refused("A2 9D") is Reason.MUST_FOLLOW


def test_the_joker_led_is_trump_led_and_names_nothing() -> None:
    sheet = in_hearts(dealer="B1")
    assert sheet.refused("A2 JO D") is Reason.MAY_NOT_NAME_SUIT
    sheet.play("A2 JO")
    assert str(sheet.view(None).led) == "H"
    assert sheet.legal("B2") == ["4H", "QH"]
    assert sheet.refused("B2 10D") is Reason.MUST_FOLLOW


def test_in_no_trump_who_cannot_follow_may_play_the_joker_which_wins() -> None:
    sheet = in_no_trump()
    sheet.play("B1 AH, A2 9H, B2 4H")
    assert sheet.legal("A1") == sheet.hand("A1").split()
    assert sheet.refused("A1 JO H") is Reason.MAY_NOT_NAME_SUIT
    sheet.play("A1 JO")
    assert sheet.turn == "A1"


def test_who_leads_the_joker_in_no_trump_names_any_suit() -> None:
    sheet = declared("6NT", JOKER_IN_KITTY, down="9C 6S 5S")
    jokers = [card for card in sheet.legal("A1") if card.startswith("JO")]
    assert jokers == ["JO C", "JO D", "JO H", "JO S"]
    assert sheet.refused("A1 JO") is Reason.MUST_NAME_SUIT


@pytest.mark.parametrize(
    ("suit", "follow"), [("C", "7C 8C"), ("D", "8D 9D 10D"), ("H", "QH KH AH"), ("S", "KS AS")]
)
def test_the_others_must_follow_the_suit_that_the_joker_names(suit: str, follow: str) -> None:
    sheet = declared("6NT", JOKER_IN_KITTY, down="9C 6S 5S")
    sheet.play(f"A1 JO {suit}")
    (played,) = sheet.happened(CardPlayed)
    assert (str(played.named), played.audience) == (suit, None)
    assert str(sheet.view("B1").led) == suit
    assert sheet.legal("B1") == follow.split()
    for card in set(sheet.hand("B1").split()) - set(follow.split()):
        assert sheet.refused(f"B1 {card}") is Reason.MUST_FOLLOW


def test_the_joker_takes_the_trick_that_it_leads() -> None:
    declared("6NT", JOKER_IN_KITTY, down="9C 6S 5S").tricks("A1 JO:S AS JS 7S > A1")


def test_who_cannot_follow_the_named_suit_plays_any_card() -> None:
    sheet = declared("6NT", JOKER_IN_KITTY, down="9C 6S 5S")
    sheet.play("A1 JO C, B1 7C, A2 5C")
    assert sheet.legal("B2") == sheet.hand("B2").split()


def test_the_joker_may_not_name_a_suit_that_its_leader_has_shown_void_in() -> None:
    sheet = in_no_trump()
    sheet.tricks("""
        B1 AH 9H 4H 10C > B1
        B1 8D 5D 4D AD > A1
    """)
    jokers = [card for card in sheet.legal("A1") if card.startswith("JO")]
    assert jokers == ["JO C", "JO D", "JO S"]
    assert sheet.refused("A1 JO H") is Reason.SUIT_SHOWN_VOID


def test_the_joker_may_name_a_suit_that_its_leader_lacks_but_has_not_shown_void_in() -> None:
    sheet = in_no_trump()
    assert "S" not in {card[-1] for card in sheet.hand("A1").split()}
    sheet.tricks("B1 8D 5D 4D AD > A1")
    sheet.tricks("A1 JO:S AS JS 7S > A1")


def test_a_void_that_others_have_shown_does_not_keep_the_joker_from_naming_the_suit() -> None:
    sheet = declared("6NT", JOKER_IN_KITTY, down="9C 6S 5S")
    sheet.tricks("A1 AC 7C 5C 4H > A1")
    sheet.tricks("A1 JO:C 8C 6C 5H > A1")


def test_leading_a_suit_shows_no_void_in_it() -> None:
    sheet = declared("6NT", JOKER_IN_KITTY, down="9C 6S 5S")
    sheet.tricks("A1 AD 8D 5D 4D > A1")
    assert "JO D" in sheet.legal("A1")


def test_only_the_joker_names_a_suit() -> None:
    sheet = declared("6NT", JOKER_IN_KITTY, down="9C 6S 5S")
    assert sheet.refused("A1 AC C") is Reason.MAY_NOT_NAME_SUIT
    sheet.play("A1 AC")
    assert sheet.refused("B1 7C C") is Reason.MAY_NOT_NAME_SUIT


def test_the_joker_names_a_suit_also_in_a_hand_that_nobody_bid_on() -> None:
    hands = ("JO KC QC JC 10C 9C AD KD QD JD", *JOKER_IN_KITTY[1:4], "AC 6S 5S")
    sheet = dealt(hands, {"pass_out": "misere"})
    sheet.play("A1 pass, B1 pass, A2 pass, B2 pass")
    assert sheet.refused("A1 JO") is Reason.MUST_NAME_SUIT
    sheet.tricks("A1 JO:H AH 9H 4H > A1")
