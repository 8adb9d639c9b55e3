"""The games, one file each: data and a few hooks. What all games share stays outside."""

from __future__ import annotations

from collections.abc import Mapping

from rook13.engine.options import OptionError, OptionReason
from rook13.engine.rules.elemental import Elemental
from rook13.engine.rules.five_hundred import FiveHundred
from rook13.engine.rules.fowl import Fowl
from rook13.engine.rules.rook import Rook
from rook13.engine.rules.rook13 import Rook13
from rook13.engine.ruleset import Ruleset

RULESETS: list[type[Ruleset]] = [Rook13, Rook, Fowl, FiveHundred, Elemental]


def game(game_id: str) -> type[Ruleset]:
    """Return the game with this id; KeyError if there is none."""
    for ruleset in RULESETS:
        if ruleset.id == game_id:
            return ruleset
    raise KeyError(game_id)


def make_rules(
    game_id: str, options: Mapping[str, object] | None = None, players: int = 4
) -> Ruleset:
    """Return a game with these options; KeyError for an unknown game, OptionError for the rest."""
    rules = game(game_id)(options, players)
    rounds = rules.goal.rounds
    if rules.boards is not None and rounds is not None and rules.boards > rounds:
        raise OptionError(OptionReason.OUT_OF_RANGE, "boards", rules.boards)
    return rules
