"""How long the frozen program takes to its first pictures, against a bare frozen window."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from tools.window_start import SCRIPT, with_screen

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "dist" / "Rook13" / "rook13"
BARE = ROOT / "build" / "bare"
LONGEST = 120
AIM = 1.5


def print_starts(starts: int, on_progress: Callable[[int], None]) -> None:
    """Freeze a bare window, start both in turn, and print medians; the first is not counted."""
    if not PROGRAM.exists():
        raise SystemExit("There is no frozen program: run make build first.")
    bare = _freeze_bare()
    times: dict[str, list[float]] = {"bare": [], "picture": [], "sign in": []}
    cpu: dict[str, list[float]] = {"bare": [], "picture": [], "sign in": []}
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder, "data"))
        for number in range(starts + 1):
            on_progress(number)
            empty = _first_lines([str(bare), "bare"], 1)
            ours = _first_lines([str(PROGRAM), "window", "--check", "--data-dir", data], 2)
            if number:
                for name, (wall, used) in zip(times, [*empty, *ours], strict=True):
                    times[name].append(wall)
                    cpu[name].append(used)
    print(f"{starts} starts of each, medians of milliseconds by the clock and of CPU time")
    for name, walls in times.items():
        ratio = median(walls) / median(times["bare"])
        of_cpu = median(cpu[name]) / median(cpu["bare"])
        print(
            f"{name:<8} {median(walls):6.0f} ({ratio:.2f} of bare)"
            f"   CPU {median(cpu[name]):6.0f} ({of_cpu:.2f})"
        )
    print(f"bare folder {_megabytes(bare.parent):.0f} MB, ours {_megabytes(PROGRAM.parent):.0f} MB")
    print(f"The aim is a first picture within {AIM} of a bare window.")


def _freeze_bare() -> Path:
    """Freeze the script that shows an empty window, without anything of ours."""
    pyinstaller = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    places = ["--distpath", str(BARE), "--workpath", str(BARE / "work"), "--specpath", str(BARE)]
    subprocess.run(
        [*pyinstaller, *places, "--exclude-module", "rook13", "--name", "bare", str(SCRIPT)],
        check=True,
    )
    return BARE / "bare" / "bare"


def _first_lines(command: list[str], count: int) -> list[tuple[float, float]]:
    """Return when each of the first lines says that a picture was there; end the process then."""
    begun = time.monotonic()
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=with_screen(os.environ),
    )
    assert process.stdout is not None
    try:
        lines = [process.stdout.readline() for _ in range(count)]
    finally:
        process.kill()
        process.wait(LONGEST)
        process.stdout.close()
    if not all(lines):
        raise SystemExit(f"A window could not be opened: {' '.join(command)}")
    pairs = [tuple(map(float, line.split())) for line in lines]
    return [(1000 * (moment - begun), 1000 * used) for moment, used in pairs]


def _megabytes(folder: Path) -> float:
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return sum(path.stat().st_size for path in files) / 1e6
