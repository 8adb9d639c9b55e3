"""The dialog in which the hands of a game are reviewed."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QSplitter,
    QTabWidget,
    QWidget,
)

from rook13.analysis.findings import Decision, FinishedHand, Review
from rook13.coach.review_writer import ReviewWriter
from rook13.engine.record import Record
from rook13.engine.seats import Seat
from rook13.ui.dialogs.dialog import Dialog
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.buttons import push_button
from rook13.ui.kit.labels import muted, paragraph
from rook13.ui.kit.layouts import column_of, row_of
from rook13.ui.kit.line_list import LineList
from rook13.ui.kit.notice import Toast, announce_alert, progress_bar
from rook13.ui.review.findings import Summary, marks_of, moment_lines, review_as_text
from rook13.ui.review.position import hand_words, positions_of
from rook13.ui.review.replay import Replay
from rook13.ui.review.reviewer import Reviewer
from rook13.ui.review.share import Sharing
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.events import result_text
from rook13.wording.review import done_text, no_mistakes_text
from rook13.wording.words import Names, card_names_text

log = logging.getLogger(__name__)
tr = context("Review")
WHOLE = 1000
LEFT_SHARE, RIGHT_SHARE = 38, 62
LETTERS_WIDE, LINES_HIGH = 200, 60


class ProgressStrip(QWidget):
    """The progress of a review, and buttons to stop it or start it again."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_busy = False
        self.words = paragraph("", self)
        self.bar = progress_bar(tr("Progress of the review"), WHOLE)
        self.stop_button = push_button(ui, "close", tr("Stop"))
        self.again_button = push_button(ui, "review", tr("Review this hand"))
        row = row_of((self.bar, 1), self.stop_button, self.again_button)
        column_of(self.words, row, parent=self, margins=0)
        self.hide()

    def show_progress(self, share: float) -> None:
        self.bar.setValue(round(WHOLE * share))
        if not self._is_busy:
            self._say(tr("Checking every decision with all cards face up…"), True)

    def finish(self) -> None:
        self._is_busy = False
        self.hide()

    def show_stopped(self) -> None:
        self._say(tr("Review stopped."), False)

    def show_failed(self) -> None:
        self._say(tr("Couldn't review this hand. Try again; the log has details."), False)

    def _say(self, words: str, is_busy: bool) -> None:
        self._is_busy = is_busy
        self.words.setText(words)
        self.bar.setVisible(is_busy)
        self.stop_button.setVisible(is_busy)
        self.again_button.setVisible(not is_busy)
        self.show()
        announce_alert(self.words)


