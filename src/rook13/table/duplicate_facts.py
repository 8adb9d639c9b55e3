"""What happens at a table that belongs to a duplicate session."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rook13.table.duplicate import Duplicate, Seeds, TableResults, Tables
from rook13.table.facts import Fact, HiddenFact
from rook13.table.state import FairDeal, TableState


@dataclass(frozen=True, slots=True)
class DuplicateJoined(HiddenFact):
    """The table belongs to a session: the seeds of its boards, and which of its tables this is."""

    seeds: tuple[str, ...]
    place: int
    count: int
    past: tuple[TableResults, ...] = ()

    def apply(self, state: TableState) -> TableState:
        return replace(state, duplicate=Duplicate(self.seeds, self.place, self.count, self.past))


@dataclass(frozen=True, slots=True)
class BoardPrepared(HiddenFact):
    """The seed of the next deal, which nobody has a share in."""

    deal: int
    seed: str

    def apply(self, state: TableState) -> TableState:
        deal = FairDeal(self.deal, self.seed, closed=True, is_board=True)
        return replace(state, deal=deal, deals=self.deal)


@dataclass(frozen=True, slots=True)
class BoardsCompared(Fact):
    """What the tables have made of the boards that this one has finished.

    With the seeds of all boards the session is over, and the results are complete.
    """

    tables: Tables
    seeds: Seeds = ()

    @property
    def is_public(self) -> bool:
        """Keep it out of the log: only the latest is of interest, and whole views have that."""
        return False

    def apply(self, state: TableState) -> TableState:
        assert state.duplicate is not None
        duplicate = replace(state.duplicate, tables=self.tables, is_over=bool(self.seeds))
        return replace(state, duplicate=duplicate)
