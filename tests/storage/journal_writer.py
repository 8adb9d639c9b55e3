"""Appends to a journal for ever and says so after each append; the test kills it."""

import sys
from pathlib import Path

from rook13.storage.database import Database
from rook13.storage.journals import JournalStore


def main(path: str, kind: str) -> None:
    journal = JournalStore(Database.open(Path(path)), kind).open("t1")
    number = len(journal.entries())
    while True:
        batch = [f"{number + offset}" * 20 for offset in range(number % 3 + 1)]
        journal.append(batch)
        number += len(batch)
        print(number, flush=True)  # noqa: T201


main(*sys.argv[1:])
