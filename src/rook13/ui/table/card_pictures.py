"""Pictures of suits that can be told on any ground, and card faces drawn before they are needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from rook13.engine.cards import Card, Suit
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.look import Look

ON_PAPER, CORNER = 0.8, 0.22
ON_DISC, ROUND = 0.66, 0.5
"""How much of the paper the shape takes, and how round the paper's corners are."""
TICK = 0.55


def suit_shape(look: Look, suit: Suit | None, size: int, ratio: float) -> QPixmap:
    """Return the shape of a suit, or the sign for none; on a piece of paper in dark windows."""
    if suit is None:
        return icon_pixmap("no-trump", look.theme.text, size, ratio)
    if not look.is_dark:
        return look.art.suit(suit, size, ratio)
    return suit_on_paper(look, suit, size, ratio)


def suit_on_paper(look: Look, suit: Suit, size: int, ratio: float) -> QPixmap:
    """Return a suit on a piece of card, the same picture each time: Qt keeps new ones a while."""
    shape = look.art.suit(suit, size * ON_PAPER, ratio)
    key = ("suit on paper", suit.key, size, ratio)
    return look.art.cache.get(key, lambda: _on_paper(look, shape, size, CORNER))


def suit_silhouette(look: Look, suit: Suit | None, colour: str, size: int, ratio: float) -> QPixmap:
    """Return the shape of a suit in one colour."""
    if suit is None:
        return icon_pixmap("no-trump", colour, size, ratio)
    coloured = QPixmap(look.art.suit(suit, size, ratio))
    painter = QPainter(coloured)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(coloured.rect(), QColor(colour))
    painter.end()
    return coloured


def suit_icon(look: Look, suit: Suit, size: int, ratio: float) -> QIcon:
    """Return the shape on a disc of paper as an icon that has a tick while it is chosen."""
    plain = _on_paper(look, look.art.suit(suit, round(size * ON_DISC), ratio), size, ROUND)
    icon = QIcon(plain)
    icon.addPixmap(_ticked(look, plain, size), QIcon.Mode.Normal, QIcon.State.On)
    return icon


def _on_paper(look: Look, shape: QPixmap, size: int, corner: float) -> QPixmap:
    """Return a piece of card paper with a shape in its middle."""
    ratio = shape.devicePixelRatio()
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = _filling(pixmap, look.art.look.paper)
    painter.drawRoundedRect(QRectF(0, 0, size, size), size * corner, size * corner)
    edge = (size - shape.deviceIndependentSize().width()) / 2
    painter.drawPixmap(QPointF(edge, edge), shape)
    painter.end()
    return pixmap


def _ticked(look: Look, plain: QPixmap, size: int) -> QPixmap:
    ticked = plain.copy()
    painter = _filling(ticked, look.theme.accent)
    area = QRectF(size * (1 - TICK), size * (1 - TICK), size * TICK, size * TICK)
    painter.drawEllipse(area)
    inner = round(area.width() * 0.8)
    tick = icon_pixmap("check", look.theme.accent_text, inner, plain.devicePixelRatio())
    inset = (area.width() - inner) / 2
    painter.drawPixmap(area.topLeft() + QPointF(inset, inset), tick)
    painter.end()
    return ticked


def _filling(pixmap: QPixmap, colour: str) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    return painter


class CardPreloader(QObject):
    """Asks for the faces of a deck, one at a time, which leaves them in the cache."""

    drawn = Signal(object)
    """A Card has been drawn at the wanted size."""

    def __init__(
        self,
        look: Look,
        owner: QWidget,
        *,
        delay: int = 0,
        pause: int = 0,
        is_busy: Callable[[], bool] = bool,
    ) -> None:
        """Begin after `delay` milliseconds without a change, `pause` between two faces."""
        super().__init__(owner)
        self._look = look
        self._owner = owner
        self._is_busy = is_busy
        self._goal: object = None
        self._width = 0
        self._deck: Sequence[Card] = ()
        self._first: Sequence[Card] = ()
        self._todo: list[Card] = []
        self._delay = QTimer(self, singleShot=True, interval=delay)
        self._next = QTimer(self, interval=pause)
        self._delay.timeout.connect(self._begin)
        self._next.timeout.connect(self._draw_one)

    def start(self, deck: Sequence[Card], width: int, first: Sequence[Card] = ()) -> bool:
        """Draw these cards at this width; False if they are drawn already, or soon will be."""
        # Which cards come first may change until it begins, as when a hand is dealt.
        self._deck, self._first = deck, first
        goal = tuple(deck), width, self._owner.devicePixelRatioF(), self._look.art.look
        if not deck or goal == self._goal:
            return False
        self._goal, self._width = goal, width
        self._next.stop()
        self._delay.start()
        return True

    def _begin(self) -> None:
        later = [card for card in self._deck if card not in self._first]
        self._todo = [*self._first, *later][::-1]
        self._next.start()

    def _draw_one(self) -> None:
        if not self._todo:
            self._next.stop()
        elif not self._is_busy():
            card = self._todo.pop()
            self._look.art.face(card, self._width, self._owner.devicePixelRatioF())
            self.drawn.emit(card)
