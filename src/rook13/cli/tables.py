"""`rook13 tables`: what is on the network, once or live."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from rook13.cli.command import Command


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--once", action="store_true", help="list what is there, and stop")
    parser.add_argument("--json", action="store_true", help="one line of JSON for each change")


def _run(arguments: Namespace) -> int:
    # Qt and the network take a moment to load, which other commands need not wait for.
    from rook13.cli.loop import run
    from rook13.cli.watch import watch

    return run(lambda stop: watch(arguments, stop))


COMMAND = Command("tables", "List the tables on the local network.", _add_arguments, _run)
