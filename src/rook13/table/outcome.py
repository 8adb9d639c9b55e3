"""What comes back from a table: an answer, facts with their audience, and questions for bots."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.engine.seats import Seat
from rook13.engine.view import PlayerView
from rook13.table.facts import Fact
from rook13.table.refusals import Detail, Refusal


@dataclass(frozen=True, slots=True)
class Accepted:
    """A command was done; `command_id` is None where there was no command, as in joining."""

    command_id: int | None
    revision: int


@dataclass(frozen=True, slots=True)
class Rejected:
    """A command was refused, at this revision of the table."""

    command_id: int | None
    revision: int
    refusal: Refusal
    detail: Detail = None


Answer = Accepted | Rejected


@dataclass(frozen=True, slots=True)
class Announcement:
    """A fact for these keys, or for everybody who was let in."""

    fact: Fact
    audience: frozenset[str] | None


@dataclass(frozen=True, slots=True)
class BotTicket:
    """Which move a bot is asked for; an answer to any other is ignored."""

    game_revision: int
    seat: str
    level: str


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A question for whoever runs the bots; the answer goes to `Table.bot_moved`."""

    ticket: BotTicket
    seat: Seat
    level: str
    view: PlayerView


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a call of the table brought about; `changed` says whether to send everybody an update.

    `removed` are keys of people who were at the table, or its door, and are no longer.
    """

    answer: Answer | None = None
    revision: int = 0
    changed: bool = False
    announcements: tuple[Announcement, ...] = ()
    bot_requests: tuple[BotRequest, ...] = ()
    removed: tuple[str, ...] = ()

    def facts_for(self, key: str) -> tuple[Fact, ...]:
        """Return what a person who was let in may learn."""
        return tuple(
            told.fact
            for told in self.announcements
            if told.audience is None or key in told.audience
        )
