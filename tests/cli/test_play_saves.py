from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from rook13.engine.record import Record, load_record
from tests.cli.conftest import Run

RESUME = "Game saved. To resume: rook13 play --resume"


@pytest.fixture
def autosave(data_folder: Path) -> Path:
    return data_folder / "autosave.json"


def test_the_end_of_input_keeps_the_game(run: Run, autosave: Path) -> None:
    ran = run("play rook13 --seed 5", typed="pass\n")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith(f"> \n{RESUME}\n")
    assert load_record(autosave.read_bytes()).hands[0].actions[0] == "A1 pass"


def test_games_are_kept_in_the_folder_that_was_named(
    run: Run, autosave: Path, tmp_path: Path
) -> None:
    where = tmp_path / "stick"
    resume = f"rook13 play --data-dir {where} --resume"
    first = run(f"--data-dir {where} play rook13 --seed 5", typed="pass\n")
    assert first.out.endswith(f"Game saved. To resume: {resume}\n")
    second = run(f"play rook --data-dir {where}")
    assert f"To resume: {resume} {where / 'unfinished-1.json'}\n" in second.out
    assert run(f"{resume} {where / 'unfinished-1.json'}".removeprefix("rook13 ")).status == 0
    assert not autosave.exists()


def test_an_interrupt_keeps_the_game(
    run: Run, autosave: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_over = Event()

    def interrupt(_: str) -> str:
        signal.raise_signal(signal.SIGINT)
        is_over.wait()
        raise EOFError

    monkeypatch.setattr("builtins.input", interrupt)
    ran = run("play rook13 --seed 5")
    is_over.set()
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith(f"\n{RESUME}\n")
    assert autosave.exists()


def test_the_game_is_kept_before_every_question(
    run: Run, autosave: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[Record] = []

    def die(_: str) -> str:
        kept.append(load_record(autosave.read_bytes()))
        raise SystemError("the terminal is gone")

    monkeypatch.setattr("builtins.input", die)
    run("play rook13 --seed 5")
    assert [len(record.hands) for record in kept] == [1]


def test_a_resumed_game_goes_on_where_it_was(run: Run, autosave: Path) -> None:
    left = run("play rook13 --seed 5 --name Ann --bots random", typed="pass\nY13\n")
    kept = autosave.read_bytes()
    back = run("play --resume")
    assert "Hand 1, dealer Robin. The hand is being played.\n" in back.out
    assert "  bids        Ann pass, Wren pass, Finch pass, Robin 65\n" in back.out
    assert back.out[back.out.index("Trick 2 of 9") :] == left.out[left.out.index("Trick 2 of 9") :]
    assert autosave.read_bytes() == kept


def test_a_resumed_game_may_name_its_game(run: Run) -> None:
    run("play rook --seed 5", typed="70\n")
    assert run("play rook --resume").status == 0
    assert run("play fowl --resume") == (2, "", "The saved game is Rook.\n")


def test_a_resumed_game_may_be_played_from_another_seat(run: Run) -> None:
    run("play rook13 --seed 5", typed="pass\n")
    out = run("play --resume --seat B2").out
    assert "  side B      B1 Wren, B2 Robin\n" in out


def test_resuming_finds_the_person_among_the_bots(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(f"play rook13 --seat A2 --seed 5 --save {path}")
    assert load_record(path.read_bytes()).seats == ("Bot Wren", "Bot Finch", "You", "Bot Robin")
    assert "A2 You" in run(f"play --resume {path}").out


def test_a_game_of_bots_can_be_taken_over(run: Run, tmp_path: Path) -> None:
    run(f"simulate rook13 --games 1 --hand-limit 1 --save {tmp_path}")
    out = run(f"play --resume {tmp_path / 'game-00001.json'}").out
    assert "A1 random" in out
    assert "\nHand 2 · dealer " in out


def test_a_chosen_file_is_kept_up_to_date_and_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    ran = run("play", "rook13", "--seed", "5", "--save", str(path), typed="pass\nquit\n")
    assert ran.out.endswith(f'To resume: rook13 play --resume "{path}"\n')
    again = run("play", "--resume", str(path), typed="Y13\n")
    assert again.status == 0
    assert "A1 Y13" in load_record(path.read_bytes()).hands[0].actions


def test_an_existing_file_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann")
    ran = run(f"play rook13 --save {path}")
    assert ran.status == 2
    assert ran.err == f"{path} already exists. To resume it: rook13 play --resume {path}\n"
    assert path.read_text() == "Dear Ann"


def test_a_chosen_file_that_cannot_be_written_is_an_error(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "missing" / "game.json"
    ran = run(f"play rook13 --save {path}")
    assert (ran.status, ran.err) == (1, f"Can't write {path}: No such file or directory.\n")


def test_without_a_place_to_save_one_can_still_play(run: Run, data_folder: Path) -> None:
    data_folder.parent.mkdir()
    data_folder.write_text("in the way")
    ran = run("play rook13 --seed 5", typed="pass\nY13\n")
    assert ran.status == 0
    assert ran.out.count("The game is not being saved.") == 1
    assert "Trick 2 of 9" in ran.out
    assert "\nCouldn't save the game. " in ran.out
    assert run("play rook13 --seed 5", typed="quit\nn\n").status == 0


def test_quitting_offers_to_keep_the_game(run: Run, autosave: Path) -> None:
    ran = run("play rook13 --seed 5", typed="pass\nquit\nmaybe\ny\n")
    assert ran.out.count("Save the game for later? [Y/n]") == 2
    assert ran.out.endswith(f"{RESUME}\n")
    assert autosave.exists()


@pytest.mark.parametrize("answer", ["n", "No"])
def test_quitting_without_keeping_forgets_the_game(run: Run, autosave: Path, answer: str) -> None:
    ran = run("play rook13 --seed 5", typed=f"pass\nquit\n{answer}\n")
    assert ran.status == 0
    assert RESUME not in ran.out
    assert not autosave.exists()


def test_a_new_game_sets_the_unfinished_one_aside_and_says_so(run: Run, data_folder: Path) -> None:
    run("play rook --seed b", typed="85\n")
    out = run("play fowl --seed 5").out
    place = data_folder / "unfinished-1.json"
    assert f"Your unfinished Rook game is saved. To resume: rook13 play --resume {place}\n" in out
    back = run(f"play --resume {place}", typed="quit\nn\n")
    assert "  bids        You 85" in back.out
    assert not place.exists()


def test_when_many_games_are_unfinished_the_oldest_goes(run: Run, data_folder: Path) -> None:
    for number in range(12):
        run(f"play rook13 --seed {number:x}")
    names = sorted(path.name for path in data_folder.iterdir())
    assert names == ["autosave.json", *(f"unfinished-{place}.json" for place in range(1, 10))]


def test_an_autosave_that_is_no_record_is_not_mentioned(run: Run, autosave: Path) -> None:
    autosave.parent.mkdir(parents=True)
    autosave.write_text("rubbish")
    assert "unfinished" not in run("play rook13 --seed 5").out


def test_there_has_to_be_a_game_to_resume(run: Run) -> None:
    assert run("play --resume") == (1, "", "There is no unfinished game to resume.\n")


def test_resuming_tells_what_is_wrong_with_a_file(run: Run, autosave: Path) -> None:
    run("play rook13 --seed 5", typed="pass\n")
    fields = json.loads(autosave.read_text("utf-8"))
    fields["hands"][0]["actions"][0] = "A1 bid 7"
    autosave.write_text(json.dumps(fields))
    ran = run("play --resume")
    assert ran.status == 1
    assert ran.err == "Hand 1, action 1: “A1 bid 7” isn't allowed. Bids go in steps of five.\n"


def test_a_finished_game_cannot_be_resumed(run: Run, tmp_path: Path) -> None:
    run(f"simulate fowl --games 1 --save {tmp_path}")
    ran = run(f"play --resume {tmp_path / 'game-00001.json'}")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "The saved game is over; rook13 replay shows its results.\n"


def test_save_writes_a_copy_where_wanted(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "copy.json"
    bad = tmp_path / "missing" / "copy.json"
    out = run("play rook13 --seed 5", typed=f"pass\nsave {path}\nsave {bad}\n").out
    assert f"> save {path}\nSaved in {path}.\n" in out
    assert f"Can't write {bad}: No such file or directory.\n" in out
    assert load_record(path.read_bytes()).hands[0].actions[0] == "A1 pass"


def test_an_interrupt_while_nobody_types_keeps_the_game(tmp_path: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "rook13", "play", "--seed", "5"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)},
    )
    assert program.stdout is not None
    while not program.stdout.readline().startswith("  you may"):
        pass
    program.send_signal(signal.SIGINT)
    out, err = program.communicate()
    assert (program.returncode, out.replace("> ", ""), err) == (0, f"\n{RESUME}\n", "")
