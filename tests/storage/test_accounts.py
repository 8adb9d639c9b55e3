import base64
import unicodedata
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from rook13.statistics.derived import catch_up
from rook13.storage.accounts import AccountError, AccountProblem, Accounts, GuestStore
from rook13.storage.database import Database, back_up, backup_path
from rook13.storage.games import Participant, PastGames, StoredReview
from rook13.storage.identity import Cost, KnownNames, guest
from rook13.storage.journals import JournalStore
from tests.statistics.known_games import ALL_FOR_A, game, table
from tests.storage.conftest import CHEAP


def refusal(caught: pytest.ExceptionInfo[AccountError]) -> AccountProblem:
    return caught.value.problem


def test_an_account_unlocks_with_its_password_and_signs(accounts: Accounts) -> None:
    account = accounts.create("Ann", "owl", "hush", now=1)
    identity = accounts.unlock(account.id, "hush", now=2)
    assert (identity.name, identity.avatar, identity.key) == ("Ann", "owl", account.key)
    public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(account.key))
    public.verify(identity.sign(b"message"), b"message")


def test_a_wrong_password_unlocks_nothing(accounts: Accounts) -> None:
    account = accounts.create("Ann", "owl", "hush", now=1)
    for wrong in ("", "Hush", "hush "):
        with pytest.raises(AccountError) as caught:
            accounts.unlock(account.id, wrong, now=2)
        assert refusal(caught) is AccountProblem.WRONG_PASSWORD
    assert accounts.get(account.id).last_used == 1


def test_an_account_may_do_without_a_password(accounts: Accounts) -> None:
    account = accounts.create("Ann", "owl", "", now=1)
    assert not account.has_password
    assert accounts.unlock(account.id, "", now=2).key == account.key


def test_accents_may_be_typed_in_either_way(accounts: Accounts) -> None:
    account = accounts.create("Ann", "owl", unicodedata.normalize("NFD", "café"), now=1)
    accounts.unlock(account.id, unicodedata.normalize("NFC", "café"), now=2)


def written(secret: bytes) -> set[bytes]:
    """Return the ways in which bytes may stand in a file or a log, at any offset."""
    hexadecimal = secret.hex().encode()
    # Base64 depends on how many bytes came before; the ends, which mix with others, are left out.
    shifted = [base64.b64encode(bytes(shift) + secret)[4:-4] for shift in range(3)]
    safe = [base64.urlsafe_b64encode(bytes(shift) + secret)[4:-4] for shift in range(3)]
    return {secret, hexadecimal, hexadecimal.upper(), repr(secret)[2:-1].encode(), *shifted, *safe}


def content_of(path: Path) -> bytes:
    """Return the bytes of the database and of what SQLite keeps beside it."""
    return b"".join(file.read_bytes() for file in sorted(path.parent.iterdir()))


def test_a_key_that_is_not_encrypted_would_be_found(database: Database, path: Path) -> None:
    secret = GuestStore(database).sign_in(guest("Ann", "owl")).secret.private_bytes_raw()
    assert any(form in content_of(path) for form in written(secret))


def test_neither_key_nor_password_is_anywhere_in_the_files(
    accounts: Accounts, database: Database, path: Path
) -> None:
    account = accounts.create("Ann", "owl", "hush-hush", now=1)
    secret = account.unlock("hush-hush").secret.private_bytes_raw()
    accounts.change_password(account.id, "hush-hush", "quiet-quiet")
    accounts.unlock(account.id, "quiet-quiet", now=2)
    assert account.key.encode() in content_of(path)
    passwords = {form for word in (b"hush-hush", b"quiet-quiet") for form in written(word)}
    for form in written(secret) | passwords:
        assert form not in content_of(path)
    accounts.delete(account.id)
    database.close()
    for form in written(secret) | passwords:
        assert form not in content_of(path)


def test_nobody_sees_the_secret_key_in_a_log(accounts: Accounts) -> None:
    account = accounts.create("Ann", "owl", "hush", now=1)
    identity = account.unlock("hush")
    shown = f"{identity!r} {identity} {account!r} {account.sealed!r}".encode()
    for form in written(identity.secret.private_bytes_raw()):
        assert form not in shown
    assert b"PrivateKey" not in shown


