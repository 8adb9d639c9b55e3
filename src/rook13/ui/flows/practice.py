"""Practice tables in front of the current screen: begun with a guide, left without a trace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from rook13.coach.lessons import Lesson
from rook13.net.host.bot_runner import BotRunner
from rook13.table.config import Person
from rook13.table.journal import from_record
from rook13.ui.flows.services import Services
from rook13.ui.review.game_summary import Place
from rook13.ui.screens.practice.guide import Guide
from rook13.ui.screens.practice.lesson import LessonGuide
from rook13.ui.screens.practice.retry import RetryGuide
from rook13.ui.screens.practice.session import PracticeSession
from rook13.ui.table.screen import TableScreen
from rook13.ui.ui_context import UiContext

TABLE_ID = "practice"


class Practice(QObject):
    """Opens one practice table at a time."""

    shown = Signal(object)
    """The TableScreen to show."""
    ended = Signal(str)
    """Nobody practises any more; why, in a sentence, or nothing."""
    review_wanted = Signal(object, object, str)
    """The Record of the hands practised so far, the hand to begin with, and the seat."""
    wished = Signal(object, str)
    """A Guide, and what the player wants of it that is not known here."""
    game_wanted = Signal(str)
    """The id of the game that somebody has learned and now wants to play."""
    original_wanted = Signal(object)
    """The Place in a game that was tried again."""

    def __init__(self, ui: UiContext, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._ui = ui
        self._services = services
        self.session: PracticeSession | None = None

    def begin(self, guide: Guide, person: Person, bots: BotRunner | None = None) -> None:
        """Sit down at a new practice table, in place of any before."""
        self._forget()
        start = guide.start
        levels = [start.level] * len(start.record.seats)
        found = from_record(TABLE_ID, start.record, person, start.seat, levels)
        config = replace(
            found.state.config, hints=start.has_help, undo=start.has_help, bot_level=start.level
        )
        found = replace(found, state=replace(found.state, config=config))
        connection = self._services.tables.practise(found, person, bots, start.entropy)
        session = PracticeSession(self._ui, self._services, connection, guide, self)
        session.ended.connect(self._on_ended)
        session.review_wanted.connect(self.review_wanted)
        guide.wished.connect(lambda wish: self._on_wish(guide, wish, person))
        self.session = session
        self.shown.emit(session.screen)
        connection.client.start()

    def try_again(self, place: Place, person: Person, level: str) -> None:
        """Go on from a place in a finished hand."""
        self.begin(RetryGuide(place, level, self), person)

    def teach(self, lesson: Lesson, person: Person) -> None:
        self.begin(LessonGuide(self._ui, lesson), person)

    def rebuild(self) -> TableScreen | None:
        """Return a new screen of the table that is shown, if there is one."""
        return self.session.rebuild() if self.session is not None else None

    def do(self, wish: str, pass_on: Callable[[str], None]) -> None:
        """Carry out what the table's screen asks of the window."""
        assert self.session is not None
        if wish in ("leave", "configure", "new_table"):
            self.leave()
        elif wish == "review":
            self.session.review()
        else:
            pass_on(wish)

    def leave(self) -> None:
        if self.session is not None:
            self.session.leave()

    def close(self) -> None:
        """Stop at once, and tell nobody."""
        self._forget()

    def _on_wish(self, guide: Guide, wish: str, person: Person) -> None:
        if self.session is None or self.session.guide is not guide:
            return
        if wish == "again" and isinstance(guide, RetryGuide):
            self.try_again(guide.place, person, guide.start.level)
        elif wish == "original" and isinstance(guide, RetryGuide):
            self.session.leave()
            self.original_wanted.emit(guide.place)
        elif wish == "play" and isinstance(guide, LessonGuide):
            self.session.leave()
            self.game_wanted.emit(guide.lesson.game)
        elif wish == "leave":
            self.session.leave()
        else:
            self.wished.emit(guide, wish)

    @Slot(str)
    def _on_ended(self, sentence: str) -> None:
        if self.sender() is self.session:
            self._forget()
            self.ended.emit(sentence)

    def _forget(self) -> None:
        session, self.session = self.session, None
        if session is not None:
            session.close()
            session.client.deleteLater()
            session.deleteLater()
