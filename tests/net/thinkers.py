"""What worker processes run in tests: bots that answer, fail, die, and take for ever."""

import os
import time

from rook13.bots.levels import LEVELS
from rook13.bots.search_setup import Budget
from rook13.engine.view import PlayerView


def first(level: str, view: PlayerView, seed: bytes) -> str:
    return str(view.legal[0])


def niceness(level: str, view: PlayerView, seed: bytes) -> str:
    """Tell how far behind others this process stands."""
    return str(os.getpriority(os.PRIO_PROCESS, 0))


def fail(level: str, view: PlayerView, seed: bytes) -> str:
    raise ValueError("no idea")


def die(level: str, view: PlayerView, seed: bytes) -> str:
    os._exit(1)


def die_once(level: str, view: PlayerView, seed: bytes) -> str:
    """Die with level `die`, otherwise answer."""
    return die(level, view, seed) if level == "die" else first(level, view, seed)


def ponder(level: str, view: PlayerView, seed: bytes) -> str:
    time.sleep(600)
    return ""


def search_a_little(level: str, view: PlayerView, seed: bytes) -> str:
    """What the program's bots of this level do, if they were in a great hurry."""
    return str(LEVELS[level](seed, Budget(40)).choose(view))
