"""Hard and Expert: decide by looking ahead in worlds that fit what the seat has seen."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.bots.budget import Budget, Meter
from rook13.bots.call_search import CallSearch
from rook13.bots.card_search import Verdict, judge_cards
from rook13.bots.exchange_search import Candidate, best_exchange, best_trump
from rook13.bots.hand_value import quick_trump
from rook13.bots.normal import NormalBot
from rook13.bots.promise_search import best_promise
from rook13.bots.sight import Sight
from rook13.engine.actions import Action, Discard, NameTrump
from rook13.engine.cards import mask_of
from rook13.engine.legal import DiscardChoices
from rook13.engine.ruleset import TrumpSource
from rook13.engine.shuffle import derive_seed
from rook13.engine.trick import NO_TRUMP
from rook13.engine.view import PlayerView

HARD = Budget(4_000, seconds=0.25)
EXPERT = Budget(40_000, seconds=0.85)
SAME = 0.004
"""Cards whose worth differs by less are told apart by the rules of thumb."""
NEEDLESS = 0.015
"""How much better it must be to take a trick that the partner has already won."""
UNDRAWN = 0.03
"""How much better it must be for a declarer to leave opponents the trumps that a sure trick would
draw: playouts defend too kindly once they have the lead, as exact solving shows."""


class SearchBot(NormalBot):
    """Searches within a budget; what it need not search it does by the rules of thumb."""

    solved_tricks = 6
    same = SAME
    usual_budget = HARD

    def __init__(self, seed: bytes, budget: Budget | None = None) -> None:
        self._seed = seed
        self._budget = budget or self.usual_budget
        self._meter = Meter(self._budget)

    def choose(
        self, view: PlayerView, legal: Sequence[Action], budget: Budget | None = None
    ) -> Action:
        """Return one of the legal actions, within this budget or the bot's own."""
        self._meter = Meter(budget or self._budget)
        return super().choose(view, legal)

    def card(self, sight: Sight) -> int:
        """Return the card that does best in the worlds."""
        if len(sight.choices) == 1:
            return sight.choices[0]
        view = sight.view
        verdicts = judge_cards(view, self._meter, self._seed_for(view), self.solved_tricks)
        usual = super().card(sight)
        return settle(sight, verdicts, usual, self.same) if verdicts else usual

    def call(self, view: PlayerView, legal: Sequence[Action]) -> Action:
        """Return the call that wins most matches in trials."""
        return CallSearch(view, self._meter, self._seed_for(view)).choose(legal)

    def promise(self, view: PlayerView, legal: Sequence[Action]) -> Action:
        """Return the number of tricks that scores most in a search."""
        usual = super().promise(view, legal)
        return best_promise(view, legal, usual, self._meter, self._seed_for(view))

    def discard(self, view: PlayerView, legal: DiscardChoices) -> Action:
        """Lay aside what does best in trials, with the trump that goes with it."""
        rules, call = view.rules, view.contract
        hand, seed = mask_of(view.hand), self._seed_for(view)
        usual = super().discard(view, legal)
        if call is not None and call.misere:
            return usual
        assert isinstance(usual, Discard)
        laid = mask_of(usual.cards)
        named = call.suit.index if call is not None and call.suit else NO_TRUMP
        if rules.trump_source is TrumpSource.DECLARER:
            named = quick_trump(rules, hand & ~laid)
        best = best_exchange(view, Candidate(named, laid), legal.size, self._meter, seed)
        return Discard(legal.seat, rules.deck.in_mask(best.laid))

    def trump(self, view: PlayerView, legal: Sequence[Action]) -> Action:
        """Name the trump that does best in trials."""
        usual = super().trump(view, legal)
        assert isinstance(usual, NameTrump)
        if view.rules.trump_source is not TrumpSource.DECLARER:
            return usual
        laid, seed = mask_of(view.discard), self._seed_for(view)
        best = best_trump(view, usual.suit.index, laid, self._meter, seed)
        return NameTrump(usual.seat, view.rules.deck.suits[best])

    def _seed_for(self, view: PlayerView) -> int:
        """Return a number that depends on the seed and the moment alone."""
        played = sum(len(trick.plays) for trick in view.tricks) + len(view.trick)
        moment = (view.number, view.seat, view.phase.value, len(view.calls), played)
        return int.from_bytes(derive_seed(self._seed.hex(), *moment)[:4], "big") >> 2


class HardBot(SearchBot):
    """Looks ahead for a moment."""


class ExpertBot(SearchBot):
    """Looks ahead with everything."""

    usual_budget = EXPERT


def settle(sight: Sight, verdicts: Sequence[Verdict], usual: int, same: float = SAME) -> int:
    """Return the best card; the usual one where it is as good, and no needless overtaking."""
    best = verdicts[0]
    worth = {verdict.card: verdict.worth for verdict in verdicts}
    margin = UNDRAWN if _draws_trumps(sight, usual) else same
    if worth.get(usual, -1.0) >= best.worth - margin:
        return usual
    if _partner_has_trick(sight) and sight.wins_now(best.card):
        under = [v for v in verdicts if not sight.wins_now(v.card)]
        if under and max(v.worth for v in under) >= best.worth - NEEDLESS:
            return max(under, key=lambda verdict: verdict.worth).card
    return best.card


def _draws_trumps(sight: Sight, card: int) -> bool:
    """Return whether a declarer leads a trump that nothing beats while others have some."""
    trumps = sight.tables.power
    leads = sight.winning is None and sight.view.declarer == sight.view.seat
    drawing = bool(trumps >> card & 1 and trumps & sight.unseen)
    return leads and drawing and sight.master(card)


def _partner_has_trick(sight: Sight) -> bool:
    winning = sight.winning
    return winning is not None and sight.is_friend(winning[0]) and sight.holds(winning[1])
