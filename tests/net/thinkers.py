"""What worker processes run in tests: bots that answer, fail, die, and take for ever."""

import os
import time

from rook13.engine.view import PlayerView


def first(level: str, view: PlayerView, seed: bytes) -> str:
    return str(view.legal[0])


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
