"""`rook13 host`, `rook13 join` and `rook13 tables`, as somebody at a terminal sees them."""

from __future__ import annotations

import json
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from rook13.cli.host import _Guests
from rook13.cli.join import choice_sentence
from rook13.cli.text_table import TextTable
from rook13.cli.typed import BadCommand, table_command
from rook13.net.client.table_client import MoveChoice, MoveOffer, MoveReason
from rook13.protocol.errors import Code
from rook13.storage.certificates import make_certificate
from rook13.storage.database import Database
from rook13.storage.identity import KnownNames
from rook13.table import commands as c
from rook13.table.config import Person
from rook13.table.outcome import Refusal, Rejected
from rook13.wording.network import CODE_NOWHERE, code_text, search_text
from tests.cli.conftest import Run
from tests.cli.online import Host, ended, hosting, start, start_anew
from tests.cli.online import run as run_process
from tests.ports import own_port
from tests.ui.accessible.staged import StagedClient

SHORT = ("--options", "target=100", "floor=-50", "--pace", "fast", "--rate", "1000")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosting(tmp_path_factory.mktemp("host"), "--name", "Den", *SHORT) as host:
        yield host


def join(host: Host, folder: Path, *words: str, typed: str = "") -> tuple[int, str, str]:
    where = ("join", host.address, "--data-dir", str(folder / "guest"), *words)
    return run_process(*where, typed=typed)


def test_a_whole_game_can_be_played_by_typing(tmp_path: Path) -> None:
    # With any cards one of these is possible, and the others are refused in a sentence.
    cards = [f"{suit}{number}" for suit in "RYBG" for number in range(5, 15)]
    lines = ["ready", "start", *["pass", "65", *cards] * 60, "quit"]
    with hosting(tmp_path / "host", "--name", "Den", *SHORT, start=start_anew) as host:
        words = ("join", host.address, "--data-dir", str(tmp_path / "guest"), "--name", "Ann")
        status, out, err = ended(start_anew(*words), "\n".join(lines) + "\n")
    assert (status, err) == (0, "")
    assert "Ann sits at A1." in out
    assert "Trick 9" in out
    assert "The game is over." in out
    assert "You left the table." in out


def test_a_killed_guest_gets_its_seat_back_under_its_own_name(tmp_path: Path) -> None:
    with hosting(tmp_path / "host", "--name", "Den", *SHORT) as host:
        words = ("join", host.address, "--data-dir", str(tmp_path / "guest"), "--name", "Ann")
        first = start(*words)
        assert first.stdin is not None
        assert first.stdout is not None
        first.stdin.write("ready\nstart\n")
        first.stdin.flush()
        next(line for line in first.stdout if "deals" in line)
        first.kill()
        first.communicate()
        status, out, err = run_process(*words, typed="who\nquit\n")
    assert (status, err) == (0, "")
    assert "A1  Ann (you)" in out


def test_a_guest_is_told_the_rules_that_apply_before_sitting_down(
    host: Host, tmp_path: Path
) -> None:
    _, out, _ = join(host, tmp_path, "--watch", typed="who\nhelp\nrules\nquit\n")
    assert "house rules  target=100, floor=-50" in out
    assert "also here: Guest" in out
    assert "kick NAME, ban NAME" in out


