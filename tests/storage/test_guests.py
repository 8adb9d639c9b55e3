"""Guests come back with their keys, and the first key that comes with a name owns it."""

from contextlib import closing
from pathlib import Path

import pytest

from rook13.storage.accounts import GuestStore
from rook13.storage.database import Database
from rook13.storage.identity import KnownNames, guest
from rook13.storage.settings import SettingsStore

ANN, EVE = "a" * 64, "e" * 64


def test_nobody_was_here_at_first(database: Database) -> None:
    assert GuestStore(database).last() is None


def test_a_guest_who_comes_back_has_the_key_of_last_time(path: Path) -> None:
    with closing(Database.open(path)) as database:
        first = GuestStore(database).sign_in(guest("Ann", "robin"))
    with closing(Database.open(path)) as database:
        again = GuestStore(database).sign_in(guest("Ann", "robin"))
        assert again == first
        assert again.sign(b"word") == first.sign(b"word")
        assert GuestStore(database).last() == first


def test_the_same_name_is_the_same_in_lookalike_letters(database: Database) -> None:
    guests = GuestStore(database)
    first = guests.sign_in(guest("Ann", "robin"))
    assert guests.sign_in(guest("ann", "owl")).key == first.key


def test_a_guest_may_come_with_another_bird(database: Database) -> None:
    guests = GuestStore(database)
    guests.sign_in(guest("Ann", "robin"))
    again = guests.sign_in(guest("Ann", "owl"))
    assert again.avatar == "owl"
    last = guests.last()
    assert last is not None
    assert last.avatar == "owl"


def test_somebody_else_gets_another_key_and_the_old_one_is_kept(database: Database) -> None:
    guests = GuestStore(database)
    ann = guests.sign_in(guest("Ann", "robin"))
    bea = guests.sign_in(guest("Bea", "robin"))
    assert bea.key != ann.key
    assert guests.last() == bea
    assert guests.sign_in(guest("Ann", "robin")).key == ann.key
    assert guests.last() == ann
    assert guests.last_name() == ("Ann", "robin")


def test_a_forgotten_guest_is_somebody_new(database: Database) -> None:
    guests = GuestStore(database)
    ann = guests.sign_in(guest("Ann", "robin"))
    guests.forget()
    assert guests.last() is None
    assert guests.sign_in(guest("Ann", "robin")).key != ann.key


@pytest.mark.parametrize(
    "kept",
    [
        {"guests": [{"name": "Ann", "avatar": "robin"}]},
        {"guests": [{"name": "Ann", "avatar": "robin", "secret": "zz"}]},
        {"guests": [{"name": "Ann", "avatar": "robin", "secret": "00"}]},
        {"guests": [{"secret": "00" * 32}]},
        {"guests": "Ann"},
        {"guests": [7, {"name": "Ann"}]},
    ],
)
def test_a_key_that_cannot_be_read_is_as_if_nobody_had_been_here(
    database: Database, kept: dict[str, object]
) -> None:
    SettingsStore(database, "guest").write(kept)
    assert GuestStore(database).last() is None
    assert GuestStore(database).sign_in(guest("Ann", "robin")).name == "Ann"


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
