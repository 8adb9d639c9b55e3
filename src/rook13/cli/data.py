"""Opens the program's files for a command and reports every problem as a sentence."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rook13.cli.problems import CommandError
from rook13.storage.accounts import AccountError, Accounts, GuestStore
from rook13.storage.database import Database, latest_backup, open_or_set_aside
from rook13.storage.files import DataPaths, StorageError, data_paths
from rook13.storage.identity import Identity, clean_name, fold_name, guest, is_valid_name

AVATAR = "wren"


@contextmanager
def opened(data_dir: Path | None) -> Iterator[tuple[DataPaths, Database]]:
    """Open the database for the length of a block."""
    try:
        paths = data_paths(data_dir)
        database, aside = open_or_set_aside(paths.database)
    except StorageError as error:
        raise told(error) from None
    try:
        if aside is not None:
            print(_after_setting_aside(database, aside))
        yield paths, database
    except StorageError as error:
        raise told(error) from None
    finally:
        database.close()


def _after_setting_aside(database: Database, aside: StorageError) -> str:
    """Take the last copy of a database that was set aside, if any, and return what happened."""
    from rook13.wording.network import set_aside_text

    copy = latest_backup(database.path)
    if copy is None:
        return str(set_aside_text(aside.kind.value, str(aside.path)))
    made = time.strftime("%Y-%m-%d %H:%M", time.localtime(copy.stat().st_mtime))
    database.copy_from(copy)
    return f"The database was damaged. It was kept as {aside.path}. The backup of {made} is used."


def guest_named(database: Database, name: str) -> Identity:
    """Return somebody without an account, with the key from before: their seat belongs to it."""
    if not is_valid_name(clean_name(name)):
        raise _account_problem("bad_name")
    guests = GuestStore(database)
    return guests.known(name) or guests.sign_in(guest(name, AVATAR))


def account_named(database: Database, name: str) -> Identity:
    """Return the owner of an account, which is created if there is none."""
    accounts, now = Accounts(database), time.time()
    try:
        found = [each for each in accounts.all() if fold_name(each.name) == fold_name(name)]
        if not found:
            found = [accounts.create(name, AVATAR, "", now)]
            print(f"There was no account “{found[0].name}” on this computer, so one was created.")
        account = found[0]
        password = _asked_password(account.name) if account.has_password else ""
        return accounts.unlock(account.id, password, now)
    except AccountError as error:
        raise _account_problem(error.problem.value) from None


def _asked_password(name: str) -> str:
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\n")
    import getpass

    return getpass.getpass(f"Password for {name}: ")


def told(error: StorageError) -> CommandError:
    """Return what is wrong with the files, in a sentence."""
    # The words come with the first problem; the window opens the database sooner without them.
    from rook13.wording.network import storage_text

    return CommandError(str(storage_text(error.kind.value, str(error.path))))


def _account_problem(problem: str) -> CommandError:
    from rook13.wording.network import account_text

    return CommandError(str(account_text(problem)))
