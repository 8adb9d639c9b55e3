"""The sounds by name; playing them is the business of whoever has a speaker."""

from __future__ import annotations

from pathlib import Path

from rook13.resources import resource

SOUNDS = (
    "deal",
    "card",
    "trick",
    "your_turn",
    "bid",
    "pass",
    "win",
    "lose",
    "error",
    "chat",
)


def sound_file(name: str) -> Path:
    """Return the WAV file of a sound."""
    return resource(f"sounds/{name}.wav")
