"""What hosts are told: that their port has changed, and that a guest uses somebody else's name."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rook13.background.jobs import disk
from rook13.net.host.tls_server import Listening
from rook13.table.config import Person
from rook13.ui.flows.services import Services
from rook13.ui.text import context

tr = context("Navigation")


class HostNotices(QObject):
    """Announces the player's tables, remembers their guests, and tells of anything unusual."""

    told = Signal(str)

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        services.tables.listening.connect(self._on_listening)
        services.tables.guest_came.connect(self._on_guest)

    @Slot(object)
    def _on_listening(self, listening: Listening) -> None:
        if listening.moved:
            words = tr(
                "Port {wanted} is in use, so your tables are at port {port}.",
                wanted=listening.wanted,
                port=listening.port,
            )
            # After the screen of the table, so that the sentence is shown over it.
            QTimer.singleShot(0, self, partial(self.told.emit, words))
        self._services.lan.announce(self._services.tables.hosting)

    @Slot(object)
    def _on_guest(self, person: Person) -> None:
        belongs_to = self._services.names.belongs_to
        job = disk().submit(belongs_to, person.name, person.key, owner=self)
        job.finished.connect(partial(self._on_met, person))

    def _on_met(self, person: Person, is_known: bool) -> None:
        if not is_known:
            self.told.emit(
                tr(
                    "“{name}” is here, but isn't the person who used this name before.",
                    name=person.name,
                )
            )
