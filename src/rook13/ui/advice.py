"""Hints: what an expert would do, thought out in another process while the window goes on."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from rook13.engine.actions import Action
from rook13.engine.cards import Suit
from rook13.engine.view import PlayerView
from rook13.wording.text import Text


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, and why in a few words."""

    action: Action
    reason: Text
    trump: Suit | None = None
    """The trump that goes with a discard, where it is named next."""


class Adviser(QObject):
    """Thinks when asked; `advised` follows, unless something else is asked before."""

    advised = Signal(object)
    """An Advice."""
    failed = Signal()
    """There will be no advice this time."""

    def ask(self, view: PlayerView) -> None:
        """Think about this view."""
        raise NotImplementedError

    def forget(self) -> None:
        """Nobody waits for the answer any more."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop thinking."""
