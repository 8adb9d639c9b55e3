"""Spades: fifty-two cards, two sides, everybody bids tricks, and spades are always trump.

House rules chosen: no nil and no bags; spades may be led at any time; a side that takes fewer
tricks than its two bids together loses ten for each of them; equal totals play another hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from rook13.engine.auction import Auction, TrickAuction
from rook13.engine.cards import Card, Deck, Suit
from rook13.engine.options import flag, integer
from rook13.engine.ruleset import Contract, Goal, Outcome, TeamOptions, TeamRuleset, TrumpSource
from rook13.engine.state import HandResult, Match, Playing, Renege
from rook13.engine.trick import TrickTables, build_tables

CLUBS, DIAMONDS, HEARTS, SPADES = SUITS = tuple(
    Suit(index, letter, key)
    for index, (letter, key) in enumerate(
        (("C", "clubs"), ("D", "diamonds"), ("H", "hearts"), ("S", "spades"))
    )
)
FACES = {11: "J", 12: "Q", 13: "K", 14: "A"}
DECK = Deck(
    SUITS,
    [
        Card(place, f"{FACES.get(rank, rank)}{suit.letter}", suit, rank)
        for place, (suit, rank) in enumerate((s, r) for s in SUITS for r in range(2, 15))
    ],
)
HAND = 13
PER_TRICK = 10


@dataclass(frozen=True)
class SpadesOptions(TeamOptions):
    """What a family may do differently."""

    target: int = integer(500, 100, 1000, "Target score", step=50)
    overtricks: bool = flag("Each trick beyond the bid scores a point.", default=True)


class Spades(TeamRuleset):
    """Bid together, and take what you bid."""

    id = "spades"
    title = "Spades"
    summary = "Spades are always trump: bid what you will take, and take it together."
    options_class = SpadesOptions
    picture = ("10H", "KD", "QC", "AS")
    trump_source = TrumpSource.DEAL
    everybody_bids = True

    options: SpadesOptions

    def __init__(self, options: Mapping[str, object] | None = None, players: int = 4) -> None:
        super().__init__(options, players)
        self._auction = TrickAuction(HAND, hook=False)

    @property
    def goal(self) -> Goal:
        return Goal(target=self.options.target)

    def build_deck(self) -> Deck:
        return DECK

    def hand_size(self, number: int) -> int:
        return HAND

    def kitty_size(self, number: int) -> int:
        return 0

    def auction(self, number: int) -> Auction:
        return self._auction

    def dealt_trump(self, kitty: int) -> int | None:
        return SPADES.index

    def build_tables(self, trump: int) -> TrickTables:
        return build_tables(
            self.deck, trump, lambda card: cast(Suit, card.suit).index, lambda card: card.rank
        )

    def score(self, taken: tuple[int, ...], contract: Contract, totals: tuple[int, ...]) -> Outcome:
        bids = [contract.bids[0] + contract.bids[2], contract.bids[1] + contract.bids[3]]
        score = tuple(self._gain(bid, tricks) for bid, tricks in zip(bids, taken, strict=True))
        return Outcome(taken, score, None)

    def _gain(self, bid: int, tricks: int) -> int:
        if tricks < bid:
            return -PER_TRICK * bid
        return PER_TRICK * bid + (tricks - bid if self.options.overtricks else 0)

    def settle_renege(self, play: Playing, renege: Renege, match: Match) -> Outcome:
        offenders, bids = self.side_of[renege.seat], self.promised(play)
        score = [0, 0]
        score[offenders] = -PER_TRICK * (bids[offenders] + bids[offenders + 2])
        return Outcome(self.by_side(renege.before.won), tuple(score), None)

    def winners(self, match: Match, result: HandResult) -> tuple[int, ...]:
        first, second = result.totals
        if max(first, second) < self.options.target or first == second:
            return ()
        return (0 if first > second else 1,)