def test_accounts_are_listed_with_the_last_used_first(accounts: Accounts) -> None:
    ann = accounts.create("Ann", "owl", "a", now=1)
    bob = accounts.create("Bob", "fox", "b", now=2)
    assert [account.name for account in accounts.all()] == ["Bob", "Ann"]
    accounts.unlock(ann.id, "a", now=3)
    assert [account.name for account in accounts.all()] == ["Ann", "Bob"]
    assert accounts.get(bob.id) == bob


def test_accounts_outlive_the_program(path: Path) -> None:
    with closing(Database.open(path)) as database:
        account = Accounts(database, CHEAP).create("Ann", "owl", "hush", now=1)
    with closing(Database.open(path)) as database:
        assert Accounts(database).all() == [account]
        assert Accounts(database).unlock(account.id, "hush", now=2).key == account.key


def test_a_changed_password_opens_the_same_key(accounts: Accounts, database: Database) -> None:
    account = accounts.create("Ann", "owl", "old", now=1)
    dearer = Cost(time=2, memory_kib=16, lanes=1)
    changed = Accounts(database, dearer).change_password(account.id, "old", "new")
    assert changed == accounts.get(account.id)
    assert changed.sealed.cost == dearer
    assert accounts.unlock(account.id, "new", now=2).key == account.key
    with pytest.raises(AccountError) as caught:
        accounts.unlock(account.id, "old", now=3)
    assert refusal(caught) is AccountProblem.WRONG_PASSWORD


def test_the_old_password_is_needed_for_a_new_one(accounts: Accounts) -> None:
    account = accounts.create("Ann", "owl", "old", now=1)
    with pytest.raises(AccountError):
        accounts.change_password(account.id, "guess", "new")
    assert accounts.get(account.id) == account


def test_names_are_tidied_and_unique_in_any_case(accounts: Accounts) -> None:
    assert accounts.create("  Ann\u200b  Lee\n", "owl", "", now=1).name == "Ann Lee"
    for same in ("ann lee", "ANN LEE", "Ａnn Lee"):
        with pytest.raises(AccountError) as caught:
            accounts.create(same, "fox", "", now=2)
        assert refusal(caught) is AccountProblem.NAME_TAKEN


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25])
def test_names_without_letters_or_end_are_refused(accounts: Accounts, name: str) -> None:
    with pytest.raises(AccountError) as caught:
        accounts.create(name, "owl", "", now=1)
    assert refusal(caught) is AccountProblem.BAD_NAME


