"""Looks for what keeps this computer from playing, hosting or finding tables.

The command line and the window show the same findings. Nothing is changed by looking.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from PySide6.QtGui import QFontDatabase, QGuiApplication, QTextLayout
from PySide6.QtNetwork import QNetworkInterface

from rook13.background.jobs import disk
from rook13.background.processes import ProcessExecutor
from rook13.kernel import COMPILED
from rook13.net.addresses import local_addresses
from rook13.net.discovery.health import is_multicast_heard
from rook13.net.host.tls_server import PORTS_TO_TRY
from rook13.net.security import DEFAULT_PORT
from rook13.storage.database import examine
from rook13.storage.files import DataPaths, StorageError, known_errors, usual_folder
from rook13.system_libraries import SOUND, advice, install_command, is_present, why_no_window
from rook13.wording.network import diagnosis_text, network_text, storage_text, subject_text
from rook13.wording.text import Text

SUITS = "♠♥♦♣"
NO_SCREEN = ("offscreen", "minimal")
WORKER_SECONDS = 30.0
COMMAND_SECONDS = 5.0


class Verdict(Enum):
    """How a finding is meant."""

    GOOD = "ok"
    WARNING = "warning"
    BAD = "problem"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line: what was looked at, what was found, and how that is meant."""

    subject: str
    verdict: Verdict
    code: str
    values: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def title(self) -> Text:
        return subject_text(self.subject)

    @property
    def text(self) -> Text:
        return diagnosis_text(self.code, self.values)


async def findings(folder: Path | None = None) -> AsyncIterator[Finding]:
    """Look at everything, one after the other; needs a QGuiApplication and takes a few seconds."""
    yield display()
    yield sound()
    yield await database(folder if folder is not None else usual_folder())
    yield port()
    async for finding in multicast():
        yield finding
    yield firewall()
    yield await workers()
    yield kernels()
    yield fonts()


def display() -> Finding:
    """Look for a screen, and for the libraries that a window needs."""
    missing = why_no_window()
    if missing is not None:
        return Finding("display", Verdict.BAD, missing)
    platform = QGuiApplication.platformName()
    if platform in NO_SCREEN:
        return Finding("display", Verdict.WARNING, "display_none")
    return Finding("display", Verdict.GOOD, "display_ok", {"platform": platform})


def sound() -> Finding:
    """Look for something that plays sounds."""
    try:
        # Many systems lack a library of it.
        from PySide6.QtMultimedia import QMediaDevices
    except ImportError as error:
        lacks = sys.platform.startswith("linux") and not is_present(SOUND)
        reason = advice([SOUND], install_command([SOUND])) if lacks else str(error)
        return Finding("sound", Verdict.WARNING, "sound_no_library", {"reason": reason})
    device = QMediaDevices.defaultAudioOutput()
    if device.isNull():
        return Finding("sound", Verdict.WARNING, "sound_no_device")
    return Finding("sound", Verdict.GOOD, "sound_ok", {"device": device.description()})


async def database(folder: Path) -> Finding:
    """Look whether the database can be read, or made."""
    path = DataPaths(folder).database
    try:
        exists = await disk().submit(_examine, path)
    except StorageError as error:
        sentence = str(storage_text(error.kind.value, str(error.path)))
        return Finding("database", Verdict.BAD, sentence)
    parent = next(each for each in (folder, *folder.parents) if each.exists())
    if not os.access(parent, os.W_OK):
        return Finding("database", Verdict.BAD, "folder_closed", {"path": str(folder)})
    code = "database_ok" if exists else "database_new"
    return Finding("database", Verdict.GOOD, code, {"path": str(path)})


def port(wanted: int = DEFAULT_PORT) -> Finding:
    """Look which port a table would get."""
    free = next((each for each in range(wanted, wanted + PORTS_TO_TRY) if _is_free(each)), None)
    if free == wanted:
        return Finding("port", Verdict.GOOD, "port_ok", {"port": wanted})
    if free is None:
        return Finding("port", Verdict.BAD, "port_taken", {"port": wanted, "other": "?"})
    return Finding("port", Verdict.WARNING, "port_taken", {"port": wanted, "other": free})


