"""A review as JSON."""

from __future__ import annotations

from rook13.analysis.findings import Decision, Potential, Review, Value
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import NOBODY
from rook13.engine.trick import NO_TRUMP


def review_as_json(rules: Ruleset, review: Review) -> dict[str, object]:
    """Return one hand's review."""
    result, par, value = review.result, review.par, review.value
    seats = {seat.name: round(review.given_away(seat), 1) for seat in rules.seats}
    return {
        "hand": result.number,
        "bid": result.call.name if result.call else None,
        "declarer": rules.seats[result.declarer].name if result.declarer != NOBODY else None,
        "trump": rules.deck.suits[result.trump].letter if result.trump != NO_TRUMP else None,
        "points": dict(zip(rules.sides, result.points, strict=True)),
        "unit": "tricks" if review.tricks_count else "points",
        "value": _value(value) if value else None,
        "par": _potential(par.best) if par else None,
        "best_contracts": (
            {side: _potential(p) for side, p in zip(rules.sides, par.sides, strict=True)}
            if par
            else None
        ),
        "best_exchange": _potential(review.best_exchange),
        "given_away": seats,
        "turning_points": [decision.number for decision in review.turning_points()],
        "decisions": [_decision(decision) for decision in review.decisions],
    }


def _potential(potential: Potential | None) -> dict[str, object] | None:
    if potential is None:
        return None
    return {
        "seat": potential.seat.name,
        "bid": potential.call.name if potential.call else None,
        "trump": potential.trump.letter if potential.trump else None,
        "down": [card.name for card in potential.discard],
        "takes": abs(potential.value.total),
        "doubt": potential.value.doubt,
        "proven": potential.value.proven,
    }


def _value(value: Value) -> dict[str, object]:
    """Return a total; what is not proven may be off by its doubt in either direction."""
    return {"total": abs(value.total), "doubt": value.doubt, "proven": value.proven}


def _decision(decision: Decision) -> dict[str, object]:
    return {
        "action": decision.number,
        "trick": decision.trick,
        "kind": decision.kind.value,
        "seat": decision.seat.name,
        "played": str(decision.action),
        "best": [str(action) for action in decision.best],
        "cost": round(decision.cost, 1),
        "score_cost": decision.score_cost,
        "chance_cost": (None if decision.chance_cost is None else round(decision.chance_cost, 4)),
        "insight": decision.insight.value if decision.insight else None,
        "expert": str(decision.suggestion) if decision.suggestion else None,
        "decided_contract": decision.flips,
        "settled": decision.settled,
        "estimated": decision.estimated,
    }
