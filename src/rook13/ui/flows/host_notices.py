"""What hosts are told: that their port has changed, and that a guest uses somebody else's name."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from rook13.background.flows import start
from rook13.background.jobs import disk
from rook13.net.host.tls_server import Listening
from rook13.table.config import Person
from rook13.ui.flows.services import Services
from rook13.ui.text import context
from rook13.ui.window import MainWindow

tr = context("Navigation")


class HostNotices(QObject):
    """Announces the player's tables, remembers their guests, and tells of anything unusual."""

    def __init__(self, services: Services, window: MainWindow) -> None:
        super().__init__(window)
        self._services = services
        self._window = window
        services.tables.listening.connect(self._on_listening)
        services.tables.guest_came.connect(lambda guest: start(self, self._check(guest)))

    @Slot(object)
    def _on_listening(self, listening: Listening) -> None:
        if listening.moved:
            words = tr(
                "Port {wanted} is in use, so your tables are at port {port}.",
                wanted=listening.wanted,
                port=listening.port,
            )
            # After the screen of the table, so that the sentence is shown over it.
            QTimer.singleShot(0, self, lambda: self._window.toast.say(words))
        self._services.lan.announce(self._services.tables.hosting)

    async def _check(self, guest: Person) -> None:
        if not await disk().submit(self._services.names.belongs_to, guest.name, guest.key):
            words = tr("“{name}” is here, but isn't the person who used this name before.")
            self._window.toast.say(words.format(name=guest.name))
