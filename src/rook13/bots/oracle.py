"""A cheat who sees all hands: the upper bound in the arena, never a player at a table.

It bids by the rules of thumb and plays its cards double-dummy.
"""

from __future__ import annotations

from rook13.bots.budget import Budget, Meter
from rook13.bots.card_search import Verdict, prize_of, search_cards
from rook13.bots.ending import Ending
from rook13.bots.normal import NormalBot
from rook13.bots.payoff import plays_alone
from rook13.bots.sight import Sight
from rook13.bots.worlds import World
from rook13.engine.actions import Action, Play
from rook13.engine.seats import Seat
from rook13.engine.state import GameState, Playing
from rook13.engine.view import view_for

SOLVED_TRICKS = 9
LOOK = Budget(20_000)
SLOTS = 1 << 18


class Oracle:
    """Knows where every card lies."""

    def __init__(self) -> None:
        self._rules_of_thumb = NormalBot()

    def choose(self, state: GameState, seat: Seat) -> Action:
        """Return a legal action, chosen with all cards in sight."""
        view = view_for(state, seat)
        usual = self._rules_of_thumb.choose(view, view.legal)
        if not isinstance(state.phase, Playing) or not isinstance(usual, Play):
            return usual
        sight = Sight.of(view)
        if len(sight.choices) == 1:
            return usual
        best = self._best(state.phase, sight)
        if best.get(usual.card.index, -1.0) >= max(best.values()):
            return usual
        card = max(best, key=lambda card: best[card])
        return next(a for a in view.legal if isinstance(a, Play) and a.card.index == card)

    def _best(self, phase: Playing, sight: Sight) -> dict[int, float]:
        view = sight.view
        world = World(phase.hands, phase.setup.discard)
        alone = plays_alone(view.rules)
        prize = None if alone else prize_of(view, [world])
        if prize is not None and len(view.hand) <= SOLVED_TRICKS and Ending.fits(prize):
            solved = Ending(view, prize, SLOTS).judge([list(world.hands)], Meter(LOOK))
            if solved:
                return {card: worth for card, worth, _ in solved}
        verdicts: list[Verdict] = search_cards(view, [world], prize, Meter(LOOK), 1)
        most = max(verdict.visits for verdict in verdicts)
        return {v.card: v.worth for v in verdicts if v.visits * 2 >= most}
