"""What happened, as lines of a log: which facts are told, and where a new hand begins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rook13.engine import events as ev
from rook13.table import facts as f
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.retold import hand_so_far
from rook13.wording.tables import fact_text
from rook13.wording.text import Text
from rook13.wording.words import card_names_text

UNTOLD = (f.Talk, f.DealCommitted, f.JoinAnswered, f.JoinRequested, f.JoinWithdrawn)
"""Chat has its own place, the door is the host's business, and a commitment is for programs."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence that can still be translated; a heading begins a hand."""

    text: Text
    is_heading: bool = False


def lines_of(facts: Iterable[f.Fact], scene: Scene) -> Iterator[Line]:
    """Return the lines for what happened, with the names that people have now."""
    for fact in facts:
        if not isinstance(fact, UNTOLD):
            yield Line(fact_text(fact, scene.names, card_names_text), begins_hand(fact))


def first_lines(scene: Scene) -> tuple[Line, ...]:
    """Return what a newcomer should read: the table's log, and all of this hand."""
    facts = [entry.fact for entry in scene.view.log]
    game = scene.game
    hand = hand_so_far(game) if game is not None else ()
    if hand and not any(_is_start_of(fact, hand[0]) for fact in facts):
        # The log of the table goes back only so far; what lies on the table tells the rest.
        facts = [fact for fact in facts if not isinstance(fact, f.GameEvent)]
        facts += [f.GameEvent(event) for event in hand]
    return tuple(lines_of(facts, scene))


def missed(before: Scene | None, scene: Scene) -> list[f.Fact]:
    """Return what happened while the connection was lost; the table tells it once one is back."""
    if before is None:
        return []
    known = before.view.revision
    return [entry.fact for entry in scene.view.log if entry.revision > known]


def begins_hand(fact: f.Fact) -> bool:
    """Return whether a new hand begins with this."""
    return isinstance(fact, f.GameEvent) and isinstance(fact.event, ev.CardsDealt)


def _is_start_of(fact: f.Fact, dealt: ev.Event) -> bool:
    return isinstance(fact, f.GameEvent) and fact.event == dealt
