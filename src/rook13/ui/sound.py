"""Sounds, on systems that can play them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, QUrl, Slot

from rook13.engine import events as ev
from rook13.engine.state import NOBODY, HandResult
from rook13.resources import resource
from rook13.ui.settings import Preferences, Settings
from rook13.ui.table.scene import Scene

log = logging.getLogger(__name__)

CATEGORIES: Mapping[str, str] = {
    "deal": "sound_cards",
    "card": "sound_cards",
    "trick": "sound_cards",
    "your_turn": "sound_turn",
    "bid": "sound_bids",
    "pass": "sound_bids",
    "win": "sound_results",
    "lose": "sound_results",
    "chat": "sound_chat",
}
"""The preference that a sound depends on, besides that for all sounds."""
SOUNDS = (*CATEGORIES, "error")
EVENT_SOUNDS: Mapping[type[ev.Event], str] = {
    ev.CardsDealt: "deal",
    ev.CardPlayed: "card",
    ev.TrickTaken: "trick",
    ev.BidMade: "bid",
    ev.SecretBidMade: "bid",
    ev.Passed: "pass",
}
IMPORTANCE = ("win", "lose", "trick", "deal", "card", "bid", "pass")
"""When several things happen at once, only the most important is heard."""


def sound_file(name: str) -> Path:
    """Return the WAV file of a sound."""
    return resource(f"sounds/{name}.wav")


class Player(Protocol):
    """Plays one sound, as often as asked."""

    def play(self, volume: float) -> None:
        """Play the sound from the start, at a volume from 0 to 1."""


PlayerFactory = Callable[[Path, QObject], Player]


class NoSound(Exception):
    """This system cannot play sounds, for the reason in the message."""


class Sounds(QObject):
    """Plays the sounds that the player wants; nothing is loaded before the first one."""

    def __init__(
        self,
        settings: Settings,
        parent: QObject | None = None,
        find_players: Callable[[], PlayerFactory] | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._find_players = find_players if find_players is not None else system_players
        self._factory: PlayerFactory | None = None
        self._is_silent = False
        self._players: dict[str, Player] = {}
        self._was_my_turn = False
        self._wanted: list[str] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._on_soon)

    @property
    def is_available(self) -> bool:
        """Return whether this system can play sounds; the first call may take a moment."""
        if self._factory is None and not self._is_silent:
            try:
                self._factory = self._find_players()
            except NoSound as problem:
                self._is_silent = True
                log.info("no sounds: %s", problem)
        return self._factory is not None

    def wants(self, name: str) -> bool:
        """Return whether the player wants to hear this sound."""
        chosen: Preferences = self._settings.chosen
        category = CATEGORIES.get(name)
        return chosen.sound and (category is None or bool(getattr(chosen, category)))

    def play(self, name: str) -> None:
        """Play a sound after the current event."""
        assert name in SOUNDS, name
        if self.wants(name) and not self._is_silent and name not in self._wanted:
            self._wanted.append(name)
            self._soon.start()

    def play_for(self, events: Iterable[ev.Event], scene: Scene) -> None:
        """Play the sound of what happened, and one for the player's turn."""
        names = {_sound_of(event, scene) for event in events}
        heard = [name for name in IMPORTANCE if name in names]
        if heard:
            self.play(heard[0])
        if scene.is_my_turn and not self._was_my_turn:
            self.play("your_turn")
        self._was_my_turn = scene.is_my_turn

    @Slot()
    def _on_soon(self) -> None:
        wanted, self._wanted = self._wanted, []
        if not self.is_available:
            return
        for name in wanted:
            self._player(name).play(self._settings.chosen.volume / 100)

    def _player(self, name: str) -> Player:
        assert self._factory is not None
        if name not in self._players:
            self._players[name] = self._factory(sound_file(name), self)
        return self._players[name]


def system_players() -> PlayerFactory:
    """Return a maker of players; raises NoSound if this system cannot play sounds."""
    try:
        # Late, because it is large, and guarded, because many systems lack its libraries.
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
    except ImportError as error:
        raise NoSound(str(error)) from None
    if QMediaDevices.defaultAudioOutput().isNull():
        raise NoSound("there is no audio output")

    class EffectPlayer:
        """A sound that Qt keeps loaded."""

        def __init__(self, path: Path, parent: QObject) -> None:
            self._effect = QSoundEffect(parent)
            self._effect.setSource(QUrl.fromLocalFile(str(path)))

        def play(self, volume: float) -> None:
            self._effect.setVolume(volume)
            self._effect.play()

    return EffectPlayer


def _sound_of(event: ev.Event, scene: Scene) -> str | None:
    match event:
        case ev.HandScored(result=result):
            return _result_sound(result, scene)
        case ev.GameWon(winners=winners):
            return _won_sound(winners, scene)
    return EVENT_SOUNDS.get(type(event))


def _result_sound(result: HandResult, scene: Scene) -> str | None:
    """Return whether the hand went well for the player."""
    seat = scene.seat
    if seat is None:
        return None
    if result.bids:
        return "win" if scene.rules.kept_bids(result)[scene.team(seat)] else "lose"
    if result.made is None or result.declarer == NOBODY:
        return None
    is_ours = scene.rules.side_of[result.declarer] == scene.team(seat)
    return "win" if result.made == is_ours else "lose"


def _won_sound(winners: tuple[str, ...], scene: Scene) -> str | None:
    if scene.seat is None:
        return "win"
    return "win" if scene.rules.sides[scene.team(scene.seat)] in winners else "lose"
