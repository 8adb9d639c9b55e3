"""Freezes the program and uses it as somebody would on a new computer, without a screen.

python packaging/smoke.py [--program PATH]   with a path, the program there is used as it is

It may not be skipped: a Python that cannot be frozen is a failure, unless NO_FREEZE=1 is set.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import build
from rook13.kernel import COMPILED

LONGEST = 900
"""Seconds for one command; the check of the window notices by itself what stands still."""
LISTED_SECONDS = 30
NAME = "Smoke"
GAME = "rook13"


class SmokeError(Exception):
    """What did not work, in a sentence."""


class Smoke:
    """Uses a frozen program with a profile of its own."""

    def __init__(self, program: Path, home: Path, kernels: str = "compiled") -> None:
        self._program = program
        self._kernels = kernels
        self._home = home
        # Nothing of this user, this checkout or its Python may help.
        kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
        self._environment = {
            **kept,
            "HOME": str(home),
            "LOCALAPPDATA": str(home),
            "PYTHONUTF8": "1",
        }
        if sys.platform == "linux":
            # Elsewhere a build machine has a desktop, and this platform of Qt's has no fonts.
            self._environment["QT_QPA_PLATFORM"] = "offscreen"

    def run_all(self) -> None:
        """Go through everything; raises SmokeError at the first thing that does not work."""
        for step in (self.commands, self.doctor, self.window, self.network, self.leaves_nothing):
            begun = time.monotonic()
            step()
            print(f"  {step.__name__}: {time.monotonic() - begun:.1f} s", flush=True)

    def commands(self) -> None:
        """Check what needs nothing but the program's own files."""
        if f"kernels {self._kernels}" not in self.run("--version"):
            raise SmokeError(f"The kernels are not {self._kernels}.")
        self.run("rules", GAME)
        games = json.loads(self.run("simulate", GAME, "--games", "2", "--seed", "1", "--json"))
        if not games:
            raise SmokeError("No game was played.")

    def doctor(self) -> None:
        """Check that the program finds nothing wrong with itself or this computer."""
        self.run("doctor")

    def window(self) -> None:
        """Open every screen; play a hand of each game with experts in workers; review one."""
        data = self._home / "data"
        self.run("window", "--check", "--data-dir", str(data))
        if not (data / "rook13.db").exists():
            raise SmokeError("The window has made no database.")
        crashes = data / "logs" / "crashes.log"
        if crashes.exists():
            raise SmokeError(crashes.read_text("utf-8"))

    def network(self) -> None:
        """Host a table, find it by mDNS, and join it over TLS."""
        with self._hosting() as told:
            self._find()
            address = f"127.0.0.1:{told['port']}"
            place = ["--data-dir", str(self._home / "guest"), "--name", "Bea"]
            heard = self.run("join", address, "--table", NAME, *place, text="who\nquit\n")
            if "Bea (you)" not in heard:
                raise SmokeError(f"Nobody came to the table:\n{heard}")

    def leaves_nothing(self) -> None:
        """Check that no process of the program is left."""
        end = time.monotonic() + 5
        left = self._processes()
        while left and time.monotonic() < end:
            time.sleep(0.1)
            left = self._processes()
        if left:
            raise SmokeError(f"These processes are still there: {', '.join(map(str, left))}.")

    def run(self, *arguments: str, text: str = "") -> str:
        """Run a command to its end and return what it said."""
        done = subprocess.run(
            [self._program, *arguments],
            input=text,
            capture_output=True,
            encoding="utf-8",
            env=self._environment,
            cwd=self._home,
            timeout=LONGEST,
        )
        if done.returncode:
            said = f"{done.stdout}{done.stderr}"
            raise SmokeError(f"rook13 {' '.join(arguments)} ended with {done.returncode}:\n{said}")
        return done.stdout

    @contextmanager
    def _hosting(self) -> Iterator[dict[str, object]]:
        command = ["host", "--game", GAME, "--name", NAME, "--port", "0", "--json"]
        place = ["--data-dir", str(self._home / "host")]
        host = subprocess.Popen(
            [self._program, *command, *place],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=self._environment,
            cwd=self._home,
        )
        assert host.stdout is not None
        try:
            yield json.loads(host.stdout.readline())
        finally:
            host.terminate()
            _, errors = host.communicate(timeout=LONGEST)
        # Windows knows no way to ask a program without a window to end.
        if host.returncode and sys.platform != "win32":
            raise SmokeError(f"The host ended with {host.returncode}:\n{errors}")

    def _find(self) -> None:
        end = time.monotonic() + LISTED_SECONDS
        while time.monotonic() < end:
            lines = self.run("tables", "--once", "--json").splitlines()
            if any(json.loads(line)["name"] == NAME for line in lines):
                return
        raise SmokeError("The table was not found by mDNS.")

    def _processes(self) -> list[int]:
        """Return the processes of the program; only Linux is asked."""
        found = []
        for link in Path("/proc").glob("[0-9]*/exe"):
            try:
                if link.readlink() == self._program:
                    found.append(int(link.parent.name))
            except OSError:
                continue
        return found


def main(arguments: list[str]) -> int:
    """Freeze unless a program is named, use it, and say what did not work."""
    try:
        kernels = "compiled"
        if arguments[:1] == ["--program"]:
            program = Path(arguments[1]).resolve()
        else:
            program = build.freeze() / build.PROGRAM.relative_to(build.FOLDER)
            # Nobody needs a C compiler to try the program; a build for others needs one.
            kernels = "compiled" if COMPILED else "interpreted"
        with tempfile.TemporaryDirectory() as home:
            Smoke(program, Path(home), kernels).run_all()
    except build.CannotFreeze as problem:
        print(problem)
        if os.environ.get("NO_FREEZE") == "1":
            print("NO_FREEZE=1 is set, so this is not counted as a failure.")
            return 0
        return 1
    except (SmokeError, subprocess.SubprocessError) as problem:
        print(f"The frozen program does not work: {problem}")
        return 1
    print("The frozen program works.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