def test_a_name_taken_by_another_instance_meanwhile_is_refused(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = accounts.create("Ann", "owl", "", now=1)
    bob = accounts.create("Bob", "fox", "", now=1)
    monkeypatch.setattr(Accounts, "_check_name", lambda self, name, account_id=0: name)
    with pytest.raises(AccountError) as caught:
        accounts.create("Ann", "cat", "", now=2)
    assert refusal(caught) is AccountProblem.NAME_TAKEN
    with pytest.raises(AccountError):
        accounts.rename(bob.id, ann.name)


def test_an_account_is_renamed_and_keeps_its_key(accounts: Accounts) -> None:
    account = accounts.create("Ann", "owl", "hush", now=1)
    accounts.create("Bob", "fox", "", now=1)
    assert accounts.rename(account.id, "ANN").name == "ANN"
    renamed = accounts.rename(account.id, "Anna")
    assert renamed.key == account.key
    assert accounts.unlock(account.id, "hush", now=2).name == "Anna"
    with pytest.raises(AccountError) as caught:
        accounts.rename(account.id, "bob")
    assert refusal(caught) is AccountProblem.NAME_TAKEN


def test_an_avatar_is_changed(accounts: Accounts) -> None:
    account = accounts.create("Ann", "owl", "", now=1)
    assert accounts.change_avatar(account.id, "fox").avatar == "fox"


def test_a_deleted_account_is_gone_and_its_name_free(accounts: Accounts) -> None:
    account = accounts.create("Ann", "owl", "", now=1)
    accounts.delete(account.id)
    assert accounts.all() == []
    assert accounts.create("Ann", "owl", "", now=1).key != account.key


def test_an_unknown_account_is_said_to_be_unknown(accounts: Accounts) -> None:
    for use in (
        lambda: accounts.get(7),
        lambda: accounts.unlock(7, "", now=1),
        lambda: accounts.rename(7, "Ann"),
        lambda: accounts.change_avatar(7, "owl"),
        lambda: accounts.change_password(7, "", "x"),
        lambda: accounts.delete(7),
    ):
        with pytest.raises(AccountError) as caught:
            use()
        assert refusal(caught) is AccountProblem.UNKNOWN_ACCOUNT


def test_everything_can_be_done_in_another_thread(accounts: Accounts) -> None:
    with ThreadPoolExecutor(1) as pool:
        account = pool.submit(accounts.create, "Ann", "owl", "hush", 1).result()
        assert accounts.get(account.id) == account
        assert pool.submit(account.unlock, "hush").result().key == account.key
        changed = pool.submit(accounts.change_password, account.id, "hush", "").result()
    assert changed == accounts.get(account.id)
    assert not changed.has_password
    assert changed.unlock("").key == account.key


def test_what_was_read_last_is_known_without_reading_again(
    accounts: Accounts, database: Database
) -> None:
    assert not accounts.known
    ann = accounts.create(" Ann ", "owl", "", now=1)
    assert accounts.known == (ann,)
    assert ann.name == "Ann"
    bob = Accounts(database, CHEAP).create("Bob", "wren", "", now=2)
    assert accounts.known == (ann,)
    accounts.all()
    assert [each.name for each in accounts.known] == ["Bob", "Ann"]
    accounts.delete(ann.id)
    assert accounts.known == (bob,)


def test_a_taken_name_is_refused_before_the_slow_part(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    accounts.create("Ann", "owl", "", now=1)
    monkeypatch.setattr("rook13.storage.accounts.seal", None)
    with pytest.raises(AccountError) as caught:
        accounts.create("ann", "owl", "hush", now=2)
    assert refusal(caught) is AccountProblem.NAME_TAKEN


def test_the_use_of_an_account_is_noted(accounts: Accounts) -> None:
    ann = accounts.create("Ann", "owl", "a", now=1)
    accounts.create("Bob", "wren", "b", now=2)
    accounts.note_use(ann.id, now=3)
    assert accounts.all()[0].name == "Ann"


def test_every_guest_has_a_key_of_their_own() -> None:
    one, two = guest(" Ann ", "owl"), guest("Ann", "owl")
    assert one.name == "Ann"
    assert one.key != two.key
    assert one != two


def test_of_a_deleted_account_nothing_is_left_in_any_file(
    accounts: Accounts, database: Database
) -> None:
    secret = "Zanzibar-Quetzal"
    gone = accounts.create(secret, "wren", "", 1.0)
    stays = accounts.create("Bea", "owl", "", 1.0)
    record = game(ALL_FOR_A)
    for account in (gone, stays):
        people = (Participant(account.name, account.key), *table()[1:])
        games = PastGames(database, account.key)
        kept = games.add(record, "A1", ("A",), 0, 1.0, participants=people, notes=account.name)
        games.keep_review(kept.id, StoredReview(0, 1.0, "{}"))
        journals = JournalStore(database)
        opened = f'{{"facts":[{{"is":"TableOpened","host":"{account.key}"}}]}}'
        journals.create(f"table of {account.name}", 1.0).append([opened, account.name])
    KnownNames(database).belongs_to(secret, gone.key)
    catch_up(database)
    back_up(database, now=0)
    assert any(traces(database, secret, gone.key))
    accounts.delete(gone.id)
    assert list(traces(database, secret, gone.key)) == []
    assert [account.name for account in accounts.all()] == ["Bea"]
    assert PastGames(database, stays.key).recent()[0].notes == "Bea"
    assert [info.table_id for info in JournalStore(database).all()] == ["table of Bea"]
    assert not backup_path(database.path).exists()


def traces(database: Database, *words: str) -> Iterator[str]:
    """The files in which one of these words is left."""
    for file in database.path.parent.iterdir():
        content = file.read_bytes()
        yield from (f"{file.name}: {word}" for word in words if word.encode() in content)


def test_deleting_with_another_instance_open_damages_nothing(
    accounts: Accounts, database: Database
) -> None:
    gone = accounts.create("Ann", "wren", "", 1.0)
    with closing(Database.open(database.path)) as other:
        assert len(Accounts(other, CHEAP).all()) == 1
        accounts.delete(gone.id)
        assert Accounts(other, CHEAP).all() == []
        assert other.read("PRAGMA quick_check") == [("ok",)]
