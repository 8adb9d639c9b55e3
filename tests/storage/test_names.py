"""The first key that comes with a name owns it."""

from rook13.storage.database import Database
from rook13.storage.identity import KnownNames

ANN, EVE = "a" * 64, "e" * 64


def test_a_name_belongs_to_the_first_key_that_comes_with_it(database: Database) -> None:
    names = KnownNames(database)
    assert names.belongs_to("Ann", ANN)
    assert names.belongs_to("ann", ANN)
    for _ in range(2):
        assert not names.belongs_to("ANN", EVE)
    assert names.belongs_to("Ann", ANN)


def test_a_name_left_behind_stays_with_its_first_owner(database: Database) -> None:
    names = KnownNames(database)
    assert names.belongs_to("Ann", ANN)
    assert names.belongs_to("Anna", ANN)
    assert not names.belongs_to("Ann", EVE)
    assert names.belongs_to("Eve", EVE)
