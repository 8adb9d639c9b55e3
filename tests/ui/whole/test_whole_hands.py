import pytest
from PySide6.QtCore import Qt

from rook13.bots.levels import LEVELS
from rook13.engine.actions import Discard
from rook13.engine.state import Phase
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MEEK, KeyPlayer, MousePlayer, Player, bold, calling, careful
from tests.ui.whole.home import Home
from tests.ui.whole.tables import at_table

GAMES = ("rook13", "rook", "fowl", "five_hundred", "elemental")
PLAYERS = {"mouse": MousePlayer, "keyboard": KeyPlayer}


def finish(home: Home, player: Player) -> None:
    """Dismiss the result, by the same means as everything else."""
    panel = home.table.results.hand
    if isinstance(player, KeyPlayer):
        home.key(Qt.Key.Key_Return)
    else:
        home.click(panel.next_button)
    home.wait(lambda: not panel.isVisible())


@pytest.mark.parametrize("means", PLAYERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_hand_is_played(make_home: MakeHome, game: str, means: str) -> None:
    home = at_table(make_home, game, levels=MEEK if game == "five_hundred" else LEVELS)
    choices = {"five_hundred": calling("7NT"), "elemental": careful}
    player = PLAYERS[means](home, choices.get(game, bold))
    player.play_hand()
    assert home.scene.seat is not None
    if game != "elemental":
        assert home.game.results[-1].declarer == home.scene.seat.index
        assert any(isinstance(action, Discard) for action in player.done)
    finish(home, player)
    home.wait(lambda: home.game.phase is not Phase.HAND_OVER)
