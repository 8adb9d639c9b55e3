"""`rook13 window`: opens the window; cheap to load, because everybody waits for it."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace

from rook13.cli.problems import CommandError

NO_SCREEN = (
    "There is no display to open a window on. Use “rook13 play” to play in the terminal, or"
    " “rook13 --help” for everything else."
)


def add_arguments(parser: ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument(
        "--check",
        action="store_true",
        help="open every screen, then close the window",
    )
    parser.add_argument(
        "file", metavar="FILE", nargs="?", help="games to add to one's own and to look at"
    )


def run(arguments: Namespace) -> int:
    """Open the window, and return its exit status."""
    file = arguments.file
    if file is not None and not os.path.isfile(file):  # noqa: PTH113
        raise CommandError(f"Can't read {file}: there is no such file.")
    if not has_screen():
        raise CommandError(NO_SCREEN)
    from rook13.system_libraries import why_no_window

    problem = why_no_window()
    if problem is not None:
        raise CommandError(problem)
    from rook13 import start

    return start.run(arguments.data_dir, is_check=arguments.check, file=file)


def has_screen() -> bool:
    """Return whether Qt would find a screen; without one it ends the program with a dump."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
