"""Chat while it is closed: bubbles at the seats, faces, and a count on the button."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from screenshot_scenes.capture import WindowCapture
from screenshot_scenes.sample_games import GUESTS, Game

from rook13.engine.state import Phase
from rook13.table.commands import MOODS, Phrase
from rook13.table.facts import Fact, PhraseSaid, Said, Talk
from rook13.ui.kit.art.pictures import mood
from rook13.ui.table.screen import TableScreen
from rook13.ui.table.side.people import PersonRow
from rook13.ui.table.side.speech import MOST_LETTERS
from tests.ui.table.side_people import EVE

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def capture(qapp: QApplication, tmp_path: Path) -> Iterator[WindowCapture]:
    font, sheet = qapp.font(), qapp.styleSheet()
    made = WindowCapture(tmp_path)
    yield made
    made.close()
    qapp.setFont(font)
    qapp.setStyleSheet(sheet)


def at_table(capture: WindowCapture, *facts: Fact) -> TableScreen:
    game = Game("rook13", guests=2).to_turn(Phase.PLAY)
    before = game.view_of_table()
    return capture.sit(game, facts=facts, before=before)


def seat_of(screen: TableScreen, name: str) -> str:
    assert screen.scene is not None
    return next(i.seat.name for i in screen.scene.view.seats if i.person and i.person.name == name)


def test_with_the_chat_closed_a_bubble_at_the_seat_says_it(capture: WindowCapture) -> None:
    speaker = GUESTS[0]
    screen = at_table(capture, Said(speaker, "Good <b>luck</b>!"))
    ((seat, bubble),) = screen.speech.bubbles.items()
    assert seat is not None
    assert seat.name == seat_of(screen, speaker.name)
    assert bubble.isVisible()
    assert bubble.text() == "Good <b>luck</b>!"
    assert bubble.textFormat() is Qt.TextFormat.PlainText
    badge = next(each for each in screen.canvas.seats.badges if each.seat == seat)
    assert not bubble.geometry().intersects(badge.panel().toAlignedRect().translated(badge.pos()))
    assert screen.canvas.rect().contains(bubble.geometry())
    bubble.going.timeout.emit()
    assert bubble.isHidden()


@pytest.mark.parametrize("fact", [Said(EVE, "Nice <i>hand</i>"), PhraseSaid(EVE, "laughing")])
def test_who_watches_is_heard_in_a_corner(capture: WindowCapture, fact: Talk) -> None:
    screen = at_table(capture)
    assert screen.scene is not None
    scene = replace(screen.scene, view=replace(screen.scene.view, others=(EVE,)))
    screen.speech.tell([fact], scene, is_read=False)
    (bubble,) = screen.speech.bubbles.values()
    assert bubble.isVisible()
    assert bubble.text() == ("Eve: Nice <i>hand</i>" if isinstance(fact, Said) else "Eve: Ha ha!")
    badges = [badge.geometry() for badge in screen.canvas.seats.badges]
    assert not any(bubble.geometry().intersects(badge) for badge in badges)
    assert screen.canvas.rect().contains(bubble.geometry())


def test_nobody_is_heard_who_is_not_at_the_table(capture: WindowCapture) -> None:
    screen = at_table(capture, Said(EVE, "Too late"))
    assert not screen.speech.bubbles


def test_a_long_message_is_cut_in_its_bubble(capture: WindowCapture) -> None:
    screen = at_table(capture, Said(GUESTS[0], "word " * 90))
    (bubble,) = screen.speech.bubbles.values()
    assert len(bubble.text()) <= MOST_LETTERS
    assert bubble.text().endswith("…")
    assert screen.canvas.rect().contains(bubble.geometry())


def test_the_button_counts_what_was_not_read(qtbot: QtBot, capture: WindowCapture) -> None:
    screen = at_table(capture, Said(GUESTS[0], "One"), Said(GUESTS[1], "Two"))
    button = screen.bar.buttons["chat"]
    plain = button.icon().pixmap(button.iconSize()).toImage()
    assert button.accessibleName().endswith("(2 new)")
    qtbot.mouseClick(button, LEFT)
    assert screen.drawer.chat.isVisible()
    assert "new" not in button.accessibleName()
    assert button.icon().pixmap(button.iconSize()).toImage() != plain
    screen.speech.tell([Said(GUESTS[0], "Three")], screen.scene, is_read=True)  # type: ignore[arg-type]
    shown = [bubble.text() for bubble in screen.speech.bubbles.values() if bubble.isVisible()]
    assert "Three" not in shown


def test_a_mood_is_a_face_at_the_seat(capture: WindowCapture) -> None:
    screen = at_table(capture, PhraseSaid(GUESTS[1], "laughing"))
    (bubble,) = screen.speech.bubbles.values()
    assert bubble.isVisible()
    assert not bubble.pixmap().isNull()
    assert bubble.accessibleName() == "Ha ha!"


def test_every_mood_has_a_face_of_its_own(qapp: QApplication) -> None:
    faces = [mood(key, 40).toImage() for key in MOODS]
    assert all(face not in faces[:place] for place, face in enumerate(faces))


def test_moods_are_sent_from_the_bar(
    capture: WindowCapture, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = at_table(capture)
    asked: list[object] = []
    monkeypatch.setattr(screen.connection.client, "send", asked.append)
    assert screen.bar.buttons["react"].isVisible()
    for action in screen.bar.mood_menu.actions():
        action.trigger()
    assert asked == [Phrase(key) for key in MOODS]


def test_reactions_can_be_turned_off(capture: WindowCapture) -> None:
    capture.settings.change(reactions=False)
    screen = at_table(capture, PhraseSaid(GUESTS[1], "cross"), Said(GUESTS[0], "Hello"))
    assert screen.bar.buttons["react"].isHidden()
    assert [bubble.text() for bubble in screen.speech.bubbles.values()] == ["Hello"]
    assert [message.text for message in screen.drawer.chat.messages][-1] == "Hello"
    capture.settings.change(reactions=True)
    assert screen.bar.buttons["react"].isVisible()


def test_what_is_closed_is_made_when_it_is_opened(capture: WindowCapture) -> None:
    """Every change of the table would otherwise hold the window up for what nobody sees."""
    screen = at_table(capture)
    assert not screen.drawer.people.findChildren(PersonRow)
    assert screen.sheet.sheet.table.columnCount() == 0
    assert all(action.icon().isNull() for action in screen.bar.mood_menu.actions())
    screen.do("people")
    assert len(screen.drawer.people.findChildren(PersonRow)) == 4
    screen.do("score_sheet")
    assert screen.sheet.sheet.table.columnCount() > 0
    screen.bar.mood_menu.aboutToShow.emit()
    assert not any(action.icon().isNull() for action in screen.bar.mood_menu.actions())
