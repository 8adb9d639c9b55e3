"""The pictures of everything but tables: welcome, lobby, new table, and dialogs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime
from functools import partial
from pathlib import Path

from rook13 import doctor
from rook13.coach.daily import daily_record
from rook13.coach.lessons import lessons
from rook13.coach.puzzles import Topic
from rook13.doctor import Finding, Verdict
from rook13.engine.rules import RULESETS, make_rules
from rook13.net.discovery.ads import FoundTable
from rook13.net.discovery.health import NetworkFact
from rook13.protocol.messages import PROTOCOL_VERSION, TableInfo
from rook13.storage.puzzles import DailyResult
from rook13.ui.dialogs.help import AboutDialog, CrashDialog, DoctorDialog, ProblemDialog
from rook13.ui.dialogs.preferences.dialog import PreferencesDialog
from rook13.ui.dialogs.reading import GuideDialog, RulesDialog
from rook13.ui.dialogs.shortcuts import ShortcutsDialog
from rook13.ui.screens.lobby.join_dialogs import JoinDialog
from rook13.ui.screens.lobby.panels import GameRow
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.screens.new_table.model import NewTable
from rook13.ui.screens.new_table.screen import NewTableScreen
from rook13.ui.screens.practice.screen import PracticeScreen, Practised
from rook13.ui.screens.welcome.screen import WelcomeScreen
from rook13.ui.text import context
from screenshot_scenes.capture import SetUp, WindowCapture
from screenshot_scenes.sample_games import ANN, GUESTS

tr = context("Lobby")
NOW = datetime(2026, 5, 14, 20, 15).timestamp()
MINUTE, DAY = 60, 86_400
SEEN = {"1": NOW - 3 * MINUTE, "2": NOW - 50 * MINUTE, "3": NOW - 5}
"""Since when tables have been there."""
PAGES = (
    *("general", "cards", "pace", "sound", "accessibility", "network", "shortcuts", "account"),
)
REPORT = """Rook13 0.1, Python 3.12, Qt 6.11, Linux
Traceback (most recent call last):
  File "rook13/ui/table/stage/stage.py", line 131, in _perform
    self._moves.play(event)
KeyError: Seat('B1')
"""


FINDINGS = (
    Finding("display", Verdict.GOOD, "display_ok", {"platform": "wayland"}),
    Finding("sound", Verdict.WARNING, "sound_no_device"),
    Finding("database", Verdict.GOOD, "database_ok", {"path": "/home/ann/rook13/rook13.db"}),
    Finding("port", Verdict.GOOD, "port_ok", {"port": 41313}),
    Finding(
        "multicast", Verdict.BAD, "multicast_bad", {"interface": "wlan0", "address": "10.0.0.7"}
    ),
    Finding("firewall", Verdict.GOOD, "firewall_none"),
    Finding("workers", Verdict.GOOD, "workers_ok", {"count": 8}),
    Finding("kernels", Verdict.GOOD, "kernels_ok"),
    Finding("fonts", Verdict.GOOD, "fonts_ok", {"count": 120}),
)


def pictures() -> Iterator[tuple[str, SetUp]]:
    """Return each picture's name, and what sets it up."""
    yield from {**WELCOME, **LOBBY}.items()
    for ruleset in RULESETS:
        yield f"new-table-{ruleset.id}-solo", partial(_new_table, ruleset.id, True)
        yield f"new-table-{ruleset.id}-network", partial(_new_table, ruleset.id, False)
        yield f"dialog-rules-{ruleset.id}", partial(_rules, ruleset.id)
    for page in PAGES:
        yield f"dialog-preferences-{page}", partial(_preferences, page)
    yield from DIALOGS.items()


def _first_start(capture: WindowCapture) -> WelcomeScreen:
    for account in capture.accounts.all():
        capture.accounts.delete(account.id)
    screen = WelcomeScreen(capture.ui, capture.accounts)
    capture.show(screen)
    return screen


