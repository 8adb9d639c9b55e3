"""The command line of the measurements: `python -m tools.bench` and what is to be measured."""

from __future__ import annotations

import os
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence

from rook13.cli.arguments import whole_number
from tools import engine_speed, frozen_start, host_load, kernel_speed, window_report
from tools.window_start import with_screen


def main(argv: Sequence[str] | None = None) -> None:
    """Measure what the arguments name, and print it."""
    arguments = _parser().parse_args(argv)
    match arguments.subject:
        case "engine":
            engine_speed.print_speed(arguments.seconds)
        case "kernels":
            print("\n".join(kernel_speed.lines(kernel_speed.both(arguments.seconds))))
        case "host":
            host_load.print_load(arguments.tables, arguments.clients, arguments.seconds)
        case "frozen":
            frozen_start.print_starts(arguments.starts, lambda _: None)
        case "click":
            os.environ.update(with_screen(os.environ))
            # It loads Qt and the whole program, which the others need not wait for.
            from tools.click_path import print_path

            print_path(lists_files=arguments.files)
        case "history":
            os.environ.update(with_screen(os.environ))
            from tools.history_size import print_growth

            print_growth([1000, 10_000, arguments.games])
        case _:
            window_report.print_report(
                arguments.starts, arguments.seconds, arguments.hands, as_json=arguments.json
            )


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="bench", allow_abbrev=False)
    subjects = parser.add_subparsers(dest="subject", metavar="SUBJECT", required=True)
    engine = subjects.add_parser("engine", help="the rules engine")
    _add_seconds(engine, 2.0, "CPU time for each game")
    kernels = subjects.add_parser("kernels", help="what bots and solver search with")
    _add_seconds(kernels, 2.0, "CPU time for each figure")
    host = subjects.add_parser("host", help="a host with many tables, over TLS")
    _add_number(host, "tables", 100, "how many tables")
    host.add_argument("--clients", metavar="N", type=_clients, default=4, help="people at each")
    _add_seconds(host, 2.0, "time for each pace")
    ui = subjects.add_parser("ui", help="the window: its start, a game, and what it keeps")
    _add_number(ui, "starts", 7, "how many starts")
    _add_number(ui, "hands", 200, "hands to look for leaks in", least=2)
    _add_seconds(ui, 60.0, "the longest game")
    ui.add_argument("--json", action="store_true", help="print JSON")
    frozen = subjects.add_parser("frozen", help="the start of dist/Rook13, against a bare window")
    _add_number(frozen, "starts", 9, "how many starts of each")
    click = subjects.add_parser("click", help="what one click on a card goes through")
    click.add_argument("--files", action="store_true", help="list the source files, too")
    history = subjects.add_parser("history", help="history and profile as games add up")
    _add_number(history, "games", 100_000, "the most games", least=10_001)
    return parser


def _add_number(parser: ArgumentParser, name: str, usual: int, text: str, least: int = 1) -> None:
    parser.add_argument(
        f"--{name}",
        metavar="N",
        type=whole_number(least),
        default=usual,
        help=f"{text} (default: {usual})",
    )


def _add_seconds(parser: ArgumentParser, usual: float, text: str) -> None:
    parser.add_argument(
        "--seconds",
        metavar="S",
        type=_seconds,
        default=usual,
        help=f"{text} (default: {usual:g})",
    )


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise ArgumentTypeError(f"“{text}” is not a number of seconds above 0 and up to 3600")
    return seconds


def _clients(text: str) -> int:
    clients = whole_number(1)(text)
    if clients > 4:
        raise ArgumentTypeError(f"a table has room for 4 clients, not {clients}")
    return clients


if __name__ == "__main__":
    main()
