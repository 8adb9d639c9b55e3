"""`rook13 replay`: checks a record and prints the result of every hand."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from rook13.cli.arguments import add_json, add_record
from rook13.cli.records import read_record, replaying, seated_names
from rook13.cli.score_sheet import ScoreSheet
from rook13.engine import events as ev
from rook13.engine.record import Record, opening, replay, replay_steps, rules_of
from rook13.engine.redaction import view_for
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import NOBODY, GameState, HandResult
from rook13.engine.trick import NO_TRUMP
from rook13.wording.events import event_text
from rook13.wording.words import Names, phase_text, value_text

TOLD = (ev.DealVoided, ev.RedealChosen, ev.RedealCalled, ev.PassedOut)
"""Events that explain why a deal has no result."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add what the command takes."""
    add_record(parser)
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Run the command, and return its exit status."""
    record = read_record(arguments.file)
    with replaying(record):
        if arguments.json:
            print(json.dumps(_as_json(replay(record)), ensure_ascii=False))
        else:
            _show(record)
    return 0


def _as_json(state: GameState) -> dict[str, object]:
    view = view_for(state, None)
    return {
        "game": state.rules.id,
        "hands": [_hand_as_json(state.rules, result) for result in view.results],
        "totals": _by_side(state.rules, view.totals),
        "winner": _winner(view.winners),
    }


def _winner(winners: tuple[str, ...]) -> str | list[str] | None:
    """Return the side that has won, all of them where several share the win, or None."""
    return list(winners) if len(winners) > 1 else next(iter(winners), None)


def _hand_as_json(rules: Ruleset, result: HandResult) -> dict[str, object]:
    seats = [seat.name for seat in rules.seats]
    bids = {"bids": dict(zip(seats, result.bids, strict=True))} if result.bids else {}
    return {
        "bid": result.call.name if result.call else None,
        "declarer": rules.seats[result.declarer].name if result.declarer != NOBODY else None,
        "trump": rules.deck.suits[result.trump].letter if result.trump != NO_TRUMP else None,
        **bids,
        "points": _by_side(rules, result.points),
        "score": _by_side(rules, result.score),
        "totals": _by_side(rules, result.totals),
    }


def _by_side(rules: Ruleset, values: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(rules.sides, values, strict=True))


def _show(record: Record) -> None:
    rules = rules_of(record)
    state = opening(record)
    names = Names(rules, seated_names(rules, record.seats))
    sheet = ScoreSheet(names)
    print(_title(names))
    print(f"\n{sheet.heading()}")
    for step in replay_steps(record):
        state = step.state
        for event in step.events:
            if isinstance(event, ev.HandScored):
                print(sheet.line(event.result))
            elif isinstance(event, TOLD):
                print(f"      {event_text(event, names)}")
    print(f"\n{_standing(state, names)}")


def _title(names: Names) -> str:
    rules = names.rules
    sides = [f"{side}: {names.side(side)}" for side in rules.sides]
    options = [f"{name} = {value_text(value)}" for name, value in rules.options.differing().items()]
    chosen = [f"Options: {', '.join(options)}"] if options else []
    return "\n".join([rules.title, *sides, *chosen])


def _standing(state: GameState, names: Names) -> str:
    view = view_for(state, None)
    totals = zip(names.rules.sides, view.totals, strict=True)
    points = ", ".join(f"{side} {total}" for side, total in totals)
    if view.winners:
        return f"{event_text(ev.GameWon(view.winners), names)} Totals: {points}."
    return f"Game in progress. {phase_text(view.phase)} Totals: {points}."