def _welcome(capture: WindowCapture) -> WelcomeScreen:
    if not capture.accounts.all():
        for age, person in enumerate((*GUESTS[:3], ANN)):
            password = "secret" if age % 2 else ""
            capture.accounts.create(person.name, person.avatar, password, NOW + age)
    screen = WelcomeScreen(capture.ui, capture.accounts)
    capture.show(screen)
    return screen


def _password(capture: WindowCapture) -> None:
    screen = _welcome(capture)
    screen.choose(capture.accounts.all()[0])
    screen.password_page.complain("That is not the password.")


def _forgotten(capture: WindowCapture) -> None:
    screen = _welcome(capture)
    screen.choose(capture.accounts.all()[0])
    screen.password_page.forgot.click()


def _create(capture: WindowCapture) -> None:
    _welcome(capture).begin_account()


def _guest(capture: WindowCapture) -> None:
    screen = _welcome(capture)
    screen.begin_guest()
    screen.guest_page.begin("kingfisher")


def _lobby(capture: WindowCapture) -> LobbyScreen:
    lobby = LobbyScreen(capture.ui, now=lambda: NOW)
    lobby.header.set_person(ANN)
    lobby.set_last_table(NewTable.usual("rook13"))
    capture.show(lobby)
    return lobby


def _lobby_checked(capture: WindowCapture) -> None:
    lobby = _lobby(capture)
    lobby.tables.empty.show_facts(frozenset({NetworkFact.MULTICAST_NOT_HEARD}))


def _lobby_full(capture: WindowCapture) -> LobbyScreen:
    lobby = _lobby(capture)
    lobby.tables.show_tables(_tables(), SEEN)
    lobby.people.set_people(GUESTS[:3])
    lobby.games.set_resumable(_unfinished())
    lobby.games.set_history(_finished())
    return lobby


def _tables() -> list[FoundTable]:
    tables = (
        TableInfo("1", "Thursday evening", "rook13", 4, "open", 2),
        TableInfo("2", "Ben’s kitchen table", "five_hundred", 4, "active", 0, house_rules=3),
        TableInfo("3", "Family", "elemental", 6, "open", 3, has_password=True),
    )
    newer = TableInfo("4", "Newer than us", "fowl", 4, "open", 1)
    return [
        *(FoundTable(each.table, each, ()) for each in tables),
        FoundTable("4", newer, (), PROTOCOL_VERSION + 1),
    ]


def _unfinished() -> list[GameRow]:
    alone, hosted = tr("Alone against bots"), tr("Your table")
    return [
        GameRow("1", "Rook13", tr("{kind}, hand {n}", kind=alone, n=5), NOW - 40 * MINUTE),
        GameRow("2", "Elemental", tr("{kind}, hand {n}", kind=hosted, n=12), NOW - 2 * DAY),
    ]


def _finished() -> list[GameRow]:
    won, lost = tr("Won in {n} hands", n=7), tr("Lost in {n} hands", n=11)
    names = "Finch, Jay, Owl"
    bots = tr("{result}, with {names}", result=won, names=names)
    people = tr("{result}, with {names}", result=lost, names="Ben, Chloé, Puffin")
    with_hints = tr("{result}, with hints", result=won)
    helped = tr("{result}, with {names}", result=with_hints, names=names)
    return [
        GameRow("1", "Rook", bots, NOW - DAY),
        GameRow("2", "Five Hundred", people, NOW - 4 * DAY),
        GameRow("3", "Rook13", helped, NOW - 9 * DAY),
    ]


def _practice(capture: WindowCapture) -> None:
    screen = PracticeScreen(capture.ui, lessons(), "rook13")
    record = daily_record(date(2026, 5, 14), "rook13")
    results = [
        DailyResult("2026-05-14", "rook13", name, score, name == ANN.name, record)
        for name, score in (("Chloé", 110), (ANN.name, 95), ("Ben Okafor", -85))
    ]
    due = {Topic.BIDDING: 2, Topic.ENDING: 1, Topic.PLAY: 1}
    screen.show_practised(Practised(due, 7, results))
    capture.show(screen)


