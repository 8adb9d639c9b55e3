"""What every command is made of."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import NamedTuple


class Command(NamedTuple):
    """A command: its word, its line in the help, its arguments and what it does."""

    name: str
    summary: str
    add_arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]
