"""What `rook13 window --check` does: opens every screen, and plays and reviews hands with experts.

A build is tested with it on machines where nobody looks at the screen. Anything that hangs or is
reported as a crash ends it with a sentence.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtWidgets import QDialog, QWidget

from rook13.app import Overrides, Program
from rook13.bots.levels import choose
from rook13.bots.search_setup import Budget
from rook13.engine.rules import RULESETS
from rook13.net.client.table_client import TableClient
from rook13.net.host.bot_runner import WorkerBots
from rook13.storage.identity import guest
from rook13.table import commands as c
from rook13.ui.flows.services import pacing_of
from rook13.ui.kit.look import INSTANT
from rook13.ui.screens.history.screen import HistoryScreen
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.screens.new_table.model import NewTable
from rook13.ui.screens.new_table.screen import NewTableScreen
from rook13.ui.screens.practice.screen import PracticeScreen
from rook13.ui.screens.profile.screen import ProfileScreen
from rook13.ui.screens.welcome.screen import WelcomeScreen
from rook13.ui.table.screen import TableScreen

Screen = TypeVar("Screen", bound=QWidget)
LEVEL = "expert"
QUICK = Budget(200)
"""Experts that think for a moment: this is about whether they can play here, not how well."""
DIALOGS = ("preferences", "rules", "guide", "shortcuts", "doctor", "problem", "about")
STILL_SECONDS = 60.0
"""How long nothing may happen. A hand as a whole has no limit: a busy machine may be slow."""
LOOK_SECONDS = 0.01


class CheckFailed(Exception):
    """What did not work, in a sentence."""


def overrides() -> Overrides:
    """Return what differs from the usual program: bots in worker processes that hurry."""
    return Overrides(bots=WorkerBots(choose=partial(choose, budget=QUICK)))


async def check(program: Program) -> None:
    """Go through the whole program; raises CheckFailed at the first thing that does not work."""
    checked = asyncio.ensure_future(_Check(program).run())
    reports: list[str] = []
    program.catcher.crashed.connect(reports.append)
    program.catcher.crashed.connect(lambda _: checked.cancel())
    try:
        await checked
    except asyncio.CancelledError:
        raise CheckFailed("\n".join(reports) or "The check was interrupted.") from None


class _Check:
    """One walk through a program, as a user would go."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._window = program.window

    async def run(self) -> None:
        self._program.services.tables.set_pacing(pacing_of(INSTANT))
        welcome = await self._screen(WelcomeScreen)
        welcome.signed_in.emit(guest("Ann", "robin"), None)
        await self._screen(LobbyScreen)
        for name in DIALOGS:
            await self._dialog(name)
        navigator = self._program.navigator
        for show, kind in (
            (navigator.show_history, HistoryScreen),
            (navigator.show_profile, ProfileScreen),
            (navigator.show_practice, PracticeScreen),
        ):
            show()
            await self._screen(kind)
        for place, ruleset in enumerate(RULESETS):
            await self._play(NewTable.usual(ruleset.id, LEVEL))
            if place == 0:
                await self._review()
            self._client.send(c.CloseTable())
            await self._screen(LobbyScreen)

    async def _play(self, table: NewTable) -> None:
        """Set a table up, let a bot play for us, and wait for the end of the first hand."""
        self._program.navigator.show_new_table(table)
        new_table = await self._screen(NewTableScreen)
        new_table.opened.emit(table)
        await self._screen(TableScreen)
        await _until(f"the cards of {table.config.game}", self._is_dealt)
        self._client.send(c.Stand())
        await _until(f"the end of a hand of {table.config.game}", self._is_over, self._revision)

    async def _review(self) -> None:
        session, reviews = self._program.navigator.session, self._program.reviews
        assert session is not None
        session.review()
        await _until("the review", lambda: reviews.dialog is not None)
        assert reviews.dialog is not None
        dialog = reviews.dialog
        bar = dialog.strip.bar
        await _until("the findings of the review", lambda: dialog.is_reviewed, bar.value)
        reviews.close()

    async def _dialog(self, name: str) -> None:
        self._window.do(name)
        await _until(f"the dialog “{name}”", lambda: bool(self._dialogs()))
        for dialog in self._dialogs():
            dialog.grab()
            dialog.close()

    def _dialogs(self) -> list[QDialog]:
        return [each for each in self._window.findChildren(QDialog) if each.isVisible()]

    async def _screen(self, kind: type[Screen]) -> Screen:
        await _until(f"the screen {kind.__name__}", lambda: isinstance(self._window.screen, kind))
        screen = self._window.screen
        assert isinstance(screen, kind)
        # Painted for real, so that its pictures are drawn.
        screen.grab()
        return screen

    @property
    def _client(self) -> TableClient:
        session = self._program.navigator.session
        assert session is not None
        return session.client

    def _is_dealt(self) -> bool:
        view = self._client.view
        return view is not None and view.game is not None

    def _revision(self) -> int:
        view = self._client.view
        return 0 if view is None else view.revision

    def _is_over(self) -> bool:
        view = self._client.view
        return view is not None and view.game is not None and bool(view.game.results)


async def _until(
    what: str, is_so: Callable[[], bool], progress: Callable[[], int] = lambda: 0
) -> None:
    """Wait for something; it may take as long as the progress towards it goes on."""
    seen, moved = progress(), time.monotonic()
    while not is_so():
        await asyncio.sleep(LOOK_SECONDS)
        if (now := progress()) != seen:
            seen, moved = now, time.monotonic()
        elif time.monotonic() - moved > STILL_SECONDS:
            raise CheckFailed(f"Waited {STILL_SECONDS:.0f} seconds for {what}.")
