"""What a fact is: something that happened, how it changes the table, and who may learn of it."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.table.state import TableState


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened at the table, for everybody's ears unless a class says otherwise."""

    @property
    def is_public(self) -> bool:
        """Return whether it belongs in the table's log."""
        return True

    def audience(self, state: TableState) -> frozenset[str] | None:
        """Return the keys of those who may learn of it, or None for everybody let in."""
        return None

    def apply(self, state: TableState) -> TableState:
        """Return the table after it."""
        return state

    def happen(self, state: TableState) -> tuple[TableState, tuple[Fact, ...]]:
        """Return the table after it, and what is announced."""
        return self.apply(state), (self,)


@dataclass(frozen=True, slots=True)
class HiddenFact(Fact):
    """Something that the journal keeps and nobody is told."""

    def happen(self, state: TableState) -> tuple[TableState, tuple[Fact, ...]]:
        """Return the table after it, and no announcement."""
        return self.apply(state), ()


@dataclass(frozen=True, slots=True)
class DoorFact(Fact):
    """Something between the host and a person who wants to come in."""

    @property
    def is_public(self) -> bool:
        """Keep it out of the log."""
        return False
