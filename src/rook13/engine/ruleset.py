"""What a game is: data plus a few hooks, which the phases ask.

`Ruleset` is the whole vocabulary; a game in `rules/` is one class that fills it in. A ruleset is
bound to its options and number of players, never changes, and is equal to another of the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from rook13.engine.actions import Bid, Dealt, Play
from rook13.engine.auction import Auction, Call
from rook13.engine.cards import Deck, indices_mask
from rook13.engine.events import CardPlayed
from rook13.engine.options import (
    OptionError,
    OptionReason,
    Options,
    OptionValue,
    build_options,
    choice,
)
from rook13.engine.seats import TEAM_SEATS, Seat
from rook13.engine.state import NOBODY, HandResult, Match, Playing, Renege
from rook13.engine.trick import NO_TRUMP, TrickTables

TEAMS = ("A", "B")
Presets = Mapping[str, Mapping[str, OptionValue]]


class TrumpSource(Enum):
    """What decides trump."""

    DECLARER = "declarer"
    CALL = "call"
    DEAL = "deal"
    """The card turned up, or the rules for every hand."""


LAST_TRICK, DECLARER, NOBODY_TAKES = "last_trick", "declarer", "nobody"
"""Who scores the counters in the cards discarded."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What ends the match: a total, high or low, or a number of rounds."""

    target: int | None = None
    must_exceed: bool = False
    """Whether a side has to pass the target, not only reach it."""
    floor: int | None = None
    """A side that falls this low ends the match, too."""
    rounds: int | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a hand, per side; `made` is None when there was no contract."""

    points: tuple[int, ...]
    score: tuple[int, ...]
    made: bool | None


@dataclass(frozen=True, slots=True)
class Contract:
    """What was promised in a hand; `bids` are tricks per seat where everybody bids."""

    declarer: int
    call: Call | None
    bids: tuple[int, ...] = ()


class Ruleset(ABC):
    """A game with its options chosen."""

    id: ClassVar[str]
    title: ClassVar[str]
    summary: ClassVar[str]
    options_class: ClassVar[type[Options]]
    presets: ClassVar[Presets] = {}
    preset_titles: ClassVar[Mapping[str, str]] = {}
    player_counts: ClassVar[Sequence[int]] = (4,)
    picture: ClassVar[Sequence[str]] = ()
    """The cards that stand for the game in its emblem."""
    kitty_name: ClassVar[str] = "Kitty"
    """What players call the cards dealt apart."""
    discard_name: ClassVar[str] = "Discard"
    """What players call the cards that the declarer discards."""

    trump_source: ClassVar[TrumpSource] = TrumpSource.DECLARER
    everybody_bids: ClassVar[bool] = False
    """Whether each seat promises tricks; otherwise one declarer wins an auction."""
    exact: ClassVar[bool] = False
    """Whether a promise must be met exactly; otherwise taking more does no harm to it."""
    counts_points: ClassVar[bool] = False
    """Whether sides count points in their tricks; otherwise the tricks themselves."""
    step: ClassVar[int] = 1
    """The smallest difference between two bids or two counts."""

    free_play: bool = False
    secret_bids: bool = False
    claims: bool = True
    dealer_redeals: int | None = 0
    """How often the dealer may throw a hand in; None is without limit."""
    redeal_without_counters: bool = False
    """Whether a player who was dealt no counter may call a redeal."""

    options: Options
    seats: tuple[Seat, ...]
    sides: tuple[str, ...]
    side_of: tuple[int, ...]

    def __init__(self, options: Mapping[str, object] | None = None, players: int = 4) -> None:
        if players not in self.player_counts:
            raise OptionError(OptionReason.OUT_OF_RANGE, "players", players)
        self.options = build_options(self.options_class, options or {})
        self.deck = self.build_deck()
        self.seat_players(players)
        self.plays = tuple(
            tuple(Play(seat, card) for card in self.deck.cards) for seat in self.seats
        )
        self.card_events = tuple(
            tuple(CardPlayed(play.seat, play.card, None) for play in plays) for plays in self.plays
        )
        self._bids: tuple[dict[str, Bid], ...] = tuple({} for _ in self.seats)
        self._tables: dict[int, TrickTables] = {}

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return len(self.seats)

    def _key(self) -> tuple[object, ...]:
        return type(self), self.options, self.players

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruleset) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.options.differing(), self.players)

    def tables(self, trump: int) -> TrickTables:
        """Return the trick tables for a trump suit, or NO_TRUMP."""
        if trump not in self._tables:
            self._tables[trump] = self.build_tables(trump)
        return self._tables[trump]

    def bids(self, seat: Seat, calls: Sequence[Call]) -> list[Bid]:
        """Return the actions with which a seat makes calls of this game, each made only once."""
        made = self._bids[seat.index]
        try:
            return [made[call.name] for call in calls]
        except KeyError:
            made.update((call.name, Bid(seat, call)) for call in calls)
            return [made[call.name] for call in calls]

    def seat(self, name: str) -> Seat:
        """Return the seat with this name; KeyError if the game has none."""
        for seat in self.seats:
            if seat.name == name:
                return seat
        raise KeyError(name)

    def has_seat(self, seat: Seat) -> bool:
        """Return whether a seat is one of this game's."""
        index = seat.index
        if index >= len(self.seats):
            return False
        own = self.seats[index]
        return own is seat or own == seat

    def after(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return (seat + 1) % len(self.seats)

    def by_side(self, numbers: Iterable[int]) -> tuple[int, ...]:
        """Return the sums for each side of numbers that belong to the seats."""
        sums = [0] * len(self.sides)
        for seat, number in enumerate(numbers):
            sums[self.side_of[seat]] += number
        return tuple(sums)

    def kept_bids(self, result: HandResult) -> tuple[bool, ...]:
        """Return for each side whether it took what it had bid, where everybody bids."""
        sides = zip(self.by_side(result.bids), self.by_side(result.tricks), strict=True)
        return tuple(taken == bid if self.exact else taken >= bid for bid, taken in sides)

    def deal(self, order: Sequence[int], dealer: int, number: int) -> Dealt:
        """Hand out a shuffled deck: one card at a time from left of dealer, then the kitty."""
        players = len(self.seats)
        dealt = self.hand_size(number) * players
        hands = [0] * players
        for place in range(players):
            hands[(dealer + 1 + place) % players] = indices_mask(order[place:dealt:players])
        kitty = indices_mask(order[dealt : dealt + self.kitty_size(number)])
        return self.lay_out(hands, kitty)

    def lay_out(self, hands: Sequence[int], kitty: int, seed: str | None = None) -> Dealt:
        """Return the deal with these hands; the other cards are the stock."""
        stock = self.deck.all_mask & ~kitty
        for hand in hands:
            stock &= ~hand
        return Dealt(tuple(hands), kitty, stock, seed)

    def fits(self, dealt: Dealt, number: int) -> bool:
        """Return whether a deal gives everybody the right number of cards, each card once."""
        size = self.hand_size(number)
        places = (*dealt.hands, dealt.kitty, dealt.stock)
        union = 0
        for mask in places:
            union |= mask
        return (
            [hand.bit_count() for hand in dealt.hands] == [size] * len(self.seats)
            and dealt.kitty.bit_count() == self.kitty_size(number)
            and sum(mask.bit_count() for mask in places) == len(self.deck)
            and union == self.deck.all_mask
        )

    @property
    @abstractmethod
    def goal(self) -> Goal:
        """Return what ends and wins an ordinary match."""

    @property
    def boards(self) -> int | None:
        """Return how many hands make a match in which each is scored by itself."""
        return self.options.boards

    @property
    def match_goal(self) -> Goal:
        """Return what ends this match: its goal, or a number of boards."""
        return self.goal if self.boards is None else Goal(rounds=self.boards)

    def scored_from(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return the totals that the next hand is scored from: none if it is a board."""
        return totals if self.boards is None else (0,) * len(totals)

    def match_winners(self, match: Match, result: HandResult) -> tuple[int, ...]:
        """Return the sides that have won this match; of boards, those with the most points."""
        if self.boards is None:
            return self.winners(match, result)
        if result.number < self.boards:
            return ()
        best = max(result.totals)
        return tuple(side for side, total in enumerate(result.totals) if total == best)

    @property
    def kitty_taker(self) -> str:
        """Return who scores the counters discarded: LAST_TRICK, DECLARER or NOBODY_TAKES."""
        return NOBODY_TAKES

    @property
    def most_tricks_bonus(self) -> int:
        """Return the points for the side that takes more tricks."""
        return 0

    def facts(self) -> dict[str, OptionValue]:
        """Return the options, and what follows from them, for the text of the rules."""
        return self.options.values() | {"players": self.players}

    @abstractmethod
    def build_deck(self) -> Deck:
        """Return the deck that the options ask for."""

    @abstractmethod
    def seat_players(self, players: int) -> None:
        """Set `seats`, `sides` and `side_of`."""

    @abstractmethod
    def hand_size(self, number: int) -> int:
        """Return how many cards each seat is dealt in hand `number`, counted from 1."""

    @abstractmethod
    def kitty_size(self, number: int) -> int:
        """Return how many cards lie apart: the kitty, or the card turned up for trump."""

    @abstractmethod
    def auction(self, number: int) -> Auction:
        """Return the auction of hand `number`."""

    @abstractmethod
    def build_tables(self, trump: int) -> TrickTables:
        """Compute the trick tables for a trump suit, or NO_TRUMP."""

    def count(
        self,
        counters: tuple[int, ...],
        tricks: tuple[int, ...],
        laid_aside: int,
        *,
        last: int,
        declarer: int,
    ) -> tuple[int, ...]:
        """Return what each side has taken: its tricks, or the points that go with them.

        `laid_aside` is what the discard counts, `last` the side that took the last trick.
        """
        return tricks

    def taken(self, play: Playing) -> tuple[int, ...]:
        """Return what each side has taken in a hand played to the end: points or tricks."""
        declarer = play.setup.declarer
        return self.count(
            play.points,
            self.by_side(play.won),
            self.deck.points_in(play.setup.discard),
            last=self.side_of[play.tricks[-1].winner],
            declarer=NOBODY if declarer == NOBODY else self.side_of[declarer],
        )

    @abstractmethod
    def score(self, taken: tuple[int, ...], contract: Contract, totals: tuple[int, ...]) -> Outcome:
        """Score what each side has taken; `totals` are those before the hand."""

    def settle(self, play: Playing, match: Match) -> Outcome:
        """Score a hand that was played to the end."""
        contract = Contract(play.setup.declarer, play.setup.call, self.promised(play))
        return self.score(self.taken(play), contract, match.totals)

    @abstractmethod
    def winners(self, match: Match, result: HandResult) -> tuple[int, ...]:
        """Return the sides that have won an ordinary match after a hand, or nothing."""

    def settle_renege(self, play: Playing, renege: Renege, match: Match) -> Outcome:
        """Score a hand that ended with a renege."""
        raise AssertionError("this game has no free play")

    def promised(self, play: Playing) -> tuple[int, ...]:
        """Return the tricks that each seat has promised, where everybody bids."""
        if not self.everybody_bids:
            return ()
        bids = {seat: call.tricks for seat, call in play.setup.bidding.calls if call}
        return tuple(bids[seat] for seat in range(self.players))

    def keeps_promise(self, side: int, tricks: int, bids: Sequence[int]) -> bool:
        """Return whether a side with so many tricks keeps what its seats promised together."""
        promised = sum(bid for seat, bid in enumerate(bids) if self.side_of[seat] == side)
        return tricks == promised if self.exact else tricks >= promised

    def void_hand(self, dealt: Dealt) -> int:
        """Return the seat whose hand makes the deal void, or NOBODY."""
        return NOBODY

    def dealt_trump(self, kitty: int) -> int | None:
        """Return the trump that the deal decides; None if the dealer names it."""
        return NO_TRUMP

    def discardable(self, hand: int) -> int:
        """Return the cards that the declarer may discard."""
        return hand

    def sits_out(self, declarer: int, call: Call | None) -> int:
        """Return the seat that does not play this hand, or NOBODY."""
        return NOBODY

    def plays_passed_out(self) -> bool:
        """Return whether a hand that nobody bid on is played anyway."""
        return False

    def first_leader(self, dealer: int, declarer: int) -> int:
        """Return who leads to the first trick."""
        return self.after(dealer)

    def next_dealer(self, dealer: int) -> int:
        """Return who deals the next hand."""
        return self.after(dealer)

    def dealer_after_pass_out(self, dealer: int) -> int:
        """Return who deals when nobody bid; a board stays with its dealer."""
        return self.next_dealer(dealer) if self.boards is None else dealer


@dataclass(frozen=True)
class TeamOptions(Options):
    """The house rule that all team games share."""

    enforcement: str = choice(
        {"prevent": "Prevented", "free_play": "Allowed, with penalty"},
        "Reneging",
    )


class TeamRuleset(Ruleset):
    """Four seats, opposite ones together."""

    options: TeamOptions

    def __init__(self, options: Mapping[str, object] | None = None, players: int = 4) -> None:
        super().__init__(options, players)
        self.free_play = self.options.enforcement == "free_play"

    def seat_players(self, players: int) -> None:
        """Set two teams of opposite seats."""
        self.seats, self.sides, self.side_of = TEAM_SEATS, TEAMS, (0, 1, 0, 1)
