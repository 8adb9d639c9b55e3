"""What is said about a table on the local network, as the TXT record of DNS-SD."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from rook13.net.addresses import Endpoint
from rook13.protocol.messages import PROTOCOL_VERSION, TableInfo
from rook13.table.config import is_visible
from rook13.table.limits import NAME_LENGTH

Txt = dict[str, str | bytes | None]
_WORD = re.compile(r"[\w.-]{1,64}", re.ASCII)
# The whole of "key=value" must fit into 255 bytes.
_MAX_NAME_BYTES = 250


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A listed table, and where its host can be reached; `key` tells it from all others."""

    key: str
    info: TableInfo
    endpoints: tuple[Endpoint, ...]
    protocol: int = PROTOCOL_VERSION

    @classmethod
    def from_txt(
        cls, key: str, txt: Mapping[str, str | None], endpoints: tuple[Endpoint, ...]
    ) -> FoundTable | None:
        """Read what somebody announced; None when it is not a table or makes no sense."""
        free, _, players = (txt.get("seats") or "").partition("/")
        said = {
            "table": txt.get("id"),
            "name": _shown(txt.get("name") or ""),
            "game": txt.get("game") or None,
            "players": _number(players),
            "stage": txt.get("state") or None,
            "free": _number(free),
            "has_password": txt.get("lock") != "0",
            "house_rules": _number(txt.get("rules") or "") or 0,
        }
        try:
            info = msgspec.convert(said, TableInfo)
        except msgspec.ValidationError:
            return None
        protocol = _number(txt.get("v") or "")
        if protocol is None or info.free > info.players:
            return None
        return cls(key, info, endpoints, protocol)


def table_txt(info: TableInfo) -> Txt:
    """What to announce about a table."""
    return {
        **host_txt(),
        "id": info.table,
        "name": fit(info.name),
        "game": info.game,
        "seats": f"{info.free}/{info.players}",
        "lock": "1" if info.has_password else "0",
        "state": info.stage,
        "rules": str(info.house_rules),
    }


@dataclass(frozen=True, slots=True)
class FoundHost:
    """Some host, which may or may not have private tables."""

    key: str
    endpoints: tuple[Endpoint, ...]


def host_txt() -> Txt:
    """What a host says about itself, whether or not it has private tables."""
    return {"v": str(PROTOCOL_VERSION)}


def is_host(txt: Mapping[str, str | None]) -> bool:
    """Whether this is a host's own announcement."""
    return "id" not in txt and _number(txt.get("v") or "") is not None


def _number(text: str) -> int | None:
    return int(text) if re.fullmatch(r"[0-9]{1,4}", text) else None


def _shown(name: str) -> str:
    """Return a name without what cannot be seen; empty when nobody would know it again."""
    visible = "".join(letter if letter.isprintable() else " " for letter in name)
    shown = " ".join(visible.split())[:NAME_LENGTH].strip()
    return shown if is_visible(shown) else ""


def fit(name: str) -> str:
    """As much of a name as a TXT record holds."""
    shown = _shown(name).encode()[: _MAX_NAME_BYTES - len("name=")]
    return shown.decode(errors="ignore")
