"""What a game is played for, read off its options."""

from __future__ import annotations

from rook13.engine.rules.elemental import Elemental
from rook13.engine.rules.five_hundred import TARGET, FiveHundred
from rook13.engine.rules.rook13 import Rook13
from rook13.engine.ruleset import Ruleset
from rook13.ui.text import context

tr = context("Score sheet")


def target_of(rules: Ruleset) -> int | None:
    """Return the total that decides the game, if one does."""
    if isinstance(rules, FiveHundred):
        return TARGET
    target = rules.options.values().get("target")
    return target if isinstance(target, int) else None


def goal_words(rules: Ruleset, number: int) -> str:
    """Return in words how long the game goes on; `number` is that of the hand."""
    if isinstance(rules, Elemental):
        return tr("Round {number} of {rounds}", number=number, rounds=rules.rounds)
    target = target_of(rules)
    if isinstance(rules, Rook13):
        return tr("Hand {number}. More than {target} points win.", number=number, target=target)
    if target is None:
        return tr("Hand {number}", number=number)
    return tr("Hand {number}. {target} points win.", number=number, target=target)