def _join(capture: WindowCapture) -> None:
    lobby = _lobby_full(capture)
    dialog = JoinDialog(capture.ui, lobby)
    dialog.place.setText("maple otter walnut")
    dialog.open()
    capture.open(dialog)


def _new_table(game: str, is_solo: bool, capture: WindowCapture) -> NewTableScreen:
    screen = NewTableScreen(capture.ui)
    screen.set_person(ANN)
    table = NewTable.usual(game)
    screen.set_initial(table if is_solo else table.with_others())
    capture.show(screen)
    return screen


def _new_table_open(capture: WindowCapture) -> None:
    screen = _new_table("rook", True, capture)
    screen.rules_section.set_open(True)
    screen.seats_section.set_open(True)


def _new_table_adaptive(capture: WindowCapture) -> None:
    screen = _new_table("rook13", True, capture)
    screen.set_initial(replace(NewTable.usual(), is_adaptive=True))
    screen.follow_results({"rook13": "hard"})
    screen.seats_section.set_open(True)


def _new_table_door(capture: WindowCapture) -> None:
    screen = _new_table("elemental", False, capture)
    screen.access_section.set_open(True)
    screen.pace_section.set_open(True)


def _preferences(page: str, capture: WindowCapture) -> None:
    _welcome(capture)
    account = capture.accounts.all()[0].id
    _lobby_full(capture)
    folder = Path("~/.local/share/rook13")
    dialog = PreferencesDialog(
        capture.ui, capture.accounts, account, folder, page, parent=capture.window
    )
    capture.open(dialog)


def _rules(game: str, capture: WindowCapture) -> None:
    _lobby(capture)
    capture.open(RulesDialog(capture.ui, make_rules(game, {}), capture.window))


def _shortcuts(capture: WindowCapture) -> None:
    _lobby(capture)
    capture.open(ShortcutsDialog(capture.ui, capture.window))


def _about(capture: WindowCapture) -> None:
    _lobby(capture)
    capture.open(AboutDialog(capture.ui, capture.window))


def _guide(capture: WindowCapture) -> None:
    _lobby(capture)
    capture.open(GuideDialog(capture.ui, capture.window))


def _problem(capture: WindowCapture) -> None:
    _lobby(capture)
    capture.open(ProblemDialog(capture.ui, Path(), capture.window))


def _doctor(capture: WindowCapture) -> None:
    _lobby(capture)
    dialog = DoctorDialog(capture.ui, doctor.findings, capture.window)
    for finding in FINDINGS:
        dialog.show_finding(finding)
    capture.open(dialog)


def _crash(capture: WindowCapture) -> None:
    _lobby(capture)
    capture.open(CrashDialog(capture.ui, REPORT, capture.window))


WELCOME: dict[str, SetUp] = {
    "welcome-first": _first_start,
    "welcome-accounts": _welcome,
    "welcome-password": _password,
    "welcome-forgotten": _forgotten,
    "welcome-create": _create,
    "welcome-guest": _guest,
}
LOBBY: dict[str, SetUp] = {
    "lobby-empty": _lobby,
    "lobby-checked": _lobby_checked,
    "lobby-full": _lobby_full,
    "lobby-join": _join,
    "practice": _practice,
    "new-table-open": _new_table_open,
    "new-table-adaptive": _new_table_adaptive,
    "new-table-door": _new_table_door,
}
DIALOGS: dict[str, SetUp] = {
    "dialog-shortcuts": _shortcuts,
    "dialog-about": _about,
    "dialog-guide": _guide,
    "dialog-problem": _problem,
    "dialog-doctor": _doctor,
    "dialog-crash": _crash,
}
