"""`rook13 bot`: lets any program play against a bot, one JSON object per line.

A question is `{"id": 7, "seat": "A1", "record": {…}, "budget_ms": 500}`, the answer
`{"id": 7, "action": "A1 R14"}`. What the seat cannot know is `?` in the record; if it shows
more, the bot still sees only the view of its seat.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from typing import Any

from rook13.bots.levels import LEVELS, Bot
from rook13.bots.search_setup import Budget
from rook13.cli.arguments import add_any_seed, level_with_budget
from rook13.cli.problems import CommandError
from rook13.cli.records import replaying
from rook13.engine.actions import Deal
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.record import MOST_BYTES, RecordError, deal_from_seed, load_record
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS
from rook13.engine.shuffle import derive_seed
from rook13.engine.view import PlayerView
from rook13.laboratory.masked_records import names_own_cards, replay_masked
from rook13.wording.refusals import record_text

USUAL_LEVEL = "expert"
LONGEST_LINE = MOST_BYTES + 4096
"""A record and the rest of a question."""
WARM_UP = 16
"""Actions played in each game before the first question."""
MOST_ITERATIONS = 1_000_000
"""With a time given, time is what ends the thinking."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument(
        "--level",
        metavar="LEVEL[:ITERATIONS]",
        type=partial(level_with_budget, known=tuple(LEVELS)),
        default=USUAL_LEVEL,
        help=f"one of {', '.join(LEVELS)}; :N sets the iterations per decision",
    )
    add_any_seed(parser, "play")


def run(arguments: Namespace) -> int:
    """Run the command, and return its exit status."""
    level, iterations = arguments.level
    budget = None if iterations is None else Budget(iterations)
    _warm_up(LEVELS[level](b""))
    bot = LEVELS[level](derive_seed("bot", arguments.seed), budget)
    for line in _lines():
        if line.strip():
            print(json.dumps(answer(bot, line), ensure_ascii=False), flush=True)
    return 0


def _lines() -> Iterator[str]:
    """Yield the lines of the input; a line that is too long is cut off."""
    while line := sys.stdin.readline(LONGEST_LINE + 1):
        yield line
        while line and not line.endswith("\n"):
            line = sys.stdin.readline(LONGEST_LINE)


def _warm_up(bot: Bot) -> None:
    """Decide a little in every game, so that the first question is answered as fast as others."""
    for game in RULESETS:
        state = new_game(game(), game().seats[0])
        state, _ = apply(state, deal_from_seed(state, derive_seed(game.id).hex()))
        for _ in range(WARM_UP):
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            if isinstance(view.legal[0], Deal):
                break
            state, _ = apply(state, bot.choose(view, Budget(1)))


def answer(bot: Bot, line: str) -> dict[str, object]:
    """Return what to write for one line."""
    question: Any = None
    try:
        question = _question(line)
        view = _view(question)
        action = bot.choose(view, _budget(question.get("budget_ms")))
        return {"id": question.get("id"), "action": str(action)}
    except CommandError as error:
        found = question.get("id") if isinstance(question, dict) else None
        return {"id": found, "error": str(error)}


def _question(line: str) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise CommandError(f"A line has at most {LONGEST_LINE} characters.")
    try:
        question = json.loads(line)
    except (ValueError, RecursionError):
        raise CommandError("This line is not JSON.") from None
    if not isinstance(question, dict):
        raise CommandError("A question must be a JSON object.")
    return question


def _view(question: dict[str, Any]) -> PlayerView:
    name, data = question.get("seat"), question.get("record")
    if not isinstance(name, str):
        raise CommandError("A question must name a seat, such as “A1”.")
    if not isinstance(data, dict):
        raise CommandError("A question must contain the game record.")
    try:
        record = load_record(json.dumps(data))
    except RecordError as error:
        raise CommandError(str(record_text(error))) from None
    with replaying(record):
        state = replay_masked(record)
    try:
        seat = state.rules.seat(name.upper())
    except KeyError:
        known = ", ".join(seat.name for seat in state.rules.seats)
        raise CommandError(f"There is no seat “{name}”. The seats are {known}.") from None
    view = view_for(state, seat)
    if not view.legal or (view.turn != seat and not isinstance(view.legal[0], Deal)):
        raise CommandError(f"{seat} has nothing to decide now.")
    if not isinstance(view.legal[0], Deal) and not names_own_cards(record, view):
        raise CommandError(
            f"{seat} has to know its own cards: the record must name every card it was dealt,"
            " picked up and discarded, and its bid."
        )
    return view


def _budget(milliseconds: object) -> Budget | None:
    if milliseconds is None:
        return None
    is_number = isinstance(milliseconds, int | float) and not isinstance(milliseconds, bool)
    if not is_number or not 0 < float(str(milliseconds)) <= 600_000:
        raise CommandError("budget_ms must be a number above 0 and up to 600000.")
    return Budget(MOST_ITERATIONS, seconds=float(str(milliseconds)) / 1000)
