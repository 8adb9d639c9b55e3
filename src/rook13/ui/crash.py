"""Reports of unexpected errors: logged and shown, while the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import platform
import sys
import threading
import time
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

import PySide6
from PySide6.QtCore import QLocale, QObject, Signal, qVersion
from PySide6.QtGui import QGuiApplication, QScreen

from rook13 import __version__, kernel
from rook13.storage.files import StorageError
from rook13.ui.settings import Preferences

QUIET_SECONDS = 5.0
"""An error in a paint event comes with every frame; one dialog is enough."""
LOG_BYTES = 1_000_000
CRASH_LOG, NATIVE_LOG = "crashes.log", "native-crashes.log"
REPORTED_CHARACTERS = 20_000
KEPT_OUT = ("last_table",)
"""A report may contain preferences, but not whom somebody plays with."""

log = logging.getLogger(__name__)
ErrorHook = Callable[[type[BaseException], BaseException, TracebackType | None], Any]


def versions() -> Mapping[str, str]:
    """Return the versions that matter, by name."""
    return {
        "Rook13": __version__,
        "Python": platform.python_version(),
        "Qt": qVersion(),
        "PySide6": str(PySide6.__version__),
    }


def diagnostics(chosen: Preferences | None = None) -> str:
    """Return what a bug report should say about this computer, in English, and nothing personal."""
    lines = [f"{name} {version}" for name, version in versions().items()]
    lines.append(f"Kernels {'compiled' if kernel.COMPILED else 'interpreted'}")
    lines.append(f"System {platform.system()} {platform.release()} {platform.machine()}")
    lines.append(f"Locale {QLocale.system().name()}")
    if isinstance(QGuiApplication.instance(), QGuiApplication):
        lines += _display_lines()
    if chosen is not None:
        lines.append(f"Preferences {_differing(chosen) or 'as usual'}")
    return "\n".join(lines) + "\n"


def last_crashes(logs: Path) -> str:
    """Return the ends of what is logged about errors, those of native code included."""
    found = ""
    for name in (CRASH_LOG, NATIVE_LOG):
        with contextlib.suppress(OSError):
            text = (logs / name).read_text("utf-8", errors="replace")
            if text:
                found += f"\n--- {name}\n{without_home(text[-REPORTED_CHARACTERS:])}"
    return found


def without_home(text: str) -> str:
    """Return a text without the path of the home folder, which names a person."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text


def _display_lines() -> list[str]:
    screens = ", ".join(_screen(screen) for screen in QGuiApplication.screens())
    return [f"Display {QGuiApplication.platformName()}", f"Screens {screens}"]


def _screen(screen: QScreen) -> str:
    size = screen.size()
    return f"{size.width()}×{size.height()} at {screen.devicePixelRatio():g}"


def _differing(chosen: Preferences) -> str:
    usual = Preferences()
    names = [each.name for each in dataclasses.fields(Preferences) if each.name not in KEPT_OUT]
    pairs = ((name, getattr(chosen, name)) for name in names)
    return ", ".join(f"{name}={value}" for name, value in pairs if value != getattr(usual, name))


def crash_report(error: BaseException, where: str = "") -> str:
    """Return versions, the place of the error and its traceback."""
    lines = traceback.format_exception(type(error), error, error.__traceback__)
    place = f"In {where}\n" if where else ""
    return f"{diagnostics()}\n{place}{without_home(''.join(lines))}"


class CrashCatcher(QObject):
    """Catches exceptions that nobody handled, in slots, threads, destructors and tasks."""

    crashed = Signal(str)
    """The report; at most once in a few seconds."""
    not_kept = Signal(object)
    """A StorageError that nobody handled: the disk is to blame, not the program."""

    def __init__(
        self,
        log_file: Path,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._log_file = log_file
        self._clock = clock
        self._told: float | None = None
        self._lock = threading.Lock()
        self._before: tuple[ErrorHook, Any, Any] | None = None

    def install(self) -> None:
        if self._before is None:
            self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
            sys.excepthook = self.on_exception
            threading.excepthook = self.on_thread
            sys.unraisablehook = self.on_unraisable

    def uninstall(self) -> None:
        """Restore the hooks from before."""
        if self._before is not None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
            self._before = None

    def watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Catch exceptions in the tasks of an event loop."""
        loop.set_exception_handler(self.on_loop)

    def on_exception(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Handle `sys.excepthook`; an interrupt from the keyboard is no error."""
        if issubclass(kind, KeyboardInterrupt):
            before = self._before[0] if self._before is not None else sys.__excepthook__
            before(kind, error, trace)
            return
        self.report(error)

    def on_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not isinstance(args.exc_value, SystemExit):
            self.report(args.exc_value, "a thread")

    def on_unraisable(self, args: sys.UnraisableHookArgs) -> None:
        if args.exc_value is not None:
            self.report(args.exc_value, args.err_msg or "a destructor")

    def on_loop(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        message = str(context.get("message", "a task"))
        error = context.get("exception")
        self.report(error if isinstance(error, BaseException) else RuntimeError(message), message)

    def report(self, error: BaseException, where: str = "") -> None:
        """Log an error, and show it unless another was shown a moment ago."""
        if isinstance(error, StorageError):
            log.error("the disk", exc_info=error)
            self.not_kept.emit(error)
            return
        report = crash_report(error, where)
        self._write(report)
        if self._may_tell():
            self.crashed.emit(report)

    def _may_tell(self) -> bool:
        with self._lock:
            now = self._clock()
            if self._told is not None and now - self._told < QUIET_SECONDS:
                return False
            self._told = now
            return True

    def _write(self, report: str) -> None:
        stamp = time.strftime("%Y-%m-%d %H:%M:%S")
        text = f"=== {stamp}\n{report}\n"
        try:
            with self._lock:
                self._log_file.parent.mkdir(parents=True, exist_ok=True)
                self._start_anew_if_long()
                with self._log_file.open("a", encoding="utf-8") as log:
                    log.write(text)
        except OSError:
            # The disk may be the very problem; the dialog still has the report.
            if sys.__stderr__ is not None:
                sys.__stderr__.write(text)

    def _start_anew_if_long(self) -> None:
        if self._log_file.exists() and self._log_file.stat().st_size > LOG_BYTES:
            self._log_file.replace(self._log_file.with_suffix(".old"))
