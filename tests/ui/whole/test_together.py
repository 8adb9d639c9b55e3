"""A host and three others in one process, each with a whole program of their own."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QSystemTrayIcon

import rook13.net.moving.succession
from rook13.engine.state import Phase
from rook13.net.client.remote_client import RemoteTableClient
from rook13.storage.files import StorageError, StorageProblem
from rook13.storage.journals import JournalStore
from rook13.ui.flows.hosting import HandOverDialog
from rook13.ui.flows.quitting import Quitting
from rook13.ui.screens.lobby.join_dialogs import JoinDialog, NewHostDialog, PasswordDialog
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.screens.new_table.screen import NewTableScreen
from rook13.ui.table.screen import TableScreen
from rook13.ui.table.side.leaving import Leaving, LeavingDialog
from rook13.ui.table.side.overlay import Halt
from rook13.ui.table.side.seat_menu import RemovalDialog, SeatMenu
from tests.ports import own_port
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MousePlayer, careful
from tests.ui.whole.home import Home
from tests.ui.whole.tables import last_table

NAMES = ("Ann", "Bea", "Cal", "Dot")
SECRET = "three rooks"


def wait(home: Home, there: Callable[[Home], object]) -> None:
    home.wait(partial(there, home))


def is_in_lobby(home: Home) -> bool:
    return isinstance(home.screen, LobbyScreen)


def host_table(home: Home, password: str = "") -> str:
    """Open a table for others, and return its address."""
    home.click(home.lobby.host)
    screen = home.screen
    assert isinstance(screen, NewTableScreen)
    if password:
        home.click(screen.access_section.heading)
        screen.access.password.edit.setFocus()
        home.qtbot.keyClicks(screen.access.password.edit, password)
    home.click(screen.bottom.start)
    home.wait(lambda: isinstance(home.screen, TableScreen) and home.table.scene)
    return f"127.0.0.1:{home.program.services.tables.hosting.port}"


def join(home: Home, address: str, password: str = "", late_password: str = "") -> None:
    """Join by address; the password is given at once, or when asked for."""
    home.click(home.lobby.join)
    dialog = home.dialog(JoinDialog)
    home.qtbot.keyClicks(dialog.place, address)
    if password:
        home.qtbot.keyClicks(dialog.password.edit, password)
    home.click(dialog.go)
    if not password:
        home.click(home.dialog(NewHostDialog).go)
    if late_password:
        asked = home.dialog(PasswordDialog)
        home.qtbot.keyClicks(asked.password.edit, late_password)
        home.click(asked.go)
    home.wait(lambda: isinstance(home.screen, TableScreen) and home.table.scene)


def sit_down(home: Home) -> None:
    """Take the first free seat and be ready."""
    cards = home.table.room.room.ring.cards
    sit = next(card.sit for card in cards if card.sit is not None)
    home.click(sit)
    home.wait(lambda: home.scene.seat is not None)
    home.click(home.table.room.room.ready)
    home.wait(lambda: home.scene.info(home.scene.seat).ready)  # type: ignore[arg-type]


def play_together(homes: list[Home], results: int = 1) -> None:
    """Let everybody play with the mouse until everybody sees the result."""
    players = [MousePlayer(home, careful) for home in homes]
    host = homes[0]

    def is_over() -> bool:
        return all(player._is_over(results) for player in players)

    for _ in range(200):
        host.wait(lambda: is_over() or any(player._is_asked() for player in players))
        if is_over():
            return
        asked = next((player for player in players if player._is_asked()), None)
        if asked is not None:
            asked.step()
    raise AssertionError("the hand does not end")


def entered(make_home: MakeHome, *names: str) -> list[Home]:
    def settings() -> dict[str, object]:
        return {"last_table": last_table("elemental", 4), "port": own_port()}

    return [make_home(name, settings=settings()).guest(name) for name in names]


@pytest.fixture
def two(make_home: MakeHome) -> list[Home]:
    """A host and a guest in their lobbies."""
    return entered(make_home, *NAMES[:2])


@pytest.fixture
def table(make_home: MakeHome) -> list[Home]:
    """Four people at a table, all ready."""
    homes = entered(make_home, *NAMES)
    host, *others = homes
    address = host_table(host, SECRET)
    for place, home in enumerate(others):
        join(home, address, **({"late_password": SECRET} if place == 2 else {"password": SECRET}))
        sit_down(home)
    host.wait(lambda: host.table.room.room.start.isEnabled())
    host.click(host.table.room.room.start)
    for home in homes:
        home.wait_for_game()
    return homes


def seen_by(home: Home) -> list[str]:
    return [message.text for message in home.table.drawer.chat.messages]


def test_four_windows_play_a_hand_together(table: list[Home]) -> None:
    host, bea, cal, _ = table
    assert [home.scene.seat.name for home in table if home.scene.seat] == ["P1", "P2", "P3", "P4"]
    play_together(table)
    totals = [home.game.results[-1].totals for home in table]
    assert len(set(totals)) == 1
    bea.click(bea.table.bar.buttons["chat"])
    bea.qtbot.keyClicks(bea.table.drawer.chat.field, "Well played")
    bea.click(bea.table.drawer.chat.send)
    for home in table:
        wait(home, lambda home: "Well played" in seen_by(home))
    assert "Chat (1)" in cal.table.drawer.tabs.tabText(1)
    for home in table:
        assert home.game.phase is Phase.HAND_OVER
        home.click(home.table.results.hand.next_button)
    for home in table:
        wait(home, lambda home: home.table.results.hand.isHidden())
    play_together(table, results=2)
    assert {len(home.game.results) for home in table} == {2}
    leave_and_close(host, table)


def leave_and_close(host: Home, table: list[Home]) -> None:
    host.click(host.table.bar.buttons["leave"])
    host.click(host.dialog(LeavingDialog).buttons[Leaving.CLOSE_TABLE])
    for home in table:
        wait(home, is_in_lobby)
        assert home.window.toast.text.endswith(".") is (home is not host)


def test_somebody_is_cut_off_and_returns_to_the_same_seat(table: list[Home]) -> None:
    host, bea, *_ = table
    seat, hand = bea.scene.seat, bea.table.hand.cards
    assert seat is not None
    client = bea.table.connection.client
    assert isinstance(client, RemoteTableClient)
    client.cut()
    bea.wait(lambda: bea.table.halt_overlay.halt is Halt.DISCONNECTED)
    assert bea.table.halt_overlay.isVisible()
    host.wait(lambda: not host.scene.info(seat).connected)
    bea.wait(lambda: bea.table.halt_overlay.halt is None)
    assert not bea.table.halt_overlay.isVisible()
    host.wait(lambda: host.scene.info(seat).connected)
    assert bea.scene.seat == seat
    assert bea.table.hand.cards == hand
    play_together(table)


def test_a_host_who_quits_is_asked_and_guests_read_what_is_true(
    table: list[Home], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, bea, *_ = table
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: False)
    host.window.close()
    asked = host.program.quitting.dialog
    assert asked is not None
    assert Quitting.KEEP_HOSTING not in asked.buttons, "nothing could bring the window back"
    host.click(asked.cancel)
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: True)
    # The platform of the tests warns about a tray it doesn't have.
    monkeypatch.setattr(QSystemTrayIcon, "show", lambda tray: None)
    host.window.close()
    asked = host.program.quitting.dialog
    assert asked is not None
    assert host.window.isVisible()
    host.click(asked.cancel)
    assert not asked.isVisible()
    host.window.close()
    dialog = host.program.quitting.dialog
    assert dialog is not None
    host.click(dialog.buttons[Quitting.KEEP_HOSTING])
    host.wait(lambda: not host.window.isVisible())
    assert not host.program.closed.is_set()
    bea.wait(lambda: bea.scene.view.seats[0].bot is not None)
    bea.wait(lambda: bea.table.halt_overlay.halt is None)
    host.program.quitting.show_window()
    assert host.window.isVisible()
    host.window.close()
    dialog = host.program.quitting.dialog
    assert dialog is not None
    host.click(dialog.buttons[Quitting.END_FOR_NOW])
    assert host.program.closed.is_set()
    host.put_away()
    bea.wait(lambda: bea.table.halt_overlay.halt is Halt.HOST_STOPPED)
    assert "continues when the host is back" in bea.table.halt_overlay.accessibleName()


def dialog_of(home: Home) -> HandOverDialog:
    """Return the question to whom the table is handed over."""
    flow = home.program.navigator.handing_over
    assert flow.dialog is not None
    return flow.dialog


def says(home: Home, words: str) -> bool:
    return words in home.window.toast.text


def deal(table: list[Home]) -> None:
    """Let a hand be dealt."""
    host, players = table[0], [MousePlayer(home, careful) for home in table]
    (runner,) = host.program.services.tables.hosting.tables

    def is_dealt() -> bool:
        return runner.table.state.is_hand_on()

    for _ in range(4):
        host.wait(lambda: is_dealt() or any(player._is_asked() for player in players))
        if is_dealt():
            return
        next(player for player in players if player._is_asked()).step()
    raise AssertionError("nobody deals")


def key_of(home: Home) -> str:
    return home.scene.me


def take_over(home: Home) -> None:
    """Let somebody host the table from now on, as they are asked."""
    wait(home, lambda home: home.table.halt_overlay.halt is Halt.MOVING)
    assert "asks you to host the table" in home.table.halt_overlay.accessibleName()
    home.click(home.table.halt_overlay.here)


def test_a_host_hands_the_table_over_with_the_hand_and_stays(table: list[Home]) -> None:
    host, bea, cal, _ = table
    host.wait(lambda: len(host.program.navigator.handing_over.people()) == 3)
    deal(table)
    seat, seats = cal.scene.seat, [home.scene.seat for home in table]
    host.wait(lambda: all(home.game.hand for home in table))
    cards = [home.game.hand for home in table]
    assert seat is not None
    menu = SeatMenu(host.table.ui, host.scene, seat, host.table)
    hand_over = next(each for each in menu.actions() if "Hand the table over to Cal" in each.text())
    hand_over.trigger()
    host.click(dialog_of(host).buttons[key_of(cal)])
    assert says(host, "Asking Cal to host the table.")
    take_over(cal)
    for home in table:
        wait(home, lambda home: home.scene.view.host == key_of(cal) and home.scene.is_connected)
    assert [home.scene.seat for home in table] == seats
    assert [home.game.hand for home in table] == cards
    assert isinstance(host.table.connection.client, RemoteTableClient)
    cal.wait(lambda: cal.scene.hosts_here)
    assert says(bea, "Cal hosts the table now.")
    play_together(table)


def test_a_table_that_cannot_be_saved_elsewhere_stays(
    table: list[Home], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _, cal, _ = table
    host.wait(lambda: len(host.program.navigator.handing_over.people()) == 3)
    deal(table)

    def full(*of: Any) -> None:
        raise StorageError(StorageProblem.DISK_FULL, Path("rook13.db"))

    monkeypatch.setattr(JournalStore, "create", full)
    monkeypatch.setattr(rook13.net.moving.succession, "OPEN_MS", 500)
    host.program.navigator.handing_over.ask(key_of(cal))
    host.click(dialog_of(host).buttons[key_of(cal)])
    take_over(cal)
    sentence = "The table couldn't be opened on their computer, so it stays here."
    host.wait(lambda: says(host, sentence))
    play_together(table)


def test_a_host_who_quits_hands_the_table_over(table: list[Home]) -> None:
    host, bea, *others = table
    host.wait(lambda: host.program.navigator.handing_over.people())
    deal(table)
    host.window.close()
    asked = host.program.quitting.dialog
    assert asked is not None
    host.click(asked.buttons[Quitting.HAND_OVER])
    host.click(dialog_of(host).buttons[key_of(bea)])
    take_over(bea)
    host.wait(host.program.closed.is_set)
    host.put_away()
    for home in (bea, *others):
        wait(home, lambda home: home.scene.view.host == key_of(bea) and home.scene.is_connected)


def test_guests_go_on_without_their_host(table: list[Home]) -> None:
    host, *guests = table
    for home in guests:
        client = home.table.connection.client
        assert isinstance(client, RemoteTableClient)
        home.wait(lambda client=client: client._moves.held)  # type: ignore[misc]
        # Nobody wants to wait for twenty seconds here.
        client._gone.setInterval(100)
        client._moves._pause = 0.1
    host.program.services.tables.hosting.close()
    bea, *others = guests
    for home in guests:
        wait(home, lambda home: home.scene.move is not None and home.scene.move.may_host)
        assert "The host is gone." in home.table.halt_overlay.accessibleName()
        assert "hand 1 on your computer" in home.table.halt_overlay.accessibleName()
    bea.click(bea.table.halt_overlay.here)
    for home in others:
        wait(home, lambda home: bool(home.table.halt_overlay.offers))
        (button,) = home.table.halt_overlay.offers.values()
        assert "Join Bea's table" in button.text()
        home.click(button)
    for home in guests:
        wait(home, lambda home: home.scene.view.host == key_of(bea))
        # The seat of whoever hosted is kept for a while.
        wait(home, lambda home: home.table.halt_overlay.halt in (None, Halt.SHUFFLING))
    bea.wait(lambda: bea.scene.hosts_here)
    assert says(others[0], "Bea hosts the table now.")


def test_the_host_pauses_and_goes_on(table: list[Home]) -> None:
    host, bea, *_ = table
    host.click(host.table.bar.buttons["pause"])
    for home in (host, bea):
        wait(home, lambda home: home.table.halt_overlay.halt is Halt.PAUSED)
        assert home.table.halt_overlay.isVisible()
    assert not bea.table.halt_overlay.resume.isVisible()
    host.click(host.table.halt_overlay.resume)
    for home in (host, bea):
        wait(home, lambda home: home.table.halt_overlay.halt is None)
    play_together(table)


def test_the_host_sends_somebody_away_and_a_bot_plays_on(table: list[Home]) -> None:
    host, bea, cal, dot = table
    seat = dot.scene.seat
    assert seat is not None
    menu = SeatMenu(host.table.ui, host.scene, seat, host.table)
    away = next(each for each in menu.actions() if each.text() == "Remove Dot…")
    away.trigger()
    host.click(host.dialog(RemovalDialog).go_on)
    dot.wait(lambda: isinstance(dot.screen, LobbyScreen))
    assert dot.window.toast.text
    host.wait(lambda: host.scene.info(seat).bot)
    play_together([host, bea, cal])


def test_the_host_quits_and_everybody_is_told(table: list[Home]) -> None:
    host, bea, cal, dot = table
    host.close()
    for home in (bea, cal, dot):
        wait(home, lambda home: home.table.halt_overlay.halt is Halt.HOST_STOPPED)
        home.click(home.table.halt_overlay.leave)
        dialog = home.table.findChild(LeavingDialog)
        if dialog is not None:
            home.click(next(iter(dialog.buttons.values())))
        wait(home, is_in_lobby)


def test_a_port_that_is_taken_is_told_with_the_next_one(make_home: MakeHome) -> None:
    with closing(socket.socket()) as taken:
        port = own_port()
        taken.bind(("0.0.0.0", port))
        taken.listen()
        home = make_home(settings={"port": port}).guest()
        address = host_table(home)
        home.wait(lambda: str(port) in home.window.toast.text)
        assert address.rsplit(":")[-1] in home.window.toast.text
        assert home.program.services.tables.hosting.port != port
    assert home.lan.announced is home.program.services.tables.hosting


def test_host_and_guest_read_the_same_safety_words(two: list[Home]) -> None:
    host, bea = two
    address = host_table(host)
    words = host.table.room.room.invitation.words
    assert len(words.split()) == 4
    bea.click(bea.lobby.join)
    dialog = bea.dialog(JoinDialog)
    bea.qtbot.keyClicks(dialog.place, address)
    bea.click(dialog.go)
    met = bea.dialog(NewHostDialog)
    assert met.words.text() == words
    bea.click(met.go)
    bea.wait(lambda: isinstance(bea.screen, TableScreen) and bea.table.scene)
    assert bea.table.room.room.invitation.words == words


def test_a_wrong_address_and_a_wrong_password_are_told(two: list[Home]) -> None:
    host, bea = two
    address = host_table(host, SECRET)
    bea.click(bea.lobby.join)
    dialog = bea.dialog(JoinDialog)
    bea.qtbot.keyClicks(dialog.place, f"127.0.0.1:{own_port()}")
    bea.click(dialog.go)
    bea.wait(lambda: dialog.problem.text)
    dialog.place.selectAll()
    bea.qtbot.keyClicks(dialog.place, address)
    bea.qtbot.keyClicks(dialog.password.edit, "wrong")
    bea.click(dialog.go)
    asked = bea.dialog(PasswordDialog)
    bea.qtbot.keyClicks(asked.password.edit, "wrong too")
    bea.click(asked.go)
    bea.wait(lambda: asked.problem.text)
    asked.password.edit.selectAll()
    bea.qtbot.keyClicks(asked.password.edit, SECRET)
    bea.click(asked.go)
    bea.wait(lambda: isinstance(bea.screen, TableScreen) and bea.table.scene)
    assert bea.scene.game is None or bea.game.phase is Phase.DEALING
