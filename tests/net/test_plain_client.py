"""The document is enough to write a client from: one that was plays a whole game."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from rook13.engine.record import dump_record, replay
from tests.net import plain_client
from tests.net.hosting import House, own_actions, quick
from tests.net.plain_client import PlainClient, PlainPlayer

SEATS = ("A1", "B1", "A2", "B2")


@pytest.fixture
def threads() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(8) as pool:
        yield pool


def meanwhile(house: House, job: Future[None]) -> None:
    """Keep the host going until somebody in a thread is done."""
    house.wait(job.done)
    job.result()


def run(house: House, threads: ThreadPoolExecutor, job: Callable[[], None]) -> None:
    meanwhile(house, threads.submit(job))


def test_it_imports_nothing_of_ours() -> None:
    tree = ast.parse(Path(plain_client.__file__).read_text("utf-8"))
    imported = {
        name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [each.name for each in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
        )
    }
    assert not [name for name in imported if name.split(".")[0] in ("rook13", "tests", "")]


def test_four_of_them_play_a_whole_game(house: House, threads: ThreadPoolExecutor) -> None:
    runner = house.open(quick(options={"target": 100, "floor": -50, "dealer_redeal": "off"}))
    with ExitStack() as stack:
        players = []

        def arrive(place: int) -> None:
            client = PlainClient(house.service.port, bytes([place + 1] * 32), f"Player {place}")
            stack.enter_context(closing(client))
            players.append(PlainPlayer(client, SEATS[place], place))

        jobs = []
        for place in range(4):
            run(house, threads, lambda place=place: arrive(place))  # type: ignore[misc]
            jobs.append(threads.submit(players[place].play))
            house.wait(lambda place=place: len(runner.people()) > place)  # type: ignore[misc]
        for job in jobs:
            meanwhile(house, job)
        record = runner.table.record()
        assert record is not None
        game = replay(record)
        for player in players:
            # A discard is written down in the order of the deck.
            acts = [sorted(text.split()) for text in player.done if not text.endswith(" deal")]
            assert acts == [sorted(text.split()) for text in own_actions(record, player.seat)]
            assert len(player.checked) >= len(record.hands)
            assert set(player.checked) == {""}
            assert player.view["game"]["totals"] == list(game.match.totals)
            assert player.record == json.loads(dump_record(record))


def test_a_client_of_another_version_is_told_both(
    house: House, threads: ThreadPoolExecutor
) -> None:
    house.open()

    def call() -> None:
        with closing(PlainClient(house.service.port, b"a" * 32, "Ann")) as client:
            refusal = client.hello(version=7)
        assert refusal == {
            "type": "refuse",
            "code": "version",
            "host_version": 1,
            "client_version": 7,
        }

    run(house, threads, call)
