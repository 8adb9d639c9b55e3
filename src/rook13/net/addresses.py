"""Where hosts can be reached: addresses that are typed, and those of this computer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from ipaddress import AddressValueError, IPv6Address, IPv6Network, ip_address

from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface

from rook13.net.security import DEFAULT_PORT

_HOST_NAME = re.compile(r"(?!-)[\w-]{1,63}(\.[\w-]{1,63})*\.?")
_BRACKETS = re.compile(r"\[(?P<host>[^\]]+)\](:(?P<port>\d+))?")
_PLAIN = re.compile(r"(?P<host>[^:\[\]]+)(:(?P<port>\d+))?")
_Flag = QNetworkInterface.InterfaceFlag
_UP = _Flag.IsUp | _Flag.IsRunning


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


def network_of(address: str) -> str:
    """Return what one person commands: an IPv4 address, or a whole /64 of IPv6."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((int(parsed) >> 64 << 64, 64)))
    return address


@dataclass(frozen=True, slots=True)
class LocalAddresses:
    """The addresses of all interfaces that are up."""

    ipv4: tuple[str, ...] = ()
    ipv6: tuple[str, ...] = ()
    loopback: tuple[str, ...] = ()

    @property
    def announced(self) -> tuple[str, ...]:
        """Where to say that a table can be reached, IPv4 first; loopback when all alone."""
        return (*self.ipv4, *self.ipv6) or self.loopback

    @property
    def for_multicast(self) -> tuple[str, ...]:
        """Where to speak mDNS: IPv6 only where there is no IPv4; loopback for a second instance."""
        return (*(self.ipv4 or self.ipv6), *self.loopback)


def local_addresses() -> LocalAddresses:
    """The addresses as they are now."""
    addresses = list(_addresses())
    outside = [address for address in addresses if not address.isLoopback()]
    return LocalAddresses(
        ipv4=tuple(_texts(outside, QAbstractSocket.NetworkLayerProtocol.IPv4Protocol)),
        ipv6=tuple(_texts(outside, QAbstractSocket.NetworkLayerProtocol.IPv6Protocol)),
        loopback=tuple(
            address.toString() for address in addresses if address.toString() == "127.0.0.1"
        ),
    )


def place_of(address: str, local: LocalAddresses) -> str:
    """Return what tells one household or computer from another, or nothing for this computer.

    Elsewhere a /64 is one household; on our own network everybody shares it, so the address counts.
    """
    network = network_of(address)
    try:
        parsed = ip_address(address)
    except ValueError:
        return ""
    if parsed.is_loopback or address in (*local.ipv4, *local.ipv6):
        return ""
    shares_ours = parsed.is_link_local or network in map(network_of, local.ipv6)
    return address if shares_ours else network


def _addresses() -> Iterator[QHostAddress]:
    for interface in QNetworkInterface.allInterfaces():
        if interface.flags() & _UP == _UP:
            for entry in interface.addressEntries():
                yield entry.ip()


def _texts(
    addresses: Iterable[QHostAddress], protocol: QAbstractSocket.NetworkLayerProtocol
) -> Iterator[str]:
    for address in addresses:
        is_six = protocol is QAbstractSocket.NetworkLayerProtocol.IPv6Protocol
        # A link-local IPv6 address means something else on every interface of the reader.
        if address.protocol() == protocol and not (is_six and address.isLinkLocal()):
            yield address.toString()
