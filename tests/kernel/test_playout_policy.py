"""What the simple players of a playout lead, as far as it steers the search."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rook13 import kernel
from rook13.engine.rules import RULESETS

RULES = RULESETS[0]()
SIDES = [0, 1, 0, 1]
RED = 0


def led(*hands: str) -> str:
    """Return what the first of four hands leads when red is trump."""
    cards = kernel.Cards(RULES.tables(RED), RULES.deck.points)
    hand = kernel.Hand(cards, [1, 2, 3, 0])
    hand.start([RULES.deck.parse(text) for text in hands], 0)
    card = kernel.policy_lead(hand, hand.options(), vec[i64](SIDES))
    return RULES.deck.cards[card].name


def test_it_draws_trumps_while_it_has_the_upper_hand() -> None:
    assert led("R13 R12 Y14 G6", "R5 G7 G8 G9", "B5 B6 B7 B8", "R6 Y5 Y6 Y7") == "R13"


def test_it_cashes_counters_where_opponents_have_more_trumps() -> None:
    assert led("R12 Y13 G6 G7", "R5 R6 G8 G9", "B5 B6 B7 B8", "R7 Y5 Y6 Y7") == "Y13"


def test_it_saves_its_trumps_once_no_opponent_has_any() -> None:
    assert led("R14 R13 G6", "G7 G8 G9", "R5 B6 B7", "Y5 Y6 Y7") == "G6"
