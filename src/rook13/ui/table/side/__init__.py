"""Beside the cards: chat, log, people, the waiting room, and what lies over the table at times."""
