"""Reviewing a game, keeping reviews with it, and summing up a game that is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rook13.analysis.findings import FinishedHand, Review, finished_hands
from rook13.background.flows import start
from rook13.background.jobs import disk
from rook13.background.worker import WorkerError
from rook13.coach.puzzles import Puzzle, puzzles_of
from rook13.coach.stored_reviews import cost_to_score, dump_review, load_review
from rook13.engine.record import Record, RecordError
from rook13.storage.games import PastGames, StoredReview
from rook13.storage.puzzles import OWN
from rook13.ui.review.dialog import ReviewDialog
from rook13.ui.review.game_summary import GameSummary, Place
from rook13.ui.review.reviewer import Reviewer
from rook13.ui.settings import Preferences
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow
from rook13.wording.refusals import record_text

log = logging.getLogger(__name__)
tr = context("Review")
MakeReviewer = Callable[[Record], Reviewer]


class Reviews(QObject):
    """Opens one review at a time, and sums up one game that is over."""

    retry_wanted = Signal(object)
    """The Place from which the player wants to go on."""
    summarised = Signal(object)
    """A GameDigest of the game that was over last."""

    def __init__(
        self,
        ui: UiContext,
        window: MainWindow,
        make_reviewer: MakeReviewer = Reviewer,
        games: Callable[[], PastGames | None] = lambda: None,
    ) -> None:
        """Make it; `games` returns those of the player, with which reviews are kept."""
        super().__init__(window)
        self._ui = ui
        self._window = window
        self._make_reviewer = make_reviewer
        self._games = games
        self._record: Record | None = None
        self._hands: Sequence[FinishedHand] = ()
        self._seat = ""
        self._reviewer: Reviewer | None = None
        self._opening: asyncio.Task[None] | None = None
        self._summary: asyncio.Task[None] | None = None
        self.dialog: ReviewDialog | None = None
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
        self._reviewer = self._make_reviewer(record)
        place, games = _place_of(hands, hand), self._games()
        if games is None:
            self._show(place, step)
        else:
            self._opening = start(self, self._open(self._reviewer, games, place, step))

    @Slot(object, str)
    def summarise(self, record: Record, seat: str) -> None:
        """Find out what was worth seeing in a game that is over; `summarised` follows.

        A player who doesn't want that can still have every game reviewed.
        """
        self.close_summary()
        if self._ui.settings.chosen.review_games:
            self._summary = start(self, self._summarise(record, seat))

    def close_summary(self) -> None:
        """Stop looking for what was worth seeing; what was found is kept."""
        if self._summary is not None:
            self._summary.cancel()

    @Slot(object)
    def open_place(self, place: Place) -> None:
        """Show the original line from which somebody went on."""
        self.open(place.record, place.hand.result.number, place.seat, place.step)

    def close(self) -> None:
        """Stop."""
        if self._opening is not None:
            self._opening.cancel()
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.close()
            dialog.deleteLater()
        reviewer, self._reviewer = self._reviewer, None
        if reviewer is not None:
            reviewer.close()

    async def _open(
        self, reviewer: Reviewer, games: PastGames, place: int, step: int | None
    ) -> None:
        assert self._record is not None
        await _take_kept(reviewer, games, self._record, self._hands, self._seat)
        self._show(place, step)

    async def _summarise(self, record: Record, seat: str) -> None:
        """Review the hands one after the other, and tell what is worth seeing so far."""
        hands, games = list(finished_hands(record)), self._games()
        reviewer = self._make_reviewer(record)
        summary = GameSummary(self._ui, record, hands, seat, reviewer.known)
        try:
            if games is not None:
                await _take_kept(reviewer, games, record, hands, seat)
            self.summarised.emit(summary.digest())
            while (left := summary.left) is not None:
                try:
                    await reviewer.review(left)
                except WorkerError as error:
                    log.error("no review", exc_info=error)
                    summary.failed.add(left)
                self.summarised.emit(summary.digest())
        finally:
            reviewer.close()

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


@dataclass(frozen=True, slots=True)
class KeptReviews:
    """What is known about the hands of a stored game, and where more of it is kept."""

    games: PastGames
    game_id: int
    record: Record
    hands: Sequence[FinishedHand]
    seat: str
    known: dict[int, Review]
    """By the place of the hand among the finished ones, counted from 0."""

    def keep(self, place: int, review: Review) -> None:
        """Keep a review and the puzzles in it, on the thread for the disk."""
        hand = self.hands[place]
        rules = hand.moments[0].before.rules
        cost = cost_to_score(review, rules.seat(self.seat))
        stored = StoredReview(place, cost, dump_review(review))
        # A game that was deleted meanwhile needs none.
        disk().submit(self._write, stored, puzzles_of(self.record, hand, review, self.seat))

    def _write(self, stored: StoredReview, found: list[Puzzle]) -> None:
        try:
            self.games.keep_review(self.game_id, stored)
        except KeyError:
            return
        puzzles = self.games.puzzles()
        for each in found:
            puzzles.add(each.topic.value, OWN, each.record, each.seat, each.best, each.cost)


async def _take_kept(
    reviewer: Reviewer, games: PastGames, record: Record, hands: Sequence[FinishedHand], seat: str
) -> None:
    """Let a reviewer know the reviews that are kept with a game, and keep what it finds."""
    kept = await disk().submit(_kept_reviews, games, record, hands, seat)
    if kept is not None:
        reviewer.known |= kept.known
        reviewer.keep = kept.keep


def _kept_reviews(
    games: PastGames, record: Record, hands: Sequence[FinishedHand], seat: str
) -> KeptReviews | None:
    """Return the reviews of a game if it is stored; reads files, so not on the window's thread."""
    same = games.same_as(record)
    if same is None:
        return None
    known = {}
    for stored in games.reviews(same.id):
        review = (
            load_review(stored.text, hands[stored.place]) if stored.place < len(hands) else None
        )
        if review is not None:
            known[stored.place] = review
    return KeptReviews(games, same.id, record, hands, seat, known)
