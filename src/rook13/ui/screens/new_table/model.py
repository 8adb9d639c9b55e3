"""What is decided about a table before it is opened: a `NewTable`, and its house rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from rook13.engine.options import OptionError, OptionSpec, OptionValue
from rook13.engine.rules import RULESETS, game, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.own_tables import DuplicateWish
from rook13.table.config import LEVELS, TableConfig
from rook13.wording.refusals import option_text
from rook13.wording.text import Text

USUAL_LEVEL = "normal"
ADAPTIVE = "adaptive"
"""Stands among the levels for one that follows the player's results."""
"""Of a duplicate session."""
IN_A_ROW = 2
"""So many games won, or lost, one after the other change that level."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be opened: alone with bots, or with people from the network."""

    config: TableConfig = field(default_factory=TableConfig)
    is_solo: bool = True
    password: str | None = None
    bots: Mapping[str, str] = field(default_factory=dict)
    """The level of the bot on each seat that has one, by the name of the seat."""
    is_adaptive: bool = False
    """Whether the level of all bots follows the player's results when the table opens."""
    duplicate: DuplicateWish | None = None
    """The duplicate session that the table is to be one of."""

    @classmethod
    def usual(cls, game_id: str = RULESETS[0].id, level: str = USUAL_LEVEL) -> NewTable:
        """Return a solo game by the usual rules against bots of one level."""
        title = game(game_id).title
        config = TableConfig(name=title, game=game_id, bot_level=level, undo=True, hints=True)
        return cls(config, bots={seat.name: level for seat in bot_seats(config.rules())})

    @property
    def levels(self) -> frozenset[str]:
        return frozenset(self.bots.values())

    def alone(self) -> NewTable:
        """Return the same game for one person, with a bot on every other seat."""
        level = self.config.bot_level
        seats = bot_seats(self.config.rules())
        bots = {seat.name: self.bots.get(seat.name, level) for seat in seats}
        config = replace(
            self.config, undo=True, hints=True, turn_clock=None, private=False, has_password=False
        )
        return NewTable(config, True, None, bots, self.is_adaptive, self.duplicate)

    def at_level(self, level: str) -> NewTable:
        """Return the same table with all its bots on one level."""
        bots = dict.fromkeys(self.bots, level)
        return replace(self, config=replace(self.config, bot_level=level), bots=bots)

    def with_others(self) -> NewTable:
        """Return the same game with seats for people, and neither undo nor hints."""
        if not self.is_solo:
            return self
        return NewTable(replace(self.config, undo=False, hints=False), False, None, {})

    def duplicate_config(self) -> TableConfig:
        """Return what all tables of the session have in common: no help, and no secret code."""
        assert self.duplicate is not None
        past = self.duplicate.past
        config = self.config
        if past is not None:
            rules = past.config
            config = replace(config, options=rules.options, players=rules.players)
        boards = len(past.seeds) if past is not None else self.duplicate.boards
        options = {**config.options, "boards": boards}
        return replace(config, options=options, undo=False, hints=False, private=False)

    def to_json(self) -> dict[str, Any]:
        """Return what is remembered, which is all but the password."""
        config = replace(self.config, has_password=False)
        kept = replace(self, config=config, password=None, duplicate=None)
        return dict(msgspec.to_builtins(kept))

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> NewTable:
        """Read what was remembered; a table that this version cannot open is the usual one."""
        try:
            table = msgspec.convert(stored, cls)
        except msgspec.ValidationError:
            return cls.usual()
        if not stored or table.config.problem() is not None:
            return cls.usual()
        names = [seat.name for seat in bot_seats(table.config.rules())]
        bots = {name: table.bots[name] for name in names if table.bots.get(name) in LEVELS}
        table = replace(table, bots=bots)
        return table.alone() if table.is_solo else table


def level_after(results: Iterable[bool]) -> str:
    """Return the level that follows from games won and lost, the oldest first.

    It starts at the usual one. Two wins in a row lead to the next level, two losses back to the
    one before, and then the count starts again.
    """
    place, row = LEVELS.index(USUAL_LEVEL), 0
    for won in results:
        row = max(row, 0) + 1 if won else min(row, 0) - 1
        if abs(row) == IN_A_ROW:
            place = max(0, min(len(LEVELS) - 1, place + (1 if won else -1)))
            row = 0
    return LEVELS[place]


def bot_seats(rules: Ruleset) -> tuple[Seat, ...]:
    """Return the seats where bots may sit: all but the first, which is the player's."""
    return rules.seats[1:]


def remembered_rules(
    stored: Mapping[str, Mapping[str, Any]],
) -> dict[str, tuple[int, dict[str, OptionValue]]]:
    """Return the number of players and the options last chosen for each game, if they still fit."""
    found = {}
    for name, kept in stored.items():
        with suppress(msgspec.ValidationError):
            config = msgspec.convert({**kept, "game": name}, TableConfig)
            if config.problem() is None:
                found[name] = (config.players, dict(config.options))
    return found


class HouseRules:
    """The options of one game while they are edited; only what differs from a default is kept.

    A default that depends on other options follows them until somebody chooses a value.
    """

    def __init__(
        self, game_id: str, given: Mapping[str, OptionValue] | None = None, players: int = 4
    ) -> None:
        self.game: type[Ruleset] = game(game_id)
        self.players = players
        self._given: dict[str, OptionValue] = {}
        self.replace(given or {})

    @property
    def specs(self) -> tuple[OptionSpec, ...]:
        """Return the declarations in the order of the form."""
        return self.game.options_class.specs()

    @property
    def given(self) -> dict[str, OptionValue]:
        """Return what differs from the defaults, in the order of the form."""
        return {spec.name: self._given[spec.name] for spec in self.specs if self.differs(spec.name)}

    def value(self, name: str) -> OptionValue:
        return self._given[name] if name in self._given else self.default(name)

    def default(self, name: str) -> OptionValue:
        """Return the default of an option, given the values of the others."""
        others: dict[str, Any] = {
            other: value for other, value in self._given.items() if other != name
        }
        found: OptionValue = getattr(self.game.options_class(**others), name)
        return found

    def differs(self, name: str) -> bool:
        """Return whether the value is not the default."""
        return name in self._given and self._given[name] != self.default(name)

    def choose(self, name: str, value: OptionValue) -> None:
        """Choose a value; choosing the default makes the option follow its default again."""
        self._given.pop(name, None)
        if value != self.default(name):
            self._given[name] = value

    def reset(self, name: str) -> None:
        self._given.pop(name, None)

    def replace(self, given: Mapping[str, OptionValue]) -> None:
        """Replace all values; options that the game does not know are left out."""
        self._given = usable_options(self.game, given)

    def problem(self) -> Text | None:
        """Return why these options cannot be played together."""
        try:
            make_rules(self.game.id, self._given, self.players)
        except OptionError as error:
            return option_text(error, self.game)
        return None


def usable_options(ruleset: type[Ruleset], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return those of the given options that the game has and whose values make sense."""
    found: dict[str, OptionValue] = {}
    for spec in ruleset.options_class.specs():
        if spec.name not in given:
            continue
        try:
            found[spec.name] = spec.kind.check(spec.name, given[spec.name])
        except OptionError:
            continue
    return found
