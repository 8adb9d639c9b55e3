"""The addresses of this computer under which others on the local network can reach it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface

_Flag = QNetworkInterface.InterfaceFlag
_UP = _Flag.IsUp | _Flag.IsRunning


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
