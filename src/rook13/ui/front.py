"""What the player meets first: a picture at once, and a welcome as soon as it can be had.

The rest of the program is loaded while the player reads, so nothing in here may bring the engine's
games, tables or the network along; and the picture itself has to do with the few imports of this
file, which a test lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from rook13.storage.settings import SettingsStore
from rook13.ui.garbage import Tidier
from rook13.ui.look import Look
from rook13.ui.settings import Settings
from rook13.ui.welcome.hero import WelcomePlaceholder
from rook13.ui.window import MainWindow

if TYPE_CHECKING:
    from rook13.storage.database import Database
    from rook13.storage.identity import Cost, Identity
    from rook13.ui.look import Motion
    from rook13.ui.welcome.screen import WelcomeScreen


class Front(QObject):
    """The window and what it needs to look like itself; the program takes it over."""

    def __init__(
        self,
        database: Database,
        motion: Motion | None = None,
        cost: Cost | None = None,
        tidier: Tidier | None = None,
    ) -> None:
        super().__init__()
        if tidier is None:
            tidier = Tidier()
            tidier.start()
        self.tidier = tidier
        tidier.setParent(self)
        self._database = database
        self._cost = cost
        self.settings = Settings(SettingsStore(database), self)
        self.look = Look(self.settings, motion, self, in_haste=True)
        self.window = MainWindow()
        self.welcome: WelcomeScreen | None = None
        self._came: tuple[Identity, int | None] | None = None

    def appear(self) -> None:
        """Show the window with a picture before there is anything behind it."""
        opening = WelcomePlaceholder(self.look.surface)
        self._hero = opening.hero
        self.window.show_screen(opening)
        self.window.show()

    @property
    def is_seen(self) -> bool:
        """Return whether the picture is on the screen."""
        return self._hero.is_painted

    def furnish(self) -> None:
        """Learn the player's language and what the system wants, and make the window answer."""
        from rook13.storage.accounts import Accounts
        from rook13.ui.shortcuts import Keys
        from rook13.ui.translator import Interpreter
        from rook13.ui.ui_context import UiContext

        self.interpreter = Interpreter(self)
        self.interpreter.speak(self.settings.chosen.language)
        self.look.heed_system()
        self.look.apply()
        self.ui = UiContext(self.settings, self.look, Keys(self.settings, self))
        self.accounts = Accounts(self._database, self._cost)
        self.window.furnish(self.ui)

    def greet(self) -> None:
        """Ask who is playing, in place of the picture."""
        from rook13.ui.welcome.screen import WelcomeScreen

        self.furnish()
        self.welcome = WelcomeScreen(self.ui, self.accounts, in_haste=True)
        self.welcome.signed_in.connect(self._on_signed_in)
        self._hero = self.welcome.hero
        self.window.show_screen(self.welcome)

    def lay_cards(self) -> None:
        """Complete the picture, which nobody has to wait for."""
        if self.welcome is not None:
            self.welcome.lay_cards()

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
