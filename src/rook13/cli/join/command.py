"""The arguments of `rook13 join`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from rook13.cli.command import Command
from rook13.cli.data_dir import add_data_dir


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "where",
        metavar="CODE|ADDRESS",
        nargs="?",
        help="three words, or host[:port]; without it: the table on this network",
    )
    parser.add_argument("--table", metavar="NAME", help="which table, where there are several")
    parser.add_argument("--password", metavar="WORD", help="where the table has one")
    parser.add_argument("--seat", metavar="SEAT", help="sit here (without it: on the first free)")
    parser.add_argument("--watch", action="store_true", help="do not sit down")
    parser.add_argument("--name", metavar="YOU", default="Guest", help="your name as a guest")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--guest", action="store_true", help="play without an account (the default)")
    who.add_argument(
        "--account", metavar="NAME", help="play as this account, and keep your seat for later"
    )
    parser.add_argument(
        "--trust-new-certificate",
        action="store_true",
        help="the host has another certificate, and you know why",
    )
    add_data_dir(parser)


def _run(arguments: Namespace) -> int:
    # Qt and the network take a moment to load, which other commands need not wait for.
    from rook13.cli.join.visit import visit
    from rook13.cli.loop import run

    return run(lambda stop: visit(arguments, stop))


COMMAND = Command("join", "Join a table on the network, in the terminal.", _add_arguments, _run)
