"""The languages of the window."""

from __future__ import annotations

LANGUAGES = {"en": "English", "de": "Deutsch", "es": "Español"}
"""Each in its own words, so that whoever is lost finds the way back."""
SOURCE_LANGUAGE = "en"
SYSTEM = "system"
"""Stands for the system's choice, of language and of other things."""
