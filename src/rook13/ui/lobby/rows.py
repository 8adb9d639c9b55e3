"""What the lobby is told about tables and games."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.protocol.messages import PROTOCOL_VERSION


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table on the network; `key` tells it from all others."""

    key: str
    name: str
    game: str
    """The title of the game."""
    seats_free: int
    seats_total: int
    state: str = "open"
    """A word of `table.state.Stage`, or one that a newer version says."""
    rules: str = ""
    """The house rules in short, as far as they are known."""
    is_locked: bool = False
    since: float | None = None
    """When it was first seen, in seconds since 1970."""
    protocol: int = PROTOCOL_VERSION

    @property
    def can_join(self) -> bool:
        """Return whether this program speaks the host's language."""
        return self.protocol == PROTOCOL_VERSION


@dataclass(frozen=True, slots=True)
class ResumableRow:
    """A game that was saved or interrupted."""

    key: str
    title: str
    detail: str = ""
    when: float | None = None
    """When it was begun, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """A finished game that can be reviewed."""

    key: str
    title: str
    detail: str = ""
    when: float | None = None
    """When it ended."""
