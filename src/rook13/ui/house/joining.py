"""The way to somebody else's table: from what was typed or clicked to a client at the table."""

from __future__ import annotations

import time
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rook13.net.code_search import CodeSearch
from rook13.net.remote_client import RemoteTableClient, Target
from rook13.net.signatures import Signer
from rook13.protocol.errors import Code
from rook13.storage.hosts import KnownHosts
from rook13.ui.house.neighbourhood import Neighbourhood
from rook13.wording.network import CODE_NOWHERE, code_text
from rook13.wording.text import Text

LOOK_MS = 6_000
"""A host that is there has answered by then."""


class Joining(QObject):
    """One attempt to find a private table by its code."""

    found = Signal(object)
    """A Target."""
    failed = Signal(object)
    """A Text that says why."""

    def __init__(
        self, code: str, signer: Signer, around: Neighbourhood, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._search = CodeSearch(code, signer, parent=self)
        self._search.found.connect(self._on_found)
        self._search.denied.connect(self._on_denied)
        self._too_many = False
        self._patience = QTimer(self, singleShot=True, interval=LOOK_MS)
        self._patience.timeout.connect(self._on_nothing)
        self._around = around

    def start(self) -> None:
        """Ask every host that is there or appears."""
        self._patience.start()
        self._around.host_appeared.connect(self._search.ask)
        for host in self._around.hosts:
            self._search.ask(host)

    def close(self) -> None:
        """Give up."""
        self._patience.stop()
        self._search.close()
        self.deleteLater()

    @Slot(object)
    def _on_found(self, target: Target) -> None:
        self._patience.stop()
        self.found.emit(target)

    @Slot(str)
    def _on_denied(self, code: str) -> None:
        self._too_many = self._too_many or code == Code.TOO_MANY_GUESSES.value

    @Slot()
    def _on_nothing(self) -> None:
        self._search.close()
        many = code_text(Code.TOO_MANY_GUESSES.value)
        self.failed.emit(many if self._too_many else Text(CODE_NOWHERE))


def remote_client(
    target: Target, signer: Signer, hosts: KnownHosts, parent: QObject | None = None
) -> RemoteTableClient:
    """Return a client that knows the host's certificate from before, and remembers it."""
    place = target.place
    client = RemoteTableClient(target, signer, hosts.fingerprint_of(place), parent=parent)
    client.connected.connect(partial(_remember, client, hosts, place))
    return client


def _remember(client: RemoteTableClient, hosts: KnownHosts, place: str) -> None:
    if client.fingerprint:
        hosts.remember(place, client.fingerprint, time.time())
