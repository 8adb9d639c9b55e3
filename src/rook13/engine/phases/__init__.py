"""One module for each phase: what is legal, why something is not, and what an action does.

Nothing in here knows a particular game: differences are asked of the ruleset.
"""

from rook13.engine.events import Event
from rook13.engine.state import GameState

Step = tuple[GameState, tuple[Event, ...]]
"""What performing an action returns."""
