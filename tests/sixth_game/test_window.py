"""A hand of a game that the program does not know, played in the window, and kept in its lists."""

from rook13.engine.state import Phase
from rook13.storage.games import PastGames
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MousePlayer
from tests.ui.whole.tables import at_table
from tests.ui.whole.test_whole_hands import finish


def test_a_hand_is_played_by_clicks(make_home: MakeHome) -> None:
    home = at_table(make_home, "spades")
    player = MousePlayer(home)
    player.play_hand()
    result = home.game.results[-1]
    assert sum(result.tricks) == 13
    finish(home, player)
    home.wait(lambda: home.game.phase is not Phase.HAND_OVER)


def test_a_game_that_was_left_can_be_resumed(make_home: MakeHome) -> None:
    home = at_table(make_home, "spades")
    home.program.navigator._on_session_ended("")
    home.wait(lambda: home.lobby.games.list.lines.lines)
    (line,) = home.lobby.games.list.lines.lines
    assert (line.title, line.key.partition(":")[0]) == ("Spades", "resumable")


def test_a_finished_game_is_in_the_history(make_home: MakeHome) -> None:
    home = at_table(make_home, "spades", options={"target": 100})
    player = MousePlayer(home)
    player.play_hand()
    while home.game.phase is not Phase.GAME_OVER:
        finish(home, player)
        player.play_hand()
    past = PastGames(home.program.services.database, home.program.navigator.person.key)
    home.wait(lambda: past.recent())
    home.program.navigator._on_session_ended("")
    home.wait(lambda: home.lobby.games.list.lines.lines)
    (line,) = home.lobby.games.list.lines.lines
    assert (line.title, line.key.partition(":")[0]) == ("Spades", "finished")
