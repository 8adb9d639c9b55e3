"""How the window comes up: each picture loads what it needs, and closing it is never too early."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from rook13 import self_check

FIRST_PICTURE = {
    *("background", "background.garbage", "background.jobs", "background.worker"),
    *("cli", "cli.problems", "cli.program", "cli.window"),
    *("resources", "start", "storage", "storage.database", "storage.files"),
    *("storage.schema", "storage.settings", "ui", "ui.kit", "ui.kit.art", "ui.kit.art.card_styles"),
    *(
        "ui.kit.art.colours",
        "ui.kit.art.pictures",
        "ui.kit.art.surfaces",
        "ui.kit.art.themes",
        "ui.startup",
    ),
    *("ui.kit.look", "ui.settings", "ui.text", "ui.screens", "ui.screens.welcome"),
    *("system_libraries", "ui.screens.welcome.hero", "ui.window"),
}
"""All of ours that it takes; think twice before adding to it, for everybody waits for that."""
TOO_LONG_FOR_IT = {"asyncio", "concurrent.futures", "cryptography", "xml.etree.ElementTree"}
FOR_LATER = (
    "analysis",
    "app",
    "bots",
    "coach",
    "engine.rules",
    "net",
    "table",
    "ui.kit.art.card_art",
)
"""What signing in does not wait for."""

WATCHED = """
import json, os, sys
from rook13.cli import main
from rook13 import start

paint, pictures = start.paint, []

def watched(app, startup):
    paint(app, startup)
    from PySide6 import QtCore
    has_qt = "Qt" in vars(QtCore)
    pictures.append({"modules": sorted(sys.modules), "has_qt": has_qt, "seen": startup.is_painted})
    if len(pictures) == 2:
        print(json.dumps(pictures), flush=True)
        os._exit(0)

start.paint = watched
sys.exit(main(["window", "--data-dir", sys.argv[1]]))
"""
DOUBLE_CLICKED = """
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from rook13.start import Application

app = Application(["rook13"])
app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile("/early.rook13")))
app.open_with(lambda paths: print(*paths))
app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile("/late.rook13")))
"""
CLOSED = """
import sys
from rook13.cli import main
from rook13 import start

paint, left = start.paint, [int(sys.argv[2])]

def closing(app, startup):
    paint(app, startup)
    left[0] -= 1
    if not left[0]:
        startup.window.close()

start.paint = closing
sys.exit(main(["window", "--data-dir", sys.argv[1]]))
"""

WATCHED_DISK = """
import sqlite3, sys, threading

connect, connections = sqlite3.connect, []

def watched(*arguments, **options):
    assert threading.current_thread() is not threading.main_thread(), "connect"
    connections.append(connect(*arguments, **options))
    connections[-1].set_trace_callback(note)
    return connections[-1]

def note(statement):
    if threading.current_thread() is threading.main_thread():
        print("in the window's thread:", statement, flush=True)

sqlite3.connect = watched

from rook13 import self_check
from rook13.cli import main

# The first is reviewed, too; the frozen program plays all of them.
self_check.RULESETS = self_check.RULESETS[:2]
sys.exit(main(["window", "--check", "--data-dir", sys.argv[1]]) or not connections)
"""


def run(code: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_nobody_waits_for_what_a_picture_does_not_need(tmp_path: Path) -> None:
    first, second = json.loads(run(WATCHED, str(tmp_path)))
    loaded = {name.removeprefix("rook13.") for name in first["modules"] if "rook13." in name}
    assert loaded == FIRST_PICTURE
    assert (first["seen"], second["seen"]) == (True, True)
    assert not TOO_LONG_FOR_IT.intersection(first["modules"])
    # Python takes longer to make this namespace than to paint the picture.
    assert not first["has_qt"]
    assert second["has_qt"]
    assert "rook13.ui.screens.welcome.screen" in second["modules"]
    assert not {f"rook13.{name}" for name in FOR_LATER}.intersection(second["modules"])


def test_files_that_the_system_wants_opened_wait_for_the_program(tmp_path: Path) -> None:
    """As on macOS, where a double click is no argument but an event, often before the window."""
    ran = subprocess.run(
        [sys.executable, "-c", DOUBLE_CLICKED],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.stdout.split(), ran.stderr) == (["/early.rook13", "/late.rook13"], "")


@pytest.mark.parametrize("pictures", ["1", "3"])
def test_the_window_can_be_closed_before_everything_is_loaded(
    tmp_path: Path, pictures: str
) -> None:
    run(CLOSED, str(tmp_path), pictures)
    assert not (tmp_path / "logs").exists()


def test_a_check_goes_through_all_screens_with_the_disk_off_the_window_s_thread(
    tmp_path: Path,
) -> None:
    said = run(WATCHED_DISK, str(tmp_path)).splitlines()
    moments = [tuple(map(float, line.split())) for line in said]
    assert len(moments) == 3
    assert moments == sorted(moments)
    assert (tmp_path / "rook13.db").exists()
    assert not (tmp_path / "logs" / "crashes.log").exists()


FAILING = """
import sys
from rook13 import self_check
from rook13.cli import main

missing, until = "a dialog that there is not", self_check._until

async def impatient(what, *others):
    self_check.STILL_SECONDS = 0.1 if missing in what else 60
    await until(what, *others)

self_check.DIALOGS = (missing,)
self_check._until = impatient
sys.exit(main(["window", "--check", "--data-dir", sys.argv[1]]) != 1)
"""


def test_a_check_that_waits_in_vain_fails(tmp_path: Path) -> None:
    run(FAILING, str(tmp_path))


def clock_of_looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Let each look of a check take a second, and return what counts the looks."""
    seconds = itertools.count()
    clock = SimpleNamespace(monotonic=lambda: next(seconds))
    monkeypatch.setattr(self_check, "time", clock)
    monkeypatch.setattr(self_check, "LOOK_SECONDS", 0)
    return itertools.count()


def test_a_check_waits_for_a_slow_hand_as_long_as_it_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks, moves = clock_of_looks(monkeypatch), itertools.count()
    asyncio.run(self_check._until("a hand", lambda: next(looks) > 300, lambda: next(moves)))


def test_a_check_does_not_wait_for_a_hand_that_stands_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = clock_of_looks(monkeypatch)
    with pytest.raises(self_check.CheckFailed, match="60 seconds for a hand"):
        asyncio.run(self_check._until("a hand", lambda: next(looks) > 300))
