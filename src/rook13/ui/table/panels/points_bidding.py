"""Bidding for points: a stepper, a ruler to jump on, and the next few bids at hand."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QPushButton, QWidget

from rook13.ui.table.panels.bid_box import BidBox
from rook13.ui.table.panels.bid_panel import BidPanel, polished_width
from rook13.ui.table.panels.bid_ruler import BidRuler
from rook13.ui.table.panels.choice_button import ChoiceButton
from rook13.ui.table.panels.tool_tip import with_key
from rook13.ui.table.scale import px
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Bidding")
QUICK_BIDS, FEW_BIDS = 6, 3
WHEEL_NOTCH = 120


class PointsBidding(BidPanel):
    """Any bid with two clicks: one on the ruler or a quick bid, and one to bid."""

    chooses_first = True

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self._turned = 0
        self.box = BidBox(self)
        self.ruler = BidRuler(ui, self)
        self.minus = self._step_button("−", tr("Lower the bid"), -1)
        self.plus = self._step_button("+", tr("Raise the bid"), 1)
        self._group = QButtonGroup(self)
        self._most_quick = QUICK_BIDS
        self._full_width = 0
        self.quick = [self._quick_button() for _ in range(QUICK_BIDS)]
        self.box.valueChanged.connect(self._on_value)
        self.ruler.valueChanged.connect(self._on_value)
        self.setFocusProxy(self.box)
        self._lay_out()

    def fit_into(self, room: QSize) -> None:
        """Offer fewer bids at once where room is scarce."""
        if not self._full_width and self.quick[-1].isVisible():
            self._full_width = polished_width(self)
        most = QUICK_BIDS if self._full_width <= room.width() else FEW_BIDS
        if most != self._most_quick:
            self._most_quick = most
            self.show_calls()
            self.show_chosen()

    def show_calls(self) -> None:
        """Set the range of everything to the legal bids."""
        values = [int(name) for name in self.names]
        if not values:
            return
        self.box.set_values(values)
        self.ruler.set_values(values)
        self.ruler.setVisible(len(values) > 1)
        most = self._most_quick
        offered = values if len(values) <= most else [*values[: most - 1], values[-1]]
        for place, button in enumerate(self.quick):
            button.setVisible(place < len(offered))
            button.setText(str(offered[place]) if place < len(offered) else "")
            button.setAccessibleName(tr("Choose {bid}", bid=button.text()))

    def show_chosen(self) -> None:
        """Show the chosen bid on stepper, ruler and quick bids."""
        chosen = self.chosen
        if chosen is None:
            return
        value = chosen.call.value
        self.box.setValue(value)
        self.ruler.setValue(value)
        self.minus.setEnabled(value > self.box.minimum())
        self.plus.setEnabled(value < self.box.maximum())
        self._group.setExclusive(False)
        for button in self.quick:
            button.setChecked(button.text() == str(value))
        self._group.setExclusive(True)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Step one bid a notch."""
        self._turned += event.angleDelta().y()
        notches = int(self._turned / WHEEL_NOTCH)
        self._turned -= notches * WHEEL_NOTCH
        if notches:
            self.step(notches)
        event.accept()

    def _lay_out(self) -> None:
        look = self.ui.look
        stepper = QHBoxLayout()
        stepper.setSpacing(px(look, 4))
        for widget in (self.minus, self.box, self.plus):
            stepper.addWidget(widget)
        quick = QHBoxLayout()
        quick.setSpacing(px(look, 6))
        for button in self.quick:
            quick.addWidget(button)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(px(look, 14))
        layout.setVerticalSpacing(px(look, 6))
        layout.addWidget(self.note, 0, 0, 1, 4)
        layout.addLayout(stepper, 1, 0, 2, 1)
        layout.addLayout(quick, 1, 1)
        layout.addWidget(self.ruler, 2, 1)
        layout.addWidget(self.bid_button, 1, 2, 2, 1)
        layout.addWidget(self.pass_button, 1, 3, 2, 1)
        layout.setColumnStretch(1, 1)
        for decision in (self.bid_button, self.pass_button):
            decision.setMinimumHeight(self.box.sizeHint().height())
        widest = self.fontMetrics().horizontalAdvance(tr("Bid {call}", call="888")) * 2
        self.bid_button.setMinimumWidth(widest)

    def _step_button(self, sign: str, words: str, steps: int) -> QPushButton:
        button = QPushButton(sign, self)
        command = "bid_up" if steps > 0 else "bid_down"
        button.setProperty("compact", True)
        button.setProperty("big", True)
        button.setAutoRepeat(True)
        button.setFont(self.box.font())
        button.ensurePolished()
        side = max(self.box.sizeHint().height(), button.sizeHint().width())
        button.setFixedSize(side, side)
        button.setAccessibleName(words)
        button.setToolTip(with_key(self.ui, words, command))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(partial(self.step, steps))
        return button

    def _quick_button(self) -> ChoiceButton:
        button = ChoiceButton(parent=self)
        self._group.addButton(button)
        button.clicked.connect(lambda: self.choose(button.text()))
        button.decided.connect(self.bid)
        return button

    def _on_value(self, value: int) -> None:
        # Showing a choice moves stepper and ruler, which is no new choice.
        if str(value) != self._chosen:
            self.choose(str(value))
