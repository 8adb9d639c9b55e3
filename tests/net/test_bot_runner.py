"""Bots in their own processes: if they fail there is still a move, and no process is left over."""

from __future__ import annotations

import logging
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.background.worker import NICENESS
from rook13.engine.actions import Action
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import make_rules
from rook13.engine.view import PlayerView
from rook13.net.host.bot_runner import Bots, InstantBots, WorkerBots, normal_move
from rook13.table.outcome import BotRequest, BotTicket
from tests.net import thinkers

MOST_NICE = 19


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    yield
    assert not multiprocessing.active_children()


def request(level: str = "normal") -> BotRequest:
    rules = make_rules("rook13")
    state, _ = apply(game := new_game(rules, rules.seats[0]), deal_from_seed(game, "ab" * 32))
    seat = seat_to_act(state)
    assert seat is not None
    return BotRequest(BotTicket(1, seat.name, level), seat, level, view_for(state, seat))


def expected(asked: BotRequest) -> str:
    return str(normal_move(asked.view))


def test_a_table_that_fails_keeps_no_other_waiting_for_its_bot(
    owner: QObject, qtbot: QtBot
) -> None:
    def fail(_: str) -> None:
        raise RuntimeError("broken")

    replies, bots = Replies(), InstantBots(parent=owner)
    for reply in (fail, replies.append):
        bots.ask(request(), reply)
    with qtbot.captureExceptions() as reported:
        replies.wait(qtbot)
    assert [str(error) for _, error, _ in reported] == ["broken"]


class Replies(list[str]):
    def wait(self, qtbot: QtBot, count: int = 1) -> None:
        qtbot.waitUntil(lambda: len(self) >= count)


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_an_instant_bot_answers_from_the_loop(owner: QObject, qtbot: QtBot, level: str) -> None:
    replies, asked = Replies(), request(level)
    InstantBots(parent=owner).ask(asked, replies.append)
    assert not replies
    replies.wait(qtbot)
    assert replies[0] in {str(action) for action in asked.view.legal}


def test_an_instant_bot_that_fails_is_replaced_and_logged(
    owner: QObject, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def choose(self, view: PlayerView, budget: object = None) -> Action:
            raise ValueError("no idea")

    replies, asked = Replies(), request("broken")
    InstantBots({"broken": lambda seed, budget=None: Broken()}, owner).ask(asked, replies.append)
    replies.wait(qtbot)
    assert replies == [expected(asked)]
    assert "bot broken failed" in caplog.text


def test_a_worker_answers(owner: QObject, qtbot: QtBot) -> None:
    bots, replies, asked = WorkerBots(1, thinkers.first, owner), Replies(), request()
    bots.ask(asked, replies.append)
    replies.wait(qtbot)
    bots.close()
    assert replies == [str(asked.view.legal[0])]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other words for it")
def test_a_worker_lets_the_window_go_first(owner: QObject, qtbot: QtBot) -> None:
    bots, replies = WorkerBots(1, thinkers.niceness, owner), Replies()
    bots.ask(request(), replies.append)
    replies.wait(qtbot)
    bots.close()
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert int(replies[0]) == min(MOST_NICE, own + NICENESS)


@pytest.mark.parametrize("think", [thinkers.fail, thinkers.die])
def test_a_worker_that_fails_or_dies_is_replaced_and_logged(
    owner: QObject,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    think: Callable[[str, PlayerView, bytes], str],
) -> None:
    bots, replies, asked = WorkerBots(1, think, owner), Replies(), request("hard")
    bots.ask(asked, replies.append)
    replies.wait(qtbot)
    bots.close()
    assert replies == [expected(asked)]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_after_a_death_there_are_new_workers(
    owner: QObject, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    bots, replies = WorkerBots(1, thinkers.die_once, owner), Replies()
    bots.ask(request("die"), replies.append)
    replies.wait(qtbot)
    asked = request("live")
    bots.ask(asked, replies.append)
    replies.wait(qtbot, 2)
    bots.close()
    assert replies[1] == str(asked.view.legal[0])


def test_closing_does_not_wait_for_a_bot_that_thinks(owner: QObject) -> None:
    bots, replies = WorkerBots(1, thinkers.ponder, owner), Replies()
    bots.ask(request(), replies.append)
    bots.close()
    bots.ask(request(), replies.append)
    assert not replies


def test_every_request_goes_where_it_belongs(owner: QObject, qtbot: QtBot) -> None:
    bots, replies = Bots(owner), Replies()
    for level in ("normal", "hard", "unheard_of"):
        bots.ask(request(level), replies.append)
    replies.wait(qtbot, 3)
    bots.close()
    assert all(reply.split()[0] == "B1" for reply in replies)
