"""What a bug report needs to know about a computer, and nothing about the person at it."""

from __future__ import annotations

import dataclasses
import platform
from collections.abc import Mapping
from pathlib import Path

import PySide6
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication, QScreen

from rook13 import __version__, kernel
from rook13.ui.preferences import Preferences

KEPT_OUT = ("last_table",)
"""What a player chose may be told, whom they play with may not."""


def versions() -> Mapping[str, str]:
    """Return the version of everything that matters, by its name."""
    return {
        "Rook13": __version__,
        "Python": platform.python_version(),
        "Qt": qVersion(),
        "PySide6": str(PySide6.__version__),
    }


def diagnostics(chosen: Preferences | None = None) -> str:
    """Return lines to paste into a report; always in English, for whoever reads it."""
    lines = [f"{name} {version}" for name, version in versions().items()]
    lines.append(f"Kernels {'compiled' if kernel.COMPILED else 'interpreted'}")
    lines.append(f"System {platform.system()} {platform.release()} {platform.machine()}")
    lines.append(f"Locale {QLocale.system().name()}")
    if isinstance(QGuiApplication.instance(), QGuiApplication):
        lines += _display_lines()
    if chosen is not None:
        lines.append(f"Preferences {_differing(chosen) or 'as usual'}")
    return "\n".join(lines) + "\n"


def without_home(text: str) -> str:
    """Return a text in which the name of the person's own folder does not occur."""
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
