"""`rook13 rules`: the rules of a game, with the house rules filled in."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from rook13.cli.arguments import add_game, rules_from
from rook13.cli.subcommand import Subcommand
from rook13.rulebook import rules_text


def _add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)


def _run(arguments: Namespace) -> int:
    rules = rules_from(arguments)
    print(rules_text(rules.id, rules.facts()), end="")
    return 0


COMMAND = Subcommand("rules", "Print the rules of a game.", _add_arguments, _run)
