"""The arguments of the commands that use the network: `host`, `tables` and `join`."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, BooleanOptionalAction, Namespace
from collections.abc import Callable, Iterable

from rook13.cli.arguments import USUAL_GAME, add_house_rules, rules_from, whole_number
from rook13.cli.subcommand import Subcommand, UsageError, add_data_dir
from rook13.table.config import LEVELS, TURN_CLOCKS, Pacing, TableConfig

USUAL_NAME, USUAL_LEVEL = "Table", "normal"
USUAL_PORT = 41313
PACES = {"usual": Pacing(), "fast": Pacing(bot_delay=0, hand_pause=0)}


def _add_host_arguments(parser: ArgumentParser) -> None:
    """Add the settings of a table and its host."""
    parser.add_argument("--game", metavar="GAME", default=USUAL_GAME, help="game to play")
    add_house_rules(parser)
    parser.add_argument("--name", metavar="NAME", default=USUAL_NAME, help="table name")
    parser.add_argument(
        "--port", metavar="N", type=_port, default=USUAL_PORT, help="port to listen on"
    )
    parser.add_argument("--private", action="store_true", help="join by code only")
    parser.add_argument("--password", metavar="WORD", help="password for joining")
    parser.add_argument(
        "--bots", metavar="LEVEL", type=_one_of(LEVELS), default=USUAL_LEVEL, help="bot level"
    )
    clocks = [str(clock) for clock in TURN_CLOCKS if clock]
    parser.add_argument(
        "--turn-clock",
        metavar="S",
        type=_one_of(clocks),
        help=f"seconds per turn: {', '.join(clocks)}",
    )
    _add_switches(parser)
    parser.add_argument(
        "--grace", metavar="S", type=whole_number(0), default=30, help="seconds to reconnect"
    )
    parser.add_argument(
        "--pace", type=_one_of(PACES), default="usual", help="usual, or fast (bots don't pause)"
    )
    parser.add_argument(
        "--rate",
        metavar="N",
        type=whole_number(1),
        default=30,
        help="messages per second from each client",
    )
    parser.add_argument(
        "--new", action="store_true", help="open a new table, even if one has this name"
    )
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    add_data_dir(parser)


def _config_from(arguments: Namespace) -> TableConfig:
    """Return the table that the arguments describe."""
    rules = rules_from(arguments)
    clock = arguments.turn_clock
    config = TableConfig(
        name=arguments.name.strip(),
        game=rules.id,
        options=rules.options.differing(),
        players=rules.players,
        spectators=arguments.spectators,
        approval=arguments.approval,
        takeover=arguments.takeover,
        turn_clock=int(clock) if clock else None,
        grace=arguments.grace,
        undo=arguments.undo,
        hints=arguments.hints,
        bot_level=arguments.bots,
        private=arguments.private,
        has_password=bool(arguments.password),
    )
    problem = config.problem()
    if problem:
        raise UsageError(f"A table can't be opened like this: check “{problem}”.")
    return config


def _add_switches(parser: ArgumentParser) -> None:
    switches = {
        "spectators": (True, "allow spectators"),
        "approval": (False, "the host approves each player"),
        "takeover": (True, "let newcomers take over from bots during a game"),
        "undo": (False, "allow undo if everyone agrees"),
        "hints": (False, "allow hints, which everyone is told about"),
        "announce": (True, "announce the table on the local network"),
    }
    for name, (default, meaning) in switches.items():
        parser.add_argument(
            f"--{name}", action=BooleanOptionalAction, default=default, help=meaning
        )


def _one_of(words: Iterable[str]) -> Callable[[str], str]:
    known = list(words)

    def read(text: str) -> str:
        if text not in known:
            raise ArgumentTypeError(f"“{text}” is not one of {', '.join(known)}")
        return text

    return read


def _port(text: str) -> int:
    port = whole_number(0)(text)
    if port > 65535:
        raise ArgumentTypeError(f"“{text}” is not a port; those go up to 65535")
    return port


def _host(arguments: Namespace) -> int:
    config = _config_from(arguments)
    # Qt and the network take a moment to load, which other commands need not wait for.
    from rook13.cli.event_loop import run
    from rook13.cli.host_server import serve

    return run(lambda stop, owner: serve(arguments, config, stop, owner))


def _add_tables_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--once", action="store_true", help="list the tables once and exit")
    parser.add_argument("--json", action="store_true", help="one line of JSON for each change")


def _tables(arguments: Namespace) -> int:
    from rook13.cli.event_loop import run
    from rook13.cli.find_tables import list_tables

    return run(lambda stop, owner: list_tables(arguments, stop, owner))


def _add_join_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "where",
        metavar="CODE|ADDRESS",
        nargs="?",
        help="three words or host[:port] (default: the table on this network)",
    )
    parser.add_argument("--table", metavar="NAME", help="which table, if there are several")
    parser.add_argument("--password", metavar="WORD", help="table password")
    parser.add_argument("--seat", metavar="SEAT", help="seat to take (default: the first free one)")
    parser.add_argument("--watch", action="store_true", help="watch without taking a seat")
    parser.add_argument("--name", metavar="YOU", default="Guest", help="your name as a guest")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--guest", action="store_true", help="play without an account (the default)")
    who.add_argument("--account", metavar="NAME", help="play as this account")
    parser.add_argument(
        "--trust-new-certificate",
        action="store_true",
        help="accept that the host has a new certificate",
    )
    add_data_dir(parser)


def _join(arguments: Namespace) -> int:
    from rook13.cli.event_loop import run
    from rook13.cli.joined_table import visit

    return run(lambda stop, owner: visit(arguments, stop, owner))


HOST = Subcommand("host", "Host tables for others, without a window.", _add_host_arguments, _host)
TABLES = Subcommand(
    "tables", "List the tables on the local network.", _add_tables_arguments, _tables
)
JOIN = Subcommand(
    "join", "Join a table on the network, in the terminal.", _add_join_arguments, _join
)
