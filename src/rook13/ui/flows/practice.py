"""Practice tables: begun with a guide in front of the current screen, left without a trace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from rook13.coach.lessons import Lesson
from rook13.engine.record import Record, cut
from rook13.engine.state import HandResult
from rook13.net.client.table_client import TableConnection
from rook13.table.facts import Fact
from rook13.table.journal import from_record
from rook13.table.views import TableView
from rook13.ui.flows.services import Services
from rook13.ui.flows.table_session import TableSession
from rook13.ui.review.game_summary import Place
from rook13.ui.screens.practice.guide import Guide, GuideStrip, LessonGuide, Offer, Start
from rook13.ui.table.scene import Scene
from rook13.ui.table.screen import TableScreen
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

if TYPE_CHECKING:
    from rook13.ui.flows.navigator import Navigator

tr = context("Practice")
TABLE_ID = "practice"


class RetryGuide(Guide):
    """Compares what comes of a hand now with what came of it in the game."""

    def __init__(self, place: Place, level: str, parent: QObject) -> None:
        hand = place.hand
        record = cut(place.record, hand.entry, place.step)
        super().__init__(Start(record, place.seat, level), parent)
        self.place = place
        self._before = hand.result
        self._original = Offer("original", tr("What was played"), "history")
        self._again = Offer("again", tr("Try again"), "refresh")
        trick = hand.moments[place.step].trick
        words = (
            tr(
                "You're playing hand {hand} again, from trick {number}.",
                number=trick,
                hand=hand.result.number,
            )
            if trick
            else tr("You're playing hand {hand} again.", hand=hand.result.number)
        )
        self.say(words, self._original)

    def follow(self, view: TableView) -> None:
        game = view.game
        if game is None or view.own_seat is None:
            return
        found = next((each for each in game.results if each.number == self._before.number), None)
        if found is not None:
            side = game.rules.side_of[view.own_seat.index]
            self.say(self._compared(found, side), self._original, self._again)

    def _compared(self, now: HandResult, side: int) -> str:
        scores = {"now": now.score[side], "before": self._before.score[side]}
        if scores["now"] > scores["before"]:
            return tr("Better: {now} points for your side, up from {before}.", **scores)
        if scores["now"] < scores["before"]:
            return tr("{now} points for your side this time, {before} in the game.", **scores)
        return tr("{now} points for your side, the same as in the game.", **scores)


class PracticeSession(TableSession):
    """Shows a practice table with its guide."""

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        connection: TableConnection,
        guide: Guide,
        parent: QObject,
    ) -> None:
        self.guide = guide
        super().__init__(ui, services, connection, parent)
        guide.setParent(self)
        guide.commanded.connect(self._on_command)
        self.client.updated.connect(self._on_practised)

    def leave(self) -> None:
        """Leave at once; `close` follows."""
        self.ended.emit("")

    def close(self) -> None:
        self.guide.close()
        super().close()

    def _make_screen(self, begun: TableScreen | None = None) -> TableScreen:
        screen = super()._make_screen(begun)
        screen.add_strip(GuideStrip(self._ui, self.guide, screen))
        screen.presenter.acted.connect(self.guide.note)
        return screen

    def _keep(self, record: Record, scene: Scene) -> None:
        """Keep nothing: it would count as a game."""

    @Slot(object, object)
    def _on_practised(self, view: TableView, facts: Sequence[Fact]) -> None:
        self.guide.follow(view)
        self.guide.hear(facts)

    @Slot(str)
    def _on_command(self, command_id: str) -> None:
        self.screen.do(command_id)


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
