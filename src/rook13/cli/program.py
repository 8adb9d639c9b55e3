"""From the words on the command line to a command and its exit status."""

from __future__ import annotations

import io
import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from typing import NoReturn

from rook13 import __version__
from rook13.cli import window
from rook13.cli.command import Command
from rook13.cli.errors import CommandError, UsageError

SUCCESS, INTERRUPTED = 0, 130


class Parser(ArgumentParser):
    """Complains in a sentence."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing the usage and leaving."""
        message = message.removeprefix("argument ").rstrip(".")
        raise UsageError(f"{message[0].upper()}{message[1:]}.\nTry: {self.prog} --help")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name, and return its exit status."""
    _forgive_encodings()
    try:
        status = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except CommandError as error:
        sys.stdout.flush()
        print(_printable(str(error)), file=sys.stderr)
        return error.status
    except BrokenPipeError:
        # Whoever reads has seen enough; what is still in the buffer goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return SUCCESS
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return status


def version_line() -> str:
    """Return the versions of everything that matters in a bug report."""
    import platform

    from rook13.cli.commands import KERNELS

    return f"rook13 {__version__}, Python {platform.python_version()}, kernels {KERNELS}"


def _run(argv: Sequence[str]) -> int:
    if not argv:
        argv = [window.COMMAND.name]
    # The other commands bring the engine and the network, which the window loads when it is seen.
    parser = _window_parser() if argv[0] == window.COMMAND.name else _full_parser(argv[0])
    try:
        arguments = parser.parse_args(argv)
    except SystemExit:
        # --help and --version have printed what was wanted.
        return SUCCESS
    command: Command = arguments.command
    return command.run(arguments)


def _window_parser() -> Parser:
    return _parser((window.COMMAND,))


def _full_parser(name: str) -> Parser:
    from rook13.cli.commands import COMMANDS, GAMES

    known = [command.name for command in COMMANDS]
    if not name.startswith("-") and name not in known:
        raise UsageError(f"There is no command “{name}”. The commands are {', '.join(known)}.")
    parser = _parser(COMMANDS, GAMES)
    parser.add_argument("--version", action="version", version=version_line())
    return parser


def _parser(commands: Sequence[Command], epilog: str = "") -> Parser:
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


def _printable(text: str) -> str:
    from rook13.cli.seating import printable

    return printable(text)
