"""The banner that asks whether somebody may take their last action back."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from rook13.table.commands import AnswerUndo
from rook13.table.game_facts import UndoAsked
from rook13.table.views import UndoInfo
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.labels import Picture, paragraph
from rook13.ui.kit.layouts import column_of, row_of
from rook13.ui.table.part import Countdown, TableContext, TablePart, enlarge, text_button
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.tables import fact_text

tr = context("UndoBanner")


class UndoBanner(TablePart):
    """Shown while an undo waits for answers, with the seconds that are left."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        enlarge(self, ui.look)
        self._frame = QFrame(self)
        self._frame.setProperty("card", True)
        self._sign = Picture(self._frame)
        size = round(self.fontMetrics().height() * 1.6)
        theme = ui.look.theme
        self._sign.setPixmap(icon_pixmap("take-back", theme.text, size, self.devicePixelRatioF()))
        self.words = paragraph("", self._frame)
        self.seconds = QLabel(self._frame)
        self.seconds.setProperty("muted", True)
        agree, refuse = partial(self._answer, True), partial(self._answer, False)
        self.agree = text_button(tr("Agree"), self._frame, agree, primary=True)
        self.refuse = text_button(tr("Refuse"), self._frame, refuse)
        self._countdown = Countdown(self, self._on_tick)
        self._lay_out()
        self.hide()

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        undo = scene.view.undo
        if undo is not None:
            self._ask(scene, undo)
        self._countdown.count(undo.seconds_left if undo is not None else None)
        self.setVisible(undo is not None)

    def _lay_out(self) -> None:
        gap = self.fontMetrics().height() // 2
        row_of(
            self._sign,
            (self.words, 1),
            (self.seconds, 0, Qt.AlignmentFlag.AlignVCenter),
            self.agree,
            self.refuse,
            parent=self._frame,
            spacing=gap,
            margins=(2 * gap, gap, gap, gap),
        )
        column_of(self._frame, parent=self, margins=0)

    def _ask(self, scene: Scene, undo: UndoInfo) -> None:
        wants = self.ui.look.say(fact_text(UndoAsked(undo.asker, undo.seat.name), scene.names))
        if undo.asker.key == scene.me:
            words = tr("You asked to take back your last move. Waiting for the others…")
        elif undo.answer_wanted:
            words = wants
        else:
            words = tr("{wish} Waiting for the others…", wish=wants)
        self.words.setText(words)
        self.setAccessibleName(words)
        for button in (self.agree, self.refuse):
            button.setVisible(undo.answer_wanted)
            button.setEnabled(True)

    def _answer(self, agree: bool) -> None:
        # One answer is enough; the next scene shows what came of it.
        self.agree.setEnabled(False)
        self.refuse.setEnabled(False)
        self.ui.table.ask(AnswerUndo(agree))

    def _on_tick(self) -> None:
        left = self._countdown.seconds
        self.seconds.setVisible(left is not None)
        if left is not None:
            self.seconds.setText(tr("{n} s", n=left))
