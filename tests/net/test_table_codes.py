from __future__ import annotations

from itertools import repeat

import pytest

from rook13.net.addresses import LocalAddresses, place_of
from rook13.net.codes import (
    MOST_BUCKETS,
    Allowance,
    Guesses,
    first_word,
    safety_words,
    words,
)

PLENTY = Allowance(100_000, seconds=0.001)


def test_a_network_may_guess_a_few_times_and_then_slowly() -> None:
    guesses = Guesses()
    assert [guesses.may_guess("10.0.0.1", "den", 1.0) for _ in range(6)] == [True] * 5 + [False]
    assert not guesses.may_guess("10.0.0.1", "den", 6.9)
    assert guesses.may_guess("10.0.0.2", "den", 6.9)
    assert guesses.may_guess("10.0.0.1", "den", 7.1)


def test_a_clock_that_goes_back_gives_nothing() -> None:
    guesses = Guesses(Allowance(1, seconds=6))
    assert guesses.may_guess("10.0.0.1", "den", 100.0)
    assert not guesses.may_guess("10.0.0.1", "den", 1.0)


def test_three_hundred_addresses_of_one_ipv6_network_guess_together() -> None:
    guesses, far = Guesses(), LocalAddresses()
    places = [place_of(f"2001:db8::{last:x}", far) for last in range(1, 301)]
    tried = [guesses.may_guess(place, "den", n / 30) for n, place in enumerate(places, 1)]
    assert sum(tried) == 6
    assert guesses.may_guess(place_of("2001:db8:0:1::3", far), "den", 10.0)


def test_a_neighbour_on_ones_own_network_keeps_nobody_else_from_guessing() -> None:
    guesses, ours = Guesses(), LocalAddresses(ipv6=("fd00::1",))
    neighbour, friend = place_of("fd00::2", ours), place_of("fd00::3", ours)
    assert not all(guesses.may_guess(neighbour, "den", 1.0) for _ in range(9))
    assert all(guesses.may_guess(friend, "den", 1.0) for _ in range(5))


def test_many_networks_together_are_limited_at_a_table_and_in_all() -> None:
    at_one = Guesses(in_all=PLENTY)
    assert sum(at_one.may_guess(f"10.0.0.{n}", "den", 1.0) for n in range(99)) == 30
    assert at_one.may_guess("10.0.1.1", "attic", 1.0)
    anywhere = Guesses()
    assert sum(anywhere.may_guess(f"10.0.0.{n}", str(n), 1.0) for n in range(99)) == 50
    assert anywhere.may_guess("10.0.1.1", "den", 1.11)


def test_networks_without_end_do_not_fill_the_memory() -> None:
    guesses = Guesses(per_table=PLENTY, in_all=PLENTY)
    for number in range(5 * MOST_BUCKETS):
        guesses.may_guess(f"10.1.{number // 256}.{number % 256}", "den", 7.5)
    assert len(guesses) <= MOST_BUCKETS


@pytest.mark.parametrize("count", [1, 64])
def test_a_certificate_has_four_words_that_follow_from_all_of_it(count: int) -> None:
    fingerprint = "".join(repeat("ab", 32))
    other = fingerprint[: count - 1] + "c" + fingerprint[count:]
    told = safety_words(fingerprint)
    assert set(told.split()) <= set(words())
    assert len(told.split()) == 4
    assert safety_words(other) != told
    assert first_word(told.replace(" ", "-")) == told.split()[0]
