from collections.abc import Iterator
from pathlib import Path

import pytest

from rook13.storage.accounts import Accounts
from rook13.storage.database import Database
from rook13.storage.identity import Cost

CHEAP = Cost(time=1, memory_kib=8, lanes=1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rook13.db"


@pytest.fixture
def database(path: Path) -> Iterator[Database]:
    database = Database.open(path)
    yield database
    database.close()


@pytest.fixture
def accounts(database: Database) -> Accounts:
    return Accounts(database, CHEAP)
