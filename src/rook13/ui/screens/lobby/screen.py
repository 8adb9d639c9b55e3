"""The lobby: one click to play, the player's games, and tables on the network."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from rook13.ui.kit.art.card_art import emblem_cards, paint_fan
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.labels import draw_words
from rook13.ui.kit.layouts import centred, column_of
from rook13.ui.screens.lobby.panels import GamesPanel, Header, PeopleStrip
from rook13.ui.screens.lobby.tables import TablesPanel
from rook13.ui.screens.new_table.model import NewTable
from rook13.ui.screens.new_table.words import against
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Lobby")

LEFT_CHARACTERS = 42
"""The width of the left column."""
PLAY_SHARE, BUTTON_SHARE, GAMES_SHARE = 30, 13, 100
"""How its height is shared out."""
WIDEST, HIGHEST = 225, 66
"""In characters and lines of text; larger windows have margins."""
PRIMARY_LINES, LINES = 6.2, 3.2
MOST_PRIMARY_LINES, MOST_LINES = 9.5, 4.4
"""The greatest height of buttons."""
TITLE_SCALE = {True: 1.7, False: 1.15}


class LobbyScreen(QWidget):
    """Shows what its panels are given; they and its buttons say what the player wants."""

    def __init__(
        self,
        ui: UiContext,
        parent: QWidget | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        self.ui = ui
        self.header = Header(ui)
        self.play = BigButton(ui, tr("Play now"), "", "play")
        self.host = BigButton(
            ui,
            tr("Host a table"),
            tr("Friends on this network will see it in their lobby."),
            "host",
        )
        self.join = BigButton(
            ui,
            tr("Join by code or address"),
            tr("For private tables and hosts that aren't listed."),
            "join",
        )
        self.other = BigButton(
            ui,
            tr("Another game"),
            tr("Five games, four levels of bots, your house rules."),
            "cards",
        )
        self.practice = BigButton(
            ui,
            tr("Learn and practise"),
            tr("Lessons, puzzles and the deal of the day."),
            "hint",
        )
        self.games = GamesPanel(ui, now)
        self.tables = TablesPanel(ui, now)
        self.people = PeopleStrip()
        self._lay_out()
        ui.settings.changed.connect(self._on_settings)
        self._on_settings(None)
        self.set_last_table(NewTable.usual())
        self.setFocusProxy(self.play)

    def set_last_table(self, table: NewTable) -> None:
        """Say what *Play now* will open."""
        alone = table.alone()
        self.play.set_detail(against(alone))
        self.play.show_game(alone.config.game)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Focus *Play now*, so that Enter plays."""
        super().showEvent(event)
        if self.focusWidget() is None:
            self.play.setFocus()

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        left = column_of(
            (self.play, PLAY_SHARE),
            *(
                (button, BUTTON_SHARE)
                for button in (self.other, self.practice, self.host, self.join)
            ),
            (self.games, GAMES_SHARE),
            spacing=unit // 2,
        )
        right = column_of((self.tables, 1), self.people, spacing=unit // 2)
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(unit, unit // 2, unit, unit)
        grid.setHorizontalSpacing(unit)
        grid.setVerticalSpacing(unit // 2)
        grid.addWidget(self.header, 0, 0, 1, 2)
        grid.addLayout(left, 1, 0)
        grid.addLayout(right, 1, 1)
        grid.setRowStretch(1, 1)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        grid.setColumnMinimumWidth(0, self.fontMetrics().averageCharWidth() * LEFT_CHARACTERS)
        content.setMaximumHeight(unit * HIGHEST)
        page = QScrollArea()
        page.setWidgetResizable(True)
        page.setFrameShape(QFrame.Shape.NoFrame)
        page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.setWidget(centred(content, WIDEST))
        column_of(page, parent=self, margins=0)
        self.page = page

    @Slot(object)
    def _on_settings(self, before: object) -> None:
        self.tables.empty.set_looking(self.ui.settings.chosen.look_for_tables)


class BigButton(QAbstractButton):
    """A large button; the primary one shows the cards of a game."""

    def __init__(self, ui: UiContext, title: str, detail: str, sign: str) -> None:
        super().__init__()
        self._ui = ui
        self._sign = sign
        self._game = ""
        self.setMaximumHeight(round(self.fontMetrics().height() * MOST_LINES))
        self.setText(title)
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.set_detail(detail)

    @property
    def detail(self) -> str:
        return self._detail

    def set_detail(self, detail: str) -> None:
        self._detail = detail
        self.setAccessibleDescription(detail)
        self.setToolTip(detail)
        self.update()

    def show_game(self, game_id: str) -> None:
        """Become the primary button, with the cards of a game."""
        self._game = game_id
        self.setMaximumHeight(round(self.fontMetrics().height() * MOST_PRIMARY_LINES))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        line = self.fontMetrics().height()
        height = line * (PRIMARY_LINES if self._game else LINES)
        return QSize(self.fontMetrics().averageCharWidth() * 36, round(height))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.fontMetrics().averageCharWidth() * 24, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        room = self._paint_picture(painter)
        self._paint_words(painter, room)
        painter.end()

    @property
    def _unit(self) -> int:
        return self.fontMetrics().height()

    def _paint_ground(self, painter: QPainter) -> None:
        theme, line = self._ui.look.theme, self._unit
        ground = QColor(theme.accent if self._game else theme.base)
        if self.isDown():
            ground = ground.darker(112)
        edge, width = QColor(theme.accent if self.underMouse() else theme.line), line * 0.07
        if self.hasFocus():
            edge, width = QColor(theme.focus), line * 0.18
        painter.setPen(QPen(edge, width))
        painter.setBrush(ground)
        inset = width / 2
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(area, line * 0.8, line * 0.8)

    def _paint_picture(self, painter: QPainter) -> QRectF:
        """Draw the picture; return the space left for words."""
        area, line, ratio = QRectF(self.rect()), self._unit, self.devicePixelRatioF()
        if self._game:
            side = area.height() * 1.15
            fan = QRectF(area.right() - side - line * 0.6, line * 0.6, side, area.height() - line)
            paint_fan(painter, fan, self._ui.look.art, emblem_cards(self._game), ratio)
            return area.adjusted(line, 0, -side - line, 0)
        size = line * 1.6
        top = area.center().y() - size / 2
        drawn = icon_pixmap(self._sign, self._ui.look.theme.link, size, ratio)
        painter.drawPixmap(round(line * 0.9), round(top), drawn)
        return area.adjusted(line * 1.5 + size, 0, -line * 0.6, 0)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        theme, primary = self._ui.look.theme, bool(self._game)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * TITLE_SCALE[primary])
        font.setBold(True)
        title, line, width = QFontMetrics(font).height(), self._unit, round(room.width())
        lines = _wrapped(self._detail, self.fontMetrics(), width) if primary else [self._detail]
        top = room.center().y() - (title + line * len(lines)) / 2
        ink, muted = theme.text, theme.muted_text
        if primary:
            ink = muted = theme.accent_text
        draw_words(painter, QRectF(room.left(), top, width, title), self.text(), font, ink)
        for place, words in enumerate(lines):
            box = QRectF(room.left(), top + title + place * line, width, line)
            draw_words(painter, box, words, self.font(), muted)


def _wrapped(text: str, metrics: QFontMetrics, width: int) -> list[str]:
    """Return a text in lines of at most this width."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
