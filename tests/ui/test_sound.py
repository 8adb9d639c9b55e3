"""Which sounds are heard, when, how loud, and that silence is not an error."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.engine import events as ev
from rook13.table.config import Person
from rook13.ui.settings import Settings
from rook13.ui.sound import CATEGORIES, EVENT_SOUNDS, SOUNDS, NoSound, PlayerFactory, Sounds
from tests.ui.scenes import Moment, hand_over, my_turn

BEN = Person("01" * 32, "Ben")
CATEGORY_OF = list(CATEGORIES.items())


class Band:
    """Plays nothing and remembers what it should have played."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        self.made: list[str] = []

    def find(self) -> PlayerFactory:
        return self.player

    def player(self, path: Path, parent: QObject) -> _Instrument:
        self.made.append(path.stem)
        return _Instrument(self, path.stem)


class _Instrument:
    def __init__(self, band: Band, name: str) -> None:
        self._band = band
        self._name = name

    def play(self, volume: float) -> None:
        self._band.played.append((self._name, volume))


@pytest.fixture
def band() -> Band:
    return Band()


@pytest.fixture
def settings(qtbot: QtBot) -> Settings:
    return Settings()


@pytest.fixture
def sounds(settings: Settings, band: Band) -> Sounds:
    return Sounds(settings, settings, band.find)


def heard(sounds: Sounds, band: Band) -> list[str]:
    """Let the loop come round, and return what was played."""
    sounds._soon.timeout.emit()
    names = [name for name, _ in band.played]
    band.played.clear()
    return names


def test_a_sound_is_played_when_the_loop_comes_round(
    qtbot: QtBot, sounds: Sounds, band: Band
) -> None:
    sounds.play("card")
    assert band.played == []
    qtbot.waitUntil(lambda: band.played == [("card", 0.7)])


def test_a_sound_is_loaded_once(sounds: Sounds, band: Band) -> None:
    for _ in range(3):
        sounds.play("card")
        heard(sounds, band)
    assert band.made == ["card"]


def test_volume_counts(settings: Settings, sounds: Sounds, band: Band) -> None:
    settings.change(volume=25)
    sounds.play("bid")
    sounds._soon.timeout.emit()
    assert band.played == [("bid", 0.25)]


@pytest.mark.parametrize(("name", "category"), CATEGORY_OF)
def test_every_category_can_be_switched_off(
    settings: Settings, sounds: Sounds, band: Band, name: str, category: str
) -> None:
    sounds.play(name)
    assert heard(sounds, band) == [name]
    settings.change(**{category: False})
    sounds.play(name)
    assert heard(sounds, band) == []


@pytest.mark.parametrize("name", SOUNDS)
def test_everything_can_be_switched_off(
    settings: Settings, sounds: Sounds, band: Band, name: str
) -> None:
    settings.change(sound=False)
    sounds.play(name)
    assert heard(sounds, band) == []
    assert band.made == []


def test_every_sound_is_used_and_known() -> None:
    assert set(CATEGORIES) | {"error"} == set(SOUNDS)
    assert set(EVENT_SOUNDS.values()) <= set(SOUNDS)


def test_a_hand_sounds_like_what_happens(sounds: Sounds, band: Band) -> None:
    moment = Moment()
    names: set[str] = set()
    while not hand_over(moment.view):
        events = moment.step()
        sounds.play_for(events, moment.scene())
        names |= set(heard(sounds, band))
    assert {"deal", "bid", "pass", "card", "trick", "your_turn"} <= names
    assert names & {"win", "lose"}


def test_of_one_moment_the_most_important_is_heard(sounds: Sounds, band: Band) -> None:
    moment = Moment(seat="A2").until(lambda view: len(view.trick) == 3)
    events = moment.step()
    assert [type(event) for event in events] == [ev.CardPlayed, ev.TrickTaken]
    sounds.play_for(events, moment.scene(own_seat=None))
    assert heard(sounds, band) == ["trick"]


def test_ones_turn_is_heard_when_it_begins(sounds: Sounds, band: Band) -> None:
    moment = Moment().until(my_turn)
    sounds.play_for([], moment.scene())
    sounds.play_for([], moment.scene())
    assert heard(sounds, band) == ["your_turn"]
    events = moment.step()
    sounds.play_for(events, moment.scene())
    sounds.play_for([], moment.until(my_turn).scene())
    assert "your_turn" in heard(sounds, band)


def _scored(seat: str) -> tuple[Moment, ev.HandScored]:
    moment = Moment(seat=seat).until(hand_over)
    return moment, next(event for event in moment.events if isinstance(event, ev.HandScored))


def test_a_hand_is_won_by_one_side_and_lost_by_the_other(sounds: Sounds, band: Band) -> None:
    results = []
    for seat in ("A1", "B1"):
        moment, scored = _scored(seat)
        sounds.play_for([scored], moment.scene(own_seat=moment.seat))
        results += heard(sounds, band)
    assert sorted(set(results) - {"your_turn"}) == ["lose", "win"]


def test_an_exact_bid_is_a_win(sounds: Sounds, band: Band) -> None:
    moment = Moment("elemental").until(hand_over)
    scored = next(event for event in moment.events if isinstance(event, ev.HandScored))
    for seat in moment.rules.seats:
        result = scored.result
        is_exact = result.bids[seat.index] == result.tricks[seat.index]
        sounds.play_for([scored], moment.scene(own_seat=seat, paused=True))
        names = set(heard(sounds, band)) - {"your_turn"}
        assert names == {"win" if is_exact else "lose"}


@pytest.mark.parametrize(("winners", "name"), [(("A",), "win"), (("B",), "lose")])
def test_the_end_of_the_game_is_won_or_lost(
    sounds: Sounds, band: Band, winners: tuple[str, ...], name: str
) -> None:
    sounds.play_for([ev.GameWon(winners)], Moment().scene())
    assert heard(sounds, band)[0] == name


def test_spectators_hear_no_verdict_on_a_hand(sounds: Sounds, band: Band) -> None:
    moment, scored = _scored("A1")
    sounds.play_for([scored], moment.scene(own_seat=None))
    assert heard(sounds, band) == []


def _broken() -> PlayerFactory:
    raise NoSound("there is no libpulse")


def test_a_system_without_sound_is_silent_and_says_so_once(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    sounds = Sounds(settings, settings, _broken)
    with caplog.at_level(logging.INFO):
        for _ in range(3):
            sounds.play("card")
            sounds._soon.timeout.emit()
    assert not sounds.is_available
    assert [record.message for record in caplog.records] == ["no sounds: there is no libpulse"]


def test_availability_is_known(sounds: Sounds) -> None:
    assert sounds.is_available


def test_nothing_of_multimedia_is_loaded_before_the_first_sound() -> None:
    code = (
        "import sys; from PySide6.QtCore import QCoreApplication; app = QCoreApplication([]);"
        "from rook13.ui.settings import Settings; from rook13.ui.sound import Sounds;"
        "sounds = Sounds(Settings()); print('PySide6.QtMultimedia' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.qt_log_ignore(".*", extend=True)
def test_the_system_is_asked_without_an_exception(settings: Settings) -> None:
    sounds = Sounds(settings, settings)
    assert sounds.is_available in (True, False)
