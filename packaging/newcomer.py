"""Takes a clean Debian, follows the README to the letter, and checks what it promises; as root.

python packaging/newcomer.py [--suites bookworm,trixie] [--whole]

What is followed is read from the README: the block of “Start”, and those of “Install it to play”
with the archive, the package and the pure wheel in dist/. In the checkout the program is built,
too. With --whole, `make test` is run to its end as well.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from clean_root import CleanRoot, RootError, clean_root

import build
from rook13.cli import menu_entry

CHECKOUT = "/home/newcomer/rook13"
HOME = "/home/newcomer"
SCREEN = ":96"
WINDOW_SECONDS = 900
QUICK = ("lint", "types", "imports", "smoke")
"""What of `make test` takes a few minutes; the whole takes ten to twenty."""


def blocks(section: str) -> list[str]:
    """Return the commands that a section of the README tells people to type, line by line."""
    text = (build.ROOT / "README.md").read_text("utf-8")
    found = re.search(rf"^## {re.escape(section)}\n(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    if found is None:
        raise RootError(f"The README has no section “{section}”.")
    lines = [
        re.sub(r"\s+#.*", "", line).strip()
        for block in re.findall(r"^```sh\n(.*?)^```", found[1], re.MULTILINE | re.DOTALL)
        for line in block.splitlines()
    ]
    return [line for line in lines if line]


def start(root: CleanRoot, *, whole: bool) -> None:
    """Follow “Start”, in a checkout of this commit."""
    archive = build.WORK / "checkout.tar"
    git = ["git", "-C", str(build.ROOT), "archive", "--output", str(archive), "HEAD"]
    subprocess.run(git, check=True)
    (root.folder / CHECKOUT.lstrip("/")).mkdir(parents=True)
    subprocess.run(["tar", "xf", archive, "-C", f"{root.folder}{CHECKOUT}"], check=True)
    for line in (*blocks("Start"), "make build ARGS=--folder"):
        begun = time.monotonic()
        if line == "make run":
            _open_window(root, f"cd {CHECKOUT} && {line}")
        elif line == "make test" and not whole:
            root.shell(f"cd {CHECKOUT} && make {' '.join(QUICK)}", **_pip(root))
            line = f"make {' '.join(QUICK)}, for make test"
        else:
            root.shell(f"cd {CHECKOUT} && {_as_root(line)}", **_pip(root))
        print(f"  {line}: {time.monotonic() - begun:.0f} s", flush=True)


def install(root: CleanRoot) -> None:
    """Follow “Install it to play” with what is in dist/, and start what was installed."""
    made = (("*.tar.xz", "make build"), ("*.deb", "make deb"), ("*-none-any.whl", "make wheel"))
    for pattern, command in made:
        found = list(build.DIST.glob(pattern))
        if not found:
            raise RootError(f"There is no {pattern} in dist/. Run “{command}” first.")
        for path in found:
            root.put(path, f"{HOME}/{path.name}")
    # What a desktop has, and a server's smallest system lacks.
    root.apt("install", "libegl1", "libgl1", "fonts-dejavu-core", "xz-utils")
    for line in blocks("Install it to play"):
        root.shell(f"cd {HOME} && {_as_root(line)}", HOME=HOME)
        print(f"  {line}", flush=True)
    root.apt("install", "python3-venv")
    venv = "python3 -m venv venv && venv/bin/pip install -q rook13-*-none-any.whl"
    root.shell(f"cd {HOME} && {venv}", HOME=HOME, **_pip(root))
    archived, packaged = f"{HOME}/.local/bin/rook13", "/usr/games/rook13"
    wheel = f"{HOME}/venv/bin/rook13-cli"
    told = re.search("install: sudo (.*)", root.shell(f"{wheel} doctor 2>&1 || true", HOME=HOME))
    if told:
        root.shell(f"{told[1]} --yes --no-install-recommends")
    for program in (archived, packaged, wheel):
        said = root.run(program, "--version", HOME=HOME)
        if program in (archived, packaged) and "kernels compiled" not in said:
            raise RootError(f"{program} says: {said}")
        with _screen():
            root.run(program, "doctor", DISPLAY=SCREEN, HOME=HOME)
            root.run(program, "window", "--check", DISPLAY=SCREEN, HOME=HOME)
    root.apt("install", "appstream")
    metainfo = f"{HOME}/.local/share/metainfo/{menu_entry.APP_ID}.metainfo.xml"
    root.run("appstreamcli", "validate", "--no-net", metainfo)
    root.run(f"{HOME}/.local/lib/rook13/install.sh", "--uninstall", HOME=HOME)
    root.apt("purge", "rook13")
    if list(root.folder.glob("usr/**/*rook13*")):
        raise RootError("Purging the package has left something in /usr.")
    home = root.folder / HOME.lstrip("/")
    left = {path.relative_to(home) for path in (home / ".local").rglob("*") if path.is_file()}
    if Path(".local/share/rook13/rook13.db") not in left:
        raise RootError("The games are not where the README says, or were removed.")
    if others := {str(path) for path in left if path.parts[2] != "rook13"}:
        raise RootError(f"install.sh --uninstall has left {', '.join(sorted(others))}.")


def _as_root(line: str) -> str:
    """Return a line as root types it, who has no sudo and is asked nothing."""
    return line.replace("sudo apt install", "apt-get install -qq --yes --no-install-recommends")


def _pip(root: CleanRoot) -> dict[str, str]:
    """Return how this machine's pip finds packages, for one that has no settings of its own."""
    told = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True
    ).stdout
    found = dict(re.findall(r"^(?:global|:env:)\.([\w-]+)='(.*)'$", told, re.MULTILINE))
    variables = {f"PIP_{name.upper().replace('-', '_')}": value for name, value in found.items()}
    for word in " ".join(found.values()).split():
        place = Path(word.removeprefix("file://"))
        if place.is_file():
            # A certificate that only this machine trusts takes the place of the one that is there.
            root.put(place, str(place))
        elif place.is_dir() and not (root.folder / str(place).lstrip("/")).exists():
            # The pages of an index lead to files in a folder beside it.
            root.share(place.parent if word.startswith("file:") else place)
    return variables


