"""Compares what Qt's libraries ask the system for with the list that set-up and doctor check."""

import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from rook13.system_libraries import QT, SOUND, WAYLAND, X11, Need

WHEEL = Path(PySide6.__file__).parent / "Qt"
ALWAYS_THERE = {
    # The C library, and what Python itself or the smallest Debian has.
    *("libc.so.6", "libm.so.6", "libresolv.so.2", "libpthread.so.0", "libdl.so.2", "librt.so.1"),
    *("libgcc_s.so.1", "libstdc++.so.6", "libz.so.1"),
}
IN_ANOTHER_PACKAGE = {
    "libgthread-2.0.so.0": "libglib-2.0.so.0",
    "libbrotlicommon.so.1": "libbrotlidec.so.1",
}
"""Libraries that always come with one of the list."""
LIBRARIES = ("Core", "Gui", "Widgets", "Network", "Svg", "DBus")
PLUGINS = ("platforms/libqoffscreen.so", "tls/libqopensslbackend.so", "imageformats/libqsvg.so")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other wheels bring everything")


def needed(*files: Path) -> set[str]:
    """Return the libraries that some of Qt's files name and the wheel does not bring."""
    said = subprocess.run(["objdump", "-p", *files], capture_output=True, text=True, check=True)
    names = {line.split()[1] for line in said.stdout.splitlines() if "NEEDED" in line}
    brought = {path.name for path in WHEEL.rglob("*.so*")}
    return {
        IN_ANOTHER_PACKAGE.get(name, name)
        for name in names - brought - ALWAYS_THERE
        if not name.startswith("ld-linux")
    }


def names(*needs: Need) -> set[str]:
    return {need.name for need in needs}


def qt(*names: str) -> list[Path]:
    return [WHEEL / "lib" / f"libQt6{name}.so.6" for name in names]


def test_what_every_window_needs_is_on_the_list() -> None:
    plugins = [WHEEL / "plugins" / name for name in PLUGINS]
    assert needed(*qt(*LIBRARIES), *plugins) == names(*QT)


def test_what_a_window_by_x11_needs_besides_is_on_the_list() -> None:
    x11 = needed(*qt("XcbQpa"), WHEEL / "plugins/platforms/libqxcb.so")
    assert x11 - names(*QT) - {"libxcb.so.1"} == names(*X11)


def test_what_a_window_by_wayland_needs_besides_is_on_the_list() -> None:
    wayland = needed(*qt("WaylandClient"), WHEEL / "plugins/platforms/libqwayland.so")
    assert wayland - names(*QT) == names(*WAYLAND)


def test_what_sound_needs_besides_is_on_the_list() -> None:
    assert needed(*qt("Multimedia")) - names(*QT) == names(SOUND)
