"""What one game says about each seat: bids, points, margins and feats, from its record alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum

from rook13.engine.record import Record, replay
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import NOBODY, GameOver, GameState, HandResult

FEWEST_BIDS = 3
"""Bids without a set that make a feat of a game, and tricks that make one of a sweep."""


class Role(Enum):
    """What a seat does in a hand with a declarer."""

    DECLARER = "declarer"
    PARTNER = "partner"
    DEFENDER = "defender"


class Feat(Enum):
    """Something worth remembering that somebody did in one hand."""

    SWEEP = "sweep"
    HIGHEST_BID = "highest_bid"
    """Made the highest possible bid."""
    TO_THE_POINT = "to_the_point"
    """Made a bid with not a point or a trick to spare."""
    SET_HIGHEST = "set_highest"
    """Set the highest possible bid."""
    COMEBACK = "comeback"
    """Won after being behind by half of what the winner had in the end."""
    LAST_HAND = "last_hand"
    """Was behind before the last hand, and won."""
    NEVER_SET = "never_set"
    """Won a game in which none of several bids was set."""
    BEAT_EXPERTS = "beat_experts"
    STREAK = "streak"


@dataclass(slots=True)
class BidCount:
    """How often a bid of one level was bid and made; `rank` puts the levels in order."""

    rank: int
    bid: int = 0
    made: int = 0


@dataclass(slots=True)
class RoleCount:
    """Hands in one role, and what the side took where it was to take something."""

    hands: int = 0
    taken: int = 0
    misere: int = 0
    """Hands in which the declarer was to take nothing."""
    made: int = 0
    """Hands in which the declarer made the bid."""

    @property
    def average(self) -> float | None:
        """Return what the side took in a hand, if it was to take anything in any."""
        hands = self.hands - self.misere
        return self.taken / hands if hands else None


@dataclass(slots=True)
class PromiseCount:
    """One's own bids for points or tricks: their sum, and what was taken beyond them or too few."""

    bids: int = 0
    sum: int = 0
    over: int = 0
    under: int = 0


@dataclass(frozen=True, slots=True)
class Extreme:
    """A value with the place it comes from: the finished hand, counted from 0."""

    value: int
    place: int


@dataclass(slots=True)
class SeatFacts:
    """One game as one seat played it."""

    side: int
    won: bool | None
    """None in a game that was not played to its end."""
    margin: int
    """One's total less that of the best other side."""
    hands: int
    bids: dict[str, BidCount] = field(default_factory=dict)
    roles: dict[Role, RoleCount] = field(default_factory=dict)
    promises: PromiseCount = field(default_factory=PromiseCount)
    sweeps: int = 0
    best: Extreme | None = None
    worst: Extreme | None = None
    feats: list[tuple[Feat, int]] = field(default_factory=list)
    """With the place of the finished hand in which it was done, counted from 0."""


@dataclass(frozen=True, slots=True)
class GameFacts:
    """A whole game: the totals of the sides, which of them won, and each seat."""

    names: tuple[str, ...]
    """Of the seats."""
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    hands: int
    seats: tuple[SeatFacts, ...]


def game_facts(record: Record) -> GameFacts:
    """Return what a game comes to; raises RecordError for a record that cannot be played."""
    state = replay(record)
    winners = state.phase.winners if isinstance(state.phase, GameOver) else ()
    results = state.match.results
    totals = results[-1].totals if results else (0,) * len(state.rules.sides)
    seats = tuple(_seat_facts(state, seat, winners) for seat in range(state.rules.players))
    names = tuple(seat.name for seat in state.rules.seats)
    return GameFacts(names, totals, winners, len(results), seats)


def _seat_facts(state: GameState, seat: int, winners: Sequence[int]) -> SeatFacts:
    rules, results = state.rules, state.match.results
    side = rules.side_of[seat]
    won = side in winners if winners else None
    margin = _margin(results[-1].totals, side) if results else 0
    facts = SeatFacts(side, won, margin, len(results))
    for place, result in enumerate(results):
        _count_hand(facts, rules, seat, result, place)
    if won:
        facts.feats += _feats_of_winner(results, facts)
    return facts