def _open_window(root: CleanRoot, line: str) -> None:
    """Run a line that opens the window, on a screen, until the window is there."""
    with _screen():
        variables = {
            **_pip(root),
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": HOME,
            "LANG": "C.UTF-8",
            "DISPLAY": SCREEN,
        }
        running = subprocess.Popen(
            ["chroot", str(root.folder), "setsid", "bash", "-c", line],
            env=variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            end = time.monotonic() + WINDOW_SECONDS
            while "Rook13" not in _windows():
                if running.poll() is not None or time.monotonic() > end:
                    said = running.communicate(timeout=5)[0] if running.poll() is not None else ""
                    raise RootError(f"No window came up.\n{said}")
                time.sleep(1)
        finally:
            _end(running.pid)
            running.wait()


def _windows() -> str:
    command = ["xwininfo", "-display", SCREEN, "-root", "-tree"]
    return subprocess.run(command, capture_output=True, text=True).stdout


def _end(pid: int) -> None:
    """End a process and all that it has started, by their ids."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    for child in children.read_text().split() if children.exists() else []:
        _end(int(child))
    subprocess.run(["kill", str(pid)], capture_output=True)


@contextmanager
def _screen() -> Iterator[None]:
    screen = subprocess.Popen(["Xvfb", SCREEN, "-screen", "0", "1280x800x24"])
    try:
        yield
    finally:
        screen.terminate()
        screen.wait()


def main(arguments: list[str]) -> int:
    """Follow the README, and say where it did not work."""
    parser = ArgumentParser(prog="newcomer", allow_abbrev=False)
    parser.add_argument("--suites", default="bookworm,trixie")
    parser.add_argument("--whole", action="store_true")
    chosen = parser.parse_args(arguments)
    for tool in ("debootstrap", "Xvfb", "xwininfo"):
        if shutil.which(tool) is None:
            print(f"This needs {tool}: apt install debootstrap xvfb x11-utils")
            return 1
    for suite in chosen.suites.split(","):
        print(f"{suite}:", flush=True)
        try:
            with clean_root(suite) as root:
                install(root)
            with clean_root(suite) as root:
                start(root, whole=chosen.whole)
        except RootError as problem:
            print(problem)
            return 1
    print("The README keeps its promises.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
