"""The last trick, or an earlier one of the hand, laid out again over the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from rook13.engine.cards import Card
from rook13.engine.events import CardPlayed, TrickTaken
from rook13.engine.seats import Seat
from rook13.engine.view import TrickView
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.labels import ElidedLine
from rook13.ui.kit.layouts import STRETCH, column_of, row_of
from rook13.ui.table.part import TableContext, small_button
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.overlay import Overlay
from rook13.ui.text import context
from rook13.wording.events import event_text
from rook13.wording.words import card_names_text

tr = context("LastTrick")

CARD_SHARE = 0.34
"""The height of a card, as a part of the height of the table."""
ROW_SHARE = 0.7
"""How much of the width the row of cards may take."""
RING = 0.05


class TrickCard(QWidget):
    """One card of a trick, with a ring around it if it won."""

    def __init__(self, ui: TableContext, card: Card, won: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui = ui
        self._card = card
        self._won = won
        self._width = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_card_width(self, width: int) -> None:
        """Show the card this wide."""
        self._width = width
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        ring = 2 * self._ring()
        height = round(self._ui.look.art.height(self._width))
        return QSize(self._width + ring, height + ring)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        ring, ratio = self._ring(), self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(ring, ring, self._ui.look.art.face(self._card, self._width, ratio))
        if self._won:
            painter.setPen(QPen(QColor(self._ui.look.theme.focus), ring))
            painter.drawRoundedRect(
                self.rect().toRectF().adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2),
                ring * 2,
                ring * 2,
            )
        painter.end()

    def _ring(self) -> int:
        return max(2, round(self._width * RING))


class PlayedCard(QWidget):
    """A card with the name of its player; the winner has a star as well."""

    def __init__(
        self, ui: TableContext, scene: Scene, play: tuple[Seat, Card], won: bool, parent: QWidget
    ) -> None:
        super().__init__(parent)
        seat, card = play
        said = ui.look.say(event_text(CardPlayed(seat, card, None), scene.names, card_names_text))
        self.card = TrickCard(ui, card, won, self)
        self.card.setToolTip(said)
        self._name = ElidedLine(scene.name(seat), self)
        self._name.setAccessibleName(said)
        line = row_of(STRETCH)
        if won:
            star = QLabel(self)
            size = self.fontMetrics().height()
            theme = ui.look.theme
            star.setPixmap(icon_pixmap("star", theme.focus, size, self.devicePixelRatioF()))
            star.setAccessibleName(tr("Winner"))
            line.addWidget(star)
        line.addWidget(self._name)
        line.addStretch(1)
        column_of((self.card, 0, Qt.AlignmentFlag.AlignHCenter), line, parent=self, margins=0)

    def set_card_width(self, width: int) -> None:
        """Show the card this wide, and as much of the name as fits."""
        self.card.set_card_width(width)
        self.setFixedWidth(self.card.sizeHint().width())


class LastTrickView(Overlay):
    """Shows finished tricks of the hand, one at a time; arrows turn the pages, Escape closes."""

    opened_by = "last_trick"

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        # The overlay itself takes focus, so that a screen reader reads the trick.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._place = 0
        self._played: list[PlayedCard] = []
        self._title = QLabel(self.card)
        self._title.setProperty("subheading", True)
        self._result = QLabel(self.card)
        self._result.setWordWrap(True)
        self._result.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.earlier = self._button("back", tr("Earlier trick"))
        self.later = self._button("next", tr("Later trick"))
        self.close_button = self._button("close", tr("Close"))
        self.earlier.clicked.connect(self._on_earlier)
        self.later.clicked.connect(self._on_later)
        self.close_button.clicked.connect(self.close_up)
        self._row = QHBoxLayout()
        head = row_of(self.earlier, STRETCH, self._title, STRETCH, self.later, self.close_button)
        self.body.addLayout(head)
        self.body.addLayout(self._row)
        self.body.addWidget(self._result)

    @property
    def tricks(self) -> tuple[TrickView, ...]:
        """Return the finished tricks of the hand."""
        game = self.scene.game if self.scene else None
        return game.tricks if game else ()

    @property
    def shown_text(self) -> str:
        """Return the trick that is shown in words."""
        words = [played.card.toolTip() for played in self._played]
        return " ".join([self._title.text(), *words, self._result.text()])

    def set_scene(self, scene: Scene) -> None:
        before = self.tricks
        super().set_scene(scene)
        if self.isHidden() or self.tricks == before:
            return
        if self.tricks:
            self._show_trick(len(self.tricks) - 1)
        else:
            self.close_up()

    def open(self) -> None:
        """Show the last finished trick, or say that there is none."""
        if not self.tricks:
            self.ui.table.say(tr("No tricks taken yet."))
            return
        self._show_trick(len(self.tricks) - 1)
        super().open()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not self._turn_page(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        # Buttons would use the arrows to move focus.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._turn_page(event)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def _turn_page(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Left:
            self._on_earlier()
        elif event.key() == Qt.Key.Key_Right:
            self._on_later()
        else:
            return False
        return True

    def _button(self, sign: str, title: str) -> QToolButton:
        button = small_button(self.ui, sign, title, self.card)
        button.installEventFilter(self)
        return button

    def _show_trick(self, place: int) -> None:
        assert self.scene is not None
        self._place = place
        trick, count = self.tricks[place], len(self.tricks)
        taken = TrickTaken(trick.winner, (), trick.points)
        self._title.setText(tr("Trick {number} of {count}", number=place + 1, count=count))
        self._result.setText(self.ui.look.say(event_text(taken, self.scene.names)))
        self.earlier.setEnabled(place > 0)
        self.later.setEnabled(place + 1 < count)
        self._lay_cards(trick)
        self.setAccessibleName(self.shown_text)

    def _lay_cards(self, trick: TrickView) -> None:
        assert self.scene is not None
        for old in self._played:
            old.hide()
            self._row.removeWidget(old)
            old.deleteLater()
        self._played = [
            PlayedCard(self.ui, self.scene, play, play[0] == trick.winner, self.card)
            for play in trick.plays
        ]
        for played in self._played:
            self._row.addWidget(played)
            played.show()
        self._fit()

    def _fit(self) -> None:
        """Make the cards as large as there is room for."""
        if not self._played:
            return
        high = self.height() * CARD_SHARE / self.ui.look.art.height(1)
        wide = self.width() * ROW_SHARE / len(self._played) / (1 + 2 * RING)
        for played in self._played:
            played.set_card_width(max(1, round(min(high, wide))))

    @Slot()
    def _on_earlier(self) -> None:
        if self._place > 0:
            self._show_trick(self._place - 1)

    @Slot()
    def _on_later(self) -> None:
        if self._place + 1 < len(self.tricks):
            self._show_trick(self._place + 1)
