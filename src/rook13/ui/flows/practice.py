"""Practice tables in front of the current screen: begun with a guide, left without a trace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from rook13.coach.lessons import Lesson
from rook13.table.journal import from_record
from rook13.ui.flows.services import Services
from rook13.ui.review.game_summary import Place
from rook13.ui.screens.practice.guide import Guide
from rook13.ui.screens.practice.lesson import LessonGuide
from rook13.ui.screens.practice.retry import RetryGuide
from rook13.ui.screens.practice.session import PracticeSession
from rook13.ui.ui_context import UiContext

if TYPE_CHECKING:
    from rook13.ui.flows.navigator import Navigator

TABLE_ID = "practice"


class Practice:
    """Opens one practice table at a time."""

    def __init__(self, ui: UiContext, services: Services, navigator: Navigator) -> None:
        self._ui = ui
        self._services = services
        self._navigator = navigator
        self.session: PracticeSession | None = None

    def begin(self, guide: Guide, wished: Callable[[str], object] | None = None) -> None:
        """Sit down at a new practice table, in place of any before.

        `wished` is told what the player wants of the guide that is not known here.
        """
        self.close()
        start, navigator = guide.start, self._navigator
        levels = [start.level] * len(start.record.seats)
        found = from_record(TABLE_ID, start.record, navigator.person, start.seat, levels)
        config = replace(
            found.state.config, hints=start.has_help, undo=start.has_help, bot_level=start.level
        )
        found = replace(found, state=replace(found.state, config=config))
        connection = self._services.tables.practise(found, navigator.person, start.entropy)
        session = PracticeSession(self._ui, self._services, connection, guide, navigator)
        session.ended.connect(partial(self._end, session))
        session.review_wanted.connect(navigator.reviews.open)
        guide.wished.connect(partial(self._on_wish, session, wished))
        self.session = session
        navigator.show_table(session.screen)
        connection.client.start()

    def try_again(self, place: Place, level: str) -> None:
        """Go on from a place in a finished hand."""
        self.begin(RetryGuide(place, level, self._navigator))

    def teach(self, lesson: Lesson) -> None:
        """Begin a lesson."""
        self.begin(LessonGuide(self._ui, lesson))

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
        """Leave the table, and go back to what was shown before."""
        if self.session is not None:
            self.session.leave()

    def close(self) -> None:
        """Stop at once, and tell nobody."""
        session, self.session = self.session, None
        if session is not None:
            session.close()
            session.client.deleteLater()
            session.deleteLater()

    def _on_wish(
        self, session: PracticeSession, wished: Callable[[str], object] | None, wish: str
    ) -> None:
        guide = session.guide
        if self.session is not session:
            return
        if wish == "again" and isinstance(guide, RetryGuide):
            self.try_again(guide.place, guide.start.level)
        elif wish == "original" and isinstance(guide, RetryGuide):
            self.leave()
            self._navigator.reviews.open_place(guide.place)
        elif wish == "play" and isinstance(guide, LessonGuide):
            self.leave()
            self._navigator.play_game(guide.lesson.game)
        elif wish == "leave":
            self.leave()
        elif wished is not None:
            wished(wish)

    def _end(self, session: PracticeSession, sentence: str) -> None:
        if self.session is session:
            self.close()
            self._navigator.show_behind(sentence)
