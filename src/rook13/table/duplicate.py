"""Duplicate: several tables play the same deals, and players with the same cards are compared.

On each board a side gets two units for every table at which its cards scored less, and one for
every table at which they scored the same (Law 78A of duplicate bridge). What it got of what it
could have got is its percentage; every board counts the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from hashlib import sha256
from typing import Annotated

import msgspec
from msgspec import Meta

from rook13.engine.events import HandScored
from rook13.engine.options import MOST_BOARDS
from rook13.engine.record import Record, replay_steps
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import NOBODY, HandResult
from rook13.table.limits import MOST_SEATS, BidName, Count, Hex32, Name, SeatName, Word

MOST_OPEN_TABLES, MOST_TABLES, MOST_DUPLICATE_BOARDS = 8, 16, 16
"""Tables that a host opens, tables with those of an earlier session, and boards.

So the results of a session fit in one message.
"""
AVERAGE = Fraction(1, 2)
"""For a board whose cards nobody else has played."""
AVERAGE_MINUS = Fraction(2, 5)
"""At most so much for a board that a table did not finish (Law 12C2)."""

_Score = Annotated[int, Meta(ge=-100_000, le=100_000)]


@dataclass(frozen=True, slots=True)
class BoardResult:
    """What one table made of a board; `score` is per side, and `deal` the seed of the cards."""

    board: Count
    deal: Hex32
    score: Annotated[tuple[_Score, ...], Meta(max_length=MOST_SEATS)]
    declarer: SeatName | None = None
    bid: BidName = ""
    made: bool | None = None


@dataclass(frozen=True, slots=True)
class TableResults:
    """Who sat at a table, by seat, how many boards it has finished, and what it made of them.

    While a session is on, others see only the results of boards that they have finished, too.
    """

    names: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)]
    played: Count = 0
    results: Annotated[tuple[BoardResult, ...], Meta(max_length=MOST_BOARDS)] = ()
    level: Word = ""
    """The level of the bots at a table without people."""

    def on(self, board: int) -> BoardResult | None:
        """Return the result of a board, if it is known."""
        return next((result for result in self.results if result.board == board), None)

    def up_to(self, boards: int) -> TableResults:
        """Return what somebody may know who has finished so many boards."""
        known = tuple(result for result in self.results if result.board <= boards)
        return replace(self, results=known)


Tables = Annotated[tuple[TableResults, ...], Meta(max_length=MOST_TABLES)]
Seeds = Annotated[tuple[Hex32, ...], Meta(max_length=MOST_BOARDS)]


@dataclass(frozen=True, slots=True)
class Duplicate:
    """The duplicate session that a table belongs to, all its secrets included."""

    seeds: tuple[str, ...] = field(repr=False)
    """One for each board."""
    place: int
    """Which of the tables this is, counted from 0."""
    count: int
    """How many tables there are."""
    past: tuple[TableResults, ...] = ()
    """Tables of an earlier session with the same deals, which come last."""
    tables: tuple[TableResults, ...] = ()
    """What this table was last told of all of them."""
    is_over: bool = False

    def view(self) -> DuplicateView:
        """Return what everybody at the table may know."""
        return DuplicateView(
            commitment_to_deals(self.seeds),
            len(self.seeds),
            self.place,
            self.tables,
            self.seeds if self.is_over else (),
        )


@dataclass(frozen=True, slots=True)
class DuplicateView:
    """A duplicate session as people at one of its tables see it."""

    commitment: Hex32
    """The SHA-256 of all seeds, which stay secret until the end."""
    boards: Count
    place: Count
    tables: Tables = ()
    seeds: Seeds = ()
    """What was promised; only there when the session is over."""

    @property
    def is_over(self) -> bool:
        return bool(self.seeds)


class DuplicateError(Exception):
    """A text is no session that was written by `dump_duplicate`."""


def dump_duplicate(duplicate: DuplicateView) -> str:
    """Return a session as text, to be kept with a game."""
    return msgspec.json.encode(duplicate).decode()


def load_duplicate(text: str) -> DuplicateView:
    """Read a session that was kept; raises DuplicateError."""
    try:
        return msgspec.json.decode(text, type=DuplicateView)
    except msgspec.MsgspecError as error:
        raise DuplicateError from error


@dataclass(frozen=True, slots=True)
class BoardScore:
    """How a side did on one board: `units` out of twice the number of tables `compared` with."""

    board: int
    score: int | None = None
    """None for a board that the table did not finish."""
    units: int = 0
    compared: int = 0
    most: int = 0
    """How many tables another board was compared with."""

    @property
    def share(self) -> Fraction | None:
        """Return the share of what could be got, or None for a board without a result.

        A board with fewer results than others says less, and counts by Neuberg's formula as if the
        missing tables had been an average of those that are there.
        """
        if self.score is None:
            return None
        if not self.compared:
            return AVERAGE
        tables, whole = self.compared + 1, max(self.most, self.compared) + 1
        units = Fraction(whole, tables) * (self.units + 1) - 1
        return units / (2 * (whole - 1))


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

    When the session is over, a board without a result counts as much as the others do on average,
    but never more than average minus. Before, it counts nothing.
    """
    rows = [
        [compare(tables, board, place, side) for board in range(1, boards + 1)]
        for place in range(len(tables))
    ]
    # Before the end some boards have fewer results only because they are still to be played.
    most = max((score.compared for row in rows for score in row), default=0) if is_over else 0
    found = []
    for place, row in enumerate(rows):
        scores = tuple(replace(score, most=most) for score in row)
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
    """Return what is announced of the deals of a session before anybody has seen a card."""
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
        board_result(step.state.rules, event.result, record.hands[step.hand - 1].deal.seed or "")
        for step in replay_steps(record)
        for event in step.events
        if isinstance(event, HandScored)
    )


def board_result(rules: Ruleset, result: HandResult, seed: str) -> BoardResult:
    """Return what is compared of the result of a hand."""
    declarer = rules.seats[result.declarer].name if result.declarer != NOBODY else None
    bid = result.call.name if result.call is not None else ""
    return BoardResult(result.number, seed, result.score, declarer, bid, result.made)


def first_dealer(rules: Ruleset) -> str:
    """Return who deals the first board, the same at every table: the last seat."""
    return rules.seats[-1].name
