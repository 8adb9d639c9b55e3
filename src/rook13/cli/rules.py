"""`rook13 rules`: the rules of a game."""

from __future__ import annotations

from argparse import Namespace

from rook13.cli.arguments import add_game, rules_from
from rook13.rulebook import rules_text

add_arguments = add_game


def run(arguments: Namespace) -> int:
    """Print the rules of a game with its options filled in."""
    rules = rules_from(arguments)
    print(rules_text(rules.id, rules.facts()), end="")
    return 0
