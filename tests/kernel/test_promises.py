"""How players who promised tricks choose a card, and a search against such players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp

import pytest

from rook13.bots.beliefs import beliefs_of
from rook13.bots.search_setup import kernel_cards
from rook13.engine.cards import bits
from rook13.engine.rules import make_rules
from rook13.engine.trick import NO_TRUMP
from rook13.kernel import (
    NO_LEAD,
    PAYOFF,
    PROMISE_FEATURES,
    PROMISE_KINDS,
    Hand,
    PlayedPromises,
    PromisePlayers,
    Rng,
    Search,
    Stakes,
)
from rook13.kernel.promises import HIGHEST, LOWEST

RULES = make_rules("elemental", players=3)
DECK = RULES.deck
CARDS = kernel_cards(RULES, NO_TRUMP)
ANY_WEIGHTS = [(7 * place % 11 - 5) / 4 for place in range(PROMISE_KINDS * PROMISE_FEATURES)]
ITERATIONS = 300


def only(feature: int) -> list[float]:
    """Return the weights of players who look at one feature alone."""
    return [20.0 * (place == feature) for place in range(PROMISE_FEATURES)] * PROMISE_KINDS


def learned() -> list[float]:
    model = beliefs_of(RULES)
    assert model is not None
    return model.plays


def players_of(promises: Sequence[int], weights: list[float]) -> PromisePlayers:
    return PromisePlayers(CARDS, DECK.all_mask, list(promises), weights)


def table(hands: Sequence[str], plays: str = "") -> Hand:
    """Return a table of three, after some cards of a trick that the first hand leads."""
    hand = Hand(CARDS, [1, 2, 0])
    hand.start([DECK.parse(text) for text in hands], 0)
    for name in plays.split():
        hand.play(index(name), NO_LEAD)
    return hand


def index(name: str) -> int:
    return DECK.parse(name).bit_length() - 1


def chosen(players: PromisePlayers, hand: Hand, seen: str, times: int = 200) -> Counter[str]:
    """Return how often each card is chosen."""
    rng, mask = Rng(5), DECK.parse(seen)
    cards = (players.choose(hand, mask, rng) for _ in range(times))
    return Counter(DECK.cards[card].name for card in cards)


def test_cards_are_chosen_as_often_as_plays_that_were_seen_are_likely() -> None:
    hand = table(["W5 F3 E2", "W2 W9 W13", "F2 F4 E8"], "W5")
    players, seen = players_of([1, 1, 1], ANY_WEIGHTS), DECK.parse("W5")
    times = chosen(players, hand, "W5", 4000)
    total = 0.0
    for card in bits(hand.options()):
        played = PlayedPromises(players)
        played.add(hand, seen, card)
        share = exp(played.likelihood(1, hand.hands[1] & ~(1 << card)))
        assert times[DECK.cards[card].name] / 4000 == pytest.approx(share, abs=0.03)
        total += share
    assert total == pytest.approx(1)


def test_nobody_chooses_by_cards_they_cannot_see() -> None:
    players = players_of([1, 1, 1], ANY_WEIGHTS)
    one = table(["W5 F3 E2", "W2 W9 W13", "F2 F4 E8"], "W5")
    other = table(["W5 X1 Z4", "W2 W9 W13", "W8 W10 W12"], "W5")
    assert chosen(players, one, "W5") == chosen(players, other, "W5")


def test_what_was_played_and_promised_counts() -> None:
    hand = table(["W5 F3 E2", "W2 W9 W13", "F2 F4 E8"], "W5")
    players = players_of([1, 1, 1], ANY_WEIGHTS)
    usual = chosen(players, hand, "W5")
    assert usual != chosen(players, hand, "W5 W10 W11 W12 X1 X2 X3 X4")
    assert usual != chosen(players_of([1, 0, 1], ANY_WEIGHTS), hand, "W5")


def test_a_hand_is_played_to_its_end_by_the_rules() -> None:
    players = players_of([2, 1, 1], ANY_WEIGHTS)
    for seed in range(50):
        hand = table(["X1 W5 F3 Z1", "W2 W9 Z2 A1", "F2 X2 E8 W1"])
        players.play_out(hand, 0, Rng(seed))
        assert sum(hand.won) == 4
        assert not any(hand.hands)


def test_who_wants_no_trick_stays_below_and_who_wants_all_goes_above() -> None:
    hand = table(["W9 F3", "W2 W13", "F2 E8"], "W9")
    none = chosen(players_of([1, 0, 1], learned()), hand, "W9")
    both = chosen(players_of([0, 2, 0], learned()), hand, "W9")
    assert none["W2"] > 150
    assert both["W13"] > 150


def searched(weights: list[float]) -> str:
    """Return what the first seat leads to win one trick of two against such players.

    Its W10 wins a trick only if it meets the W2 of the next seat and not the W13.
    """
    hands = ["W10 Z1", "W13 W2", "E2 E3"]
    exactly_one = [0, PAYOFF, 0]
    search = Search(CARDS, [0, 1, 2], Stakes(0, 0, 0, 9), exactly_one * 3, True, ITERATIONS)
    search.play_against(players_of([1, 0, 1], weights), 0, 0)
    root, worlds = table(hands), [[DECK.parse(text) for text in hands]]
    search.run(root, worlds, ITERATIONS, Rng(1), table(hands))
    card, _, _ = max(search.choices(), key=lambda choice: choice[1])
    return DECK.cards[card].name


def test_a_search_expects_others_to_play_as_they_do() -> None:
    assert searched(only(HIGHEST)) == "Z1"
    assert searched(only(LOWEST)) == "W10"


def test_a_search_that_is_full_goes_on_playing_out() -> None:
    hands = ["W10 Z1 F3", "W13 W2 F4", "E2 E3 F5"]
    search = Search(CARDS, [0, 1, 2], Stakes(0, 0, 0, 9), [0, PAYOFF, 0, 0] * 3, True, 8)
    search.play_against(players_of([1, 1, 1], ANY_WEIGHTS), 0, 0)
    root, worlds = table(hands), [[DECK.parse(text) for text in hands]]
    search.run(root, worlds, ITERATIONS, Rng(1), table(hands))
    assert sum(visits for _, visits, _ in search.choices()) == ITERATIONS
