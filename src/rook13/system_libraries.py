"""Which shared libraries of the system Qt needs on Linux, and how to install those it lacks.

The wheel of Qt brings everything but these. Without one of them Qt ends the program with a message
about plug-ins, so the program asks here before it opens a window. The script that sets up a
checkout reads this file before anything is installed, so it needs nothing but Python.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from typing import NamedTuple


class Need(NamedTuple):
    """A shared library or a program, and the package that brings it."""

    name: str
    apt: str
    dnf: str
    pacman: str


QT = [
    Need("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Need("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    Need("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    Need("libX11.so.6", "libx11-6", "libX11", "libx11"),
    Need("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    Need("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    Need("libfreetype.so.6", "libfreetype6", "freetype", "freetype2"),
    Need("libbrotlidec.so.1", "libbrotli1", "libbrotli", "brotli"),
    Need("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5-libs", "krb5"),
    Need("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Need("libzstd.so.1", "libzstd1", "libzstd", "zstd"),
]
WAYLAND = [
    Need("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland"),
    Need("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland"),
]
X11 = [
    Need("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
    Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Need("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Need("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb"),
    Need("libxcb-render.so.0", "libxcb-render0", "libxcb", "libxcb"),
    Need(
        "libxcb-render-util.so.0",
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
    ),
    Need("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
    Need("libxcb-shm.so.0", "libxcb-shm0", "libxcb", "libxcb"),
    Need("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb"),
    Need("libxcb-util.so.1", "libxcb-util1", "xcb-util", "xcb-util"),
    Need("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb"),
    Need("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb"),
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
]
SOUND = Need("libpulse.so.0", "libpulse0", "pulseaudio-libs", "libpulse")
"""Without it the program is silent, which `rook13 doctor` says."""


MOST_NAMED = 3
"""Of what is missing; the command that installs it has the rest."""
UNREACHABLE = "The screen that DISPLAY names can't be reached. Is it there, and may you use it?"


def window_needs() -> list[Need]:
    """Return what a window needs, by Wayland where that is running and else by X11."""
    return QT + (WAYLAND if os.environ.get("WAYLAND_DISPLAY") else X11)


def why_no_window() -> str | None:
    """Return a sentence on what is missing to open a window, or None if nothing is."""
    platform = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if not sys.platform.startswith("linux") or platform not in ("", "xcb", "wayland"):
        return None
    missing = [need for need in window_needs() if not is_present(need)]
    if missing:
        return advice(missing, install_command(missing))
    return None if platform == "wayland" or _is_screen_reached() else UNREACHABLE


def _is_screen_reached() -> bool:
    """Return whether the X server that the environment names answers."""
    if os.environ.get("WAYLAND_DISPLAY") or not os.environ.get("DISPLAY"):
        return True
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    opened = x11.XOpenDisplay(None)
    if opened:
        x11.XCloseDisplay(ctypes.c_void_p(opened))
    return bool(opened)


def is_present(need: Need) -> bool:
    """Return whether the library can be loaded, or the program is on the path."""
    if ".so" not in need.name:
        return shutil.which(need.name) is not None
    try:
        ctypes.CDLL(need.name)
    except OSError:
        return False
    return True


def install_command(missing: list[Need]) -> list[str]:
    """Return the command that installs what is missing, if the package manager is known."""
    if shutil.which("apt-get"):
        start, packages = ["apt-get", "install"], [need.apt for need in missing]
    elif shutil.which("dnf"):
        start, packages = ["dnf", "install"], [need.dnf for need in missing]
    elif shutil.which("pacman"):
        start, packages = ["pacman", "-S"], [need.pacman for need in missing]
    else:
        return []
    return start + list(dict.fromkeys(packages))


def advice(missing: list[Need], command: list[str]) -> str:
    """Return a sentence that names what is missing and how to get it."""
    names = [need.name for need in missing]
    if not command:
        return f"This system lacks {', '.join(names)}; install with your system's package manager."
    if len(names) > MOST_NAMED:
        names[MOST_NAMED:] = [f"and {len(names) - MOST_NAMED} more"]
    return f"This system lacks {', '.join(names)}; install: sudo {' '.join(command)}"
