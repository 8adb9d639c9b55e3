"""What is shown between two hands."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from rook13.engine.actions import Deal
from rook13.engine.view import PlayerView
from rook13.ui.art import icon
from rook13.ui.roles import Role, give_role
from rook13.ui.table.guard import Guard, moment_of
from rook13.ui.table.panels.card_faces import CardFaces
from rook13.ui.table.panels.deal_panel import DealForMeBox
from rook13.ui.table.panels.goal import target_of
from rook13.ui.table.panels.result_table import ResultTable
from rook13.ui.table.panels.tool_tip import with_key
from rook13.ui.table.panels.totals_chart import TotalsChart
from rook13.ui.table.panels.verdict import Verdict
from rook13.ui.table.scale import enlarge, polish, px
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.ui.ui_context import TablePart, UiContext
from rook13.ui.widgets.elided import ElidedLine

tr = context("Results")
MARGIN = 20


class HandResultPanel(TablePart):
    """Fills itself from the last result; the screen decides when it is seen."""

    dismissed = Signal()
    """The player has seen enough."""
    wanted = Signal(str)
    """A command for the screen: `review` or `score_sheet`."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        enlarge(self, ui.look)
        self.setAccessibleName(tr("Result of the hand"))
        give_role(self, Role.Grouping)
        self.guard = Guard(ui.look, self, from_the_start=True)
        self.verdict = Verdict(ui, self)
        self.table = ResultTable(ui, self)
        self.go_down_title = QLabel(tr("Go-down"), self)
        self.go_down_title.setProperty("muted", True)
        self.go_down = CardFaces(ui, self)
        self.chart = TotalsChart(ui, self)
        self.next_dealer = ElidedLine(parent=self)
        self.next_dealer.setProperty("muted", True)
        self.deal_for_me = DealForMeBox(ui, self)
        self.deal_for_me.asked.connect(self.asked)
        self.next_button = QPushButton(self)
        self.next_button.setProperty("primary", True)
        self.next_button.clicked.connect(self.go_on)
        self.review_button = self._button("review", tr("Review"))
        self.sheet_button = self._button("score_sheet", tr("Score sheet"))
        self._lay_out()

    def set_scene(self, scene: Scene) -> None:
        """Show the last hand that was finished, if there is one."""
        super().set_scene(scene)
        game = scene.game
        if game is None or not game.results or game.revealed is None:
            return
        self.guard.watch(moment_of(game))
        # Sizes are asked for before it is seen, and depend on the style sheet.
        polish(self)
        result = game.results[-1]
        self.verdict.show_result(scene, result)
        self.table.show_result(scene, game, result)
        self._show_cards(game)
        self.chart.show_totals(scene, target_of(scene.rules))
        self.deal_for_me.set_scene(scene)
        self._show_next(scene, game)

    def go_on(self) -> None:
        """Deal the next hand if that is one's own to do, or look no more."""
        if not self.guard.is_open:
            return
        deal = self._deal()
        if deal is not None:
            self.acted.emit(deal)
        self.dismissed.emit()

    def command(self, command_id: str) -> bool:
        """Go on with the keys for dealing or confirming."""
        if command_id not in ("confirm", "deal") or not self.isVisible():
            return False
        others = (self.review_button, self.sheet_button, self.deal_for_me.box)
        focused = next((button for button in others if button.hasFocus()), None)
        if command_id == "confirm" and focused is not None:
            focused.click()
        else:
            self.go_on()
        return True

    def _deal(self) -> Deal | None:
        legal = self.scene.legal if self.scene else ()
        return next((action for action in legal if isinstance(action, Deal)), None)

    def _show_cards(self, game: PlayerView) -> None:
        cards = game.revealed.discard if game.revealed else ()
        self.go_down.show_cards(cards)
        self.go_down.setVisible(bool(cards))
        self.go_down_title.setVisible(bool(cards))

    def _show_next(self, scene: Scene, game: PlayerView) -> None:
        mine = self._deal() is not None
        words = tr("Deal the next hand") if mine else tr("Next hand")
        self.next_button.setText(words)
        self.next_button.setIcon(icon("deal" if mine else "next", self.ui.look.theme.accent_text))
        self.next_button.setToolTip(with_key(self.ui, words, "confirm"))
        dealer = scene.name(game.turn) if game.turn else ""
        self.next_dealer.setText(
            tr("{name} deals next.", name=dealer) if dealer and not mine else ""
        )

    def _button(self, command: str, words: str) -> QPushButton:
        names = {"review": "review", "score_sheet": "score"}
        button = QPushButton(icon(names[command], self.ui.look.theme.text), words, self)
        button.clicked.connect(lambda: self.wanted.emit(command))
        return button

    def _lay_out(self) -> None:
        look = self.ui.look
        cards = QVBoxLayout()
        cards.setSpacing(px(look, 4))
        cards.addWidget(self.go_down_title)
        cards.addWidget(self.go_down)
        cards.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(px(look, 20))
        middle.addLayout(cards)
        middle.addWidget(self.chart, 1)
        asides = QHBoxLayout()
        asides.addWidget(self.next_dealer, 1)
        asides.addWidget(self.deal_for_me, 0, Qt.AlignmentFlag.AlignRight)
        buttons = QHBoxLayout()
        buttons.setSpacing(px(look, 8))
        buttons.addWidget(self.review_button)
        buttons.addWidget(self.sheet_button)
        buttons.addStretch(1)
        buttons.addWidget(self.next_button)
        frame = QFrame(self)
        frame.setProperty("card", True)
        column = QVBoxLayout(frame)
        margin = px(look, MARGIN)
        column.setContentsMargins(margin, margin // 2, margin, margin // 2)
        column.setSpacing(px(look, 8))
        column.addWidget(self.verdict)
        column.addWidget(self.table)
        column.addLayout(middle, 1)
        column.addLayout(asides)
        column.addLayout(buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(frame)
        self.setFocusProxy(self.next_button)
