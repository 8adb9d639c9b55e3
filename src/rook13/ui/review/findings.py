"""What a review found: the costly decisions, a summary of the hand, and both as text."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QHeaderView, QLabel, QTableWidgetItem, QWidget

from rook13.analysis.findings import Decision, Insight, Kind, Review
from rook13.coach.review_writer import (
    SMALL_CHANCE,
    TURNING_POINTS,
    ReviewWriter,
    counted_in_tricks,
    given_away,
    reservations,
)
from rook13.engine.seats import Seat
from rook13.ui.kit.art.side_marks import side_mark
from rook13.ui.kit.labels import muted, paragraph, subheading
from rook13.ui.kit.layouts import STRETCH, VerticalScroll, column_of
from rook13.ui.kit.line_list import Line
from rook13.ui.kit.look import Look
from rook13.ui.kit.plain_table import LEFT, RIGHT, PlainTable, cell
from rook13.ui.review.transport import Mark, Verdict
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.events import result_text
from rook13.wording.review import action_text, better_text, done_text, no_mistakes_text
from rook13.wording.text import Text
from rook13.wording.words import Names, amount_text, card_names_text

tr = context("Review")
APART = " · "
_SIGNS = {
    Kind.CALL: "bid",
    Kind.DISCARD: "kitty",
    Kind.TRUMP: "trump",
    Kind.CARD: "cards",
}
LARGE_SHARE = 0.5
"""From this share of the hand's worst mistake on, another one counts as large, too."""


def moment_lines(look: Look, review: Review, names: Names) -> list[Line]:
    """Return the turning points, then the smaller mistakes, each in the order of the hand."""
    turning = review.turning_points(TURNING_POINTS)
    others = [decision for decision in review.mistakes if decision not in turning]
    return [_Writer(look, review, names).line(d, d in turning) for d in (*turning, *others)]


def marks_of(look: Look, review: Review, names: Names) -> dict[int, Mark]:
    """Return a mark for every decision of which something is known, by its step."""
    turning = review.turning_points(TURNING_POINTS)
    worst = max((abs(found.score_cost) for found in review.mistakes), default=0)
    writer = ReviewWriter(names, card_names_text)
    marks = {}
    for decision in review.decisions:
        if not decision.settled:
            continue
        words = look.say(done_text(decision.action, names, card_names_text))
        verdict = Verdict.GOOD
        if decision.cost > 0:
            is_large = decision.flips or abs(decision.score_cost) >= max(1, LARGE_SHARE * worst)
            verdict = Verdict.LARGE if is_large else Verdict.SMALL
            words = look.say(writer.mistake(review, decision))
        marks[decision.number - 1] = Mark(verdict, decision in turning, words)
    return marks


class _Writer:
    """Makes the entries of one review."""

    def __init__(self, look: Look, review: Review, names: Names) -> None:
        self._look = look
        self._review = review
        self._names = names
        self._writer = ReviewWriter(names, card_names_text)

    def line(self, decision: Decision, is_turning: bool) -> Line:
        say, names = self._look.say, self._names
        deed = say(action_text(decision.action, card_names_text))
        said = [say(text) for text in self._writer.sentences(self._review, decision)]
        return Line(
            key=str(decision.number),
            title=tr("{name}: {deed}", name=names.seat(decision.seat), deed=deed),
            detail=APART.join(self._details(decision)),
            note=self._cost(decision),
            sign="star" if is_turning else _SIGNS[decision.kind],
            spoken=" ".join([tr("The turning point."), *said] if is_turning else said),
        )

    def _cost(self, decision: Decision) -> str:
        tricks = counted_in_tricks(self._review, decision)
        amount = self._look.say(amount_text(decision.cost, tricks=tricks))
        if decision.estimated:
            return tr("about −{amount}", amount=amount)
        return tr("−{amount}", amount=amount)

    def _details(self, decision: Decision) -> list[str]:
        """Return when it happened, what was better, and what it cost."""
        found = [tr("Trick {number}", number=decision.trick)] if decision.trick else []
        if decision.insight is not None and not decision.expected:
            knowable = decision.insight is Insight.KNOWABLE
            found.append(tr("avoidable") if knowable else tr("unlucky"))
        better = self._look.say(better_text(decision.best, card_names_text))
        found.append(tr("better: {deed}", deed=better))
        chance = decision.chance_cost
        if chance is not None and chance >= SMALL_CHANCE:
            found.append(tr("chance of winning −{percent}%", percent=round(100 * chance)))
        return found


