"""Who can play in the arena: the levels, and two that nobody meets at a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rook13.bots.card_search import Ending, prize_of, search_cards
from rook13.bots.heuristic_bots import NormalBot
from rook13.bots.heuristic_play import PlayContext
from rook13.bots.levels import LEVELS, Bot, steady
from rook13.bots.payoff import for_match, match_of, plays_alone
from rook13.bots.search_bots import ExpertBot
from rook13.bots.search_setup import Budget, Meter, contract_of, usual_budget
from rook13.bots.worlds import World
from rook13.engine.actions import Action, Play
from rook13.engine.redaction import view_for
from rook13.engine.seats import Seat
from rook13.engine.state import GameState, Playing
from rook13.engine.view import PlayerView


class CardsOnlyBot(ExpertBot):
    """Calls, discards and names trump by the rules of thumb, and plays its cards as Expert."""

    def __init__(self, seed: bytes, iterations: int | None) -> None:
        super().__init__(seed, None if iterations is None else Budget(iterations))

    def choose(self, view: PlayerView, budget: Budget | None = None) -> Action:
        usual = usual_budget(self.level, view.rules.id).iterations
        return super().choose(view, budget or self._budget or Budget(usual))

    call = NormalBot.call
    promise = NormalBot.promise
    discard = NormalBot.discard
    trump = NormalBot.trump


ORACLE_TRICKS = 9
ORACLE_BUDGET = Budget(20_000)
ORACLE_SLOTS = 1 << 18


class Oracle:
    """Sees all hands: the upper bound in the arena, never a player at a table."""

    def __init__(self) -> None:
        self._rules_of_thumb = NormalBot()

    def choose_in(self, state: GameState, seat: Seat) -> Action:
        view = view_for(state, seat)
        usual = self._rules_of_thumb.choose(view)
        if not isinstance(state.phase, Playing) or not isinstance(usual, Play):
            return usual
        context = PlayContext.of(view)
        if len(context.choices) == 1:
            return usual
        best = self._best(state.phase, context)
        if best.get(usual.card.index, -1.0) >= max(best.values()):
            return usual
        card = max(best, key=lambda card: best[card])
        return next(a for a in view.legal if isinstance(a, Play) and a.card.index == card)

    def _best(self, phase: Playing, context: PlayContext) -> dict[int, float]:
        view, world = context.view, World(phase.hands, phase.setup.discard)
        if plays_alone(view.rules):
            bids, side = contract_of(view).bids, view.rules.side_of[context.me]
            objective = for_match(view.rules, match_of(view), bids, side)
        else:
            prize = prize_of(view, [world])
            if len(view.hand) <= ORACLE_TRICKS and Ending.fits(prize):
                solved = Ending(view, prize, ORACLE_SLOTS).judge([world], Meter(ORACLE_BUDGET))
                if solved:
                    return {verdict.card: verdict.worth for verdict in solved}
            objective = prize.for_cards
        verdicts = search_cards(view, [world], objective, Meter(ORACLE_BUDGET), 1)
        most = max(verdict.visits for verdict in verdicts)
        return {v.card: v.worth for v in verdicts if v.visits * 2 >= most}


ORACLE, CARDS_ONLY = "oracle", "expert-cards"
CONTESTANTS: dict[str, Callable[[bytes, int | None], Bot | Oracle]] = {
    **{level: partial(steady, level) for level in LEVELS},
    CARDS_ONLY: CardsOnlyBot,
    ORACLE: lambda _seed, _iterations: Oracle(),
}
"""By name what makes a bot from a seed and a number of iterations a decision, None for the usual.

`tools/past_levels.py` adds the levels of past versions.
"""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A level, with a number of iterations a decision if it differs from the usual one."""

    level: str
    iterations: int | None = None

    def __str__(self) -> str:
        return self.level if self.iterations is None else f"{self.level}:{self.iterations}"

    def bot(self, seed: bytes) -> Bot | Oracle:
        """Return a bot that chooses the same on any machine."""
        return CONTESTANTS[self.level](seed, self.iterations)
