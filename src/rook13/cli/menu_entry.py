"""Puts the program into the menu of a Linux desktop, for one user, and takes it out again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from rook13.cli.data import told
from rook13.cli.problems import CommandError
from rook13.resources import resource
from rook13.storage.files import StorageError, known_errors

APP_ID = "io.github.rook13.Rook13"
ENTRY = f"applications/{APP_ID}.desktop"
FILES = {
    f"linux/{APP_ID}.desktop": ENTRY,
    f"linux/{APP_ID}.mime.xml": f"mime/packages/{APP_ID}.xml",
    "icons/app.svg": f"icons/hicolor/scalable/apps/{APP_ID}.svg",
}
REFRESHED = (
    ("update-desktop-database", "applications"),
    ("update-mime-database", "mime"),
    ("gtk-update-icon-cache", "-q", "-t", "icons/hicolor"),
)
"""Desktops notice by themselves after a while; these make it happen now, where they exist."""
UNSAFE = frozenset('"\\`$%\n')


def change(*, installs: bool, started_as: str) -> str:
    """Write or remove the entry; return what to say about it."""
    if not sys.platform.startswith("linux"):
        raise CommandError("Only a Linux desktop needs a menu entry; installers make it elsewhere.")
    share = _share()
    try:
        with known_errors(share):
            if installs:
                # Not resolved: what pipx links to moves with the next version.
                _install(share, Path(shutil.which(started_as) or started_as).absolute())
            else:
                for target in FILES.values():
                    (share / target).unlink(missing_ok=True)
    except StorageError as error:
        raise told(error) from error
    for tool, *options, folder in REFRESHED:
        if shutil.which(tool) and (share / folder).is_dir():
            subprocess.run([tool, *options, str(share / folder)], capture_output=True)
    return "Look for Rook13 among your games." if installs else "The menu entry is gone."


def _install(share: Path, command: Path) -> None:
    if not os.access(command, os.X_OK):
        raise CommandError(f"A menu can't start {command}; use the command that pip installed.")
    if UNSAFE & set(str(command)):
        raise CommandError(f"A menu entry can't start {command}, because of the signs in its name.")
    for name, target in FILES.items():
        place = share / target
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(resource(name), place)
    text = (share / ENTRY).read_text("utf-8")
    # The menu need not have the folder of the command on its path.
    text = text.replace("Exec=rook13 ", f'Exec="{command}" ', 1)
    text = text.replace("TryExec=rook13\n", f"TryExec={command}\n", 1)
    (share / ENTRY).write_text(text, "utf-8")


def _share() -> Path:
    told = os.environ.get("XDG_DATA_HOME", "")
    return Path(told) if Path(told).is_absolute() else Path.home() / ".local" / "share"