class Summary(VerticalScroll):
    """Sentences and a table of one review; empty until there is one."""

    def __init__(self, ui: UiContext, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._names = names
        self._writer = ReviewWriter(names, card_names_text)
        self.table: PlainTable | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(tr("Summary"))

    def show_review(self, review: Review | None) -> None:
        content, self.table = QWidget(self), None
        unknown = [muted(tr("This hand hasn't been reviewed yet."))]
        items = unknown if review is None else self._items(review)
        column_of(*items, STRETCH, parent=content)
        self.setWidget(content)

    @property
    def sentences(self) -> list[str]:
        """Return all texts outside the table."""
        content = self.widget()
        return [label.text() for label in content.findChildren(QLabel)] if content else []

    def _items(self, review: Review) -> Iterator[QWidget]:
        par = self._writer.par(review)
        allowed = [*([par] if par is not None else []), *self._writer.allowed(review)]
        if allowed:
            yield subheading(tr("Makeable contracts"))
        yield from map(self._sentence, allowed)
        yield subheading(tr("Points lost by player"))
        self.table = self._given_away(review)
        yield self.table
        if review.cards_expected:
            yield muted(tr("Average points, given what each player could see."))
        for text in reservations(review):
            yield muted(self._ui.look.say(text))

    def _sentence(self, text: Text) -> QWidget:
        label = paragraph(self._ui.look.say(text))
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _given_away(self, review: Review) -> PlainTable:
        table = PlainTable(self)
        headings = [tr("Player"), tr("Lost")]
        if not review.cards_expected:
            headings += [tr("Avoidable"), tr("Unlucky")]
        table.setAccessibleName(tr("Points lost by player"))
        table.fill(headings, [self._row(review, seat) for seat in self._names.rules.seats])
        _fit(table)
        return table

    def _row(self, review: Review, seat: Seat) -> list[QTableWidgetItem]:
        size, theme = self.fontMetrics().height(), self._ui.look.theme
        side = self._names.rules.side_of[seat.index]
        mark = QIcon(side_mark(theme, side, size, self.devicePixelRatioF()))
        name = cell(self._names.seat(seat), LEFT)
        name.setIcon(mark)
        name.setToolTip(self._ui.look.say(self._writer.given_away(review, seat)))
        given = given_away(review, seat)
        tricks, about = review.tricks_count, given.about
        whole = self._ui.look.say(amount_text(given.lost, tricks=tricks, about=about))
        figures = [whole]
        if given.known is not None:
            figures += [str(round(given.known)), str(round(given.lost - given.known))]
        return [name, *(cell(words, RIGHT) for words in figures)]


def _fit(table: PlainTable) -> None:
    """Fit the height of a table to its rows, and give its first column the remaining width."""
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    for place in range(table.columnCount()):
        item = table.horizontalHeaderItem(place)
        if item is not None:
            item.setTextAlignment(RIGHT if place else LEFT)
    table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.ensurePolished()
    table.resizeRowsToContents()
    rows = sum(table.rowHeight(row) for row in range(table.rowCount()))
    frame = table.contentsMargins()
    around = frame.top() + frame.bottom() + 2 * table.frameWidth()
    table.setFixedHeight(rows + header.sizeHint().height() + around)


def review_as_text(look: Look, review: Review, names: Names) -> str:
    """Return a whole review as text."""
    say, writer = look.say, ReviewWriter(names, card_names_text)
    number = review.result.number
    par = writer.par(review)
    turning = review.turning_points(TURNING_POINTS)
    others = [decision for decision in review.mistakes if decision not in turning]
    lines = [
        f"{names.rules.title}, {tr('hand {number}', number=number)}",
        say(result_text(review.result, names)),
        "",
        *([say(par)] if par is not None else []),
        *map(say, writer.allowed(review)),
        "",
        *(" ".join(map(say, writer.sentences(review, decision))) for decision in turning),
        *(say(writer.mistake(review, decision)) for decision in others),
        *([] if review.mistakes else [say(no_mistakes_text())]),
        "",
        *(say(writer.given_away(review, seat)) for seat in names.rules.seats),
        *map(say, reservations(review)),
    ]
    return "\n".join(lines)
