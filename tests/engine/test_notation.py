"""Everything prints and reads back: cards, seats, calls and actions of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from rook13.engine.actions import (
    Action,
    Bid,
    CallRedeal,
    CallRenege,
    Claim,
    Deal,
    Discard,
    NameTrump,
    Pass,
    Play,
    Redeal,
    TakeBack,
)
from rook13.engine.game import seat_to_act
from rook13.engine.notation import (
    NotationError,
    NotationReason,
    parse_action,
    parse_cards,
    parse_deed,
)
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import GameState
from tests.strategies import random_action, random_rules, walk

EVERY_CALL = {"misere": True, "open_misere": True}
TABLES = [
    pytest.param(make_rules("rook13"), id="rook13"),
    pytest.param(make_rules("rook13", {"most_tricks_bonus": 0, "min_bid": 5}), id="rook13-low"),
    pytest.param(make_rules("rook"), id="rook"),
    pytest.param(make_rules("rook", {"ones": "high_15"}), id="rook-high-ones"),
    pytest.param(make_rules("rook", {"ones": "out", "low_cards": "drop_2_4"}), id="rook-short"),
    pytest.param(make_rules("fowl"), id="fowl"),
    pytest.param(make_rules("five_hundred", EVERY_CALL), id="five_hundred"),
    *[pytest.param(make_rules("elemental", None, n), id=f"elemental-{n}") for n in (3, 4, 5, 6)],
]
PLAIN_ACTIONS = [Deal, Redeal, CallRedeal, Pass, Claim, CallRenege, TakeBack]


def actions_of(rules: Ruleset) -> Iterator[Action]:
    """Yield an action of every kind for every seat, card, suit and call."""
    cards = rules.deck.cards
    for seat in rules.seats:
        yield from (plain(seat) for plain in PLAIN_ACTIONS)
        for number in (1, 10):
            yield from (Bid(seat, call) for call in rules.auction(number).calls)
        yield from (NameTrump(seat, suit) for suit in rules.deck.suits)
        yield from (Play(seat, card) for card in cards)
        yield from (Play(seat, card, suit) for card in cards[-2:] for suit in rules.deck.suits)
        yield from (Discard(seat, cards[start : start + 5]) for start in range(len(cards) - 5))
        yield Discard(seat, ())


def reason_for(rules: Ruleset, text: str) -> tuple[NotationReason, str]:
    """Return what is wrong with a text, and which part; fails if it can be read."""
    with pytest.raises(NotationError) as refused:
        parse_action(rules, text)
    return refused.value.reason, refused.value.text


@pytest.mark.parametrize("rules", TABLES)
def test_every_action_reads_back_from_what_it_prints(rules: Ruleset) -> None:
    for action in actions_of(rules):
        found = parse_action(rules, str(action))
        assert found == action
        assert type(found) is type(action)


@pytest.mark.parametrize("rules", TABLES)
def test_no_two_actions_print_the_same(rules: Ruleset) -> None:
    actions = set(actions_of(rules))
    assert len({str(action) for action in actions}) == len(actions)


@pytest.mark.parametrize("rules", TABLES)
def test_case_and_blanks_do_not_matter(rules: Ruleset) -> None:
    for action in actions_of(rules):
        text = str(action)
        assert parse_action(rules, text.lower()) == action
        assert parse_action(rules, text.upper()) == action
        assert parse_action(rules, f"  {text.replace(' ', '   ')}\t") == action


@pytest.mark.parametrize("rules", TABLES)
def test_cards_seats_and_suits_are_found_by_their_names(rules: Ruleset) -> None:
    for card in rules.deck.cards:
        assert rules.deck.card(str(card)) is card
    for seat in rules.seats:
        assert rules.seat(str(seat)) is seat
    for suit in rules.deck.suits:
        assert rules.deck.suit(str(suit)) is suit


@pytest.mark.parametrize("rules", TABLES)
def test_a_hand_reads_back_from_what_it_prints(rules: Ruleset) -> None:
    rng = random.Random(5)
    for _ in range(50):
        mask = rng.getrandbits(len(rules.deck))
        text = rules.deck.show(mask)
        assert rules.deck.parse(text) == mask
        assert parse_cards(rules, text.split()) == rules.deck.in_mask(mask)


def test_the_cards_of_every_game_have_the_names_of_the_design() -> None:
    def names(game: str) -> set[str]:
        return {card.name for card in make_rules(game).deck.cards}

    assert names("rook13") == {f"{colour}{rank}" for colour in "RYBG" for rank in range(5, 15)}
    assert names("rook") == {f"{c}{r}" for c in "RYGB" for r in range(1, 15)} | {"RK"}
    assert names("fowl") == {f"{c}{r}" for c in "PVBY" for r in range(1, 15)} | {"FW"}
    ranks = ["4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    five_hundred = {f"{r}{s}" for s in "HD" for r in ranks}
    five_hundred |= {f"{r}{s}" for s in "SC" for r in ranks[1:]} | {"JO"}
    assert names("five_hundred") == five_hundred
    magic = {f"{letter}{number}" for letter in "ZX" for number in range(1, 5)}
    assert names("elemental") == {f"{e}{r}" for e in "FWEA" for r in range(1, 14)} | magic


def test_seats_have_the_names_of_the_design() -> None:
    for game in ("rook13", "rook", "fowl", "five_hundred"):
        assert [str(seat) for seat in make_rules(game).seats] == ["A1", "B1", "A2", "B2"]
    assert [str(seat) for seat in make_rules("elemental", None, 6).seats] == [
        *("P1", "P2", "P3", "P4", "P5", "P6")
    ]


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("rook13", "A1 deal"),
        ("rook13", "A1 redeal"),
        ("rook13", "A1 bid 95"),
        ("five_hundred", "A1 bid 7H"),
        ("five_hundred", "B2 bid 10NT"),
        ("five_hundred", "A1 bid misere"),
        ("five_hundred", "A1 bid open_misere"),
        ("elemental", "P2 bid 3"),
        ("rook13", "B1 pass"),
        ("rook13", "A1 down R5 Y6 B7 G8"),
        ("rook13", "A1 trump R"),
        ("rook13", "B1 R14"),
        ("rook", "B1 RK"),
        ("fowl", "B1 FW"),
        ("five_hundred", "B1 10H"),
        ("five_hundred", "B1 JO H"),
        ("elemental", "P1 Z1"),
        ("elemental", "P1 X4"),
        ("rook13", "A2 claim"),
        ("rook", "B2 call redeal"),
        ("rook", "B2 call renege"),
        ("rook", "A1 take back"),
    ],
)
def test_the_notation_of_the_design_reads_and_prints(game: str, text: str) -> None:
    rules = make_rules(game, EVERY_CALL if game == "five_hundred" else None)
    assert str(parse_action(rules, text)) == text


def test_cards_laid_aside_are_put_in_deck_order() -> None:
    rules = make_rules("rook13")
    action = parse_action(rules, "A1 down G8 R5 B7 Y6")
    assert str(action) == "A1 down R5 Y6 B7 G8"
    assert action == parse_action(rules, "A1 down R5 Y6 B7 G8")


def test_open_misere_may_be_written_in_two_words() -> None:
    rules = make_rules("five_hundred", EVERY_CALL)
    assert parse_action(rules, "A1 bid Open Misere") == parse_action(rules, "A1 bid open_misere")


def test_a_number_that_cannot_be_bid_still_reads_so_that_the_rules_can_refuse_it() -> None:
    for game, seat in (("rook13", "A1"), ("rook", "A1"), ("fowl", "A1"), ("elemental", "P1")):
        action = parse_action(make_rules(game), f"{seat} bid 1003")
        assert isinstance(action, Bid)
        assert action.call.value == 1003


def test_a_bid_reads_the_same_in_every_round() -> None:
    rules = make_rules("elemental")
    for size in range(1, 16):
        action = parse_action(rules, f"P1 bid {size}")
        assert isinstance(action, Bid)
        assert action.call in rules.auction(size).calls


@pytest.mark.parametrize(
    ("game", "text", "reason", "part"),
    [
        ("rook13", "", NotationReason.UNKNOWN_SEAT, ""),
        ("rook13", "   ", NotationReason.UNKNOWN_SEAT, ""),
        ("rook13", "P1 pass", NotationReason.UNKNOWN_SEAT, "P1"),
        ("rook13", "pass", NotationReason.UNKNOWN_SEAT, "pass"),
        ("elemental", "A1 bid 0", NotationReason.UNKNOWN_SEAT, "A1"),
        ("elemental", "P5 bid 0", NotationReason.UNKNOWN_SEAT, "P5"),
        ("rook13", "A1", NotationReason.NO_ACTION, ""),
        ("rook13", "A1 bid", NotationReason.UNKNOWN_CALL, ""),
        ("rook13", "A1 bid red", NotationReason.UNKNOWN_CALL, "red"),
        ("rook13", "A1 bid 7H", NotationReason.UNKNOWN_CALL, "7H"),
        ("rook13", "A1 bid -65", NotationReason.UNKNOWN_CALL, "-65"),
        ("rook13", "A1 bid 65 70", NotationReason.UNKNOWN_CALL, "65 70"),
        ("rook13", "A1 bid 10000", NotationReason.UNKNOWN_CALL, "10000"),
        ("rook13", "A1 bid 0065", NotationReason.UNKNOWN_CALL, "0065"),
        ("rook13", "A1 bid \N{SUPERSCRIPT TWO}", NotationReason.UNKNOWN_CALL, "²"),
        ("rook13", "A1 bid \N{ARABIC-INDIC DIGIT FIVE}", NotationReason.UNKNOWN_CALL, "٥"),
        ("elemental", "P1 bid x", NotationReason.UNKNOWN_CALL, "x"),
        ("five_hundred", "A1 bid 95", NotationReason.UNKNOWN_CALL, "95"),
        ("five_hundred", "A1 bid 5H", NotationReason.UNKNOWN_CALL, "5H"),
        ("five_hundred", "A1 bid misere", NotationReason.UNKNOWN_CALL, "misere"),
        ("rook13", "A1 R15", NotationReason.UNKNOWN_CARD, "R15"),
        ("rook13", "A1 R4", NotationReason.UNKNOWN_CARD, "R4"),
        ("rook13", "A1 RK", NotationReason.UNKNOWN_CARD, "RK"),
        ("rook13", "A1 ?", NotationReason.UNKNOWN_CARD, "?"),
        ("rook13", "A1 nonsense", NotationReason.UNKNOWN_CARD, "nonsense"),
        ("rook13", "A1 pass now", NotationReason.UNKNOWN_CARD, "pass"),
        ("rook13", "A1 take", NotationReason.UNKNOWN_CARD, "take"),
        ("rook13", "A1 down R5 X Y6", NotationReason.UNKNOWN_CARD, "X"),
        ("rook13", "A1 trump", NotationReason.UNKNOWN_SUIT, ""),
        ("rook13", "A1 trump P", NotationReason.UNKNOWN_SUIT, "P"),
        ("rook13", "A1 trump R Y", NotationReason.UNKNOWN_SUIT, "R Y"),
        ("five_hundred", "A1 JO X", NotationReason.UNKNOWN_SUIT, "X"),
        ("elemental", "P1 trump Z", NotationReason.UNKNOWN_SUIT, "Z"),
        ("rook13", "A1 down R5 Y6 r5 G8", NotationReason.SAME_CARD_TWICE, "R5"),
        ("five_hundred", "A1 JO H H", NotationReason.TOO_MANY_WORDS, "H"),
        ("rook13", "A1 R14 and more of it", NotationReason.TOO_MANY_WORDS, "more of it"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_reason_and_part(
    game: str, text: str, reason: NotationReason, part: str
) -> None:
    assert reason_for(make_rules(game), text) == (reason, part)


def test_an_error_says_what_and_why() -> None:
    with pytest.raises(NotationError, match="unknown_card: R15"):
        parse_action(make_rules("rook13"), "A1 R15")


def test_what_a_seat_does_reads_without_its_name() -> None:
    rules = make_rules("five_hundred")
    seat = rules.seats[2]
    assert parse_deed(rules, seat, ["JO", "h"]) == parse_action(rules, "A2 JO H")
    with pytest.raises(NotationError) as refused:
        parse_deed(rules, seat, [])
    assert refused.value.reason is NotationReason.NO_ACTION


@pytest.mark.parametrize("game", RULESETS)
def test_every_action_of_a_random_game_reads_back(game: type[Ruleset]) -> None:
    rng = random.Random(game.id)

    def check(state: GameState) -> None:
        if seat_to_act(state) is not None:
            action = random_action(state, rng)
            assert parse_action(state.rules, str(action)) == action

    for _ in range(4):
        walk(random_rules(game, rng), rng, 120, check)
