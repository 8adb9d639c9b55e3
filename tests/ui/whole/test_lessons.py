"""Lessons in the window: landing in one with a click, following it or not, and leaving it."""

from __future__ import annotations

from PySide6.QtCore import Qt

from rook13.coach.lessons import lesson_of
from rook13.engine.actions import Action
from rook13.engine.notation import parse_action
from rook13.engine.rules import RULESETS
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.screens.practice.screen import PracticeScreen
from rook13.ui.table.screen import TableScreen
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MousePlayer, careful
from tests.ui.whole.home import Home
from tests.ui.whole.test_trying_again import games, strip

FIRST = RULESETS[0].id


def at_lesson(make_home: MakeHome) -> Home:
    """Land in the first lesson with one click after the first start."""
    home = make_home(settings={"play_last_card": False})
    home.click(home.welcome.accounts_page.lesson_button)
    home.wait_for_game()
    home.wait_for_turn()
    return home


def advised(home: Home) -> str:
    lesson = lesson_of(FIRST)
    assert lesson is not None
    step = lesson.step(home.game)
    assert step is not None
    return step.advice


def test_a_guest_lands_in_it_with_one_click_and_leaves_it_with_one(make_home: MakeHome) -> None:
    home = at_lesson(make_home)
    assert "bid 95" in strip(home).words.text()
    home.click(strip(home).buttons["leave"])
    home.wait(lambda: isinstance(home.screen, LobbyScreen))
    assert games(home).recent() == []


def test_a_learner_who_follows_is_praised_and_plays_the_hand_to_its_end(
    make_home: MakeHome,
) -> None:
    home = at_lesson(make_home)

    def choice(view: PlayerView) -> Action:
        text = advised(home)
        return parse_action(view.rules, f"A1 {text}") if text else careful(view)

    player = MousePlayer(home, choice)
    player.step()
    assert "Well done." in strip(home).words.text()
    player.play_hand()
    home.wait(lambda: "play" in strip(home).buttons)
    assert home.game.results[-1].made
    assert "Shall we play one for real?" in strip(home).words.text()
    home.click(strip(home).buttons["play"])
    home.wait(lambda: isinstance(home.screen, TableScreen) and home.table.strip is None)
    home.wait_for_game()
    assert home.game.rules.id == FIRST


def test_a_learner_who_does_something_else_may_take_it_back(make_home: MakeHome) -> None:
    home = at_lesson(make_home)
    home.key("p")
    home.wait(lambda: "undo" in strip(home).buttons)
    assert "I'd have chosen a bid of 95" in strip(home).words.text()
    home.click(strip(home).buttons["undo"])
    home.wait(lambda: "bid 95" in strip(home).words.text())
    assert home.game.phase is Phase.AUCTION
    home.click(strip(home).buttons["skip"])
    assert "hint" in strip(home).words.text()
    home.key("p")
    home.wait(lambda: home.game.calls != ())
    assert "undo" not in strip(home).buttons


def test_lessons_of_all_games_are_on_the_practice_screen(make_home: MakeHome) -> None:
    home = make_home().guest()
    home.click(home.lobby.practice)
    assert isinstance(home.screen, PracticeScreen)
    screen = home.screen
    assert [line.key for line in screen.lessons.lines.lines] == [each.id for each in RULESETS]
    screen.lessons.setFocus()
    home.key(Qt.Key.Key_Down)
    home.program.settings.change(theme="dark")
    assert isinstance(home.screen, PracticeScreen)
    screen = home.screen
    screen.lessons.choose(RULESETS[1].id)
    home.click(screen.learn)
    home.wait_for_game()
    assert home.game.rules.id == RULESETS[1].id
    home.wait_for_turn()
    assert strip(home).words.text().startswith("What's different")
    home.click(strip(home).buttons["leave"])
    home.wait(lambda: isinstance(home.screen, PracticeScreen))
    assert isinstance(home.screen, PracticeScreen)
    home.click(home.screen.back)
    home.wait(lambda: isinstance(home.screen, LobbyScreen))
