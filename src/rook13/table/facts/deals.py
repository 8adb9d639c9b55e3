"""Facts about fair deals: secret, commitment, shares, reveal and dispute."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from msgspec import Meta

from rook13.table.facts.base import Fact, HiddenFact
from rook13.table.fair_deal import DealProblem, commitment_to
from rook13.table.limits import MOST_SEATS, HandNumber, Hex32, SeatName
from rook13.table.people import Person
from rook13.table.state import FairDeal, TableState


@dataclass(frozen=True, slots=True)
class DealCommitted(Fact):
    """The table has a secret for the next deal, with this SHA-256, and waits for shares."""

    deal: HandNumber
    commitment: Hex32


@dataclass(frozen=True, slots=True)
class SecretDrawn(HiddenFact):
    """The table's secret for the next deal."""

    deal: int
    secret: str

    def happen(self, state: TableState) -> tuple[TableState, tuple[Fact, ...]]:
        """Prepare the deal, and announce the commitment only."""
        after = replace(state, deal=FairDeal(self.deal, self.secret), deals=self.deal)
        return after, (DealCommitted(self.deal, commitment_to(self.secret)),)


@dataclass(frozen=True, slots=True)
class ShareGiven(HiddenFact):
    """A player's share of the next deal's seed."""

    seat: str
    share: str

    def apply(self, state: TableState) -> TableState:
        """Add it."""
        assert state.deal is not None
        shares = {**state.deal.shares, self.seat: self.share}
        return replace(state, deal=replace(state.deal, shares=shares))


@dataclass(frozen=True, slots=True)
class SharesClosed(HiddenFact):
    """The seed of the next deal is fixed."""

    def apply(self, state: TableState) -> TableState:
        """Allow the dealer to deal."""
        assert state.deal is not None
        return replace(state, deal=replace(state.deal, closed=True))


@dataclass(frozen=True, slots=True)
class DealRevealed(Fact):
    """A deal that is over, with all that made its seed; shares are in the order of the seats."""

    deal: HandNumber
    secret: Hex32
    shares: Annotated[tuple[tuple[SeatName, Hex32], ...], Meta(max_length=MOST_SEATS)]
    seed: Hex32

    def apply(self, state: TableState) -> TableState:
        """Forget the secret: it is none any more."""
        rest = tuple(deal for deal in state.hidden_deals if deal.number != self.deal)
        return replace(state, hidden_deals=rest)


@dataclass(frozen=True, slots=True)
class DealDisputed(Fact):
    """Somebody's program found that a deal was not what was promised."""

    person: Person
    deal: HandNumber
    problem: DealProblem

    def apply(self, state: TableState) -> TableState:
        """Note it, so that nobody says it twice."""
        return replace(state, disputes=state.disputes | {(self.person.key, self.deal)})
