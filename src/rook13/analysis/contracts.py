"""What each seat's side could take as declarer: by solving, or by an estimate in long hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from rook13 import kernel
from rook13.analysis.estimates import LineEstimator, doubt_of
from rook13.analysis.findings import Potential, Value
from rook13.analysis.helpers import Helpers, Reporter
from rook13.analysis.scoring import (
    MISERE,
    ContractTerms,
    SideScoring,
    highest_call,
    strain_of,
    strains_of,
    trump_of,
)
from rook13.analysis.solver import DoubleDummy, Effort, turns, value_between
from rook13.engine.actions import Dealt
from rook13.engine.auction import Bidding, Call
from rook13.engine.cards import bits, indices_mask, mask_of
from rook13.engine.phases.play import start_play
from rook13.engine.ruleset import Ruleset, TrumpSource
from rook13.engine.state import GameState, Playing
from rook13.engine.trick import NO_TRUMP, TrickTables

TRIALS = 6
SEED = 13
A_STRAIN = 2
"""How many discards are tried under one trump, unless told otherwise."""
QUICK_NODES = 200_000
"""Some long hands are so clear that this solves them."""
PLAYOUT_DOUBT_SHARE = 3
"""One in so many of what is in play: simple players are often that far from the best."""


@dataclass(frozen=True, slots=True)
class _Contract:
    """A hypothetical contract at its first lead."""

    scoring: SideScoring
    play: Playing


class Contracts:
    """Looks for the best that each seat could have done as declarer of a deal."""

    def __init__(
        self,
        state: GameState,
        dealt: Dealt,
        bidding: Bidding,
        helpers: Helpers,
        report: Reporter,
    ) -> None:
        self._state = state
        self._rules = state.rules
        self._dealt = dealt
        self._bidding = bidding
        self._report = report
        self._lines = helpers.depth.lines
        self._exact = self._rules.hand_size(state.match.number) <= helpers.depth.solved_contracts
        self._calls = self._rules.auction(state.match.number).calls
        self._estimates: dict[tuple[int, int, int], Value] = {}
        self.strains = strains_of(self._rules, self._calls)
        """Everything that can be played in."""

    def candidates(
        self, seat: int, strains: Sequence[int], most: int, a_strain: int = A_STRAIN
    ) -> list[Candidate]:
        """Return the most promising trumps and discards of a seat, the best first."""
        found = [c for strain in strains for c in self._likely(seat, strain)[:a_strain]]
        return sorted(found, key=lambda candidate: -candidate.promise)[:most]

    def best(self, seat: int, candidates: Sequence[Candidate]) -> Potential:
        found = self.better(seat, candidates, None)
        assert found is not None
        return self.in_doubt(found)

    def in_doubt(self, potential: Potential) -> Potential:
        """Return what a seat could do at best, which may be more than the best that was found."""
        candidate = Candidate(potential.strain, mask_of(potential.discard))
        scoring = self._contract(potential.seat.index, candidate).scoring
        if self._exact or potential.value.total >= scoring.in_play:
            return potential
        doubt = max(potential.value.doubt, doubt_of(scoring))
        return replace(potential, value=Value(potential.value.total, doubt))

    def better(
        self, seat: int, candidates: Sequence[Candidate], known: Value | None
    ) -> Potential | None:
        """Return the best candidate if it beats what is known."""
        chosen, best = None, known
        for candidate in candidates if self._exact else [self._likeliest(seat, candidates)]:
            value = self._over(seat, candidate, best)
            if value is not None:
                chosen, best = candidate, value
        return None if chosen is None or best is None else self._potential(seat, chosen, best)

    def _likeliest(self, seat: int, candidates: Sequence[Candidate]) -> Candidate:
        """Choose by a quick look; the value is then found again: the best of many is too high."""
        return max(candidates, key=lambda candidate: self._quick_look(seat, candidate))

    def _quick_look(self, seat: int, candidate: Candidate) -> float:
        contract = self._contract(seat, candidate)
        if not self._lines or not LineEstimator.fit(contract.scoring):
            return candidate.promise or self._promise(contract)
        return LineEstimator(contract.scoring, contract.play, self._report).glance(contract.play)

    def prepared(self, seat: int, candidate: Candidate) -> Potential:
        return self._potential(seat, candidate, self.value(seat, candidate))

    def value(self, seat: int, candidate: Candidate) -> Value:
        """Return what a seat's side takes with a trump and discard."""
        if self._exact:
            contract = self._contract(seat, candidate)
            solver = DoubleDummy.of(contract.scoring, contract.play)
            found = solver.value(contract.play, self._report.effort)
            return value_between(found, contract.scoring.step)
        key = seat, candidate.strain, candidate.discard
        if key not in self._estimates:
            self._estimates[key] = self._estimate(self._contract(seat, candidate))
        return self._estimates[key]

    def _over(self, seat: int, candidate: Candidate, known: Value | None) -> Value | None:
        """Return the value if it beats what is known; otherwise give up early."""
        if known is None:
            return self.value(seat, candidate)
        if not self._exact:
            value = self.value(seat, candidate)
            return value if value.total > known.total else None
        contract = self._contract(seat, candidate)
        scoring, play, effort = contract.scoring, contract.play, self._report.effort
        solver, more = DoubleDummy.of(scoring, play), known.total + scoring.step
        if not solver.reaches(play, more, effort):
            return None
        return value_between(solver.value(play, effort, more), scoring.step)

    def _estimate(self, contract: _Contract) -> Value:
        scoring, play = contract.scoring, contract.play
        if not self._lines or not LineEstimator.fit(scoring):
            promise, doubt = self._promise(contract), scoring.in_play // PLAYOUT_DOUBT_SHARE
            return Value(scoring.step * round(promise / scoring.step), doubt)
        found = LineEstimator(scoring, play, self._report).value(play, self._lines)
        effort = Effort(QUICK_NODES, lambda nodes: self._report.step(0))
        proven = DoubleDummy.of(scoring, play).value(play, effort, found.total)
        if proven.exact:
            return Value(proven.low)
        return Value(min(max(found.total, proven.low), proven.high), found.doubt)

    def _contract(self, seat: int, candidate: Candidate) -> _Contract:
        strain, discard, call = candidate.strain, candidate.discard, self._call(candidate.strain)
        trump = trump_of(strain)
        hands = list(self._dealt.hands)
        hands[seat] = (hands[seat] | self._dealt.kitty) & ~discard
        bidding = replace(self._bidding, high=call, high_seat=seat)
        state = start_play(self._state, self._dealt, bidding, tuple(hands), discard, trump)
        assert isinstance(state.phase, Playing)
        terms = ContractTerms(seat, call, discard, trump)
        return _Contract(SideScoring(self._rules, terms, self._state.match), state.phase)

    def _call(self, strain: int) -> Call:
        """Return some call under which a strain is played."""
        if self._rules.trump_source is TrumpSource.DECLARER:
            return self._calls[0]
        return next(call for call in self._calls if strain_of(call) == strain)

    def _likely(self, seat: int, strain: int) -> list[Candidate]:
        """Return discards under a strain, the one that simple players do best with first."""
        found = []
        for discard in likely_discards(self._rules, self._dealt, seat, strain):
            contract = self._contract(seat, Candidate(strain, discard))
            found.append(Candidate(strain, discard, self._promise(contract)))
        return sorted(found, key=lambda candidate: -candidate.promise)

    def _promise(self, contract: _Contract) -> float:
        scoring, play, rules = contract.scoring, contract.play, self._rules
        cards = kernel.Cards(rules.tables(play.setup.tables.trump), rules.deck.points)
        hand = kernel.Hand(cards, turns(play))
        trial = kernel.Trial(hand, scoring.sides, _aims(scoring), kernel.Rng(SEED))
        hands = list(play.hands)
        gains = [trial.gain(hands, play.turn, scoring.stakes) for _ in range(TRIALS)]
        return scoring.gained(play) + sum(gains) / TRIALS

    def _potential(self, seat: int, candidate: Candidate, value: Value) -> Potential:
        rules, deck, trump = self._rules, self._rules.deck, trump_of(candidate.strain)
        return Potential(
            rules.seats[seat],
            candidate.strain,
            None if trump == NO_TRUMP else deck.suits[trump],
            deck.in_mask(candidate.discard),
            value,
            self.highest_call(candidate.strain, value.total),
        )

    def highest_call(self, strain: int, total: int) -> Call | None:
        return highest_call(self._calls, strain, total)


