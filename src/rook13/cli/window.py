"""The command `rook13 window`, which `rook13` alone stands for."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace

from rook13.cli.subcommand import CommandError, Subcommand, add_data_dir

NO_SCREEN = (
    "There is no screen to show a window on. “rook13 play” plays in the terminal, and"
    " “rook13 --help” lists everything else."
)


def add_arguments(parser: ArgumentParser) -> None:
    """Add where files are kept, and a way to try the window out."""
    parser.add_argument("--check", action="store_true", help="open the window and close it again")
    add_data_dir(parser)


def _run(arguments: Namespace) -> int:
    if not _has_screen():
        raise CommandError(NO_SCREEN)
    # Qt takes a moment to load, which other commands need not wait for.
    from rook13.start import run

    return run(arguments.data_dir, is_check=arguments.check)


def _has_screen() -> bool:
    """Return whether Qt would find a screen; without one it ends the program with a dump."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


COMMAND = Subcommand("window", "Open the window, as rook13 alone does.", add_arguments, _run)
