"""Choices of discards: a sequence that is made on demand and equals the combinations."""

from __future__ import annotations

import random
from itertools import combinations
from math import comb

import pytest

from rook13.engine.actions import Action, Discard, Pass
from rook13.engine.cards import Card
from rook13.engine.legal import DiscardChoices
from rook13.engine.rules import make_rules
from rook13.engine.state import Phase
from tests.engine.sheet import Sheet

RULES = make_rules("rook13")
SEAT, OTHER_SEAT = RULES.seats[:2]
SIZES = [(13, 4), (15, 1), (6, 3), (5, 5), (4, 0), (1, 1), (0, 0), (3, 4)]


def cards(count: int) -> tuple[Card, ...]:
    """Return that many cards, in deck order and with gaps."""
    return RULES.deck.cards[: count * 2 : 2]


def choices(count: int, size: int) -> DiscardChoices:
    return DiscardChoices(SEAT, cards(count), size)


def expected(count: int, size: int) -> list[Action]:
    return [Discard(SEAT, chosen) for chosen in combinations(cards(count), size)]


@pytest.mark.parametrize(("count", "size"), SIZES)
def test_they_are_all_combinations_in_their_order(count: int, size: int) -> None:
    offered = choices(count, size)
    assert list(offered) == expected(count, size)
    assert len(offered) == comb(count, size) == len(expected(count, size))


@pytest.mark.parametrize(("count", "size"), SIZES)
def test_they_count_from_both_ends(count: int, size: int) -> None:
    offered, listed = choices(count, size), expected(count, size)
    for place in range(len(listed)):
        assert offered[place] == listed[place]
        assert offered[place - len(listed)] == listed[place]
    assert list(reversed(offered)) == listed[::-1]


@pytest.mark.parametrize("place", [715, -716, 10**9])
def test_a_place_beyond_the_end_is_an_index_error(place: int) -> None:
    assert len(choices(13, 4)) == 715
    with pytest.raises(IndexError):
        choices(13, 4)[place]


@pytest.mark.parametrize(
    "part",
    [
        slice(None),
        slice(3, 9),
        slice(-5, None),
        slice(None, None, 100),
        slice(None, None, -1),
        slice(700, 2000),
        slice(9, 3),
    ],
)
def test_a_slice_is_the_slice_of_the_list(part: slice) -> None:
    assert choices(13, 4)[part] == expected(13, 4)[part]


@pytest.mark.parametrize(("count", "size"), SIZES)
def test_every_combination_is_in_and_can_be_found(count: int, size: int) -> None:
    offered = choices(count, size)
    for place, action in enumerate(expected(count, size)):
        assert action in offered
        if place % 50 == 0:
            assert offered.index(action) == place


def test_everything_else_is_not_in() -> None:
    offered = choices(13, 4)
    a, b, c, d, e = cards(5)
    foreign = RULES.deck.cards[1]
    assert Discard(SEAT, (a, b, c, d)) in offered
    assert Discard(OTHER_SEAT, (a, b, c, d)) not in offered
    assert Discard(SEAT, (a, b, c)) not in offered
    assert Discard(SEAT, (a, b, c, d, e)) not in offered
    assert Discard(SEAT, (b, a, c, d)) not in offered
    assert Discard(SEAT, (a, a, b, c)) not in offered
    assert Discard(SEAT, (a, foreign, c, d)) not in offered
    assert Discard(SEAT, ()) not in offered
    assert Pass(SEAT) not in offered
    cards_alone: object = (a, b, c, d)
    assert cards_alone not in offered


def test_choices_of_the_same_are_equal_and_hash_alike() -> None:
    same = DiscardChoices(SEAT, list(cards(6)), 3)
    assert choices(6, 3) == same
    assert hash(choices(6, 3)) == hash(same)
    others = [choices(6, 2), choices(7, 3), DiscardChoices(OTHER_SEAT, cards(6), 3)]
    for other in others:
        assert other != same
    assert len({same, choices(6, 3), *others}) == 4


def test_choices_are_not_equal_to_a_list() -> None:
    assert choices(6, 3) != expected(6, 3)
    assert choices(6, 3) != "choices"


def test_chance_can_pick_from_the_choices_without_listing_them() -> None:
    rng = random.Random(1)
    offered = DiscardChoices(SEAT, RULES.deck.cards, 20)
    assert len(offered) == comb(40, 20)
    picked = {rng.choice(offered) for _ in range(50)}
    assert len(picked) == 50
    assert all(action in offered for action in picked)


@pytest.mark.parametrize(
    ("game", "bids", "size", "count"),
    [
        ("rook13", "A1 bid 120", 4, 715),
        ("rook", "A1 bid 120", 5, 8568),
        ("five_hundred", "A1 bid 10NT, B1 pass, A2 pass, B2 pass", 3, 286),
    ],
)
def test_the_declarer_is_offered_every_choice_from_hand_and_kitty(
    game: str, bids: str, size: int, count: int
) -> None:
    sheet = Sheet(game).deal_seed("2a" * 32).play(bids)
    assert sheet.phase is Phase.EXCHANGE
    view = sheet.view("A1")
    assert view.legal == DiscardChoices(sheet.rules.seats[0], view.hand, size)
    assert len(view.legal) == count
    assert list(sheet.view("B1").legal) == []


def test_in_fowl_only_cards_that_are_no_counters_are_offered() -> None:
    sheet = Sheet("fowl").deal_seed("2a" * 32).play("A1 bid 200")
    view = sheet.view("A1")
    plain = [card for card in view.hand if not card.points]
    assert 0 < len(plain) < len(view.hand) == 15
    assert list(view.legal) == [Discard(sheet.rules.seats[0], (card,)) for card in plain]
