"""Cards over a darkened table: their base class, and the one that says why play has halted."""

from __future__ import annotations

from enum import Enum
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from rook13.engine.state import Phase
from rook13.net.client.table_client import MoveChoice, MoveOffer, MoveReason, TableClient
from rook13.table.commands import Resume
from rook13.table.state import TableStage
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.labels import Picture, muted, subheading
from rook13.ui.kit.layouts import STRETCH, column_of, row_of
from rook13.ui.table.part import TableContext, TablePart, enlarge
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.network import difference_text

SHADE = QColor(0, 0, 0, 120)
"""Darkens the table around the card."""
MARGIN = 2
"""Letters between a card over the table and what is in it."""

tr = context("Overlay")

SHUFFLING_MS = 700
"""Shuffling is mostly over before this, and then it is not worth mentioning."""
SIGN_LINES = 3


class Overlay(TablePart):
    """Covers its parent with a shade and shows a card in the middle."""

    opened_by = ""
    """The command that opens and closes it; without one the player cannot close it."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        enlarge(self, ui.look)
        give_role(self, Role.Dialog)
        self._focus_before: QWidget | None = None
        self.card = QFrame(self)
        self.card.setProperty("card", True)
        self.body = QVBoxLayout(self.card)
        margin = self.fontMetrics().height() * MARGIN // 2
        self.body.setContentsMargins(margin, margin, margin, margin)
        self.body.setSpacing(margin // 2)
        column_of((self.card, 0, Qt.AlignmentFlag.AlignCenter), parent=self)
        if parent is not None:
            parent.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        """Cover the parent, and remember where focus was."""
        if not self.isHidden():
            return
        self._focus_before = QApplication.focusWidget()
        self._cover()
        self.raise_()
        self.show()

    def close_up(self) -> None:
        """Hide, and give focus back."""
        if self.isHidden():
            return
        focused = QApplication.focusWidget()
        had_focus = focused is self or (focused is not None and self.isAncestorOf(focused))
        self.hide()
        before, self._focus_before = self._focus_before, None
        # The widget that had focus may be deleted, such as a card that was played meanwhile.
        if had_focus and before is not None and isValid(before):
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def command(self, command_id: str) -> bool:
        if not self.opened_by:
            return False
        if not self.isHidden() and command_id in ("confirm", self.opened_by):
            self.close_up()
        elif command_id == self.opened_by:
            self.open()
        else:
            return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and watched is self.parent():
            self._cover()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self.opened_by and event.key() == Qt.Key.Key_Escape:
            self.close_up()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.opened_by and not self.card.geometry().contains(event.position().toPoint()):
            self.close_up()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(self.rect(), SHADE)
        painter.end()

    def _cover(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())


class Halt(Enum):
    """Why nothing can be played."""

    MOVING = "moving"
    DISCONNECTED = "disconnected"
    HOST_STOPPED = "host_stopped"
    PAUSED = "paused"
    SHUFFLING = "shuffling"


SIGNS = {
    Halt.MOVING: "connection-lost",
    Halt.DISCONNECTED: "connection-lost",
    Halt.HOST_STOPPED: "connection-lost",
    Halt.PAUSED: "pause",
    Halt.SHUFFLING: "redeal",
}


class HaltOverlay(Overlay):
    """Says why nothing can be played; a lost connection matters more than a pause."""

    def __init__(
        self, ui: TableContext, client: TableClient, parent: QWidget | None = None
    ) -> None:
        super().__init__(ui, parent)
        self.halt: Halt | None = None
        self._sign = Picture(self.card)
        self._sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title = subheading("", self.card)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._detail = muted("", self.card)
        self._detail.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._detail.setMinimumWidth(self.fontMetrics().averageCharWidth() * 56)
        self.resume = QPushButton(tr("Resume"), self.card)
        self.resume.setProperty("primary", True)
        ui.keys.explain(self.resume, tr("Resume"), "pause")
        self.resume.clicked.connect(self._on_resume)
        self._client = client
        self.here = QPushButton(self.card)
        self.here.clicked.connect(client.go_on_here)
        self.offers: dict[str, QPushButton] = {}
        """Where to go on, by the key of who hosts it."""
        self.decline = QPushButton(tr("Stay here"), self.card)
        self.decline.clicked.connect(client.decline_move)
        self.leave = QPushButton(tr("Leave the table"), self.card)
        self.leave.clicked.connect(partial(self.ui.table.do, "leave"))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._later = QTimer(self, singleShot=True, interval=SHUFFLING_MS)
        self._later.timeout.connect(self._on_later)
        self._lay_out()

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        halt = halt_of(scene)
        if halt is Halt.SHUFFLING and self.halt is not Halt.SHUFFLING:
            self._dismiss()
            if not self._later.isActive():
                self._later.start()
            return
        self._later.stop()
        self._show_halt(halt)

    def command(self, command_id: str) -> bool:
        # A button that was never hidden counts as visible in an overlay that was never shown.
        is_offered = self.halt is Halt.PAUSED and self.resume.isVisibleTo(self)
        if command_id != "pause" or not is_offered:
            return False
        self._on_resume()
        return True

    def _lay_out(self) -> None:
        self._choices = QVBoxLayout()
        buttons = row_of(STRETCH, self.resume, self.here, self.decline, self.leave, STRETCH)
        self.body.addWidget(self._sign)
        self.body.addWidget(self._title)
        self.body.addWidget(self._detail)
        self.body.addLayout(self._choices)
        self.body.addLayout(buttons)

    def _show_halt(self, halt: Halt | None) -> None:
        assert self.scene is not None
        if halt is None:
            self._dismiss()
            return
        is_new = halt is not self.halt
        self.halt = halt
        choice = self.scene.move if halt is Halt.MOVING else None
        if choice is not None:
            title, detail = self._move_words(choice)
        else:
            title, detail = _words(halt, self.scene.am_host)
        self._title.setText(title)
        self._detail.setText(detail)
        self._draw_sign(SIGNS[halt])
        self.setAccessibleName(f"{title} {detail}")
        self.resume.setVisible(halt is Halt.PAUSED and self.scene.am_host)
        self._show_choice(choice)
        lost = (Halt.DISCONNECTED, Halt.HOST_STOPPED, Halt.MOVING)
        self.leave.setVisible(halt in lost and not self.scene.is_connected)
        # Shuffling ends by itself, so clicks go through to the table.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, halt is Halt.SHUFFLING)
        self.open()
        if is_new:
            self._focus_button()

    def _show_choice(self, choice: MoveChoice | None) -> None:
        offers = {each.key: each for each in choice.offers} if choice is not None else {}
        is_asked = choice is not None and choice.reason is MoveReason.ASKED
        self.here.setVisible(choice is not None and choice.may_host)
        self.here.setText(tr("Host the table") if is_asked else tr("Go on at my computer"))
        self.here.setProperty("primary", not offers)
        self.decline.setVisible(choice is not None and choice.reason is not MoveReason.HOST_GONE)
        for key in self.offers.keys() - offers.keys():
            self.offers.pop(key).deleteLater()
        for key, offer in offers.items():
            if key not in self.offers:
                self.offers[key] = button = QPushButton(self.card)
                button.setProperty("primary", True)
                button.clicked.connect(partial(self._client.join_offer, key))
                self._choices.addWidget(button)
            self.offers[key].setText(_offer_words(offer).replace("&", "&&"))

    def _move_words(self, choice: MoveChoice) -> tuple[str, str]:
        """Return what the player is asked."""
        hand = choice.hands + 1
        if choice.reason is MoveReason.ASKED:
            title = tr("{name} asks you to host the table.", name=choice.host)
            return title, tr("Seats, scores and this hand stay as they are.")
        if choice.reason is MoveReason.ELSEWHERE:
            return tr("The others play on elsewhere."), tr("Your seat there is kept.")
        problem = self.ui.look.say(difference_text(choice.problem)) if choice.problem else ""
        if choice.may_host:
            ask = tr("The game can go on from hand {hand} on your computer.", hand=hand)
        elif choice.offers:
            ask = ""
        else:
            ask = tr("Another player can go on from hand {hand}.", hand=hand)
        return tr("The host is gone."), " ".join(filter(None, [problem, ask]))

    def _focus_button(self) -> None:
        # Not on Leave: a player who presses Enter when the connection breaks wanted to play on.
        goal = self.resume if self.resume.isVisibleTo(self) else self
        goal.setFocus(Qt.FocusReason.OtherFocusReason)

    def _dismiss(self) -> None:
        self.halt = None
        self.close_up()

    def _draw_sign(self, sign: str) -> None:
        size = self.fontMetrics().height() * SIGN_LINES
        colour = self.ui.look.theme.muted_text
        self._sign.setPixmap(icon_pixmap(sign, colour, size, self.devicePixelRatioF()))

    @Slot()
    def _on_later(self) -> None:
        if self.scene is not None:
            self._show_halt(halt_of(self.scene))

    @Slot()
    def _on_resume(self) -> None:
        self.ui.table.ask(Resume())


def halt_of(scene: Scene) -> Halt | None:
    """Return why nothing can be played, if so."""
    view = scene.view
    if scene.move is not None:
        return Halt.MOVING
    if not scene.is_connected:
        return Halt.HOST_STOPPED if scene.host_stopped else Halt.DISCONNECTED
    if view.stage is not TableStage.ACTIVE:
        return None
    if view.paused:
        return Halt.PAUSED
    is_dealing = view.game is not None and view.game.phase is Phase.DEALING
    is_shuffling = view.deal is not None and not view.deal.closed
    return Halt.SHUFFLING if is_dealing and is_shuffling else None


def _offer_words(offer: MoveOffer) -> str:
    """Return where a table goes on, and with whom."""
    hand = offer.hands + 1
    others = [name for name in offer.present if name and name != offer.host]
    if not others:
        return tr("Join {name}'s table, hand {hand}", name=offer.host, hand=hand)
    return tr(
        "Join {name}'s table, hand {hand}, with {names}",
        name=offer.host,
        hand=hand,
        names=", ".join(others),
    )


def _words(halt: Halt, am_host: bool) -> tuple[str, str]:
    if halt is Halt.HOST_STOPPED:
        return (
            tr("The host has stopped for now."),
            tr("The game and your seat are kept. It continues when the host is back."),
        )
    if halt is Halt.DISCONNECTED:
        return tr("Connection lost."), tr("Reconnecting… Your seat is kept.")
    if halt is Halt.SHUFFLING:
        return tr("The cards are being shuffled."), tr("Everyone contributes to the shuffle.")
    detail = tr("Waiting for you.") if am_host else tr("Waiting for the host.")
    return tr("The game is paused."), detail
