"""Somebody at a table, as the table's runner sees them: a connection, or a window right here."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

from rook13.table.facts import Fact
from rook13.table.outcome import Answer
from rook13.table.people import Person
from rook13.table.snapshot import TableView


class LeftReason(Enum):
    """Why somebody is not at a table any more."""

    LEFT = "left"
    KICKED = "kicked"
    BANNED = "banned"
    DECLINED = "declined"
    CLOSED = "closed"


class Member(Protocol):
    """Where news for one person go."""

    @property
    def person(self) -> Person:
        """Return who it is."""

    def joined(self, view: TableView) -> None:
        """They are at the table now."""

    def updated(self, view: TableView, facts: Sequence[Fact]) -> None:
        """Something has changed."""

    def answered(self, answer: Answer) -> None:
        """Their command was done or refused."""

    def recorded(self, text: str, part: int) -> None:
        """Here is the record that they asked for, or nothing; they want this part of it."""

    def left(self, reason: LeftReason) -> None:
        """They are not at the table any more."""