def test_orders_that_make_no_sense_are_answered_in_sentences(host: Host, tmp_path: Path) -> None:
    typed = "start\nkick Zoe\nsit\nhand\nfly\nsit Z9\nsay hello there\npause\nquit\n"
    status, out, err = join(host, tmp_path, "--name", "Ann", "--watch", typed=typed)
    assert (status, err) == (0, "")
    assert "Ann: hello there" in out
    assert "No one here is called “Zoe”." in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--table", "Attic"), "choose one. Add --table and one of these: "),
        (("--name", " "), "A name needs 1 to 24 visible"),
    ],
)
def test_what_is_wrong_with_joining_is_told_in_a_sentence(
    host: Host, tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    status, _, err = join(host, tmp_path, *words)
    assert status == 1
    assert sentence in err
    assert "Traceback" not in err


def test_a_wrong_password_is_told_and_the_right_one_lets_in(tmp_path: Path) -> None:
    with hosting(tmp_path / "host", "--password", "swordfish", *SHORT) as host:
        status, _, err = join(host, tmp_path, "--password", "sardine")
        assert (status, err) == (1, "Wrong table password.\n")
        status, out, _ = join(host, tmp_path, "--password", "swordfish", typed="quit\n")
        assert status == 0
        assert "Guest sits at A1." in out


def test_nobody_there_and_nonsense_are_told_apart(tmp_path: Path, run: Run) -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        free = deaf.getsockname()[1]
        status, _, err = run_process("join", f"127.0.0.1:{free}", "--data-dir", str(tmp_path))
    assert status == 1
    assert err.startswith(f"Nothing is listening at 127.0.0.1:{free}.")
    status, _, err = run_process("join", "not/an/address", "--data-dir", str(tmp_path))
    assert (status, "neither a three-word code nor an address" in err) == (1, True)


@pytest.mark.parametrize(
    "typed",
    [
        "maple-oterr-walnut", "mapel-oterr-walnut", "Maple-Otter-Wallnut", "mapel-oterr-wallnut",
        "maple-otter", "maple-otter-walnut-x",
    ],
)  # fmt: skip
def test_a_misspelt_code_is_no_name_of_a_computer(
    run: Run, typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rook13.net.addresses.Endpoint.parse", lambda text: pytest.fail(text))
    ran = run("join", typed, "--data-dir", str(tmp_path))
    assert ran.status == 1
    three = typed.count("-") == 2
    assert ("Not a code word: " if three else "is neither a three-word code") in ran.err


def test_a_table_with_an_empty_password_is_not_opened_without_one(run: Run) -> None:
    ran = run("host", "--password", "")
    assert ran.status != 0
    assert "a password can't be empty" in ran.err


def test_whoever_is_refused_for_their_name_during_a_search_reads_so() -> None:
    taken = str(code_text(Code.NAME_TAKEN.value))
    assert str(search_text(["unknown_code", "name_taken"])) == taken
    assert str(search_text(["unknown_code", ""])) == CODE_NOWHERE


def test_a_player_at_the_terminal_is_asked_where_the_table_goes_on() -> None:
    offer = MoveOffer("c" * 64, "Cal\x1b[2J", 3)
    gone = MoveChoice(MoveReason.HOST_GONE, "", 3, (offer,), problem="seats")
    assert choice_sentence(gone) == (
        "The host is gone. You didn't join: somebody has another seat there than before."
        " Type join Cal?[2J to go on from hand 4 at Cal?[2J's table."
    )
    here = MoveChoice(MoveReason.HOST_GONE, "", 3, may_host=True)
    assert choice_sentence(here) == (
        "The host is gone. Type here to go on from hand 4 on your computer."
    )
    asked = MoveChoice(MoveReason.ASKED, "Den", may_host=True)
    assert choice_sentence(asked) == (
        "Den asks you to host the table. Type here to host it, or no."
    )


class SignIns(QObject):
    """The part of a host that tells who has signed in."""

    signed_in = Signal(object)
    journal_failed = Signal(str, str)
    table_moved = Signal(object, object)


def test_a_sign_in_on_a_full_disk_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    database = Database.open(tmp_path / "rook13.db")
    service: Any = SignIns()
    _Guests(KnownNames(database), service, quiet=False)
    (pages,) = database.read("PRAGMA page_count")[0]
    database.read(f"PRAGMA max_page_count = {pages}")
    for number in range(200):
        service.signed_in.emit(Person(f"{number:064x}", f"Guest {number} " + "x" * 20))
    database.close()
    told = capsys.readouterr()
    assert told.out.startswith("Can't remember Guest ")
    assert "The disk is full" in told.out
    assert told.err == ""


class Refusing(TextTable):
    """A text table whose words can be read."""

    def __init__(self, client: StagedClient) -> None:
        super().__init__(client)
        self.said: list[str] = []

    def say(self, *lines: str) -> None:
        self.said += lines


def test_what_a_host_sends_cannot_command_the_terminal(qapp: object) -> None:
    client = StagedClient()
    table = Refusing(client)
    client.answered.emit(Rejected(1, 1, Refusal.BAD_CONFIG, "\x1b]0;mine\x07\x1b[2J"))
    assert table.said == ["A table can't be set up like this: check “?]0;mine??[2J”."]


def test_a_host_with_another_certificate_is_not_trusted(tmp_path: Path) -> None:
    port = own_port()
    with hosting(tmp_path / "host", *SHORT, "--port", str(port)) as host:
        assert join(host, tmp_path, typed="quit\n")[0] == 0
    database = Database.open(tmp_path / "host" / "rook13.db")
    other = make_certificate()
    with database.transaction() as connection:
        values = [other.certificate_pem, other.key_pem]
        connection.execute("UPDATE certificate SET certificate_pem = ?, key_pem = ?", values)
    database.close()
    with hosting(tmp_path / "host", *SHORT, "--port", str(port)) as host:
        assert host.facts["port"] == port
        status, _, err = join(host, tmp_path)
        assert status == 1
        assert "has a different certificate than before" in err
        assert join(host, tmp_path, "--trust-new-certificate", typed="quit\n")[0] == 0
        assert join(host, tmp_path, typed="quit\n")[0] == 0


def test_a_restarted_host_goes_on_with_its_table_and_its_code(tmp_path: Path) -> None:
    with hosting(tmp_path / "host", "--private", "--name", "Den", *SHORT) as host:
        first = host.facts["tables"]
        assert first[0]["code"].count("-") == 2
        table = ("--table", first[0]["id"])
        status, _, err = join(host, tmp_path, *table)
        assert (status, "no listed tables" in err) == (1, True)
    with hosting(tmp_path / "host", "--private", "--name", "Den", *SHORT) as host:
        assert host.facts["tables"] == first
    with hosting(tmp_path / "host", "--name", "Attic", *SHORT) as host:
        assert [table["name"] for table in host.facts["tables"]] == ["Den", "Attic"]


def test_a_second_host_leaves_the_tables_of_the_first_alone(tmp_path: Path) -> None:
    failed = run_process("host", "--port", "70000")
    assert (failed.status, "65535" in failed.err) == (2, True)
    with hosting(tmp_path, "--private", *SHORT) as first:
        words = ("--data-dir", str(tmp_path), "--no-announce", "--name", "Attic")
        second = start("host", *words, "--port", str(first.facts["port"]))
        assert second.stdout is not None
        lines = [second.stdout.readline() for _ in range(3)]
        second.send_signal(signal.SIGINT)
        second.communicate()
        assert lines[0].startswith("Another Rook13 on this computer is running the tables")
        assert lines[1] == "Table “Attic” (Rook13) is open.\n"
        assert lines[2].startswith(f"Port {first.facts['port']} is in use, so this host listens")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("host --game chess", "There is no game “chess”."),
        ("host --bots genius", "“genius” is not one of easy, normal, hard, expert"),
        ("host --turn-clock 45", "“45” is not one of 30, 60, 120"),
        ("host --options target=7", "target"),
        ("host --grace 900", "check “grace”"),
    ],
)
def test_a_table_that_cannot_be_is_refused_before_anything_is_opened(
    run: Run, words: str, sentence: str
) -> None:
    status, out, err = run(words)
    assert (status, out) == (2, "")
    assert sentence in err


def test_tables_says_what_to_check_when_nothing_is_there(tmp_path: Path) -> None:
    listed = run_process("tables", "--once", "--json")
    assert listed.status == 0
    assert all(json.loads(line)["event"] == "there" for line in listed.out.splitlines())


def test_plain_words_are_orders_and_cards_are_not() -> None:
    view = None
    assert table_command(view, "ready") == c.Ready(True)  # type: ignore[arg-type]
    assert table_command(view, "say well bid, all") == c.Chat("well bid, all")  # type: ignore[arg-type]
    assert table_command(view, "lock b2") == c.LockSeat("B2", True)  # type: ignore[arg-type]
    assert table_command(view, "R14") is None  # type: ignore[arg-type]
    with pytest.raises(BadCommand, match="Something is missing after “swap”"):
        table_command(view, "swap A1")  # type: ignore[arg-type]