def _count_hand(
    facts: SeatFacts, rules: Ruleset, seat: int, result: HandResult, place: int
) -> None:
    gained = Extreme(_margin(result.score, facts.side), place)
    if facts.best is None or gained.value > facts.best.value:
        facts.best = gained
    if facts.worst is None or gained.value < facts.worst.value:
        facts.worst = gained
    _count_bid(facts, rules, seat, result, place)
    is_misere = result.call is not None and result.call.misere
    if result.declarer != NOBODY and not rules.everybody_bids:
        role = facts.roles.setdefault(_role(rules, seat, result), RoleCount())
        role.hands += 1
        role.misere += is_misere
        role.made += bool(result.made)
        role.taken += 0 if is_misere else result.points[facts.side]
    tricks = rules.by_side(result.tricks)
    # Where tricks are to be avoided it is no feat to take them.
    is_wanted = not is_misere if result.call is not None else rules.everybody_bids
    is_whole = is_wanted and result.reneged == NOBODY and sum(tricks) >= FEWEST_BIDS
    if is_whole and tricks[facts.side] == sum(tricks):
        facts.sweeps += 1
        facts.feats.append((Feat.SWEEP, place))


def _count_bid(facts: SeatFacts, rules: Ruleset, seat: int, result: HandResult, place: int) -> None:
    if rules.everybody_bids:
        promised = result.bids[seat]
        _note_bid(facts, str(promised), promised, rules.kept_bids(result)[facts.side])
        _note_promise(facts, result, promised, result.tricks[seat])
        return
    call = result.call
    if call is None or result.made is None:
        return
    is_highest = call == rules.auction(result.number).calls[-1]
    if seat == result.declarer:
        _note_bid(facts, call.name, call.rank, result.made)
        if result.made and is_highest:
            facts.feats.append((Feat.HIGHEST_BID, place))
        promised = call.value if rules.counts_points else call.tricks
        if promised and not call.misere:
            _note_promise(facts, result, promised, result.points[facts.side])
        if result.made and promised and result.points[facts.side] == promised:
            facts.feats.append((Feat.TO_THE_POINT, place))
    elif is_highest and not result.made and rules.side_of[result.declarer] != facts.side:
        facts.feats.append((Feat.SET_HIGHEST, place))


def _note_bid(facts: SeatFacts, name: str, rank: int, made: bool) -> None:
    count = facts.bids.setdefault(name, BidCount(rank))
    count.bid += 1
    count.made += made


def _note_promise(facts: SeatFacts, result: HandResult, promised: int, taken: int) -> None:
    if result.reneged == NOBODY:
        facts.promises.bids += 1
        facts.promises.sum += promised
        facts.promises.over += max(0, taken - promised)
        facts.promises.under += max(0, promised - taken)


def _role(rules: Ruleset, seat: int, result: HandResult) -> Role:
    if seat == result.declarer:
        return Role.DECLARER
    same = rules.side_of[seat] == rules.side_of[result.declarer]
    return Role.PARTNER if same else Role.DEFENDER


def _feats_of_winner(results: Sequence[HandResult], facts: SeatFacts) -> Iterator[tuple[Feat, int]]:
    last = len(results) - 1
    behind = [(_margin(result.totals, facts.side), place) for place, result in enumerate(results)]
    lowest, place = min(behind)
    final = results[-1].totals[facts.side]
    if lowest < 0 and -2 * lowest >= final:
        yield Feat.COMEBACK, place
    if last and behind[last - 1][0] < 0:
        yield Feat.LAST_HAND, last
    bid = sum(count.bid for count in facts.bids.values())
    if bid >= FEWEST_BIDS and all(count.made == count.bid for count in facts.bids.values()):
        yield Feat.NEVER_SET, last


def _margin(amounts: Sequence[int], side: int) -> int:
    return amounts[side] - max(amount for other, amount in enumerate(amounts) if other != side)
