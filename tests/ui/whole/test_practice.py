"""The practice screen: puzzles that come again, new ones, and the deal of the day."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from unittest.mock import Mock

import pytest

from rook13.background.jobs import ThreadExecutor
from rook13.coach.daily import daily_record
from rook13.coach.puzzles import DAY, Grade, Puzzle, Topic
from rook13.engine.record import cut
from rook13.engine.state import Phase
from rook13.storage.puzzles import OWN, Puzzles, StoredPuzzle
from rook13.ui.flows import practice_flow
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.screens.practice import puzzle as puzzle_guide
from rook13.ui.screens.practice.screen import ANY, PracticeScreen
from tests.coach.test_puzzles import knowable_review
from tests.ui.review.reviewing import game_of, hands_of
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MousePlayer, careful
from tests.ui.whole.home import Home
from tests.ui.whole.test_trying_again import games, open_review, strip

THROWN = "thrown away"
LAST_BOX = practice_flow.LAST_BOX


def thrown_puzzle() -> Puzzle:
    """Ann is to play her next to last card, and the Yellow 5 keeps the contract."""
    record, (hand,) = game_of(THROWN), hands_of(game_of(THROWN))
    step = next(each for each in hand.moments if str(each.action) == "A1 R7")
    start = cut(record, hand.entry, step.number - 1)
    return Puzzle(Topic.ENDING, start, "A1", ("A1 Y5",), 35)


@pytest.fixture
def home(make_home: MakeHome) -> Home:
    home = make_home(settings={"play_last_card": False}).guest()
    home.program.navigator.practice_flow.executor = ThreadExecutor()
    return home


def puzzles(home: Home) -> Puzzles:
    return games(home).puzzles()


def practise(home: Home) -> PracticeScreen:
    home.click(home.lobby.practice)
    assert isinstance(home.screen, PracticeScreen)
    return home.screen


def wait_for_screen(home: Home) -> PracticeScreen:
    home.wait(lambda: isinstance(home.screen, PracticeScreen))
    assert isinstance(home.screen, PracticeScreen)
    return home.screen


def add(home: Home) -> None:
    found = thrown_puzzle()
    puzzles(home).add(found.topic.value, OWN, found.record, found.seat, found.best, found.cost)


def only(home: Home) -> StoredPuzzle:
    (found,) = puzzles(home).due(time.time() + 100 * DAY, LAST_BOX)
    return found


def play(home: Home, card: str) -> None:
    home.wait_for_turn()
    found = next(each for each in home.game.hand if each.name == card)
    home.click(home.table.hand.button(found))


def test_a_right_answer_is_told_at_once_and_the_puzzle_comes_again_tomorrow(home: Home) -> None:
    add(home)
    screen = practise(home)
    home.wait(lambda: screen.progress_words.text().startswith("1 puzzle due"))
    home.click(screen.solve)
    home.wait_for_game()
    assert "From one of your games." in strip(home).words.text()
    play(home, "Y5")
    home.wait(lambda: "next" in strip(home).buttons)
    assert strip(home).words.text() == "Right! The other choice cost 35 points."
    home.wait(lambda: only(home).right == 1)
    assert only(home).box == 1
    assert only(home).due > time.time() + DAY / 2
    home.click(strip(home).buttons["leave"])
    screen = wait_for_screen(home)
    home.wait(lambda: screen.progress_words.text().startswith("0 puzzles due"))
    home.click(screen.back)
    home.wait(lambda: isinstance(home.screen, LobbyScreen))


def test_a_wrong_answer_is_graded_by_the_solver_and_comes_again(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    def graded(report: Callable[[float], None], record: str, action: str) -> Grade:
        assert action == "A1 R7"
        report(0.5)
        return Grade(35, ("A1 Y5",))

    monkeypatch.setattr(puzzle_guide, "grade", graded)
    add(home)
    screen = practise(home)
    home.wait(lambda: screen.topics.current and screen.topics.current.key == ANY)
    home.click(screen.solve)
    home.wait_for_game()
    play(home, "R7")
    home.wait(lambda: "again" in strip(home).buttons)
    assert strip(home).words.text() == "Red 7 costs 35 points. Better: Yellow 5."
    home.wait(lambda: only(home).wrong == 1)
    home.click(strip(home).buttons["again"])
    home.wait(lambda: "next" not in strip(home).buttons)
    play(home, "Y5")
    home.wait(lambda: "next" in strip(home).buttons)
    home.click(strip(home).buttons["next"])
    wait_for_screen(home)
    home.wait(lambda: "Nothing is due" in home.window.toast.text)


def test_a_new_puzzle_is_made_for_a_topic_and_the_search_can_be_stopped(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[list[Puzzle]] = [[], [thrown_puzzle()]]

    def make(report: Callable[[float], None], game: str, topic: str, seed: str) -> list[Puzzle]:
        report(0.5)
        return made.pop(0)

    monkeypatch.setattr(practice_flow, "make_puzzles", make)
    screen = practise(home)
    screen.topics.choose(Topic.ENDING.value)
    home.click(screen.solve)
    home.wait(lambda: home.window.toast.text == "No puzzle was found this time. Try again.")
    assert screen.bar.isHidden()
    screen.topics.choose(Topic.ENDING.value)
    screen.topics.used.emit(Topic.ENDING.value)
    home.wait_for_game()
    assert home.game.phase is Phase.PLAY
    home.click(strip(home).buttons["leave"])
    screen = wait_for_screen(home)
    screen.show_searching(0.2)
    assert screen.bar.isVisible()
    home.click(screen.stop)
    screen.games.setCurrentIndex(screen.games.count() - 1)
    home.wait(lambda: not screen.daily.isEnabled())
    assert "too short" in screen.daily_words.text()


def test_the_deal_of_the_day_is_played_once_and_compared_by_file(
    home: Home, tmp_path: Path
) -> None:
    screen = practise(home)
    flow = home.program.navigator.practice_flow
    home.click(screen.daily)
    home.wait_for_game()
    today = date.today()
    seat = home.scene.seat
    assert seat is not None
    MousePlayer(home, careful).play_hand()
    home.wait(lambda: "compare" in strip(home).buttons)
    score = home.game.results[0].score[home.game.rules.side_of[seat.index]]
    assert f"You scored {score}" in strip(home).words.text()
    home.wait(lambda: puzzles(home).results(today.isoformat(), "rook13"))
    home.click(strip(home).buttons["compare"])
    screen = wait_for_screen(home)
    home.wait(lambda: not screen.daily.isEnabled())
    (line,) = screen.results.lines.lines
    assert (line.title, line.detail) == ("Ann", "You")
    path = tmp_path / "mine.json"
    flow.export_to(str(path))
    home.wait(path.exists)
    home.wait(lambda: home.window.toast.text == "Saved as mine.json.")
    friend = json.loads(path.read_text(encoding="utf-8")) | {"name": "Bea"}
    path.write_text(json.dumps(friend), encoding="utf-8")
    flow.import_from(str(path))
    home.wait(lambda: [each.title for each in screen.results.lines.lines] == ["Ann", "Bea"])
    path.write_text("{}", encoding="utf-8")
    flow.import_from(str(path))
    home.wait(lambda: home.window.toast.text == "This isn't the result of a deal of the day.")
    flow.export_to(str(tmp_path / "missing" / "mine.json"))
    home.wait(lambda: home.window.toast.text == "Couldn't save the result there.")
    dealt = daily_record(today, "rook13").hands[0].deal
    own, *_ = puzzles(home).results(today.isoformat(), "rook13")
    assert own.record.hands[0].deal == dealt


def test_a_redeal_on_the_deal_of_the_day_is_the_same_for_everybody_also_after_midnight(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On this day the player's partner in Rook has no counters, and calls a redeal.
    clock = Mock(wraps=date, today=lambda: date(2026, 11, 11))
    monkeypatch.setattr(practice_flow, "date", clock)
    screen = practise(home)
    screen.games.setCurrentIndex(screen.games.findData("rook"))
    home.wait(lambda: home.program.navigator.practice_flow._game == "rook")
    home.click(screen.daily)
    home.wait_for_game()
    clock.today = lambda: date(2026, 11, 12)
    MousePlayer(home, careful).play_hand()
    home.wait(lambda: "compare" in strip(home).buttons)
    home.wait(lambda: puzzles(home).results("2026-11-11", "rook"))
    (own,) = puzzles(home).results("2026-11-11", "rook")
    assert len(own.record.hands) == 2
    home.click(strip(home).buttons["compare"])
    results = wait_for_screen(home).results.lines
    home.wait(lambda: [line.title for line in results.lines] == ["Ann"])


def test_mistakes_in_a_reviewed_game_become_puzzles(home: Home) -> None:
    game = games(home).add(game_of(THROWN), "A1", ("B",), 0, 1.0)
    open_review(home, game.id)
    home.reviewers[-1].answer(knowable_review())
    home.wait(lambda: puzzles(home).due(time.time(), LAST_BOX))
    home.program.reviews.close()
    assert all(each.source == OWN for each in puzzles(home).due(time.time(), LAST_BOX))
