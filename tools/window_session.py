"""Runs the whole program in a folder of its own, with somebody who plays at a solo table."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QAbstractButton, QApplication

from rook13.app import Overrides, Program
from rook13.bots.heuristic_bots import NormalBot
from rook13.engine.actions import Action, Bid, Claim, Discard, NameTrump, Pass, Play
from rook13.engine.cards import Suit
from rook13.engine.rules import RULESETS
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.storage.database import Database
from rook13.storage.files import data_paths
from rook13.storage.identity import guest
from rook13.table.config import TableConfig
from rook13.ui.screens.new_table.model import NewTable
from rook13.ui.screens.welcome.screen import WelcomeScreen
from rook13.ui.table.panels.bid_panel import BidPanel
from rook13.ui.table.scene import Scene
from rook13.ui.table.screen import TableScreen

import qasync  # type: ignore[import-untyped]  # isort: skip

T = TypeVar("T")
SHORT_GAME = {"target": 200}
"""A game of a few hands."""
LOOK_SECONDS = 0.01
PATIENCE = 0.05
"""Seconds until somebody presses again because nothing has happened."""


def run_program(
    session: Callable[[Program], Coroutine[object, object, T]],
    make_overrides: Callable[[], Overrides] = Overrides,
    **preferences: object,
) -> T:
    """Run the program with its window for as long as a coroutine takes."""
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    app.setQuitOnLastWindowClosed(False)
    with tempfile.TemporaryDirectory() as folder:
        database = Database.open(data_paths(Path(folder)).database)

        async def run() -> T:
            program = Program(data_paths(Path(folder)), database, make_overrides())
            program.settings.change(
                sound=False, look_for_tables=False, motion="full", **preferences
            )
            program.start(None)
            reports: list[str] = []
            task = asyncio.ensure_future(session(program))
            # The program would only show the crash, but the measurement is worthless now.
            program.catcher.crashed.connect(reports.append)
            program.catcher.crashed.connect(lambda _: task.cancel())
            try:
                return await task
            except asyncio.CancelledError:
                raise RuntimeError("\n".join(reports)) from None
            finally:
                program.window.close()
                await program.close()

        try:
            with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
                return runner.run(run())
        finally:
            database.close()


async def sit_down(program: Program, level: str) -> TableScreen:
    """Sign in as a guest, open a table with three bots, and wait for the first cards."""
    await until(lambda: isinstance(program.window.screen, WelcomeScreen))
    assert isinstance(program.window.screen, WelcomeScreen)
    program.window.screen.signed_in.emit(guest("Ann", "robin"), None)
    await until(lambda: program.navigator.who is not None)
    config = TableConfig("Bench", RULESETS[0].id, SHORT_GAME, bot_level=level)
    bots = dict.fromkeys(("B1", "A2", "B2"), level)
    program.navigator.open_table(NewTable(config, is_solo=True, password=None, bots=bots))
    await until(lambda: isinstance(program.window.screen, TableScreen))
    screen = program.window.screen
    assert isinstance(screen, TableScreen)
    await until(lambda: screen.scene is not None and screen.scene.game is not None)
    return screen


async def until(is_so: Callable[[], bool], seconds: float = float("inf")) -> bool:
    """Wait until something is so, but not longer than this; return whether it is."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not is_so() and loop.time() < end:
        await asyncio.sleep(LOOK_SECONDS)
    return is_so()


class WindowPlayer(QObject):
    """Plays as Normal would, with the buttons that anybody has."""

    def __init__(self, screen: TableScreen, interval: int) -> None:
        super().__init__(screen)
        self.plays_cards = True
        """Otherwise it stops before the first card of a hand."""
        self._screen = screen
        self._decided: tuple[int, Action] | None = None
        self._pressed = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(interval)
        self._timer.timeout.connect(self._on_time)
        self._timer.start()

    def stop(self) -> None:
        """Look no more."""
        self._timer.stop()

    @Slot()
    def _on_time(self) -> None:
        scene = self._screen.scene
        game = scene.game if scene is not None else None
        result = self._screen.results.hand
        if result.isVisible() and result.next_button.isEnabled():
            result.next_button.click()
            return
        if scene is not None and game is not None and scene.is_my_turn and game.legal != ():
            if game.phase is Phase.PLAY and not self.plays_cards:
                return
            is_new = self._decided is None or self._decided[0] != scene.view.revision
            now = time.monotonic()
            if is_new or now - self._pressed > PATIENCE:
                self._pressed = now
                self._press(game, self._decide(scene))

    def _decide(self, scene: Scene) -> Action:
        """Think once for every revision, however often the buttons are still inert."""
        assert scene.game is not None
        if self._decided is None or self._decided[0] != scene.view.revision:
            action = NormalBot().choose(_without_claims(scene.game))
            self._decided = scene.view.revision, action
        return self._decided[1]

    def _press(self, game: PlayerView, action: Action) -> None:
        screen = self._screen
        match action:
            case Play(card=card):
                screen.hand.button(card).click()
            case Discard(cards=cards):
                for card in (*cards, *screen.hand.chosen):
                    if (card in cards) != (card in screen.hand.chosen):
                        screen.hand.button(card).click()
                screen.exchange.suit_button(_longest_suit(game, action)).click()
                screen.exchange.confirm_button.click()
            case NameTrump(suit=suit):
                screen.exchange.suit_button(suit).click()
                screen.exchange.confirm_button.click()
            case Bid() | Pass():
                _call(screen.panel.current, action)
            case _:
                screen.do("deal")


def _without_claims(game: PlayerView) -> PlayerView:
    """Return what a player sees who is to play every card."""
    if not isinstance(game.legal, tuple):
        return game
    return replace(game, legal=tuple(a for a in game.legal if not isinstance(a, Claim)))


def _call(panel: object, action: Bid | Pass) -> None:
    if isinstance(panel, BidPanel):
        button: QAbstractButton = panel.pass_button
        if isinstance(action, Bid):
            panel.choose(str(action.call))
            button = panel.bid_button
        button.click()


def _longest_suit(game: PlayerView, action: Discard) -> Suit:
    kept = [card.suit for card in game.hand if card not in action.cards and card.suit is not None]
    return Counter(kept).most_common(1)[0][0]
