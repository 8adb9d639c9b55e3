"""The disk and the window: they have different threads, and closing waits for what is written."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from contextlib import closing

import pytest
from PySide6.QtCore import Qt, QTimer

from rook13.storage.database import open_or_set_aside
from rook13.storage.journals import SOLO, JournalStore, TableJournal
from rook13.table import commands as c
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.table.side.leaving import Leaving
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MousePlayer
from tests.ui.whole.home import Home
from tests.ui.whole.tables import at_table
from tests.ui.whole.test_navigation import in_play, leave


def watched(home: Home) -> set[int]:
    """Return the threads in which statements of SQL are executed from now on."""
    threads: set[int] = set()
    home.database._connection.set_trace_callback(lambda _: threads.add(threading.get_ident()))
    return threads


def test_the_window_never_waits_for_the_disk(make_home: MakeHome) -> None:
    home = make_home()
    threads = watched(home)
    home.click(home.welcome.accounts_page.create_button)
    home.qtbot.keyClicks(home.welcome.create_page.person.name, "Ann")
    home.click(home.welcome.create_page.create_button)
    home.wait(lambda: isinstance(home.screen, LobbyScreen))
    home.sit_down()
    MousePlayer(home).play_until(in_play)
    home.key("-", Qt.KeyboardModifier.ControlModifier)
    leave(home, Leaving.SAVE)
    home.wait(lambda: isinstance(home.screen, LobbyScreen))
    home.click(home.lobby.games.go_on)
    home.wait_for_game()
    leave(home, Leaving.GIVE_UP)
    home.wait(lambda: isinstance(home.screen, LobbyScreen))
    home.program.navigator.log_out()
    home.guest("Bea")
    home.program.dialogs.do("preferences")
    home.close()
    assert len(threads) == 1
    assert threading.get_ident() not in threads


def test_a_table_for_others_never_waits_for_the_disk(make_home: MakeHome) -> None:
    home = make_home().guest()
    threads = watched(home)
    navigator = home.program.navigator
    navigator.open_table(navigator.last_table().with_others())
    home.wait(lambda: navigator.session is not None and navigator.session.client.view is not None)
    home.close()
    assert len(threads) == 1
    assert threading.get_ident() not in threads


def test_closing_waits_for_what_is_still_to_be_written(
    make_home: MakeHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = at_table(make_home)
    home.wait_for_turn()
    goes_on, is_waiting, append = threading.Event(), threading.Event(), TableJournal.append

    def slowly(journal: TableJournal, entries: Sequence[str]) -> None:
        # A bot may bid just before, and then it is not yet the sentence that is written.
        if any("Wait for me." in entry for entry in entries):
            is_waiting.set()
            assert goes_on.wait(60)
        append(journal, entries)

    monkeypatch.setattr(TableJournal, "append", slowly)
    assert home.program.navigator.session is not None
    home.program.navigator.session.client.send(c.Chat("Wait for me."))
    home.wait(is_waiting.is_set)
    timer, rounds = QTimer(interval=0), list[int]()

    def go_round() -> None:
        rounds.append(1)
        if len(rounds) == 50:
            goes_on.set()

    timer.timeout.connect(go_round)
    timer.start()
    home.close()
    timer.stop()
    assert len(rounds) >= 50, "the loop went on while the program was closing"
    database, _ = open_or_set_aside(home.paths.database)
    with closing(database):
        store = JournalStore(database, SOLO)
        (journal,) = store.unfinished()
        # A bot may have bid meanwhile, which is written after it.
        assert any("Wait for me." in entry for entry in store.open(journal.table_id).entries())
