"""Who sits at a table and how it is set up: people, their names, what the host chooses, its pace.

Two names look alike when their letters have the same shape: a Cyrillic or Greek letter for a Latin
one, a digit for a letter, small letters for capitals. Which letters do is in a list made from
Unicode's confusable characters (UTS 39).
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from functools import cache, lru_cache

from rook13.engine.options import OptionError, OptionValue
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.resources import resource
from rook13.table.limits import (
    NAME_LENGTH,
    Avatar,
    Key,
    Name,
    OptionMap,
    Players,
    WholeSeconds,
    Word,
)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has proven to own a key (hex digits of an Ed25519 public key)."""

    key: Key
    name: Name = field(compare=False)
    avatar: Avatar = field(default="", compare=False)

    def has_good_name(self) -> bool:
        """Return whether the name can be shown."""
        return is_good_name(self.name)


def is_good_name(name: str) -> bool:
    """Return whether a name can be seen, is neither empty nor too long, and has no stray spaces."""
    return 0 < len(name) <= NAME_LENGTH and is_visible(name) and name == name.strip()


_MOST_MARKS = 3
"""Accents on one letter; more of them cover the lines above and below."""

# Drawn as nothing, though Unicode counts them as letters, marks or symbols.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_VARIATION = range(0xFE00, 0xFE10)
_MORE_VARIATION = range(0xE0100, 0xE01F0)
_EMOJI_STYLE = "\ufe0e\ufe0f"
_MARKS = range(0x0300, 0x0370)
_ACCENTS = frozenset("\u0300\u0301\u0302\u0303\u0306\u0308\u030a\u030b\u030c\u0327")
"""Marks that people read: Zoë is not Zoe. Of the others, such as a dot below, few take notice."""
_PAIRS = {"m": "rn", "vv": "w"}


def is_visible(name: str) -> bool:
    """Return whether everything in a name can be seen: nothing blank, hidden or reordering."""
    if not name.isprintable() or not name.strip(_EMOJI_STYLE):
        return False
    return not any(_is_blank(letter) for letter in name) and not _piles_marks(name)


def look_alike(one: str, other: str) -> bool:
    """Return whether people would take one name for the other."""
    return any(a == b for a, b in zip(_shapes(one), _shapes(other), strict=True))


@lru_cache(maxsize=1024)
def _shapes(name: str) -> tuple[str, str]:
    """Return the shape of a name in small letters, and in the letters it is written in."""
    shown = " ".join(name.split())
    return _shape(shown.casefold()), _shape(shown)


def _shape(name: str) -> str:
    shape = _readable("".join(map(_drawn, _readable(name)))).casefold()
    for pair, letter in _PAIRS.items():
        shape = shape.replace(pair, letter)
    return shape


def _readable(text: str) -> str:
    """Return letters and accents one by one, without the marks that few would notice."""
    return "".join(
        letter
        for letter in unicodedata.normalize("NFD", text)
        if letter not in _EMOJI_STYLE and (ord(letter) not in _MARKS or letter in _ACCENTS)
    )


def _drawn(letter: str) -> str:
    alike = _look_alikes()
    return alike.get(ord(letter)) or unicodedata.normalize("NFKC", letter).translate(alike)


@cache
def _look_alikes() -> dict[int, str]:
    lines = resource("words/confusables.txt").read_text("utf-8").splitlines()
    shapes = (line.split(" ") for line in lines if not line.startswith("# "))
    return {ord(letter): shape for shape, letters in shapes for letter in letters}


def _is_blank(letter: str) -> bool:
    if letter in _EMOJI_STYLE:
        return False
    return letter in _BLANK or ord(letter) in _VARIATION or ord(letter) in _MORE_VARIATION


def _piles_marks(name: str) -> bool:
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            return True
    return False


LEVELS = ("easy", "normal", "hard", "expert")
TURN_CLOCKS = (None, 30, 60, 120)
GRACE_LIMIT = 600


@dataclass(frozen=True, slots=True)
class TableConfig:
    """The game with its options, and who may do what at the table; `grace` is in seconds."""

    name: Name = "Table"
    game: Word = RULESETS[0].id
    options: OptionMap = field(default_factory=dict)
    players: Players = 4
    spectators: bool = True
    approval: bool = False
    takeover: bool = True
    turn_clock: WholeSeconds | None = None
    grace: WholeSeconds = 30
    undo: bool = False
    hints: bool = False
    bot_level: Word = "normal"
    private: bool = False
    has_password: bool = False

    def rules(self) -> Ruleset:
        """Return the game; KeyError for an unknown one, OptionError for a bad option.

        It is made once: a table sends its views by the thousand.
        """
        # Types are in the key because True equals 1, which no flag accepts.
        options = sorted((name, type(value), value) for name, value in self.options.items())
        return _rules(self.game, tuple(options), self.players)

    def problem(self) -> str | None:
        """Return the name of a field, or game option, that cannot be used."""
        fields_ok = {
            "name": is_good_name(self.name),
            "turn_clock": self.turn_clock in TURN_CLOCKS,
            "grace": 0 <= self.grace <= GRACE_LIMIT,
            "bot_level": self.bot_level in LEVELS,
        }
        for name, is_ok in fields_ok.items():
            if not is_ok:
                return name
        try:
            self.rules()
        except KeyError:
            return "game"
        except OptionError as error:
            return error.name
        return None


@lru_cache(maxsize=256)
def _rules(game: str, options: tuple[tuple[str, type, OptionValue], ...], players: int) -> Ruleset:
    return make_rules(game, {name: value for name, _, value in options}, players)


@dataclass(frozen=True, slots=True)
class Pacing:
    """Seconds that the table takes or grants; all zero makes a table that never waits for show."""

    bot_delay: float = 0.8
    """A bot's move is shown no sooner than this after its turn came."""
    hand_pause: float = 3.0
    """How long a finished hand stays open before the next where only bots play."""
    result_wait: float = 30.0
    """How long players may look at a result before the next hand is dealt without their word."""
    bot_deadline: float = 10.0
    """A bot that has not answered by then is replaced for this move."""
    commitment_wait: float = 2.0
    """How long a deal waits for players to promise a share of its seed."""
    share_wait: float = 20.0
    """How long it waits for a share that was promised: longer than it takes to notice a lost
    connection, because nobody is to blame for being cut off."""
    undo_wait: float = 20.0
    """How long an undo waits for answers."""


USUAL_PACING = Pacing()
