"""Output to a terminal: cards in colour where that is possible, safe text, and a progress bar.

Colour only decorates: the letter of the suit is always there.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import TextIO

from rook13.engine.cards import Card, Suit
from rook13.engine.trick import TrickTables
from rook13.wording.words import suit_text

RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN = (31, 32, 33, 34, 35, 36)
BRIGHT_MAGENTA, BOLD, DIM = 95, 1, 2
COLOURS: Mapping[str, int] = {
    "red": RED,
    "yellow": YELLOW,
    "black": BOLD,
    "green": GREEN,
    "pink": BRIGHT_MAGENTA,
    "violet": MAGENTA,
    "blue": BLUE,
    "clubs": BOLD,
    "diamonds": RED,
    "hearts": RED,
    "spades": BOLD,
    "fire": RED,
    "water": BLUE,
    "earth": YELLOW,
    "air": CYAN,
}
WIDTH = 30
INTERVAL = 0.1
CLEAR_LINE = "\r\x1b[K"


@dataclass(frozen=True, slots=True)
class Style:
    """Writes cards and notes, in colour or without."""

    in_colour: bool = False

    def card(self, card: Card) -> str:
        """Return a card in notation, in the colour of its suit."""
        return self._in(_colour(card.suit), card.name)

    def suit(self, suit: Suit | None) -> str:
        name = str(suit_text(suit))
        return self._in(_colour(suit), name) if suit else name

    def cards(self, cards: Iterable[Card]) -> str:
        return " ".join(self.card(card) for card in cards)

    def hand(self, cards: Iterable[Card], tables: TrickTables) -> str:
        """Return cards suit by suit, as they stand with this trump."""
        suits = groupby(arranged(cards, tables), lambda card: tables.suit_of[card.index])
        return "   ".join(self.cards(suit) for _, suit in suits)

    def note(self, words: str) -> str:
        """Return words that stay in the background."""
        return self._in(DIM, words)

    def strong(self, words: str) -> str:
        return self._in(BOLD, words)

    def _in(self, code: int, words: str) -> str:
        return f"\x1b[{code}m{words}\x1b[0m" if self.in_colour and words else words


def _colour(suit: Suit | None) -> int:
    return COLOURS.get(suit.key, BOLD) if suit else BOLD


def arranged(cards: Iterable[Card], tables: TrickTables) -> list[Card]:
    """Return cards as one holds them: by suit, the strongest of each first."""
    suit_of, strength = tables.suit_of, tables.strength
    return sorted(cards, key=lambda card: (suit_of[card.index], -strength[card.index]))


def terminal_style() -> Style:
    """Return the style for where the output goes."""
    return Style(shows_colour(sys.stdout, os.environ))


def shows_colour(stream: TextIO, environment: Mapping[str, str]) -> bool:
    """Return whether a stream is a terminal with colours and nobody objects to them."""
    if environment.get("NO_COLOR") or environment.get("TERM") == "dumb":
        return False
    # The old console of Windows prints the codes instead.
    able = sys.platform != "win32" or "WT_SESSION" in environment
    return able and stream.isatty()


def printable(text: str) -> str:
    """Replace what a terminal could take for a command."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in text)


class Progress:
    """Counts up to `total` on a terminal and stays silent anywhere else."""

    def __init__(
        self,
        total: int,
        unit: str,
        stream: TextIO,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._total = total
        self._unit = unit
        self._stream = stream
        self._clock = clock
        self._shown = stream.isatty()
        self._start = self._last = clock()

    def update(self, done: int) -> None:
        """Redraw, unless that was done a moment ago."""
        now = self._clock()
        if self._shown and now - self._last >= INTERVAL:
            self._last = now
            self._stream.write(f"{CLEAR_LINE}{self._bar(done, now - self._start)}")
            self._stream.flush()

    def close(self) -> None:
        """Leave a clean line behind."""
        if self._shown:
            self._stream.write(CLEAR_LINE)
            self._stream.flush()

    def _bar(self, done: int, seconds: float) -> str:
        filled = WIDTH * done // self._total
        bar = "#" * filled + "." * (WIDTH - filled)
        rate = done / seconds if seconds else 0.0
        left = f"{_duration((self._total - done) / rate)} left" if rate else ""
        return f"[{bar}] {done:,}/{self._total:,} {self._unit}  {rate:,.1f} a second  {left}"


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes:02} min"
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"
