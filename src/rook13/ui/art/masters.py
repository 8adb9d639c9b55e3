"""Reads the SVG masters of resources/."""

from __future__ import annotations

from functools import cache

from rook13.resources import resource


@cache
def master(name: str) -> str:
    """Return the text of a master such as `avatars/rook.svg`."""
    return resource(name).read_text("utf-8")
