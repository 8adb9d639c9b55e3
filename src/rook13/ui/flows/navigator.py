"""Moves between screens: decides what follows when the player wants something."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, Slot

from rook13.background.flows import cancel, start
from rook13.background.jobs import disk, report
from rook13.coach.lessons import lesson_of
from rook13.engine.rules import RULESETS
from rook13.net.client.remote_client import RemoteTableClient
from rook13.net.client.table_client import TableConnection
from rook13.net.client.target import Target
from rook13.own_tables import PastDuplicate
from rook13.storage.files import StorageError
from rook13.storage.games import Participant, PastGames
from rook13.storage.identity import Identity
from rook13.table import commands as c
from rook13.table.config import Person
from rook13.ui.flows.hosting import HandOverFlow, HostNotices
from rook13.ui.flows.joining import Joining
from rook13.ui.flows.lobby_updates import LobbyUpdater
from rook13.ui.flows.opening import Opening
from rook13.ui.flows.past_games import PastGamesFlow, new_table_for, past_duplicates
from rook13.ui.flows.practice import Practice
from rook13.ui.flows.practice_flow import PracticeFlow
from rook13.ui.flows.reviews import MakeReviewer, Reviews
from rook13.ui.flows.services import Services
from rook13.ui.flows.table_session import TableSession, begin_screen, set_up
from rook13.ui.review.game_summary import GameDigest, Place
from rook13.ui.screens.history.screen import HistoryScreen
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.screens.new_table.model import NewTable
from rook13.ui.screens.new_table.screen import NewTableScreen
from rook13.ui.screens.practice.screen import PracticeScreen
from rook13.ui.screens.profile.screen import ProfileScreen
from rook13.ui.screens.welcome.screen import WelcomeScreen
from rook13.ui.table.screen import TableScreen
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow


class Navigator(QObject):
    """Knows who plays and which screen is shown, and reacts to what the screens ask for."""

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        window: MainWindow,
        make_reviewer: MakeReviewer,
    ) -> None:
        super().__init__(window)
        self._ui = ui
        self._services = services
        self._window = window
        self.who: Identity | None = None
        self.account_id: int | None = None
        self.session: TableSession | None = None
        self._lobby_updater: LobbyUpdater | None = None
        self._left_behind = ""
        """The own table that is empty because the others play on where we go."""
        self._is_reconfiguring = False
        self._waiting_files: list[str] = []
        self.reviews = Reviews(ui, window, make_reviewer, self.past_games)
        self.reviews.summarised.connect(self.show_digest)
        self.reviews.retry_wanted.connect(self.try_again)
        self.practice = Practice(ui, services, self)
        self.practice_flow = PracticeFlow(ui, services, window, self)
        self._opening = Opening(ui, services, window)
        self.is_opening = False
        self._joining: asyncio.Task[None] | None = None
        self.handing_over = HandOverFlow(ui, services.tables, window, self._follow)
        self.looking_back = PastGamesFlow(ui, services, window, self)
        HostNotices(services, window)

    @property
    def person(self) -> Person:
        """Return the player as tables know them."""
        assert self.who is not None
        return Person(self.who.key, self.who.name, self.who.avatar)

    def past_games(self) -> PastGames | None:
        """Return the games of the player who has signed in."""
        return PastGames(self._services.database, self.who.key) if self.who is not None else None

    def last_table(self) -> NewTable:
        """Return the table that the player opened last, or an ordinary one."""
        stored = self._ui.settings.chosen.last_table
        return NewTable.from_json(stored) if stored else NewTable.usual()

    def begin(self, shown: WelcomeScreen | None = None) -> None:
        """Show the sign-in, unless it is shown already."""
        screen = shown if shown is not None else WelcomeScreen(self._ui, self._services.accounts)
        screen.signed_in.connect(self._on_signed_in)
        if screen is not self._window.screen:
            self._window.show_screen(screen)
        if shown is None:
            screen.refresh()

    def rebuild(self) -> None:
        """Make a new screen, because words or colours have changed."""
        screen = self._window.screen
        if self.practice.session is not None:
            self.show_table(self.practice.session.rebuild())
        elif isinstance(screen, NewTableScreen):
            self.show_new_table(screen.table(), screen)
        elif self.session is not None:
            self.show_table(self.session.rebuild())
        elif isinstance(screen, HistoryScreen):
            self.looking_back.show_history(screen)
        elif isinstance(screen, ProfileScreen):
            self.show_profile()
        elif isinstance(screen, WelcomeScreen):
            again = WelcomeScreen(self._ui, self._services.accounts)
            again.take_over(screen)
            self.begin(again)
        elif self.who is None:
            self.begin()
        elif isinstance(screen, PracticeScreen):
            self.practice_flow.show()
        else:
            self.show_lobby()

    def show_lobby(self, sentence: str = "") -> None:
        """Go to the lobby, with a sentence that says why."""
        assert self.who is not None
        lobby = LobbyScreen(self._ui, self._window.screens)
        lobby.header.set_person(self.person, self.account_id is None)
        lobby.set_last_table(self.last_table())
        self._lobby_updater = LobbyUpdater(self._services, self.who, lobby, self._window)
        lobby.play.clicked.connect(self.play_now)
        lobby.host.clicked.connect(lambda: self.show_new_table(self.last_table().with_others()))
        lobby.other.clicked.connect(lambda: self.show_new_table(self.last_table().alone()))
        lobby.join.clicked.connect(self._ask_to_join)
        lobby.practice.clicked.connect(self.show_practice)
        lobby.tables.list.used.connect(self._on_row)
        lobby.games.resumed.connect(self.resume)
        lobby.games.review_wanted.connect(lambda key: self.looking_back.open_game(int(key)))
        lobby.games.all.clicked.connect(self.show_history)
        lobby.header.wanted.connect(self._window.do)
        lobby.people.profile_wanted.connect(self._show_person)
        self._window.show_screen(lobby)
        if sentence:
            self._window.toast.say(sentence)

    @Slot(list)
    def open_files(self, paths: list[str]) -> None:
        """Add the games of files to the player's own, once it is known who plays."""
        if self.who is None:
            self._waiting_files += paths
            return
        for path in paths:
            looks = len(paths) == 1 and self.session is None
            self.looking_back.import_file(Path(path), looks=looks)

    @Slot()
    def show_history(self) -> None:
        """Go to the list of all games that the player has played."""
        if self.who is not None and self.session is None:
            self.looking_back.show_history()

    @Slot()
    def show_profile(self) -> None:
        """Go to what is known of the player from all games, or open it over a table."""
        if self.who is None:
            return
        if self.session is None:
            self.looking_back.show_own_profile()
        else:
            self._show_person(self.person)

    def show_new_table(self, table: NewTable, before: NewTableScreen | None = None) -> None:
        """Go to the screen on which a table is set up."""
        screen = NewTableScreen(self._ui, self._window.screens)
        screen.set_person(self.person)
        screen.set_initial(table)
        self._opening.read_levels(self.person.key).finished.connect(screen.follow_results)
        database, key = self._services.database, self.person.key
        duplicates = disk().submit(past_duplicates, database, key, date.today(), owner=screen)
        duplicates.finished.connect(screen.duplicate.set_past)
        # A table that is there already becomes none of a duplicate session.
        screen.duplicate_section.setVisible(self.session is None)
        if before is not None:
            screen.take_over(before)
        screen.opened.connect(self.open_table)
        screen.bottom.cancel.clicked.connect(self._on_cancelled)
        self._window.show_screen(screen)

    @Slot()
    def show_practice(self) -> None:
        """Go to the screen with everything that can be practised."""
        self.practice_flow.show(self.last_table().config.game)

    @Slot(str)
    def play_game(self, game: str) -> None:
        """Open a table of a game by the usual rules, alone against bots."""
        last = self.last_table()
        table = NewTable.usual(game, last.config.bot_level)
        self.open_table(replace(table, is_adaptive=last.is_adaptive))

    @Slot()
    def play_now(self) -> None:
        """Open the last table again, alone against bots."""
        self.open_table(self.last_table().alone())

    @Slot(object)
    def open_table(self, table: NewTable) -> None:
        """Open a table and sit down."""
        self._ui.settings.change(last_table=table.to_json())
        if self.session is not None and self._is_reconfiguring:
            self._configure(table)
        else:
            start(self, self._open(table))

    @Slot(str)
    def resume(self, table_id: str) -> None:
        """Go on with a game."""
        start(self, self._resume(table_id))

    async def _open(self, table: NewTable) -> None:
        """Open a table and sit down there, unless one is being opened already."""
        if self.is_opening or self.who is None:
            return
        self.is_opening = True
        try:
            table = await self._opening.at_level_now(table, self.who.key)
            connection = await self._opening.open(table, self.person, self.who)
            if connection is not None:
                await self._enter(connection)
        finally:
            self.is_opening = False
        if connection is not None:
            deal_for_me = self._ui.settings.chosen.deal_for_me
            await set_up(connection.client, table, deal_for_me=deal_for_me)

    async def _resume(self, table_id: str) -> None:
        if self.is_opening or self.who is None:
            return
        connection = self._opening.resume(table_id, self.person, self.who)
        if connection is not None:
            await self._enter(connection)

    async def _enter(self, connection: TableConnection) -> None:
        """Show a table; its screen is made in two steps, or the window would stand still."""
        self.is_opening = True
        try:
            screen = begin_screen(self._ui, self._services, connection, self._window.screens)
            await asyncio.sleep(0)
        finally:
            self.is_opening = False
        self._stop_joining()
        connection.client.start()
        self._begin_session(connection, screen)

    def rename(self, name: str, avatar: str) -> None:
        """Change name and avatar, from the next table on."""
        if self.who is not None:
            self.who = Identity(name, avatar, self.who.secret)
            if self.session is None:
                self.show_lobby()

    @Slot()
    def log_out(self) -> None:
        """Go back to the sign-in."""
        self.practice.close()
        self.practice_flow.is_open = False
        if self.session is not None:
            self.session.close()
            self._forget_session()
        self.who, self.account_id = None, None
        cancel(self)
        self.begin()

    @Slot(object)
    def show_digest(self, digest: GameDigest) -> None:
        """Show what was worth seeing in the game that is over."""
        if self.session is not None:
            self.session.show_digest(digest)

    @Slot(object)
    def try_again(self, place: Place) -> None:
        """Let the player go on from a place in a finished hand, against bots."""
        if self.who is not None:
            self.practice.try_again(place, self.last_table().config.bot_level)

    def leave_table(self) -> None:
        session = self.practice.session or self.session
        if session is not None:
            session.leave()

    @Slot()
    def leave_seat(self) -> None:
        """Leave the table without a question, where others play on: a bot takes the seat."""
        if self.session is not None:
            self.session.client.leave()

    def close(self) -> None:
        """Stop; tables in this program wait in their journals."""
        self.practice.close()
        self.practice_flow.close()
        if self.session is not None:
            self.session.close()

    def _begin_session(
        self, connection: TableConnection, screen: TableScreen | None = None
    ) -> None:
        self.session = TableSession(
            self._ui, self._services, connection, self, self._window.screens, screen
        )
        self.session.ended.connect(self._on_session_ended)
        self.session.told.connect(self._window.toast.say)
        self.session.review_wanted.connect(self.reviews.open)
        self.session.place_wanted.connect(self.reviews.open_place)
        self.session.kept.connect(self.reviews.summarise)
        self.session.moved_here.connect(self._host_from_now_on)
        connection.client.went_elsewhere.connect(self._go_elsewhere)
        self.show_table(self.session.screen)

    def show_table(self, screen: TableScreen) -> None:
        """Show a table, and react to what the player wants there."""
        screen.wanted.connect(self._on_table_wish)
        screen.profile_wanted.connect(self.looking_back.show_profile)
        screen.hand_over_wanted.connect(lambda key: self.handing_over.ask(key))
        self._window.show_screen(screen)
        screen.setFocus()

    def _forget_session(self) -> None:
        session, self.session, self._is_reconfiguring = self.session, None, False
        if session is not None:
            session.client.close()
            session.client.deleteLater()
            session.deleteLater()

    def _configure(self, table: NewTable) -> None:
        """Change the configuration of the table that the player hosts."""
        assert self.session is not None
        self._is_reconfiguring = False
        self.session.client.send(c.Configure(table.config))
        if self.session.is_solo:
            self.session.client.send(c.Start())
        self.show_table(self.session.rebuild())

    @Slot(object, object)
    def _on_signed_in(self, who: Identity, account_id: int | None) -> None:
        start(self, self._sign_in(who, account_id))

    async def _sign_in(self, who: Identity, account_id: int | None) -> None:
        """Let somebody in, and offer what they have left unfinished."""
        if account_id is None:
            who = await self._known_guest(who)
        self.who, self.account_id = who, account_id
        before = self._window.screen
        if isinstance(before, WelcomeScreen) and before.wants_lesson:
            lesson = lesson_of(RULESETS[0].id)
            assert lesson is not None
            self.practice.teach(lesson)
            return
        self.show_lobby()
        files, self._waiting_files = self._waiting_files, []
        self.open_files(files)
        table_id = await self._opening.game_to_resume(self.person)
        if table_id is not None:
            self.resume(table_id)

    async def _known_guest(self, who: Identity) -> Identity:
        """Return a guest with the key from before; one that cannot be written is good for today."""
        guests = self._services.guests
        try:
            return cast(Identity, await disk().submit(guests.sign_in, who))
        except StorageError as error:
            report(error)
        with contextlib.suppress(StorageError):
            who = await disk().submit(guests.known, who.name) or who
        return who

    def play_again(self, past: PastDuplicate) -> None:
        """Open a table for a duplicate session that was played before."""
        self.open_table(new_table_for(past, self.last_table().config.bot_level))

    @Slot()
    def _on_cancelled(self) -> None:
        self._is_reconfiguring = False
        self.show_behind()

    @Slot(str)
    def show_behind(self, sentence: str = "") -> None:
        """Go back to the table that is open, or to the lobby."""
        if self.session is not None:
            self.show_table(self.session.rebuild())
        elif self.practice_flow.is_open:
            self.practice_flow.show()
        else:
            self.show_lobby(sentence)

    @Slot(str)
    def _on_row(self, key: str) -> None:
        found = self._lobby_updater.found(key) if self._lobby_updater else None
        if found is not None and self.who is not None:
            info = found.info
            target = Target(found.endpoints, info.table)
            self._join(lambda way: way.go(target, info.name, is_locked=info.has_password))

    @Slot()
    def _ask_to_join(self) -> None:
        self._join(Joining.ask)

    def _join(self, go: Callable[[Joining], Awaitable[RemoteTableClient | None]]) -> None:
        """Go to a table of others, in place of any that the player is still on the way to."""
        assert self.who is not None
        way = Joining(self._ui, self._services, self._window, self.who)

        async def flow() -> None:
            client = await go(way)
            if client is not None:
                left, self._left_behind = self._left_behind, ""
                self._services.tables.discard(left)
                mark = client.fingerprint
                self._begin_session(TableConnection(client, self.person.key, fingerprint=mark))

        self._stop_joining()
        self._joining = start(self, flow())

    def _stop_joining(self) -> None:
        if self._joining is not None:
            self._joining.cancel()

    def _follow(self, target: Target, table_id: str) -> None:
        """Go to the new place of a table that was in this program."""
        view = self.session.client.view if self.session is not None else None
        if view is not None and view.table_id == table_id and self.who is not None:
            self._forget_session()
            self._join(lambda way: way.go(target, view.config.name, is_locked=False))

    @Slot(object)
    def _go_elsewhere(self, target: Target) -> None:
        """Go to where the others play on; this program's own table is closed on arrival."""
        view = self.session.client.view if self.session is not None else None
        if view is not None:
            self._follow(target, view.table_id)
            self._left_behind = view.table_id
            self.show_lobby()

    @Slot(str)
    def _host_from_now_on(self, table_id: str) -> None:
        """Sit at a table that goes on in this program as at any other of the player's own."""
        self._forget_session()
        self.resume(table_id)

    @Slot(str)
    def _on_session_ended(self, sentence: str) -> None:
        self._forget_session()
        if self.practice.session is None:
            self.show_lobby(sentence)
        elif sentence:
            self._window.toast.say(sentence)

    @Slot(str)
    def _on_table_wish(self, wish: str) -> None:
        practising, session = self.practice.session, self.practice.session or self.session
        if wish == "leave" or (practising and wish in ("configure", "new_table")):
            self.leave_table()
        elif wish == "review" and session is not None:
            session.review()
        elif wish in ("configure", "new_table") and session is not None:
            self._reconfigure(wish == "new_table")
        else:
            self._window.do(wish)

    def _reconfigure(self, is_over: bool) -> None:
        assert self.session is not None
        view = self.session.client.view
        if view is None:
            return
        if is_over:
            self.session.client.send(c.NextGame())
        bots = {info.seat.name: info.bot for info in view.seats if info.bot}
        self._is_reconfiguring = True
        self.show_new_table(NewTable(view.config, self.session.is_solo, None, bots))

    @Slot(object)
    def _show_person(self, person: Person) -> None:
        self.looking_back.show_profile(Participant(person.name, person.key, "", person.avatar))
