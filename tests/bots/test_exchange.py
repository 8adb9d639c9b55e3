"""The exchange that Expert finds by looking ahead."""

from __future__ import annotations

import pytest

from rook13.bots.exchange import FEWEST_ITERATIONS, ExchangeSearch
from rook13.bots.search_setup import Budget, Meter
from rook13.bots.trials import Candidate
from rook13.engine.cards import mask_of
from rook13.engine.state import GameState
from tests.bots.positions import chosen, position, seen

HANDS = [
    "R14 R12 R11 R9 R8 Y6 G14 G6 B7",
    "R13 Y5 Y7 Y9 G5 G7 G8 B5 B6",
    "R7 R6 B14 B13 B12 Y14 Y13 Y12 G12",
    "Y8 Y10 G9 G10 G11 G13 B8 B9 B10",
]
KITTY = "R10 R5 B11 Y11"
CALLS = "A1 bid 100, B1 pass, A2 pass, B2 pass"
ITERATIONS = 12_000


def exchange() -> GameState:
    return position("rook13", HANDS, KITTY, CALLS)


def search(iterations: int = ITERATIONS, seed: int = 1) -> ExchangeSearch:
    return ExchangeSearch(seen(exchange()), Meter(Budget(iterations)), seed)


def cards(state: GameState, names: str) -> int:
    return mask_of(state.rules.deck.card(name) for name in names.split())


@pytest.mark.parametrize("seed", range(3))
def test_trumps_are_kept_and_voids_made(seed: int) -> None:
    state = exchange()
    trumps = cards(state, "R14 R12 R11 R9 R8")
    red = state.rules.deck.card("R14").suit
    assert red is not None
    best = search(seed=seed).best_exchange(Candidate(red.index, cards(state, "R14 R12 G14 R11")), 4)
    assert best.trump == red.index
    assert not best.laid & trumps
    assert best.laid.bit_count() == 4
    voids = [cards(state, suit) for suit in ("Y6 Y11", "G14 G6", "B7 B11")]
    assert any(best.laid & suit == suit for suit in voids)


def test_the_long_suit_is_named() -> None:
    state = exchange()
    suits = {suit.letter: suit.index for suit in state.rules.deck.suits}
    assert search().best_trump(suits["G"], cards(state, "R5 B7 Y6 Y11")) == suits["R"]


def test_the_same_seed_finds_the_same_exchange() -> None:
    first = chosen(exchange(), "expert", b"x", ITERATIONS)
    assert first == chosen(exchange(), "expert", b"x", ITERATIONS)


def test_with_a_small_budget_playouts_decide() -> None:
    few = FEWEST_ITERATIONS - 1
    assert chosen(exchange(), "expert", b"x", few) == chosen(exchange(), "hard", b"x", few)


def test_an_exchange_gets_more_iterations_than_a_card() -> None:
    meter = Meter(Budget(1000))
    assert meter.times(3).left == 3000
    assert Meter(Budget(1000, seconds=0.0)).times(3).left == 0


def test_the_whole_budget_is_used() -> None:
    state = exchange()
    usual = Candidate(0, cards(state, "R5 B7 Y6 Y11"))
    meter = Meter(Budget(ITERATIONS))
    found = ExchangeSearch(seen(state), meter, 1).best_exchange(usual, 4)
    assert found.laid.bit_count() == 4
    assert meter.left < ITERATIONS // 20


@pytest.mark.parametrize("questions", [2, 20, 60, 100, 140])
def test_a_deadline_ends_the_search_at_any_point(questions: int) -> None:
    asked = 0

    def clock() -> float:
        nonlocal asked
        asked += 1
        return float(asked)

    state = exchange()
    usual = Candidate(0, cards(state, "R5 B7 Y6 Y11"))
    meter = Meter(Budget(ITERATIONS, seconds=float(questions)), clock)
    found = ExchangeSearch(seen(state), meter, 1).best_exchange(usual, 4)
    assert found.laid.bit_count() == 4
    assert asked < questions + 40


BIDDER_OF_SPADES = [
    "AS KS QS JS 10S 9S AH KH 5C 6D",
    "8S 7S 6S 5S 4H 5H 6H 7H 7C 8C",
    "JC QC KC AC 9C 10C 8H 9H 10H JH",
    "4D 5D 7D 8D 9D 10D JD QD KD AD",
]


def test_one_possible_exchange_needs_no_thought() -> None:
    state = position(
        "five_hundred", BIDDER_OF_SPADES, "JO QH 6C", "A1 bid 7S, B1 pass, A2 pass, B2 pass"
    )
    meter = Meter(Budget(ITERATIONS))
    spades = next(suit.index for suit in state.rules.deck.suits if suit.letter == "S")
    assert ExchangeSearch(seen(state), meter, 1).best_trump(spades, 0) == spades
    assert meter.left == ITERATIONS
