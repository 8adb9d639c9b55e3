import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from rook13.storage.database import Database
from rook13.storage.journals import HOSTED, SOLO, JournalStore

pytestmark = pytest.mark.long

WRITER = Path(__file__).with_name("journal_writer.py")
KILLS = 25


def append_until_killed(path: Path, kind: str, answers: int, delay: float) -> int:
    """Kill the writer so long after so many answers; the last number it answered."""
    command = [sys.executable, str(WRITER), str(path), kind]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        read = [writer.stdout.readline() for _ in range(answers)]
        # Not to wait for anything, but to be somewhere else in the next transaction each time.
        time.sleep(delay)
        writer.kill()
        read += writer.stdout.readlines()
    # What does not end with its line was not answered in full.
    return int([line for line in read if line.endswith("\n")][-1])


@pytest.mark.parametrize("kind", [HOSTED, SOLO])
@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_everything_acknowledged_survives_a_kill_at_any_moment(path: Path, kind: str) -> None:
    with closing(Database.open(path)) as database:
        JournalStore(database, kind).create("t1", now=1)
    known = 0
    for kill in range(KILLS):
        answered = append_until_killed(path, kind, 1 + kill * 7 % 23, delay=kill * 0.0001)
        assert answered > known
        with closing(Database.open(path)) as database:
            entries = JournalStore(database, kind).open("t1").entries()
        assert len(entries) >= answered
        assert entries == [f"{number}" * 20 for number in range(len(entries))]
        known = len(entries)
