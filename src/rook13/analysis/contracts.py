"""What each seat's side could take as declarer: by solving, or by trying out in long hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from rook13 import kernel
from rook13.analysis.findings import Potential
from rook13.analysis.helpers import Helpers, Reporter
from rook13.analysis.ledger import Deal, Ledger
from rook13.analysis.solver import Bounds, DoubleDummy, turns
from rook13.engine.actions import Dealt
from rook13.engine.auction import Bidding, Call
from rook13.engine.cards import bits, indices_mask
from rook13.engine.phases.play import start_play
from rook13.engine.point_game import PointRuleset
from rook13.engine.ruleset import TeamRuleset
from rook13.engine.state import GameState, Playing
from rook13.engine.trick import NO_TRUMP, TrickTables

SPARE_CARDS = 3
"""Out of so many cards more than must go, the discard is chosen."""
TRIALS = 6
SEED = 13
A_TRUMP = 2
"""At most so many discards are solved under one trump, unless more are asked for."""
TRUMP_WORTH, MASTER_WORTH, LENGTH_WORTH = 200, 60, 2


@dataclass(frozen=True, slots=True)
class Candidate:
    """A discard and a trump, with what simple players make of them."""

    trump: int
    discard: int
    promise: float


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
        assert isinstance(state.rules, TeamRuleset)
        self._state = state
        self._rules = state.rules
        self._dealt = dealt
        self._bidding = bidding
        self._report = report
        self.exact = self._rules.hand_size(1) <= helpers.depth.solved_contracts
        """Whether contracts are solved, and not only tried out."""

    def trumps(self) -> list[int]:
        """Return every trump that can be chosen."""
        suits = [suit.index for suit in self._rules.deck.suits]
        return suits if isinstance(self._rules, PointRuleset) else [*suits, NO_TRUMP]

    def best(
        self,
        seat: int,
        trumps: Sequence[int],
        solve: int,
        a_trump: int = A_TRUMP,
        known: Sequence[Candidate] = (),
    ) -> Potential:
        """Return the best of the most promising `solve` candidates, and of those known."""
        found = [c for trump in trumps for c in self._candidates(seat, trump)[:a_trump]]
        found.sort(key=lambda candidate: -candidate.promise)
        if not self.exact:
            best = found[0]
            return self._potential(seat, best, 5 * round(best.promise / 5), exact=False)
        return self._solve_best(seat, [*known, *found[:solve]])

    def _solve_best(self, seat: int, candidates: Sequence[Candidate]) -> Potential:
        best, chosen = Bounds(-1, -1), candidates[0]
        for candidate in candidates:
            total = self.total(seat, candidate.trump, candidate.discard, best.low)
            if total.low > best.low:
                best, chosen = total, candidate
        return self._potential(seat, chosen, best.low, best.exact)

    def total(self, seat: int, trump: int, discard: int, beat: int = -1) -> Bounds:
        """Return what a seat's side takes so; what is not over `beat` is not looked into."""
        ledger, play = self._play(seat, trump, discard)
        solver = DoubleDummy.of(ledger, play)
        effort = self._report.effort
        if beat >= 0 and not solver.reaches(play, beat + ledger.step, effort):
            return Bounds(0, beat)
        guess = beat + ledger.step if beat >= 0 else None
        return solver.value(play, effort, guess)

    def _play(self, seat: int, trump: int, discard: int) -> tuple[Ledger, Playing]:
        """Return the first lead of a contract that might have been."""
        call = self._call(trump)
        hands = list(self._dealt.hands)
        hands[seat] = (hands[seat] | self._dealt.kitty) & ~discard
        bidding = replace(self._bidding, high=call, high_seat=seat)
        state = start_play(self._state, self._dealt, bidding, tuple(hands), discard, trump)
        assert isinstance(state.phase, Playing)
        deal = Deal(seat, call, discard, trump)
        return Ledger(self._rules, deal, self._state.match.totals), state.phase

    def _call(self, trump: int) -> Call:
        """Return some call under which a trump is played."""
        calls = self._rules.auction(self._state.match.number).calls
        if isinstance(self._rules, PointRuleset):
            return calls[0]
        return next(call for call in calls if call.tricks and _suit_index(call) == trump)

    def _candidates(self, seat: int, trump: int) -> list[Candidate]:
        """Return discards under a trump, the one that simple players do best with first."""
        hand = self._dealt.hands[seat] | self._dealt.kitty
        size = self._dealt.kitty.bit_count()
        free = self._rules.discardable(hand)
        worth = _Worth(self._rules.tables(trump), hand, self._rules.deck.all_mask)
        spare = sorted(bits(free), key=worth.of)[: size + SPARE_CARDS]
        found = [
            Candidate(trump, discard, self._promise(seat, trump, discard))
            for discard in map(indices_mask, combinations(spare, size))
        ]
        return sorted(found, key=lambda candidate: -candidate.promise)

    def _promise(self, seat: int, trump: int, discard: int) -> float:
        """Return what simple players take on average."""
        ledger, play = self._play(seat, trump, discard)
        rules = self._rules
        cards = kernel.Cards(rules.tables(trump), rules.deck.points)
        hand = kernel.Hand(cards, turns(play))
        aims = [kernel.FOR_POINTS] * rules.players
        trial = kernel.Trial(hand, ledger.sides, aims, kernel.Dice(SEED))
        hands = list(play.hands)
        gains = [trial.gain(hands, play.turn, ledger.stakes) for _ in range(TRIALS)]
        return ledger.gained(play) + sum(gains) / TRIALS

    def _potential(self, seat: int, candidate: Candidate, total: int, exact: bool) -> Potential:
        rules, deck = self._rules, self._rules.deck
        suit = None if candidate.trump == NO_TRUMP else deck.suits[candidate.trump]
        chair, cards = rules.seats[seat], deck.in_mask(candidate.discard)
        makes = self._highest_call(candidate.trump, total)
        return Potential(chair, suit, cards, total, exact, makes)

    def _highest_call(self, trump: int, total: int) -> Call | None:
        """Return the highest call that a total makes."""
        made = [
            call
            for call in self._rules.auction(self._state.match.number).calls
            if not call.misere and _promised(call) <= total and _fits(call, trump)
        ]
        return made[-1] if made else None


class _Worth:
    """How badly a declarer wants to keep a card, roughly."""

    def __init__(self, tables: TrickTables, hand: int, deck: int) -> None:
        self._tables = tables
        self._hand = hand
        self._out = deck & ~hand

    def of(self, card: int) -> int:
        """Return a number that is low for cards to lay aside."""
        tables = self._tables
        if tables.power >> card & 1:
            return TRUMP_WORTH + tables.strength[card]
        if not tables.stronger[card] & self._out:
            return MASTER_WORTH
        suit = tables.suit_of[card]
        length = (self._hand & tables.suit_mask[suit]).bit_count()
        return tables.strength[card] + LENGTH_WORTH * length


def _suit_index(call: Call) -> int:
    return NO_TRUMP if call.suit is None else call.suit.index


def _promised(call: Call) -> int:
    return call.tricks or call.value


def _fits(call: Call, trump: int) -> bool:
    return not call.tricks or _suit_index(call) == trump
