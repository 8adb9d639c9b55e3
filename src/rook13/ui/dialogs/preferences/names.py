"""What the values of the preferences are called."""

from __future__ import annotations

from collections.abc import Mapping

from rook13.ui.languages import LANGUAGES
from rook13.ui.text import context

tr = context("Preferences")


def value_names(field: str) -> Mapping[str, str]:
    """Return the words for every value of a preference."""
    return {**_shared(field), **_own(field)}


def _shared(field: str) -> Mapping[str, str]:
    return {"system": tr("As the system has it")} if field != "language" else {}


def _own(field: str) -> Mapping[str, str]:
    return {
        "language": {"system": tr("Language of the system"), **LANGUAGES},
        "theme": {"light": tr("Light"), "dark": tr("Dark")},
        "face": {"classic": tr("Classic"), "large": tr("Large corners")},
        "back": {"plumage": tr("Plumage"), "lattice": tr("Lattice"), "night": tr("Night")},
        "surface": _surfaces(),
        "palette": _palettes(),
        "sort": {"suit": tr("By suit"), "rank": tr("By rank"), "none": tr("As dealt")},
        "speed": _speeds(),
        "motion": {"full": tr("Cards fly"), "reduced": tr("Nothing flies")},
        "contrast": {"normal": tr("Normal"), "high": tr("High")},
    }[field]


def _surfaces() -> Mapping[str, str]:
    return {
        "light": tr("Linen"),
        "dark": tr("Slate"),
        "green": tr("Green felt"),
        "wood": tr("Walnut"),
    }


def _palettes() -> Mapping[str, str]:
    return {
        "standard": tr("Standard colours"),
        "deuteranopia": tr("Safe with deuteranopia (green-blind)"),
        "protanopia": tr("Safe with protanopia (red-blind)"),
        "tritanopia": tr("Safe with tritanopia (blue-blind)"),
    }


def _speeds() -> Mapping[str, str]:
    return {
        "none": tr("No animation"),
        "fast": tr("Fast"),
        "normal": tr("Normal"),
        "slow": tr("Slow"),
    }
