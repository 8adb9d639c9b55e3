"""The choice of a game: a card for each, with its emblem, its players and a summary."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from rook13.engine.rules import RULESETS
from rook13.engine.ruleset import Ruleset
from rook13.ui.kit.art.card_art import emblem_cards, paint_fan
from rook13.ui.kit.birds import paint_tick
from rook13.ui.screens.new_table.words import summary_words
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("NewTable")

NARROWEST = 19
"""Of a card, in characters."""
WIDEST = 44
EMBLEM, MOST_EMBLEM = 0.5, 0.72
"""The height of the emblem, as a share of the width of a card; more where there is room."""
TITLE_SCALE = 1.25


class GameCard(QRadioButton):
    """One game; the chosen one has a thick frame and a tick."""

    def __init__(self, ui: UiContext, ruleset: type[Ruleset], parent: QWidget) -> None:
        super().__init__(parent)
        self._ui = ui
        self.game = ruleset.id
        self._title = ruleset.title
        self._players = players_words(ruleset)
        self._summary = summary_words(ruleset)
        self.emblem_height = 0.0
        self.setAccessibleName(f"{self._title}, {self._players}")
        self.setAccessibleDescription(self._summary)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def narrowest(self) -> int:
        """Return the least width, at which the title fits."""
        title = QFontMetrics(self._title_font()).horizontalAdvance(self._title)
        usual = self.fontMetrics().averageCharWidth() * NARROWEST
        return max(usual, round(title + 2 * self._pad) + 1)

    def height_for(self, width: int) -> int:
        """Return the height that shows everything."""
        return round(EMBLEM * width + self.words_height(width))

    def words_height(self, width: int) -> float:
        """Return the part of that height that is not for the emblem."""
        pad = self._pad
        room = QRectF(0, 0, width - 2 * pad, 10_000).toRect()
        words = self.fontMetrics().boundingRect(room, _WRAPPED, self._summary).height()
        title = QFontMetrics(self._title_font()).height()
        return title + self.fontMetrics().height() + words + 3.2 * pad

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:  # noqa: N802
        width = self.narrowest()
        return QSize(width, self.height_for(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        pad = self._pad
        emblem = QRectF(pad, pad, self.width() - 2 * pad, self.emblem_height)
        look = self._ui.look
        paint_fan(painter, emblem, look.art, emblem_cards(self.game), self.devicePixelRatioF())
        self._paint_words(painter, emblem.bottom() + pad * 0.4)
        painter.end()

    @property
    def _pad(self) -> float:
        return self.fontMetrics().height() * 0.7

    def _title_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * TITLE_SCALE)
        font.setBold(True)
        return font

    def _paint_ground(self, painter: QPainter) -> None:
        theme = self._ui.look.theme
        chosen, line = self.isChecked(), self.fontMetrics().height()
        edge = theme.accent if chosen or self.underMouse() else theme.line
        width = line * (0.16 if chosen else 0.06)
        if self.hasFocus():
            edge, width = theme.focus, line * 0.16
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(theme.raised if chosen else theme.base))
        inset = width / 2
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(area, line * 0.7, line * 0.7)
        if self.hasFocus():
            # A second ring, since on the chosen card the first only replaces the frame.
            painter.setPen(QPen(QColor(theme.text), line * 0.1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            area.adjust(width, width, -width, -width)
            painter.drawRoundedRect(area, line * 0.55, line * 0.55)
        if chosen:
            size = line * 1.2
            badge = QRectF(self.width() - size * 1.35, size * 0.35, size, size)
            paint_tick(painter, badge, theme, self.devicePixelRatioF())

    def _paint_words(self, painter: QPainter, top: float) -> None:
        theme, pad = self._ui.look.theme, self._pad
        width = self.width() - 2 * pad
        title, line = QFontMetrics(self._title_font()).height(), self.fontMetrics().height()
        painter.setPen(QColor(theme.text))
        painter.setFont(self._title_font())
        painter.drawText(QRectF(pad, top, width, title), Qt.AlignmentFlag.AlignLeft, self._title)
        painter.setFont(self.font())
        painter.setPen(QColor(theme.muted_text))
        players = QRectF(pad, top + title, width, line)
        painter.drawText(players, Qt.AlignmentFlag.AlignLeft, self._players)
        painter.setPen(QColor(theme.text))
        below = players.bottom() + pad * 0.3
        painter.drawText(QRectF(pad, below, width, self.height() - below), _WRAPPED, self._summary)


class GameCards(QWidget):
    """All games side by side, or in as many rows as the width needs."""

    picked = Signal(str)

    def __init__(self, ui: UiContext) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.cards = tuple(GameCard(ui, ruleset, self) for ruleset in RULESETS)
        for place, card in enumerate(self.cards):
            self._group.addButton(card, place)
        self._group.idToggled.connect(self._on_toggled)
        self.setAccessibleName(tr("Game"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def game(self) -> str:
        return self.cards[self._group.checkedId()].game

    def card(self, game_id: str) -> GameCard:
        return next(card for card in self.cards if card.game == game_id)

    def choose(self, game_id: str) -> None:
        card = self.card(game_id)
        card.setChecked(True)
        self.setFocusProxy(card)

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        columns, across, gap = self._columns(width)
        rows = -(-len(self.cards) // columns)
        return rows * (self._heights(columns, across, gap)[0] + gap) - gap

    def room_to_grow(self) -> int:
        """Return how much higher the cards would like to be."""
        return self.maximumHeight() - self.heightForWidth(self.width())

    def sizeHint(self) -> QSize:  # noqa: N802
        width = self.fontMetrics().averageCharWidth() * NARROWEST * len(self.cards)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.cards[0].sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        columns, across, gap = self._columns(self.width())
        rows = -(-len(self.cards) // columns)
        least, most, words = self._heights(columns, across, gap)
        self.setMaximumHeight(rows * (most + gap) - gap)
        height = max(least, min(most, (self.height() + gap) // rows - gap))
        for place, card in enumerate(self.cards):
            row, column = divmod(place, columns)
            left, right = (each * (across + gap) // columns for each in (column, column + 1))
            card.setGeometry(left, row * (height + gap), right - left - gap, height)
            # The same on all cards, so that their titles align.
            card.emblem_height = height - words
            card.update()
        self.updateGeometry()

    def _columns(self, width: int) -> tuple[int, int, int]:
        """Return how many cards are side by side, their width together, and the gap."""
        gap = self.fontMetrics().height() // 2
        narrowest = max(card.narrowest() for card in self.cards)
        columns = max(1, min(len(self.cards), (width + gap) // (narrowest + gap)))
        widest = self.fontMetrics().averageCharWidth() * WIDEST
        return columns, min(width, (widest + gap) * columns - gap), gap

    def _heights(self, columns: int, across: int, gap: int) -> tuple[int, int, float]:
        """Return the least and the greatest height of a card, and the height of its words."""
        narrow = (across + gap) // columns - gap
        # Where the width cannot be divided evenly, some cards are a pixel wider.
        wide = -(-(across + gap) // columns) - gap
        words = max(card.words_height(narrow) for card in self.cards)
        return round(EMBLEM * wide + words), round(MOST_EMBLEM * wide + words), words

    @Slot(int, bool)
    def _on_toggled(self, place: int, chosen: bool) -> None:
        if chosen:
            self.setFocusProxy(self.cards[place])
            self.picked.emit(self.cards[place].game)


def players_words(ruleset: type[Ruleset]) -> str:
    """Return how many play a game."""
    low, high = min(ruleset.player_counts), max(ruleset.player_counts)
    if low == high:
        return tr("{n} players", n=low)
    return tr("{low} to {high} players", low=low, high=high)


_WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft.value)
