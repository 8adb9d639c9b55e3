"""`make bench WHAT=ui` measures the real window, if only for a moment here."""

from __future__ import annotations

import gc
import json
from collections import Counter

import pytest
from pytestqt.qtbot import QtBot

from tests.tools.conftest import Bench, in_new_process
from tools.stalls import Stall, StallWatch, most_sampled
from tools.window_report import Report, lines
from tools.window_start import Start, StartTime, with_screen

SHORT = ("ui", "--starts", "1", "--seconds", "2", "--hands", "2", "--json")


def test_it_starts_windows_plays_a_game_and_counts_what_is_kept() -> None:
    ended = in_new_process(*SHORT)
    assert ended.status == 0, ended.err
    found = json.loads(ended.out)
    start = found["start"]
    for clock in ("wall", "cpu"):
        # Of one process; how long another one takes, a busy machine decides.
        assert start["sign_in"][clock] > start["window"][clock] > 0
        assert start["bare"][clock] > 0
    assert start["sign_in_ratio"] > start["ratio"] > 0
    smooth = found["smooth"]
    assert smooth["stalls"]["longest"] >= smooth["stalls"]["p99"] > 0
    assert len(smooth["stalls"]["worst"]) == 5
    assert smooth["stalls"]["longest_own"] <= smooth["stalls"]["longest"]
    assert smooth["bare"]["beats"] > 0
    assert smooth["frames"]["p95"] >= smooth["frames"]["median"] >= 0
    early, late = found["memory"]["looks"]
    assert (early["hands"], late["hands"]) == (1, 2)
    assert late["widgets"] > 100


def test_the_table_shows_ratio_and_aim() -> None:
    start = Start(5, StartTime(100, 80), StartTime(150, 100), StartTime(210, 160))
    text = "\n".join(lines(Report("offscreen", start, None, None)))
    rows = [line.split() for line in text.splitlines()]
    assert ["ratio", "1.50", "≤", "1.6"] in rows
    assert ["ratio", "in", "CPU", "time", "1.25", "≤", "1.6"] in rows
    assert ["our", "window,", "sign-in", "210", "ms"] in rows
    assert ["ratio", "2.10"] in rows
    assert ["ratio", "in", "CPU", "time", "2.00"] in rows


def test_windows_are_drawn_into_memory_only_where_there_is_no_screen() -> None:
    assert with_screen({"DISPLAY": ":0"}) == {"DISPLAY": ":0"}
    assert with_screen({})["QT_QPA_PLATFORM"] == "offscreen"


def test_a_stall_is_called_after_what_was_seen_most() -> None:
    seen = Counter({"Qt": 1, "ui.look.apply": 6, "net.ring": 3})
    assert most_sampled(seen) == "60 % ui.look.apply, 30 % net.ring"
    assert most_sampled(Counter({"Qt": 2, "garbage collection of generation 0": 0})) == "100 % Qt"
    assert most_sampled(Counter()) == ""


def test_a_collection_is_seen_although_nobody_can_look_meanwhile(qtbot: QtBot) -> None:
    watch = StallWatch()
    watch.start()
    kept = [[number] for number in range(300_000)]
    gc.collect()
    seen = set(watch._samples)
    watch.stop()
    assert len(kept) == 300_000
    assert "garbage collection of generation 2" in seen
    assert watch._on_collection not in gc.callbacks


def test_what_others_took_is_no_stall_of_our_own() -> None:
    assert Stall(wall=50, cpu=20, queued=25, doing="").own == 25


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("", "the following arguments are required: SUBJECT"),
        ("window", "invalid choice: 'window'"),
        ("engine --seconds 0", "--seconds: “0” is not a number of seconds above 0"),
        ("engine --seconds soon", "--seconds: “soon” is not a number of seconds above 0"),
    ],
)
def test_nothing_else_can_be_measured(
    bench: Bench, capsys: pytest.CaptureFixture[str], words: str, complaint: str
) -> None:
    with pytest.raises(SystemExit, match="2"):
        bench(words)
    assert complaint in capsys.readouterr().err


def test_a_click_is_counted_until_its_card_is_shown() -> None:
    ended = in_new_process("click", "--files")
    assert ended.status == 0, ended.err
    table, files = ended.out.split("\n\n")
    *clicks, median = [line.split() for line in table.splitlines()[1:]]
    assert len(clicks) == 7
    assert all(int(number) > 0 for click in (*clicks, median) for number in click[1:])
    assert "ui/table/screen.py" in files.splitlines()
    assert not any(name.startswith("bots/") for name in files.splitlines())
