"""The table itself: the felt, the seats around it, and what happens in the middle.

The middle follows the events: a card appears with CardPlayed and leaves with the sweep after
TrickTaken, which may be later than the scene says. Everything else follows the scene, and a scene
without events corrects the middle, too.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rook13.engine import events as ev
from rook13.engine.view import Plays
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.surfaces import surface_pixmap
from rook13.ui.table.canvas.card_layer import CardLayer
from rook13.ui.table.canvas.geometry import lay_out, own_badge
from rook13.ui.table.canvas.middle import middle_of, notice_of, summary, taken_trick
from rook13.ui.table.canvas.seats import SeatsView
from rook13.ui.table.canvas.tally import TallyBox, tally_of
from rook13.ui.table.card_pictures import CardPreloader
from rook13.ui.table.part import TableContext, TablePart
from rook13.ui.table.scene import Scene
from rook13.ui.text import context

tr = context("Table")
LEAST_SIZE = QSize(420, 280)
NOTICE = 2500
"""Milliseconds that a notice is read for; nothing waits for it."""
FACE_PAUSE = 40
"""Milliseconds between two faces drawn ahead: nobody must notice."""


class TableCanvas(TablePart):
    """Shows the table itself."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self._lying: Plays = ()
        self._taken: ev.TrickTaken | None = None
        self._taken_after = 0
        self._is_holding = False
        self.layer = CardLayer(ui, self)
        self.seats = SeatsView(ui, self)
        self.tally_box = TallyBox(ui, self)
        flying = self.layer.is_flying
        self._preloader = CardPreloader(ui.look, self, pause=FACE_PAUSE, is_busy=flying)
        self._linger = QTimer(self)
        self._linger.setSingleShot(True)
        self._linger.timeout.connect(self._sweep)
        self._noticing = QTimer(self, singleShot=True, interval=NOTICE)
        self._noticing.timeout.connect(self._forget_notice)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Table"))
        give_role(self, Role.Grouping)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return LEAST_SIZE

    def set_scene(self, scene: Scene) -> None:
        """Show this at once; only a trick that was just taken may stay where it lies."""
        is_new, before = self._is_new(scene), self.scene
        super().set_scene(scene)
        if self._taken is not None and not self._is_just_taken(scene):
            self._forget_trick()
        if is_new or scene.game is None or not self._same_hand(before, scene):
            self._forget_notice()
        if is_new:
            self.layer.finish()
            self._lay_out()
        self._show(scene)

    def perform(self, scene: Scene, events: Sequence[ev.Event]) -> None:
        """Animate events, and end with this scene."""
        if not events or scene.game is None or self._is_new(scene):
            self.set_scene(scene)
            return
        self.scene = scene
        for event in events:
            self._perform(scene, event)
            self._notice(scene, event)
        self._show(scene, events)

    @Slot(bool)
    def set_holding(self, is_holding: bool) -> None:
        """Keep a finished trick where it lies, or let it go."""
        self._is_holding = is_holding
        if is_holding:
            self._linger.stop()
        elif self._taken is not None:
            self._sweep()

    def command(self, command_id: str) -> bool:
        """Let a held trick go with the confirm key."""
        if command_id != "confirm" or not self._is_holding:
            return False
        self.ui.table.release_trick()
        return True

    def corner(self) -> QRect:
        """Return where the viewer's own seat is."""
        return own_badge(self.size(), self.fontMetrics().height())

    def _perform(self, scene: Scene, event: ev.Event) -> None:
        if self._taken is not None and not isinstance(event, ev.TrickTaken):
            self._sweep()
        match event:
            case ev.CardPlayed():
                self._lying = (*self._lying, (event.seat, event.card))
                self.layer.play(event)
            case ev.TrickTaken():
                self._take_trick(scene, event)
            case ev.CardsReturned():
                self.layer.give_back(event)
                self._lying = ()
            case ev.CardsDealt():
                self._lying = ()
                self.layer.deal(scene, event)
            case ev.AuctionWon() if scene.game and scene.rules.kitty_size(scene.game.number):
                self.layer.take_kitty(event.seat)
            case ev.Exchanged():
                self.layer.lay_aside(event.seat)

    def _notice(self, scene: Scene, event: ev.Event) -> None:
        """Say in the middle what everybody should notice, until cards lie there."""
        notice = notice_of(event, scene, self.ui.look)
        if notice is not None:
            self.layer.show_notice(notice)
            self._noticing.start()
        elif isinstance(event, ev.CardPlayed | ev.HandScored):
            self._forget_notice()

    @Slot()
    def _forget_notice(self) -> None:
        self._noticing.stop()
        self.layer.show_notice(None)

    def _take_trick(self, scene: Scene, event: ev.TrickTaken) -> None:
        self._taken = event
        self._taken_after = self._tricks(scene)
        if scene.game is not None and scene.game.tricks:
            self._lying = scene.game.tricks[-1].plays
        linger = self.ui.look.motion.linger
        if self.ui.settings.chosen.hold_trick:
            return
        if linger:
            self._linger.start(linger)
        else:
            self._sweep()

    @Slot()
    def _sweep(self) -> None:
        """Let the trick fly to its winner."""
        if self._taken is not None:
            self.layer.sweep(self._taken.seat)
            self._forget_trick()
            if self.scene is not None:
                self._show_middle(self.scene)

    def _forget_trick(self) -> None:
        self._linger.stop()
        self._taken = None
        self._lying = ()

    def _is_just_taken(self, scene: Scene) -> bool:
        game = scene.game
        return game is not None and not game.trick and self._tricks(scene) == self._taken_after

    @staticmethod
    def _same_hand(before: Scene | None, scene: Scene) -> bool:
        games = (before.game if before is not None else None, scene.game)
        hands = {(game.number, game.redeals) if game is not None else None for game in games}
        return len(hands) == 1

    def _is_new(self, scene: Scene) -> bool:
        """Return whether the seats have to be laid out again."""
        before = self.scene
        return before is None or before.rules != scene.rules or before.seat != scene.seat

    def _show(self, scene: Scene, events: Sequence[ev.Event] = ()) -> None:
        self.seats.show_scene(scene, events)
        self._show_middle(scene)
        self.layer.show_open_cards(self.seats.open_cards())
        self.tally_box.show_tally(tally_of(scene, self.ui.look))
        self.setAccessibleDescription(summary(scene, self.ui.look))

    def _show_middle(self, scene: Scene) -> None:
        if self._taken is not None:
            middle = taken_trick(scene, self._lying, self._taken, self.ui.look)
        else:
            middle = middle_of(scene, self.ui.look)
            self._lying = middle.plays
        self.layer.show_middle(middle)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.layer.finish()
        self._lay_out()
        if self.scene is not None:
            self.layer.show_open_cards(self.seats.open_cards())

    def _lay_out(self) -> None:
        scene = self.scene
        if scene is None:
            return
        geometry = lay_out(self.size(), len(scene.rules.seats), self.fontMetrics().height())
        self.seats.lay_out(scene, geometry)
        self.layer.setGeometry(self.rect())
        self.layer.arrange(geometry, scene, self.seats.centres())
        self.layer.lower()
        self.tally_box.set_line(geometry.line)
        self.tally_box.setGeometry(geometry.tally)
        self._preloader.start(scene.rules.deck.cards, geometry.card_width)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        surface, ratio = self.ui.look.surface, self.devicePixelRatioF()
        felt = surface_pixmap(surface, self.width(), self.height(), ratio)
        area = QRectF(event.rect())
        source = QRectF(area.topLeft() * ratio, area.size() * ratio)
        painter.drawPixmap(area, felt, source)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() is Qt.MouseButton.LeftButton:
            self.ui.table.release_trick()
        super().mousePressEvent(event)

    @staticmethod
    def _tricks(scene: Scene) -> int:
        return len(scene.game.tricks) if scene.game else 0
