"""Adds games without end and says so after each, so that a test can kill it anywhere."""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from rook13.statistics.derived import catch_up
from rook13.storage.database import Database
from tests.statistics.known_games import ALL_FOR_A, game, keep

database = Database.open(Path(sys.argv[1]))
while True:
    keep(database, game(ALL_FOR_A), time.time())
    print("kept", flush=True)  # noqa: T201
    catch_up(database)
