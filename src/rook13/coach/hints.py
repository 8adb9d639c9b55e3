"""Hints: what an expert would do, and why in a few words."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.bots.advice import advise
from rook13.engine.actions import Action
from rook13.engine.cards import Suit
from rook13.engine.view import PlayerView
from rook13.wording.advice import reason_text
from rook13.wording.text import Text


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do, and why."""

    action: Action
    reason: Text
    trump: Suit | None = None
    """The trump that goes with a discard, where it is named next."""


def hint(view: PlayerView, seed: bytes) -> Hint:
    """Return what an expert would do in this view; it takes more than a second."""
    advised = advise(view, seed)
    reason = reason_text(advised.forecast, view, advised.action)
    return Hint(advised.action, reason, advised.trump)
