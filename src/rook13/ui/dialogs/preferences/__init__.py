"""The preferences: choices apply at once, and every page can be reset to its defaults."""
