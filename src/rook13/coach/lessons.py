"""Lessons: a scripted deal with explanations at the moments where they matter, one for a game.

The masters are `resources/tutorial/<id>.json`, with every text in all languages of the window.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rook13.engine.actions import Action
from rook13.engine.notation import parse_action
from rook13.engine.record import DealRecord, HandRecord, Record
from rook13.engine.rules import RULESETS
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.resources import resource

ENGLISH = "en"
RESULT = "result"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """What is said at a turn of the learner, or when the hand is over, and what is best there."""

    when: str
    """The value of a Phase, or `result`."""
    texts: Mapping[str, str]
    hand: int = 1
    calls: int = 0
    tricks: int = 0
    """It counts from this hand, and after so many own calls and so many tricks."""
    advice: str = ""
    """The action that the text explains, in notation without the seat."""

    def fits(self, view: PlayerView) -> bool:
        """Return whether this step explains a view of the learner."""
        is_over = view.phase in (Phase.HAND_OVER, Phase.GAME_OVER)
        if is_over or self.when == RESULT:
            return is_over and self.when == RESULT
        own = sum(seat == view.seat for seat, _ in view.calls)
        is_late = view.number >= self.hand and own >= self.calls
        return is_late and view.phase.value == self.when and len(view.tricks) >= self.tricks

    def said(self, language: str) -> str:
        return self.texts.get(language, self.texts[ENGLISH])


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game of one kind: where the learner sits, the cards, and what is said."""

    game: str
    seat: str
    minutes: int
    record: Record
    steps: Sequence[LessonStep]

    def step(self, view: PlayerView) -> LessonStep | None:
        """Return what is said about a view: the last step that fits it."""
        found = [step for step in self.steps if step.fits(view)]
        return found[-1] if found else None

    def advised(self, step: LessonStep, rules: Ruleset) -> Action | None:
        """Return the action that a step advises."""
        return parse_action(rules, f"{self.seat} {step.advice}") if step.advice else None


def lesson_of(game: str) -> Lesson | None:
    """Return the lesson of a game, if it has one."""
    try:
        path = resource(f"tutorial/{game}.json")
    except FileNotFoundError:
        return None
    return _lesson(game, json.loads(path.read_text(encoding="utf-8")))


def lessons(games: Iterable[type[Ruleset]] = RULESETS) -> list[Lesson]:
    """Return every lesson, in the order of the games."""
    return [lesson for each in games if (lesson := lesson_of(each.id)) is not None]


def _lesson(game: str, data: Mapping[str, Any]) -> Lesson:
    deal = data["deal"]
    dealt = DealRecord(deal.get("seed"), tuple(deal.get("hands", ())), deal.get("kitty", ""))
    names = tuple(str(place) for place in range(1, data["seats"] + 1))
    record = Record(game, {}, names, data["dealer"], (HandRecord(dealt),))
    return Lesson(game, data["seat"], data["minutes"], record, tuple(map(_step, data["steps"])))


def _step(data: Mapping[str, Any]) -> LessonStep:
    return LessonStep(
        data["when"],
        data["say"],
        data.get("hand", 1),
        data.get("calls", 0),
        data.get("tricks", 0),
        data.get("do", ""),
    )
