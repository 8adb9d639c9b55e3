"""A whole hand at a real table, followed by ear."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from rook13.engine import events as ev
from rook13.engine.state import Phase
from rook13.table.facts import Fact, PersonJoined, Said
from rook13.table.game_facts import GameEvent
from rook13.table.views import TableView
from rook13.ui.screens.new_table.model import NewTable
from rook13.wording.events import event_text
from rook13.wording.words import card_names_text
from tests.ui.accessible.conftest import MakeTable
from tests.ui.accessible.staged import first_keys
from tests.ui.scenes import ME
from tests.ui.table.side_people import BEN, company
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import KeyPlayer
from tests.ui.whole.home import Home

URGENT = QAccessible.AnnouncementPoliteness.Assertive


class Ear:
    """Hears what is announced, and notes what happens at the table."""

    def __init__(self, home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
        self.home = home
        self.heard: list[tuple[str, bool]] = []
        self.happened: list[ev.Event] = []
        home.table.connection.client.updated.connect(self._on_updated)
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._hear)

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.heard.append((event.message(), event.politeness() == URGENT))

    def _on_updated(self, _: TableView, facts: tuple[Fact, ...]) -> None:
        """Note what is worth saying: after a claim, only what came of it."""
        for event in (fact.event for fact in facts if isinstance(fact, GameEvent)):
            is_claimed = any(isinstance(each, ev.Claimed) for each in self.happened)
            if not (is_claimed and isinstance(event, ev.CardPlayed | ev.TrickTaken)):
                self.happened.append(event)

    @property
    def words(self) -> str:
        return " ".join(text for text, _ in self.heard)

    def sentence(self, event: ev.Event) -> str:
        names, look = self.home.scene.names, self.home.program.ui.look
        return look.say(event_text(event, names, card_names_text))


SAID = (
    *(ev.CardPlayed, ev.TrickTaken, ev.BidMade, ev.Passed, ev.AuctionWon, ev.TrumpSet),
    ev.HandScored,
)


def in_order(ear: Ear) -> Iterator[str]:
    for event in ear.happened:
        if isinstance(event, SAID):
            yield ear.sentence(event)


@pytest.mark.parametrize("game", ["rook13", "elemental"])
def test_a_whole_hand_is_told_once_and_in_order(
    make_home: MakeHome, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    home = make_home(settings={"last_table": _table(game)}).guest().sit_down()
    ear = Ear(home, monkeypatch)
    KeyPlayer(home).play_hand()
    home.table.announcer.flush()
    place = 0
    for sentence in in_order(ear):
        found = ear.words.find(sentence, place)
        assert found >= 0, f"{sentence!r} is not said, or too early"
        place = found + len(sentence)
    plays = [each for each in ear.happened if isinstance(each, ev.CardPlayed)]
    for play in plays:
        assert ear.words.count(ear.sentence(play)) == 1
    assert ear.words.count("Score: ") == 1
    assert ear.words.count("The bid is ") + ear.words.count("Your bid ") <= 1
    assert ear.words.count("took the trick") == _count(ear, ev.TrickTaken)
    urgent = [text for text, is_urgent in ear.heard if is_urgent]
    assert all("Your turn" in text for text in urgent)
    assert all(is_urgent for text, is_urgent in ear.heard if "Your turn" in text)


def _count(ear: Ear, kind: type[ev.Event]) -> int:
    return sum(isinstance(event, kind) for event in ear.happened)


def _table(game: str) -> dict[str, object]:
    return NewTable.usual(game).alone().to_json()


def test_keys_repeat_how_it_stands_the_hand_and_the_trick(
    make_home: MakeHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = make_home().guest().sit_down()
    home.wait(lambda: home.game.phase is Phase.AUCTION and home.scene.is_my_turn)
    ear = Ear(home, monkeypatch)
    for command, words in (
        ("say_status", "Your turn to bid."),
        ("say_hand", "9 cards."),
        ("say_trick", "No cards played yet."),
    ):
        for _ in range(2):
            ear.heard.clear()
            home.key(first_keys(home.program.ui, command).key())
            assert len(ear.heard) == 1
            text, is_urgent = ear.heard[0]
            assert words in text
            assert is_urgent


def test_nothing_is_said_when_it_is_not_wanted(
    make_home: MakeHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = make_home(settings={"announcements": False}).guest().sit_down()
    ear = Ear(home, monkeypatch)
    home.wait_for_turn()
    KeyPlayer(home).play_hand()
    home.table.announcer.flush()
    assert ear.heard == []


def test_talk_of_others_is_heard(make_table: MakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    table, played, scene = make_table(is_solo=False), list[str](), company()
    monkeypatch.setattr(table.sounds, "play", played.append)
    table.client.show(scene, [Said(ME, "own"), PersonJoined(BEN)])
    assert played == []
    table.client.show(scene, [Said(BEN, "Hello")])
    assert played == ["chat"]
