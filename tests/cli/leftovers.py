"""Runs a command as `rook13` does, and fails if it leaves Qt objects to a garbage collection.

A collection destroys objects in any order, and at any moment.
"""

from __future__ import annotations

import gc
import sys

from PySide6.QtCore import QObject
from shiboken6 import isValid

from rook13.cli import main


def live_garbage() -> list[object]:
    """Return the Qt objects that collections have found alive, apart from those of the loop."""
    found = [each for each in gc.garbage if isinstance(each, QObject) and isValid(each)]
    return [each for each in found if not type(each).__module__.startswith("qasync")]


def run(*words: str) -> int:
    """Run a command, and return its status."""
    # Keeps what is found, instead of destroying it.
    gc.set_debug(gc.DEBUG_SAVEALL)
    status = main(words)
    left = live_garbage()
    gc.set_debug(0)
    assert not left, left
    assert gc.isenabled()
    return status


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:]))
