"""Listens for encrypted connections and hands each one out as a channel."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import (
    QAbstractSocket,
    QHostAddress,
    QNetworkProxy,
    QSslSocket,
    QTcpServer,
)

from rook13.net.addresses import network_of
from rook13.net.channel import WRITE_BUFFER_BYTES, Channel
from rook13.net.security import (
    DEFAULT_PORT,
    ServerCertificate,
    fingerprint,
    plain_address,
    server_configuration,
)

PORTS_TO_TRY = 20
RESUME_MS = 1000


@dataclass(frozen=True, slots=True)
class ServerLimits:
    """What one server spends on its clients at most."""

    connections: int = 256
    per_network: int = 64
    """From one IPv4 address, or one /64 of IPv6."""
    extra: int = 32
    """How many more may say who they are: an owner of a seat gets in, others hear it is full."""
    extra_per_network: int = 8
    write_buffer_bytes: int = WRITE_BUFFER_BYTES
    handshake_ms: int = 5000


@dataclass(frozen=True, slots=True)
class Listening:
    """The port a server got, and the one that was asked for."""

    port: int
    wanted: int

    @property
    def moved(self) -> bool:
        """Whether the wanted port was taken."""
        return self.wanted not in (0, self.port)


class ListenProblem(Enum):
    """Why a server cannot listen."""

    ALL_PORTS_TAKEN = "all_ports_taken"
    NOT_ALLOWED = "not_allowed"
    NO_NETWORK = "no_network"


class ListenError(Exception):
    """No connection can be accepted on this computer."""

    def __init__(self, problem: ListenProblem, detail: str) -> None:
        super().__init__(f"{problem.value}: {detail}")
        self.problem = problem
        self.detail = detail


class TlsServer(QObject):
    """Accepts clients over IPv4 and IPv6; `opened(Channel)` for each whose handshake is done."""

    opened = Signal(Channel)

    def __init__(
        self,
        certificate: ServerCertificate,
        limits: ServerLimits | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._limits = limits if limits is not None else ServerLimits()
        self._configuration = server_configuration(certificate)
        self.fingerprint = fingerprint(self._configuration.localCertificate())
        self._handshakes: set[_Handshake] = set()
        self._channels: set[Channel] = set()
        self._reserved: socket.socket | None = None
        """Bound, and refusing connections until the server listens."""
        self._listener = _Listener(self)
        self._listener.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        self._listener.accepted.connect(self._on_accepted)
        self._listener.acceptError.connect(self._on_accept_error)

    @property
    def port(self) -> int:
        """Where the server listens, or 0."""
        return self._listener.serverPort()

    @property
    def connections(self) -> int:
        """How many clients are connected, those in the handshake included."""
        return len(self._handshakes) + len(self._channels)

    def listen(self, wanted: int = DEFAULT_PORT) -> Listening:
        """Listen on the wanted port or, when it is taken, on the next free one."""
        if self._reserved is not None:
            return self._listen_at(self._reserved, wanted)
        last = min(wanted + PORTS_TO_TRY, 65536) if wanted else 1
        for port in range(wanted, last):
            if self._listener.listen(QHostAddress(QHostAddress.SpecialAddress.Any), port):
                return Listening(self.port, wanted)
            if self._listener.serverError() is not _IN_USE:
                break
        raise ListenError(_listen_problem(self._listener), self._listener.errorString())

    def reserve(self, wanted: int = DEFAULT_PORT) -> int:
        """Return where the server listens, or will, and let nobody else take that port."""
        if not self.port and self._reserved is None:
            self._reserved = _bound(wanted)
        if self._reserved is not None:
            return int(self._reserved.getsockname()[1])
        return self.port or wanted

    def _listen_at(self, reserved: socket.socket, wanted: int) -> Listening:
        self._reserved = None
        try:
            reserved.listen()
        except OSError as error:
            reserved.close()
            raise ListenError(ListenProblem.NO_NETWORK, str(error)) from None
        if not self._listener.setSocketDescriptor(reserved.detach()):
            raise ListenError(_listen_problem(self._listener), self._listener.errorString())
        return Listening(self.port, wanted)

    def close(self) -> None:
        """Stop accepting and end every connection."""
        reserved, self._reserved = self._reserved, None
        if reserved is not None:
            reserved.close()
        self._listener.close()
        for handshake in list(self._handshakes):
            handshake.cancel()
        for channel in list(self._channels):
            channel.close()

    @Slot(object)
    def _on_accepted(self, socket: QSslSocket) -> None:
        network = network_of(plain_address(socket.peerAddress()))
        has_room = self._has_room_for(network)
        if has_room or self._has_extra_room_for(network):
            socket.setSslConfiguration(self._configuration)
            handshake = _Handshake(socket, self._limits.handshake_ms, self)
            handshake.is_extra = not has_room
            handshake.done.connect(self._on_handshake_done)
            self._handshakes.add(handshake)
            handshake.start()
        else:
            socket.abort()
            socket.deleteLater()

    def _has_room_for(self, network: str) -> bool:
        here, limits = self._networks(is_extra=False), self._limits
        return len(here) < limits.connections and here.count(network) < limits.per_network

    def _has_extra_room_for(self, network: str) -> bool:
        here, limits = self._networks(is_extra=True), self._limits
        return len(here) < limits.extra and here.count(network) < limits.extra_per_network

    def _networks(self, *, is_extra: bool) -> list[str]:
        peers: list[_Handshake | Channel] = [*self._handshakes, *self._channels]
        return [network_of(each.peer_address) for each in peers if each.is_extra is is_extra]

    @Slot(object)
    def _on_handshake_done(self, socket: QSslSocket | None) -> None:
        handshake = self.sender()
        if isinstance(handshake, _Handshake):
            self._handshakes.discard(handshake)
            if socket is not None:
                self._open(socket, handshake.is_extra)
            handshake.deleteLater()

    def _open(self, socket: QSslSocket, is_extra: bool) -> None:
        limit = self._limits.write_buffer_bytes
        channel = Channel(socket, self.fingerprint, limit, parent=self)
        channel.is_extra = is_extra
        channel.closed.connect(self._on_closed)
        self._channels.add(channel)
        self.opened.emit(channel)
        channel.start()

    @Slot(object)
    def _on_closed(self) -> None:
        channel = self.sender()
        if isinstance(channel, Channel):
            self._channels.discard(channel)

    @Slot(QAbstractSocket.SocketError)
    def _on_accept_error(self) -> None:
        # Out of file descriptors: Qt stops accepting until it is told to go on.
        QTimer.singleShot(RESUME_MS, self._listener, self._listener.resumeAccepting)


_IN_USE = QAbstractSocket.SocketError.AddressInUseError


def _listen_problem(listener: QTcpServer) -> ListenProblem:
    if listener.serverError() is _IN_USE:
        return ListenProblem.ALL_PORTS_TAKEN
    if listener.serverError() is QAbstractSocket.SocketError.SocketAccessError:
        return ListenProblem.NOT_ALLOWED
    return ListenProblem.NO_NETWORK


class _Listener(QTcpServer):
    """Makes an SSL socket of every connection.

    QSslServer would too, but keeps a socket to itself until its handshake is done: it could be
    neither counted nor limited nor ended before.
    """

    accepted = Signal(object)

    def incomingConnection(self, handle: int) -> None:  # noqa: N802
        socket = QSslSocket(self)
        if socket.setSocketDescriptor(handle):
            self.accepted.emit(socket)
        else:
            socket.deleteLater()


class _Handshake(QObject):
    """A client that has to finish the TLS handshake in time: `done(QSslSocket | None)`."""

    done = Signal(object)

    def __init__(self, socket: QSslSocket, timeout_ms: int, parent: QObject) -> None:
        super().__init__(parent)
        self.peer_address = plain_address(socket.peerAddress())
        self.is_extra = False
        self._socket = socket
        self._is_done = False
        socket.setParent(self)
        socket.encrypted.connect(self._on_encrypted)
        socket.errorOccurred.connect(self.cancel)
        socket.disconnected.connect(self.cancel)
        QTimer.singleShot(timeout_ms, self, self.cancel)

    def start(self) -> None:
        self._socket.startServerEncryption()

    @Slot()
    def cancel(self) -> None:
        self._finish(None)
        self._socket.abort()

    @Slot()
    def _on_encrypted(self) -> None:
        self._socket.encrypted.disconnect(self._on_encrypted)
        self._socket.errorOccurred.disconnect(self.cancel)
        self._socket.disconnected.disconnect(self.cancel)
        self._finish(self._socket)

    def _finish(self, socket: QSslSocket | None) -> None:
        if not self._is_done:
            self._is_done = True
            self.done.emit(socket)


def _bound(wanted: int) -> socket.socket | None:
    """Return a socket that has the wanted port or the next free one, and does not listen."""
    families = ((socket.AF_INET6, "::"), (socket.AF_INET, "0.0.0.0"))
    for family, anywhere in families:
        for port in range(wanted, min(wanted + PORTS_TO_TRY, 65536)):
            try:
                bound = socket.socket(family)
            except OSError:
                break
            try:
                if family is socket.AF_INET6:
                    bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
                bound.bind((anywhere, port))
            except OSError:
                bound.close()
            else:
                return bound
    return None
