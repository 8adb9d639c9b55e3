"""`rook13 window`: opens the window; cheap to load, because everybody waits for it."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace

from rook13.cli.problems import CommandError, Lacking

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
    menu = parser.add_mutually_exclusive_group()
    menu.add_argument(
        "--install-menu-entry",
        dest="menu_entry",
        action="store_const",
        const=True,
        help="add Rook13 to your menu, on Linux (after pipx install, for example), and end",
    )
    menu.add_argument(
        "--remove-menu-entry",
        dest="menu_entry",
        action="store_const",
        const=False,
        help="remove it again, and end",
    )
    parser.add_argument(
        "file", metavar="FILE", nargs="?", help="games to add to your own and to look at"
    )


def run(arguments: Namespace) -> int:
    """Open the window, and return its exit status."""
    if arguments.menu_entry is not None:
        from rook13.cli import menu_entry

        print(menu_entry.change(installs=arguments.menu_entry, started_as=sys.argv[0]))
        return 0
    file = arguments.file
    if file is not None and not os.path.isfile(file):  # noqa: PTH113
        raise CommandError(f"Can't read {file}: there is no such file.")
    if not has_screen():
        raise CommandError(NO_SCREEN)
    from rook13.system_libraries import why_no_window

    problem = why_no_window()
    if problem is not None:
        raise Lacking(problem)
    from rook13 import start

    return start.run(arguments.data_dir, is_check=arguments.check, file=file)


def has_screen() -> bool:
    """Return whether Qt would find a screen; without one it ends the program with a dump."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
