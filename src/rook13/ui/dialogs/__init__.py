"""Dialogs that any screen may open; each asks through signals and decides nothing itself."""
