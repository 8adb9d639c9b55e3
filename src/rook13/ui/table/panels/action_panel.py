"""The panel over the table that offers what there is to decide now: a bid, or the deal."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QCheckBox, QFrame, QWidget

from rook13.engine.actions import Bid, CallRedeal, Deal, Pass, Redeal
from rook13.engine.auction import Auction, ContractAuction, PointAuction, TrickAuction
from rook13.engine.state import Phase
from rook13.table.commands import DealForMe
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon, icon_pixmap
from rook13.ui.kit.labels import ElidedLine, Picture
from rook13.ui.kit.layouts import column_of, row_of
from rook13.ui.table.panels.bid_panel import BidPanel
from rook13.ui.table.panels.call_buttons import ContractGrid, NumberRow
from rook13.ui.table.panels.points_bidding import PointsBidding
from rook13.ui.table.part import Guard, TableContext, TablePart, enlarge, moment_of, px, text_button
from rook13.ui.table.scene import Scene
from rook13.ui.text import context

BIDDING: Mapping[type[Auction], type[TablePart]] = {
    PointAuction: PointsBidding,
    ContractAuction: ContractGrid,
    TrickAuction: NumberRow,
}
tr = context("Bidding")
deal_tr = context("Dealing")
MARGINS = 16, 10
"""Pixels beside the panel of the moment, and above and below it."""


class ActionPanel(TablePart):
    """Shows the panel for what there is to decide, and hides itself when there is nothing."""

    guard: Guard

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        enlarge(self, ui.look)
        give_role(self, Role.Grouping)
        self.guard = Guard(ui.look, self, from_the_start=True)
        self.current: TablePart | None = None
        self._is_held_back = False
        self._panels: dict[type[TablePart], TablePart] = {}
        self.redeal = RedealButton(ui, self)
        self.redeal.guard = self.guard
        self._frame = QFrame(self)
        self._frame.setProperty("card", True)
        self._row = row_of(
            self.redeal, parent=self._frame, spacing=px(ui.look, 14), margins=self._margins()
        )
        row_of(self._frame, parent=self, margins=0)
        self.hide()

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        if scene.game is not None:
            self.guard.watch(moment_of(scene.game))
        self._show(_kind(scene), scene)
        self.redeal.set_scene(scene)
        self.setEnabled(scene.is_connected and not scene.view.paused)
        self.setAccessibleName(_title(self.current))
        self._appear()
        self.ensurePolished()
        self.updateGeometry()

    def fit_into(self, room: QSize) -> None:
        """Give the room inside the frame to the current panel."""
        if self.current is not None:
            left, top, right, bottom = self._margins()
            redeal = 0 if self.redeal.isHidden() else self.redeal.sizeHint().width()
            around = QSize(left + right + redeal + self._row.spacing(), top + bottom)
            self.current.fit_into(room - around)

    def take_over(self, before: ActionPanel) -> None:
        """Keep the bid that was chosen in the panel that this one replaces."""
        mine, theirs = self.current, before.current
        if isinstance(mine, BidPanel) and isinstance(theirs, BidPanel) and theirs.chosen:
            mine.choose(str(theirs.chosen.call))

    def hold_back(self, is_held_back: bool) -> None:
        """Stay hidden while something else has to be shown first."""
        if is_held_back != self._is_held_back:
            self._is_held_back = is_held_back
            self._appear()

    def command(self, command_id: str) -> bool:
        if not self._is_active():
            return False
        parts = [part for part in (self.current, self.redeal) if part is not None]
        return any(part.command(command_id) for part in parts)

    def wants_character(self, text: str) -> bool:
        panel = self.current
        return self._is_active() and panel is not None and panel.wants_character(text)

    def take_character(self, text: str) -> None:
        if self.current is not None:
            self.current.take_character(text)

    def _margins(self) -> tuple[int, int, int, int]:
        across, down = (px(self.ui.look, each) for each in MARGINS)
        return across, down, across, down

    def _appear(self) -> None:
        self.setVisible(self.current is not None and not self._is_held_back)

    def _is_active(self) -> bool:
        return self.current is not None and self.isEnabled() and not self._is_held_back

    def _show(self, kind: type[TablePart] | None, scene: Scene) -> None:
        self.current = self._panel(kind) if kind else None
        for panel in self._panels.values():
            panel.setVisible(panel is self.current)
        if self.current is not None:
            self.current.set_scene(scene)
            self.setFocusProxy(self.current)

    def _panel(self, kind: type[TablePart]) -> TablePart:
        if kind not in self._panels:
            panel = kind(self.ui, self._frame)
            panel.guard = self.guard
            self._panels[kind] = panel
            self._row.insertWidget(0, panel, 1)
        return self._panels[kind]


def _title(panel: TablePart | None) -> str:
    return tr("Dealing") if isinstance(panel, DealPanel) else tr("Bidding")


def _kind(scene: Scene) -> type[TablePart] | None:
    game = scene.game
    if game is None or not scene.is_playing:
        return None
    if any(isinstance(action, Bid | Pass) for action in scene.legal):
        auction = game.rules.auction(game.number)
        return next(panel for kind, panel in BIDDING.items() if isinstance(auction, kind))
    if scene.find(Deal) is not None:
        return DealPanel
    return WaitingNote if game.phase in (Phase.AUCTION, Phase.DEALING) else None


class WaitingNote(TablePart):
    """A line that says who is about to bid or deal."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self.ensurePolished()
        size = round(self.fontMetrics().height() * 1.3)
        picture = Picture(self)
        colour = ui.look.theme.muted_text
        picture.setPixmap(icon_pixmap("thinking", colour, size, self.devicePixelRatioF()))
        self.words = ElidedLine(parent=self)
        self.words.setProperty("muted", True)
        row_of(picture, (self.words, 1), parent=self, spacing=px(ui.look, 8), margins=0)

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        game = scene.game
        if game is None or game.turn is None:
            return
        name = scene.name(game.turn)
        is_dealing = game.phase is not Phase.AUCTION
        self.words.setText(
            tr("{name} is dealing…", name=name)
            if is_dealing
            else tr("{name} is bidding…", name=name)
        )


