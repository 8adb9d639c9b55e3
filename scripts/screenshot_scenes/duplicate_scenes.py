"""The pictures of a duplicate session: setting it up, playing it, and its ranking."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from rook13.engine.rules import make_rules
from rook13.own_tables import DuplicateWish
from rook13.table.duplicate import BoardResult, DuplicateView, TableResults
from rook13.ui.duplicate import DuplicateStrip, RankingDialog
from rook13.ui.screens.new_table.model import NewTable
from rook13.ui.screens.new_table.screen import NewTableScreen
from screenshot_scenes import sample_games as games
from screenshot_scenes.capture import SetUp, WindowCapture

SEEDS = tuple(f"{number:064x}" for number in range(8))
PAIRS = (
    (games.ANN.name, "Bea", "Cal", "Dot"),
    ("Eve", "Finch", "Gus", "Wren"),
    ("Bot Normal",) * 4,
    ("Bot Normal",) * 4,
)
SCORES = (
    ((120, -85), (95, 25), (-110, 60), (75, 45), (120, 0), (-90, 55), (80, 40), (100, 20)),
    ((95, 25), (95, 25), (60, 60), (-80, 65), (110, 10), (45, 75), (80, 40), (-105, 70)),
    ((100, 20), (-100, 45), (70, 50), (75, 45), (105, 15), (-90, 55), (70, 50), (90, 30)),
    ((-95, 50), (85, 35), (65, 55), (80, 40), (115, 5), (50, 70), (-85, 40), (100, 20)),
)


def pictures() -> Iterator[tuple[str, SetUp]]:
    """Return the scenes with their names."""
    yield "duplicate-new-table", partial(_form, True)
    yield "duplicate-new-table-network", partial(_form, False)
    yield "duplicate-table", partial(_table, 3)
    yield "duplicate-ranking-so-far", partial(_ranking, 3)
    yield "duplicate-ranking", partial(_ranking, 8)
    yield "duplicate-ranking-six", _six


def _duplicate(boards: int) -> DuplicateView:
    tables = [
        _results(names, scores[:boards], "" if place < 2 else "normal", 8 if place > 1 else boards)
        for place, (names, scores) in enumerate(zip(PAIRS, SCORES, strict=True))
    ]
    return DuplicateView("ab" * 32, 8, 0, tuple(tables), SEEDS if boards == 8 else ())


def _results(
    names: Sequence[str], scores: Sequence[tuple[int, ...]], level: str, played: int
) -> TableResults:
    results = tuple(
        BoardResult(board, SEEDS[board - 1], score, "A1", str(abs(score[0])), score[0] > 0)
        for board, score in enumerate(scores, 1)
    )
    return TableResults(tuple(names), played, results, level)


def _form(is_solo: bool, capture: WindowCapture) -> None:
    screen = NewTableScreen(capture.ui)
    screen.set_person(games.ANN)
    table = NewTable.usual()
    screen.set_initial(table if is_solo else table.with_others())
    screen.duplicate.choose(DuplicateWish())
    capture.show(screen)
    capture.settle()
    screen.duplicate_section.set_open(True)
    capture.settle()
    screen.page.ensureWidgetVisible(screen.duplicate)


def _table(boards: int, capture: WindowCapture) -> None:
    screen = capture.sit(games.playing("rook13"))
    strip = DuplicateStrip(capture.ui, screen)
    strip.show_duplicate(_duplicate(boards), 0)
    screen.add_strip(strip)


def _ranking(boards: int, capture: WindowCapture) -> None:
    screen = capture.sit(games.game_done("rook13", True))
    rules = make_rules("rook13", {"boards": 8})
    duplicate = _duplicate(boards)
    capture.open(
        RankingDialog(capture.ui, rules, duplicate, 0, screen, may_play_again=duplicate.is_over)
    )


def _six(capture: WindowCapture) -> None:
    """Everybody for themselves, at as many tables as a host opens."""
    rules = make_rules("elemental", {"boards": 5}, 6)
    screen = capture.sit(games.playing("rook13"))
    names = ("Ann", "Bea", "Cal", "Dot", "Eve", "Fay")
    tables = tuple(
        _results(
            [f"{name} {table}" if table else name for name in names],
            [
                tuple((seat * 7 + board * 3 + table * 5) % 9 * 10 - 20 for seat in range(6))
                for board in range(5)
            ],
            "" if table < 6 else "expert",
            5,
        )
        for table in range(8)
    )
    duplicate = DuplicateView("ab" * 32, 5, 2, tables, SEEDS[:5])
    capture.open(RankingDialog(capture.ui, rules, duplicate, 1, screen, may_play_again=True))
