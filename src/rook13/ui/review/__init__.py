"""Reviewing a finished hand: what could have been done better."""
