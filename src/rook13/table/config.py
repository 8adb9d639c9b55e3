"""Who sits at a table and how it is set up: people, what the host chooses, and its pace."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from rook13.engine.options import OptionError, OptionValue
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
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
from rook13.table.names import is_visible


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
    """How long a finished hand lies open before the next where only bots play."""
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
