from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.online import Ended, ended
from tools.bench import main

ROOT = Path(__file__).parents[2]


class Printed(NamedTuple):
    """What a measurement printed."""

    out: str
    err: str


Bench = Callable[[str], Printed]


@pytest.fixture
def bench(capsys: pytest.CaptureFixture[str]) -> Bench:
    """Measures what a command line names."""

    def bench(words: str) -> Printed:
        main(words.split())
        return Printed(*capsys.readouterr())

    return bench


def in_new_process(*words: str) -> Ended:
    """Measure in a new process, as `make bench` does."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tools.bench", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    return ended(process)
