"""Bidding where everybody promises tricks: a button for each number, and the sum of the bids."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from rook13.engine.auction import Call
from rook13.engine.view import PlayerView
from rook13.ui.kit.labels import ElidedLine, Picture
from rook13.ui.kit.layouts import column_of, row_of
from rook13.ui.table.card_pictures import suit_shape
from rook13.ui.table.panels.bid_panel import BidPanel, ChoiceButton
from rook13.ui.table.part import TableContext, px
from rook13.ui.text import context
from rook13.wording.words import card_text

tr = context("Bidding")
ACROSS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
ROW, FEWEST = 11, 4
SPACING = 16


class NumberRow(BidPanel):
    """A button for every number of tricks."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        # This auction has no high bid, and nobody passes.
        self.note.hide()
        self.pass_button.hide()
        self.numbers: list[ChoiceButton] = []
        self.sum = QLabel(self)
        self.sum.setProperty("subheading", True)
        self.trump_shape = Picture(self)
        self.trump = ElidedLine(parent=self)
        self._columns = ROW
        self._grid = QGridLayout()
        self._grid.setSpacing(px(ui.look, 4))
        self._lay_out()

    def fit_into(self, room: QSize) -> None:
        """Break the row where there is not enough room for it."""
        if not self.numbers:
            return
        widest = max(self.numbers[-1].sizeHint().width(), self.numbers[-1].minimumWidth())
        decision = self.bid_button.minimumSizeHint().width() + px(self.ui.look, SPACING)
        left = room.width() - decision
        columns = max(FEWEST, min(ROW, left // (widest + self._grid.spacing())))
        if columns != self._columns:
            self._columns = columns
            for place, button in enumerate(self.numbers):
                self._grid.addWidget(button, *divmod(place, columns))
            # Whoever asks next how large the panel wants to be must not hear of the old rows.
            self._grid.activate()
            self.updateGeometry()

    def show_calls(self) -> None:
        """Show as many numbers as there are tricks, and how the bids stand."""
        game = self.scene.game if self.scene else None
        if game is None:
            return
        calls = game.rules.auction(game.number).calls
        self._make_buttons(len(calls))
        for button, call in zip(self.numbers, calls, strict=False):
            is_legal = call.name in self.names
            button.setEnabled(is_legal)
            button.setToolTip("" if is_legal else self.refusal_words(call))
        if self.names:
            self.setFocusProxy(self.numbers[int(self.names[0])])
        self._show_trump(game)

    def show_chosen(self) -> None:
        """Count the chosen number in the sum."""
        chosen = self.chosen
        if self.scene and self.scene.game:
            self.sum.setText(self._sum_words(self.scene.game, chosen.call if chosen else None))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = event.key()
        if key not in ACROSS:
            super().keyPressEvent(event)
            return
        self.step(ACROSS[Qt.Key(key)])
        if self.chosen is not None:
            self.numbers[self.chosen.call.tricks].setFocus(Qt.FocusReason.TabFocusReason)

    def _lay_out(self) -> None:
        look = self.ui.look
        trump = row_of(self.trump_shape, (self.trump, 1), spacing=px(look, 6))
        row = row_of((self._grid, 1), self.bid_button, spacing=px(look, SPACING))
        self.bid_button.setText(tr("Choose a bid"))
        self.bid_button.setMinimumWidth(self.bid_button.sizeHint().width())
        column_of(self.sum, trump, row, parent=self, spacing=px(look, 6), margins=0)

    def _make_buttons(self, count: int) -> None:
        while len(self.numbers) < count:
            place = len(self.numbers)
            button = self.add_choice(str(place))
            button.setMinimumWidth(self.fontMetrics().horizontalAdvance("888") * 2)
            button.setAccessibleName(tr("Choose {bid}", bid=place))
            self.numbers.append(button)
            self._grid.addWidget(button, *divmod(place, self._columns))
        for place, button in enumerate(self.numbers):
            button.setVisible(place < count)

    def _sum_words(self, game: PlayerView, chosen: Call | None) -> str:
        tricks = game.rules.hand_size(game.number)
        if game.rules.secret_bids:
            return tr("Tricks: {n}. Bids stay secret until all are in.", n=tricks)
        bids = game.rules.by_side(each.call.tricks if each.call else 0 for each in game.seats)
        so_far, mine = sum(bids), chosen.tricks if chosen else 0
        if len(game.rules.sides) != game.rules.players and self.scene and self.scene.seat:
            own = bids[self.scene.team(self.scene.seat)]
            return tr(
                "Bids: your side {own}, opponents {others}. Tricks: {n}.",
                own=own + mine,
                others=so_far - own,
                n=tricks,
            )
        if chosen is None:
            return tr("Bids so far: {sum}. Tricks: {n}.", sum=so_far, n=tricks)
        return tr(
            "Bids so far: {sum}, with yours {all}. Tricks: {n}.",
            sum=so_far,
            all=so_far + mine,
            n=tricks,
        )

    def _show_trump(self, game: PlayerView) -> None:
        look = self.ui.look
        size, ratio = round(self.fontMetrics().height() * 1.4), self.devicePixelRatioF()
        self.trump_shape.setPixmap(suit_shape(look, game.trump, size, ratio))
        name = look.suit_name(game.trump)
        trump = tr("Trump: {suit}", suit=name) if game.trump else name
        if game.turned is not None:
            card = look.say(card_text(game.turned))
            trump = tr("{trump}, turned up: {card}", trump=trump, card=card)
        self.trump.setText(trump)
