"""`rook13 doctor`: a line for each check, and a status that scripts can ask."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from rook13 import doctor, system_libraries
from rook13.doctor import Finding, Verdict
from rook13.net.addresses import LocalAddresses
from rook13.wording.network import DIAGNOSES, SUBJECTS


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rook13", "doctor", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )


def test_every_check_gets_a_line(tmp_path: Path) -> None:
    done = run("--json", "--data-dir", str(tmp_path / "new"), QT_QPA_PLATFORM="offscreen")
    found = json.loads(done.stdout)
    assert {each["subject"] for each in found} == set(SUBJECTS), done.stderr
    bad = [each for each in found if each["verdict"] == Verdict.BAD.value]
    assert done.returncode == (1 if bad else 0)
    # This machine may have no network, but it has everything else.
    assert {each["subject"] for each in bad} <= {"multicast"}
    assert not (tmp_path / "new").exists(), "looking has changed something"


def test_a_damaged_database_is_a_problem_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "rook13.db"
    path.write_bytes(b"this is no database" * 100)
    done = run("--data-dir", str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 1
    line = next(line for line in done.stdout.splitlines() if "Database" in line)
    assert line.startswith("problem")
    assert "damaged" in line
    assert path.read_bytes() == b"this is no database" * 100


def test_every_sentence_can_be_said() -> None:
    for code, template in DIAGNOSES.items():
        names = ("platform", "device", "reason", "path", "port", "other", "interface", "address")
        values = dict.fromkeys((*names, "name", "command", "count", "suits"), "?")
        assert str(Finding("port", Verdict.GOOD, code, values).text).count("?") == template.count(
            "{"
        )


def test_a_port_in_use_is_said_with_the_one_that_will_be_used() -> None:
    with socket.socket() as taken:
        taken.bind(("", 0))
        taken.listen()
        port = taken.getsockname()[1]
        found = doctor.port(port)
    assert found.verdict is Verdict.WARNING
    assert found.code == "port_taken"
    assert found.values["port"] == port


def test_an_interface_on_which_nothing_is_heard_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    async def heard(address: str) -> bool:
        return address == "10.0.0.1"

    def look(*addresses: str) -> list[Finding]:
        monkeypatch.setattr(doctor, "local_addresses", lambda: LocalAddresses(ipv4=addresses))

        async def all_of_them() -> list[Finding]:
            return [each async for each in doctor.multicast()]

        return asyncio.run(all_of_them())

    monkeypatch.setattr(doctor, "is_multicast_heard", heard)
    good, bad = look("10.0.0.1", "10.0.0.2")
    assert (good.verdict, bad.verdict) == (Verdict.GOOD, Verdict.WARNING)
    assert bad.values["address"] == "10.0.0.2"
    assert [each.verdict for each in look("10.0.0.2")] == [Verdict.BAD]
    assert [each.verdict for each in look()] == [Verdict.BAD]


def test_a_firewall_that_is_on_comes_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_has_ufw", lambda: False)
    monkeypatch.setattr(doctor, "_said", lambda *command: "running\n")
    found = doctor.firewall()
    assert "firewall-cmd" in str(found.text)
    assert "41313" in str(found.text)
    monkeypatch.setattr(doctor, "_said", lambda *command: "not running\n")
    assert doctor.firewall().verdict is Verdict.GOOD or sys.platform != "linux"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere sound needs no library")
def test_a_missing_library_for_sound_is_named_with_its_package(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    monkeypatch.setattr(doctor, "is_present", lambda need: False)
    found = doctor.sound()
    assert found.verdict is Verdict.WARNING
    assert "libpulse" in str(found.text)


@pytest.mark.skipif(sys.platform != "linux", reason="X11 is asked")
def test_a_screen_that_is_not_there_is_a_problem_and_no_crash(tmp_path: Path) -> None:
    if any(not system_libraries.is_present(need) for need in system_libraries.X11):
        pytest.skip("this system lacks the X11 libraries, which is said first")
    done = run("--data-dir", str(tmp_path), DISPLAY=":987", QT_QPA_PLATFORM="", WAYLAND_DISPLAY="")
    assert done.stdout.startswith("problem  Display"), done.stderr
    assert len(done.stdout.splitlines()) >= len(SUBJECTS)