class ReviewDialog(Dialog):
    """Shows the findings of a hand's review, and replays it action by action."""

    retry_wanted = Signal(int, str)
    """The step from which the player wants to go on, and at which seat."""

    def __init__(
        self,
        ui: UiContext,
        record: Record,
        hands: Sequence[FinishedHand],
        reviewer: Reviewer,
        place: int = 0,
        parent: QWidget | None = None,
        *,
        bottom: Seat | None = None,
    ) -> None:
        self._hands = hands
        rules = hands[0].moments[0].before.rules
        super().__init__(ui, tr("{game}: review", game=rules.title), parent)
        self.setModal(False)
        self._names = Names(rules, tuple(record.seats))
        self._writer = ReviewWriter(self._names, card_names_text)
        self._reviewer = reviewer
        self._decisions: dict[int, Decision] = {}
        self._make_parts(record, bottom or rules.seats[0])
        self._lay_out()
        self.chooser.setCurrentIndex(place)
        self._connect()
        self.fit(LETTERS_WIDE, LINES_HIGH)
        self.replay.transport.slider.setFocus()
        self._on_hand(place)

    @property
    def place(self) -> int:
        """Return the number of the hand that is shown, from 0."""
        return self.chooser.currentIndex()

    @property
    def is_reviewed(self) -> bool:
        """Return whether the findings of the hand are shown."""
        return self.place in self._reviewer.known

    def go_to(self, step: int) -> None:
        self.replay.go(step)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Play or pause with the space bar, unless a control has taken it."""
        if event.key() == Qt.Key.Key_Space:
            self.replay.transport.toggle()
        else:
            super().keyPressEvent(event)

    def _make_parts(self, record: Record, bottom: Seat) -> None:
        ui, names = self.ui, self._names
        self.chooser = QComboBox(self)
        self.chooser.setAccessibleName(tr("Hand"))
        self.chooser.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.chooser.addItems([hand_words(ui.look, hand.result, names) for hand in self._hands])
        self.strip = ProgressStrip(ui, self)
        self.moments = LineList(ui, tr("Mistakes"), self)
        self.nothing = muted("", self)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.nothing.setMargin(self.fontMetrics().height() // 2)
        self.summary = Summary(ui, names, self)
        self.replay = Replay(ui, record, names, bottom, self)
        self.toast = Toast(ui, self)
        self.sharing = Sharing(ui, record, names, bottom, self.toast.say, self)
        self.retry_button = push_button(ui, "play", tr("Try again from here"), self._on_retry)
        self.retry_button.setToolTip(tr("Play on from this point yourself, against bots"))
        self.close_button = push_button(ui, "", tr("Close"), self.close)

    def _lay_out(self) -> None:
        page = QWidget(self)
        column_of((self.nothing, 1), (self.moments, 1), parent=page, margins=0)
        self.tabs = QTabWidget(self)
        self.tabs.addTab(page, tr("&Decisions"))
        self.tabs.addTab(self.summary, tr("S&ummary"))
        left = QWidget(self)
        column_of(self.strip, (self.tabs, 1), parent=left, margins=0)
        self.split = QSplitter(Qt.Orientation.Horizontal, self)
        self.split.addWidget(left)
        self.split.addWidget(self.replay)
        # A splitter presents its widgets to screen readers in the wrong order.
        left.lower()
        self.split.setChildrenCollapsible(False)
        give_role(self.split.handle(1), Role.Separator)
        self.split.setStretchFactor(0, LEFT_SHARE)
        self.split.setStretchFactor(1, RIGHT_SHARE)
        self.split.setSizes([LEFT_SHARE * 100, RIGHT_SHARE * 100])
        self.column.addLayout(
            row_of((self.chooser, 1), self.retry_button, self.sharing.button, self.close_button)
        )
        self.column.addWidget(self.split, 1)

    def _connect(self) -> None:
        self.chooser.currentIndexChanged.connect(self._on_hand)
        self.moments.current_changed.connect(self._on_chosen)
        self.moments.clicked.connect(self._on_chosen)
        self.moments.used.connect(self._on_chosen)
        self.replay.moved.connect(self._on_moved)
        self.strip.stop_button.clicked.connect(self._on_stop)
        self.strip.again_button.clicked.connect(self._begin)
        transport = self.replay.transport
        for key, act in (
            (Qt.Key.Key_Left, lambda: self._turn(-1)),
            (Qt.Key.Key_Right, lambda: self._turn(1)),
            (Qt.Key.Key_PageUp, lambda: transport.step_trick(-1)),
            (Qt.Key.Key_PageDown, lambda: transport.step_trick(1)),
        ):
            QShortcut(QKeySequence(key), self, act)

    @Slot(int)
    def _on_hand(self, place: int) -> None:
        self._reviewer.stop()
        review = self._reviewer.known.get(place)
        self._show(review, 0)
        if review is None:
            self._begin()

    @Slot()
    def _begin(self) -> None:
        self.strip.show_progress(0.0)
        job = self._reviewer.review(self.place)
        job.progressed.connect(self.strip.show_progress)
        job.finished.connect(self._on_reviewed)
        job.failed.connect(self._on_failed)

    def _show(self, review: Review | None, step: int) -> None:
        """Show a hand, with its review if there is one."""
        decisions = review.decisions if review is not None else ()
        self._decisions = {decision.number: decision for decision in decisions}
        lines = moment_lines(self.ui.look, review, self._names) if review is not None else []
        if review is not None:
            self.strip.finish()
        self.summary.show_review(review)
        self.moments.show_lines(lines)
        self.moments.setVisible(bool(lines))
        self.nothing.setVisible(not lines)
        self.nothing.setText(
            self.ui.look.say(no_mistakes_text())
            if review is not None
            else tr("Step through the hand with the arrow keys meanwhile.")
        )
        text = review_as_text(self.ui.look, review, self._names) if review is not None else ""
        self.sharing.review_text = text
        hand = self._hands[self.place]
        self.sharing.hand = hand
        marks = marks_of(self.ui.look, review, self._names) if review is not None else {}
        self.replay.transport.slider.show_marks(marks)
        self.replay.show_hand(positions_of(hand, decisions), step)
        if lines and step == 0:
            self.moments.choose(lines[0].key)
            self.moments.setFocus()

    @Slot(object)
    def _on_reviewed(self, review: Review) -> None:
        self._show(review, self.replay.place)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        log.error("no review", exc_info=error)
        self.strip.show_failed()

    @Slot()
    def _on_stop(self) -> None:
        self._reviewer.stop()
        self.strip.show_stopped()

    @Slot()
    def _on_chosen(self, *_: object) -> None:
        line = self.moments.current
        if line is not None:
            self.replay.go(int(line.key) - 1)

    @Slot()
    def _on_retry(self) -> None:
        seat = self.replay.seat or self.replay.board.bottom
        self.retry_wanted.emit(self.replay.place, seat.name)

    @Slot(int)
    def _on_moved(self, step: int) -> None:
        key = str(step + 1)
        if self.moments.lines.row_of(key) >= 0:
            self.moments.choose(key)
        else:
            # Otherwise the first entry would become current with the focus.
            self.moments.clearSelection()
        self.retry_button.setEnabled(self.replay.position.action is not None)
        is_deal = step == 0
        words = tr("Play this deal again") if is_deal else tr("Try again from here")
        self.retry_button.setText(words)
        self.replay.say(self._words(step))

    def _words(self, step: int) -> str:
        """Return what was done at a step, and what the review says about it."""
        say, action = self.ui.look.say, self.replay.position.action
        if action is None:
            return say(result_text(self._hands[self.place].result, self._names))
        decision = self._decisions.get(step + 1)
        review = self._reviewer.known.get(self.place)
        if decision is None or review is None or decision.cost <= 0:
            return say(done_text(action, self._names, card_names_text))
        return " ".join(map(say, self._writer.sentences(review, decision)))

    def _turn(self, step: int) -> None:
        """Go to another step, or to another tab while the tab bar has the focus."""
        if self.tabs.tabBar().hasFocus():
            self.tabs.setCurrentIndex(self.tabs.currentIndex() + step)
        else:
            self.replay.transport.step(step)
