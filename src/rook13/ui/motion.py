"""How fast things move and how long they lie, in milliseconds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Motion:
    """The times of one speed; nothing that moves ever blocks input."""

    deal: int
    """Until the whole hand has been dealt."""
    fly: int
    """A card from its seat to the middle."""
    linger: int
    """How long a finished trick lies before it is swept away."""
    sweep: int
    """A trick from the middle to its winner."""
    bubble: int
    """How long a bid is looked at before the next."""
    guard: int
    """How long controls are inert after the phase has changed."""
    bot_delay: float
    """Seconds before a bot's move is shown, at tables in this program."""
    hand_pause: float
    """Seconds that a finished hand lies open at tables in this program."""

    def still(self) -> Motion:
        """Return the same pace with nothing flying about."""
        return replace(self, deal=0, fly=0, sweep=0)


MOTIONS: Mapping[str, Motion] = {
    "none": Motion(0, 0, 0, 0, 0, 150, 0.0, 0.5),
    "fast": Motion(250, 140, 450, 140, 250, 200, 0.25, 2.0),
    "normal": Motion(500, 240, 1000, 240, 500, 300, 0.7, 4.0),
    "slow": Motion(900, 420, 1900, 420, 900, 400, 1.4, 7.0),
}
INSTANT = Motion(0, 0, 0, 0, 0, 0, 0.0, 0.0)
"""For tests: nothing takes time."""
