"""The little that the first picture needs: preferences, words, a look, the window, a welcome.

Everything else is loaded while the player reads it, so nothing in here may bring the engine,
tables or the network along.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from rook13.storage.accounts import Accounts
from rook13.storage.database import Database
from rook13.storage.identity import Identity
from rook13.storage.sealing import Cost
from rook13.storage.settings import SettingsStore
from rook13.ui.look import Look
from rook13.ui.motion import Motion
from rook13.ui.part import Desk
from rook13.ui.settings import Settings
from rook13.ui.shortcuts import Keys
from rook13.ui.tidier import Tidier
from rook13.ui.translator import Interpreter
from rook13.ui.welcome.screen import WelcomeScreen
from rook13.ui.window import MainWindow


class Front(QObject):
    """What the player meets first; the program takes it over when it is there."""

    def __init__(
        self, database: Database, motion: Motion | None = None, cost: Cost | None = None
    ) -> None:
        super().__init__()
        self.tidier = Tidier(self)
        self.tidier.start()
        self.settings = Settings(SettingsStore(database), self)
        self.interpreter = Interpreter(self)
        self.interpreter.speak(self.settings.chosen.language)
        look = Look(self.settings, motion, parent=self)
        self.desk = Desk(self.settings, look, Keys(self.settings, self))
        self.accounts = Accounts(database, cost)
        self.window = MainWindow(self.desk)
        self.welcome: WelcomeScreen | None = None
        self._came: tuple[Identity, int | None] | None = None

    def greet(self) -> None:
        """Show the window before there is anything behind it."""
        self.welcome = WelcomeScreen(self.desk, self.accounts)
        self.welcome.signed_in.connect(self._on_signed_in)
        self.window.show_screen(self.welcome)
        self.window.show()

    def hand_over(self) -> None:
        """Let somebody in who was quicker than the program, now that it listens."""
        if self.welcome is not None:
            self.welcome.signed_in.disconnect(self._on_signed_in)
            if self._came is not None:
                self.welcome.signed_in.emit(*self._came)
            self.welcome = None

    @Slot(object, object)
    def _on_signed_in(self, who: Identity, account_id: int | None) -> None:
        self._came = who, account_id
