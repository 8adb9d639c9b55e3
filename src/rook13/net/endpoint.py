"""Where a host can be reached: `den.local`, `192.168.1.7:41313`, `[fe80::1%eth0]:41313`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import AddressValueError, IPv6Address

from rook13.net.tls import DEFAULT_PORT

_HOST_NAME = re.compile(r"(?!-)[\w-]{1,63}(\.[\w-]{1,63})*\.?")
_BRACKETS = re.compile(r"\[(?P<host>[^\]]+)\](:(?P<port>\d+))?")
_PLAIN = re.compile(r"(?P<host>[^:\[\]]+)(:(?P<port>\d+))?")


class BadEndpoint(ValueError):
    """The text is not an address."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A host name or address, and a port."""

    host: str
    port: int = DEFAULT_PORT

    @classmethod
    def parse(cls, text: str) -> Endpoint:
        """Read `host`, `host:port`, an IPv6 address, or one in brackets with a port."""
        text = text.strip()
        if _is_ipv6(text):
            return cls(text)
        bracketed = _BRACKETS.fullmatch(text)
        match = bracketed or _PLAIN.fullmatch(text)
        if match is None or not _is_host(match["host"], bracketed is not None):
            raise BadEndpoint(text)
        port = int(match["port"]) if match["port"] else DEFAULT_PORT
        if not 0 < port < 65536:
            raise BadEndpoint(text)
        return cls(match["host"], port)

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def _is_host(host: str, in_brackets: bool) -> bool:
    return _is_ipv6(host) if in_brackets else _HOST_NAME.fullmatch(host) is not None


def _is_ipv6(text: str) -> bool:
    try:
        IPv6Address(text)
    except AddressValueError:
        return False
    return True
