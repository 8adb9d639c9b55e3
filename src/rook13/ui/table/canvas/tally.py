"""What each side has taken in this hand, against what was bid."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from rook13.engine.hand_summary import bid_made
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.art.side_marks import side_colour, side_mark
from rook13.ui.kit.look import Look
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Table")
NUMBER = 0.92
SHOWN_IN = (Phase.PLAY, Phase.HAND_OVER, Phase.GAME_OVER)


@dataclass(frozen=True, slots=True)
class SideTally:
    """What one side has, and what it has promised."""

    side: int
    taken: int
    goal: int | None

    @property
    def text(self) -> str:
        """Return what is written: “45” or “45 of 80”."""
        if self.goal is None:
            return str(self.taken)
        return tr("{taken} of {goal}", taken=self.taken, goal=self.goal)


@dataclass(frozen=True, slots=True)
class Tally:
    """The hand so far."""

    title: str
    sides: tuple[SideTally, ...]
    decided: bool | None
    words: str
    """For screen readers."""


def tally_of(scene: Scene, look: Look) -> Tally | None:
    """Return the hand so far; None while there is nothing to count."""
    game = scene.game
    if game is None or game.phase not in SHOWN_IN:
        return None
    return _promises(game) if game.rules.everybody_bids else _sides(scene, game, look)


def _promises(game: PlayerView) -> Tally:
    bids = sum(shown.call.tricks for shown in game.seats if shown.call)
    tricks = game.rules.hand_size(game.number)
    title = tr("Bids {bids}, tricks {tricks}", bids=bids, tricks=tricks)
    return Tally(title, (), None, title)


def _sides(scene: Scene, game: PlayerView, look: Look) -> Tally:
    in_points = game.rules.counts_points
    taken = _points(game) if in_points else game.side_tricks
    call, declarer = game.contract, game.declarer
    declaring = game.rules.side_of[declarer.index] if declarer is not None else None
    # Nobody counts towards nothing, which is what a misère promises.
    goal = ((call.value if in_points else call.tricks) or None) if call is not None else None
    sides = tuple(
        SideTally(side, amount, goal if side == declaring else None)
        for side, amount in enumerate(taken)
    )
    made = _result(game)
    title = tr("Points this hand") if in_points else tr("Tricks this hand")
    if made is not None:
        title = _verdict(game, made)
    names = [f"{look.say(scene.names.side(each.side))}: {each.text}" for each in sides]
    return Tally(title, sides, made, ". ".join((title, *names)))


def _verdict(game: PlayerView, made: bool) -> str:
    """Return what has become of the bid; during the play it may be certain before it is counted."""
    if game.phase is Phase.PLAY:
        return tr("The bid is safe") if made else tr("The bidders are set")
    return tr("Bid made") if made else tr("Set")


def _points(game: PlayerView) -> tuple[int, ...]:
    """Return the counters taken, and when the hand is over also what comes on top of them."""
    if game.phase is Phase.PLAY or not game.results:
        return game.points
    return game.results[-1].points


def _result(game: PlayerView) -> bool | None:
    if game.phase is Phase.PLAY:
        return bid_made(game, game.seat)
    return game.results[-1].made if game.results else None


class TallyBox(QWidget):
    """Shows the tally in a corner of the canvas."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, Role.StaticText)
        self.tally: Tally | None = None
        self._ui = ui
        self._line = float(self.fontMetrics().height())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_tally(self, tally: Tally | None) -> None:
        if tally != self.tally:
            self.tally = tally
            self.setAccessibleName(tally.words if tally else "")
            self.setVisible(tally is not None)
            self.update()

    def set_line(self, line: float) -> None:
        """Measure everything in lines of text of this height."""
        self._line = line
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        tally, line = self.tally, self._line
        if tally is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if not tally.sides:
            panel.setTop(panel.bottom() - 1.8 * line)
        theme = self._ui.look.theme
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.base))
        painter.drawRoundedRect(panel, 0.7 * line, 0.7 * line)
        inner = panel.adjusted(0.6 * line, 0.25 * line, -0.6 * line, -0.3 * line)
        self._paint_title(
            painter, QRectF(inner.topLeft(), QPointF(inner.right(), inner.top() + 1.25 * line))
        )
        if tally.sides:
            self._paint_sides(painter, inner.adjusted(0, 1.25 * line, 0, 0), tally)
        painter.end()

    def _paint_title(self, painter: QPainter, row: QRectF) -> None:
        assert self.tally is not None
        theme, made = self._ui.look.theme, self.tally.decided
        colour = theme.muted_text
        if made is not None:
            colour = theme.good if made else theme.bad
            size = self._line * 0.95
            mark = icon_pixmap("check" if made else "close", colour, size, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(row.left(), row.center().y() - size / 2), mark)
            row = row.adjusted(size + 0.25 * self._line, 0, 0, 0)
        self._write(painter, row, self.tally.title, colour, 0.74, bold=made is not None)

    def _paint_sides(self, painter: QPainter, area: QRectF, tally: Tally) -> None:
        left, size = area.left(), self._line * 0.95
        needs = [size + self._advance(side.text) + 0.9 * self._line for side in tally.sides]
        spare = max(0.0, area.width() - sum(needs)) / len(needs)
        for side, need in zip(tally.sides, needs, strict=True):
            cell = QRectF(left, area.top(), need + spare, area.height())
            self._paint_side(painter, cell, side, size)
            left = cell.right()

    def _paint_side(self, painter: QPainter, cell: QRectF, side: SideTally, size: float) -> None:
        theme = self._ui.look.theme
        colour = side_colour(theme, side.side)
        shape = side_mark(theme, side.side, size, self.devicePixelRatioF())
        row = cell.adjusted(0, 0, -0.5 * self._line, -0.45 * self._line)
        painter.drawPixmap(QPointF(row.left(), row.center().y() - size / 2), shape)
        text = cell.adjusted(size + 0.25 * self._line, 0, 0, -0.45 * self._line)
        self._write(painter, text, side.text, colour.name(), NUMBER, bold=True)
        if side.goal:
            self._paint_bar(painter, row, side, colour)

    def _advance(self, text: str) -> float:
        return QFontMetricsF(self._font(NUMBER, bold=True)).horizontalAdvance(text)

    def _paint_bar(self, painter: QPainter, row: QRectF, side: SideTally, colour: QColor) -> None:
        assert side.goal
        high = self._line * 0.26
        bar = QRectF(row.left(), row.bottom() + 0.1 * self._line, row.width(), high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._ui.look.theme.line))
        painter.drawRoundedRect(bar, high / 2, high / 2)
        bar.setWidth(bar.width() * min(1.0, side.taken / side.goal))
        painter.setBrush(colour)
        painter.drawRoundedRect(bar, high / 2, high / 2)

    def _write(
        self, painter: QPainter, row: QRectF, text: str, colour: str, size: float, *, bold: bool
    ) -> None:
        font = self._font(size, bold=bold)
        metrics = QFontMetricsF(font)
        elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, row.width())
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, elided)

    def _font(self, size: float, *, bold: bool) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(7, round(self._line * size)))
        font.setBold(bold)
        return font
