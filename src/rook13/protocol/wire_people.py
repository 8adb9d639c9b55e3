"""People and the set-up of a table, on the wire."""

from __future__ import annotations

from msgspec import Struct

from rook13.engine.options import OptionError
from rook13.engine.rules import make_rules
from rook13.engine.ruleset import Ruleset
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.limits import (
    Avatar,
    Key,
    Name,
    OptionMap,
    Players,
    TableName,
    WholeSeconds,
    Word,
)
from rook13.protocol.structs import Value


class WirePerson(Value, frozen=True):
    """Somebody, known by their key."""

    key: Key
    name: Name
    avatar: Avatar = ""


class WireConfig(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a table is set up; it is sent both ways, and both sides have to know every field."""

    name: TableName
    game: Word
    options: OptionMap = {}
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


def read_rules(config: WireConfig) -> Ruleset:
    """Return the rules that a table plays by; raises RemoteProtocolError."""
    try:
        return make_rules(config.game, config.options, config.players)
    except (KeyError, OptionError) as error:
        raise RemoteProtocolError(Code.BAD_MESSAGE, str(error)[:100]) from None
