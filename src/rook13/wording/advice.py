"""Hints in words: what to do, and why in a few words."""

from __future__ import annotations

from rook13.bots.advice import Forecast
from rook13.engine.actions import Action
from rook13.engine.view import PlayerView
from rook13.wording.text import Text, verbatim


def advice_text(action: Action) -> Text:
    """Return what to do."""
    return verbatim(str(action))


def reason_text(forecast: Forecast, view: PlayerView) -> Text:
    """Return why."""
    return Text("An expert would do this.")