class DealPanel(TablePart):
    """The *Deal* button, when it is the player's turn to deal."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self.words = ElidedLine(parent=self)
        self.words.setProperty("subheading", True)
        self.deal_button = text_button(deal_tr("Deal"), self, self.deal, primary=True)
        self.deal_button.setIcon(icon("deal", ui.look.theme.accent_text))
        ui.keys.explain(self.deal_button, deal_tr("Deal"), "deal")
        self.setFocusProxy(self.deal_button)
        self.deal_for_me = DealForMeBox(ui, self)
        left = column_of(self.words, self.deal_for_me)
        row_of((left, 1), self.deal_button, parent=self, spacing=px(ui.look, 24), margins=0)

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        deal = scene.view.deal
        is_shuffled = deal is None or deal.closed
        self.deal_button.setEnabled(is_shuffled)
        self.words.setText(deal_tr("Your deal") if is_shuffled else deal_tr("Shuffling…"))
        self.deal_for_me.set_scene(scene)

    def deal(self) -> None:
        """Deal, if that is possible now."""
        action = self.scene.find(Deal) if self.scene else None
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
        self.box = QCheckBox(deal_tr("Deal automatically"), self)
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
        self.button = text_button("", self, self.redeal)
        self.button.setIcon(icon("redeal", ui.look.theme.text))
        row_of(self.button, parent=self, margins=0)

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        self._action = scene.find(Redeal) or scene.find(CallRedeal)
        self.setVisible(self._action is not None)
        throws_in = isinstance(self._action, Redeal)
        words = deal_tr("Redeal") if throws_in else deal_tr("Call a redeal")
        why = deal_tr("Throw the cards in and deal again")
        why_call = deal_tr("You hold no counters, so you can call a redeal")
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
