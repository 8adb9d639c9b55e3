"""The arguments of the commands that use the network: `host`, `tables` and `join`."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, BooleanOptionalAction, Namespace
from collections.abc import Callable, Iterable

from rook13.cli.arguments import USUAL_GAME, add_house_rules, rules_from, whole_number
from rook13.cli.subcommand import Subcommand, UsageError, add_data_dir
from rook13.engine.reasons import excerpt
from rook13.table.config import LEVELS, TURN_CLOCKS, Pacing, TableConfig

USUAL_NAME, USUAL_LEVEL = "Table", "normal"
USUAL_PORT = 41313
PACES = {"usual": Pacing(), "fast": Pacing(bot_delay=0, hand_pause=0)}


def _add_host_arguments(parser: ArgumentParser) -> None:
    """Add everything that a table and its host can be told."""
    parser.add_argument("--game", metavar="GAME", default=USUAL_GAME, help="what is played")
    add_house_rules(parser)
    parser.add_argument("--name", metavar="NAME", default=USUAL_NAME, help="name of the table")
    parser.add_argument(
        "--port", metavar="N", type=_port, default=USUAL_PORT, help="listen here, or next to it"
    )
    parser.add_argument("--private", action="store_true", help="found by its code only")
    parser.add_argument("--password", metavar="WORD", help="who joins has to know it")
    parser.add_argument(
        "--bots", metavar="LEVEL", type=_one_of(LEVELS), default=USUAL_LEVEL, help="level of bots"
    )
    clocks = [str(clock) for clock in TURN_CLOCKS if clock]
    parser.add_argument(
        "--turn-clock", metavar="S", type=_one_of(clocks), help=f"seconds: {', '.join(clocks)}"
    )
    _add_switches(parser)
    parser.add_argument(
        "--grace", metavar="S", type=whole_number(0), default=30, help="seconds to come back in"
    )
    parser.add_argument(
        "--pace", type=_one_of(PACES), default="usual", help="usual, or fast: bots do not pause"
    )
    parser.add_argument(
        "--rate", metavar="N", type=whole_number(1), default=30, help="messages a second from each"
    )
    parser.add_argument("--new", action="store_true", help="open another table of the same name")
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
        raise UsageError(f"A table cannot be opened like this: look at “{problem}”.")
    return config


def _add_switches(parser: ArgumentParser) -> None:
    switches = {
        "spectators": (True, "people without a seat may watch"),
        "approval": (False, "whoever is in charge lets people in one by one"),
        "takeover": (True, "newcomers may take over from bots during a game"),
        "undo": (False, "actions may be taken back when all agree"),
        "hints": (False, "players may ask an expert, and everybody is told"),
        "announce": (True, "say on the local network that the table is here"),
    }
    for name, (default, meaning) in switches.items():
        parser.add_argument(
            f"--{name}", action=BooleanOptionalAction, default=default, help=meaning
        )


def _one_of(words: Iterable[str]) -> Callable[[str], str]:
    known = list(words)

    def read(text: str) -> str:
        if text not in known:
            raise ArgumentTypeError(f"“{excerpt(text)}” is not one of {', '.join(known)}")
        return text

    return read


def _port(text: str) -> int:
    port = whole_number(0)(text)
    if port > 65535:
        raise ArgumentTypeError(f"“{excerpt(text)}” is not a port; those go up to 65535")
    return port


def _host(arguments: Namespace) -> int:
    config = _config_from(arguments)
    # Qt and the network take a moment to load, which other commands need not wait for.
    from rook13.cli.event_loop import run
    from rook13.cli.host_server import serve

    return run(lambda stop: serve(arguments, config, stop))


def _add_tables_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--once", action="store_true", help="list what is there, and stop")
    parser.add_argument("--json", action="store_true", help="one line of JSON for each change")


def _tables(arguments: Namespace) -> int:
    from rook13.cli.event_loop import run
    from rook13.cli.find_tables import list_tables

    return run(lambda stop: list_tables(arguments, stop))


def _add_join_arguments(parser: ArgumentParser) -> None:
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


def _join(arguments: Namespace) -> int:
    from rook13.cli.event_loop import run
    from rook13.cli.joined_table import visit

    return run(lambda stop: visit(arguments, stop))


HOST = Subcommand("host", "Host tables for others, without a window.", _add_host_arguments, _host)
TABLES = Subcommand(
    "tables", "List the tables on the local network.", _add_tables_arguments, _tables
)
JOIN = Subcommand(
    "join", "Join a table on the network, in the terminal.", _add_join_arguments, _join
)
