"""The player's own hand: cards to play or to discard, by mouse or keyboard."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from rook13.engine.actions import Play
from rook13.engine.cards import Card
from rook13.table.commands import Sit
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.surfaces import paint_rail
from rook13.ui.kit.look import Look
from rook13.ui.settings import Preferences
from rook13.ui.table.hand.arrangement import BY_RANK, Arrangement, TypedPlace
from rook13.ui.table.hand.card_button import CardButton
from rook13.ui.table.hand.card_row import CardRow
from rook13.ui.table.hand.card_state import (
    CardState,
    Decision,
    DiscardChoice,
    card_description,
    is_played_by_bot,
    is_watching,
    key_help,
)
from rook13.ui.table.hand.suit_buttons import SuitChooser
from rook13.ui.table.part import Guard, TableContext, TablePart, enlarge
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.words import kitty_text

tr = context("Hand")


class SeatNote(QFrame):
    """A slim line for spectators, and for players whose seat a bot plays."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        enlarge(self, look)
        self.setProperty("card", True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        row = QHBoxLayout(self)
        line = self.fontMetrics().height() // 3
        row.setContentsMargins(line * 3, line, line * 3, line)
        self.label = QLabel()
        row.addWidget(self.label)
        self.button = QPushButton(tr("Take my seat back"))
        self.button.setProperty("primary", True)
        row.addWidget(self.button)
        self.hide()

    def set_scene(self, scene: Scene) -> None:
        """Appear for spectators, and for players whose seat a bot plays."""
        watches, bot_plays = is_watching(scene), is_played_by_bot(scene)
        self.setVisible(watches or bot_plays)
        self.button.setVisible(bot_plays)
        if watches:
            self.label.setText(tr("You're watching; spectators don't see anyone's cards."))
        elif bot_plays:
            self.label.setText(tr("A bot is playing for you."))


DIGITS = tuple("0123456789")
STEPS = {"move_left": -1, "move_right": 1}


class HandView(TablePart):
    """The viewer's cards; they can be arranged at any time."""

    chosen_changed = Signal(object)
    """The cards that are to be discarded, as a tuple."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        chosen = ui.settings.chosen
        self._arrangement = Arrangement(chosen.sort, chosen.trump_first)
        self._choice = DiscardChoice()
        self._raised: Card | None = None
        self._hints: frozenset[Card] = frozenset()
        self.chooser: SuitChooser | None = None
        self._guard = Guard(ui.look, self, from_the_start=False)
        self._typed = TypedPlace(self)
        self.note = SeatNote(ui.look)
        self.note.button.clicked.connect(self._take_seat_back)
        self._row = CardRow(ui.look, self._on_pressed)
        self._row.moved.connect(self._on_moved)
        self._row.dropped_on_table.connect(self._on_dropped_on_table)
        ui.settings.changed.connect(self._on_settings)
        self.setAccessibleName(tr("Your hand"))
        give_role(self, Role.Grouping)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.note, 0, Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._row, 1)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the cards as they lie, from left to right."""
        return self._row.cards

    @property
    def chosen(self) -> tuple[Card, ...]:
        """Return the cards that are to be discarded, in deck order."""
        return self._choice.cards

    def button(self, card: Card) -> CardButton:
        return self._row.button(card)

    def set_scene(self, scene: Scene) -> None:
        """Show the hand; arrangement, choice and focus are kept."""
        before, played_before = self.cards, self.scene.playable if self.scene else frozenset()
        super().set_scene(scene)
        game = scene.game
        self._guard.watch(game.phase if game else None)
        self._typed.forget()
        self._close_chooser()
        self._choice.follow(game)
        if self._raised not in scene.playable:
            self._raised = None
        if not scene.is_my_turn:
            self._hints = frozenset()
        self.note.set_scene(scene)
        self._row.setVisible(not is_watching(scene))
        self._row.expect(scene.rules.deck.cards, _most_cards(scene))
        self._refresh(dealt=game is not None and not any(card in before for card in game.hand))
        if scene.playable != played_before:
            self._row.prefer(scene.playable)

    def clear_choice(self) -> None:
        """Take back all cards that were to be discarded."""
        self._choice.clear()
        self._refresh()
        self.chosen_changed.emit(self.chosen)

    def show_hint(self, card: Card | None) -> None:
        """Mark the card that a hint is about, or none."""
        self.show_hints(() if card is None else (card,))

    def show_hints(self, cards: Iterable[Card]) -> None:
        """Mark all cards that a hint is about, such as those to discard."""
        hints = frozenset(cards)
        if hints != self._hints:
            self._hints = hints
            self._refresh()

    def focus_hand(self) -> None:
        """Give the focus to the card that had it last."""
        if self._row.current is not None:
            self._row.focus_on(self._row.current)

    def take_over(self, before: HandView) -> None:
        """Take over arrangement and choice of a hand that this one replaces."""
        self._arrangement.adopt(before._arrangement)
        self._choice = before._choice
        if self.scene is not None:
            self._refresh()

    def command(self, command_id: str) -> bool:
        """Sort, move the card with the focus, or play it."""
        if not self.cards:
            return False
        if command_id == "sort":
            self._sort()
            return True
        if command_id in STEPS:
            return self._move_focused(STEPS[command_id])
        return command_id == "confirm" and self._confirm()

    def wants_character(self, text: str) -> bool:
        """Want digits while a card is to be played or discarded, and letters for a Joker."""
        if self.chooser is not None and self.chooser.buttons.suit_of(text) is not None:
            return True
        decision = self._decision
        return text in DIGITS and bool(self.cards) and decision is not None and decision.is_mine

    def take_character(self, text: str) -> None:
        """Press the card at the place typed; only focus it if another digit may follow."""
        suit = self.chooser.buttons.suit_of(text) if self.chooser else None
        if self.chooser is not None and suit is not None:
            self.chooser.buttons.choose(suit)
            return
        typed = self._typed.type(text, len(self.cards))
        if typed is None:
            return
        card = self.cards[typed.place]
        self._row.focus_on(card)
        if typed.is_final:
            self._on_pressed(card)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        note = self.note.minimumSizeHint().height() if self.note.isVisibleTo(self) else 0
        row = self._row.minimumSizeHint()
        return QSize(row.width(), note + (row.height() if self._row.isVisibleTo(self) else 0))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        paint_rail(painter, QRectF(self.rect()), self.ui.look.surface)
        painter.end()

    @property
    def _decision(self) -> Decision | None:
        if self.scene is None:
            return None
        return Decision(self.scene, frozenset(self.chosen), self._raised, self._hints)

    def _refresh(self, *, dealt: bool = False) -> None:
        decision = self._decision
        game = decision.scene.game if decision else None
        if decision is None or game is None or is_watching(decision.scene):
            self._row.show_cards((), {})
            return
        cards = self._arrangement.arrange(game)
        looks = {card: (decision.state(card), decision.marks(card)) for card in cards}
        self._row.show_cards(cards, looks, dealt=dealt)
        self._row.setAccessibleName(tr("{n} cards", n=len(cards)))
        kitty = self.ui.look.say(kitty_text(game.rules))
        for place, card in enumerate(cards):
            button, where = self._row.button(card), (place, len(cards))
            is_blocked = button.state is CardState.BLOCKED
            why_not = self.ui.look.say(decision.refusal(card)) if is_blocked else ""
            about = card_description(button.state, button.marks, where, why_not, kitty)
            button.describe(about, key_help(self.ui.keys, where))
            button.takes_enter = not decision.is_complete

    def _on_pressed(self, card: Card) -> None:
        self._typed.forget()
        self._close_chooser()
        decision = self._decision
        if not self._guard.is_open or decision is None:
            return
        state = decision.state(card)
        if state.is_choice and decision.discards is not None:
            self._toggle(card, decision.discards.size)
        elif state in (CardState.PLAYABLE, CardState.RAISED):
            self._play_or_raise(card, decision.plays(card))
        else:
            self.ui.table.say(self.ui.look.say(decision.refusal(card)))

    def _on_dropped_on_table(self, card: Card) -> None:
        """Play or choose a card that was dragged to the table, which needs no confirmation."""
        decision = self._decision
        if decision is None or decision.state(card) is CardState.CHOSEN:
            return
        if decision.state(card) is CardState.PLAYABLE:
            self._raised = card
        self._on_pressed(card)

    def _toggle(self, card: Card, size: int) -> None:
        if not self._choice.toggle(card, size):
            self.ui.table.say(tr("You've already chosen {n} cards; put one back first.", n=size))
            return
        self._refresh()
        self.chosen_changed.emit(self.chosen)

    def _play_or_raise(self, card: Card, plays: list[Play]) -> None:
        if self.ui.settings.chosen.confirm_cards and card != self._raised:
            self._raised = card
            self._refresh()
            return
        if len(plays) > 1:
            self._ask_for_suit(card, plays)
        else:
            self._send(plays[0])

    def _send(self, play: Play) -> None:
        self._guard.close()
        self.act(play)

    def _ask_for_suit(self, card: Card, plays: list[Play]) -> None:
        by_suit = {play.named: play for play in plays if play.named is not None}
        chooser = SuitChooser(self.ui.look, tuple(by_suit), self.window())
        chooser.buttons.chosen.connect(lambda suit: self._name_suit(by_suit[suit]))
        chooser.left.connect(self._leave_chooser)
        chooser.open_above(self._row.button(card))
        self.chooser = chooser

    def _name_suit(self, play: Play) -> None:
        self._leave_chooser()
        self._send(play)

    def _leave_chooser(self) -> None:
        self._close_chooser()
        self.focus_hand()

    def _close_chooser(self) -> None:
        if self.chooser is not None:
            self.chooser.hide()
            self.chooser.deleteLater()
            self.chooser = None

    def _confirm(self) -> bool:
        card = self._raised or (self._row.current if self._row.has_focus else None)
        decision = self._decision
        if (
            card is None
            or decision is None
            or not decision.is_mine
            or decision.discards is not None
        ):
            return False
        self._on_pressed(card)
        return True

    def _sort(self) -> None:
        assert self.scene is not None
        assert self.scene.game is not None
        order = self._arrangement.sort(self.scene.game)
        self._refresh()
        by_rank = order == BY_RANK
        self.ui.table.say(tr("Sorted by rank.") if by_rank else tr("Sorted by suit."))

    @Slot(object)
    def _on_settings(self, before: Preferences) -> None:
        """Sort the hand as the new settings say."""
        now = self.ui.settings.chosen
        if (before.sort, before.trump_first) != (now.sort, now.trump_first):
            self._arrangement = Arrangement(now.sort, now.trump_first)
            self._refresh()

    def _move_focused(self, step: int) -> bool:
        card = self._row.current
        if card is None or not self._row.has_focus:
            return False
        place = self.cards.index(card) + step
        if 0 <= place < len(self.cards):
            self._on_moved(card, place)
        else:
            self.ui.table.say(tr("That card is already at the end of your hand."))
        return True

    def _on_moved(self, card: Card, place: int) -> None:
        if self.scene is not None and self.scene.game is not None:
            self._arrangement.move(self.scene.game, card, place)
            self._refresh()

    def _take_seat_back(self) -> None:
        if self.scene is not None and self.scene.seat is not None:
            self.ui.table.ask(Sit(self.scene.seat.name))


def _most_cards(scene: Scene) -> int:
    """Return how many cards a hand can have in this deal."""
    rules, number = scene.rules, scene.game.number if scene.game else 1
    has_kitty = not rules.everybody_bids
    return rules.hand_size(number) + (rules.kitty_size(number) if has_kitty else 0)
