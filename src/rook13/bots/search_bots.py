"""Bots that look ahead in possible worlds: Hard and Expert."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.bots.beliefs import believed_worlds, learned_players
from rook13.bots.bid_search import CallSearch
from rook13.bots.calibration import tuning
from rook13.bots.card_search import (
    Solve,
    Verdict,
    judge_cards,
    solve_early,
    solve_last_tricks,
)
from rook13.bots.exchange import FEWEST_ITERATIONS, ExchangeSearch
from rook13.bots.hand_value import quick_trump
from rook13.bots.heuristic_bidding import choose_trick_count
from rook13.bots.heuristic_bots import NormalBot
from rook13.bots.heuristic_play import PlayContext
from rook13.bots.learned_bidding import choose_learned_call, model_of
from rook13.bots.promise_search import best_promise
from rook13.bots.search_setup import (
    Budget,
    Meter,
    OpponentModel,
    no_model,
    usual_budget,
)
from rook13.bots.trials import Candidate, best_exchange, best_trump
from rook13.bots.worlds import Draw, plain_worlds
from rook13.engine.actions import Action, Discard, NameTrump
from rook13.engine.cards import mask_of
from rook13.engine.legal import DiscardChoices
from rook13.engine.ruleset import TrumpSource
from rook13.engine.shuffle import derive_seed
from rook13.engine.trick import NO_TRUMP
from rook13.engine.view import PlayerView


class HardBot(NormalBot):
    """Searches for a moment within a budget, and falls back on the rules of thumb."""

    level = "hard"
    draw: Draw = staticmethod(plain_worlds)
    solve: Solve = staticmethod(solve_last_tricks)
    opponents: OpponentModel = staticmethod(no_model)
    once_a_hand = 1
    """How many times the iterations of a card an exchange or a promise gets."""
    _meter: Meter

    def __init__(self, seed: bytes, budget: Budget | None = None) -> None:
        self._seed = seed
        self._budget = budget

    def choose(self, view: PlayerView, budget: Budget | None = None) -> Action:
        budget = budget or self._budget or usual_budget(self.level, view.rules.id)
        self._meter = Meter(budget)
        return super().choose(view)

    def card(self, context: PlayContext) -> int:
        if len(context.choices) == 1:
            return context.choices[0]
        view = context.view
        seed = self._seed_for(view)
        verdicts = judge_cards(
            view, self._meter, seed, draw=self.draw, solve=self.solve, opponents=self.opponents
        )
        usual = super().card(context)
        return settle(context, verdicts, usual) if verdicts else usual

    def call(self, view: PlayerView) -> Action:
        return CallSearch(view, self._meter, self._seed_for(view)).choose()

    def promise(self, view: PlayerView) -> Action:
        # Not what Normal promises: that is as much as Normal can keep, and too low to look around.
        usual = choose_trick_count(view)
        meter = self._meter.times(self.once_a_hand)
        seed = self._seed_for(view)
        return best_promise(view, usual, meter, seed, self.draw, self.opponents)

    def discard(self, view: PlayerView, legal: DiscardChoices) -> Action:
        rules, call = view.rules, view.contract
        hand = mask_of(view.hand)
        usual = super().discard(view, legal)
        if call is not None and call.misere:
            return usual
        assert isinstance(usual, Discard)
        laid = mask_of(usual.cards)
        named = call.suit.index if call is not None and call.suit else NO_TRUMP
        if rules.trump_source is TrumpSource.DECLARER:
            named = quick_trump(rules, hand & ~laid)
        best = self.exchange(view, Candidate(named, laid), legal.size)
        return Discard(legal.seat, rules.deck.in_mask(best.laid))

    def trump(self, view: PlayerView) -> Action:
        usual = super().trump(view)
        assert isinstance(usual, NameTrump)
        if view.rules.trump_source is not TrumpSource.DECLARER:
            return usual
        best = self.trump_suit(view, usual.suit.index, mask_of(view.discard))
        return NameTrump(usual.seat, view.rules.deck.suits[best])

    def exchange(self, view: PlayerView, usual: Candidate, size: int) -> Candidate:
        """Return the best trump and discard."""
        return best_exchange(view, usual, size, self._meter, self._seed_for(view))

    def trump_suit(self, view: PlayerView, usual: int, laid: int) -> int:
        """Return the best trump with these cards discarded."""
        return best_trump(view, usual, laid, self._meter, self._seed_for(view))

    def _seed_for(self, view: PlayerView) -> int:
        """Return a number that depends on the seed and the moment alone."""
        played = sum(len(trick.plays) for trick in view.tricks) + len(view.trick)
        moment = (view.number, view.seat, view.phase.value, len(view.calls), played)
        return int.from_bytes(derive_seed(self._seed.hex(), *moment)[:4], "big") >> 2


class ExpertBot(HardBot):
    """Searches for as long as players are happy to wait, with what was learned of the games.

    It bids as far as was learned, searches its exchange, and hears what calls and plays say.
    """

    level = "expert"
    draw = staticmethod(believed_worlds)
    solve = staticmethod(solve_early)
    opponents: OpponentModel = staticmethod(learned_players)
    once_a_hand = 3

    def call(self, view: PlayerView) -> Action:
        model = model_of(view.rules)
        return choose_learned_call(view, model) if model else super().call(view)

    def exchange(self, view: PlayerView, usual: Candidate, size: int) -> Candidate:
        if self._meter.left < FEWEST_ITERATIONS:
            return super().exchange(view, usual, size)
        return self._exchange(view).best_exchange(usual, size)

    def trump_suit(self, view: PlayerView, usual: int, laid: int) -> int:
        if self._meter.left < FEWEST_ITERATIONS:
            return super().trump_suit(view, usual, laid)
        return self._exchange(view).best_trump(usual, laid)

    def _exchange(self, view: PlayerView) -> ExchangeSearch:
        meter = self._meter.times(self.once_a_hand)
        return ExchangeSearch(view, meter, self._seed_for(view), self.draw)


def settle(context: PlayContext, verdicts: Sequence[Verdict], usual: int) -> int:
    """Return the best card; the usual one where it is as good, and no needless overtaking."""
    best = verdicts[0]
    worth = {verdict.card: verdict.worth for verdict in verdicts}
    margin = tuning().undrawn if _draws_trumps(context, usual) else tuning().same
    if worth.get(usual, -1.0) >= best.worth - margin:
        return usual
    if _partner_has_trick(context) and context.wins_now(best.card):
        under = [v for v in verdicts if not context.wins_now(v.card)]
        if under and max(v.worth for v in under) >= best.worth - tuning().needless:
            return max(under, key=lambda verdict: verdict.worth).card
    return best.card


def _draws_trumps(context: PlayContext, card: int) -> bool:
    """Return whether a declarer leads a trump that nothing beats while others have some."""
    trumps = context.tables.power
    leads = context.winning is None and context.view.declarer == context.view.seat
    drawing = bool(trumps >> card & 1 and trumps & context.unseen)
    return leads and drawing and context.master(card)


def _partner_has_trick(context: PlayContext) -> bool:
    winning = context.winning
    return winning is not None and context.is_friend(winning[0]) and context.holds(winning[1])
