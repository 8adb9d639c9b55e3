from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from rook13.cli import main


class Ran(NamedTuple):
    """What a command printed and how it ended."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object) -> Path:
    """Where the program keeps its files during a test; a command runs on the loop of `qapp`."""
    folder = tmp_path / "data" / "rook13"
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: folder)
    return folder


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line, given as one string or as words, with lines typed into it."""

    def run(*words: str, typed: str = "") -> Ran:
        arguments = words[0].split() if len(words) == 1 else words
        monkeypatch.setattr("sys.argv", ["rook13", *arguments])
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        status = main()
        return Ran(status, *capsys.readouterr())

    return run
