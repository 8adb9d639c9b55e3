"""Looking back and trying again: kept reviews, practice tables, and what is worth seeing."""

from __future__ import annotations

from dataclasses import replace

from rook13.analysis.findings import Review
from rook13.coach.stored_reviews import dump_review
from rook13.engine.state import Phase
from rook13.net.host.table_runner import TableRunner
from rook13.storage.games import PastGames, StoredReview
from rook13.table.commands import EndGame
from rook13.table.state import TableStage
from rook13.ui.review.dialog import ReviewDialog
from rook13.ui.review.game_summary import Place
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.screens.practice.guide import GuideStrip
from rook13.ui.table.screen import TableScreen
from tests.ui.review.reviewing import game_of, hands_of, review_of
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MousePlayer
from tests.ui.whole.home import Home
from tests.ui.whole.tables import at_table

THROWN = "thrown away"
FIRST_CARD = next(
    step for step, moment in enumerate(hands_of(game_of(THROWN))[0].moments) if moment.trick
)


def games(home: Home) -> PastGames:
    return PastGames(home.database, home.program.navigator.person.key)


def open_review(home: Home, game_id: int) -> ReviewDialog:
    home.lobby.games.review_wanted.emit(str(game_id))
    home.wait(lambda: home.program.reviews.dialog is not None)
    dialog = home.program.reviews.dialog
    assert dialog is not None
    return dialog


def strip(home: Home) -> GuideStrip:
    assert isinstance(home.table.strip, GuideStrip)
    assert all(button.isVisible() for button in home.table.strip.buttons.values())
    return home.table.strip


def test_a_review_is_kept_with_the_game_and_not_made_twice(make_home: MakeHome) -> None:
    home = make_home().guest()
    game = games(home).add(game_of(THROWN), "A1", ("B",), 0, 1.0)
    open_review(home, game.id)
    home.reviewers[-1].answer(review_of(THROWN))
    home.wait(lambda: games(home).reviews(game.id))
    (kept,) = games(home).reviews(game.id)
    assert kept == StoredReview(0, kept.given_away, dump_review(review_of(THROWN)))
    assert kept.given_away > 0
    home.program.reviews.close()
    dialog = open_review(home, game.id)
    assert home.reviewers[-1].asked == []
    assert dialog.moments.lines.lines
    home.program.reviews.close()


def test_one_goes_on_from_a_place_and_the_original_is_one_click_away(make_home: MakeHome) -> None:
    home = make_home().guest()
    game = games(home).add(game_of(THROWN), "A1", ("B",), 0, 1.0)
    dialog = open_review(home, game.id)
    dialog.go_to(FIRST_CARD)
    dealt = set(dialog.replay.position.hands[0])
    home.click(dialog.retry_button)
    home.wait_for_game()
    assert home.program.reviews.dialog is None
    assert home.game.phase is Phase.PLAY
    assert home.scene.seat is not None
    assert (home.scene.seat.name, set(home.game.hand)) == ("A1", dealt)
    assert strip(home).words.text() == "You're playing hand 1 again, from trick 1."
    home.wait_for_turn()
    MousePlayer(home).play_hand()
    home.wait(lambda: "again" in strip(home).buttons)
    assert "your side" in strip(home).words.text()
    home.click(strip(home).buttons["again"])
    home.wait(lambda: isinstance(home.screen, TableScreen) and not home.game.tricks)
    tables = home.program.services.tables
    home.wait(lambda: len(tables.findChildren(TableRunner)) == 1)
    home.click(strip(home).buttons["original"])
    home.wait(lambda: home.program.reviews.dialog is not None)
    again = home.program.reviews.dialog
    assert again is not None
    assert again.replay.place == FIRST_CARD
    assert isinstance(home.screen, LobbyScreen)
    home.wait(lambda: not tables.findChildren(TableRunner))
    home.program.reviews.close()
    assert [each.id for each in games(home).recent()] == [game.id]
    assert home.program.services.tables.unfinished(home.program.navigator.person.key) == []


def test_two_tries_at_once_leave_one_table(make_home: MakeHome) -> None:
    home = make_home().guest()
    record = game_of(THROWN)
    place = Place(record, hands_of(record)[0], FIRST_CARD, "A1")
    for _ in range(2):
        home.program.navigator.try_again(place)
    home.wait_for_game()
    tables = home.program.services.tables
    home.wait(lambda: len(tables.findChildren(TableRunner)) == 1)
    home.wait_for_turn()


def test_from_a_table_one_comes_back_to_it(make_home: MakeHome) -> None:
    home = at_table(make_home, "rook13")
    MousePlayer(home).play_hand()
    number = home.game.number
    home.click(home.table.results.hand.review_button)
    home.wait(lambda: home.program.reviews.dialog is not None)
    dialog = home.program.reviews.dialog
    assert dialog is not None
    home.click(dialog.retry_button)
    home.wait(lambda: isinstance(home.screen, TableScreen) and home.table.strip is not None)
    home.wait_for_game()
    # Another look makes a new screen, with what the guide says.
    said = strip(home).words.text()
    home.program.settings.change(theme="dark")
    assert strip(home).words.text() == said
    home.click(home.table.bar.buttons["leave"])
    home.wait(lambda: isinstance(home.screen, TableScreen) and home.table.strip is None)
    assert (home.game.number, home.game.phase) == (number, Phase.HAND_OVER)
    home.wait(home.table.results.hand.isVisible)


def test_after_a_game_three_moments_are_worth_seeing(make_home: MakeHome) -> None:
    home = make_home().guest().sit_down()
    session = home.program.navigator.session
    assert session is not None
    # A whole game takes long, and what follows its end is the same for all of them.
    home.table.presenter.ask(EndGame())
    home.wait(lambda: home.scene.view.stage is TableStage.FINISHED)
    record, review = game_of(THROWN), review_of(THROWN)
    session.kept.emit(record, "A1")
    home.wait(lambda: home.reviewers and home.reviewers[-1].asked)
    panel = home.table.results.game
    assert panel.moments_title.text() == "Worth another look (hand 0 of 1 checked)"
    home.reviewers[-1].answer(review)
    home.wait(lambda: panel.moments_title.text() == "Worth another look")
    lines = panel.moments.lines.lines
    assert len(lines) == 2
    assert any("Ann played Red 7, which cost 35 points" in line.title for line in lines)
    home.program.settings.change(theme="dark")
    panel = home.table.results.game
    assert panel.moments.lines.lines == lines
    panel.moments.choose(lines[-1].key)
    panel.moments.used.emit(lines[-1].key)
    home.wait(lambda: home.program.reviews.dialog is not None)
    dialog = home.program.reviews.dialog
    assert dialog is not None
    assert dialog.replay.place == int(lines[-1].key.split("-")[1]) - 1
    home.program.reviews.close()
    flawless = replace(review, decisions=())
    assert isinstance(flawless, Review)
    before = len(home.reviewers)
    session.kept.emit(record, "A1")
    home.wait(lambda: len(home.reviewers) > before and home.reviewers[-1].asked)
    home.reviewers[-1].answer(flawless)
    nothing = "Nothing to regret: no decision cost you anything."
    home.wait(lambda: panel.moments_title.text() == nothing)
