"""A program whose database is damaged offers the last copy, and deleting an account is for good."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton

from rook13.storage.accounts import Accounts
from rook13.storage.database import backup_path
from rook13.storage.games import PastGames
from rook13.storage.settings import SettingsStore
from rook13.ui.flows.backups import BackupDialog
from tests.statistics.known_games import ALL_FOR_A, game
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.home import CHEAP, Home


def damaged_home(make_home: MakeHome) -> Home:
    """A computer on which somebody has played, with a copy of the database, which is damaged."""
    home = make_home()
    SettingsStore(home.database, "word").write({"is": "before"})
    home.close()
    assert backup_path(home.paths.database).exists(), "a copy is made when the program ends"
    home.paths.database.write_bytes(b"damage" * 1000)
    return home


def start_and_answer(home: Home, answer: Callable[[BackupDialog], QPushButton]) -> None:
    """Start the program, which asks before it goes on."""
    timer, answered = QTimer(interval=10), list[BackupDialog]()

    def look() -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, BackupDialog) and widget.isVisible():
                answered.append(widget)
                answer(widget).click()
        home.window.activateWindow()

    timer.timeout.connect(look)
    timer.start()
    home.start()
    home.wait(lambda: answered)
    timer.stop()
    home.wait(lambda: home.program.services.tables._services)


def test_the_last_copy_is_offered_and_taken(make_home: MakeHome) -> None:
    home = damaged_home(make_home)
    start_and_answer(home, lambda dialog: dialog.go_on)
    assert SettingsStore(home.database, "word").read() == {"is": "before"}


def test_declining_starts_afresh(make_home: MakeHome) -> None:
    home = damaged_home(make_home)
    start_and_answer(home, lambda dialog: dialog.later)
    assert SettingsStore(home.database, "word").read() == {}
    aside = Path(f"{home.paths.database}.damaged-1")
    assert aside.read_bytes() == b"damage" * 1000


def test_deleting_an_account_closes_its_tables_first(make_home: MakeHome) -> None:
    home = make_home()
    account = Accounts(home.database, CHEAP).create("Ann", "wren", "", 1.0)
    PastGames(home.database, account.key).add(game(ALL_FOR_A), "A1", ("A",), 0, 1.0)
    accounts = home.program.services.accounts
    told: list[str] = []
    discard = accounts.about_to_delete

    def noted(key: str) -> None:
        told.append(key)
        discard(key)

    accounts.about_to_delete = noted
    screen = home.welcome
    screen.refresh()
    home.wait(lambda: any(each.name == "Ann" for each in accounts.known))
    screen.ask_to_delete(accounts.known[0])
    assert screen.confirm is not None
    screen.confirm.accept()
    home.wait(lambda: not accounts.known)
    assert told == [account.key]
    assert home.database.read("SELECT count(*) FROM games") == [(0,)]
