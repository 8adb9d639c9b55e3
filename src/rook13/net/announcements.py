"""What the network is told about the tables of a host: whatever has changed, and only that."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from rook13.net.ads import TableAd
from rook13.net.lobby import ad
from rook13.table.state import TableState


class Announcer(Protocol):
    """Says on the network which tables are here."""

    def advertise(self, ad: TableAd) -> None:
        """Announce a table, or what has changed about it."""

    def withdraw(self, table_id: str) -> None:
        """Say good-bye for a table."""


class Announcements:
    """Passes news of listed tables on to whoever announces them, if anybody does."""

    def __init__(self) -> None:
        self._announcer: Announcer | None = None
        self._told: dict[str, TableAd] = {}

    def begin(self, announcer: Announcer | None, tables: Iterable[TableState]) -> None:
        """Announce these tables, and from now on what becomes of them."""
        self._announcer = announcer
        self._told.clear()
        for state in tables:
            self.tell(state)

    def tell(self, state: TableState) -> None:
        """Announce a table if something about it has changed."""
        if self._announcer is None or state.config.private:
            return
        wanted = ad(state)
        if self._told.get(state.table_id) != wanted:
            self._told[state.table_id] = wanted
            self._announcer.advertise(wanted)

    def withdraw(self, table_id: str) -> None:
        """Say good-bye for a table."""
        if self._told.pop(table_id, None) is not None and self._announcer is not None:
            self._announcer.withdraw(table_id)
