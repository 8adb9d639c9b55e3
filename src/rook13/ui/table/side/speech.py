"""What people say at the table while the chat is closed: a bubble at their seat.

A spectator has no seat, so what they say appears in a corner of the table, under their name.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from rook13.engine.seats import Seat
from rook13.table.commands import MOODS
from rook13.table.facts import Fact, PhraseSaid, Said, Talk
from rook13.ui.kit.art.pictures import mood
from rook13.ui.table.canvas import TableCanvas
from rook13.ui.table.part import enlarge
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.tables import phrase_text

tr = context("Chat")
SHOWN_MS, LETTER_MS, LONGEST_MS = 4000, 60, 12_000
LETTERS_WIDE = 30
MOST_LETTERS = 120
"""Longer messages end in dots here; the chat has all of them."""
FACE_LINES = 3.4


def is_mood(fact: Fact) -> bool:
    """Return whether somebody shows a bird's face."""
    return isinstance(fact, PhraseSaid) and fact.key in MOODS


class SpeechBubble(QLabel):
    """A few words, or a face, next to a seat for a few seconds."""

    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(parent)
        enlarge(self, ui.look)
        self.setProperty("card", True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMargin(self.fontMetrics().height() // 2)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.going = QTimer(self, singleShot=True)
        self.going.timeout.connect(self.hide)
        self.hide()

    def show_words(self, text: str) -> None:
        """Show what somebody said, in lines that fit beside a seat."""
        short = text if len(text) <= MOST_LETTERS else f"{text[: MOST_LETTERS - 1].rstrip()}…"
        self.setWordWrap(len(short) > LETTERS_WIDE)
        self.setText(short)
        width = self.fontMetrics().averageCharWidth() * (LETTERS_WIDE + 4)
        self.resize(width, self.heightForWidth(width)) if self.wordWrap() else self.adjustSize()
        self._appear(min(SHOWN_MS + len(short) * LETTER_MS, LONGEST_MS))

    def show_face(self, face: QPixmap) -> None:
        """Show how somebody feels."""
        self.setWordWrap(False)
        self.setPixmap(face)
        self.adjustSize()
        self._appear(SHOWN_MS)

    def _appear(self, milliseconds: int) -> None:
        self.show()
        self.raise_()
        self.going.start(milliseconds)


class Speech(QObject):
    """Shows what is said at the seats around the table."""

    def __init__(self, ui: UiContext, canvas: TableCanvas) -> None:
        super().__init__(canvas)
        self._ui = ui
        self._canvas = canvas
        self.bubbles: dict[Seat | None, SpeechBubble] = {}
        """By seat; None is the corner for all who watch."""

    def tell(self, facts: Iterable[Fact], scene: Scene, *, is_read: bool) -> None:
        """Show what was just said; who reads along in the chat sees only faces here."""
        for fact in facts:
            if not isinstance(fact, Talk) or (is_read and not is_mood(fact)):
                continue
            seat = _seat_of(fact, scene)
            if seat is not None:
                self._show(seat, fact)
            elif any(person.key == fact.person.key for person in scene.view.others):
                self._show_watcher(fact)

    def _bubble(self, seat: Seat | None) -> SpeechBubble:
        if seat not in self.bubbles:
            self.bubbles[seat] = SpeechBubble(self._ui, self._canvas)
        return self.bubbles[seat]

    def _show_watcher(self, fact: Talk) -> None:
        bubble, said = self._bubble(None), ""
        match fact:
            case Said(text=text):
                said = text
            case PhraseSaid(key=key):
                said = self._ui.look.say(phrase_text(key))
        bubble.show_words(tr("{name}: {words}", name=fact.person.name, words=said))
        bubble.move(self._corner(bubble))

    def _corner(self, bubble: SpeechBubble) -> QPoint:
        """Return a corner at the top in which the bubble covers no seat, if there is one."""
        room, gap = self._canvas.rect(), bubble.margin()
        left = QRect(QPoint(gap, gap), bubble.size())
        right = left.translated(room.width() - bubble.width() - 2 * gap, 0)
        seats = [badge.geometry() for badge in self._canvas.seats.badges]
        free = (each for each in (left, right) if not any(map(each.intersects, seats)))
        return next(free, left).topLeft()

    def _show(self, seat: Seat, fact: Fact) -> None:
        bubble = self._bubble(seat)
        match fact:
            case Said(text=text):
                bubble.show_words(text)
            case PhraseSaid(key=key) if key in MOODS:
                side = bubble.fontMetrics().height() * FACE_LINES
                bubble.show_face(mood(key, side, bubble.devicePixelRatioF()))
                bubble.setAccessibleName(self._ui.look.say(phrase_text(key)))
            case PhraseSaid(key=key):
                bubble.show_words(self._ui.look.say(phrase_text(key)))
        self._place(bubble, seat)

    def _place(self, bubble: SpeechBubble, seat: Seat) -> None:
        """Stand on the side of the badge where the table is, inside the canvas."""
        badge = next((each for each in self._canvas.seats.badges if each.seat == seat), None)
        if badge is None:
            bubble.hide()
            return
        room, at, gap = self._canvas.rect(), badge.geometry(), bubble.margin() // 2
        area = QRect(at.topLeft(), bubble.size())
        area.moveCenter(at.center())
        if at.bottom() < room.height() // 3:
            area.moveTop(at.bottom() + gap)
        elif at.top() > room.height() * 2 // 3:
            area.moveBottom(at.top() - gap)
        elif at.center().x() < room.center().x():
            area.moveLeft(at.right() + gap)
        else:
            area.moveRight(at.left() - gap)
        area.moveLeft(max(room.left(), min(area.left(), room.right() + 1 - area.width())))
        area.moveTop(max(room.top(), min(area.top(), room.bottom() + 1 - area.height())))
        bubble.setGeometry(area)


def _seat_of(fact: Talk, scene: Scene) -> Seat | None:
    people = ((info.person, info.seat) for info in scene.view.seats if info.person)
    return next((seat for person, seat in people if person.key == fact.person.key), None)
