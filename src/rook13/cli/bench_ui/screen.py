"""Where there is no screen, Qt draws into memory."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def with_screen(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of a process that can open windows."""
    if sys.platform in ("win32", "darwin") or any(environment.get(name) for name in SCREENS):
        return dict(environment)
    return {**environment, "QT_QPA_PLATFORM": "offscreen"}


def platform() -> str:
    """Return what windows are shown with, as far as it is known without Qt."""
    return with_screen(os.environ).get("QT_QPA_PLATFORM") or "this screen"
