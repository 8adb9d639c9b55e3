"""Four people play a game that the program does not know over real sockets."""

from rook13.table.config import TableConfig
from tests.net.hosting import House
from tests.net.test_whole_games import check_the_end


def test_a_game_is_played_to_its_end(house: House) -> None:
    runner = house.open(TableConfig(game="spades", options={"target": 100}))
    players = house.seat_people(runner)
    house.finish(players)
    check_the_end(runner.table, players)
    assert house.records(players) == [runner.table.record()] * 4
