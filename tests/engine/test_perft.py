"""Counts of all ways to go on from small positions, counted twice: by the engine and by hand.

`perft.json` has the positions. `lines` is how many sequences of one, two, three … actions there
are; `tricks` is how many tricks each seat takes in all sequences that end the hand, added up.
With `cards_only` nobody calls a renege or takes one back.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from rook13.engine.actions import Action, Bid, Claim, Pass, Play
from rook13.engine.auction import Bidding
from rook13.engine.game import apply, legal_actions, seat_to_act
from rook13.engine.phases.play import start_play
from rook13.engine.record import deal_from_seed
from rook13.engine.rules import make_rules
from rook13.engine.state import (
    AuctionPhase,
    Dealing,
    GameOver,
    GameState,
    HandOver,
    Match,
    Playing,
)
from rook13.engine.trick import NO_TRUMP
from tests.engine import naive
from tests.engine.sheet import Sheet

pytestmark = pytest.mark.long

DATA = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))
Case = dict[str, Any]
Options = Mapping[str, object]


def named(cases: Sequence[Case]) -> list[Any]:
    return [pytest.param(case, id=case["name"]) for case in cases]


def options_of(case: Case) -> Options:
    """All options of a case, with the defaults filled in."""
    players = len(case["hands"]) if "hands" in case else case.get("players", 4)
    return make_rules(case["game"], case.get("options"), players).options.values()


# By the engine


def position(case: Case) -> GameState:
    """The state in which the first card of these hands is about to be led."""
    rules = make_rules(case["game"], case.get("options"), len(case["hands"]))
    hands = tuple(rules.deck.parse(hand) for hand in case["hands"])
    leader, declarer = case.get("leader", 0), case.get("declarer", 0)
    dealer = (leader - 1) % rules.players
    dealt = rules.lay_out(hands, 0)
    auction = rules.auction(1)
    if rules.everybody_bids:
        calls = tuple((seat, auction.call("0")) for seat in range(rules.players))
        bidding = Bidding(rules.players, dealer, leader, calls)
    else:
        high = auction.call(case["bid"])
        bidding = Bidding(rules.players, dealer, leader, (), high, declarer)
    trump = NO_TRUMP if case["trump"] is None else rules.deck.suit(case["trump"]).index
    state = GameState(rules, Match(dealer, (0,) * len(rules.sides)), Dealing())
    return start_play(state, dealt, bidding, hands, 0, trump)


def deeds(state: GameState, *, cards_only: bool) -> Iterator[Action]:
    """Everything that anybody may do but claim, which only shortens what follows anyway."""
    for seat in state.rules.seats:
        for action in legal_actions(state, seat):
            if isinstance(action, Play) or not (cards_only or isinstance(action, Claim)):
                yield action


def engine_lines(
    state: GameState, depth: int, tricks: Counter[int], *, cards_only: bool = False
) -> list[int]:
    """Count the sequences of one to `depth` actions, and the tricks of those that end the hand."""
    if not isinstance(state.phase, Playing) or depth == 0:
        if isinstance(state.phase, HandOver | GameOver):
            tricks.update(dict(enumerate(state.phase.play.won)))
        return []
    counts = [0] * depth
    for action in deeds(state, cards_only=cards_only):
        after, _ = apply(state, action)
        counts[0] += 1
        longer = engine_lines(after, depth - 1, tricks, cards_only=cards_only)
        for place, count in enumerate(longer, 1):
            counts[place] += count
    return counts


# By hand


@dataclass(frozen=True)
class Table:
    """Cards on a table, as anybody would write them down: `plays` is who played what, in order."""

    book: naive.Book
    hands: tuple[tuple[str, ...], ...]
    """What everybody held at first."""
    leader: int
    out: int | None
    """Who sits out."""
    plays: tuple[tuple[int, str, str | None], ...] = ()
    correcting: bool = False
    callers: frozenset[int] = frozenset()

    def order(self, leader: int) -> list[int]:
        seats = [(leader + step) % len(self.hands) for step in range(len(self.hands))]
        return [seat for seat in seats if seat != self.out]

    def tricks(self) -> list[list[tuple[int, str]]]:
        """Complete tricks, then the one on the table."""
        size = len(self.order(0))
        cards = [(seat, card) for seat, card, _ in self.plays]
        return [cards[start : start + size] for start in range(0, len(cards) + 1, size)]

    def joker_suit(self) -> str | None:
        return next((suit for _, _, suit in self.plays if suit), None)

    def takers(self) -> list[int]:
        suit = self.joker_suit()
        return [
            trick[self.book.winner([card for _, card in trick], suit)][0]
            for trick in self.tricks()[:-1]
        ]

    def turn(self) -> int:
        on_table = self.tricks()[-1]
        leader = [self.leader, *self.takers()][-1]
        if on_table:
            leader = on_table[0][0]
        order = self.order(leader)
        return order[len(on_table)]

    def hand(self, seat: int) -> list[str]:
        gone = [card for who, card, _ in self.plays if who == seat]
        return [card for card in self.hands[seat] if card not in gone]

    def faults(self) -> list[naive.Fault]:
        return naive.faults_in(self.book, self.hands, self.tricks(), self.joker_suit())

    def is_late(self, fault: naive.Fault) -> bool:
        return len(self.takers()) >= fault.trick + 2

    def is_over(self) -> bool:
        """All cards are played, or a renege has come out too late."""
        if len(self.plays) == len(self.hands[self.order(0)[0]]) * len(self.order(0)):
            return True
        return any(
            self.is_late(fault) and who == fault.seat and self.book.suit(card) in fault.denied
            for fault in self.faults()
            for who, card, _ in self.plays[fault.place + 1 :]
        )


def follow_ups(table: Table, *, free_play: bool, cards_only: bool) -> Iterator[Table | None]:
    """Everything that can come next; None is the end of the hand by a late call."""
    seat, trick = table.turn(), [card for _, card in table.tricks()[-1]]
    book, hand = table.book, table.hand(table.turn())
    fair = book.may_play(hand, trick, table.joker_suit())
    for card in hand if free_play and not table.correcting else fair:
        joker_leads = card == "JO" and not trick and book.trump is None
        for suit in suits_to_name(table, seat) if joker_leads else [None]:
            plays = (*table.plays, (seat, card, suit))
            yield Table(book, table.hands, table.leader, table.out, plays)
    if free_play and not cards_only:
        for caller in range(4):
            yield from corrections(table, caller)


def suits_to_name(table: Table, seat: int) -> Sequence[str | None]:
    """The suits that the leader of the Joker has not shown void in."""
    void = set()
    for trick in table.tricks()[:-1]:
        lead = table.book.lead([card for _, card in trick])
        void |= {lead for who, card in trick if who == seat and table.book.suit(card) != lead}
    return [suit for suit in "CDHS" if suit not in void] or list("CDHS")


def corrections(table: Table, seat: int) -> Iterator[Table | None]:
    """What a seat may do about a renege: take its own back, or call one of the other side."""
    faults = table.faults()
    own = [fault for fault in faults if fault.seat == seat and not table.is_late(fault)]
    if own:
        yield restored(table, own[-1])
    suit = table.joker_suit()
    strayed = any(
        who % 2 != seat % 2
        and table.book.suit(card) != table.book.lead([played for _, played in trick], suit)
        for trick in table.tricks()
        for who, card in trick[1:]
    )
    if strayed and seat not in table.callers:
        theirs = [fault for fault in faults if fault.seat % 2 != seat % 2]
        if not theirs:
            callers = table.callers | {seat}
            yield Table(
                table.book,
                table.hands,
                table.leader,
                table.out,
                table.plays,
                table.correcting,
                callers,
            )
        else:
            yield None if table.is_late(theirs[0]) else restored(table, theirs[0])


def restored(table: Table, fault: naive.Fault) -> Table:
    plays = table.plays[: fault.place]
    return Table(table.book, table.hands, table.leader, table.out, plays, correcting=True)


def lines_by_hand(case: Case) -> tuple[list[int], list[int]]:
    """Count as the engine does, but from the rule book."""
    options = options_of(case)
    free_play = options.get("enforcement") == "free_play"
    cards_only = case.get("cards_only", False)
    book = naive.Book(case["game"], options, case["trump"])
    declarer, leader = case.get("declarer", 0), case.get("leader", 0)
    out = (declarer + 2) % 4 if "misere" in case.get("bid", "") else None
    if leader == out:
        leader = (leader + 1) % 4
    tricks: Counter[int] = Counter()

    def count(table: Table | None, end: Table, depth: int) -> list[int]:
        if table is None or table.is_over() or depth == 0:
            if table is None or table.is_over():
                tricks.update((table or end).takers())
            return []
        counts = [0] * depth
        for after in follow_ups(table, free_play=free_play, cards_only=cards_only):
            counts[0] += 1
            for place, number in enumerate(count(after, table, depth - 1), 1):
                counts[place] += number
        return counts

    hands = tuple(tuple(hand.split()) for hand in case["hands"])
    start = Table(book, hands, leader, out)
    counts = count(start, start, len(case["lines"]))
    return counts, [tricks[seat] for seat in range(len(hands))]


@pytest.mark.parametrize("case", named(DATA["play"]))
def test_the_engine_finds_every_way_to_play(case: Case) -> None:
    tricks: Counter[int] = Counter()
    cards_only = case.get("cards_only", False)
    counts = engine_lines(position(case), len(case["lines"]), tricks, cards_only=cards_only)
    assert counts == case["lines"]
    assert [tricks[seat] for seat in range(len(case["hands"]))] == case["tricks"]


@pytest.mark.parametrize("case", named(DATA["play"]))
def test_the_rule_book_finds_as_many_ways_to_play(case: Case) -> None:
    assert lines_by_hand(case) == (case["lines"], case["tricks"])


# Auctions and discards


def auction_state(case: Case) -> GameState:
    """An auction that the first seat opens, in the hand with this number."""
    rules = make_rules(case["game"], case.get("options"), case.get("players", 4))
    match = Match(rules.players - 1, (0,) * len(rules.sides), case.get("hand", 1))
    state = GameState(rules, match, Dealing())
    state, _ = apply(state, deal_from_seed(state, "00" * 32))
    assert isinstance(state.phase, AuctionPhase)
    return state


def engine_auctions(state: GameState, depth: int) -> tuple[list[int], int]:
    """Count the auctions of one to `depth` calls, and those that are over by then."""
    if not isinstance(state.phase, AuctionPhase):
        return [0] * depth, 1
    counts, complete = [0] * depth, 0
    seat = state.rules.seats[state.phase.bidding.turn]
    for action in legal_actions(state, seat) if depth else ():
        if isinstance(action, Bid | Pass):
            longer, ended = engine_auctions(apply(state, action)[0], depth - 1)
            counts = [a + b for a, b in zip(counts, [1, *longer], strict=True)]
            complete += ended
    return counts, complete


def auctions_by_hand(
    case: Case, options: Options, calls: naive.Calls, depth: int
) -> tuple[list[int], int]:
    game, players, tricks = case["game"], case.get("players", 4), case.get("hand", 1)
    seat = naive.next_caller(game, options, calls, players)
    if seat == -1:
        return [0] * depth, 1
    counts, complete = [0] * depth, 0
    said = naive.may_call(game, options, calls, players=players, tricks=tricks)
    for word in said if depth else ():
        call = seat, None if word == "pass" else word
        longer, ended = auctions_by_hand(case, options, [*calls, call], depth - 1)
        counts = [a + b for a, b in zip(counts, [1, *longer], strict=True)]
        complete += ended
    return counts, complete


@pytest.mark.parametrize("case", named(DATA["auctions"]))
def test_the_engine_finds_every_auction(case: Case) -> None:
    found = engine_auctions(auction_state(case), len(case["lines"]))
    assert found == (case["lines"], case["complete"])


@pytest.mark.parametrize("case", named(DATA["auctions"]))
def test_the_rule_book_finds_as_many_auctions(case: Case) -> None:
    found = auctions_by_hand(case, options_of(case), [], len(case["lines"]))
    assert found == (case["lines"], case["complete"])


@pytest.mark.parametrize("case", named(DATA["discards"]))
def test_every_way_to_lay_cards_aside_is_counted(case: Case) -> None:
    sheet = Sheet(case["game"], case.get("options")).deal_seed(case["seed"])
    sheet.play(case["auction"])
    seat = seat_to_act(sheet.state)
    assert seat is not None
    legal = legal_actions(sheet.state, seat)
    book = naive.Book(case["game"], sheet.rules.options.values(), None)
    hand = [card.name for card in sheet.view(seat.name).hand]
    free = [card for card in hand if case["game"] != "fowl" or not book.worth(card)]
    ways = list(combinations(free, len(sheet.view(seat.name).kitty)))
    assert len(legal) == len(ways) == case["ways"]
    assert {str(action) for action in legal} == {f"{seat} down {' '.join(way)}" for way in ways}
