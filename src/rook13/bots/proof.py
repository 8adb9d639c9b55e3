"""What a seat can prove about others in free play."""

from __future__ import annotations

from rook13.bots.worlds import denied_by, plays_seen, tables_of
from rook13.engine.view import PlayerView


def proves_renege(view: PlayerView) -> bool:
    """Return whether an opponent has shown a card that they denied before."""
    assert view.seat is not None
    side_of, tables = view.rules.side_of, tables_of(view)
    denied = [0] * view.rules.players
    for play in plays_seen(view):
        foe = side_of[play.seat] != side_of[view.seat.index]
        if foe and denied[play.seat] >> play.card & 1:
            return True
        denied[play.seat] |= denied_by(tables, play)
    return False
