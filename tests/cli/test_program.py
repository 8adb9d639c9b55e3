from __future__ import annotations

import asyncio
import gc
import os
import platform
import signal
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

import rook13
from rook13.cli import main
from rook13.cli.event_loop import run as run_on_loop
from rook13.cli.program import COMMANDS
from rook13.engine.rules import RULESETS
from rook13.kernel import COMPILED
from tests.cli.conftest import Run
from tests.cli.online import run as run_process

ROOK13 = [sys.executable, "-m", "rook13"]


def test_help_names_every_command_and_game(run: Run) -> None:
    ran = run("--help")
    assert ran.status == 0
    for name in COMMANDS:
        assert f"\n    {name} " in ran.out
    assert all(game.summary in ran.out for game in RULESETS)


@pytest.mark.parametrize("command", ["", *(f"{name} " for name in COMMANDS)])
def test_help_is_there_for_every_command(run: Run, command: str) -> None:
    ran = run(f"{command}--help")
    assert ran.status == 0
    assert ran.out.startswith(f"usage: rook13 {command}".rstrip())


NEEDED = {
    "rules": "rook13",
    "replay": "-",
    "verify": "-",
    "review": "-",
    "deal": "rook13 --seed 1",
    "simulate": "rook13",
    "arena": "--a easy --b normal",
}
"""What a command cannot do without."""


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_takes_the_folder_before_or_after_its_name(
    run: Run, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders: list[Path | None] = []

    def noted(arguments: Namespace) -> int:
        folders.append(arguments.data_dir)
        return 0

    monkeypatch.setattr(f"rook13.cli.{name}.run", noted)
    rest = NEEDED.get(name, "")
    run(f"--data-dir here {name} {rest}")
    run(f"--data-dir=here {name} {rest}")
    run(f"{name} {rest} --data-dir here")
    run(f"--data-dir there {name} --data-dir here {rest}")
    run(f"{name} {rest}")
    assert folders == [Path("here")] * 4 + [None]


@pytest.mark.parametrize("words", [(), ("/games/ours.rook13",)])
def test_the_window_opens_with_a_folder_alone_or_with_a_file(
    run: Run, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Namespace] = []
    monkeypatch.setattr("rook13.cli.window.run", asked.append)
    run("--data-dir", "here", *words)
    (arguments,) = asked
    assert (arguments.data_dir, arguments.file) == (Path("here"), words[0] if words else None)


def test_a_folder_that_is_not_named_is_missed(run: Run) -> None:
    assert run("--data-dir").err.startswith("--data-dir: expected one argument.")


def test_version_names_program_python_and_kernels(run: Run) -> None:
    version, python = rook13.__version__, platform.python_version()
    kernels = "compiled" if COMPILED else "interpreted"
    expected = f"rook13 {version}, Python {python}, kernels {kernels}\n"
    assert run("--version") == (0, expected, "")


def test_main_takes_arguments_directly(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("frob", "There is no command “frob”. The commands are window, play, "),
        ("--frob", "The following arguments are required: COMMAND.\nTry: rook13 --help"),
        ("rules", "Which game? The games are rook13, rook, fowl, five_hundred, elemental."),
        ("rules chess", "There is no game “chess”. The games are rook13, rook, fowl,"),
        ("rules rook13 extra", "Unrecognized arguments: extra."),
        ("rules rook13 --opt target=300", "Unrecognized arguments: --opt target=300."),
        ("rules rook13 --options", "--options: expected at least one argument."),
        ("rules rook13 --options target", "Write options as name=value, not “target”."),
        ("rules rook13 --options aim=1", "Rook13 has no option “aim”. Its options are enforce"),
        ("rules rook13 --options players=3", "Rook13 has no option “players”."),
        ("rules rook13 --options target=x", "target must be a number from 100 to 2000, not “x”."),
        ("rules rook13 --options target=7", "target goes from 100 to 2000, so 7 isn't possible."),
        ("rules rook13 --options target=101", "target goes in steps of 5, so 101 isn't"),
        ("rules rook13 --options first_lead=me", "first_lead can be bid_lead, declarer, not “me”."),
        ("rules elemental --options hook=2", "hook must be on or off, not “2”."),
        ("rules elemental --options hook=on bids=hidden", "The hook needs open bids,"),
        ("rules rook --options max_bid=150", "The maximum bid of 150 is more than"),
        ("rules rook --options min_bid=120,max_bid=90", "The minimum bid of 120 is above"),
        ("rules five_hundred --options misere_any_time=on", "Misère at any time (misere_any_time)"),
        ("rules rook13 --preset avondale", "Rook13 has no presets."),
        ("rules five_hundred --preset x", "Five Hundred has no preset “x”. It has avondale."),
        ("rules rook13 --players 3", "Rook13 is for 4 players."),
        ("rules elemental --players 7", "Elemental is for 3 to 6 players."),
        ("rules elemental --players x", "--players: “x” is not a whole number of 1 or more."),
        ("deal rook13", "The following arguments are required: --seed."),
        ("deal rook13 --seed 12z", "--seed: a seed has only the digits 0-9 and a-f, unlike"),
        ("deal rook13 --seed", "--seed: expected one argument."),
        (f"deal rook13 --seed {'0' * 65}", "--seed: a seed has at most 64 digits, not 65."),
        ("deal rook13 --seed 1 --dealer P1", "There is no seat “P1”. The seats are A1, B1, A2"),
        ("deal rook13 --seed 1 --hand 0", "--hand: “0” is not a whole number of 1 or more."),
        ("deal elemental --seed 1 --hand 16", "This game has 15 rounds, so there is no hand 16."),
        ("simulate rook13 --games 0", "--games: “0” is not a whole number of 1 or more."),
        ("simulate rook13 --games 9999999999", "--games: “9999999999” is not a whole number of"),
        ("simulate rook13 --bots genius", "There is no level “genius”. The levels are "),
        ("simulate rook13 --bots random,random", "There are 4 seats but 2 levels."),
        ("replay", "The following arguments are required: FILE."),
        ("play chess", "There is no game “chess”."),
        ("play rook13 --seat P1", "There is no seat “P1”."),
        ("play rook13 --seed x", "--seed: a seed has only the digits 0-9 and a-f"),
        ("play --save a --resume b", "--resume: not allowed with argument --save."),
        (
            "play --resume a --options target=300",
            "A resumed game already has its players and options",
        ),
        ("play --resume -", "Standard input is for what you type; name the file to resume."),
        ("play --bots genius", "There is no level “genius”."),
        ("play --resume a --name Ann", "A resumed game already has its players and options."),
    ],
)
def test_bad_arguments_get_a_sentence_and_status_2(run: Run, arguments: str, sentence: str) -> None:
    status, out, err = run(arguments)
    assert (status, out) == (2, "")
    assert err.startswith(sentence)


