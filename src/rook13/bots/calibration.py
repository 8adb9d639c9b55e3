"""Figures about each game that bots rely on: measured for games we know, computed for others.

`resources/bots/calibration.json` has what was measured, by game id. Whatever is missing there
follows from the rules themselves, so that an unknown game is played sensibly.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from rook13.engine.ruleset import Contract, Ruleset
from rook13.engine.state import NOBODY
from rook13.resources import resource

PROMISE_SKILL = 0.25
"""By how many tricks good players who promised tricks do better than playouts."""
HANDS_TO_TARGET = 8
"""How many hands a match for points usually takes."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """What is known about the hands of one game."""

    gain: float
    """What the better side gains in a hand."""
    spread: float
    """How far a hand drives two sides apart."""
    base_share: float
    """The share of all points that a declarer's side takes without any trick in hand."""
    share_per_trick: float
    share_spread: float
    usual_share: float
    """What declarers' sides take of all points on average."""
    skill_at_bid: float = 0.0
    """Points, or tricks, that good players take beyond what playouts say before the exchange."""
    skill_at_lead: float = 0.0
    """The same after the exchange."""

    def expected_share(self, tricks: float) -> float:
        """Return the share of all points that a hand of so many tricks takes on average."""
        return self.base_share + self.share_per_trick * tricks


@lru_cache(maxsize=64)
def calibration_of(rules: Ruleset) -> Calibration:
    """Return the figures of a game."""
    return replace(_computed(rules), **_measured().get(rules.id, {}))


@cache
def _measured() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = json.loads(
        resource("bots/calibration.json").read_text("utf-8")
    )
    return found


def _computed(rules: Ruleset) -> Calibration:
    """Return defaults that follow from the rules."""
    gain, spread = _promise_pace(rules) if rules.everybody_bids else _contract_pace(rules)
    return Calibration(
        gain=gain,
        spread=spread,
        base_share=0.47,
        share_per_trick=0.6 / rules.hand_size(1),
        share_spread=0.16,
        usual_share=0.7,
        skill_at_bid=PROMISE_SKILL if rules.everybody_bids and not rules.exact else 0.0,
    )


def _contract_pace(rules: Ruleset) -> tuple[float, float]:
    """Return gain and spread where a contract of average value decides a hand."""
    calls = rules.auction(1).calls
    target = rules.goal.target
    gain = calls[len(calls) // 2].value if target is None else target / HANDS_TO_TARGET
    return max(1.0, gain), max(2.0, 2.0 * gain)


def _promise_pace(rules: Ruleset) -> tuple[float, float]:
    """Return gain and spread where everybody promises their fair share and mostly takes it."""
    number = (rules.goal.rounds or 1) // 2 + 1
    fair = max(1, rules.hand_size(number) // rules.players)
    kept, missed = (promise_score(rules, fair, by) for by in (0, -1))
    return max(1.0, (3 * kept + missed) / 4), max(1.0, 0.75 * (kept - missed))


def promise_score(rules: Ruleset, bid: int, off: int) -> int:
    """Return the score of a side whose seats all promise `bid`, and which is `off` tricks off."""
    taken = tuple(bid * rules.side_of.count(side) + off for side in range(len(rules.sides)))
    contract = Contract(NOBODY, None, (bid,) * rules.players)
    return rules.score(taken, contract, (0,) * len(rules.sides)).score[0]
