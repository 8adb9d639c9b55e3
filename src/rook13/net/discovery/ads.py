"""What is said about a table on the local network, as the TXT record of DNS-SD."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from rook13.net.addresses import Endpoint
from rook13.table.names import is_visible

MAX_NAME = 40
MAX_SEATS = 6
_WORD = re.compile(r"[\w.-]{1,64}", re.ASCII)
# The whole of "key=value" must fit into 255 bytes.
_MAX_NAME_BYTES = 250
_PART, _MAX_PARTS = 200, 8
"""How the actions of a hand are spread over properties."""


@dataclass(frozen=True, slots=True)
class TableAd:
    """All that everybody on the network may know about a listed table."""

    table_id: str
    name: str
    game: str
    seats_free: int
    seats_total: int
    locked: bool
    state: str
    protocol: int
    house_rules: int = 0
    """How many options differ from the usual rules."""

    def to_txt(self) -> dict[str, str | bytes | None]:
        """The properties to announce."""
        return {
            "v": str(self.protocol),
            "id": self.table_id,
            "name": self.name,
            "game": self.game,
            "seats": f"{self.seats_free}/{self.seats_total}",
            "lock": "1" if self.locked else "0",
            "state": self.state,
            "rules": str(self.house_rules),
        }

    @classmethod
    def from_txt(cls, txt: Mapping[str, str | None]) -> TableAd | None:
        """Read what somebody announced; None when it is not a table or makes no sense."""
        free, _, total = (txt.get("seats") or "").partition("/")
        words = [txt.get(key) or "" for key in ("id", "game", "state")]
        name = _shown(txt.get("name") or "")
        numbers = [_number(text) for text in (txt.get("v") or "", free, total)]
        if not name or not all(_WORD.fullmatch(word) for word in words) or None in numbers:
            return None
        protocol, seats_free, seats_total = (number or 0 for number in numbers)
        if not seats_free <= seats_total <= MAX_SEATS:
            return None
        table_id, game, state = words
        locked = txt.get("lock") != "0"
        changed = _number(txt.get("rules") or "") or 0
        return cls(table_id, name, game, seats_free, seats_total, locked, state, protocol, changed)


@dataclass(frozen=True, slots=True)
class DailyAd:
    """What somebody made of the deal of a day: every action, from which the score follows."""

    day: str
    game: str
    name: str
    seat: str
    actions: tuple[str, ...]

    def to_txt(self) -> dict[str, str | bytes | None]:
        """The properties to announce; actions are spread over several, which are short."""
        text = ",".join(self.actions)
        parts = [text[at : at + _PART] for at in range(0, len(text), _PART)]
        played = {f"a{number}": part for number, part in enumerate(parts)}
        about = {"day": self.day, "game": self.game, "name": fit(self.name), "seat": self.seat}
        return {**about, **played}

    @classmethod
    def from_txt(cls, txt: Mapping[str, str | None]) -> DailyAd | None:
        """Read what somebody announced; None when it is not this or makes no sense."""
        words = [txt.get(key) or "" for key in ("day", "game", "seat")]
        name = _shown(txt.get("name") or "")
        parts = [txt.get(f"a{number}") or "" for number in range(_MAX_PARTS)]
        if not name or "id" in txt or not all(_WORD.fullmatch(word) for word in words):
            return None
        day, game, seat = words
        return cls(day, game, name, seat, tuple("".join(parts).split(",")))


@dataclass(frozen=True, slots=True)
class FoundDaily:
    """The result of a deal of the day, announced by somebody on this network."""

    key: str
    ad: DailyAd


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A listed table, and where its host can be reached; `key` tells it from all others."""

    key: str
    ad: TableAd
    endpoints: tuple[Endpoint, ...]


@dataclass(frozen=True, slots=True)
class FoundHost:
    """Some host, which may or may not have private tables."""

    key: str
    protocol: int
    endpoints: tuple[Endpoint, ...]


def host_txt(protocol: int) -> dict[str, str | bytes | None]:
    """What a host says about itself, whether or not it has private tables."""
    return {"v": str(protocol)}


def host_protocol(txt: Mapping[str, str | None]) -> int | None:
    """The protocol version of a host's own announcement; None when it is not one."""
    return _number(txt.get("v") or "") if "id" not in txt else None


def _number(text: str) -> int | None:
    return int(text) if re.fullmatch(r"[0-9]{1,4}", text) else None


def _shown(name: str) -> str:
    """Return a name without what cannot be seen; empty when nobody would know it again."""
    visible = "".join(letter if letter.isprintable() else " " for letter in name)
    shown = " ".join(visible.split())[:MAX_NAME]
    return shown if is_visible(shown) else ""


def fit(name: str) -> str:
    """As much of a name as a TXT record holds."""
    shown = _shown(name).encode()[: _MAX_NAME_BYTES - len("name=")]
    return shown.decode(errors="ignore")
