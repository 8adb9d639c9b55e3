"""Elemental: sixty cards, everybody for themselves, bid exactly how many tricks you will take.

House rules chosen: a short game plays either the first or the last so many rounds, and says which;
the hook needs open bids, because with secret ones it would tell the dealer their sum.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from rook13.engine.auction import Auction, TrickAuction
from rook13.engine.cards import Card, Deck, Suit
from rook13.engine.options import Options, OptionValue, choice, flag
from rook13.engine.ruleset import Contract, Goal, Outcome, Ruleset, TrumpSource
from rook13.engine.seats import SOLO_SEATS
from rook13.engine.state import HandResult, Match
from rook13.engine.trick import NO_TRUMP, PASSIVE, SUITLESS, TrickTables, build_tables

ELEMENTS = tuple(
    Suit(index, letter, key)
    for index, (letter, key) in enumerate(
        (("F", "fire"), ("W", "water"), ("E", "earth"), ("A", "air"))
    )
)
ZERO_RANK, INFINITY_RANK = 0, 14


@dataclass(frozen=True)
class ElementalOptions(Options):
    """What a family may do differently."""

    bids: str = choice(
        {"open": "Open", "hidden": "Secret, then revealed"},
        "Bids",
    )
    hook: bool = flag("Hook (dealer can't even out the bids)")
    rounds: str = choice(
        {
            "all": "All",
            "first_5": "First 5",
            "first_7": "First 7",
            "first_10": "First 10",
            "last_5": "Last 5",
            "last_7": "Last 7",
            "last_10": "Last 10",
        },
        "Rounds",
    )

    conflict_sentences: ClassVar[Mapping[str, str]] = {
        "hook": "The hook needs open bids, because the dealer has to know their sum."
    }

    def conflict(self) -> str | None:
        """Refuse a hook on secret bids."""
        return "hook" if self.hook and self.bids == "hidden" else None


class Elemental(Ruleset):
    """Exact bidding with magic."""

    id = "elemental"
    title = "Elemental"
    summary = (
        "Three to six players, four elements and magic: bid your tricks, then take exactly that "
        "many."
    )
    options_class = ElementalOptions
    player_counts = (3, 4, 5, 6)
    picture = ("Z1", "W13", "F13", "X1")
    kitty_name = "Turned card"
    trump_source = TrumpSource.DEAL
    everybody_bids = True
    exact = True
    claims = False
    options: ElementalOptions

    def __init__(self, options: Mapping[str, object] | None = None, players: int = 4) -> None:
        super().__init__(options, players)
        self.secret_bids = self.options.bids == "hidden"
        longest = len(DECK) // players
        part, _, count = self.options.rounds.partition("_")
        self.rounds = int(count) if count else longest
        self._first_size = longest - self.rounds + 1 if part == "last" else 1
        self._auctions = {
            size: TrickAuction(size, hook=self.options.hook) for size in range(longest + 1)
        }

    def build_deck(self) -> Deck:
        """Return the same deck for all options."""
        return DECK

    def seat_players(self, players: int) -> None:
        """Make everybody a side of their own."""
        self.seats = SOLO_SEATS[:players]
        self.sides = tuple(seat.name for seat in self.seats)
        self.side_of = tuple(range(players))

    @property
    def goal(self) -> Goal:
        """Return the number of rounds."""
        return Goal(rounds=self.rounds)

    def facts(self) -> dict[str, OptionValue]:
        """Add how many rounds there are and how many cards they deal."""
        return super().facts() | {
            "round_count": self.rounds,
            "first_size": self.hand_size(1),
            "last_size": self.hand_size(self.rounds),
        }

    def hand_size(self, number: int) -> int:
        """Return one card more every round."""
        return self._first_size + number - 1

    def kitty_size(self, number: int) -> int:
        """Turn a card up while there is one left."""
        return 1 if self.hand_size(number) * self.players < len(self.deck) else 0

    def auction(self, number: int) -> Auction:
        """Return the auction for as many tricks as there are cards."""
        return self._auctions[self.hand_size(number)]

    def dealt_trump(self, kitty: int) -> int | None:
        """Read trump off the turned card; an ∞ leaves it to the dealer."""
        if not kitty:
            return NO_TRUMP
        card = self.deck.cards[kitty.bit_length() - 1]
        if card.suit is not None:
            return card.suit.index
        return None if card.rank == INFINITY_RANK else NO_TRUMP

    def build_tables(self, trump: int) -> TrickTables:
        """Let magic be played at any time: ∞ beats everything, 0 beats nothing."""
        zeros = sum(1 << card.index for card in DECK.cards if card.rank == ZERO_RANK)
        infinities = sum(1 << card.index for card in DECK.cards if card.rank == INFINITY_RANK)
        return build_tables(
            self.deck,
            trump,
            _lead_of,
            lambda card: card.rank,
            masters=infinities,
            wild=zeros | infinities,
        )

    def score(self, taken: tuple[int, ...], contract: Contract, totals: tuple[int, ...]) -> Outcome:
        """Reward exact bids and charge every trick off."""
        score = tuple(
            20 + 10 * bid if bid == tricks else -10 * abs(bid - tricks)
            for bid, tricks in zip(contract.bids, taken, strict=True)
        )
        return Outcome(taken, score, None)

    def winners(self, match: Match, result: HandResult) -> tuple[int, ...]:
        """Return everybody with the most points after the last round."""
        if result.number < self.rounds:
            return ()
        best = max(result.totals)
        return tuple(side for side, total in enumerate(result.totals) if total == best)


def _lead_of(card: Card) -> int:
    if card.suit is not None:
        return card.suit.index
    return PASSIVE if card.rank == ZERO_RANK else SUITLESS


def _deck() -> Deck:
    named = [(f"{suit.letter}{rank}", suit, rank) for suit in ELEMENTS for rank in range(1, 14)]
    zeros = [(f"Z{number}", None, ZERO_RANK) for number in range(1, 5)]
    infinities = [(f"X{number}", None, INFINITY_RANK) for number in range(1, 5)]
    cards = [
        Card(index, name, suit, rank)
        for index, (name, suit, rank) in enumerate([*named, *zeros, *infinities])
    ]
    return Deck(ELEMENTS, cards)


DECK = _deck()
