"""The head of a result: an icon, a clear word and the sentence that goes with it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from rook13.engine.state import NOBODY, HandResult
from rook13.ui.art import icon_pixmap
from rook13.ui.table.scale import px
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import Picture
from rook13.wording.events import result_text

tr = context("Results")
ICON_LINES = 2.4


class Verdict(QWidget):
    """Made or set, in words, with an icon and a colour."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self.picture = Picture(self)
        self.word = QLabel(self)
        self.word.setProperty("heading", True)
        self.sentence = QLabel(self)
        self.sentence.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.word)
        words.addWidget(self.sentence)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(ui.look, 14))
        layout.addWidget(self.picture)
        layout.addLayout(words, 1)

    def show_result(self, scene: Scene, result: HandResult) -> None:
        """Say how the hand ended."""
        name, colour = self._sign(scene, result)
        size = round(self.fontMetrics().height() * ICON_LINES)
        self.picture.setPixmap(icon_pixmap(name, colour, size, self.devicePixelRatioF()))
        self.word.setText(verdict_word(scene, result))
        self.sentence.setText(self._ui.look.say(result_text(result, scene.names)))

    def _sign(self, scene: Scene, result: HandResult) -> tuple[str, str]:
        theme = self._ui.look.theme
        if result.reneged != NOBODY:
            return "renege", theme.bad
        if result.bids:
            exact = _own_is_exact(scene, result)
            return ("star", theme.good) if exact else ("cards", theme.text)
        if result.made is None:
            return "pass", theme.text
        return ("check", theme.good) if result.made else ("close", theme.bad)


def verdict_word(scene: Scene, result: HandResult) -> str:
    """Return in a word or two how a hand ended."""
    if result.reneged != NOBODY:
        return tr("Renege")
    if result.bids:
        if scene.seat is None:
            return tr("Round {number} is over", number=result.number)
        return tr("Exactly right!") if _own_is_exact(scene, result) else tr("Not this time")
    if result.made is None:
        return tr("Nobody bid")
    return tr("Made") if result.made else tr("Set")


def _own_is_exact(scene: Scene, result: HandResult) -> bool:
    seat = scene.seat
    return seat is not None and result.bids[seat.index] == result.tricks[seat.index]
