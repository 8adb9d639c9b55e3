"""Fowl: fifty-seven cards, ones high, the Fowl as lowest trump, one card in the centre, 500 wins.

House rules chosen: bids from 70 to 200, the opener must bid and 200 ends it; the bonus for more
tricks counts towards the bid; with numbered trumps in hand the Fowl may be played to a trump lead;
a hand of fifteen counters may discard any card; equal totals play another hand.
"""

from __future__ import annotations

from dataclasses import dataclass

from rook13.engine.cards import Card, Deck, Suit, numbered_deck
from rook13.engine.options import choice, flag, integer
from rook13.engine.point_game import PointOptions, PointRuleset
from rook13.engine.trick import TrickTables, build_tables

COLOURS = tuple(
    Suit(index, letter, key)
    for index, (letter, key) in enumerate(
        (("P", "pink"), ("V", "violet"), ("B", "blue"), ("Y", "yellow"))
    )
)
FOWL = "FW"
DECK = numbered_deck(COLOURS, range(1, 15), {5: 5, 10: 10, 14: 10, 1: 15}, [(FOWL, 20)])
ONE_STRENGTH = 15
FOWL_STRENGTH = {"low": 0, "high": 16}
MOST_TRICKS_BONUS = 20


@dataclass(frozen=True)
class FowlOptions(PointOptions):
    """What a family may do differently."""

    min_bid: int = integer(70, 5, 200, "Minimum bid", step=5)
    must_trump: bool = flag("Must trump when void", default=True)
    fowl_rank: str = choice(
        {"low": "Lowest trump", "high": "Highest trump"},
        "Rank of the Fowl",
    )
    set_penalty: str = choice(
        {"points_taken": "Points taken", "bid": "The bid"},
        "Penalty when set",
    )
    dealer: str = choice(
        {"host": "Host every hand", "rotates": "Rotates"},
        "Dealer",
    )


class Fowl(PointRuleset):
    """The game of the lowly bird."""

    id = "fowl"
    title = "Fowl"
    summary = (
        "Ones are high, the Fowl is the lowest trump, and if you can't follow suit, you must trump."
    )
    options_class = FowlOptions
    picture = ("B14", "Y10", "P1", "FW")
    kitty_name = discard_name = "Centre card"
    kitty = 1
    opener_must_bid = True
    options: FowlOptions

    def build_deck(self) -> Deck:
        """Return the same deck for all options."""
        return DECK

    @property
    def max_bid(self) -> int:
        """Return all the points in play."""
        return sum(DECK.points) + MOST_TRICKS_BONUS

    @property
    def most_tricks_bonus(self) -> int:
        """Return the bonus, which counts towards the bid."""
        return MOST_TRICKS_BONUS

    def discardable(self, hand: int) -> int:
        """Keep the counters in play, unless there is nothing else to discard."""
        return hand & ~self.deck.counter_mask or hand

    def build_tables(self, trump: int) -> TrickTables:
        """Make the Fowl a trump like any other."""
        return build_tables(
            self.deck,
            trump,
            lambda card: trump if card.suit is None else card.suit.index,
            self._strength,
            must_trump=self.options.must_trump,
        )

    def _strength(self, card: Card) -> int:
        if card.suit is None:
            return FOWL_STRENGTH[self.options.fowl_rank]
        return ONE_STRENGTH if card.rank == 1 else card.rank

    def first_leader(self, dealer: int, declarer: int) -> int:
        """Let the declarer lead."""
        return declarer

    def set_score(self, bid: int, points: int) -> int:
        """Lose what was taken, or the bid."""
        return -bid if self.options.set_penalty == "bid" else -points

    def next_dealer(self, dealer: int) -> int:
        """Keep the dealer where the host deals every hand."""
        return dealer if self.options.dealer == "host" else self.after(dealer)
