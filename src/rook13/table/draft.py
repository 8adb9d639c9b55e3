"""A change in the making: facts are put in one by one, and nothing counts until it is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rook13.table.facts import Fact
from rook13.table.outcome import Announcement
from rook13.table.state import TableState

Entropy = Callable[[int], bytes]
"""Returns so many bytes that nobody can foretell."""


class Draft:
    """The table as it would be at the next revision."""

    def __init__(self, state: TableState, now: float, entropy: Entropy) -> None:
        self.state = replace(state, revision=state.revision + 1)
        self.now = now
        self.entropy = entropy
        self.facts: list[Fact] = []
        self.announcements: list[Announcement] = []

    def put(self, fact: Fact) -> None:
        """Let something happen."""
        self.state, told = fact.happen(self.state)
        self.facts.append(fact)
        self.announcements += [Announcement(one, one.audience(self.state)) for one in told]

    def below(self, limit: int) -> int:
        """Return an even-handed random number below `limit`, which is at most 256."""
        fair = 256 - 256 % limit
        while True:
            drawn = self.entropy(1)[0]
            if drawn < fair:
                return drawn % limit
