"""What this computer can find out by itself when no table appears."""

from __future__ import annotations

import asyncio
import secrets
import socket
import struct
from enum import Enum

from rook13.net.addresses import LocalAddresses

GROUP = "224.0.0.251"
MDNS_PORT = 5353
ANSWER_SECONDS = 1.0
_TXT, _INTERNET = 16, 1


class NetworkFact(Enum):
    """Something that keeps tables from being found, or this host from being reached."""

    NO_INTERFACE = "no_interface"
    NO_IPV4 = "no_ipv4"
    MDNS_PORT_REFUSED = "mdns_port_refused"
    MULTICAST_REFUSED = "multicast_refused"
    MULTICAST_NOT_HEARD = "multicast_not_heard"
    OWN_PORT_BLOCKED = "own_port_blocked"


async def network_facts(
    addresses: LocalAddresses, own_port: int | None = None
) -> frozenset[NetworkFact]:
    """Everything wrong that can be seen from here; takes about a second."""
    if not addresses.ipv4:
        alone = not addresses.ipv6
        return frozenset({NetworkFact.NO_INTERFACE if alone else NetworkFact.NO_IPV4})
    found = await asyncio.gather(
        _multicast_fact(addresses.ipv4), _own_port_fact(addresses.ipv4, own_port)
    )
    return frozenset(fact for fact in found if fact is not None)


async def _own_port_fact(addresses: tuple[str, ...], port: int | None) -> NetworkFact | None:
    """Whether a connection to this computer's own listening port is let through."""
    if port is None:
        return None
    reached = await asyncio.gather(*(_reaches(address, port) for address in addresses))
    return None if any(reached) else NetworkFact.OWN_PORT_BLOCKED


async def _reaches(address: str, port: int) -> bool:
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            _, writer = await asyncio.open_connection(address, port)
    except OSError:
        return False
    writer.close()
    await writer.wait_closed()
    return True


async def is_multicast_heard(address: str) -> bool:
    """Whether a question to the mDNS group is heard on the interface with this address."""
    return await _multicast_fact((address,)) is None


async def _multicast_fact(addresses: tuple[str, ...]) -> NetworkFact | None:
    """Whether a question to the mDNS group, on any interface, is heard on this computer."""
    try:
        listener = _listener()
    except OSError:
        return NetworkFact.MDNS_PORT_REFUSED
    joined = [address for address in addresses if _join(listener, address)]
    question = _question()
    loop = asyncio.get_running_loop()
    transport, ear = await loop.create_datagram_endpoint(lambda: _Ear(question), sock=listener)
    try:
        asked = [address for address in joined if _ask(address, question)]
        if not asked:
            return NetworkFact.MULTICAST_REFUSED
        async with asyncio.timeout(ANSWER_SECONDS):
            await ear.heard.wait()
    except TimeoutError:
        return NetworkFact.MULTICAST_NOT_HEARD
    finally:
        transport.close()
    return None


class _Ear(asyncio.DatagramProtocol):
    def __init__(self, question: bytes) -> None:
        self._question = question
        self.heard = asyncio.Event()

    def datagram_received(self, data: bytes, addr: tuple[str | object, int]) -> None:
        if data == self._question:
            self.heard.set()


def _listener() -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        listener.setblocking(False)
        # Shared with every other responder on this computer.
        for name in ("SO_REUSEADDR", "SO_REUSEPORT"):
            if hasattr(socket, name):
                listener.setsockopt(socket.SOL_SOCKET, getattr(socket, name), 1)
        listener.bind(("", MDNS_PORT))
    except OSError:
        listener.close()
        raise
    return listener


def _join(listener: socket.socket, address: str) -> bool:
    membership = socket.inet_aton(GROUP) + socket.inet_aton(address)
    try:
        listener.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, membership)
    except OSError:
        return False
    return True


def _ask(address: str, question: bytes) -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        try:
            sender.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(address))
            sender.sendto(question, (GROUP, MDNS_PORT))
        except OSError:
            return False
    return True


def _question() -> bytes:
    """A question nobody else asks, so that hearing it means having heard ourselves."""
    labels = (secrets.token_hex(8), "_rook13", "_tcp", "local")
    name = b"".join(bytes([len(label)]) + label.encode() for label in labels) + b"\0"
    return struct.pack("!6H", 0, 0, 1, 0, 0, 0) + name + struct.pack("!2H", _TXT, _INTERNET)
