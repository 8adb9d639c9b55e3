"""Five Hundred for four: bowers, a Joker and 25 contracts from 6♣ to 10 No Trump.

House rules chosen: forty-three cards, as ten each and a kitty of three need; the Joker in No Trump
belongs to no suit, is played when one cannot follow, or led with a suit named that the leader has
not shown void in; open misère may be bid at any time; when the partner who sits out a misère would
lead, the next player does; a misère pays the defenders nothing; a renege in a hand that nobody bid
on costs the offenders all ten tricks; of two sides at −500 or less the higher wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from rook13.engine.auction import Auction, Call, ContractAuction
from rook13.engine.cards import Card, Deck, Suit
from rook13.engine.options import choice, flag, integer
from rook13.engine.point_game import higher_side, won_on_bid
from rook13.engine.ruleset import (
    Contract,
    Goal,
    Outcome,
    Presets,
    TeamOptions,
    TeamRuleset,
    TrumpSource,
)
from rook13.engine.state import NOBODY, HandResult, Match, Playing, Renege
from rook13.engine.trick import NO_TRUMP, SUITLESS, TrickTables, build_tables

CLUBS, DIAMONDS, HEARTS, SPADES = SUITS = tuple(
    Suit(index, letter, key)
    for index, (letter, key) in enumerate(
        (("C", "clubs"), ("D", "diamonds"), ("H", "hearts"), ("S", "spades"))
    )
)
SAME_COLOUR = {CLUBS: SPADES, SPADES: CLUBS, DIAMONDS: HEARTS, HEARTS: DIAMONDS}
LOWEST_RANK = {CLUBS: 5, DIAMONDS: 4, HEARTS: 4, SPADES: 5}
FACES = {11: "J", 12: "Q", 13: "K", 14: "A"}
JACK = 11
JOKER = "JO"
JOKER_STRENGTH, RIGHT_BOWER_STRENGTH, LEFT_BOWER_STRENGTH = 30, 29, 28
SUIT_ORDERS = {
    "clubs_low": (CLUBS, DIAMONDS, HEARTS, SPADES, None),
    "spades_low": (SPADES, CLUBS, DIAMONDS, HEARTS, None),
}
HAND, KITTY = 10, 3
TARGET = 500
MISERE_VALUE, OPEN_MISERE_VALUE, SLAM_VALUE = 250, 500, 250
TRICK_COST = 10


@dataclass(frozen=True)
class FiveHundredOptions(TeamOptions):
    """What a family may do differently."""

    suit_order: str = choice(
        {"clubs_low": "Clubs", "spades_low": "Spades"},
        "Lowest suit",
    )
    first_lead: str = choice(
        {"left_of_dealer": "Left of dealer", "declarer": "Declarer"},
        "Opening lead",
    )
    pass_out: str = choice(
        {"redeal": "Redeal", "misere": "Play for −10 a trick"},
        "If everyone passes",
    )
    defender_points: int = integer(0, 0, 10, "Points per defender trick", step=10)
    misere: bool = flag("Misère (250)")
    misere_any_time: bool = flag("Misère at any time")
    open_misere: bool = flag("Open misère (500)")
    exact_500: bool = flag("Exactly 500 to win")
    slam: bool = flag("Slam scores 250")
    must_win_on_bid: bool = flag("Must win on a bid")

    conflict_sentences: ClassVar[Mapping[str, str]] = {
        "misere_any_time": "Misère at any time (misere_any_time) needs misère (misere) to be on."
    }

    def conflict(self) -> str | None:
        """Refuse to loosen a bid that is not played."""
        return "misere_any_time" if self.misere_any_time and not self.misere else None


class FiveHundred(TeamRuleset):
    """Bid tricks and a suit."""

    id = "five_hundred"
    title = "Five Hundred"
    summary = "Bowers, a Joker and contracts from 6 Clubs to 10 No Trump: bid it, then make it."
    options_class = FiveHundredOptions
    presets: ClassVar[Presets] = {
        "avondale": {
            "suit_order": "spades_low",
            "first_lead": "declarer",
            "misere": True,
            "open_misere": True,
            "defender_points": 10,
        }
    }
    preset_titles: ClassVar[Mapping[str, str]] = {"avondale": "Avondale"}
    picture = ("10H", "AS", "JD", "JO")
    trump_source = TrumpSource.CALL
    options: FiveHundredOptions

    def __init__(self, options: Mapping[str, object] | None = None, players: int = 4) -> None:
        super().__init__(options, players)
        self._auction = ContractAuction(
            _calls(self.options), misere_any_time=self.options.misere_any_time
        )

    def build_deck(self) -> Deck:
        """Return the same deck for all options."""
        return DECK

    def hand_size(self, number: int) -> int:
        """Return ten, always."""
        return HAND

    def kitty_size(self, number: int) -> int:
        """Return three, always."""
        return KITTY

    def auction(self, number: int) -> Auction:
        """Return the same for every hand."""
        return self._auction

    @property
    def goal(self) -> Goal:
        """Return 500, either way."""
        return Goal(target=TARGET, floor=-TARGET)

    def build_tables(self, trump: int) -> TrickTables:
        """Make Joker and bowers trumps; without trump the Joker stands alone."""
        if trump == NO_TRUMP:
            joker = 1 << self.deck.card(JOKER).index
            return build_tables(
                self.deck,
                trump,
                _printed_suit,
                lambda card: card.rank,
                masters=joker,
                names_lead=joker,
            )
        left_suit = SAME_COLOUR[SUITS[trump]]

        def suit_of(card: Card) -> int:
            is_trump = card.suit is None or (card.suit == left_suit and card.rank == JACK)
            return trump if is_trump else _printed_suit(card)

        def strength(card: Card) -> int:
            if card.suit is None:
                return JOKER_STRENGTH
            if card.rank != JACK or suit_of(card) != trump:
                return card.rank
            return RIGHT_BOWER_STRENGTH if card.suit.index == trump else LEFT_BOWER_STRENGTH

        return build_tables(self.deck, trump, suit_of, strength)

    def sits_out(self, declarer: int, call: Call | None) -> int:
        """Let the partner of a misère watch."""
        return (declarer + 2) % 4 if call is not None and call.misere else NOBODY

    def plays_passed_out(self) -> bool:
        """Play for few tricks when nobody bid, if the table wants it."""
        return self.options.pass_out == "misere"

    def first_leader(self, dealer: int, declarer: int) -> int:
        """Return the player left of the dealer, unless the declarer leads."""
        declarer_leads = self.options.first_lead == "declarer" and declarer != NOBODY
        return declarer if declarer_leads else self.after(dealer)

    def score(self, taken: tuple[int, ...], contract: Contract, totals: tuple[int, ...]) -> Outcome:
        """Score the contract's value, or what each trick cost when nobody bid."""
        call = contract.call
        if call is None:
            return self._outcome(taken, [-TRICK_COST * tricks for tricks in taken], None, totals)
        side = self.side_of[contract.declarer]
        made = taken[side] == 0 if call.misere else taken[side] >= call.tricks
        return self._contract_outcome(taken, side, call, made, totals)

    def settle_renege(self, play: Playing, renege: Renege, match: Match) -> Outcome:
        """Lose the bid for a renege of the declarer's side, make it for one of the defenders."""
        tricks = self.by_side(renege.before.won)
        offenders = self.side_of[renege.seat]
        call = play.setup.call
        if call is None:
            score = [0, 0]
            score[offenders] = -TRICK_COST * HAND
            return self._outcome(tricks, score, None, match.totals)
        side = self.side_of[play.setup.declarer]
        kept = (tricks[0], tricks[1]) if offenders == side else (0, 0)
        return self._contract_outcome(kept, side, call, offenders != side, match.totals)

    def _contract_outcome(
        self,
        tricks: tuple[int, ...],
        side: int,
        call: Call,
        made: bool,
        totals: tuple[int, ...],
    ) -> Outcome:
        value = call.value
        if self.options.slam and tricks[side] == HAND and value < SLAM_VALUE and not call.misere:
            value = SLAM_VALUE
        score = [0, 0]
        score[side] = value if made else -value
        if not call.misere:
            score[1 - side] = self.options.defender_points * tricks[1 - side]
        return self._outcome(tricks, score, made, totals)

    def _outcome(
        self, tricks: tuple[int, ...], score: list[int], made: bool | None, totals: tuple[int, ...]
    ) -> Outcome:
        if self.options.exact_500:
            score = [
                0 if total + gain > TARGET else gain
                for total, gain in zip(totals, score, strict=True)
            ]
        return Outcome(tricks, tuple(score), made)

    def winners(self, match: Match, result: HandResult) -> tuple[int, ...]:
        """Return the side at 500 or more, or the other than one at −500 or less."""
        totals = result.totals
        if self.options.must_win_on_bid:
            reached: tuple[int, ...] = won_on_bid(self, result, TARGET)
        else:
            reached = tuple(side for side in (0, 1) if totals[side] >= TARGET)
        if len(reached) == 2:
            return (self.side_of[result.declarer],)
        if reached or min(totals) > -TARGET:
            return reached
        return higher_side(totals)


def _printed_suit(card: Card) -> int:
    return SUITLESS if card.suit is None else card.suit.index


def _deck() -> Deck:
    cards: list[Card] = []
    for suit in SUITS:
        for rank in range(LOWEST_RANK[suit], 15):
            name = f"{FACES.get(rank, rank)}{suit.letter}"
            cards.append(Card(len(cards), name, suit, rank))
    cards.append(Card(len(cards), JOKER, None, 0))
    return Deck(SUITS, cards)


def _calls(options: FiveHundredOptions) -> list[Call]:
    order = SUIT_ORDERS[options.suit_order]
    calls = []
    for tricks in range(6, 11):
        for column, suit in enumerate(order):
            value = 40 + 100 * (tricks - 6) + 20 * column
            name = f"{tricks}{suit.letter if suit else 'NT'}"
            calls.append(Call(name, value, value, tricks, suit))
    if options.misere:
        calls.append(Call("misere", MISERE_VALUE, MISERE_VALUE, misere=True))
    if options.open_misere:
        # One more than ten of the dearest suit, which has the same value.
        rank = OPEN_MISERE_VALUE + 1
        calls.append(Call("open_misere", rank, OPEN_MISERE_VALUE, misere=True, face_up=True))
    return calls


DECK = _deck()
