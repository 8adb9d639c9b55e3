"""The arguments of `rook13 host`."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, BooleanOptionalAction, Namespace
from collections.abc import Callable, Iterable

from rook13.cli.arguments import add_house_rules, rules_from, whole_number
from rook13.cli.command import Command
from rook13.cli.data_dir import add_data_dir
from rook13.cli.errors import UsageError
from rook13.table.config import LEVELS, TURN_CLOCKS, Pacing, TableConfig

USUAL_GAME, USUAL_NAME, USUAL_LEVEL = "rook13", "Table", "normal"
USUAL_PORT = 41313
PACES = {"usual": Pacing(), "fast": Pacing(bot_delay=0, hand_pause=0)}


def add_arguments(parser: ArgumentParser) -> None:
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


def config_from(arguments: Namespace) -> TableConfig:
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
            raise ArgumentTypeError(f"“{text}” is not one of {', '.join(known)}")
        return text

    return read


def _port(text: str) -> int:
    port = whole_number(0)(text)
    if port > 65535:
        raise ArgumentTypeError(f"“{text}” is not a port; those go up to 65535")
    return port


def _run(arguments: Namespace) -> int:
    config = config_from(arguments)
    # Qt and the network take a moment to load, which other commands need not wait for.
    from rook13.cli.host.serve import serve
    from rook13.cli.loop import run

    return run(lambda stop: serve(arguments, config, stop))


COMMAND = Command("host", "Host tables for others, without a window.", add_arguments, _run)
