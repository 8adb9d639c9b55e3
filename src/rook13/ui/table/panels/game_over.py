"""The end of a game: who won, the final score sheet, and confetti for a winner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sin, tau
from random import Random

from PySide6.QtCore import QEasingCurve, QObject, QRectF, QSize, Qt, QVariantAnimation, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from rook13.engine.seats import Seat
from rook13.engine.view import PlayerView
from rook13.table.commands import NextGame, Start
from rook13.ui.kit.art.pictures import avatar, icon, icon_pixmap
from rook13.ui.kit.labels import Picture, subheading
from rook13.ui.kit.layouts import STRETCH, column_of, row_of
from rook13.ui.kit.line_list import Line, LineList
from rook13.ui.table.panels.hand_result import HandResultPanel, ResultPanel
from rook13.ui.table.panels.score_sheet import ScoreSheet
from rook13.ui.table.part import TableContext, polish, px, text_button
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.text import all_of

tr = context("Results")
ICON_LINES = 3.2
FACE_LINES = 2.6

LINES_WITH_CHART = 34
"""With fewer lines of text, a list of moments takes the place of the chart."""
PIECES = 70
DURATION = 3600
LONGEST_WAIT = 0.35
FADE = 0.25


class GameOverPanel(ResultPanel):
    """Who won a finished game, what was worth seeing in it, and what to do next."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, tr("End of the game"), parent)
        self.picture = Picture(self)
        self.heading = QLabel(self)
        self.heading.setProperty("heading", True)
        self.heading.setWordWrap(True)
        self.sentence = QLabel(self)
        self.sentence.setWordWrap(True)
        self.hints = QLabel(self)
        self.hints.setProperty("muted", True)
        self.hints.setWordWrap(True)
        self._faces = QHBoxLayout()
        self.sheet = ScoreSheet(ui, self)
        self.moments_title = subheading("", self)
        self.moments = LineList(ui, tr("Moments worth another look"), self)
        self.moments.used.connect(self._on_moment)
        self.moments.clicked.connect(self._on_moment)
        self._open_moment: Callable[[int], None] | None = None
        self.show_moments("", ())
        self.new_button = text_button(tr("New game"), self, self.play_again, primary=True)
        self.new_button.setIcon(icon("play", ui.look.theme.accent_text))
        self.rules_button = self._add_button("settings", tr("Other rules"), "new_table")
        self.review_button = self._add_button("review", tr("Review"), "review")
        self.leave_button = self._add_button("back", tr("Back to the lobby"), "leave")
        self._lay_out()
        self.confetti = Confetti(ui, self)
        self._victory: object = None
        self._celebrated: object = None

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        game = scene.game
        if game is None:
            return
        # Sizes are asked for before the panel is shown, and depend on the style sheet.
        polish(self)
        won = self._i_won(scene, game)
        self._show_head(scene, game, won)
        self._show_faces(scene, game)
        self._show_hints(scene)
        self.sheet.set_scene(scene)
        self.new_button.setVisible(scene.am_host)
        self.rules_button.setVisible(scene.am_host)
        self._victory = (scene.view.table_id, game.results) if won else None
        if self.isVisible():
            self._celebrate()

    def show_moments(
        self, words: str, lines: Sequence[Line], then: Callable[[int], None] | None = None
    ) -> None:
        """Show the moments worth seeing under a title; `then` opens one by its number, from 0."""
        self._open_moment = then
        self.moments_title.setText(words)
        self.moments_title.setVisible(bool(words))
        self.moments.show_lines(lines)
        self.moments.setVisible(bool(lines))
        rows = [self.moments.sizeHintForRow(row) for row in range(len(lines))]
        self.moments.setFixedHeight(sum(rows) + 2 * self.moments.frameWidth())

    def fit_into(self, room: QSize) -> None:
        """Do without the chart where the moments leave no room for it."""
        is_tight = room.height() < self.fontMetrics().height() * LINES_WITH_CHART
        self.sheet.chart.setVisible(not (is_tight and self.moments.lines.lines))

    @Slot()
    def _on_moment(self) -> None:
        if self._open_moment is not None:
            self._open_moment(self.moments.currentIndex().row())

    def take_over(self, before: GameOverPanel) -> None:
        """Do not celebrate again what the panel that this one replaces has celebrated."""
        self._celebrated = before._celebrated

    def play_again(self) -> None:
        """Ask for another game with the same people."""
        if self.scene is not None and self.scene.am_host:
            self.ui.table.ask(NextGame())
            if self.scene.is_solo:
                # Nobody else has to get ready first.
                self.ui.table.ask(Start())

    def command(self, command_id: str) -> bool:
        if command_id != "confirm" or not self.isVisible():
            return False
        if not self._press_focused():
            self.play_again()
        return True

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._celebrate()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.confetti.setGeometry(self.rect())

    def _celebrate(self) -> None:
        """Start the confetti, once for every victory."""
        if self._victory is not None and self._victory != self._celebrated:
            self._celebrated = self._victory
            self.confetti.start()

    @staticmethod
    def _i_won(scene: Scene, game: PlayerView) -> bool:
        return scene.seat is not None and scene.rules.sides[scene.team(scene.seat)] in game.winners

    def _show_head(self, scene: Scene, game: PlayerView, won: bool) -> None:
        theme, say = self.ui.look.theme, self.ui.look.say
        size, ratio = round(self.fontMetrics().height() * ICON_LINES), self.devicePixelRatioF()
        name, colour = ("trophy", theme.focus) if game.winners else ("flag", theme.muted_text)
        self.picture.setPixmap(icon_pixmap(name, colour, size, ratio))
        if not game.winners:
            self.heading.setText(tr("The game is over"))
            self.sentence.setText(tr("The game ended before anyone won."))
            return
        winners = say(all_of(scene.names.side(side) for side in game.winners))
        self.heading.setText(self._heading(scene, game, won, winners))
        self.sentence.setText(self._sentence(scene, won, winners))

    @staticmethod
    def _heading(scene: Scene, game: PlayerView, won: bool, winners: str) -> str:
        if won:
            is_shared = len(game.winners) > 1
            return tr("You share the win!") if is_shared else tr("You won!")
        if scene.seat is None:
            return tr("{winners} won", winners=winners)
        return tr("Well played")

    @staticmethod
    def _sentence(scene: Scene, won: bool, winners: str) -> str:
        if won:
            return tr("Congratulations to {winners}.", winners=winners)
        if scene.seat is None:
            return tr("Thank you for watching.")
        return tr("{winners} won. Better luck next time.", winners=winners)

    def _show_hints(self, scene: Scene) -> None:
        seats = [seat for seat in scene.rules.seats if scene.info(seat).hints]
        names = self.ui.look.say(all_of(scene.name(seat) for seat in seats)) if seats else ""
        self.hints.setText(tr("Played with hints: {names}", names=names))
        self.hints.setVisible(bool(seats))

    def _show_faces(self, scene: Scene, game: PlayerView) -> None:
        while self._faces.count():
            item = self._faces.takeAt(0)
            widget = item.widget() if item else None
            if widget is not None:
                widget.deleteLater()
        for seat in scene.rules.seats:
            if scene.rules.sides[scene.team(seat)] in game.winners:
                self._faces.addWidget(self._face(scene, seat))

    def _face(self, scene: Scene, seat: Seat) -> QLabel:
        size = round(self.fontMetrics().height() * FACE_LINES)
        face = QLabel(self)
        face.setPixmap(avatar(scene.avatar(seat), size, self.devicePixelRatioF()))
        face.setToolTip(scene.name(seat))
        face.setAccessibleName(scene.name(seat))
        return face

    def _lay_out(self) -> None:
        look = self.ui.look
        words = column_of(self.heading, self.sentence, self.hints, spacing=px(look, 2))
        head = row_of(self.picture, (words, 1), self._faces, spacing=px(look, 16))
        buttons = row_of(
            self.leave_button,
            self.review_button,
            STRETCH,
            self.rules_button,
            self.new_button,
            spacing=px(look, 8),
        )
        column = self._lay_out_card()
        column.addLayout(head)
        column.addWidget(self.sheet, 1)
        column.addWidget(self.moments_title)
        column.addWidget(self.moments)
        column.addLayout(buttons)
        self.setFocusProxy(self.new_button)


