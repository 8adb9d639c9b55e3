"""The shuffle: redone by hand from its description, and fair."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import pairwise
from math import sqrt

import pytest

from rook13.engine.shuffle import SEED_BYTES, deck_order, derive_seed

ZERO_SEED = bytes(32)
# Found by search: with sixty cards, word 18 is the first that a draw out of 42 has to throw away.
SEED_WITH_A_WORD_THROWN_AWAY = (1_688_739).to_bytes(32, "big")
# How many standard deviations from its mean a chi-square may lie; the seeds are fixed.
SIGMAS = 4


def words_by_hand(seed: bytes, count: int) -> list[int]:
    """Return the first words as the description has them, written in another way."""
    stream = b""
    counter = 0
    while len(stream) < 4 * count:
        stream += sha256(seed + bytes(7) + bytes([counter])).digest()
        counter += 1
    return [int(stream[4 * place : 4 * place + 4].hex(), 16) for place in range(count)]


def shuffle_by_hand(names: Sequence[str], words: list[int]) -> tuple[list[str], list[int]]:
    """Return the order of the cards, and the words that were thrown away."""
    cards, left, thrown = list(names), list(words), []
    for position in reversed(range(1, len(cards))):
        choices = position + 1
        while left[0] >= 2**32 // choices * choices:
            thrown.append(left.pop(0))
        other = left.pop(0) % choices
        cards[position], cards[other] = cards[other], cards[position]
    return cards, thrown


def test_four_cards_shuffled_with_the_zero_seed_by_hand() -> None:
    # SHA-256 of the seed and eight zero bytes starts with these three words.
    words = [0x2C34CE1D, 0xF23B838C, 0x5ABF2A7F]
    assert sha256(bytes(40)).hexdigest().startswith("2c34ce1df23b838c5abf2a7f")
    # Position 3 swaps with 1: A B C D becomes A D C B; then 2 with 2 and 1 with 1: it stays so.
    assert [words[0] % 4, words[1] % 3, words[2] % 2] == [1, 2, 1]
    assert "".join("ABCD"[index] for index in deck_order(ZERO_SEED, 4)) == "ADCB"


@pytest.mark.parametrize("size", [40, 43, 57, 60])
@pytest.mark.parametrize("seed", [ZERO_SEED, b"\xff" * 32, bytes(range(32))])
def test_a_whole_deck_can_be_redone_by_hand(seed: bytes, size: int) -> None:
    names = [f"card {index}" for index in range(size)]
    by_hand, _ = shuffle_by_hand(names, words_by_hand(seed, size))
    assert [names[index] for index in deck_order(seed, size)] == by_hand


def test_a_word_beyond_the_last_multiple_is_thrown_away() -> None:
    seed = SEED_WITH_A_WORD_THROWN_AWAY
    words = words_by_hand(seed, 61)
    # 2**32 leaves 4 when divided by 42, so the last four words are no fair draw out of 42.
    assert words[18] == 2**32 - 4
    names = [str(index) for index in range(60)]
    by_hand, thrown = shuffle_by_hand(names, words)
    assert thrown == [words[18]]
    assert [str(index) for index in deck_order(seed, 60)] == by_hand
    kept, _ = shuffle_by_hand(names, [*words[:18], words[18] - 42, *words[19:]])
    assert by_hand != kept


def test_many_words_thrown_away_in_a_huge_deck_do_not_break_it() -> None:
    size = 100_000
    words: list[int] = []
    for counter in range(size // 8 + 100):
        block = sha256(ZERO_SEED + counter.to_bytes(8, "big")).digest()
        words += [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    expected, thrown, used = list(range(size)), 0, iter(words)
    for position in range(size - 1, 0, -1):
        word = next(used)
        while word >= 2**32 - 2**32 % (position + 1):
            word, thrown = next(used), thrown + 1
        other = word % (position + 1)
        expected[position], expected[other] = expected[other], expected[position]
    assert thrown > 0
    assert deck_order(ZERO_SEED, size) == tuple(expected)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 40, 43, 57, 60])
def test_every_order_has_every_card_once(size: int) -> None:
    for number in range(50):
        assert sorted(deck_order(derive_seed(number), size)) == list(range(size))


def test_the_same_seed_gives_the_same_order_and_another_seed_another() -> None:
    orders = [deck_order(derive_seed("again", number), 40) for number in range(200)]
    assert len(set(orders)) == 200
    assert orders == [deck_order(derive_seed("again", number), 40) for number in range(200)]


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {length}"):
        deck_order(bytes(length), 40)


def orders_of(size: int, count: int) -> list[tuple[int, ...]]:
    return [deck_order(derive_seed("fair", size, number), size) for number in range(count)]


def card_by_position_deviation(orders: Sequence[Sequence[int]]) -> float:
    """Return how many standard deviations the chi-square of card × position is off its mean.

    Rows and columns of the table both add up to the number of orders, and every order is a
    permutation: then (n−1)/n times Pearson's sum is distributed as chi-square with (n−1)² degrees
    of freedom, whose mean is that number and whose variance is twice that.
    """
    size = len(orders[0])
    expected = len(orders) / size
    seen = Counter(place for order in orders for place in enumerate(order))
    pearson = sum(
        (seen[position, card] - expected) ** 2 / expected
        for position in range(size)
        for card in range(size)
    )
    freedom = (size - 1) ** 2
    return ((size - 1) / size * pearson - freedom) / sqrt(2 * freedom)


@pytest.mark.parametrize("size", [40, 43, 57, 60])
def test_every_card_is_equally_likely_at_every_position(size: int) -> None:
    assert abs(card_by_position_deviation(orders_of(size, 3000))) < SIGMAS


def test_every_order_of_four_cards_is_equally_likely() -> None:
    seen = Counter(orders_of(4, 12_000))
    assert len(seen) == 24
    pearson = sum((count - 500) ** 2 / 500 for count in seen.values())
    assert abs(pearson - 23) < SIGMAS * sqrt(2 * 23)


def test_neighbours_in_the_deck_are_torn_apart() -> None:
    """In a fair order a card lies right after its predecessor once per deck on average."""
    orders = orders_of(40, 3000)
    followed = sum(second == first + 1 for order in orders for first, second in pairwise(order))
    expected = 3000 * 39 / 40
    assert abs(followed - expected) < SIGMAS * sqrt(expected)


def wrong_swap_with_any(rng: random.Random, size: int) -> list[int]:
    order = list(range(size))
    for position in range(size):
        other = rng.randrange(size)
        order[position], order[other] = order[other], order[position]
    return order


def wrong_never_stays(rng: random.Random, size: int) -> list[int]:
    order = list(range(size))
    for position in range(size - 1, 0, -1):
        other = rng.randrange(position)
        order[position], order[other] = order[other], order[position]
    return order


def right(rng: random.Random, size: int) -> list[int]:
    return rng.sample(range(size), size)


@pytest.mark.parametrize(
    ("shuffle", "passes"),
    [(wrong_swap_with_any, False), (wrong_never_stays, False), (right, True)],
)
def test_the_test_of_fairness_tells_wrong_shuffles_from_right_ones(
    shuffle: Callable[[random.Random, int], list[int]], passes: bool
) -> None:
    rng = random.Random(13)
    orders = [shuffle(rng, 40) for _ in range(3000)]
    assert (abs(card_by_position_deviation(orders)) < SIGMAS) is passes


def test_a_derived_seed_depends_on_all_its_parts_and_their_limits() -> None:
    assert derive_seed("ab", 1) == sha256(b"ab\x1f1").digest()
    assert len(derive_seed()) == SEED_BYTES == 32
    seeds = {derive_seed("ab", "c"), derive_seed("a", "bc"), derive_seed("abc"), derive_seed("ab")}
    assert len(seeds) == 4
