"""A row of card buttons: where they lie, which one has the focus, and dragging them about."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
    Slot,
)
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from rook13.engine.cards import Card
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.card_art import CardArt
from rook13.ui.kit.art.card_styles import Face
from rook13.ui.kit.look import Look
from rook13.ui.table.card_pictures import CardPreloader
from rook13.ui.table.hand.card_button import CardButton, Step, card_shadow, shadow_margin
from rook13.ui.table.hand.card_state import CardMark, CardState

CORNER: dict[Face, float] = {Face.CLASSIC: 0.31, Face.LARGE: 0.6}
"""How much of a card's width its index takes, which the next card may not cover."""
LIFT = 0.1
"""How much higher than the lowest the highest cards lie, as a share of the height."""
MARGIN = 0.03
SPACE = 0.06
"""The gap between cards where there is room, as a share of a card's width."""


@dataclass(frozen=True, slots=True)
class Fan:
    """Sizes and places of a row of cards."""

    count: int
    card_width: int
    card_height: int
    left: float
    step: float
    top: float
    lift: float

    def x(self, place: float) -> int:
        """Return the left edge of a card; between two places for a gap."""
        return round(self.left + place * self.step)

    def y(self, height: float) -> int:
        """Return the top edge of a card that is lifted: 0 is lowered, 1 is raised."""
        return round(self.top + (1 - height) * self.lift)

    def place_at(self, x: float) -> int:
        """Return the place for a card whose left edge is dropped here."""
        place = round((x - self.left) / self.step) if self.step else 0
        return max(0, min(self.count - 1, place))


def spread(count: int, width: int, height: int, face: Face, capacity: int = 0) -> Fan:
    """Return a row of cards, centred and as large as `capacity` cards of this size can be."""
    margin = max(4.0, height * MARGIN)
    lift = height * LIFT
    room = max(1.0, width - 2 * margin)
    by_height = (height - lift - 2 * margin) / CardArt.height(1)
    by_width = room / (1 + CORNER[face] * max(0, max(count, capacity) - 1))
    card = max(1, int(min(by_height, by_width)))
    step = min(card * (1 + SPACE), (room - card) / (count - 1)) if count > 1 else 0.0
    used = card + step * max(0, count - 1)
    tall = round(CardArt.height(card))
    spare = max(0.0, height - lift - tall) / 2
    return Fan(count, card, tall, (width - used) / 2, step, spare, lift)


OVERLAP = 0.45
"""The part of the time that one card takes when all are dealt one after the other."""


class Glide(QObject):
    """Moves widgets from where they are to where they belong."""

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._starts: dict[QWidget, QPoint] = {}
        self._goals: dict[QWidget, QPoint] = {}
        self._in_turn = False
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._on_tick)

    @property
    def is_moving(self) -> bool:
        return self._clock.state() == QVariantAnimation.State.Running

    def move(self, goals: Mapping[QWidget, QPoint], time: int, *, in_turn: bool = False) -> None:
        """Move widgets within so many milliseconds, all at once or one after the other."""
        if self.is_moving and goals == self._goals:
            return
        self._clock.stop()
        self._goals = dict(goals)
        self._starts = {widget: widget.pos() for widget in goals}
        self._in_turn = in_turn
        if time <= 0 or self._starts == self._goals:
            self.arrive()
            return
        self._clock.setDuration(time)
        self._clock.start()

    def arrive(self) -> None:
        """Move everything to its goal at once."""
        self._clock.stop()
        for widget, goal in self._goals.items():
            widget.move(goal)
        self.moved.emit()

    def forget(self, widget: QWidget) -> None:
        """Stop moving a widget."""
        self._goals.pop(widget, None)

    def _on_tick(self, progress: float) -> None:
        last = max(1, len(self._goals) - 1)
        for place, (widget, goal) in enumerate(self._goals.items()):
            own = progress
            if self._in_turn:
                delay = (1 - OVERLAP) * place / last
                own = max(0.0, min(1.0, (progress - delay) / OVERLAP))
            start = self._starts[widget]
            widget.move(start + (goal - start) * self._curve.valueForProgress(own))
        self.moved.emit()


CALM = 250
"""Milliseconds without a change of size before it is worth drawing."""
CardLooks = Mapping[Card, tuple[CardState, frozenset[CardMark]]]


