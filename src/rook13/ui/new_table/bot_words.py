"""What the levels of bots are called, and what to expect of them."""

from __future__ import annotations

from collections.abc import Iterable

from rook13.engine.rules import game
from rook13.table.config import LEVELS
from rook13.ui.new_table.plan import NewTable
from rook13.ui.text import context

tr = context("Bots")


def level_name(level: str) -> str:
    """Return a level as a word."""
    names = {
        "easy": tr("Easy"),
        "normal": tr("Normal"),
        "hard": tr("Hard"),
        "expert": tr("Expert"),
    }
    return names[level]


def level_words(level: str) -> str:
    """Return what to expect of a level."""
    words = {
        "easy": tr("Plays sensibly, and makes the mistakes that people make. Good for learning."),
        "normal": tr("Knows the rules of thumb and moves at once. A fair evening game."),
        "hard": tr("Thinks a moment about the cards it cannot see. Seldom gives points away."),
        "expert": tr("Thinks as long as it may, counts every card, and bids by the odds."),
    }
    return words[level]


def bot_title(level: str) -> str:
    """Return a bot of a level."""
    names = {
        "easy": tr("Easy bot"),
        "normal": tr("Normal bot"),
        "hard": tr("Hard bot"),
        "expert": tr("Expert bot"),
    }
    return names[level]


def against(table: NewTable) -> str:
    """Return a solo game in words, such as “Rook13 against normal bots”."""
    title = game(table.config.game).title
    level = _only(table.levels)
    words = {
        "easy": tr("{game} against easy bots", game=title),
        "normal": tr("{game} against normal bots", game=title),
        "hard": tr("{game} against hard bots", game=title),
        "expert": tr("{game} against expert bots", game=title),
    }
    return words[level] if level else tr("{game} against bots of several levels", game=title)


def _only(levels: Iterable[str]) -> str | None:
    found = [level for level in LEVELS if level in set(levels)]
    return found[0] if len(found) == 1 else None
