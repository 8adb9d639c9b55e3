"""Opens the review of a game, and rebuilds it when its look changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Slot

from rook13.analysis.findings import FinishedHand, finished_hands
from rook13.engine.record import Record, RecordError
from rook13.ui.review.dialog import ReviewDialog
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

    def __init__(
        self, ui: UiContext, window: MainWindow, make_reviewer: MakeReviewer = WorkerReviewer
    ) -> None:
        super().__init__(window)
        self._ui = ui
        self._window = window
        self._make_reviewer = make_reviewer
        self._record: Record | None = None
        self._hands: Sequence[FinishedHand] = ()
        self._seat = ""
        self._reviewer: Reviewer | None = None
        self.dialog: ReviewDialog | None = None
        ui.settings.changed.connect(self._on_settings)

    @Slot(object, object, str)
    def open(self, record: Record, hand: int | None, seat: str) -> None:
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
        self._reviewer = self._make_reviewer(record, self)
        self._show(_place_of(hands, hand))

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
        dialog.closed.connect(self._on_closed)
        self.dialog = dialog
        dialog.show()

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
