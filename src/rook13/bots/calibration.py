"""The figures that bots rely on: how the levels judge, and what was measured for each game.

They are in `resources/bots/profile.json`. What is not measured for a game follows from its rules,
so that an unknown game is played sensibly.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
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
class Tuning:
    """How the levels weigh what they know."""

    caution: float
    """The caution in games that have none of their own."""
    partner_tricks: float
    kitty_tricks: float
    misere_risk: float
    """The most tricks a hand may seem to take for a misère."""
    mood: float
    """How many spreads Easy bids too high or too low at most."""
    distracted: float
    """How often Easy plays any fair card."""
    prior: float
    """How much weight the rule of thumb has against the simulation of a bid."""
    margin: float
    """By how much a bid must be better than passing."""
    over_partner: float
    """By how much a bid must be better to take the contract away from the partner."""
    points_to_spare: float
    tricks_to_spare: float
    best_of_many: float
    """Standard errors to subtract, because the best of several suits is partly so by luck."""
    promise_prior: float
    """By how much a promise must be better for each trick it is away from the usual one."""
    misere_doubt: float
    """Subtracted from the chance that a search finds: real opponents defend better."""
    confidence: float
    """Standard errors by which an exchange must beat the rule of thumb to replace it."""
    same: float
    """Between cards that differ by less the rules of thumb decide."""
    needless: float
    """By how much a card must be better to take a trick that the partner has already won."""
    undrawn: float
    """How much better it must be for a declarer to leave opponents the trumps that a sure trick
    would draw: playouts defend too kindly once they have the lead, as exact solving shows."""
    solved_tricks: int
    """From how many tricks on the rest of a hand is solved."""
    extra_hands: float
    """A match takes so many hands more than its leader needs at the usual gain: a side that is set
    falls back."""
    losers_are_high: bool = False
    """Whether cards that never win count as high, as they did in version 0.1."""


@dataclass(frozen=True, slots=True, eq=False)
class Profile:
    """What the levels play with."""

    budgets: Mapping[str, tuple[int, float]]
    """Iterations and seconds a decision, by level."""
    tuning: Tuning
    games: Mapping[str, Mapping[str, float]]
    budgets_in: Mapping[str, Mapping[str, tuple[int, float]]]
    """Other budgets, by game, where the usual ones would make two levels equally good."""


_other: ContextVar[Profile | None] = ContextVar("other", default=None)


@contextmanager
def judging_by(profile: Profile) -> Iterator[None]:
    """Let bots judge by another profile, as measurements do."""
    token = _other.set(profile)
    try:
        yield
    finally:
        _other.reset(token)


def profile() -> Profile:
    """Return what the levels play with now; what is cached depends on it."""
    return _other.get() or usual_profile()


def tuning() -> Tuning:
    """Return how the levels weigh what they know."""
    return profile().tuning


@cache
def usual_profile() -> Profile:
    """Return what the levels play with at a table."""
    return read_profile(resource("bots/profile.json").read_text("utf-8"))


def read_profile(text: str) -> Profile:
    """Return a profile from its JSON."""
    found = json.loads(text)
    own = {game: _budgets(budgets) for game, budgets in found.get("budgets_in", {}).items()}
    return Profile(_budgets(found["budgets"]), Tuning(**found["tuning"]), found["games"], own)


def _budgets(found: Mapping[str, tuple[int, float]]) -> dict[str, tuple[int, float]]:
    return {level: (iterations, seconds) for level, (iterations, seconds) in found.items()}


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
    solved_early: float = 0.0
    """From how many tricks on Expert solves the rest, where that is better than to search it."""
    caution: float = 0.0
    """Spreads by which Normal bids below what its hand takes on average."""
    over_partner: float = 0.0
    """How many more spreads below it stays where the partner has the bid."""

    def expected_share(self, tricks: float) -> float:
        """Return the share of all points that a hand of so many tricks takes on average."""
        return self.base_share + self.share_per_trick * tricks


def calibration_of(rules: Ruleset) -> Calibration:
    """Return the figures of a game."""
    return _calibration(rules, profile())


@lru_cache(maxsize=64)
def _calibration(rules: Ruleset, found: Profile) -> Calibration:
    usual = replace(_computed(rules), caution=found.tuning.caution)
    return replace(usual, **found.games.get(rules.id, {}))


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
