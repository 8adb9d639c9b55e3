"""Nothing is left over: no screen, no process, no thread, no timer, no socket."""

from __future__ import annotations

import gc
import multiprocessing
import threading
import weakref
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtNetwork import QTcpServer, QTcpSocket
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from rook13.engine.state import Phase
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.table.screen import TableScreen
from rook13.ui.table.side.leaving import Leaving
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MEEK, MousePlayer
from tests.ui.whole.home import Home
from tests.ui.whole.tables import at_table
from tests.ui.whole.test_navigation import leave


def settle() -> None:
    """Let everything die that is about to."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        gc.collect()


def alive(kind: type[QObject]) -> int:
    return sum(isinstance(each, kind) and isValid(each) for each in gc.get_objects())


def live_garbage() -> list[QObject]:
    """Return the Qt objects that nobody but a garbage collection would destroy."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        return [each for each in gc.garbage if isinstance(each, QObject) and isValid(each)]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


def is_dead(*refs: Callable[[], object]) -> bool:
    """Return whether nothing is left of things but, at most, an empty shell."""
    settle()
    return not any(isValid(thing) for ref in refs if (thing := ref()) is not None)


def test_screens_that_were_left_are_gone(make_home: MakeHome) -> None:
    home = at_table(make_home, levels=MEEK)
    MousePlayer(home).play_until(lambda view: view.phase is Phase.PLAY)
    table, client = weakref.ref(home.table), weakref.ref(home.table.connection.client)
    leave(home, Leaving.SAVE)
    home.wait(lambda: isinstance(home.screen, LobbyScreen))
    home.wait(lambda: is_dead(table, client))
    lobby = weakref.ref(home.screen)
    home.click(home.lobby.games.go_on)
    home.wait_for_game()
    home.wait(lambda: is_dead(lobby))


def test_screens_in_an_earlier_look_are_gone(make_home: MakeHome) -> None:
    home = at_table(make_home, levels=MEEK)
    MousePlayer(home).play_until(lambda view: view.phase is Phase.PLAY)
    before = []
    for theme in ("dark", "light", "dark", "light"):
        before.append(weakref.ref(home.table))
        home.program.settings.change(theme=theme)
        home.wait(lambda: home.table.canvas.scene is not None)
    home.wait(lambda: is_dead(*before))
    assert alive(TableScreen) == 1


def has_results(home: Home, count: int) -> bool:
    return len(home.game.results) >= count


def hands_by_bots(home: Home, hands: int) -> None:
    """Let bots play so many hands for everybody, in another look now and then."""
    for number in range(hands):
        home.wait(partial(has_results, home, len(home.game.results) + 1))
        if number % 5 == 4:
            theme = "dark" if home.program.settings.chosen.theme == "light" else "light"
            home.program.settings.change(theme=theme)


def test_memory_is_stable_over_many_hands(make_home: MakeHome) -> None:
    home = at_table(make_home, "elemental", 3, {"rounds": "all"}, size=(1024, 640))
    home.click(home.table.bar.buttons["autopilot"])
    home.wait(lambda: not home.scene.i_play)
    hands_by_bots(home, 5)
    settle()
    widgets, timers = alive(QWidget), alive(QTimer)
    hands_by_bots(home, 10)
    settle()
    # A hand may have a few more cards or buttons than another, but never twice as many.
    assert alive(QWidget) < widgets * 1.15
    assert alive(QTimer) <= timers * 1.15


def test_a_closed_program_leaves_nothing_behind(make_home: MakeHome) -> None:
    threads = threading.active_count()
    settle()
    widgets, timers = alive(QWidget), alive(QTimer)
    servers, sockets = alive(QTcpServer), alive(QTcpSocket)
    home = at_table(make_home, levels=MEEK)
    MousePlayer(home).play_until(lambda view: view.phase is Phase.PLAY)
    window = weakref.ref(home.window)
    home.close()
    del home.program, home.window, home.lan, home.sounds, home.database
    assert live_garbage() == []
    home.wait(lambda: is_dead(window))
    assert multiprocessing.active_children() == []
    assert threading.active_count() <= threads
    assert alive(QTcpServer) <= servers
    assert alive(QTcpSocket) <= sockets
    assert alive(QTimer) <= timers
    assert alive(QWidget) <= widgets
    assert [each for each in QApplication.topLevelWidgets() if each.isVisible()] == []
