"""Beside and over the cards: chat, log, people, the waiting room, and overlays."""