class CardRow(QWidget):
    """Shows cards side by side in the order that they are given."""

    moved = Signal(object, int)
    """A Card was dropped at a place."""
    dropped_on_table = Signal(object)
    """A Card was dragged out of the row, over the table, and dropped there."""

    def __init__(self, look: Look, on_pressed: Callable[[Card], None]) -> None:
        """Call `on_pressed` when a card is clicked, or pressed by key."""
        super().__init__()
        self._on_pressed = on_pressed
        give_role(self, Role.List)
        self._look = look
        self._buttons: dict[Card, CardButton] = {}
        self._spare: list[CardButton] = []
        self.current: Card | None = None
        self._gap: int | None = None
        self._carried: QLabel | None = None
        """The picture of a card that is dragged over the table, where the row cannot draw."""
        self._capacity = 0
        self._deck: Sequence[Card] = ()
        self._preloader = CardPreloader(look, self, delay=CALM)
        self._preloader.drawn.connect(self._on_drawn)
        self._glide = Glide(self)
        self._glide.moved.connect(self._move_shadows)
        self._shadows: list[QRect] = []

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the cards from left to right."""
        return tuple(self._buttons)

    @property
    def has_focus(self) -> bool:
        return any(button.hasFocus() for button in self._buttons.values())

    @property
    def fan(self) -> Fan:
        """Return where cards lie at this size."""
        face = self._look.art.look.face
        return spread(len(self._buttons), self.width(), self.height(), face, self._capacity)

    def button(self, card: Card) -> CardButton:
        return self._buttons[card]

    def show_cards(self, cards: Sequence[Card], looks: CardLooks, *, dealt: bool = False) -> None:
        """Show these cards; buttons of cards that stay are kept, and so is the focus."""
        place = self.cards.index(self.current) if self.current in self._buttons else 0
        focused = next((b for b in self._buttons.values() if b.hasFocus()), None)
        kept = [card for card in self._buttons if card in cards]
        fresh = [card for card in cards if card not in self._buttons]
        gone = [button for card, button in self._buttons.items() if card not in cards]
        # One with the focus goes last, so that the focus can move to a card that stays.
        for button in gone:
            if button is not focused:
                self._drop(button)
        self._buttons = {
            card: self._buttons[card] if card in kept else self._make(card) for card in cards
        }
        for card in cards:
            self._buttons[card].show_state(*looks[card])
        self._choose_current(place, had_focus=focused is not None)
        if focused is not None and focused in gone:
            self._drop(focused)
        if fresh or kept != list(cards):
            self._stack()
        if fresh:
            self._preload()
        self._lay_out(fresh, dealt=dealt)

    def expect(self, deck: Sequence[Card], capacity: int) -> None:
        """Size cards for hands of up to `capacity`, and preload the deck."""
        if (deck, capacity) != (self._deck, self._capacity):
            self._deck, self._capacity = deck, capacity
            self._preload()

    def focus_on(self, card: Card) -> None:
        self._buttons[card].setFocus(Qt.FocusReason.OtherFocusReason)

    def sizeHint(self) -> QSize:  # noqa: N802
        line = self.fontMetrics().height()
        return QSize(line * 40, line * 9)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        line = self.fontMetrics().height()
        return QSize(line * 16, line * 5)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._lay_out((), at_once=True)
        self._preload()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        for button in self._buttons.values():
            margin = shadow_margin(button.width())
            shadow = card_shadow(button.width(), button.height(), ratio)
            painter.drawPixmap(button.pos() - QPoint(margin, margin), shadow)
        painter.end()

    @Slot()
    def _move_shadows(self) -> None:
        """Repaint only if shadows have moved, because that repaints all cards, too."""
        places = [button.geometry() for button in self._buttons.values()]
        if places != self._shadows:
            self._shadows = places
            self.update()

    def _make(self, card: Card) -> CardButton:
        """Return a button; reusing one is much quicker than making it."""
        if self._spare:
            button = self._spare.pop()
            button.become(card)
            return button
        button = CardButton(card, self._look, self)
        button.clicked.connect(partial(self._on_click, button))
        button.stepped.connect(partial(self._on_step, button))
        button.focused.connect(partial(self._on_focus, button))
        button.dragged.connect(partial(self._on_drag, button))
        button.dropped.connect(partial(self._on_drop, button))
        return button

    def _drop(self, button: CardButton) -> None:
        if button.is_dragging:
            button.let_go()
            self._gap = None
            self._stop_carrying()
        self._glide.forget(button)
        button.hide()
        self._spare.append(button)

    def _stack(self) -> None:
        # Also the order in which screen readers come upon them.
        for button in self._buttons.values():
            button.raise_()

    def _lay_out(
        self, fresh: Sequence[Card], *, dealt: bool = False, at_once: bool = False
    ) -> None:
        if not self._buttons:
            self._move_shadows()
            return
        fan, motion = self.fan, self._look.motion
        self._put_in_hand(fresh, fan, dealt=dealt)
        goals: dict[QWidget, QPoint] = {}
        for place, button in enumerate(self._spread_around_gap()):
            if button is not None:
                button.resize(fan.card_width, fan.card_height)
                goals[button] = QPoint(fan.x(place), fan.y(button.state.lift))
        time = 0 if at_once or not self.isVisible() else motion.deal if dealt else motion.fly
        self._glide.move(goals, time, in_turn=dealt)

    def _spread_around_gap(self) -> list[CardButton | None]:
        """Return the buttons at their places; the one that is dragged leaves a gap."""
        lying: list[CardButton | None] = [
            button for button in self._buttons.values() if not button.is_dragging
        ]
        if self._gap is not None:
            lying.insert(self._gap, None)
        return lying

    def _put_in_hand(self, fresh: Sequence[Card], fan: Fan, *, dealt: bool) -> None:
        """Start new cards at the middle of the table, or just above their place."""
        for place, card in enumerate(self.cards):
            if card in fresh:
                button = self._buttons[card]
                button.resize(fan.card_width, fan.card_height)
                x = (self.width() - fan.card_width) // 2 if dealt else fan.x(place)
                y = -fan.card_height if dealt else fan.y(1) - fan.card_height // 3
                button.move(x, y)
                button.show()

    def prefer(self, cards: Collection[Card]) -> None:
        """Move on to the nearest of these cards, unless the current one is among them."""
        mine = self.cards
        if self.current in cards or self.current not in mine:
            return
        place = mine.index(self.current)
        near = sorted(cards, key=lambda card: abs(mine.index(card) - place))
        if near and self.has_focus:
            self.focus_on(near[0])
        elif near:
            self._set_current(near[0])

    def _choose_current(self, place: int, had_focus: bool) -> None:
        if self.current not in self._buttons:
            cards = self.cards
            self._set_current(cards[min(place, len(cards) - 1)] if cards else None)
        if had_focus and self.current is not None:
            self._buttons[self.current].setFocus()

    def _set_current(self, card: Card | None) -> None:
        self.current = card
        # Tab leads to one card and on to the next area; arrows lead from card to card.
        for other, button in self._buttons.items():
            is_current = other == card
            policy = Qt.FocusPolicy.StrongFocus if is_current else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def _preload(self) -> None:
        """Have cards drawn at this size; until then those in the row are stretched."""
        if self._preloader.start(self._deck, self.fan.card_width, self.cards):
            for button in self._buttons.values():
                button.stretch()

    def _on_drawn(self, card: Card) -> None:
        if card in self._buttons:
            self._buttons[card].sharpen()

    def _on_click(self, button: CardButton, _checked: bool = False) -> None:
        self._on_pressed(button.card)

    def _on_focus(self, button: CardButton) -> None:
        self._set_current(button.card)

    def _on_step(self, button: CardButton, step: Step) -> None:
        cards = self.cards
        place = cards.index(button.card)
        places = {
            Step.LEFT: max(0, place - 1),
            Step.RIGHT: min(len(cards) - 1, place + 1),
            Step.FIRST: 0,
            Step.LAST: len(cards) - 1,
        }
        self.focus_on(cards[places[step]])

    def _on_drag(self, button: CardButton, spot: QPoint) -> None:
        self._glide.forget(button)
        button.raise_()
        x = max(0, min(self.width() - button.width(), spot.x()))
        y = min(self.height() - button.height(), spot.y())
        button.move(x, y)
        if self._is_over_table(spot + button.grip):
            self._gap = self.cards.index(button.card)
            self._carry(button)
        else:
            self._gap = self.fan.place_at(x)
            self._stop_carrying()
        self._lay_out(())

    def _is_over_table(self, spot: QPoint) -> bool:
        """Return whether a spot is above the row, and neither beside it nor outside the window."""
        is_inside = self.window().rect().contains(self.mapTo(self.window(), spot))
        return spot.y() < 0 and 0 <= spot.x() < self.width() and is_inside

    def _carry(self, button: CardButton) -> None:
        if self._carried is None:
            self._carried = QLabel(self.window())
            self._carried.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._carried.setPixmap(button.face)
            self._carried.resize(button.size())
            self._carried.show()
        self._carried.move(button.mapTo(self.window(), QPoint(0, 0)))

    def _stop_carrying(self) -> None:
        if self._carried is not None:
            self._carried.hide()
            self._carried.deleteLater()
            self._carried = None

    def _on_drop(self, button: CardButton) -> None:
        place, self._gap = self._gap, None
        is_on_table = self._carried is not None
        self._stop_carrying()
        self._stack()
        if is_on_table:
            self.dropped_on_table.emit(button.card)
        elif place is not None:
            self.moved.emit(button.card, place)
        self._lay_out(())
