"""Everything a player can choose for this program, with its defaults."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rook13.ui.art.card_styles import BACKS, PALETTES, Face
from rook13.ui.art.surfaces import SURFACES
from rook13.ui.languages import LANGUAGES, SYSTEM

DEFAULT_PORT = 41313
TABLES_OF_WORDS: Mapping[str, type] = {"shortcuts": str, "last_table": object}
"""Preferences that are mappings, with what is in them; whatever has no limits is yes or no."""

REBUILD_FOR = (
    *("language", "theme", "contrast", "text_size"),
    *("face", "back", "surface", "palette"),
)
"""Preferences that screens read only when they are made."""


def _one_of(default: str, *others: str) -> Any:
    return field(default=default, metadata={"choices": (default, *others)})


def _number(default: int, low: int, high: int) -> Any:
    return field(default=default, metadata={"range": (low, high)})


@dataclass(frozen=True, slots=True)
class Preferences:
    """What the player chose; a choice that makes no sense counts as its default."""

    language: str = _one_of(SYSTEM, *LANGUAGES)
    theme: str = _one_of(SYSTEM, "light", "dark")
    offer_to_resume: bool = True

    face: str = _one_of(*(face.value for face in Face))
    back: str = _one_of(*BACKS)
    surface: str = _one_of("green", *(name for name in SURFACES if name != "green"))
    palette: str = _one_of(*PALETTES)
    sort: str = _one_of("suit", "rank", "none")
    trump_first: bool = True
    confirm_cards: bool = False

    speed: str = _one_of("normal", "slow", "fast", "none")
    hold_trick: bool = False
    deal_for_me: bool = True

    sound: bool = True
    volume: int = _number(70, 0, 100)
    sound_cards: bool = True
    sound_turn: bool = True
    sound_bids: bool = True
    sound_results: bool = True
    sound_chat: bool = True

    motion: str = _one_of(SYSTEM, "full", "reduced")
    contrast: str = _one_of(SYSTEM, "normal", "high")
    text_size: int = _number(100, 80, 200)
    announcements: bool = True
    alert: bool = True

    port: int = _number(DEFAULT_PORT, 1024, 65535)
    look_for_tables: bool = True

    shortcuts: Mapping[str, str] = field(default_factory=dict)
    """Keys that differ from the usual ones, by the id of the command."""
    last_table: Mapping[str, Any] = field(default_factory=dict)
    """The table that *Play now* opens again."""

    def looks_different_from(self, other: Preferences) -> bool:
        """Return whether screens have to be rebuilt after a change to the other preferences."""
        return any(getattr(self, name) != getattr(other, name) for name in REBUILD_FOR)


def choices(name: str) -> tuple[str, ...]:
    """Return the values that a preference can have, the default first."""
    found: tuple[str, ...] = _fields()[name].metadata["choices"]
    return found


def limits(name: str) -> tuple[int, int]:
    """Return the least and greatest value of a preference."""
    found: tuple[int, int] = _fields()[name].metadata["range"]
    return found


def read_preferences(stored: Mapping[str, object]) -> Preferences:
    """Return what was stored; what this version cannot use is as if it was never chosen."""
    fields = _fields()
    kept: dict[str, Any] = {
        name: value for name, value in stored.items() if name in fields and _fits(name, value)
    }
    return Preferences(**kept)


def _fields() -> dict[str, dataclasses.Field[Any]]:
    return {each.name: each for each in dataclasses.fields(Preferences)}


def _fits(name: str, value: Any) -> bool:
    rule = _fields()[name].metadata
    if "choices" in rule:
        return value in rule["choices"]
    if "range" in rule:
        low, high = rule["range"]
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    if name not in TABLES_OF_WORDS:
        return isinstance(value, bool)
    return isinstance(value, dict) and all(
        isinstance(key, str) and isinstance(each, TABLES_OF_WORDS[name])
        for key, each in value.items()
    )
