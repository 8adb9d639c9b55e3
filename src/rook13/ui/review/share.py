"""Shares a game or a hand: as a file, as text for a chat, or as a picture of the deal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QAction, QColor, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QFileDialog, QMenu, QToolButton, QWidget

from rook13.analysis.findings import FinishedHand
from rook13.engine.record import Record, dump_record
from rook13.engine.redaction import view_for
from rook13.engine.seats import Seat
from rook13.engine.view import PlayerView
from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.look import Look
from rook13.ui.review.board import Board
from rook13.ui.review.position import aside_words, hand_words, positions_of
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.events import result_text
from rook13.wording.words import Names, call_text, cards_text

tr = context("Replay")
SUFFIX, PICTURE_SUFFIX = "json", "png"
PICTURE_LINES = QSize(58, 42)
"""The size of a picture of a deal, in lines of text."""


def hand_as_text(look: Look, hand: FinishedHand, names: Names) -> str:
    """Return a hand as a block of text, with cards in notation: R14 is the Red 14."""
    positions = positions_of(hand)
    start, end = positions[0], view_for(hand.moments[-1].after, None)
    lines = [f"{names.rules.title} · {hand_words(look, hand.result, names)}", ""]
    for seat, cards in zip(names.rules.seats, start.hands, strict=True):
        lines.append(f"{names.seat(seat)}: {cards_text(cards)}")
    if start.aside:
        lines.append(f"{aside_words(start, look)}: {cards_text(start.aside)}")
    calls = [f"{names.seat(seat)} {look.say(call_text(call))}" for seat, call in end.calls]
    if calls:
        lines += ["", tr("Bidding: {calls}", calls=", ".join(calls))]
    if end.trump_known:
        lines.append(tr("Trump: {suit}", suit=look.suit_name(end.trump)))
    if end.revealed is not None and end.revealed.discard:
        aside = aside_words(positions[-1], look)
        lines.append(f"{aside}: {cards_text(end.revealed.discard)}")
    lines += ["", *_tricks(end, names), "", look.say(result_text(hand.result, names))]
    return "\n".join(lines)


def _tricks(end: PlayerView, names: Names) -> list[str]:
    lines = []
    for number, trick in enumerate(end.tricks, 1):
        plays = ", ".join(f"{names.seat(seat)} {card.name}" for seat, card in trick.plays)
        points = f" ({trick.points})" if trick.points else ""
        lines.append(f"{number}. {plays} → {names.seat(trick.winner)}{points}")
    return lines


def deal_picture(ui: UiContext, hand: FinishedHand, names: Names, bottom: Seat) -> QImage:
    """Return a picture of the cards as they were dealt; it does not tell what came of them."""
    board = Board(ui, names, bottom)
    line = board.fontMetrics().height()
    board.resize(PICTURE_LINES * line)
    board.show_position(positions_of(hand)[0].untouched())
    head = line * 2
    image = QImage(board.width(), board.height() + head, QImage.Format.Format_RGB32)
    image.fill(QColor(ui.look.theme.window))
    painter = QPainter(image)
    painter.setFont(board.font())
    painter.setPen(QColor(ui.look.theme.text))
    dealer = names.seat(hand.moments[0].before.match.dealer)
    words = tr(
        "{game}, hand {number} · {name} dealt",
        game=names.rules.title,
        number=hand.result.number,
        name=dealer,
    )
    room = QRectF(line, 0, image.width() - 2 * line, head)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
    painter.drawPixmap(0, head, board.grab())
    painter.end()
    return image


class Sharing(QObject):
    """A button with everything that can be shared; it has somebody say how it went."""

    def __init__(
        self,
        ui: UiContext,
        record: Record,
        names: Names,
        bottom: Seat,
        say: Callable[[str], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._say = say
        self._ui = ui
        self._record = record
        self.names = names
        self._bottom = bottom
        self._window = parent
        self.hand: FinishedHand | None = None
        self.review_text = ""
        """The review as text; empty while there is none."""
        self.dialog: QFileDialog | None = None
        self.button = QToolButton(parent)
        self.button.setText(tr("Share"))
        self.button.setIcon(icon("export", ui.look.theme.text))
        self.button.setToolTip(tr("Save or copy the game, this hand or its deal"))
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.menu = QMenu(self.button)
        self._add("save", tr("Save the game…"), self.save)
        self._add("copy", tr("Copy the game record"), self._on_copy_record)
        self.menu.addSeparator()
        self._add("copy", tr("Copy this hand as text"), self._on_copy_hand)
        self.copy_review = self._add("copy", tr("Copy the review"), self._on_copy_review)
        self.menu.addSeparator()
        self._add("save", tr("Save a picture of the deal…"), self.save_picture)
        self._add("copy", tr("Copy a picture of the deal"), self._on_copy_picture)
        self.menu.aboutToShow.connect(self._on_menu)
        self.button.setMenu(self.menu)

    def _add(self, sign: str, title: str, act: Callable[[], None]) -> QAction:
        action = self.menu.addAction(icon(sign, self._ui.look.theme.text), title)
        action.triggered.connect(act)
        return action

    @Slot()
    def save(self) -> None:
        """Ask where to save the record."""
        self._ask(tr("Save the game"), tr("Game records (*.json)"), SUFFIX, self.write)

    @Slot()
    def save_picture(self) -> None:
        """Ask where to save a picture of the deal."""
        title = tr("Save a picture of the deal")
        self._ask(title, tr("Pictures (*.png)"), PICTURE_SUFFIX, self.write_picture)

    @Slot(str)
    def write(self, path: str) -> None:
        try:
            Path(path).write_text(dump_record(self._record) + "\n", encoding="utf-8")
        except OSError as error:
            self._say(tr("Couldn't save the record: {reason}.", reason=error.strerror))
            return
        self._say(tr("Saved as {name}.", name=Path(path).name))

    @Slot(str)
    def write_picture(self, path: str) -> None:
        if self._picture().save(path):
            self._say(tr("Saved as {name}.", name=Path(path).name))
        else:
            self._say(tr("Couldn't save the picture there."))

    def _picture(self) -> QImage:
        assert self.hand is not None
        return deal_picture(self._ui, self.hand, self.names, self._bottom)

    def _ask(self, title: str, names: str, suffix: str, write: Callable[[str], None]) -> None:
        dialog = QFileDialog(self._window, title)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.setNameFilter(names)
        dialog.selectFile(f"{self._record.game}.{suffix}")
        dialog.fileSelected.connect(write)
        dialog.finished.connect(partial(self._on_finished, dialog))
        self.dialog = dialog
        dialog.open()

    @Slot()
    def _on_menu(self) -> None:
        self.copy_review.setEnabled(bool(self.review_text))

    @Slot()
    def _on_copy_record(self) -> None:
        self._copy(dump_record(self._record), tr("Record copied."))

    @Slot()
    def _on_copy_hand(self) -> None:
        assert self.hand is not None
        text = hand_as_text(self._ui.look, self.hand, self.names)
        self._copy(text, tr("Hand copied as text."))

    @Slot()
    def _on_copy_review(self) -> None:
        self._copy(self.review_text, tr("Review copied."))

    @Slot()
    def _on_copy_picture(self) -> None:
        QGuiApplication.clipboard().setImage(self._picture())
        self._say(tr("Picture copied."))

    def _copy(self, text: str, told: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._say(told)

    def _on_finished(self, dialog: QFileDialog, _: int) -> None:
        self.dialog = None
        dialog.deleteLater()
