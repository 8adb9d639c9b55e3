"""Who sits where: names for the table, names for the record, and the first dealer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import derive_seed

BOT_PREFIX = "Bot "
"""How the names of bots start in a record, so that a resumed game knows who is who."""
BOT_NAMES = ("Wren", "Finch", "Robin", "Lark", "Swift", "Jay")
"""One more than can be needed, because one of them may be your name."""


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


def printable(text: str) -> str:
    """Replace what a terminal could take for a command."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in text)
