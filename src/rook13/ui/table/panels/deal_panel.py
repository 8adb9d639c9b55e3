"""The dealer's buttons: deal, deal again, and let the table deal from now on."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from rook13.engine.actions import CallRedeal, Deal, Redeal
from rook13.table.commands import DealForMe
from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.labels import ElidedLine
from rook13.ui.kit.layouts import column_of, row_of
from rook13.ui.table.part import TableContext, TablePart, px
from rook13.ui.table.scene import Scene
from rook13.ui.text import context

tr = context("Dealing")


class DealPanel(TablePart):
    """The *Deal* button, when it is the player's turn to deal."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self.words = ElidedLine(parent=self)
        self.words.setProperty("subheading", True)
        self.deal_button = QPushButton(tr("Deal"), self)
        self.deal_button.setIcon(icon("deal", ui.look.theme.accent_text))
        self.deal_button.setProperty("primary", True)
        ui.keys.explain(self.deal_button, tr("Deal"), "deal")
        self.deal_button.clicked.connect(self.deal)
        self.setFocusProxy(self.deal_button)
        self.deal_for_me = DealForMeBox(ui, self)
        left = column_of(self.words, self.deal_for_me)
        row_of((left, 1), self.deal_button, parent=self, spacing=px(ui.look, 24), margins=0)

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        deal = scene.view.deal
        is_shuffled = deal is None or deal.closed
        self.deal_button.setEnabled(is_shuffled)
        self.words.setText(tr("Your deal") if is_shuffled else tr("Shuffling…"))
        self.deal_for_me.set_scene(scene)

    def deal(self) -> None:
        """Deal, if that is possible now."""
        legal = self.scene.legal if self.scene else ()
        action = next((each for each in legal if isinstance(each, Deal)), None)
        if action is not None and self.deal_button.isEnabled():
            self.act(action)

    def command(self, command_id: str) -> bool:
        if command_id not in ("deal", "confirm"):
            return False
        if command_id == "confirm" and self.deal_for_me.box.hasFocus():
            self.deal_for_me.box.click()
        else:
            self.deal()
        return True


class DealForMeBox(TablePart):
    """Whether the table deals for the player."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self.box = QCheckBox(tr("Deal automatically"), self)
        self.box.clicked.connect(self._on_clicked)
        row_of(self.box, parent=self, margins=0)

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        self.setVisible(scene.i_play)
        self.box.setChecked(scene.seat is not None and scene.info(scene.seat).deal_for_me)

    def _on_clicked(self, on: bool) -> None:
        self.ui.table.ask(DealForMe(on))


class RedealButton(TablePart):
    """Throws the cards in, or asks for a new deal; hidden where neither is allowed."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self._action: Redeal | CallRedeal | None = None
        self.button = QPushButton(self)
        self.button.setIcon(icon("redeal", ui.look.theme.text))
        self.button.clicked.connect(self.redeal)
        row_of(self.button, parent=self, margins=0)

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        redeals = [each for each in scene.legal if isinstance(each, Redeal | CallRedeal)]
        self._action = redeals[0] if redeals else None
        self.setVisible(self._action is not None)
        throws_in = isinstance(self._action, Redeal)
        words = tr("Redeal") if throws_in else tr("Call a redeal")
        why = tr("Throw the cards in and deal again")
        why_call = tr("You hold no counters, so you can call a redeal")
        self.button.setText(words)
        self.button.setToolTip(self.ui.keys.with_keys(why if throws_in else why_call, "redeal"))

    def redeal(self) -> None:
        """Throw the cards in, if that is allowed."""
        if self._action is not None:
            self.act(self._action)

    def command(self, command_id: str) -> bool:
        if command_id != "redeal" or self._action is None:
            return False
        self.redeal()
        return True
