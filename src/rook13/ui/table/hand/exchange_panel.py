"""The panel over the hand where cards are discarded and trump is named, with one confirm."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from rook13.engine.actions import Discard, NameTrump
from rook13.engine.cards import Card, Suit
from rook13.engine.legal import DiscardChoices
from rook13.engine.ruleset import TrumpSource
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.look import Look
from rook13.ui.table.hand.hand_view import HandView
from rook13.ui.table.hand.suit_buttons import SuitButtons
from rook13.ui.table.part import Guard, TableContext, TablePart, enlarge
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.words import trump_text

tr = context("Exchange")


PHASES = (Phase.EXCHANGE, Phase.TRUMP)
WIDEST_POINTS = 20


@dataclass(frozen=True, slots=True)
class Plan:
    """What has been chosen so far."""

    wanted: int
    """How many cards are to be discarded; 0 where only trump is named."""
    chosen: tuple[Card, ...]
    names_trump: bool
    """Whether trump is chosen here, and not by the bid."""
    trump: Suit | None
    has_points: bool
    """Whether cards count anything in this game."""

    @property
    def cards_missing(self) -> int:
        return self.wanted - len(self.chosen)

    @property
    def trump_missing(self) -> bool:
        return self.names_trump and self.trump is None

    @property
    def is_complete(self) -> bool:
        """Return whether it can be confirmed."""
        return not self.cards_missing and not self.trump_missing

    @property
    def points(self) -> int:
        return sum(card.points for card in self.chosen)

    def widest(self) -> Plan:
        """Return the plan whose count takes the most room."""
        richest = Card(0, "", None, 0, points=WIDEST_POINTS)
        return replace(self, chosen=(richest,) * self.wanted)


class ExchangePanel(TablePart):
    """Appears while the player discards or names trump; nothing counts before *Confirm*."""

    def __init__(self, ui: TableContext, hand: HandView, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        enlarge(self, ui.look)
        self._hand = hand
        self.setAccessibleName(tr("Discard and name trump"))
        give_role(self, Role.Grouping)
        self._guard = Guard(ui.look, self, from_the_start=False)
        self._deal: tuple[int, int] | None = None
        self.trump: Suit | None = None
        self._promised: Suit | None = None
        """The trump that was confirmed with the discard, until it can be named."""
        self._build()
        hand.chosen_changed.connect(self._on_chosen)
        self.hide()

    @property
    def plan(self) -> Plan:
        """Return what has been chosen so far."""
        game = self.scene.game if self.scene else None
        assert game is not None
        by_call = game.rules.trump_source is TrumpSource.CALL
        fixed = game.contract.suit if by_call and game.contract else None
        return Plan(
            wanted=game.legal.size if isinstance(game.legal, DiscardChoices) else 0,
            chosen=self._hand.chosen,
            names_trump=not by_call,
            trump=fixed if by_call else self.trump,
            has_points=bool(game.rules.deck.counter_mask),
        )

    def set_scene(self, scene: Scene) -> None:
        """Show what is to be chosen, and keep what was chosen."""
        super().set_scene(scene)
        game = scene.game
        deal = (game.number, game.redeals) if game else None
        if deal != self._deal:
            self._deal, self.trump, self._promised = deal, None, None
        self._guard.watch(game.phase if game else None)
        if self._is_wanted():
            self._offer_suits()
            self._show_plan()
        self.setVisible(self._is_wanted())
        self._keep_promise()

    def command(self, command_id: str) -> bool:
        """Confirm, or say what is missing."""
        if command_id != "confirm" or not self._is_wanted():
            return False
        plan = self.plan
        if plan.is_complete:
            self._confirm()
        else:
            self.ui.table.say(_missing(plan))
        return True

    def wants_character(self, text: str) -> bool:
        """Want the letters of suits while trump can be chosen."""
        can_name = self._is_wanted() and self.plan.names_trump
        return can_name and self._suits.suit_of(text) is not None

    def take_character(self, text: str) -> None:
        suit = self._suits.suit_of(text)
        if suit is not None:
            self._choose_trump(suit)

    def take_over(self, before: ExchangePanel) -> None:
        """Take over what was chosen in a panel that this one replaces."""
        self._deal, self.trump = before._deal, before.trump
        self._promised = before._promised

    def _build(self) -> None:
        frame = QFrame()
        frame.setProperty("card", True)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)
        column = QVBoxLayout(frame)
        gap = self.fontMetrics().height() // 2
        column.setContentsMargins(gap * 2, gap, gap * 2, gap)
        column.setSpacing(gap)
        column.addLayout(self._build_head())
        self._suits = SuitButtons(self.ui.look, (), keeps=True, parent=self)
        self._suits_place = QVBoxLayout()
        self._suits_place.addWidget(self._suits)
        column.addLayout(self._suits_place)
        column.addLayout(self._build_foot())

    def _build_head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.title = WrappingLabel()
        self.title.setProperty("subheading", True)
        self.count = QLabel()
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.title, 1)
        row.addSpacing(self.fontMetrics().height())
        row.addWidget(self.count)
        return row

    def _build_foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.sentence = WrappingLabel()
        self.clear_button = QPushButton(tr("Clear"))
        self.clear_button.setToolTip(tr("Start over"))
        self.clear_button.clicked.connect(self._clear)
        self.confirm_button = QPushButton(tr("Confirm"))
        self.confirm_button.setProperty("primary", True)
        keys = self.ui.keys.shown("confirm")
        self.confirm_button.setToolTip(tr("Confirm ({keys})", keys=keys))
        self.confirm_button.clicked.connect(self._confirm)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.clear_button)
        row.addWidget(self.confirm_button)
        return row

    def promise(self, suit: Suit | None) -> None:
        """Name this trump as soon as the cards are discarded."""
        self._promised = suit

    def suit_button(self, suit: Suit) -> QPushButton:
        return self._suits.button(suit)

    def _is_wanted(self) -> bool:
        scene = self.scene
        game = scene.game if scene else None
        return bool(scene and game and scene.is_my_turn and game.phase in PHASES)

    def _offer_suits(self) -> None:
        assert self.scene is not None
        suits = self.scene.rules.deck.suits
        if suits == self._suits.suits:
            return
        before = self._suits
        self._suits = SuitButtons(self.ui.look, suits, keeps=True, parent=self)
        self._suits.setAccessibleName(tr("Trump"))
        self._suits.chosen.connect(self._choose_trump)
        self._suits_place.replaceWidget(before, self._suits)
        before.hide()
        before.deleteLater()

    def _show_plan(self) -> None:
        plan = self.plan
        self.title.setText(_title(plan))
        self.count.setVisible(bool(plan.wanted))
        self.count.setText(_count(plan))
        # Room for the widest count, so that nothing shifts while cards are chosen.
        widest = self.count.fontMetrics().horizontalAdvance(_count(plan.widest()))
        self.count.setMinimumWidth(widest)
        self._suits.setVisible(plan.names_trump)
        self._suits.keep(self.trump)
        self.sentence.setText(_sentence(plan, self.ui.look))
        self.confirm_button.setEnabled(plan.is_complete)
        self.confirm_button.setAccessibleDescription(self.sentence.text())
        self.clear_button.setEnabled(bool(plan.chosen or self.trump))

    def _choose_trump(self, suit: Suit) -> None:
        self.trump = suit
        self._show_plan()

    @Slot(object)
    def _on_chosen(self, _cards: object) -> None:
        if self._is_wanted():
            self._show_plan()

    def _clear(self) -> None:
        self.trump = None
        self._hand.clear_choice()
        self._show_plan()

    def _confirm(self) -> None:
        if not self._guard.is_open or not self._is_wanted() or not self.plan.is_complete:
            return
        self._guard.close()
        plan, seat = self.plan, self._seat()
        if plan.wanted:
            self._promised = self.trump
            self.act(Discard(seat, plan.chosen))
        elif plan.trump is not None:
            self.act(NameTrump(seat, plan.trump))

    def _keep_promise(self) -> None:
        """Name the trump that was confirmed together with the discard, once."""
        game = self.scene.game if self.scene else None
        if game is None or game.phase is Phase.EXCHANGE:
            return
        suit, self._promised = self._promised, None
        if suit is not None and game.phase is Phase.TRUMP and self._is_wanted():
            self.act(NameTrump(self._seat(), suit))

    def _seat(self) -> Seat:
        assert self.scene is not None
        assert self.scene.seat is not None
        return self.scene.seat


def _title(plan: Plan) -> str:
    """Return what is to be done."""
    if not plan.wanted:
        return tr("Name trump")
    if plan.wanted == 1 and plan.names_trump:
        return tr("Discard one card and name trump")
    if plan.names_trump:
        return tr("Discard {n} cards and name trump", n=plan.wanted)
    return tr("Discard {n} cards", n=plan.wanted)


def _count(plan: Plan) -> str:
    """Return how many cards are chosen, and what they count."""
    chosen = tr("{chosen} of {wanted} chosen", chosen=len(plan.chosen), wanted=plan.wanted)
    if not plan.has_points:
        return chosen
    return tr("{chosen}, {n} points", chosen=chosen, n=plan.points)


def _sentence(plan: Plan, look: Look) -> str:
    """Return what is missing, or what confirming does."""
    return _effect(plan, look) if plan.is_complete else _missing(plan)


def _missing(plan: Plan) -> str:
    """Return what is still to be chosen."""
    cards = plan.cards_missing
    if not cards:
        return tr("Choose trump.")
    if plan.trump_missing:
        one, more = (
            tr("Choose one more card, and trump."),
            tr("Choose {n} more cards, and trump.", n=cards),
        )
    else:
        one, more = tr("Choose one more card."), tr("Choose {n} more cards.", n=cards)
    return one if cards == 1 else more


def _effect(plan: Plan, look: Look) -> str:
    """Return what confirming does."""
    trump = look.say(trump_text(plan.trump))
    if not plan.wanted:
        return f"{trump}."
    if plan.has_points and plan.names_trump:
        return tr("You bury {n} points; {trump}.", n=plan.points, trump=trump)
    if plan.has_points:
        return tr("You bury {n} points.", n=plan.points)
    if plan.trump is None:
        return tr("You discard {n} cards; no trump.", n=plan.wanted)
    return tr("You discard {n} cards; {trump}.", n=plan.wanted, trump=trump)


class WrappingLabel(QLabel):
    """Unlike Qt's, it asks for the width of its text before it wraps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the text on one line."""
        self.ensurePolished()
        margins = self.contentsMargins()
        text = self.fontMetrics().size(0, self.text())
        # One more, because a text that just fits is wrapped when widths are rounded.
        width = text.width() + margins.left() + margins.right() + 1
        return QSize(width, text.height() + margins.top() + margins.bottom())
