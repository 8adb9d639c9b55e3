"""A clean Debian in a folder, to try out what is promised to somebody with a new computer."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import build

ROOTS = build.WORK / "roots"
SCREENS = Path("/tmp/.X11-unix")
"""Where an X server of this machine has its sockets."""
MOUNTS = (Path("/proc"), Path("/dev"), Path("/sys"), SCREENS)
KEEP_SETTINGS = ("-o", "Dpkg::Options::=--force-confold")
"""The settings that were copied from this machine may be a package's own, too."""
APT_SETTINGS = Path("/etc/apt/apt.conf.d")
HOME = "/var/tmp"
"""Of commands in a root; apt's own user may read what is put there."""
LONGEST = 7200
"""Seconds for one command; all tests of the program beside other work take the longest."""


class RootError(Exception):
    """What a command in a clean root said when it failed."""


class CleanRoot:
    """A folder with nothing but Debian's smallest system, and commands that are run in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.mounted: list[Path] = []

    def run(self, *command: str, **environment: str) -> str:
        """Run a command to its end as root, with next to no environment; return what it said."""
        variables = {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games",
            "HOME": HOME,
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
            **environment,
        }
        done = subprocess.run(
            ["chroot", str(self.folder), *command],
            env=variables,
            capture_output=True,
            encoding="utf-8",
            timeout=LONGEST,
        )
        if done.returncode:
            said = f"{done.stdout}{done.stderr}"
            raise RootError(f"{' '.join(command)} ended with {done.returncode}:\n{said}")
        return done.stdout

    def shell(self, line: str, **environment: str) -> str:
        """Run a line as somebody would type it."""
        return self.run("bash", "-ec", line, **environment)

    def apt(self, *arguments: str) -> None:
        """Run apt-get without questions."""
        self.run("apt-get", "-qq", "--no-install-recommends", "--yes", *KEEP_SETTINGS, *arguments)

    def put(self, source: Path, target: str) -> None:
        """Copy a file or folder to a place in the root."""
        place = self.folder / target.lstrip("/")
        if source.is_dir():
            shutil.copytree(source, place, symlinks=True)
        else:
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, place)

    def share(self, source: Path, *, writable: bool = False) -> None:
        """Have a folder of this machine at the same place in the root, as long as there is one."""
        place = self.folder / str(source).lstrip("/")
        place.mkdir(parents=True, exist_ok=True)
        subprocess.run(["mount", "--bind", str(source), str(place)], check=True)
        self.mounted.append(place)
        if not writable:
            subprocess.run(["mount", "-o", "remount,bind,ro", str(place)], check=True)


@contextmanager
def clean_root(suite: str) -> Iterator[CleanRoot]:
    """Make a root that is thrown away; the first one of a suite takes a minute or two."""
    if os.geteuid() != 0:
        raise RootError("A clean root can only be made by root: run this with sudo.")
    base = ROOTS / suite
    if not (base / "etc" / "debian_version").exists():
        _bootstrap(suite, base)
    folder = ROOTS / f"{suite}-{os.getpid()}"
    subprocess.run(["cp", "-a", "--reflink=auto", str(base), str(folder)], check=True)
    root = CleanRoot(folder)
    try:
        SCREENS.mkdir(mode=0o1777, exist_ok=True)
        for place in MOUNTS:
            root.share(place, writable=True)
        shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
        yield root
    finally:
        for mounted in reversed(root.mounted):
            subprocess.run(["umount", "--lazy", str(mounted)], check=True)
        # With something still mounted this would delete files of the machine itself.
        if not any(os.path.ismount(mounted) for mounted in root.mounted):
            shutil.rmtree(folder)


def mirror() -> str:
    """Return the mirror that this machine's own apt uses."""
    asked = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
    told = subprocess.run(asked, capture_output=True, text=True).stdout.split()
    found = [each for each in told if each.rstrip("/").endswith("/debian")]
    if not found:
        raise RootError("This machine's apt has no mirror of Debian.")
    return found[0]


def _bootstrap(suite: str, base: Path) -> None:
    draft = base.with_name(f"{suite}.new")
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir(parents=True)
    debootstrap = ["debootstrap", "--variant=minbase", "--include=ca-certificates"]
    done = subprocess.run(
        [*debootstrap, suite, str(draft), mirror()], capture_output=True, encoding="utf-8"
    )
    if done.returncode:
        raise RootError(f"debootstrap failed:\n{done.stdout[-2000:]}{done.stderr}")
    for settings in APT_SETTINGS.iterdir():
        # How this machine reaches its mirror, such as by a proxy.
        if "Acquire" in settings.read_text("utf-8", errors="replace"):
            shutil.copy(settings, draft / "etc" / "apt" / "apt.conf.d")
    subprocess.run(["chroot", str(draft), "apt-get", "-qq", "update"], check=True)
    draft.rename(base)
