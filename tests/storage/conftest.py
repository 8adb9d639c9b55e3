import pytest

from rook13.storage.accounts import Accounts
from rook13.storage.database import Database
from rook13.storage.identity import Cost

CHEAP = Cost(time=1, memory_kib=8, lanes=1)


@pytest.fixture
def accounts(database: Database) -> Accounts:
    return Accounts(database, CHEAP)
