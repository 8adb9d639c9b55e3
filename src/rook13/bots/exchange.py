"""Choosing what to discard and which suit to name, by looking ahead.

Playouts compare many exchanges at a glance. The best few are then searched in the same possible
worlds, and the best two once more in fresh ones: the best of many estimates is partly so by luck.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from rook13.bots.beliefs import believed_worlds
from rook13.bots.hand_value import discard_order
from rook13.bots.payoff import match_of, match_prize
from rook13.bots.search_setup import Meter, aims, kernel_cards, run, sides_for, turns
from rook13.bots.trials import Candidate, Trials, trumps_to_try
from rook13.bots.worlds import Draw, World
from rook13.engine.cards import indices_mask, mask_of
from rook13.engine.ruleset import Contract
from rook13.engine.view import PlayerView
from rook13.kernel import Hand, Rng, Search

FIRST_WORLDS = 10
FINALISTS = 4
SEARCHED_WORLDS = 400
FEWEST_ITERATIONS = 5000
"""With fewer there is not enough for each finalist, and playouts alone decide better."""
ITERATIONS_A_TRIAL = 3
SHARE_OF_TRIALS = 0.3
OUT_OF_TIME = -1.0
"""Stands for the worth of an exchange whose search came to no end."""


class ExchangeSearch:
    """Compares exchanges for the declarer of a view."""

    def __init__(
        self, view: PlayerView, meter: Meter, seed: int, draw: Draw = believed_worlds
    ) -> None:
        assert view.seat is not None
        assert view.contract is not None
        self._view = view
        self._rules = view.rules
        self._me = view.seat.index
        self._side = view.rules.side_of[self._me]
        self._contract = Contract(self._me, view.contract)
        self._match = match_of(view)
        self._meter = meter
        self._seed = seed
        self._draw = draw

    def best_exchange(self, usual: Candidate, size: int) -> Candidate:
        """Return the best trump and discard."""
        found = [usual]
        for trump in trumps_to_try(self._view, usual.trump):
            for laid in self._discards(trump, size):
                if not any(each.trump == trump and each.laid == laid for each in found):
                    found.append(Candidate(trump, laid))
        return self._best(found)

    def best_trump(self, usual: int, laid: int) -> int:
        """Return the trump to name with these cards discarded."""
        trumps = [usual, *(t for t in trumps_to_try(self._view, usual) if t != usual)]
        return self._best([Candidate(trump, laid) for trump in trumps]).trump

    def _discards(self, trump: int, size: int) -> Iterable[int]:
        """Return discards that make voids, and others that keep suits or bury counters."""
        rules, hand = self._rules, mask_of(self._view.hand)
        tables, order = rules.tables(trump), discard_order(rules, trump, hand)
        free = indices_mask(order)
        points = rules.deck.points
        counters = sorted(order, key=lambda card: -points[card])
        poor = sorted(order, key=lambda card: points[card] > 0)
        suits = [free & mask & ~tables.power for mask in tables.suit_mask]
        short = [suit for suit in suits if suit and suit.bit_count() <= size]
        for count in range(min(len(short), size) + 1):
            for chosen in combinations(short, count):
                void = sum(chosen)
                if void.bit_count() <= size:
                    for ranked in (order, poor, counters):
                        yield self._filled(void, ranked, size)
        first = order[:size]
        for place in range(size):
            for instead in order[size : size + 3]:
                yield indices_mask(first[:place] + first[place + 1 :] + [instead])

    @staticmethod
    def _filled(laid: int, order: Sequence[int], size: int) -> int:
        """Add cards in this order until there are enough."""
        for card in order:
            if laid.bit_count() == size:
                break
            laid |= 1 << card
        return laid

    def _best(self, candidates: list[Candidate]) -> Candidate:
        """Return the best candidate; the first one, the usual, is searched in any case."""
        if len(candidates) == 1:
            return candidates[0]
        tried = int(self._meter.left * SHARE_OF_TRIALS)
        finalists = self._try_out(candidates, self._meter.share(tried))
        self._meter.take(tried)
        if candidates[0] not in finalists:
            finalists.append(candidates[0])
        each = self._meter.left // (len(finalists) + 2)
        worlds = self._draw(self._view, self._seed + 1, SEARCHED_WORLDS)
        worths = [self._searched(candidate, worlds, each) for candidate in finalists]
        best = sorted(range(len(finalists)), key=lambda place: -worths[place])[:2]
        fresh = self._draw(self._view, self._seed + 2, SEARCHED_WORLDS)
        again = [self._searched(finalists[place], fresh, each) for place in best]
        if OUT_OF_TIME not in again:
            for place, worth in zip(best, again, strict=True):
                worths[place] += worth
        return finalists[max(best, key=lambda place: worths[place])]

    def _try_out(self, candidates: list[Candidate], meter: Meter) -> list[Candidate]:
        """Return the finalists by playouts, of which better candidates get more."""
        trials = Trials(self._rules, self._match, self._seed)
        call = self._contract.call
        assert call is not None
        left, count = list(candidates), FIRST_WORLDS
        while len(left) > FINALISTS and meter.take(count * len(left) * ITERATIONS_A_TRIAL):
            for world in self._draw(self._view, self._seed + count, count):
                for each in left:
                    results = trials.play(world, self._me, each.trump, each.laid, 1)
                    each.chances += trials.chance(results, self._me, call, self._side)
            left.sort(key=lambda candidate: -candidate.worth)
            left = left[: max(FINALISTS, (len(left) + 1) // 2)]
            count *= 2
        return left[:FINALISTS]

    def _searched(self, candidate: Candidate, worlds: list[World], iterations: int) -> float:
        """Return the chance to win the match that the second half of a search comes to."""
        rules, me = self._rules, self._me
        aside = rules.deck.points_in(candidate.laid)
        prize = match_prize(rules, self._match, self._contract, self._side, aside)
        objective = prize.objective()
        cards, around = kernel_cards(rules, candidate.trump), turns(rules)
        search = Search(
            cards,
            sides_for(rules, me),
            objective.stakes,
            objective.payoff,
            False,
            iterations + 2,
            aims(rules, self._contract),
            objective.tie,
        )
        search.exploration = 0.4
        hands = []
        for world in worlds:
            held = list(world.hands)
            held[me] = (held[me] | world.aside) & ~candidate.laid
            hands.append(held)
        root, rng = Hand(cards, around), Rng(self._seed)
        root.start(hands[0], rules.first_leader(self._match.dealer, me))
        half = iterations // 2
        run(search, root, hands, self._meter.share(half), rng)
        before = search.earned_by(me, 1)
        done = run(search, root, hands, self._meter.share(half), rng)
        self._meter.take(2 * half)
        if not done or done < half:
            return OUT_OF_TIME
        return objective.value((search.earned_by(me, 1) - before) / half)
