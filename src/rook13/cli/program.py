"""Parses the command line and runs the command it names.

Without arguments it opens the window, which loads none of the other commands.
"""

from __future__ import annotations

import io
import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from typing import NoReturn

from rook13 import __version__
from rook13.cli.subcommand import CommandError, Subcommand, UsageError, add_data_dir, shortened

SUCCESS, INTERRUPTED = 0, 130
LONGEST_PROBLEM = 240
"""Leaves room for where to find help."""
FILE_NAMES = (".rook13", ".json")
"""How the names of files end that the window opens."""
NO_SCREEN = (
    "There is no display to open a window on. Use “rook13 play” to play in the terminal, or"
    " “rook13 --help” for everything else."
)


class Parser(ArgumentParser):
    """Reports errors as sentences."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing the usage and leaving."""
        message = shortened(message.removeprefix("argument ").rstrip("."), LONGEST_PROBLEM)
        raise UsageError(f"{message[0].upper()}{message[1:]}.\nTry: {self.prog} --help")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name, and return its exit status."""
    _forgive_encodings()
    try:
        status = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except CommandError as error:
        sys.stdout.flush()
        from rook13.cli.terminal import printable

        print(printable(str(error)), file=sys.stderr)
        return error.status
    except BrokenPipeError:
        # The reader has closed the pipe; drop what is still in the buffer.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return SUCCESS
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return status


def version_line() -> str:
    """Return the versions of everything that matters in a bug report."""
    import platform

    from rook13.kernel import COMPILED

    kernels = "compiled" if COMPILED else "interpreted"
    return f"rook13 {__version__}, Python {platform.python_version()}, kernels {kernels}"


def _run(argv: Sequence[str]) -> int:
    if not argv:
        argv = [WINDOW.name]
    elif _names_file(argv[0]):
        argv = [WINDOW.name, *argv]
    # The other commands bring the engine and the network, which the window loads when it is seen.
    is_window = argv[0] == WINDOW.name
    parser = _parser((WINDOW,)) if is_window else full_parser(argv[0])
    try:
        arguments = parser.parse_args(argv)
    except SystemExit:
        # --help and --version have printed what was wanted.
        return SUCCESS
    command: Subcommand = arguments.command
    return command.run(arguments)


def _names_file(word: str) -> bool:
    """Return whether a word is a file of games, as somebody double-clicks it."""
    return not word.startswith("-") and (word.endswith(FILE_NAMES) or os.sep in word)


def _all_commands() -> tuple[Subcommand, ...]:
    """Return every command, in the order of the help."""
    from rook13.cli import (
        arena,
        bot,
        doctor,
        games,
        network_commands,
        play,
        replay,
        review,
        simulate,
        stats,
        verify,
    )

    return (
        WINDOW,
        play.COMMAND,
        network_commands.HOST,
        network_commands.TABLES,
        network_commands.JOIN,
        games.RULES,
        replay.COMMAND,
        verify.COMMAND,
        review.COMMAND,
        stats.COMMAND,
        games.DEAL,
        simulate.COMMAND,
        arena.COMMAND,
        bot.COMMAND,
        doctor.COMMAND,
    )


def full_parser(name: str = "--help") -> Parser:
    """Return the parser of all commands, or raise if there is none of this name."""
    from rook13.engine.rules import RULESETS

    commands = _all_commands()
    known = [command.name for command in commands]
    if not name.startswith("-") and name not in known:
        raise UsageError(f"There is no command “{name}”. The commands are {', '.join(known)}.")
    games = [f"  {game.id:<14}{game.summary}" for game in RULESETS]
    parser = _parser(commands, "\n".join(["games:", *games]))
    parser.add_argument("--version", action="version", version=version_line())
    return parser


def _parser(commands: Sequence[Subcommand], epilog: str = "") -> Parser:
    parser = Parser(
        prog="rook13",
        description="A card table for five trick-taking games.",
        epilog=epilog,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    choice = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in commands:
        own = choice.add_parser(
            command.name, help=command.summary, description=command.summary, allow_abbrev=False
        )
        command.add_arguments(own)
        own.set_defaults(command=command)
    return parser


def _forgive_encodings() -> None:
    """Replace characters that a terminal lacks or garbles instead of stopping the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _add_window_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--check",
        action="store_true",
        help="open every screen, then close the window",
    )
    parser.add_argument(
        "file", metavar="FILE", nargs="?", help="games to add to one's own and to look at"
    )
    add_data_dir(parser)


def _open_window(arguments: Namespace) -> int:
    file = arguments.file
    if file is not None and not os.path.isfile(file):  # noqa: PTH113
        raise CommandError(f"Can't read {file}: there is no such file.")
    if not _has_screen():
        raise CommandError(NO_SCREEN)
    from rook13.system_libraries import why_no_window

    problem = why_no_window()
    if problem is not None:
        raise CommandError(problem)
    # Qt takes a moment to load, which other commands need not wait for.
    from rook13.start import run

    return run(arguments.data_dir, is_check=arguments.check, file=file)


def _has_screen() -> bool:
    """Return whether Qt would find a screen; without one it ends the program with a dump."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


WINDOW = Subcommand(
    "window",
    "Open the window (same as rook13 alone, or rook13 FILE).",
    _add_window_arguments,
    _open_window,
)
