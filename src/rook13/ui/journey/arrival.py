"""On the way to somebody else's table: found, knocked at, let in, or told why not."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from rook13.net.remote_client import RemoteTableClient, Target
from rook13.net.table_client import NoEntry
from rook13.net.tls_client import DialProblem
from rook13.storage.identity import Identity
from rook13.ui.house.house import House
from rook13.ui.house.joining import Joining, remote_client
from rook13.ui.lobby.join_dialogs import JoinRequest
from rook13.wording import network
from rook13.wording.text import Text


class Arrival(QObject):
    """One attempt to get to a table."""

    arrived = Signal(object)
    """A RemoteTableClient that is at the table."""
    failed = Signal(object, object)
    """A Text that says why, and the NoEntry if a host or its door was reached."""

    def __init__(self, house: House, who: Identity, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._house = house
        self._who = who
        self._search: Joining | None = None
        self._client: RemoteTableClient | None = None
        self._password: str | None = None
        self.target: Target | None = None

    def ask(self, request: JoinRequest) -> None:
        """Go to the table with this code, or at this address."""
        self._password = request.password
        if request.endpoint is not None:
            self.go(Target((request.endpoint,), password=request.password))
        elif request.code is not None:
            self._search = Joining(request.code, self._who, self._house.around, self)
            self._search.found.connect(self._on_found)
            self._search.failed.connect(self._on_nowhere)
            self._search.start()

    def go(self, target: Target) -> None:
        """Go to a table whose place is known."""
        self.target = target
        client = remote_client(target, self._who, self._house.hosts, self._house.tables)
        client.view_changed.connect(self._on_view)
        client.refused.connect(self._on_refused)
        client.closed.connect(self._on_closed)
        self._client = client
        client.start()

    def trust_anew(self) -> None:
        """Forget the certificate from before, and try again."""
        if self.target is not None:
            self._house.hosts.forget(self.target.place)
            self.go(self.target)

    def with_password(self, password: str) -> None:
        """Try again with a password."""
        if self.target is not None:
            self.go(replace(self.target, password=password))

    def close(self) -> None:
        """Turn back."""
        if self._search is not None:
            self._search.close()
            self._search = None
        client, self._client = self._client, None
        if client is not None:
            client.close()
            client.deleteLater()

    @Slot(object)
    def _on_found(self, target: Target) -> None:
        self.go(replace(target, password=self._password))

    @Slot(object)
    def _on_nowhere(self, why: Text) -> None:
        self.failed.emit(why, None)

    @Slot(object)
    def _on_view(self, _: object) -> None:
        client, self._client = self._client, None
        if client is not None:
            client.view_changed.disconnect(self._on_view)
            client.refused.disconnect(self._on_refused)
            client.closed.disconnect(self._on_closed)
            self.arrived.emit(client)

    @Slot(object)
    def _on_refused(self, why: NoEntry) -> None:
        self.close()
        self.failed.emit(network.no_entry_text(why), why)

    @Slot(object)
    def _on_closed(self, reason: object) -> None:
        self.close()
        self.failed.emit(network.closed_text(getattr(reason, "value", "closed")), None)


def is_new_certificate(why: NoEntry | None) -> bool:
    """Return whether the host shows another certificate than before."""
    failure = why.failure if why is not None else None
    return failure is not None and failure.problem is DialProblem.CERTIFICATE_CHANGED
