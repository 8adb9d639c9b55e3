"""Parses the command line and runs the command it names, of which it loads no other.

Without arguments it opens the window.
"""

from __future__ import annotations

import io
import os
import sys
from argparse import SUPPRESS, ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from rook13 import __version__
from rook13.cli.problems import CommandError, UsageError, shortened

SUCCESS, INTERRUPTED = 0, 130
LONGEST_PROBLEM = 240
"""Leaves room for where to find help."""
FILE_NAMES = (".rook13", ".json")
"""How the names of files end that the window opens."""
WINDOW = "window"
DATA_DIR = "--data-dir"
COMMANDS: Mapping[str, str] = {
    WINDOW: "Open the window (same as rook13 alone, or rook13 FILE).",
    "play": "Play a game against bots in the terminal.",
    "host": "Host tables for others, without a window.",
    "tables": "List the tables on the local network.",
    "join": "Join a table on the network, in the terminal.",
    "rules": "Print the rules of a game.",
    "replay": "Check a recorded game and print its results.",
    "verify": "Prove that nobody chose the deals of a recorded game.",
    "review": "Review the finished hands of a recorded game.",
    "stats": "Show a player's statistics.",
    "deal": "Show the deal for a seed.",
    "simulate": "Let bots play games and count the results.",
    "arena": "Let two bots compete on the same deals.",
    "bot": "Play for another program, which asks line by line.",
    "doctor": "Check this computer for problems.",
}
"""Every command, in the order of the help. Each is a module of this room, which has
`add_arguments(parser)` and `run(arguments)`."""


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
    place = _place_of_command(argv)
    word = argv[place] if place < len(argv) else ""
    if place == len(argv) or _names_file(word):
        argv, word = [*argv[:place], WINDOW, *argv[place:]], WINDOW
    if word and not word.startswith("-") and word not in COMMANDS:
        known = ", ".join(COMMANDS)
        raise UsageError(f"There is no command “{word}”. The commands are {known}.")
    parser = _parser([word]) if word in COMMANDS else full_parser(loads=False)
    try:
        arguments = parser.parse_args(argv)
    except SystemExit:
        # --help and --version have printed what was wanted.
        return SUCCESS
    status: int = arguments.run(arguments)
    return status


def _place_of_command(argv: Sequence[str]) -> int:
    """Return where the command stands, behind the folder if that is named first."""
    place = 0
    while place < len(argv) and argv[place].partition("=")[0] == DATA_DIR:
        place += 1 if "=" in argv[place] else 2
    return place


def _names_file(word: str) -> bool:
    """Return whether a word is a file of games, as somebody double-clicks it."""
    return not word.startswith("-") and (word.endswith(FILE_NAMES) or os.sep in word)


def full_parser(*, loads: bool = True) -> Parser:
    """Return the parser of all commands, with the arguments of each if it loads them."""
    from rook13.engine.rules import RULESETS

    games = [f"  {game.id:<14}{game.summary}" for game in RULESETS]
    parser = _parser(COMMANDS, loads=loads, epilog="\n".join(["games:", *games]))
    parser.add_argument("--version", action="version", version=version_line())
    return parser


def _parser(names: Iterable[str], *, loads: bool = True, epilog: str = "") -> Parser:
    parser = Parser(
        prog="rook13",
        description="A card table for five trick-taking games.",
        epilog=epilog,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    _add_data_dir(parser)
    choice = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in names:
        summary = COMMANDS[name]
        own = choice.add_parser(name, help=summary, description=summary, allow_abbrev=False)
        if loads:
            command = import_module(f"rook13.cli.{name}")
            command.add_arguments(own)
            _add_data_dir(own, default=SUPPRESS)
            own.set_defaults(run=command.run)
    return parser


def _add_data_dir(parser: ArgumentParser, default: str | None = None) -> None:
    """Add where the program keeps its files; every command takes it, before or after its name."""
    parser.add_argument(
        DATA_DIR,
        metavar="FOLDER",
        type=Path,
        default=default,
        help="folder for accounts and saved games",
    )


def _forgive_encodings() -> None:
    """Replace characters that a terminal lacks or garbles instead of stopping the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
