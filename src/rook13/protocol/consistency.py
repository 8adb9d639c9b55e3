"""Views that make sense: a host's are checked once, so that nobody who shows them has to."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.engine.events import GameWon, HandScored
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import NOBODY, HandResult, Phase
from rook13.engine.view import PlayerView
from rook13.table.facts import Fact
from rook13.table.game_facts import GameEvent
from rook13.table.views import TableView

_CONTRACTED = (Phase.EXCHANGE, Phase.TRUMP)


def contradiction(view: TableView) -> str:
    """Return which part of a view contradicts the others or the rules, if one does."""
    rules = view.config.rules()
    if tuple(info.seat for info in view.seats) != rules.seats:
        return "seats"
    if view.game is None:
        return ""
    return _in_game(view.game, rules)


def _in_game(game: PlayerView, rules: Ruleset) -> str:
    players, sides = rules.players, len(rules.sides)
    checks = {
        "seats of the game": tuple(shown.seat for shown in game.seats) == rules.seats,
        "totals": len(game.totals) == sides,
        "points": len(game.points) == sides,
        "winners": set(game.winners) <= set(rules.sides),
        "trick": _is_trick(game.trick, players),
        "tricks": all(_is_trick(trick.plays, players) for trick in game.tricks),
        "revealed": game.revealed is None or len(game.revealed.hands) == players,
        "results": all(_is_result(result, rules) for result in game.results),
        "number": game.number >= 1,
        "result": game.phase is not Phase.HAND_OVER or bool(game.results),
        "turn": game.phase not in _CONTRACTED or game.turn is not None,
    }
    return next((part for part, fits in checks.items() if not fits), "")


def _is_trick(plays: tuple[tuple[object, object], ...], players: int) -> bool:
    return len(plays) <= players and len({seat for seat, _ in plays}) == len(plays)


def _is_result(result: HandResult, rules: Ruleset) -> bool:
    per_side = (result.points, result.score, result.totals)
    per_seat = (values for values in (result.tricks, result.bids) if values)
    return (
        all(len(values) == len(rules.sides) for values in per_side)
        and all(len(values) == rules.players for values in per_seat)
        and bool(result.bids) is rules.everybody_bids
        and (result.call is None or result.declarer != NOBODY)
    )


def false_event(facts: Sequence[Fact], rules: Ruleset) -> str:
    """Return which fact tells of something that cannot be under the rules, if one does."""
    events = [fact.event for fact in facts if isinstance(fact, GameEvent)]
    results = [event.result for event in events if isinstance(event, HandScored)]
    winners = [event.winners for event in events if isinstance(event, GameWon)]
    if not all(_is_result(result, rules) for result in results):
        return "a result"
    return "" if all(each and set(each) <= set(rules.sides) for each in winners) else "winners"
