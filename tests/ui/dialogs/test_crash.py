"""Mistakes in our code are written down, told once, and can be copied."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from rook13.storage.files import StorageError, StorageProblem
from rook13.ui import crash
from rook13.ui.crash import CrashCatcher, crash_report, diagnostics
from rook13.ui.dialogs.help import CrashDialog, ProblemDialog
from rook13.ui.ui_context import UiContext
from tests.ui.accessible_tree import outside, unnamed


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def caught(message: str) -> BaseException:
    try:
        raise ValueError(message)
    except ValueError as error:
        return error


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "logs" / "crash.log"


@pytest.fixture
def catcher(qapp: object, log: Path, clock: Clock) -> Iterator[CrashCatcher]:
    catcher = CrashCatcher(log, clock)
    yield catcher
    catcher.uninstall()


@pytest.fixture
def told(catcher: CrashCatcher) -> list[str]:
    reports: list[str] = []
    catcher.crashed.connect(reports.append)
    return reports


def test_a_report_says_what_happened_and_not_whose_computer_it_was(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path(__file__).parent)
    report = crash_report(caught("bad card"), "the shuffle")
    for wanted in ("ValueError: bad card", "Python", "Kernels", "the shuffle", "test_crash.py"):
        assert wanted in report
    assert str(Path(__file__).parent) not in report


def test_an_error_that_nobody_caught_is_written_and_told(
    catcher: CrashCatcher, told: list[str], log: Path
) -> None:
    before = sys.excepthook
    catcher.install()
    error = caught("bad card")
    sys.excepthook(type(error), error, error.__traceback__)
    catcher.uninstall()
    assert sys.excepthook == before
    assert len(told) == 1
    assert "bad card" in log.read_text("utf-8")


def test_a_full_disk_is_logged_and_is_no_crash(
    catcher: CrashCatcher, told: list[str], log: Path, caplog: pytest.LogCaptureFixture
) -> None:
    problems: list[StorageError] = []
    catcher.not_kept.connect(problems.append)
    full = StorageError(StorageProblem.DISK_FULL, Path("rook13.db"))
    catcher.report(full)
    assert (problems, told) == ([full], [])
    assert "StorageError" in caplog.text
    assert not log.exists()


def test_many_errors_are_told_once_and_all_written(
    catcher: CrashCatcher, told: list[str], log: Path, clock: Clock
) -> None:
    for number in range(5):
        catcher.report(caught(f"number {number}"))
        clock.now += 1
    assert len(told) == 1
    clock.now += crash.QUIET_SECONDS
    catcher.report(caught("later"))
    assert len(told) == 2
    assert log.read_text("utf-8").count("=== ") == 6


def test_an_interrupt_from_the_keyboard_is_no_mistake(
    catcher: CrashCatcher, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: passed.append(kind))
    catcher.install()
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert passed == [KeyboardInterrupt]
    assert told == []


def test_errors_in_threads_and_destructors_are_caught(
    qtbot: QtBot, catcher: CrashCatcher, told: list[str], clock: Clock
) -> None:
    catcher.install()
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(told) == 1)
    assert "ZeroDivisionError" in told[0]
    clock.now += crash.QUIET_SECONDS
    args = SimpleNamespace(exc_value=caught("dying"), err_msg=None)
    catcher.on_unraisable(cast(Any, args))
    assert "dying" in told[1]


def test_errors_in_tasks_are_caught(catcher: CrashCatcher, told: list[str]) -> None:
    loop = asyncio.new_event_loop()
    catcher.watch(loop)
    loop.call_exception_handler({"message": "task failed", "exception": caught("in a task")})
    loop.close()
    assert "in a task" in told[0]
    assert "task failed" in told[0]


def test_a_log_that_cannot_be_written_does_not_hide_the_error(
    qapp: object, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    catcher = CrashCatcher(blocked / "crash.log")
    reports: list[str] = []
    catcher.crashed.connect(reports.append)
    catcher.report(caught("no disk"))
    assert "no disk" in reports[0]


def test_the_log_does_not_grow_for_ever(
    catcher: CrashCatcher, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash, "LOG_BYTES", 100)
    for number in range(3):
        catcher.report(caught(f"number {number}"))
    assert "number 2" in log.read_text("utf-8")
    assert "number 1" in log.with_suffix(".old").read_text("utf-8")
    assert "number 1" not in log.read_text("utf-8")


def test_the_report_is_copied_and_the_game_goes_on(qtbot: QtBot, ui: UiContext) -> None:
    dialog = CrashDialog(ui, "the report")
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "the report"
    assert dialog.go_on.hasFocus() or dialog.copy.hasFocus()
    assert unnamed(dialog) == []
    assert outside(dialog) == []
    with qtbot.assertNotEmitted(dialog.quit.clicked):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden()


def test_the_report_is_as_large_as_other_text(qtbot: QtBot, ui: UiContext) -> None:
    ui.settings.change(text_size=150)
    dialog = CrashDialog(ui, "the report")
    qtbot.addWidget(dialog)
    assert dialog.report.font().pointSizeF() == dialog.copy.font().pointSizeF()


def test_quitting_is_asked_for(qtbot: QtBot, ui: UiContext) -> None:
    dialog = CrashDialog(ui, "the report")
    qtbot.addWidget(dialog)
    dialog.show()
    with qtbot.waitSignal(dialog.quit.clicked):
        qtbot.mouseClick(dialog.quit, Qt.MouseButton.LeftButton)
    assert dialog.isHidden()


def test_a_report_of_a_problem_has_the_last_errors_and_is_saved(
    qtbot: QtBot, ui: UiContext, tmp_path: Path
) -> None:
    home = str(Path.home())
    (tmp_path / "crashes.log").write_text(f"ValueError in {home}/secret\n")
    (tmp_path / "native-crashes.log").write_text("Fatal Python error: Segmentation fault\n")
    ui.settings.change(last_table={"name": "Ann's table"})
    dialog = ProblemDialog(ui, tmp_path)
    qtbot.addWidget(dialog)
    shown = dialog.report.toPlainText()
    assert diagnostics(ui.settings.chosen) in shown
    assert "ValueError in ~/secret" in shown
    assert "Segmentation fault" in shown
    assert "Ann" not in shown
    dialog.save_to(str(tmp_path / "report.txt"))
    assert (tmp_path / "report.txt").read_text("utf-8") == shown
    assert dialog.notice.text == "Saved as report.txt."
    dialog.save_to(str(tmp_path / "no folder" / "report.txt"))
    assert "report.txt" in dialog.notice.text
    assert dialog.notice.text != "Saved as report.txt."
    assert unnamed(dialog) == []


def test_a_crash_of_native_code_is_logged(tmp_path: Path) -> None:
    program = (
        "import ctypes, sys; from pathlib import Path; from rook13.app import _keep_log;"
        " from rook13.storage.files import data_paths; _keep_log(data_paths(Path(sys.argv[1])));"
        " ctypes.string_at(0)"
    )
    command = [sys.executable, "-c", program, str(tmp_path)]
    assert subprocess.run(command, capture_output=True).returncode != 0
    assert "Fatal Python error" in (tmp_path / "logs" / "native-crashes.log").read_text()
