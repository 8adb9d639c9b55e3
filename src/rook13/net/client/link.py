"""A client's connection to a host: dials, signs in, keeps alive, and reports when it is over."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rook13 import __version__
from rook13.net.addresses import Endpoint
from rook13.net.channel import Channel
from rook13.net.client.tls_client import CONNECT_MS, Dial, DialFailure
from rook13.net.security import GuestExchange, Parties, Signer
from rook13.protocol.connection import DEFAULT_TIMING, ClientConnection, ClientSide, Timing
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.messages import Bye, Message, Prove
from rook13.protocol.states import State

APP = f"Rook13 {__version__}"


@dataclass(frozen=True, slots=True)
class LinkEnd:
    """How a connection ended: never opened, broken off with a code, or just lost."""

    failure: DialFailure | None = None
    code: Code | None = None


class ClientLink(QObject):
    """One connection, from the call to its end; `message(Message)`, then once `ended(LinkEnd)`."""

    message = Signal(object)
    ended = Signal(object)

    def __init__(
        self,
        endpoints: Sequence[Endpoint],
        signer: Signer,
        pin: str | None = None,
        timing: Timing = DEFAULT_TIMING,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
        dial_ms: int = CONNECT_MS,
    ) -> None:
        super().__init__(parent)
        self._side = ClientSide(
            signer.key, signer.name, signer.sign, signer.avatar, APP, timing=timing
        )
        self._clock = clock
        self._channel: Channel | None = None
        self._connection: ClientConnection | None = None
        self._exchange: GuestExchange | None = None
        self._end = LinkEnd()
        self._is_over = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time)
        self._dial = Dial(endpoints, pin, dial_ms, parent=self)
        self._dial.opened.connect(self._on_opened)
        self._dial.failed.connect(self._on_failed)

    @property
    def fingerprint(self) -> str:
        """Return the SHA-256 of the host's certificate, once connected."""
        return self._channel.host_fingerprint if self._channel else ""

    @property
    def at_table(self) -> bool:
        """Return whether commands may be sent."""
        return self._connection is not None and self._connection.state is State.TABLE

    def prove(self, secret: bytes, purpose: str, element: str) -> None:
        """Prove that we know a secret; whether the host does, its next answer shows."""
        parties = Parties(self._side.public_key, self.fingerprint, purpose)
        try:
            self._exchange = GuestExchange(secret, parties, element)
        except ValueError as error:
            raise RemoteProtocolError(Code.BAD_MESSAGE, str(error)) from None
        self.send(Prove(self._exchange.element, self._exchange.proof))

    @property
    def awaits_proof(self) -> bool:
        """Return whether the host has had our proof, and has not shown its own."""
        return self._exchange is not None

    def is_proven(self, proof: str | None) -> bool:
        """Return whether the host has shown that it knows the secret, which counts once."""
        exchange, self._exchange = self._exchange, None
        return exchange is not None and exchange.is_convinced_by(proof)

    def start(self) -> None:
        self._dial.start()

    def send(self, message: Message) -> None:
        """Send a message, unless the connection is over."""
        if self._channel and self._connection and not self._connection.closed:
            self._channel.send(self._connection.send(message))

    def close(self) -> None:
        """Say good-bye and end, without a signal."""
        self._silence()
        self.send(Bye(Code.QUIT.value))
        if self._channel is not None:
            self._channel.close()

    def abort(self) -> None:
        """Drop the connection without a good-bye, as when a cable is pulled; `ended` follows."""
        if self._channel is not None:
            self._channel.abort()

    @Slot(Channel)
    def _on_opened(self, channel: Channel) -> None:
        # The host may close immediately: then nobody owns the channel.
        channel.setParent(self)
        self._channel = channel
        self._connection = ClientConnection(self._side, channel.host_fingerprint, self._clock())
        channel.received.connect(self._on_received)
        channel.closed.connect(self._on_closed)
        channel.send(self._connection.start())
        self._set_timer()

    @Slot(object)
    def _on_failed(self, failure: DialFailure) -> None:
        self._end = LinkEnd(failure=failure)
        self._finish()

    @Slot(bytes)
    def _on_received(self, data: bytes) -> None:
        assert self._connection is not None
        assert self._channel is not None
        broken: RemoteProtocolError | None = None
        try:
            reply = self._connection.receive_data(data, self._clock())
            if reply:
                self._channel.send(reply)
        except RemoteProtocolError as error:
            broken = error
        for message in self._connection.events():
            if not self._is_over:
                self.message.emit(message)
        if broken is not None:
            self.break_off(broken)
        elif self._connection.closed:
            self._channel.close()
        self._set_timer()

    def break_off(self, error: RemoteProtocolError) -> None:
        """End a connection to a host that breaks the protocol; `ended` follows."""
        self._end = LinkEnd(code=error.code)
        if self._channel is not None:
            self._channel.send(error.farewell)
            self._channel.close()

    @Slot(object)
    def _on_closed(self) -> None:
        self._finish()

    @Slot()
    def _on_time(self) -> None:
        if self._connection is None or self._channel is None:
            return
        try:
            due = self._connection.tick(self._clock())
            if due:
                self._channel.send(due)
        except RemoteProtocolError as error:
            self._end = LinkEnd(code=error.code)
            # A host that is silent would not hear a farewell either.
            self._channel.abort()
        self._set_timer()

    def _set_timer(self) -> None:
        deadline = self._connection.next_deadline() if self._connection else None
        if deadline is not None and not self._is_over:
            self._timer.start(max(0, int((deadline - self._clock()) * 1000) + 1))
        else:
            self._timer.stop()

    def _finish(self) -> None:
        if not self._is_over:
            self._silence()
            self.ended.emit(self._end)

    def _silence(self) -> None:
        self._is_over = True
        self._timer.stop()
        self._dial.cancel()
