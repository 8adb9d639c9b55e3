"""Opens the replay and review of a game, keeps reviews with it, and follows changes of the look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rook13.analysis.findings import FinishedHand, finished_hands
from rook13.background.jobs import disk
from rook13.engine.record import Record, RecordError
from rook13.storage.games import PastGames
from rook13.ui.review.dialog import ReviewDialog
from rook13.ui.review.game_summary import GameSummary, Place
from rook13.ui.review.kept_reviews import KeptReviews, kept_reviews
from rook13.ui.review.reviewer import Reviewer, WorkerReviewer
from rook13.ui.settings import Preferences
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow
from rook13.wording.refusals import record_text

tr = context("Review")
MakeReviewer = Callable[[Record, QObject], Reviewer]


class Reviews(QObject):
    """Opens one review at a time."""

    retry_wanted = Signal(object)
    """The Place from which the player wants to go on."""
    summarised = Signal(object)
    """A GameDigest of the game that was over last."""

    def __init__(
        self,
        ui: UiContext,
        window: MainWindow,
        make_reviewer: MakeReviewer = WorkerReviewer,
        games: Callable[[], PastGames | None] = lambda: None,
    ) -> None:
        """Make it; `games` returns those of the person who plays, with which reviews are kept."""
        super().__init__(window)
        self._ui = ui
        self._window = window
        self._make_reviewer = make_reviewer
        self._games = games
        self._record: Record | None = None
        self._hands: Sequence[FinishedHand] = ()
        self._seat = ""
        self._reviewer: Reviewer | None = None
        self.dialog: ReviewDialog | None = None
        self.summary: GameSummary | None = None
        ui.settings.changed.connect(self._on_settings)

    @Slot(object, object, str)
    def open(self, record: Record, hand: int | None, seat: str, step: int | None = None) -> None:
        """Review a game from its first hand on, or at a hand by its number; -1 is the last.

        The seat, by its name, is the one at the bottom.
        """
        try:
            hands = list(finished_hands(record))
        except RecordError as error:
            self._window.toast.say(self._ui.look.say(record_text(error)))
            return
        if not hands:
            self._window.toast.say(tr("No finished hands yet."))
            return
        self.close()
        self._record, self._hands, self._seat = record, hands, seat
        self._reviewer = reviewer = self._make_reviewer(record, self)
        games, place = self._games(), _place_of(hands, hand)
        if games is None:
            self._show(place, step)
            return
        job = disk().submit(kept_reviews, games, record, hands, seat, owner=reviewer)
        show = partial(self._show, place, step)
        job.finished.connect(partial(self._on_kept, reviewer, show))
        job.failed.connect(lambda _: show())

    @Slot(object, str)
    def summarise(self, record: Record, seat: str) -> None:
        """Find out what was worth seeing in a game that is over; `summarised` follows.

        A player who doesn't want that can still have every game reviewed.
        """
        self.close_summary()
        if not self._ui.settings.chosen.review_games:
            return
        hands = list(finished_hands(record))
        reviewer = self._make_reviewer(record, self)
        self.summary = summary = GameSummary(self._ui, record, hands, seat, reviewer, self)
        summary.updated.connect(self.summarised)
        games = self._games()
        if games is None:
            summary.begin()
            return
        job = disk().submit(kept_reviews, games, record, hands, seat, owner=summary)
        job.finished.connect(partial(self._on_kept, reviewer, summary.begin))

    def close_summary(self) -> None:
        """Stop looking for what was worth seeing; what was found is kept."""
        summary, self.summary = self.summary, None
        if summary is not None:
            summary.close()
            summary.deleteLater()

    @Slot(object)
    def open_place(self, place: Place) -> None:
        """Show the original line from which somebody went on."""
        self.open(place.record, place.hand.result.number, place.seat, place.step)

    def close(self) -> None:
        """Stop."""
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.close()
            dialog.deleteLater()
        reviewer, self._reviewer = self._reviewer, None
        if reviewer is not None:
            reviewer.close()
            reviewer.deleteLater()

    def _on_kept(
        self, reviewer: Reviewer, go_on: Callable[[], None], kept: KeptReviews | None
    ) -> None:
        if reviewer not in (self._reviewer, self.summary and self.summary.reviewer):
            return
        if kept is not None:
            reviewer.known |= kept.known
            reviewer.reviewed.connect(lambda place, review: kept.keep(place, review))
        go_on()

    def _show(self, place: int, step: int | None = None) -> None:
        assert self._record is not None
        assert self._reviewer is not None
        dialog = ReviewDialog(
            self._ui,
            self._record,
            self._hands,
            self._reviewer,
            place,
            self._window,
            bottom=self._hands[0].moments[0].before.rules.seat(self._seat),
        )
        if step is not None:
            dialog.go_to(step)
        dialog.finished.connect(self._on_closed)
        dialog.retry_wanted.connect(self._on_retry)
        self.dialog = dialog
        dialog.show()

    @Slot(int, str)
    def _on_retry(self, step: int, seat: str) -> None:
        assert self.dialog is not None
        assert self._record is not None
        place = Place(self._record, self._hands[self.dialog.place], step, seat)
        self.close()
        self.retry_wanted.emit(place)

    @Slot()
    def _on_closed(self) -> None:
        if self.sender() is self.dialog:
            self.close()

    @Slot(object)
    def _on_settings(self, before: Preferences) -> None:
        if before.looks_different_from(self._ui.settings.chosen):
            # The translators listen to the same signal, perhaps after this.
            QTimer.singleShot(0, self, self._rebuild)

    @Slot()
    def _rebuild(self) -> None:
        before, self.dialog = self.dialog, None
        if before is not None:
            place, step, area = before.place, before.replay.place, before.geometry()
            before.close()
            before.deleteLater()
            self._show(place, step)
            if self.dialog is not None:
                self.dialog.setGeometry(area)


def _place_of(hands: Sequence[FinishedHand], number: int | None) -> int:
    if number is None:
        return 0
    numbers = [hand.result.number for hand in hands]
    return numbers.index(number) if number in numbers else len(hands) - 1
