"""Hidden cards are dealt as the places allow, and by weight."""

from __future__ import annotations

import random

from rook13 import kernel
from rook13.engine.cards import bits
from rook13.engine.rules import RULESETS

EVEN = [100] * 64 * 3


def test_every_place_gets_what_it_may_hold_and_every_card_is_dealt() -> None:
    rng = random.Random(1)
    for _ in range(200):
        owner = [rng.randrange(3) for _ in range(20)]
        room = [owner.count(place) for place in range(3)]
        # The drawn deal stays possible under every restriction.
        allowed = [
            sum(1 << c for c in range(20) if owner[c] == place or rng.random() < 0.3)
            for place in range(3)
        ]
        dealer = kernel.Dealer(list(range(20)), room, allowed, EVEN)
        laid = [int(mask) for mask in dealer.deal(kernel.Rng(rng.getrandbits(30)))]
        assert [mask.bit_count() for mask in laid] == room
        assert laid[0] | laid[1] | laid[2] == (1 << 20) - 1
        assert all(mask & ~may == 0 for mask, may in zip(laid, allowed, strict=True))


def test_an_impossible_deal_is_nothing() -> None:
    assert kernel.Dealer([0, 1], [1, 1], [0b01, 0b01], [100] * 128).deal(kernel.Rng(1)) == []


def test_a_card_lies_where_its_weight_puts_it() -> None:
    weight = [100] * 128
    weight[0] = 900
    dealer = kernel.Dealer(list(range(10)), [5, 5], [1023, 1023], weight)
    rng = kernel.Rng(7)
    deals = [dealer.deal(rng) for _ in range(2000)]
    first = sum(laid[0] & 1 for laid in deals) / len(deals)
    other = sum(laid[0] >> 5 & 1 for laid in deals) / len(deals)
    assert 0.86 < first < 0.94
    assert 0.40 < other < 0.52


def hand_of(texts: list[str], trump: int, won: list[int]) -> tuple[kernel.Hand, kernel.Cards]:
    rules = RULESETS[0]()
    cards = kernel.Cards(rules.tables(trump), rules.deck.points)
    hand = kernel.Hand(cards, [1, 2, 3, 0])
    hand.start([rules.deck.parse(text) for text in texts], 0)
    for seat, tricks in enumerate(won):
        hand.won[seat] = tricks
    return hand, cards


def played(hand: kernel.Hand, aim: int) -> str:
    card = kernel.aimed_card(hand, hand.options(), aim)
    return RULESETS[0]().deck.cards[card].name


def test_who_has_enough_tricks_ducks_with_the_highest_loser() -> None:
    hand, _ = hand_of(["Y10 G6", "Y14 Y9 Y6", "B5 B6", "R5 Y7"], 0, [0, 1, 0, 0])
    hand.play(bits(RULESETS[0]().deck.parse("Y10"))[0], -1)
    assert played(hand, 1) == "Y9"
    assert played(hand, 2) == "Y14"
    assert played(hand, kernel.LEAST) == "Y6"


def test_equal_tricks_have_a_payoff_of_their_own() -> None:
    rules = RULESETS[0]()
    cards = kernel.Cards(rules.tables(0), rules.deck.points)
    hands = [rules.deck.parse(text) for text in ("Y14 G6", "Y13 G14", "B5 B6", "B7 Y6")]
    root = kernel.Hand(cards, [1, 2, 3, 0])
    root.start(hands, 0)
    columns = 101
    payoff = [0] * columns + [kernel.PAYOFF] * columns
    stakes = kernel.Stakes(0, 0, 0, 2)
    search = kernel.Search(cards, [0, 1, 0, 1], stakes, payoff, False, 100, None, 1)
    search.run(root, [hands], 50, kernel.Rng(5), kernel.Hand(cards, [1, 2, 3, 0]))
    assert search.earned_by(0, 50) == 1.0
    assert search.earned_by(1, 50) == 0.0
