"""Reaches a host under one of its addresses and checks its certificate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QAbstractSocket, QNetworkProxy, QSslError, QSslSocket

from rook13.net.addresses import Endpoint
from rook13.net.channel import Channel
from rook13.net.security import client_configuration, fingerprint

CONNECT_MS = 5000
NEXT_ADDRESS_MS = 250


class DialProblem(Enum):
    """Why a host was not reached, the most telling first."""

    CERTIFICATE_CHANGED = "certificate_changed"
    CLOCK_WRONG = "clock_wrong"
    CERTIFICATE_BAD = "certificate_bad"
    NOT_TLS = "not_tls"
    HUNG_UP = "hung_up"
    REFUSED = "refused"
    BLOCKED_HERE = "blocked_here"
    TIMED_OUT = "timed_out"
    UNREACHABLE = "unreachable"
    NAME_UNKNOWN = "name_unknown"


@dataclass(frozen=True, slots=True)
class DialFailure:
    """Which address failed, why, and the certificate that was there instead of the pinned one."""

    problem: DialProblem
    endpoint: Endpoint
    fingerprint: str = ""


_Error = QAbstractSocket.SocketError
_PROBLEMS = {
    _Error.ConnectionRefusedError: DialProblem.REFUSED,
    _Error.RemoteHostClosedError: DialProblem.HUNG_UP,
    _Error.HostNotFoundError: DialProblem.NAME_UNKNOWN,
    _Error.SocketAccessError: DialProblem.BLOCKED_HERE,
    _Error.SocketTimeoutError: DialProblem.TIMED_OUT,
    _Error.SslHandshakeFailedError: DialProblem.NOT_TLS,
    _Error.SslInternalError: DialProblem.NOT_TLS,
}
# A host signs its own certificate and does not know under which name others reach it. Everything
# else that is wrong with a certificate is wrong.
_EXPECTED = {QSslError.SslError.SelfSignedCertificate, QSslError.SslError.HostNameMismatch}
_OF_TIME = {QSslError.SslError.CertificateNotYetValid, QSslError.SslError.CertificateExpired}
_TELLING = list(DialProblem)


class Dial(QObject):
    """One call to a host: ends with either `opened(Channel)` or `failed(DialFailure)`.

    Several addresses of the same host are tried one shortly after the other; the first that
    answers with the right certificate wins. `pin` is the certificate's SHA-256 if it is known.
    """

    opened = Signal(Channel)
    failed = Signal(object)

    def __init__(
        self,
        endpoints: Sequence[Endpoint],
        pin: str | None = None,
        timeout_ms: int = CONNECT_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._waiting = [_Attempt(endpoint, pin, timeout_ms, self) for endpoint in endpoints]
        self._running: list[_Attempt] = []
        self._failures: list[DialFailure] = []
        self._next = QTimer(self, singleShot=True, interval=NEXT_ADDRESS_MS)
        self._next.timeout.connect(self._start_next)

    def start(self) -> None:
        """Begin; needs at least one address."""
        self._start_next()

    def cancel(self) -> None:
        self._next.stop()
        attempts = [*self._waiting, *self._running]
        self._waiting, self._running = [], []
        for attempt in attempts:
            attempt.cancel()
            attempt.deleteLater()

    @Slot()
    def _start_next(self) -> None:
        if self._waiting:
            attempt = self._waiting.pop(0)
            attempt.succeeded.connect(self._on_success)
            attempt.failed.connect(self._on_failure)
            self._running.append(attempt)
            self._next.start()
            attempt.start()

    @Slot(object)
    def _on_success(self, socket: QSslSocket) -> None:
        self._drop_sender()
        self.cancel()
        channel = Channel(socket, fingerprint(socket.peerCertificate()), parent=self.parent())
        self.opened.emit(channel)
        channel.start()

    @Slot(object)
    def _on_failure(self, failure: DialFailure) -> None:
        self._drop_sender()
        self._failures.append(failure)
        if self._waiting:
            self._start_next()
        elif not self._running:
            self.failed.emit(min(self._failures, key=lambda each: _TELLING.index(each.problem)))

    def _drop_sender(self) -> None:
        attempt = self.sender()
        self._running = [other for other in self._running if other is not attempt]
        attempt.deleteLater()


class _Attempt(QObject):
    """One address, from the look-up of its name to the check of its certificate."""

    succeeded = Signal(object)
    failed = Signal(object)

    def __init__(
        self, endpoint: Endpoint, pin: str | None, timeout_ms: int, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._endpoint = endpoint
        self._pin = pin
        self._is_over = False
        self._timer = QTimer(self, singleShot=True, interval=timeout_ms)
        self._timer.timeout.connect(self._on_timeout)
        self._socket = QSslSocket(self)
        self._socket.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        self._socket.setSslConfiguration(client_configuration())
        self._socket.encrypted.connect(self._on_encrypted)
        self._socket.errorOccurred.connect(self._on_error)

    def start(self) -> None:
        self._timer.start()
        self._socket.connectToHostEncrypted(self._endpoint.host, self._endpoint.port)

    def cancel(self) -> None:
        self._is_over = True
        self._timer.stop()
        self._socket.abort()

    @Slot()
    def _on_encrypted(self) -> None:
        found = fingerprint(self._socket.peerCertificate())
        errors = {error.error() for error in self._socket.sslHandshakeErrors()}
        if errors & _OF_TIME and errors <= _EXPECTED | _OF_TIME:
            self._fail(DialProblem.CLOCK_WRONG, found)
        elif not errors <= _EXPECTED:
            self._fail(DialProblem.CERTIFICATE_BAD, found)
        elif self._pin not in (None, found):
            self._fail(DialProblem.CERTIFICATE_CHANGED, found)
        elif not self._is_over:
            self._is_over = True
            self._timer.stop()
            self._socket.encrypted.disconnect(self._on_encrypted)
            self._socket.errorOccurred.disconnect(self._on_error)
            self.succeeded.emit(self._socket)

    @Slot(QAbstractSocket.SocketError)
    def _on_error(self, error: QAbstractSocket.SocketError) -> None:
        self._fail(_PROBLEMS.get(error, DialProblem.UNREACHABLE))

    @Slot()
    def _on_timeout(self) -> None:
        self._fail(DialProblem.TIMED_OUT)

    def _fail(self, problem: DialProblem, found: str = "") -> None:
        if not self._is_over:
            self.cancel()
            self.failed.emit(DialFailure(problem, self._endpoint, found))
