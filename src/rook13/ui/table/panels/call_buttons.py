"""Bidding by buttons, one for each call: contracts in a grid, or numbers of tricks in a row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from rook13.engine.actions import Bid
from rook13.engine.auction import Call
from rook13.engine.cards import Suit
from rook13.engine.view import PlayerView
from rook13.ui.kit.labels import ElidedLine, Picture, ShortenedLabel
from rook13.ui.kit.layouts import STRETCH, column_of, row_of
from rook13.ui.table.card_pictures import suit_shape, suit_silhouette
from rook13.ui.table.panels.bid_panel import BidPanel, ChoiceButton
from rook13.ui.table.part import TableContext, px
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.words import call_text, card_text

tr = context("Bidding")
ACROSS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
MISERE_SPANS = ((1, 2), (3, 3))
"""First column and width of the two misères, which stand below the contracts."""
DOWN = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class ContractGrid(BidPanel):
    """One cell for every call, in the order of their rank."""

    is_narrow = True

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self.cells: dict[str, ChoiceButton] = {}
        self._places: dict[str, tuple[int, int]] = {}
        self._grid = QGridLayout()
        self._grid.setSpacing(px(ui.look, 3))
        side = column_of(
            self.note, STRETCH, self.bid_button, self.pass_button, spacing=px(ui.look, 8)
        )
        row_of(self._grid, (side, 1), parent=self, spacing=px(ui.look, 16), margins=0)

    def set_scene(self, scene: Scene) -> None:
        """Build the grid once; a table keeps its calls for the whole game."""
        if not self.cells:
            self._build(scene)
        super().set_scene(scene)

    def show_calls(self) -> None:
        """Enable what is legal; tool-tips of the other cells say why they are not."""
        game = self.scene.game if self.scene else None
        if game is None:
            return
        for call in game.rules.auction(game.number).calls:
            cell, is_legal = self.cells[call.name], call.name in self.names
            cell.setEnabled(is_legal)
            words = self._words(call)
            cell.setToolTip(words if is_legal else self.refusal_words(call))
        self.setFocusProxy(self.cells[self.names[0]] if self.names else self.pass_button)

    def bid_words(self, bid: Bid) -> str:
        return tr("Bid {call}", call=self._words(bid.call))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = event.key()
        if key in ACROSS:
            self._move_to(self._beside(ACROSS[Qt.Key(key)]))
        elif key in DOWN:
            self._move_to(self._below(DOWN[Qt.Key(key)]))
        else:
            super().keyPressEvent(event)

    def step(self, steps: int) -> None:
        """Move the focus, too, so that arrows go on from there."""
        super().step(steps)
        if self.chosen is not None and any(cell.hasFocus() for cell in self.cells.values()):
            self.cells[self._chosen].setFocus()

    def _move_to(self, name: str) -> None:
        if name:
            self.choose(name)
            self.cells[name].setFocus(Qt.FocusReason.TabFocusReason)

    def _beside(self, steps: int) -> str:
        """Return the next higher or lower legal call."""
        names, here = self.names, self.here()
        if here not in names:
            return names[0] if names else ""
        return names[min(max(names.index(here) + steps, 0), len(names) - 1)]

    def _below(self, steps: int) -> str:
        """Return the nearest legal call in the same column."""
        here = self.here()
        if here not in self.names:
            return self.names[0] if self.names else ""
        row, column = self._places[here]
        by_place = {self._places[name]: name for name in self.names}
        rows = sorted((r for r, c in by_place if c == column and (r - row) * steps > 0))
        if not rows:
            return ""
        return by_place[rows[0] if steps > 0 else rows[-1], column]

    def _build(self, scene: Scene) -> None:
        calls = scene.rules.auction(1).calls
        plain = [call for call in calls if not call.misere]
        tricks = sorted({call.tricks for call in plain})
        suits = list(dict.fromkeys(call.suit for call in plain))
        for column, suit in enumerate(suits, 1):
            self._grid.addWidget(self._suit_heading(suit), 0, column)
        for row, count in enumerate(tricks, 1):
            self._grid.addWidget(self._trick_heading(count), row, 0)
        for call in plain:
            self._add(call, tricks.index(call.tricks) + 1, suits.index(call.suit) + 1)
        miseres = [call for call in calls if call.misere]
        if miseres:
            self._grid.addWidget(self._trick_heading(0), len(tricks) + 1, 0)
        for place, call in enumerate(miseres):
            self._add(call, len(tricks) + 1, *MISERE_SPANS[place])
        self._keep_width(calls)

    def _keep_width(self, calls: Sequence[Call]) -> None:
        """Make the button wide enough for any bid, so that choosing one moves nothing."""
        widths = []
        for call in calls:
            self.bid_button.setText(tr("Bid {call}", call=self._words(call)))
            widths.append(self.bid_button.sizeHint().width())
        self.bid_button.setMinimumWidth(max(widths))

    def _trick_heading(self, count: int) -> QLabel:
        label = QLabel(str(count), self)
        label.setProperty("subheading", True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def _suit_heading(self, suit: Suit | None) -> QWidget:
        heading, shape = QWidget(self), Picture(self)
        size = round(self.fontMetrics().height() * 1.1)
        shape.setPixmap(suit_shape(self.ui.look, suit, size, self.devicePixelRatioF()))
        name = self.ui.look.suit_name(suit)
        full = f"{suit.letter} · {name}" if suit else name
        words = ShortenedLabel(full, suit.letter if suit else "", self)
        words.setAccessibleName(name)
        gap = px(self.ui.look, 4)
        row_of(
            STRETCH, shape, words, STRETCH, parent=heading, spacing=gap, margins=(gap, 0, gap, 0)
        )
        return heading

    def _add(self, call: Call, row: int, column: int, span: int = 1) -> None:
        cell = self.add_choice(call.name)
        cell.setText(self._words(call) if call.misere else str(call.value))
        if not call.misere:
            cell.setIcon(self._suit_icon(call.suit))
            cell.setIconSize(QSize(1, 1) * round(self.fontMetrics().height() * 0.9))
        cell.setAccessibleName(self._words(call))
        self.cells[call.name] = cell
        self._places[call.name] = (row, column)
        self._grid.addWidget(cell, row, column, 1, span)
        # The layout would show it only a moment later, too late for the focus to come to it.
        cell.show()

    def _suit_icon(self, suit: Suit | None) -> QIcon:
        """Return the shape of a suit, in its own colour and in the text colour of a chosen cell."""
        look, size = self.ui.look, self.fontMetrics().height()
        ratio = self.devicePixelRatioF()
        both = QIcon(suit_shape(look, suit, size, ratio))
        chosen = suit_silhouette(look, suit, look.theme.accent_text, size, ratio)
        both.addPixmap(chosen, QIcon.Mode.Normal, QIcon.State.On)
        return both

    def _words(self, call: Call) -> str:
        words = self.ui.look.say(call_text(call))
        return tr("{call} ({value})", call=words[:1].upper() + words[1:], value=call.value)


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
            # The next size hint must not count the old rows.
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
