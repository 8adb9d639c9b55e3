"""What every command is made of; cheap to load, because the window waits for it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

BAD_ARGUMENTS = 2
FAILED = 1


class CommandError(Exception):
    """Something the person at the keyboard can put right; the message is a sentence."""

    status = FAILED


class UsageError(CommandError):
    """The arguments make no sense."""

    status = BAD_ARGUMENTS


class Subcommand(NamedTuple):
    """A command of the program: its word, its line in the help, its arguments, what it does."""

    name: str
    summary: str
    add_arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]


def add_data_dir(parser: ArgumentParser) -> None:
    """Add where the program keeps its files."""
    parser.add_argument(
        "--data-dir", metavar="FOLDER", type=Path, help="folder for accounts and saved games"
    )
