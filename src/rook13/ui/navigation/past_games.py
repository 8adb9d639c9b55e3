"""From and to the screens about past games: the history, profiles, and looking back at a game."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal

from rook13.background.jobs import Job, disk
from rook13.statistics.derived import catch_up, who_is
from rook13.statistics.profile import Profile, read_profile
from rook13.storage.database import Database
from rook13.storage.games import Participant, PastGame, PastGames
from rook13.table.config import Person
from rook13.ui.dialogs.dialog import Dialog
from rook13.ui.history.screen import HistoryScreen
from rook13.ui.navigation.services import Services
from rook13.ui.profile.screen import ProfileScreen
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow

tr = context("Profile")


class PastGamesFlow(QObject):
    """Shows what somebody has played; `closed` is the way back to the lobby."""

    closed = Signal()
    look_back_wanted = Signal(object, object)
    """A PastGame, and the place of one of its hands or None."""

    def __init__(self, ui: UiContext, services: Services, window: MainWindow) -> None:
        super().__init__(window)
        self._ui = ui
        self._services = services
        self._window = window

    def games_of(self, key: str) -> PastGames:
        """Return the games of a person."""
        return PastGames(self._services.database, key)

    def show_history(self, key: str, before: HistoryScreen | None = None) -> None:
        """Go to the list of all games of a person."""
        disk().submit(catch_up, self._services.database, owner=self)
        screen = HistoryScreen(self._ui, self._services.database, key)
        if before is not None:
            screen.take_over(before)
        screen.closed.connect(self.closed)
        screen.told.connect(self._window.toast.say)
        screen.opened.connect(partial(self.look_back, key))
        self._window.show_screen(screen)

    def show_own_profile(self, person: Person) -> None:
        """Go to the profile of the player."""
        own = Participant(person.name, person.key, "", person.avatar)
        self._read_profile(person.key, own).finished.connect(partial(self._on_own, person))

    def show_profile(self, key: str, somebody: Participant) -> None:
        """Open what the games of a person say about somebody, over whatever is shown."""
        job = self._read_profile(key, somebody)
        job.finished.connect(partial(self._on_profile, key, somebody))

    def _read_profile(self, key: str, somebody: Participant) -> Job:
        who = who_is(somebody)
        return disk().submit(_current_profile, self._services.database, key, who, owner=self)

    def _on_own(self, person: Person, profile: Profile) -> None:
        screen = ProfileScreen(self._ui, person.name, person.avatar, profile)
        before = self._window.screen
        if isinstance(before, ProfileScreen) and before.game in profile.totals:
            screen.choose(before.game)
        screen.closed.connect(self.closed)
        screen.history_wanted.connect(partial(self.show_history, person.key))
        screen.hand_wanted.connect(partial(self.look_back, person.key))
        self._window.show_screen(screen)

    def _on_profile(self, key: str, somebody: Participant, profile: Profile) -> None:
        is_own = somebody.key == key
        dialog = ProfileDialog(self._ui, somebody, profile, is_own, self._window)
        dialog.shown.hand_wanted.connect(partial(self.look_back, key))
        dialog.open()

    def look_back(self, key: str, game_id: int, place: int | None = None) -> None:
        """Read a game; `look_back_wanted` follows if it is there."""
        job = disk().submit(self.games_of(key).get, game_id, owner=self)
        job.finished.connect(partial(self._on_read, place))

    def _on_read(self, place: int | None, past: PastGame | None) -> None:
        if past is not None:
            self.look_back_wanted.emit(past, place)


class ProfileDialog(Dialog):
    """The profile of somebody, as they are known from games together."""

    def __init__(
        self,
        ui: UiContext,
        somebody: Participant,
        profile: Profile,
        is_own: bool,
        parent: MainWindow,
    ) -> None:
        super().__init__(ui, tr("{name}'s profile", name=somebody.name), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.shown = ProfileScreen(
            ui, somebody.name, somebody.avatar, profile, is_own=is_own, parent=self
        )
        self.shown.back.setText(tr("Close"))
        self.shown.back.setToolTip("")
        self.shown.history.hide()
        self.shown.closed.connect(self.accept)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(self.shown)
        self.fit(130, 40)


def _current_profile(database: Database, account: str, who: str) -> Profile:
    catch_up(database)
    return read_profile(database, account, who)
