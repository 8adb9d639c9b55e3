"""Duplicate: several tables play the same deals, and whoever held the same cards is compared.

On each board a side gets two units for every table at which its cards scored less, and one for
every table at which they scored the same (Law 78A of duplicate bridge). What it got of what it
could have got is its percentage; every board counts the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from typing import Annotated

from msgspec import Meta

from rook13.bots.levels import make_bot
from rook13.engine.events import HandScored
from rook13.engine.game import apply, seat_to_act
from rook13.engine.options import MOST_BOARDS
from rook13.engine.record import Record, deal_from_seed, replay_steps
from rook13.engine.redaction import view_for
from rook13.engine.rules import make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import NOBODY, Dealing, GameState, HandResult, Match
from rook13.table.limits import MOST_SEATS, Count, Hex32, Name, OptionMap, SeatName

MOST_TABLES = 8
AVERAGE = Fraction(1, 2)
"""For a board whose cards nobody else has played."""
AVERAGE_MINUS = Fraction(2, 5)
"""At most so much for a board that a table did not finish (Law 12C2)."""

_Score = Annotated[int, Meta(ge=-100_000, le=100_000)]
_Bid = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_]{0,16}\Z")]


@dataclass(frozen=True, slots=True)
class BoardResult:
    """What one table made of a board; `score` is per side, and `deal` the seed of the cards."""

    board: Count
    deal: Hex32
    score: Annotated[tuple[_Score, ...], Meta(max_length=MOST_SEATS)]
    declarer: SeatName | None = None
    bid: _Bid = ""
    made: bool | None = None


@dataclass(frozen=True, slots=True)
class TableResults:
    """Who sat at a table, by seat, how many boards it has finished, and what it made of them.

    While a night is on, others see only the results of boards that they have finished, too.
    """

    names: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)]
    played: Count = 0
    results: Annotated[tuple[BoardResult, ...], Meta(max_length=MOST_BOARDS)] = ()

    def on(self, board: int) -> BoardResult | None:
        """Return the result of a board, if it is known."""
        return next((result for result in self.results if result.board == board), None)

    def up_to(self, boards: int) -> TableResults:
        """Return what somebody may know who has finished so many boards."""
        known = tuple(result for result in self.results if result.board <= boards)
        return TableResults(self.names, self.played, known)


@dataclass(frozen=True, slots=True)
class BoardScore:
    """How a side did on one board: `units` out of twice the number of tables `compared` with."""

    board: int
    score: int | None = None
    """None for a board that the table did not finish."""
    units: int = 0
    compared: int = 0

    @property
    def share(self) -> Fraction | None:
        """Return the share of what could be got, or None for a board without a result."""
        if self.score is None:
            return None
        return Fraction(self.units, 2 * self.compared) if self.compared else AVERAGE


@dataclass(frozen=True, slots=True)
class Ranked:
    """A side of a table among all who held its cards; `place` counts tables from 0."""

    rank: int
    place: int
    side: int
    share: Fraction
    boards: tuple[BoardScore, ...]


def compare(tables: Sequence[TableResults], board: int, place: int, side: int) -> BoardScore:
    """Return how a side of one table did on a board against the others with the same cards."""
    own = tables[place].on(board)
    if own is None:
        return BoardScore(board)
    others = [
        found.score[side]
        for other, table in enumerate(tables)
        if other != place and (found := table.on(board)) is not None and found.deal == own.deal
    ]
    score = own.score[side]
    units = sum(2 if score > other else int(score == other) for other in others)
    return BoardScore(board, score, units, len(others))


def ranking(
    tables: Sequence[TableResults], side: int, boards: int, *, is_over: bool
) -> list[Ranked]:
    """Return one side of every table, the best first; equal shares have equal ranks.

    When the night is over, a board without a result counts as much as the others do on average,
    but never more than average minus. Before, it counts nothing.
    """
    found = []
    for place in range(len(tables)):
        scores = tuple(compare(tables, board, place, side) for board in range(1, boards + 1))
        found.append((_share(scores, is_over=is_over), place, scores))
    found.sort(key=lambda each: (-each[0], each[1]))
    return [
        Ranked(1 + sum(other[0] > share for other in found), place, side, share, scores)
        for share, place, scores in found
    ]


def _share(scores: Sequence[BoardScore], *, is_over: bool) -> Fraction:
    known = [share for score in scores if (share := score.share) is not None]
    if not known:
        return Fraction(0)
    mean = sum(known, Fraction(0)) / len(known)
    missing = len(scores) - len(known) if is_over else 0
    return (sum(known, Fraction(0)) + missing * min(mean, AVERAGE_MINUS)) / (len(known) + missing)


def commitment_to_deals(seeds: Sequence[str]) -> str:
    """Return what is announced of the deals of a night before anybody has seen a card."""
    return sha256(bytes.fromhex("".join(seeds))).hexdigest()


def deal_seeds(seed: str) -> Iterator[str]:
    """Return the seeds of a board: its own, then one for each time its cards are thrown in."""
    while True:
        yield seed
        seed = sha256(bytes.fromhex(seed)).hexdigest()


def next_seed(seeds: Sequence[str], board: int, record: Record) -> str:
    """Return the seed of the next deal of a board, after those that a record already has."""
    dealt = {hand.deal.seed for hand in record.hands}
    return next(seed for seed in deal_seeds(seeds[board - 1]) if seed not in dealt)


def results_of(record: Record) -> tuple[BoardResult, ...]:
    """Return the boards that were played to their end; raises RecordError."""
    return tuple(
        _result(step.state.rules, event.result, record.hands[step.hand - 1].deal.seed or "")
        for step in replay_steps(record)
        for event in step.events
        if isinstance(event, HandScored)
    )


def _result(rules: Ruleset, result: HandResult, seed: str) -> BoardResult:
    declarer = rules.seats[result.declarer].name if result.declarer != NOBODY else None
    bid = result.call.name if result.call is not None else ""
    return BoardResult(result.number, seed, result.score, declarer, bid, result.made)


def first_dealer(rules: Ruleset) -> str:
    """Return who deals the first board, the same at every table: the last seat."""
    return rules.seats[-1].name


def play_board(
    game: str, options: OptionMap, players: int, seed: str, board: int, level: str, table: int
) -> BoardResult:
    """Let bots play one board of a table; worker processes call this."""
    rules = make_rules(game, options, players)
    dealer = rules.seat(first_dealer(rules)).index
    for _ in range(board - 1):
        dealer = rules.next_dealer(dealer)
    match = Match(dealer, (0,) * len(rules.sides), board)
    state = GameState(rules, match, Dealing())
    seeds, last = deal_seeds(seed), seed
    bots = [make_bot(level, derive_seed("board", seed, table, seat)) for seat in rules.seats]
    while True:
        seat = seat_to_act(state)
        assert seat is not None
        if isinstance(state.phase, Dealing):
            last = next(seeds)
            state, events = apply(state, deal_from_seed(state, last))
            continue
        view = view_for(state, seat)
        state, events = apply(state, bots[seat.index].choose(view, view.legal))
        scored = next((event for event in events if isinstance(event, HandScored)), None)
        if scored is not None:
            return _result(rules, scored.result, last)
