"""Everything that is decided about a table before it is opened, and how that is remembered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

import msgspec

from rook13.engine.options import OptionError
from rook13.engine.rules import RULESETS, game, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.table.config import LEVELS, TableConfig
from rook13.ui.new_table.house_rules import usable_options

USUAL_LEVEL = "normal"


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be opened: alone with bots, or with people from the network."""

    config: TableConfig = field(default_factory=TableConfig)
    is_solo: bool = True
    password: str | None = None
    bots: Mapping[str, str] = field(default_factory=dict)
    """The level of the bot on each seat that has one, by the name of the seat."""

    @classmethod
    def usual(cls, game_id: str = RULESETS[0].id, level: str = USUAL_LEVEL) -> NewTable:
        """Return a game by the usual rules, alone against bots of one level."""
        title = game(game_id).title
        config = TableConfig(name=title, game=game_id, bot_level=level, undo=True, hints=True)
        return cls(config, bots={seat.name: level for seat in bot_seats(config.rules())})

    @property
    def levels(self) -> frozenset[str]:
        """Return the levels of the bots at this table."""
        return frozenset(self.bots.values())

    def alone(self) -> NewTable:
        """Return the same game for one person, with a bot on every other seat."""
        level = self.config.bot_level
        seats = bot_seats(self.config.rules())
        bots = {seat.name: self.bots.get(seat.name, level) for seat in seats}
        config = replace(
            self.config, undo=True, hints=True, turn_clock=None, private=False, has_password=False
        )
        return NewTable(config, True, None, bots)

    def with_others(self) -> NewTable:
        """Return the same game with seats for people, and neither undo nor hints."""
        if not self.is_solo:
            return self
        return NewTable(replace(self.config, undo=False, hints=False), False, None, {})

    def to_json(self) -> dict[str, Any]:
        """Return what can be remembered; a password is not."""
        config = asdict(replace(self.config, has_password=False))
        return {"config": config, "is_solo": self.is_solo, "bots": dict(self.bots)}

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> NewTable:
        """Read what was remembered; what makes no sense to this version is as usual."""
        config = _read_config(_mapping(stored.get("config")))
        bots = _read_bots(config.rules(), _mapping(stored.get("bots")))
        is_solo = stored.get("is_solo") is not False
        table = cls(config, is_solo, None, bots)
        return table.alone() if is_solo else table


def bot_seats(rules: Ruleset) -> tuple[Seat, ...]:
    """Return the seats where bots may sit: all but the first, which is one's own."""
    return rules.seats[1:]


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def _read_bots(rules: Ruleset, stored: Mapping[str, Any]) -> dict[str, str]:
    names = [seat.name for seat in bot_seats(rules)]
    return {name: stored[name] for name in names if stored.get(name) in LEVELS}


def _read_config(stored: Mapping[str, Any]) -> TableConfig:
    found = {ruleset.id: ruleset for ruleset in RULESETS}.get(str(stored.get("game")))
    if found is None:
        return NewTable.usual().config
    config = TableConfig(name=found.title, game=found.id, **_read_players(found, stored))
    for name in (each.name for each in fields(TableConfig)):
        if name in stored and name not in ("game", "players", "options", "has_password"):
            config = _with_field(config, name, stored[name])
    return config


def _read_players(ruleset: type[Ruleset], stored: Mapping[str, Any]) -> dict[str, Any]:
    """Return number of players and options, as far as they can be played together."""
    counts = ruleset.player_counts
    wanted = stored.get("players")
    usual = TableConfig().players
    players = wanted if isinstance(wanted, int) and wanted in counts else usual
    options = usable_options(ruleset, _mapping(stored.get("options")))
    try:
        make_rules(ruleset.id, options, players)
    except OptionError:
        options = {}
    return {"players": players, "options": options}


def _with_field(config: TableConfig, name: str, value: object) -> TableConfig:
    kind = next(each.type for each in fields(TableConfig) if each.name == name)
    try:
        checked = msgspec.convert(value, _KINDS[str(kind)])
    except msgspec.ValidationError:
        return config
    changed = replace(config, **{name: checked})
    return config if changed.problem() else changed


_KINDS: Mapping[str, Any] = {"str": str, "bool": bool, "int": int, "int | None": int | None}
