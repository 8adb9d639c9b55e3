"""Rook13, the flagship: forty cards, a widow of four, 65 to 120, over 500 wins.

House rules chosen: any hand of only 6–9 voids the deal; the fourth player must bid when three
have passed; the last trick takes the go-down and most tricks take 20, both count towards the bid,
so that every hand is worth 120 and nothing higher can be bid; equal totals play another hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from rook13.engine.actions import Dealt
from rook13.engine.cards import Deck, Suit, mask_of, numbered_deck
from rook13.engine.options import choice, flag, integer
from rook13.engine.point_game import PointOptions, PointRuleset, higher_side, won_on_bid
from rook13.engine.ruleset import LAST_TRICK, Goal
from rook13.engine.state import NOBODY, HandResult, Match
from rook13.engine.trick import TrickTables, build_tables

COLOURS = tuple(
    Suit(index, letter, key)
    for index, (letter, key) in enumerate(
        (("R", "red"), ("Y", "yellow"), ("B", "black"), ("G", "green"))
    )
)
DECK = numbered_deck(COLOURS, range(5, 15), {5: 5, 10: 10, 13: 10})
MIDDLE_CARDS = mask_of(card for card in DECK.cards if 6 <= card.rank <= 9)


@dataclass(frozen=True)
class Rook13Options(PointOptions):
    """What a family may do differently."""

    target: int = integer(500, 100, 2000, "Target score to beat", step=5)
    floor: int | None = integer(-250, -2000, -50, "Losing score", step=5, may_be_none=True)
    min_bid: int = integer(65, 5, 100, "Minimum bid", step=5)
    most_tricks_bonus: int = integer(20, 0, 20, "Bonus for five or more tricks", step=20)
    first_lead: str = choice(
        {"bid_lead": "Left of dealer", "declarer": "Declarer"},
        "Opening lead",
    )
    dealer_redeal: str = choice(
        {"on": "Unlimited", "off": "Never", "once": "Once"},
        "Redeal by dealer",
    )
    must_win_on_bid: bool = flag("Must win on a bid")


class Rook13(PointRuleset):
    """The flagship."""

    id = "rook13"
    title = "Rook13"
    summary = "Forty cards, a widow of four and 120 points in every hand: bid boldly, bury wisely."
    options_class = Rook13Options
    picture = ("G5", "Y10", "B14", "R13")
    kitty_name = "Widow"
    discard_name = "Go-down"
    kitty = 4

    options: Rook13Options

    def __init__(self, options: Mapping[str, object] | None = None, players: int = 4) -> None:
        super().__init__(options, players)
        self.dealer_redeals = {"on": None, "off": 0, "once": 1}[self.options.dealer_redeal]

    def build_deck(self) -> Deck:
        """Return the same deck for all options."""
        return DECK

    @property
    def max_bid(self) -> int:
        """Return all the points in play."""
        return sum(DECK.points) + self.most_tricks_bonus

    @property
    def goal(self) -> Goal:
        """Return the target, which has to be passed, and the floor."""
        return Goal(self.options.target, must_exceed=True, floor=self.options.floor)

    @property
    def most_tricks_bonus(self) -> int:
        """Return the bonus for five tricks or more."""
        return self.options.most_tricks_bonus

    def void_hand(self, dealt: Dealt) -> int:
        """Return a seat that holds nothing but 6, 7, 8 and 9."""
        for seat, hand in enumerate(dealt.hands):
            if not hand & ~MIDDLE_CARDS:
                return seat
        return NOBODY

    def build_tables(self, trump: int) -> TrickTables:
        """Follow with ranks as printed."""
        return build_tables(
            self.deck, trump, lambda card: cast(Suit, card.suit).index, lambda card: card.rank
        )

    def first_leader(self, dealer: int, declarer: int) -> int:
        """Return BidLead, unless the declarer leads."""
        return declarer if self.options.first_lead == "declarer" else self.after(dealer)

    @property
    def kitty_taker(self) -> str:
        """Give the go-down to the side that won the last trick."""
        return LAST_TRICK

    def winners(self, match: Match, result: HandResult) -> tuple[int, ...]:
        """Return the higher side once one is over the target or under the floor."""
        totals = result.totals
        if self.options.floor is not None and min(totals) < self.options.floor:
            return higher_side(totals)
        if max(totals) <= self.options.target or totals[0] == totals[1]:
            return ()
        if self.options.must_win_on_bid:
            return won_on_bid(self, result, self.options.target + 1)
        return higher_side(totals)
