"""Bots against bots on duplicate deals: the same cards with the sides swapped.

One deal is played at as many tables as it takes for both players to have held the same cards.
Everything but the time follows from the seed.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from rook13.bots.levels import Bot
from rook13.engine.actions import Action, Deal
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import NOBODY, GameOver, GameState, HandResult, Phase
from rook13.laboratory.contestants import Contestant, Oracle

MOST_DEALS = 400
"""A match that is not decided after so many deals counts as drawn."""


class Part(StrEnum):
    """A kind of decision, which can be measured by itself."""

    CALLS = "calls"
    EXCHANGE = "exchange"
    CARDS = "cards"


EVERYTHING = frozenset(Part)
PART_OF = {
    Phase.AUCTION: Part.CALLS,
    Phase.EXCHANGE: Part.EXCHANGE,
    Phase.TRUMP: Part.EXCHANGE,
    Phase.PLAY: Part.CARDS,
}


@dataclass(slots=True)
class Tally:
    """What one contestant did at some tables."""

    points: float = 0.0
    score: float = 0.0
    wins: float = 0.0
    contracts: int = 0
    made: int = 0
    bid_sum: int = 0
    taken_sum: int = 0
    """What was taken in those contracts: points, or tricks where those are bid."""
    times: list[float] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Pairing:
    """One deal, or one match, at all its tables: the means of both contestants."""

    number: int
    hands: int
    tallies: tuple[Tally, Tally]


def play_pairing(
    rules: Ruleset,
    pair: tuple[Contestant, Contestant],
    seed: str,
    number: int,
    *,
    match: bool,
    parts: frozenset[Part] = EVERYTHING,
) -> Pairing:
    """Play one deal, or a whole match, at all its tables.

    The first contestant decides the given parts; at its seats the second one decides the rest.
    """
    tallies = (Tally(), Tally())
    tables = _seatings(rules)
    hands = 0
    for places in tables:
        table = _DuplicateTable(rules, pair, places, seed, number, parts)
        hands += table.play(tallies, match=match)
    for tally in tallies:
        tally.points /= len(tables)
        tally.score /= len(tables)
        tally.wins /= len(tables)
    return Pairing(number, hands, tallies)


def _seatings(rules: Ruleset) -> list[tuple[int, ...]]:
    """Return for each table who sits where: 0 and 1 alternate, and everybody holds every hand."""
    players = rules.players
    if len(rules.sides) == 2 or players % 2 == 0:
        return [tuple((seat + turn) % 2 for seat in range(players)) for turn in range(2)]
    pattern = [seat % 2 for seat in range(players)]
    return [tuple(pattern[turn:] + pattern[:turn]) for turn in range(players)]


class _DuplicateTable:
    """One table: who sits where, and the cards that follow from the seed."""

    def __init__(
        self,
        rules: Ruleset,
        pair: tuple[Contestant, Contestant],
        places: Sequence[int],
        seed: str,
        number: int,
        parts: frozenset[Part],
    ) -> None:
        self._rules = rules
        self._parts = parts
        self._places = places
        self._seed = derive_seed("arena", seed, number).hex()
        self._number = number
        self._deals = 0
        self._bots = [
            self._bot(pair[place], seat) for place, seat in zip(places, rules.seats, strict=True)
        ]
        self._rest = [self._bot(pair[1], seat) for seat in rules.seats]

    def _bot(self, contestant: Contestant, seat: Seat) -> Bot | Oracle:
        return contestant.bot(derive_seed(self._seed, seat.name))

    def play(self, tallies: tuple[Tally, Tally], *, match: bool) -> int:
        """Play one hand or a whole match, count it, and return the hands played."""
        state = self._start(match=match)
        while seat := seat_to_act(state):
            if match and self._deals >= MOST_DEALS:
                break
            state, _ = apply(state, self._act(state, seat, tallies))
            if state.match.results and not match:
                break
        for result in state.match.results:
            self._count(result, tallies, len(state.match.results))
        if isinstance(state.phase, GameOver):
            for side in state.phase.winners:
                seat_index = self._rules.side_of.index(side)
                tallies[self._places[seat_index]].wins += 1 / len(state.phase.winners)
        return len(state.match.results)

    def _start(self, *, match: bool) -> GameState:
        rules = self._rules
        state = new_game(rules, rules.seats[self._number % rules.players])
        rounds = rules.goal.rounds
        if match or rounds is None:
            return state
        at_round = replace(state.match, number=self._number % rounds + 1)
        return GameState(rules, at_round, state.phase)

    def _act(self, state: GameState, seat: Seat, tallies: tuple[Tally, Tally]) -> Action:
        view = view_for(state, seat)
        if isinstance(view.legal[0], Deal):
            self._deals += 1
            return deal_from_seed(state, derive_seed(self._seed, "deal", self._deals).hex())
        own = self._places[seat.index] == 1 or self._decides(view.phase)
        bot = (self._bots if own else self._rest)[seat.index]
        begun = time.perf_counter()
        action = bot.choose_in(state, seat) if isinstance(bot, Oracle) else bot.choose(view)
        if own:
            tallies[self._places[seat.index]].times.append(time.perf_counter() - begun)
        return action

    def _decides(self, phase: Phase) -> bool:
        """Return whether the first contestant decides in this phase."""
        return PART_OF.get(phase, Part.CARDS) in self._parts

    def _count(self, result: HandResult, tallies: tuple[Tally, Tally], hands: int) -> None:
        rules = self._rules
        for contestant, tally in enumerate(tallies):
            seats = [s for s in range(rules.players) if self._places[s] == contestant]
            sides = {rules.side_of[seat] for seat in seats}
            tally.points += sum(result.points[side] for side in sides) / len(sides) / hands
            tally.score += sum(result.score[side] for side in sides) / len(sides) / hands
            if rules.everybody_bids:
                tally.contracts += len(sides)
                tally.made += sum(
                    rules.keeps_promise(side, result.points[side], result.bids) for side in sides
                )
                tally.bid_sum += sum(result.bids[seat] for seat in seats)
                tally.taken_sum += sum(result.points[side] for side in sides)
        if result.call is not None and result.declarer != NOBODY:
            tally = tallies[self._places[result.declarer]]
            tally.contracts += 1
            tally.made += result.made is True
            tally.bid_sum += result.call.value
            tally.taken_sum += result.points[rules.side_of[result.declarer]]
