"""Rook: fifty-seven cards, the bird as highest trump, a nest of five, 300 wins.

Rules as printed with the deck. House rules chosen: the fourth player must bid when three have
passed; the highest bid ends the auction; equal totals play another hand; the highest bid is
whatever the deck and the bonus are worth together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rook13.engine.actions import Dealt
from rook13.engine.cards import Card, Deck, Suit, numbered_deck
from rook13.engine.options import OptionValue, choice, integer
from rook13.engine.point_game import PointOptions, PointRuleset
from rook13.engine.ruleset import DECLARER, LAST_TRICK, NOBODY_TAKES, Presets
from rook13.engine.trick import TrickTables, build_tables

COLOURS = tuple(
    Suit(index, letter, key)
    for index, (letter, key) in enumerate(
        (("R", "red"), ("Y", "yellow"), ("G", "green"), ("B", "black"))
    )
)
BIRD = "RK"
NEST = 5
BASE_POINTS = 120
ONES_POINTS = 60
# Twice the printed rank, so that ten and a half has a place.
BIRD_STRENGTH = {"high": 40, "low": 1, "ten_and_half": 21}
HIGH_ONE_STRENGTH = 30


@dataclass(frozen=True)
class RookOptions(PointOptions):
    """What a family may do differently."""

    target: int = integer(300, 200, 1000, "Target score", step=5)
    min_bid: int = integer(70, 5, 120, "Minimum bid", step=5)
    max_bid: int = integer(
        None,
        70,
        200,
        "Maximum bid",
        step=5,
        derive=lambda options: options.points_in_play,
    )
    rook_rank: str = choice(
        {"high": "Highest trump", "low": "Lowest trump", "ten_and_half": "Between 10 and 11"},
        "Rank of the Rook",
    )
    ones: str = choice(
        {"low": "Low", "high_15": "High, worth 15", "out": "Not in the deck"},
        "The 1s",
    )
    low_cards: str = choice(
        {"keep": "In the deck", "drop_2_4": "Left out"},
        "2s, 3s and 4s",
    )
    nest_points: str = choice(
        {
            LAST_TRICK: "Winner of the last trick",
            DECLARER: "Declarer's side",
            NOBODY_TAKES: "Nobody",
        },
        "Nest points go to",
    )
    first_lead: str = choice(
        {"left_of_dealer": "Left of dealer", "declarer": "Declarer"},
        "Opening lead",
    )
    most_tricks_bonus: int = integer(0, 0, 20, "Bonus for most tricks", step=20)

    conflict_sentences: ClassVar[Mapping[str, str]] = {
        "max_bid": "The maximum bid of {value} is more than the points in play.",
        "min_bid": "The minimum bid of {value} is above the maximum.",
    }

    @property
    def points_in_play(self) -> int:
        """Return what both sides together can score in a hand."""
        ones = ONES_POINTS if self.ones == "high_15" else 0
        return BASE_POINTS + ones + self.most_tricks_bonus

    def conflict(self) -> str | None:
        """Refuse bids that could never be made."""
        if self.max_bid > self.points_in_play:
            return "max_bid"
        return "min_bid" if self.min_bid > self.max_bid else None


class Rook(PointRuleset):
    """The game of the bird."""

    id = "rook"
    title = "Rook"
    summary = "Fifty-seven cards, and the bird beats every trump: win the nest, then the counters."
    options_class = RookOptions
    presets: ClassVar[Presets] = {"kentucky": {"ones": "high_15", "low_cards": "drop_2_4"}}
    preset_titles: ClassVar[Mapping[str, str]] = {"kentucky": "Kentucky Discard"}
    picture = ("G10", "Y14", "R1", "RK")
    kitty_name = discard_name = "Nest"
    kitty = NEST
    redeal_without_counters = True

    options: RookOptions

    def build_deck(self) -> Deck:
        """Leave out what the options drop."""
        ones, low_cards = self.options.ones, self.options.low_cards
        left_out = {1} if ones == "out" else set()
        if low_cards == "drop_2_4":
            left_out |= {2, 3, 4}
        points = {5: 5, 10: 10, 14: 10} | ({1: 15} if ones == "high_15" else {})
        ranks = [rank for rank in range(1, 15) if rank not in left_out]
        return numbered_deck(COLOURS, ranks, points, [(BIRD, 20)])

    @property
    def max_bid(self) -> int:
        """Return what the option says."""
        return self.options.max_bid

    @property
    def most_tricks_bonus(self) -> int:
        """Return what the option says."""
        return self.options.most_tricks_bonus

    def facts(self) -> dict[str, OptionValue]:
        """Add the size of deck and hands, and the points in play."""
        return super().facts() | {
            "deck_size": len(self.deck),
            "hand_size": self.hand_size(1),
            "points_in_play": self.options.points_in_play,
        }

    def deal(self, order: Sequence[int], dealer: int, number: int) -> Dealt:
        """Deal a card to the nest after each of the first five rounds."""
        players = len(self.seats)
        to_hands: list[int] = []
        to_nest: list[int] = []
        for position, card in enumerate(order):
            turn, place = divmod(position, players + 1)
            (to_nest if turn < NEST and place == players else to_hands).append(card)
        return super().deal([*to_hands, *to_nest], dealer, number)

    def build_tables(self, trump: int) -> TrickTables:
        """Make the bird a trump that may be played at any time."""
        bird = self.deck.card(BIRD).index
        return build_tables(
            self.deck,
            trump,
            lambda card: trump if card.suit is None else card.suit.index,
            self._strength,
            wild=1 << bird,
        )

    def _strength(self, card: Card) -> int:
        if card.suit is None:
            return BIRD_STRENGTH[self.options.rook_rank]
        high_one = card.rank == 1 and self.options.ones == "high_15"
        return HIGH_ONE_STRENGTH if high_one else card.rank * 2

    def first_leader(self, dealer: int, declarer: int) -> int:
        """Return the player left of the dealer, unless the declarer leads."""
        return declarer if self.options.first_lead == "declarer" else self.after(dealer)

    @property
    def kitty_taker(self) -> str:
        """Give the nest to whom the option says."""
        return self.options.nest_points
