"""Tests mirror src; `strategies` holds what they generate."""
