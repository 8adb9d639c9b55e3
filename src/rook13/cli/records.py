"""Records of games: reading them from files, and the names in them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rook13.cli.problems import CommandError
from rook13.cli.terminal import printable
from rook13.engine.record import MOST_BYTES, Record, RecordError, load_record
from rook13.engine.rules import RULESETS
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import derive_seed
from rook13.wording.refusals import record_text

STANDARD_INPUT = "-"
BOT_PREFIX = "Bot "
"""How the names of bots start in a record, so that a resumed game knows who is who."""
BOT_NAMES = ("Wren", "Finch", "Robin", "Lark", "Swift", "Jay")
"""One more than can be needed, because one of them may be your name."""


def read_record(name: str) -> Record:
    """Read a record from a file, or from standard input."""
    # One byte more than there may be is enough to see that it is too large.
    most = MOST_BYTES + 1
    try:
        if name == STANDARD_INPUT:
            return load_record(getattr(sys.stdin, "buffer", sys.stdin).read(most))
        with Path(name).open("rb") as file:
            return load_record(file.read(most))
    except (OSError, ValueError) as error:
        raise CommandError(f"Can't read {name}: {why_not(error)}.") from None
    except RecordError as error:
        raise CommandError(str(record_text(error))) from None


def why_not(error: OSError | ValueError) -> str:
    """Return why a file can't be read or written."""
    why = error.strerror if isinstance(error, OSError) else None
    return why or "not a valid file name"


@contextmanager
def replaying(record: Record) -> Iterator[None]:
    """Say what is wrong with a record that could be read but can't be replayed in this block."""
    try:
        yield
    except RecordError as error:
        known = [ruleset for ruleset in RULESETS if ruleset.id == record.game]
        raise CommandError(str(record_text(error, known[0] if known else None))) from None


def seat_names(rules: Ruleset, you: Seat, name: str) -> tuple[str, ...]:
    """Return the names for a record: yours at your seat and bots around you."""
    bots = iter(bot for bot in BOT_NAMES if bot != name)
    return tuple(name if seat == you else f"{BOT_PREFIX}{next(bots)}" for seat in rules.seats)


def display_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return names as a table shows them, and nothing a terminal could take for a command."""
    return tuple(printable(name.removeprefix(BOT_PREFIX)) for name in names)


def seated_names(rules: Ruleset, names: Sequence[str]) -> tuple[str, ...]:
    """Return names with their seats, so that two of the same name can be told apart."""
    pairs = zip(rules.seats, names, strict=True)
    return tuple(f"{printable(name)} ({seat})" for seat, name in pairs)


def human_seat(rules: Ruleset, names: Sequence[str]) -> Seat:
    """Return the first seat whose name is not that of a bot, or the first of all."""
    people = [
        seat
        for seat, name in zip(rules.seats, names, strict=True)
        if not name.startswith(BOT_PREFIX)
    ]
    return people[0] if people else rules.seats[0]


def drawn_dealer(rules: Ruleset, seed: bytes) -> Seat:
    """Draw the first dealer from a seed."""
    number = int.from_bytes(derive_seed(seed.hex(), "dealer"), "big")
    return rules.seats[number % rules.players]
