"""The window while the program starts: a picture at once, then the welcome screen.

The rest of the program is loaded while the player reads, so nothing here may import the games, the
table or the network. The picture has to do with the imports at the top, which a test lists; what
only the welcome screen needs is imported with it.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from rook13.background.garbage import GarbageCollector
from rook13.background.jobs import disk, result_of
from rook13.storage.files import StorageError
from rook13.storage.settings import SettingsStore
from rook13.ui.kit.look import Look
from rook13.ui.screens.welcome.hero import WelcomePlaceholder
from rook13.ui.settings import Settings
from rook13.ui.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rook13.storage.database import Database
    from rook13.storage.identity import Cost, Identity
    from rook13.ui.kit.look import Motion
    from rook13.ui.screens.welcome.screen import WelcomeScreen


class StartUp(QObject):
    """Makes the window and what it needs to be shown; the program takes all of it over."""

    def __init__(
        self,
        database: Database,
        stored: Mapping[str, object],
        motion: Motion | None = None,
        cost: Cost | None = None,
        collector: GarbageCollector | None = None,
    ) -> None:
        super().__init__()
        if collector is None:
            collector = GarbageCollector()
            collector.start()
        self.collector = collector
        self._database = database
        self._cost = cost
        self.settings = Settings(SettingsStore(database), self, stored)
        self.look = Look(self.settings, motion, self, ask_system=False)
        self.window = MainWindow()
        self.window.place(self.settings.chosen.window_places)
        self.welcome: WelcomeScreen | None = None
        self._signed_in: tuple[Identity, int | None] | None = None

    def show_picture(self) -> None:
        """Show the window with a picture that does not react to anything yet."""
        placeholder = WelcomePlaceholder(self.look.surface)
        self._hero = placeholder.hero
        self.window.show_screen(placeholder)
        self.window.show()

    @property
    def is_painted(self) -> bool:
        """Return whether the picture is on the screen."""
        return self._hero.is_painted

    def complete_window(self) -> None:
        """Apply language and system preferences, and give the window its menus and keys."""
        from rook13.storage.accounts import Accounts
        from rook13.ui.shortcuts import Keys
        from rook13.ui.translator import AppLanguage
        from rook13.ui.ui_context import UiContext

        self.language = AppLanguage(self)
        self.language.install(self.settings.chosen.language)
        self.look.follow_system()
        self.look.apply()
        self.ui = UiContext(self.settings, self.look, Keys(self.settings, self))
        self.accounts = Accounts(self._database, self._cost)
        self.window.complete(self.ui)

    def show_welcome(self) -> None:
        """Ask who is playing, in place of the picture."""
        from rook13.ui.screens.welcome.screen import WelcomeScreen

        self.complete_window()
        is_read = False
        with contextlib.suppress(StorageError):
            result_of(disk().submit(self.accounts.all))
            is_read = True
        self.welcome = WelcomeScreen(self.ui, self.accounts, with_cards=False)
        if not is_read:
            # It tries again, and says what is wrong.
            self.welcome.refresh()
        self.welcome.signed_in.connect(self._on_signed_in)
        self._hero = self.welcome.hero
        self.window.show_screen(self.welcome)

    def show_cards(self) -> None:
        """Add the cards to the picture beside the form, after the form itself is shown."""
        if self.welcome is not None:
            self.welcome.show_cards()

    def finish(self) -> None:
        """Repeat a sign-in that came before the program was there to react to it."""
        if self.welcome is not None:
            self.welcome.signed_in.disconnect(self._on_signed_in)
            if self._signed_in is not None:
                self.welcome.signed_in.emit(*self._signed_in)
            self.welcome = None

    @Slot(object, object)
    def _on_signed_in(self, who: Identity, account_id: int | None) -> None:
        self._signed_in = who, account_id
