"""What the host chooses for a table, and how fast the table itself goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rook13.engine.options import OptionError, OptionValue
from rook13.engine.rules import make_rules
from rook13.engine.ruleset import Ruleset
from rook13.table.people import is_good_name

LEVELS = ("easy", "normal", "hard", "expert")
TURN_CLOCKS = (None, 30, 60, 120)
GRACE_LIMIT = 600


@dataclass(frozen=True, slots=True)
class TableConfig:
    """The game with its options, and who may do what at the table; `grace` is in seconds."""

    name: str = "Table"
    game: str = "rook13"
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    players: int = 4
    spectators: bool = True
    approval: bool = False
    takeover: bool = True
    turn_clock: int | None = None
    grace: int = 30
    undo: bool = False
    hints: bool = False
    bot_level: str = "normal"
    private: bool = False
    has_password: bool = False

    def rules(self) -> Ruleset:
        """Return the game; KeyError for an unknown one, OptionError for a bad option."""
        return make_rules(self.game, self.options, self.players)

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


@dataclass(frozen=True, slots=True)
class Pacing:
    """Seconds that the table takes or grants; all zero makes a table that never waits for show."""

    bot_delay: float = 0.8
    """A bot's move is shown no sooner than this after its turn came."""
    hand_pause: float = 3.0
    """How long a finished hand lies open before a bot, or "deal for me", deals the next."""
    bot_deadline: float = 10.0
    """A bot that has not answered by then is replaced for this move."""
    share_wait: float = 2.0
    """How long a deal waits for the players' shares of its seed."""
    undo_wait: float = 20.0
    """How long an undo waits for answers."""


USUAL_PACING = Pacing()