class Results(QObject):
    """Decides when the result of a hand and the end of a game are seen."""

    def __init__(self, ui: TableContext, area: QWidget) -> None:
        super().__init__(area)
        self.hand = HandResultPanel(ui, area)
        self.game = GameOverPanel(ui, area)
        for panel in (self.hand, self.game):
            panel.setProperty("sheet", True)
            panel.hide()

    def set_scene(self, scene: Scene) -> None:
        """Show or hide the results for this scene."""
        if scene.is_over:
            self.game.set_scene(scene)
        else:
            self.hand.set_scene(scene)
        self.game.setVisible(scene.is_over)
        self.hand.setVisible(scene.has_result)

    def take_over(self, before: Results) -> None:
        """Show what was visible on the screen before."""
        if before.hand.scene is not None and not before.hand.isHidden():
            self.hand.set_scene(before.hand.scene)
            self.hand.show()
        self.game.take_over(before.game)


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of confetti; numbers are fractions of the widget's size and of the time."""

    x: float
    wait: float
    sway: float
    turns: float
    size: float
    colour: int


class Confetti(QWidget):
    """Falls over a panel and lets clicks through; does nothing where motion is off."""

    def __init__(self, ui: TableContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._ui = ui
        chance = Random(13)
        self._pieces = [_piece(chance) for _ in range(PIECES)]
        self._fall = QVariantAnimation(self)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.setDuration(DURATION)
        self._fall.setEasingCurve(QEasingCurve.Type.Linear)
        self._fall.valueChanged.connect(self.update)
        self._fall.finished.connect(self.hide)
        self.hide()

    @property
    def is_falling(self) -> bool:
        return self._fall.state() is QVariantAnimation.State.Running

    def start(self) -> None:
        if not self._ui.look.motion.fly:
            return
        self.show()
        self.raise_()
        self._fall.start()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        looks = list(self._ui.look.palette.looks.values())
        now = float(self._fall.currentValue() or 0.0)
        for piece in self._pieces:
            self._draw(painter, piece, now, QColor(looks[piece.colour % len(looks)].fill))
        painter.end()

    def _draw(self, painter: QPainter, piece: Piece, now: float, colour: QColor) -> None:
        time = (now - piece.wait) / (1 - LONGEST_WAIT)
        if not 0 <= time <= 1:
            return
        colour.setAlphaF(min(1.0, (1 - time) / FADE) * 0.9)
        x = (piece.x + piece.sway * sin(tau * time)) * self.width()
        side = piece.size * self.fontMetrics().height()
        painter.save()
        painter.translate(x, (time * 1.1 - 0.05) * self.height())
        painter.rotate(360 * piece.turns * time)
        painter.fillRect(QRectF(-side / 2, -side / 4, side, side / 2), colour)
        painter.restore()


def _piece(chance: Random) -> Piece:
    return Piece(
        x=chance.random(),
        wait=chance.uniform(0, LONGEST_WAIT),
        sway=chance.uniform(-0.05, 0.05),
        turns=chance.uniform(-1.5, 1.5),
        size=chance.uniform(0.4, 0.8),
        colour=chance.randrange(100),
    )