async def multicast() -> AsyncIterator[Finding]:
    """Ask the network on every interface, and listen whether the question is heard."""
    addresses = local_addresses().ipv4
    if not addresses:
        yield Finding("multicast", Verdict.BAD, str(network_text("no_interface")))
    heard = await asyncio.gather(*(is_multicast_heard(address) for address in addresses))
    for address, is_heard in zip(addresses, heard, strict=True):
        place = {"interface": _interface_of(address), "address": address}
        if is_heard:
            yield Finding("multicast", Verdict.GOOD, "multicast_ok", place)
        else:
            verdict = Verdict.WARNING if any(heard) else Verdict.BAD
            yield Finding("multicast", verdict, "multicast_bad", place)


def firewall() -> Finding:
    """Look for a firewall that is known to be on; whether it lets us through is unknown."""
    allow = f"{DEFAULT_PORT}/tcp"
    for name, is_on, command in (
        ("ufw", _has_ufw, f"sudo ufw allow {allow} && sudo ufw allow mdns"),
        (
            "firewalld",
            _has_firewalld,
            f"sudo firewall-cmd --permanent --add-port={allow} --add-service=mdns"
            " && sudo firewall-cmd --reload",
        ),
        ("Windows", _has_windows_firewall, "Windows Security → Allow an app → Rook13"),
        ("macOS", _has_mac_firewall, "System Settings → Network → Firewall → Options → Rook13"),
    ):
        if is_on():
            values: Mapping[str, str | int] = {
                "name": name,
                "port": DEFAULT_PORT,
                "command": command,
            }
            return Finding("firewall", Verdict.WARNING, "firewall_on", values)
    return Finding("firewall", Verdict.GOOD, "firewall_none")


async def workers() -> Finding:
    """Start a worker process and let it do something."""
    executor = ProcessExecutor()
    try:
        async with asyncio.timeout(WORKER_SECONDS):
            await executor.submit(os.getpid)
    except Exception as error:
        # Any exception is a finding.
        reason = str(error) or type(error).__name__
        return Finding("workers", Verdict.BAD, "workers_bad", {"reason": reason})
    finally:
        executor.close()
    return Finding("workers", Verdict.GOOD, "workers_ok", {"count": os.cpu_count() or 1})


def kernels() -> Finding:
    """Look whether the search is compiled."""
    verdict = Verdict.GOOD if COMPILED else Verdict.WARNING
    return Finding("kernels", verdict, "kernels_ok" if COMPILED else "kernels_slow")


def fonts() -> Finding:
    """Look for fonts, and whether the suits can be written with them."""
    families = QFontDatabase.families()
    if not families:
        return Finding("fonts", Verdict.BAD, "fonts_none")
    layout = QTextLayout(SUITS)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    if any(0 in run.glyphIndexes() for run in layout.glyphRuns()):
        return Finding("fonts", Verdict.WARNING, "fonts_no_suits", {"suits": SUITS})
    return Finding("fonts", Verdict.GOOD, "fonts_ok", {"count": len(families)})


def _examine(path: Path) -> bool:
    """Return whether there is a database; raises StorageError if it cannot be used."""
    with known_errors(path):
        if not path.exists():
            return False
    examine(path)
    return True


def _is_free(port: int) -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as listener:
        if sys.platform != "win32":
            # As servers do, so that a connection that has just ended does not count.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(("", port))
        except OSError:
            return False
    return True


def _interface_of(address: str) -> str:
    for interface in QNetworkInterface.allInterfaces():
        if any(entry.ip().toString() == address for entry in interface.addressEntries()):
            return interface.humanReadableName()
    return "?"


def _has_ufw() -> bool:
    try:
        return "ENABLED=yes" in Path("/etc/ufw/ufw.conf").read_text("utf-8")
    except OSError:
        return False


def _has_firewalld() -> bool:
    return _said("firewall-cmd", "--state").strip() == "running"


def _has_windows_firewall() -> bool:
    return sys.platform == "win32"


def _has_mac_firewall() -> bool:
    tool = "/usr/libexec/ApplicationFirewall/socketfilterfw"
    return sys.platform == "darwin" and "enabled" in _said(tool, "--getglobalstate")


def _said(*command: str) -> str:
    if shutil.which(command[0]) is None:
        return ""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=COMMAND_SECONDS)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout
