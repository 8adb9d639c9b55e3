"""The preferences of the player with their defaults, and where they are kept."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from rook13.background.jobs import Job, disk
from rook13.ui.kit.art.card_styles import BACKS, PALETTES, Face
from rook13.ui.kit.art.surfaces import SURFACES

LANGUAGES = {"en": "English", "de": "Deutsch", "es": "Español"}
"""Each in its own language, so that everybody finds the way back."""
SOURCE_LANGUAGE = "en"
SYSTEM = "system"
"""The value of a preference that follows the system."""


DEFAULT_PORT = 41313
MAPPINGS: Mapping[str, type] = {
    "shortcuts": str,
    "last_table": object,
    "house_rules": dict,
    "own_presets": dict,
    "window_places": str,
}
"""Preferences that are mappings, with the type of their values."""
REMEMBERED = ("last_table", "house_rules", "own_presets", "window_places")
"""What is stored without being a choice in the dialog, and changes nothing that is shown."""

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
    """What the player chose."""

    language: str = _one_of(SYSTEM, *LANGUAGES)
    theme: str = _one_of(SYSTEM, "light", "dark")
    tool_labels: bool = True
    offer_to_resume: bool = True
    review_games: bool = True

    face: str = _one_of(*(face.value for face in Face))
    back: str = _one_of(*BACKS)
    surface: str = _one_of("green", *(name for name in SURFACES if name != "green"))
    palette: str = _one_of(*PALETTES)
    sort: str = _one_of("suit", "rank", "none")
    trump_first: bool = True
    confirm_cards: bool = False

    speed: str = _one_of("normal", "slow", "fast", "none")
    hold_trick: bool = False
    play_last_card: bool = True
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
    reactions: bool = True

    port: int = _number(DEFAULT_PORT, 1024, 65535)
    look_for_tables: bool = True

    shortcuts: Mapping[str, str] = field(default_factory=dict)
    """Keys that differ from the defaults, by the id of the command."""
    last_table: Mapping[str, Any] = field(default_factory=dict)
    """The table that *Play now* opens again."""
    house_rules: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """The house rules last chosen for each game."""
    own_presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """House rules that the player has named, for each game."""
    window_places: Mapping[str, str] = field(default_factory=dict)
    """Place and size of the window on each screen it was on, the last one last."""

    def looks_different_from(self, other: Preferences) -> bool:
        """Return whether screens have to be rebuilt after a change to the other preferences."""
        return any(getattr(self, name) != getattr(other, name) for name in REBUILD_FOR)


def choices(name: str) -> tuple[str, ...]:
    """Return the possible values of a preference, the default first."""
    found: tuple[str, ...] = _fields()[name].metadata["choices"]
    return found


def limits(name: str) -> tuple[int, int]:
    """Return the least and greatest value of a preference."""
    found: tuple[int, int] = _fields()[name].metadata["range"]
    return found


def read_preferences(stored: Mapping[str, object]) -> Preferences:
    """Return what was stored, with the default for values that this version cannot use."""
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
    if name not in MAPPINGS:
        return isinstance(value, bool)
    return isinstance(value, dict) and all(
        isinstance(key, str) and isinstance(each, MAPPINGS[name]) for key, each in value.items()
    )


class SettingsBackend(Protocol):
    """Stores values between two runs."""

    def write(self, values: Mapping[str, object]) -> None:
        """Store these values in place of all others."""


class Settings(QObject):
    """The preferences in force."""

    changed = Signal(object)
    """The Preferences that were in force before."""

    def __init__(
        self,
        backend: SettingsBackend | None = None,
        parent: QObject | None = None,
        stored: Mapping[str, object] | None = None,
    ) -> None:
        """Begin with what was stored; changes are written on the disk's thread."""
        super().__init__(parent)
        self._backend = backend
        self._chosen = read_preferences(stored if stored is not None else {})

    @property
    def chosen(self) -> Preferences:
        return self._chosen

    def change(self, **values: Any) -> Job | None:
        """Change preferences; return the job that stores them, if they are stored."""
        before, wanted = self._chosen, dataclasses.replace(self._chosen, **values)
        if wanted == before:
            return None
        self._chosen = wanted
        self.changed.emit(before)
        if self._backend is None:
            return None
        return disk().submit(self._backend.write, _differing(wanted))


def _differing(chosen: Preferences) -> dict[str, object]:
    """Return what differs from the defaults, so that new defaults reach everybody."""
    usual = Preferences()
    names = [each.name for each in dataclasses.fields(Preferences)]
    return {
        name: getattr(chosen, name)
        for name in names
        if getattr(chosen, name) != getattr(usual, name)
    }
