"""The chairs around a table, in clockwise order."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair: its place clockwise and the name that notation uses."""

    index: int
    name: str

    def __str__(self) -> str:
        """Return the name that notation uses, such as `A1`."""
        return self.name


TEAM_SEATS = tuple(Seat(index, name) for index, name in enumerate(("A1", "B1", "A2", "B2")))
SOLO_SEATS = tuple(Seat(index, f"P{index + 1}") for index in range(6))
