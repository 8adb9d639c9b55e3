"""A stay at a table, as its screen has to know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rook13.net.table_client import TableClient


@dataclass(frozen=True, slots=True)
class Visit:
    """A client at a table with what the screen needs to know about it."""

    client: TableClient
    me: str
    is_solo: bool = False
    code: str | None = None
    addresses: Sequence[str] = field(default_factory=tuple)
