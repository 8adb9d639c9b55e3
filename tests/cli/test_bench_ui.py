"""`rook13 bench ui` measures the real window, if only for a moment here."""

from __future__ import annotations

import json
from collections import Counter

from rook13.cli.bench_ui.report import Report, lines
from rook13.cli.bench_ui.screen import with_screen
from rook13.cli.bench_ui.stalls import _commonest
from rook13.cli.bench_ui.start import Begun, Start
from tests.cli.conftest import Run
from tests.cli.online import run as run_process

SHORT = ("bench", "ui", "--starts", "1", "--seconds", "2", "--hands", "2", "--json")


def test_it_starts_windows_plays_a_game_and_counts_what_is_kept() -> None:
    ended = run_process(*SHORT)
    assert ended.status == 0, ended.err
    found = json.loads(ended.out)
    assert found["start"]["window"]["cpu"] > found["start"]["bare"]["cpu"] > 0
    assert found["start"]["ratio"] > 1
    smooth = found["smooth"]
    assert smooth["stalls"]["longest"] >= smooth["stalls"]["p99"] > 0
    assert len(smooth["stalls"]["worst"]) == 3
    assert smooth["frames"]["count"] >= 0
    early, late = found["memory"]["early"], found["memory"]["late"]
    assert (early["hands"], late["hands"]) == (1, 2)
    assert late["widgets"] > 100


def test_the_table_shows_ratio_and_aim() -> None:
    start = Start(5, Begun(100, 80), Begun(150, 100))
    text = "\n".join(lines(Report("offscreen", start, None, None)))
    rows = [line.split() for line in text.splitlines()]
    assert ["ratio", "1.50", "≤", "1.6"] in rows
    assert ["ratio", "in", "CPU", "time", "1.25", "≤", "1.6"] in rows


def test_windows_are_drawn_into_memory_only_where_there_is_no_screen() -> None:
    assert with_screen({"DISPLAY": ":0"}) == {"DISPLAY": ":0"}
    assert with_screen({})["QT_QPA_PLATFORM"] == "offscreen"


def test_a_stall_is_called_after_what_was_seen_most() -> None:
    assert _commonest(Counter({"ui.look.apply": 2, "net.ring": 1})) == "ui.look.apply"
    assert _commonest(Counter()) == ""


def test_nothing_else_can_be_measured(run: Run) -> None:
    status, _, err = run("bench window")
    assert (status, "the ui can be measured" in err) == (2, True)
