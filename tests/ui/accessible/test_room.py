"""Nothing overlaps or is cut off at any size of screen, window and text."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SMALL = "1024x640,1440x900"
RUNS = (
    ("1", "100,200", SMALL),
    ("1", "100", "3840x2160"),
    ("1.5", "100", SMALL),
    ("2", "150", SMALL),
    ("3", "200", "1024x640"),
)
"""The scale of the screen, sizes of text in percent, and of the window in steps."""


def start(scale: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.ui.accessible.scaled", *arguments],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale},
        cwd=Path(__file__).parents[3],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_everything_has_room_at_every_scale() -> None:
    running = [start(*run) for run in RUNS]
    try:
        for run, process in zip(RUNS, running, strict=True):
            found, errors = process.communicate()
            assert process.returncode == 0, errors
            assert found.splitlines() == [], run
    finally:
        for process in running:
            process.kill()
