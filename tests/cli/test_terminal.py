from __future__ import annotations

import io

import pytest

from rook13.cli.terminal import COLOURS, Progress, Style, shows_colour, terminal_style
from rook13.engine.rules import make_rules
from rook13.engine.trick import NO_TRUMP
from rook13.wording.words import SUITS
from tests.cli.conftest import Terminal


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, True),
        ({"NO_COLOR": ""}, True),
        ({"NO_COLOR": "1"}, False),
        ({"TERM": "dumb"}, False),
        ({"TERM": "xterm"}, True),
    ],
)
def test_a_terminal_shows_colours_unless_somebody_objects(
    environment: dict[str, str], expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert shows_colour(Terminal(), environment) is expected
    assert not shows_colour(io.StringIO(), environment)


def test_the_old_console_of_windows_gets_no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    assert not shows_colour(Terminal(), {})
    assert shows_colour(Terminal(), {"WT_SESSION": "1"})


def test_every_suit_has_a_colour() -> None:
    assert set(COLOURS) == set(SUITS)


def test_the_letter_is_there_with_and_without_colour() -> None:
    card = make_rules("rook").deck.card("R14")
    assert Style().card(card) == "R14"
    assert Style(in_colour=True).card(card) == "\x1b[31mR14\x1b[0m"
    assert Style(in_colour=True).suit(card.suit) == "\x1b[31mRed\x1b[0m"
    assert Style(in_colour=True).suit(None) == "No Trump"
    assert not terminal_style().in_colour


@pytest.mark.parametrize(
    ("game", "trump", "cards", "shown"),
    [
        ("rook13", "", "R5 R14 Y6 R9", "R14 R9 R5   Y6"),
        ("fowl", "", "P1 P2 P14 FW", "FW   P1 P14 P2"),
        ("fowl", "P", "P1 P2 P14 FW", "P1 P14 P2 FW"),
        ("five_hundred", "H", "AH JD JH JO KD", "KD   JO JH JD AH"),
        ("elemental", "", "F1 X2 Z1 F13", "Z1   X2   F13 F1"),
    ],
)
def test_a_hand_is_arranged_as_the_game_ranks_it(
    game: str, trump: str, cards: str, shown: str
) -> None:
    rules = make_rules(game)
    tables = rules.tables(rules.deck.suit(trump).index if trump else NO_TRUMP)
    assert Style().hand(rules.deck.in_mask(rules.deck.parse(cards)), tables) == shown


def test_progress_shows_count_rate_and_time_left_on_a_terminal() -> None:
    times = iter([0.0, 0.05, 2.0, 200.0, 30000.0])
    terminal = Terminal()
    progress = Progress(1000, "games", terminal, clock=lambda: next(times))
    progress.update(1)
    assert terminal.getvalue() == ""
    progress.update(500)
    assert "500/1,000 games  250.0 a second  2 s left" in terminal.getvalue()
    progress.update(600)
    assert "2 min 13 s left" in terminal.getvalue()
    progress.update(700)
    assert "3 h 34 min left" in terminal.getvalue()
    progress.close()
    assert terminal.getvalue().endswith("\r\x1b[K")
