from typing import Any

import pytest
from PySide6.QtCore import Qt

from rook13.engine.state import Phase
from rook13.table.config import TableConfig
from rook13.ui.new_table.plan import NewTable
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import KeyPlayer, MousePlayer, Player, bold, careful
from tests.ui.whole.home import Home

GAMES = ("rook13", "rook", "fowl", "five_hundred", "elemental")
PLAYERS = {"mouse": MousePlayer, "keyboard": KeyPlayer}


def last_table(game: str, players: int = 4, **options: Any) -> dict[str, Any]:
    config = TableConfig(name="Table", game=game, options=options, players=players)
    return NewTable(config).alone().to_json()


def at_table(make_home: MakeHome, game: str, players: int = 4, **options: Any) -> Home:
    home = make_home(settings={"last_table": last_table(game, players, **options)})
    return home.guest().sit_down()


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
    home = at_table(make_home, game)
    player = PLAYERS[means](home, bold if game != "elemental" else careful)
    player.play_hand()
    result = home.game.results[-1]
    if game != "elemental":
        assert result.declarer == home.scene.seat.index  # type: ignore[union-attr]
        assert home.game.revealed is not None
    assert home.table.results.hand.isVisible()
    finish(home, player)
    home.wait(lambda: home.game.phase is not Phase.HAND_OVER)