@pytest.mark.parametrize("command", ["simulate rook13", "bot", "arena normal easy"])
def test_a_seed_that_is_not_utf_8_gets_a_sentence(run: Run, command: str) -> None:
    ran = run(*command.split(), "--seed", "\udcff")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("--seed: a seed must be text in UTF-8.\n")


@pytest.mark.parametrize("digits", ["٣٠٠", "3_00", "３００", "+300", "9" * 5000])
def test_numbers_are_written_in_plain_digits(run: Run, digits: str) -> None:
    ran = run("simulate", "rook13", "--options", f"target={digits}")
    assert ran.status == 2
    assert ran.err.startswith("target must be a number from 100 to 2000, not “")


@pytest.mark.parametrize("name", ["", "  ", "x" * 21, "a\tb", "\x1b[2J"])
def test_a_name_has_to_fit_on_the_screen(run: Run, name: str) -> None:
    expected = "A name needs 1 to 20 printable characters.\n"
    assert run("play", "rook13", f"--name={name}") == (2, "", expected)


def test_a_name_that_looks_like_a_bot_is_refused(run: Run) -> None:
    expected = "Bot names start like that; choose another.\n"
    assert run("play", "rook13", "--name", "Bot Wren") == (2, "", expected)


def test_interrupting_is_silent(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rook13.cli.rules.rules_text", interrupt)
    assert main(["rules", "rook13"]) == 130
    assert capsys.readouterr() == ("", "\n")


@pytest.mark.skipif(os.name != "posix", reason="pipes break in another way elsewhere")
def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    program = subprocess.Popen(
        [*ROOK13, "simulate", "elemental", "--games", "1", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout
    assert program.stderr
    program.stdout.close()
    errors = program.stderr.read()
    program.stderr.close()
    assert program.wait() == 0
    assert errors == b""


def test_a_terminal_that_lacks_characters_gets_others() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*ROOK13, "rules", "elemental"], capture_output=True, env=environment)
    assert done.returncode == 0
    assert b"four cards **?**" in done.stdout


def test_the_installed_script_runs() -> None:
    script = Path(sys.executable).with_name("rook13")
    done = subprocess.run([script, "rules", "fowl"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("# Fowl\n")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_cannot_fall_between_a_look_at_the_event_and_waiting_for_it(
    number: signal.Signals,
) -> None:
    async def wait(stop: asyncio.Event, _: object) -> int:
        signal.raise_signal(number)
        was_set_at_once = stop.is_set()
        await stop.wait()
        return int(was_set_at_once)

    assert run_on_loop(wait) == 0


def test_python_collects_no_garbage_until_all_that_a_command_made_is_gone(qapp: object) -> None:
    seen: list[bool] = []

    async def look(_: asyncio.Event, owner: QObject) -> int:
        seen.append(gc.isenabled())
        owner.destroyed.connect(lambda: seen.append(gc.isenabled()))
        return 0

    gc.enable()
    assert run_on_loop(look) == 0
    seen.append(gc.isenabled())
    gc.disable()
    assert seen == [False, False, True]


def test_a_game_alone_leaves_no_qt_objects_to_a_garbage_collection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ended = run_process("play", typed="quit\n\n")
    assert (ended.status, ended.err) == (0, "")
