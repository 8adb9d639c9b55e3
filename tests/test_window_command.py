"""`rook13` starts the window, and says in a sentence what keeps it from doing so."""

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from rook13 import start, system_libraries
from rook13.cli.program import main
from rook13.cli.window import NO_SCREEN
from rook13.storage.database import Database
from rook13.storage.files import StorageError, StorageProblem
from rook13.storage.schema import SCHEMA, VERSION
from rook13.wording.network import storage_text

START = [sys.executable, "-m", "rook13"]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(
        [*START, *arguments],
        capture_output=True,
        text=True,
        env={**kept, **environment},
    )


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these always have a screen")
@pytest.mark.parametrize("arguments", [(), ("window",)], ids=["alone", "named"])
def test_without_a_screen_there_is_a_sentence(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode != 0
    assert NO_SCREEN in done.stderr
    assert "Traceback" not in done.stderr


def test_a_database_of_a_newer_program_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    path = tmp_path / "rook13.db"
    newer = SCHEMA._replace(version=VERSION + 1, whole="CREATE TABLE tomorrow (id) ")
    with closing(Database.open(path, newer)):
        pass
    said: list[StorageError] = []
    monkeypatch.setattr(start, "_show_error", said.append)
    assert start.run(tmp_path) == 1
    (error,) = said
    assert error.kind is StorageProblem.NEWER_SCHEMA
    assert "newer" in str(storage_text(error.kind.value, str(error.path)))
    with closing(Database.open(path, newer)) as database:
        assert database.read("SELECT count(*) FROM tomorrow") == [(0,)]


WITHOUT = """
import ctypes, runpy, sys
load = ctypes.CDLL

def lacking(name, *arguments, **options):
    if name == "libxcb-cursor.so.0":
        raise OSError(name)
    return load(name, *arguments, **options)

ctypes.CDLL = lacking
sys.argv = ["rook13", *sys.argv[1:]]
runpy.run_module("rook13", run_name="__main__")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="Qt brings all it needs elsewhere")
def test_a_library_that_qt_needs_and_the_system_lacks_is_named() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    environment.pop("WAYLAND_DISPLAY", None)
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT],
        capture_output=True,
        text=True,
        env={**environment, "DISPLAY": ":nowhere"},
    )
    assert done.returncode != 0
    assert "This system lacks" in done.stderr
    assert "libxcb-cursor.so.0" in done.stderr
    assert "install" in done.stderr
    assert "plugin" not in done.stderr
    assert "Traceback" not in done.stderr


def test_nothing_is_checked_for_a_window_that_needs_no_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(system_libraries, "is_present", lambda need: False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen:configfile=screens.json")
    assert system_libraries.why_no_window() is None
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setattr("sys.platform", "linux")
    assert "libEGL.so.1" in (system_libraries.why_no_window() or "")


def test_a_file_that_is_not_there_is_told_before_the_window_opens(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    missing = tmp_path / "missing.rook13"
    assert main([str(missing)]) == 1
    assert capsys.readouterr().err == f"Can't read {missing}: there is no such file.\n"


def test_a_file_opens_the_window_with_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[object] = []

    def run(data_dir: Path | None, **wishes: object) -> int:
        opened.append(wishes)
        return 0

    monkeypatch.setattr(start, "run", run)
    monkeypatch.setattr(system_libraries, "why_no_window", lambda: None)
    file = tmp_path / "game.rook13"
    file.write_text("{}")
    assert main([str(file)]) == 0
    assert opened == [{"is_check": False, "file": str(file)}]
