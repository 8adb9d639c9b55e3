"""What a contract is played in: under a trump, without one, or for no trick at all."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.engine.auction import Call
from rook13.engine.ruleset import Ruleset, TrumpSource
from rook13.engine.trick import NO_TRUMP

MISERE = NO_TRUMP - 1
"""A strain is the place of the trump suit, NO_TRUMP, or this."""


def strains_of(rules: Ruleset, calls: Sequence[Call]) -> list[int]:
    """Return every strain that can be played in a game with these calls."""
    suits = [suit.index for suit in rules.deck.suits]
    if rules.trump_source is TrumpSource.DECLARER:
        return suits
    return [*suits, NO_TRUMP, *([MISERE] if any(call.misere for call in calls) else [])]


def strain_of(call: Call) -> int:
    """Return the strain of a call; one for points leaves it open and counts as without trump."""
    if call.misere:
        return MISERE
    return NO_TRUMP if call.suit is None else call.suit.index


def trump_of(strain: int) -> int:
    """Return the trump under which a strain is played."""
    return NO_TRUMP if strain == MISERE else strain


def highest_call(calls: Sequence[Call], strain: int, total: int) -> Call | None:
    """Return the highest call that a total of the declarer's side makes."""
    made = [call for call in calls if _fits(call, strain) and _makes(call, total)]
    return max(made, key=lambda call: call.rank, default=None)


def _fits(call: Call, strain: int) -> bool:
    is_for_points = not call.tricks and not call.misere
    return is_for_points or strain_of(call) == strain


def _makes(call: Call, total: int) -> bool:
    if call.misere:
        return total == 0
    return total >= (call.tricks or call.value)