def _aims(scoring: SideScoring) -> list[int]:
    """Return what simple players aim at: points, or in a misère to lose tricks."""
    call, players = scoring.terms.call, range(scoring.rules.players)
    if call is None or strain_of(call) != MISERE:
        return [kernel.FOR_POINTS for _ in players]
    return [0 if seat == scoring.terms.declarer else kernel.LEAST for seat in players]


SPARE_CARDS = 3
"""Discards are chosen from this many cards more than must go."""
TRUMP_WORTH, MASTER_WORTH, LENGTH_WORTH = 200, 60, 2
COVER_WORTH = 2
"""How many lower cards in other hands a lower card in your own hand makes up for."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A discard and a strain, with what simple players make of them."""

    strain: int
    discard: int
    promise: float = 0.0


def likely_discards(rules: Ruleset, dealt: Dealt, seat: int, strain: int) -> Iterator[int]:
    """Return discards that a declarer would think of."""
    hand = dealt.hands[seat] | dealt.kitty
    size = dealt.kitty.bit_count()
    worth = _Worth(rules.tables(trump_of(strain)), hand, rules.deck.all_mask)
    wanted = worth.to_duck if strain == MISERE else worth.to_win
    spare = sorted(bits(rules.discardable(hand)), key=wanted)[: size + SPARE_CARDS]
    return map(indices_mask, combinations(spare, size))


class _Worth:
    """Roughly how much a declarer wants to keep a card."""

    def __init__(self, tables: TrickTables, hand: int, deck: int) -> None:
        self._tables = tables
        self._hand = hand
        self._out = deck & ~hand

    def to_win(self, card: int) -> int:
        tables = self._tables
        if tables.power >> card & 1:
            return TRUMP_WORTH + tables.strength[card]
        if not tables.stronger[card] & self._out:
            return MASTER_WORTH
        length = (self._hand & self._suit(card)).bit_count()
        return tables.strength[card] + LENGTH_WORTH * length

    def to_duck(self, card: int) -> int:
        """A card is safe while it stays below others of its suit."""
        tables = self._tables
        if tables.power >> card & 1:
            return -TRUMP_WORTH
        lower = self._suit(card) & ~tables.stronger[card] & ~(1 << card)
        return COVER_WORTH * (lower & self._hand).bit_count() - (lower & self._out).bit_count()

    def _suit(self, card: int) -> int:
        return self._tables.suit_mask[self._tables.suit_of[card]]
