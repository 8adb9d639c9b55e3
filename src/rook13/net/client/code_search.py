"""Finds the private table with a code by asking every host on the network."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from rook13.net.client.link import ClientLink, LinkEnd
from rook13.net.client.table_client import NOT_PROVEN
from rook13.net.client.target import Target
from rook13.net.codes import first_word
from rook13.net.discovery.ads import FoundHost
from rook13.net.security import CODE, Signer
from rook13.protocol import messages as m
from rook13.protocol.errors import RemoteProtocolError

MOST_HOSTS = 64


class CodeSearch(QObject):
    """Asks hosts as they become known; `found(Target)` once, when one of them has the table.

    Hosts are told the first word of the code. The one with the table proves that it knows the rest
    without either side sending it; the others learn nothing more, whatever they answer.
    """

    found = Signal(object)
    denied = Signal(str)
    """The code of a refusal, or a word for what the host could not do."""

    def __init__(
        self,
        code: str,
        signer: Signer,
        pin_for: Callable[[FoundHost], str | None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._code = code
        self._signer = signer
        self._pin_for = pin_for
        self._calls: dict[str, _Call] = {}
        self._is_over = False

    @Slot(FoundHost)
    def ask(self, host: FoundHost) -> None:
        """Ask a host, once."""
        if self._is_over or host.key in self._calls or len(self._calls) >= MOST_HOSTS:
            return
        pin = self._pin_for(host) if self._pin_for is not None else None
        call = _Call(host, self._code, self._signer, pin, self)
        self._calls[host.key] = call
        call.answered.connect(self._on_answered)
        call.denied.connect(self.denied)
        call.start()

    def close(self) -> None:
        self._is_over = True
        for call in self._calls.values():
            call.close()

    @Slot(object)
    def _on_answered(self, target: Target) -> None:
        if not self._is_over:
            self.close()
            self.found.emit(target)


class _Call(QObject):
    """One question to one host."""

    answered = Signal(object)
    denied = Signal(str)

    def __init__(
        self, host: FoundHost, code: str, signer: Signer, pin: str | None, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._host = host
        self._code = code
        self._link = ClientLink(host.endpoints, signer, pin, parent=self)
        self._link.message.connect(self._on_message)
        self._link.ended.connect(self._on_ended)

    def start(self) -> None:
        self._link.start()

    def close(self) -> None:
        self._link.close()

    @Slot(object)
    def _on_message(self, message: m.Message) -> None:
        match message:
            case m.SignedIn():
                self._link.send(m.StartCode(first_word(self._code)))
            case m.Exchange(element=element):
                self._prove(element)
            case m.Tables(tables=(found,), proof=proof) if self._link.is_proven(proof):
                pin = self._link.fingerprint
                self.answered.emit(Target(self._host.endpoints, found.table, pin=pin))
            case m.Tables():
                self._deny(NOT_PROVEN)
            case m.Refuse(code=code):
                self._deny(code)

    def _prove(self, element: str) -> None:
        try:
            self._link.prove(self._code.encode(), CODE, element)
        except RemoteProtocolError as error:
            self._link.break_off(error)

    def _deny(self, code: str) -> None:
        self._link.close()
        self.denied.emit(code)

    @Slot(object)
    def _on_ended(self, end: LinkEnd) -> None:
        self.denied.emit(end.code.value if end.code else "")
