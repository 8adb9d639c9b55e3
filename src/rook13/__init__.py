"""Rook13: a desktop card table for five trick-taking games."""

__version__ = "0.1.0"
