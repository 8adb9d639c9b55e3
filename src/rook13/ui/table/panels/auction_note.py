"""How far the bidding has come: the high bid, who holds it and who has passed."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from rook13.engine.auction import Call
from rook13.engine.seats import Seat
from rook13.ui.table.scale import px
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.elided import MOST_LETTERS, ElidedLine
from rook13.wording.text import all_of
from rook13.wording.words import call_text

tr = context("Bidding")
NARROW_LETTERS = 20


class AuctionNote(QWidget):
    """The high bid, who holds it, and who is out; all below each other where it is `narrow`."""

    def __init__(
        self, ui: UiContext, parent: QWidget | None = None, *, narrow: bool = False
    ) -> None:
        super().__init__(parent)
        self._ui = ui
        self._is_narrow = narrow
        letters = NARROW_LETTERS if narrow else MOST_LETTERS
        self.high, self.holder, self.passed = (
            ElidedLine(parent=self, most_letters=letters) for _ in range(3)
        )
        self.high.setProperty("subheading", True)
        self.passed.setProperty("muted", True)
        across = QBoxLayout.Direction.LeftToRight
        down = QBoxLayout.Direction.TopToBottom
        bid = QBoxLayout(down if narrow else across)
        bid.setSpacing(px(ui.look, 2 if narrow else 10))
        bid.addWidget(self.high)
        bid.addWidget(self.holder, 0 if narrow else 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(ui.look, 2))
        layout.addLayout(bid)
        layout.addWidget(self.passed)

    def set_scene(self, scene: Scene) -> None:
        """Say how the bidding stands now."""
        game = scene.game
        call = game.contract if game else None
        self.high.setText(self._high_text(call))
        self.holder.setText(self._holder_text(scene, call))
        self.holder.setVisible(call is not None)
        self.passed.setText(self._passed_text(scene))
        self.passed.setVisible(bool(self.passed.text()))

    def _high_text(self, call: Call | None) -> str:
        if call is None:
            return tr("Nobody has bid yet")
        words = self._ui.look.say(call_text(call))
        if self._is_narrow:
            return words[:1].upper() + words[1:]
        return tr("High bid {call}", call=words)

    def _holder_text(self, scene: Scene, call: Call | None) -> str:
        game = scene.game
        if game is None or call is None:
            return ""
        holder = next(seat for seat, made in reversed(game.calls) if made == call)
        if holder == scene.seat:
            return tr("High bid by you") if self._is_narrow else tr("by you")
        name = scene.name(holder)
        return (
            tr("High bid by {name}", name=name) if self._is_narrow else tr("by {name}", name=name)
        )

    def _passed_text(self, scene: Scene) -> str:
        seats = scene.game.seats if scene.game else ()
        names = [called(scene, each.seat) for each in seats if each.passed]
        if not names:
            return ""
        return tr("Passed: {names}", names=self._ui.look.say(all_of(names)))


def called(scene: Scene, seat: Seat) -> str:
    """Return what to call whoever sits there; oneself is *you*."""
    return tr("you") if seat == scene.seat else scene.name(seat)
