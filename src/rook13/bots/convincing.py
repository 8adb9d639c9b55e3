"""Worlds in which the declarer holds what such a bid is made on.

Single cards weighed by the auction (`evidence`) do not show it in full: a bid says most about the
hand as a whole. So many worlds are drawn, and those kept in which the declarer is strongest.
"""

from __future__ import annotations

from rook13.bots.estimate import expected_tricks
from rook13.bots.worlds import World, Worlds, plays_seen, tables_of
from rook13.engine.view import PlayerView

SHARES = ((0.1, 0.05), (0.33, 0.08), (0.65, 0.2), (1.0, 0.4))
"""How many of the worlds are kept until so much of the hand is played: cards that lie on the table
tell the same, and leave less to be told. Fitted to how often bids were set in games of Hard."""
DRAWN_FOR_EACH = 3
FEWEST = 12


def convincing_worlds(view: PlayerView, seed: int, count: int) -> list[World]:
    """Return up to so many worlds; whoever declares, or plays alone, knows enough already."""
    worlds, declarer = Worlds(view, seed), view.declarer
    plain = declarer is None or declarer == view.seat or view.contract is None
    if plain or declarer is None or (view.contract is not None and view.contract.misere):
        return worlds.draw_many(count)
    tables, seat = tables_of(view), declarer.index
    played = sum(1 << play.card for play in plays_seen(view) if play.seat == seat)

    def strength(world: World) -> float:
        return expected_tricks(tables, world.hands[seat] | played)

    drawn = sorted(worlds.draw_many(count * DRAWN_FOR_EACH), key=strength, reverse=True)
    return drawn[: max(FEWEST, round(len(drawn) * _share(view)))]


def _share(view: PlayerView) -> float:
    done = len(view.tricks) / view.rules.hand_size(view.number)
    return next(share for until, share in SHARES if done <= until)
