"""Preferences: what is chosen applies at once, and every page can be put back to its defaults."""

from rook13.ui.dialogs.preferences.dialog import PreferencesDialog

__all__ = ["PreferencesDialog"]
