"""Four people on real sockets, in every game, to the end."""

from __future__ import annotations

import pytest

from rook13.engine.record import replay
from rook13.table.table import Table
from tests.net.hosting import House, own_actions, quick
from tests.net.players import QUICK, Player


def check_the_end(table: Table, players: list[Player]) -> None:
    """Everybody saw the same game, and it is the one that was played."""
    record = table.record()
    assert record is not None
    game = replay(record)
    assert game == table.state.game
    for player in players:
        view = player.view.game
        assert view is not None
        assert view.results == game.match.results
        assert view.totals == game.match.totals
        assert not player.refusals()
        deals = [check for check in player.checks if check.complete]
        assert len(deals) == len(player.checks) >= len(record.hands)
        assert all(check.problem is None for check in player.checks)
        acts = [text for text in player.done if not text.endswith(" deal")]
        assert acts == own_actions(record, str(player.seat))
    assert len({str(player.view.game and player.view.game.revealed) for player in players}) == 1


@pytest.mark.parametrize("game", QUICK)
def test_four_people_play_a_game_to_its_end(house: House, game: str) -> None:
    runner = house.open(quick(game))
    players = house.seat_people(runner)
    house.finish(players)
    check_the_end(runner.table, players)
    assert house.records(players) == [runner.table.record()] * 4


def test_tables_side_by_side_keep_their_games_apart(house: House) -> None:
    games = ("rook13", "fowl", "elemental")
    runners = [house.open(quick(game)) for game in games]
    parties: list[list[Player]] = []
    for runner in runners:
        table_id = runner.table.table_id
        party = []
        for place, seat in enumerate(runner.table.state.rules.seats):
            client = house.client(f"{table_id[:8]} {place}", table_id=table_id)
            party.append(Player(client, seat.name, starts_with=4, seed=place))
            client.start()
        house.players += party
        parties.append(party)
    house.finish(house.players)
    for runner, party in zip(runners, parties, strict=True):
        record = runner.table.record()
        assert record is not None
        assert house.records(party) == [record] * 4
        for player in party:
            acts = [text for text in player.done if not text.endswith(" deal")]
            assert acts == own_actions(record, str(player.seat))
