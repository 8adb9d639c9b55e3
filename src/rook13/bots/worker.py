"""What a worker process runs: a bot that thinks for a table, while windows go first.

Nothing here may import Qt: a worker that need not load it starts several times as fast.
"""

from __future__ import annotations

import os
import sys

from rook13.bots.levels import LEVELS
from rook13.engine.view import PlayerView

NICENESS = 5


def think(level: str, view: PlayerView, seed: bytes) -> str:
    """Return a bot's action in notation."""
    return str(LEVELS[level](seed).choose(view, view.legal))


def be_modest() -> None:
    """Let this process think with what windows leave over."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        below_normal = 0x4000
        kernel.SetPriorityClass(ctypes.c_void_p(kernel.GetCurrentProcess()), below_normal)
    else:
        os.nice(NICENESS)
