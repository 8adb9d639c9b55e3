from __future__ import annotations

from pathlib import Path

import pytest

from rook13.engine.rules import RULESETS
from tests.cli.conftest import Run

DOCS = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("game", [ruleset.id for ruleset in RULESETS])
def test_the_rules_without_options_are_those_in_docs(run: Run, game: str) -> None:
    assert run(f"rules {game}") == (0, (DOCS / f"{game}.md").read_text("utf-8"), "")


def test_options_are_filled_in(run: Run) -> None:
    text = run("rules rook13 --options target=300 floor=none").out
    assert "**over** 300" in text
    assert "250" not in text


def test_options_may_be_separated_by_commas_and_given_twice(run: Run) -> None:
    several = run("rules rook13 --options target=300 floor=none")
    assert run("rules rook13 --options target=300,floor=none") == several
    assert run("rules rook13 --options target=300 --options floor=none") == several


def test_a_preset_stands_for_options_which_can_still_be_changed(run: Run) -> None:
    avondale = run("rules five_hundred --preset avondale").out
    assert "misère" in avondale
    changed = run("rules five_hundred --preset avondale --options misere=off open_misere=off")
    assert changed.out != avondale


def test_the_number_of_players_is_filled_in(run: Run) -> None:
    assert "At this table of 6 all 10 rounds" in run("rules elemental --players 6").out
