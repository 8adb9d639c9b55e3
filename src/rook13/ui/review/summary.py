"""What the cards of a hand allowed, and who gave away how much."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QLabel,
    QScrollArea,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rook13.analysis.findings import Review
from rook13.coach.telling import Teller, given_away, reservations
from rook13.engine.seats import Seat
from rook13.ui.table.panels.plain_table import LEFT, RIGHT, PlainTable
from rook13.ui.table.panels.totals import side_icon
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import muted, paragraph, subheading
from rook13.wording.text import Text
from rook13.wording.words import Names, amount_text, card_names_text

tr = context("Review")


class Summary(QScrollArea):
    """Sentences and a table of one review; empty until there is one."""

    def __init__(self, ui: UiContext, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._names = names
        self._teller = Teller(names, card_names_text)
        self.table: PlainTable | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Summary"))

    def show_review(self, review: Review | None) -> None:
        """Show what a review found."""
        content = QWidget(self)
        column = QVBoxLayout(content)
        self.table = None
        if review is None:
            column.addWidget(muted(tr("The hand has not been looked at yet.")))
        else:
            self._fill(column, review)
        column.addStretch(1)
        self.setWidget(content)

    @property
    def sentences(self) -> list[str]:
        """Return what is said besides the table."""
        content = self.widget()
        return [label.text() for label in content.findChildren(QLabel)] if content else []

    def _fill(self, column: QVBoxLayout, review: Review) -> None:
        par = self._teller.par(review)
        allowed = [*([par] if par is not None else []), *self._teller.allowed(review)]
        if allowed:
            column.addWidget(subheading(tr("What the cards allowed")))
        for text in allowed:
            column.addWidget(self._sentence(text))
        column.addWidget(subheading(tr("Who gave away how much")))
        self.table = self._given_away(review)
        column.addWidget(self.table)
        if review.result.bids:
            column.addWidget(muted(tr("Points expected on average, from what each seat knew.")))
        for text in reservations(review):
            column.addWidget(muted(self._ui.look.say(text)))

    def _sentence(self, text: Text) -> QWidget:
        label = paragraph(self._ui.look.say(text))
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _given_away(self, review: Review) -> PlainTable:
        table = PlainTable(self)
        headings = [tr("Player"), tr("Given away")]
        if not review.result.bids:
            headings += [tr("Knowable"), tr("Bad luck")]
        table.setAccessibleName(tr("Who gave away how much"))
        table.setColumnCount(len(headings))
        table.setHorizontalHeaderLabels(headings)
        table.setRowCount(len(self._names.rules.seats))
        for seat in self._names.rules.seats:
            self._fill_row(table, review, seat)
        _fit(table)
        return table

    def _fill_row(self, table: PlainTable, review: Review, seat: Seat) -> None:
        size, theme = self.fontMetrics().height(), self._ui.look.theme
        side = self._names.rules.side_of[seat.index]
        mark = side_icon(theme, side, size, self.devicePixelRatioF())
        name = QTableWidgetItem(mark, self._names.seat(seat))
        name.setTextAlignment(LEFT)
        name.setToolTip(self._ui.look.say(self._teller.given_away(review, seat)))
        table.setItem(seat.index, 0, name)
        given = given_away(review, seat)
        tricks, about = review.tricks_count, given.about
        whole = self._ui.look.say(amount_text(given.lost, tricks=tricks, about=about))
        cells = [whole]
        if given.known is not None:
            cells += [str(round(given.known)), str(round(given.lost - given.known))]
        for place, words in enumerate(cells, 1):
            cell = QTableWidgetItem(words)
            cell.setTextAlignment(RIGHT)
            table.setItem(seat.index, place, cell)


def _fit(table: PlainTable) -> None:
    """Make a table exactly as high as its lines; the name takes the width that is left."""
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
