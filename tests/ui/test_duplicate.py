"""The ranking of a duplicate session, and what the form of a new table offers for one."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from rook13.engine.rules import make_rules
from rook13.own_tables import DuplicateWish, PastDuplicate
from rook13.table.config import TableConfig
from rook13.table.duplicate import (
    BoardResult,
    DuplicateError,
    DuplicateView,
    TableResults,
    dump_duplicate,
    load_duplicate,
)
from rook13.ui.duplicate import RESULT, DuplicateStrip, RankingDialog, duplicate_words
from rook13.ui.screens.new_table.forms import DuplicateForm
from rook13.ui.screens.new_table.model import NewTable
from rook13.ui.ui_context import UiContext

RULES = make_rules("rook13", {"boards": 2})
SEEDS = ("11" * 32, "22" * 32)


def table(
    *scores: tuple[int, int], names: str = "Ann Bea Cal Dot", level: str = ""
) -> TableResults:
    results = tuple(
        BoardResult(board, SEEDS[board - 1], score, "A1", "80", score[0] > 0)
        for board, score in enumerate(scores, 1)
    )
    return TableResults(tuple(names.split()), len(scores), results, level)


DUPLICATE = DuplicateView(
    "ab" * 32,
    2,
    0,
    (
        table((120, 0), (-80, 60)),
        table((80, 40), (70, 50), names="Eve Fay Gus Hal"),
        table((80, 40), names="Bot Bot Bot Bot", level="normal"),
    ),
    SEEDS,
)


def column(dialog: RankingDialog, place: int) -> list[str]:
    cells = [dialog.ranks.item(row, place) for row in range(dialog.ranks.rowCount())]
    return [cell.text() for cell in cells if cell is not None]


def test_the_ranking_is_that_of_the_chosen_side(ui: UiContext, qtbot: QtBot) -> None:
    dialog = RankingDialog(ui, RULES, DUPLICATE, 0)
    qtbot.addWidget(dialog)
    assert column(dialog, RESULT) == ["56.2%", "56.2%", "25%"]
    assert column(dialog, 2) == ["Ann and Cal", "Eve and Gus", "Bots (Normal)"]
    dialog.sides.button(1).click()
    assert column(dialog, 2) == ["Bots (Normal)", "Bea and Dot", "Fay and Hal"]
    assert column(dialog, RESULT) == ["57.5%", "43.8%", "43.8%"]


def test_every_board_is_compared_table_by_table(ui: UiContext, qtbot: QtBot) -> None:
    dialog = RankingDialog(ui, RULES, DUPLICATE, 0)
    qtbot.addWidget(dialog)
    rows = [
        [cell.text() for place in range(4) if (cell := dialog.boards.item(row, place)) is not None]
        for row in range(2)
    ]
    assert rows == [
        ["1", "+120 · 100%", "+80 · 25%", "+80 · 25%"],
        ["2", "−80 · 12%", "+70 · 88%", "–"],
    ]
    tip = dialog.boards.item(1, 1)
    assert tip is not None
    assert tip.toolTip() == "A1 bid 80 and was set"


def test_before_the_end_the_ranking_says_what_it_counts(ui: UiContext, qtbot: QtBot) -> None:
    dialog = RankingDialog(ui, RULES, replace(DUPLICATE, seeds=()), 0)
    qtbot.addWidget(dialog)
    assert dialog.title.text() == "Duplicate session so far"
    assert "your table has finished" in dialog.note.text()
    assert column(dialog, RESULT) == ["62.5%", "50%", "25%"]
    dialog.show_duplicate(DUPLICATE)
    assert dialog.title.text() == "Duplicate session: final ranking"
    assert not dialog.note.text()


def test_the_strip_tells_how_far_the_others_are_and_how_it_ended(
    ui: UiContext, qtbot: QtBot
) -> None:
    strip = DuplicateStrip(ui)
    qtbot.addWidget(strip)
    strip.show_duplicate(replace(DUPLICATE, seeds=()), 0)
    assert strip.words.text().endswith("Boards finished: table 2: 2, table 3: 1.")
    strip.show_duplicate(DUPLICATE, 0)
    assert "With 56.2% you are number 1 of 3" in strip.words.text()
    assert duplicate_words(DUPLICATE, None) == "The session is over."
    with qtbot.waitSignal(strip.ranking.clicked):
        strip.ranking.click()


def test_the_form_offers_past_duplicates_of_the_game_to_a_player_alone(qtbot: QtBot) -> None:
    form = DuplicateForm(lambda: None)
    qtbot.addWidget(form)
    past = PastDuplicate("Session of 1 May", TableConfig(game="rook13"), SEEDS, DUPLICATE.tables)
    form.set_past([past])
    form.set_rules(make_rules("fowl"), is_solo=True)
    assert form.field.count() == 1
    form.set_rules(make_rules("rook13"), is_solo=True)
    form.play.setChecked(True)
    form.field.setCurrentIndex(1)
    wish = form.wish()
    assert wish is not None
    assert wish.past == past
    form.set_rules(make_rules("rook13"), is_solo=False)
    assert form.wish() == DuplicateWish()


def test_a_game_of_rounds_limits_the_boards(qtbot: QtBot) -> None:
    form = DuplicateForm(lambda: None)
    qtbot.addWidget(form)
    form.set_rules(make_rules("elemental", {"rounds": "last_5"}), is_solo=True)
    assert form.boards.maximum() == 5


def test_the_tables_of_a_duplicate_have_no_help_and_no_code() -> None:
    config = TableConfig(undo=True, hints=True, private=True)
    table = NewTable(config, False, duplicate=DuplicateWish(3, 4)).duplicate_config()
    assert (table.undo, table.hints, table.private) == (False, False, False)
    assert table.rules().boards == 4


def test_a_duplicate_is_read_as_it_was_written() -> None:
    assert load_duplicate(dump_duplicate(DUPLICATE)) == DUPLICATE
    for text in ("", "{}", '{"commitment": 1}', "[]"):
        try:
            load_duplicate(text)
        except DuplicateError:
            continue
        raise AssertionError(text)
