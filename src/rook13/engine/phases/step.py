"""What performing an action returns."""

from __future__ import annotations

from rook13.engine.events import Event
from rook13.engine.state import GameState

Step = tuple[GameState, tuple[Event, ...]]
