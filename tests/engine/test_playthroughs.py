"""Whole games must go as they are written down in tests/playthroughs."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest
import regenerate_playthroughs
from regenerate_playthroughs import FOLDER, PLAYTHROUGHS, playthrough

from rook13.engine import events
from rook13.engine.events import Event, PrivateEvent
from rook13.engine.rules import RULESETS

LINES_SHOWN = 60
LARGEST = 150_000


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_game_goes_as_it_is_written_down(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    played = playthrough(name)
    if played != written:
        lines = unified_diff(written.splitlines(), played.splitlines(), "written", "played", n=6)
        shown = "\n".join(islice(lines, LINES_SHOWN))
        pytest.fail(f"scripts/regenerate_playthroughs.py writes it again\n{shown}", pytrace=False)


def test_every_game_and_preset_has_a_playthrough_and_no_file_is_left_over() -> None:
    names = {game.id for game in RULESETS}
    names |= {f"{game.id}-{preset}" for game in RULESETS for preset in game.presets}
    assert names <= set(PLAYTHROUGHS)
    assert {file.name for file in FOLDER.iterdir()} == {f"{name}.txt" for name in PLAYTHROUGHS}


def test_playthroughs_come_to_an_end_and_stay_readable() -> None:
    for file in FOLDER.iterdir():
        text = file.read_text(encoding="utf-8")
        assert "game_over" in text, file.name
        assert "GameWon winners=" in text, file.name
        assert len(text.encode()) < LARGEST, file.name


def test_everything_that_can_happen_happens_in_some_playthrough() -> None:
    texts = "".join(file.read_text(encoding="utf-8") for file in FOLDER.iterdir())
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type)]
    happenings = [kind for kind in kinds if issubclass(kind, Event)]
    never = [kind.__name__ for kind in happenings if f": {kind.__name__} " not in texts]
    assert never == [Event.__name__, PrivateEvent.__name__]


def test_the_script_writes_what_is_stale_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = {name: PLAYTHROUGHS[name] for name in ("elemental-3", "rook-kentucky")}
    monkeypatch.setattr(regenerate_playthroughs, "PLAYTHROUGHS", chosen)
    assert regenerate_playthroughs.main(["--check"], tmp_path) == 1
    assert list(tmp_path.iterdir()) == []
    assert regenerate_playthroughs.main([], tmp_path) == 0
    (tmp_path / "rook-kentucky.txt").write_text("another game\n", encoding="utf-8")
    capsys.readouterr()
    assert regenerate_playthroughs.main(["--check"], tmp_path) == 1
    assert capsys.readouterr().out == "stale: rook-kentucky.txt\n"
    assert regenerate_playthroughs.main([], tmp_path) == 0
    assert capsys.readouterr().out == "written: rook-kentucky.txt\n"
    assert regenerate_playthroughs.main(["--check"], tmp_path) == 0
