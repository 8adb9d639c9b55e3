"""Before the game: who sits where and is ready, what is played, and how others find the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, partial

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QStackedLayout,
    QWidget,
)

from rook13.net.codes import safety_words
from rook13.table.commands import Ready, Start
from rook13.table.config import TableConfig
from rook13.table.facts import Fact
from rook13.table.state import TableStage
from rook13.table.views import Standing
from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.labels import ElidedLabel, heading, muted, paragraph, subheading
from rook13.ui.kit.layouts import STRETCH, column_of, row_of, scrolled
from rook13.ui.kit.look import Look
from rook13.ui.screens.new_table.rules_form import OptionsForm
from rook13.ui.table.part import LARGE, TableContext, TablePart, enlarge, text_button
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.chat import ChatPanel
from rook13.ui.table.side.people import PeopleList
from rook13.ui.table.side.seat_ring import SeatRing
from rook13.ui.text import context
from rook13.wording.tables import level_text

tr = context("WaitingRoom")

RING_SHARE, SIDE_SHARE = 5, 3
LEAST_LINES = 10
CHAT_LINES = 11
NARROW = 125
"""Letters; in less room the seats stand above what there is to read."""
WIDEST, HIGHEST = 220, 54
"""Letters and lines; on larger screens the room does not grow any more."""


class WaitingRoom(TablePart):
    """Shown while the table is open for players, and while the host has not let one in."""

    def __init__(
        self,
        ui: TableContext,
        code: str | None = None,
        addresses: Sequence[str] = (),
        fingerprint: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`code` and `addresses` are how friends find the table, which is at this certificate."""
        super().__init__(ui, parent)
        enlarge(self, ui.look)
        self._code, self._addresses = code, addresses
        self._words = safety_words(fingerprint) if fingerprint else ""
        self.approval = _ApprovalPage(self)
        self.approval.give_up.clicked.connect(partial(self.ui.table.do, "leave"))
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.approval)

    @cached_property
    def room(self) -> _Room:
        """Return the room itself, made when it is first needed: nobody who plays alone waits."""
        room = _Room(self.ui, self, self._code, self._addresses, self._words)
        self._pages.addWidget(room)
        return room

    @property
    def chat(self) -> ChatPanel:
        return self.room.chat

    def first_stops(self) -> list[QWidget]:
        """Return where the focus may begin, which is never at leaving."""
        if "room" not in self.__dict__ or not self.room.isVisible():
            return [self.approval.give_up] if self.approval.isVisible() else []
        room = self.room
        seats = [card.sit for card in room.ring.cards if card.sit is not None]
        if room.scene is not None and room.scene.seat is not None:
            seats = []
        stops = (room.start, room.ready, *seats, room.chat.field)
        return [each for each in stops if each.isVisible() and each.isEnabled()]

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        if scene.view.standing is Standing.WAITING:
            self._pages.setCurrentWidget(self.approval)
            self.approval.set_table(scene.view.config.name)
        elif scene.view.stage is TableStage.OPEN and not scene.is_solo:
            self._pages.setCurrentWidget(self.room)
            self.room.set_scene(scene)

    def add_facts(self, facts: Sequence[Fact]) -> bool:
        """Show what was said just now; return whether it can be read here."""
        if "room" not in self.__dict__:
            return False
        self.chat.add_facts(facts)
        return self.chat.isVisible()


class _ApprovalPage(QWidget):
    """What is shown to somebody whom the host has not let in yet."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ensurePolished()
        card = QFrame(self)
        card.setProperty("card", True)
        self._title = heading("", card)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setMinimumWidth(self.fontMetrics().averageCharWidth() * 44)
        words = muted(tr("You're in as soon as the host says yes."), card)
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.give_up = QPushButton(tr("Cancel"), card)
        margin = self.fontMetrics().height() * 2
        column_of(
            self._title,
            words,
            (self.give_up, 0, Qt.AlignmentFlag.AlignCenter),
            parent=card,
            spacing=margin // 2,
            margins=margin,
        )
        column_of((card, 0, Qt.AlignmentFlag.AlignCenter), parent=self)

    def set_table(self, table: str) -> None:
        self._title.setText(tr("Asking to join “{table}”", table=table))


class _Room(TablePart):
    """Seats on the left, what there is to read on the right, buttons below."""

    def __init__(
        self,
        ui: TableContext,
        parent: QWidget,
        code: str | None,
        addresses: Sequence[str],
        words: str,
    ) -> None:
        super().__init__(ui, parent)
        self.ensurePolished()
        self._config: TableConfig | None = None
        self.title = ElidedLabel("", self)
        self.title.setProperty("heading", True)
        self.ring = SeatRing(ui, self)
        self.invitation = Invitation(ui, self, code, addresses, words)
        self.people = PeopleList(ui, self, seats=False)
        self.conditions = paragraph("", self)
        self.rules = OptionsForm(ui, self)
        self.rules.set_read_only(True)
        configure, leave = (partial(self.ui.table.do, each) for each in ("configure", "leave"))
        self.configure = text_button(tr("Change rules…"), self, configure)
        self.ready = text_button(tr("Ready"), self, self._on_ready)
        self.ready.setCheckable(True)
        start = partial(self.ui.table.ask, Start())
        self.start = text_button(tr("Start game"), self, start, primary=True)
        self.hint = muted("", self)
        self.chat = ChatPanel(ui, self)
        self.chat.setMinimumHeight(self.fontMetrics().height() * CHAT_LINES)
        self.leave = text_button(tr("Leave"), self, leave)
        self._lay_out()

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        self.title.setText(scene.view.config.name)
        self.ring.set_scene(scene)
        self.people.set_scene(scene)
        self.chat.set_scene(scene)
        self._show_rules(scene.view.config)
        self._show_decisions(scene)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        letters = event.size().width() / self.fontMetrics().averageCharWidth()
        direction = QBoxLayout.Direction
        self._halves.setDirection(
            direction.TopToBottom if letters < NARROW else direction.LeftToRight
        )

    def _lay_out(self) -> None:
        gap = self.fontMetrics().height()
        left = column_of(self.title, (self.ring, 1))
        left.addSpacing(gap)
        left.addLayout(row_of(self.leave, (self.hint, 1), self.ready, self.start))
        left.addStretch(0)
        room = QWidget(self)
        room.setMaximumWidth(self.fontMetrics().averageCharWidth() * WIDEST)
        room.setMaximumHeight(self.fontMetrics().height() * HIGHEST)
        self._halves = row_of(
            (left, RING_SHARE),
            (self._reading(), SIDE_SHARE),
            parent=room,
            spacing=gap * 2,
            margins=gap,
        )
        area = _scrolling(room, tr("Waiting room"))
        # What is inside takes the focus; a focus ring around everything would say nothing.
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row_of(area, parent=self, margins=0)

    def _reading(self) -> QScrollArea:
        body = QWidget()
        column_of(
            self.invitation,
            self.people,
            subheading(tr("Chat"), body),
            self.chat,
            subheading(tr("Rules at this table"), body),
            self.conditions,
            self.rules,
            (self.configure, 0, Qt.AlignmentFlag.AlignLeft),
            STRETCH,
            parent=body,
        )
        area = _scrolling(body, tr("About this table"))
        area.setMinimumHeight(self.fontMetrics().height() * LEAST_LINES)
        return area

    def _show_rules(self, config: TableConfig) -> None:
        if config != self._config:
            self._config = config
            self.rules.set_config(config)
            self.conditions.setText("\n".join(conditions(config, self.ui.look)))

    def _show_decisions(self, scene: Scene) -> None:
        am_ready = scene.seat is not None and scene.info(scene.seat).ready
        self.configure.setVisible(scene.am_host)
        self.start.setVisible(scene.am_host)
        self.start.setEnabled(not _unready(scene))
        # The host is ready by starting the game.
        self.ready.setVisible(scene.seat is not None and not scene.am_host)
        self.ready.setChecked(am_ready)
        self.hint.setText(_hint(scene, am_ready))

    @Slot(bool)
    def _on_ready(self, checked: bool) -> None:
        self.ui.table.ask(Ready(checked))


def _scrolling(content: QWidget, name: str) -> QScrollArea:
    """Return an area without a frame that scrolls up and down."""
    area = scrolled(content, name)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return area


def _unready(scene: Scene) -> list[str]:
    """Return the names of the players who are not ready."""
    return [
        info.person.name
        for info in scene.view.seats
        if info.person and not info.ready and info.person.key != scene.view.host
    ]


def _hint(scene: Scene, am_ready: bool) -> str:
    """Return what the player can do next."""
    waiting = _unready(scene)
    if scene.am_host:
        if waiting:
            return tr("Not ready yet: {names}", names=", ".join(waiting))
        return tr("Bots fill the empty seats when you start.")
    if scene.seat is None:
        return tr("Take an open seat, or just watch.")
    if not am_ready:
        return tr("Press Ready when you are.")
    return tr("The host starts once everyone is ready.")


def conditions(config: TableConfig, look: Look) -> Iterator[str]:
    """Return how the table is run, besides the rules of its game."""
    if config.turn_clock is not None:
        yield tr("{n} seconds per turn.", n=config.turn_clock)
    if config.approval:
        yield tr("The host approves each player.")
    if not config.spectators:
        yield tr("No spectators.")
    if not config.takeover:
        yield tr("Bots keep their seats until the game ends.")
    if config.undo:
        yield tr("Moves can be taken back if everyone agrees.")
    if config.hints:
        yield tr("Players may ask for hints.")
    yield tr("Bot level: {level}.", level=look.say(level_text(config.bot_level)))


COPIED_MS = 2500


class Invitation(TablePart):
    """Code and addresses with buttons to copy them, and the host's safety words."""

    def __init__(
        self,
        ui: TableContext,
        parent: QWidget,
        code: str | None,
        addresses: Sequence[str],
        words: str,
    ) -> None:
        """Show the code of a private table, where it is, and by what people know its host."""
        super().__init__(ui, parent)
        self.words = words
        self.fields: list[CopyField] = []
        self._column = column_of(parent=self, margins=0)
        if code or addresses:
            self._column.addWidget(subheading(tr("Invite friends")))
        if code:
            self._column.addWidget(muted(tr("Join with this code:")))
            self._add(tr("Table code"), code).make_large()
        if addresses:
            self._column.addWidget(muted(tr("If the table doesn't show up, use the address:")))
        for address in addresses:
            self._add(tr("Table address"), address)
        if words:
            self._column.addWidget(subheading(tr("Safety words")))
            self._column.addWidget(paragraph(words))
            advice = tr(
                "Everyone here sees the same words, unless someone is intercepting the connection."
            )
            self._column.addWidget(muted(advice))
        self.setVisible(bool(self._column.count()))

    def _add(self, name: str, value: str) -> CopyField:
        field = CopyField(self.ui, name, value, self)
        self.fields.append(field)
        self._column.addWidget(field)
        return field


class CopyField(TablePart):
    """Text that can be selected, or copied with one click."""

    def __init__(
        self, ui: TableContext, name: str, value: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(ui, parent)
        self._name = name
        self.value = QLineEdit(value, self)
        self.value.setReadOnly(True)
        self.value.setCursorPosition(0)
        self.value.setAccessibleName(name)
        self.copy = text_button("", self, self._on_copy)
        self.copy.setIcon(icon("copy", ui.look.theme.text))
        self.copy.setAccessibleName(tr("Copy: {name}", name=name))
        self._copied = QTimer(self, singleShot=True, interval=COPIED_MS)
        self._copied.timeout.connect(self._on_ready)
        self._on_ready()
        row_of((self.value, 1), self.copy, parent=self, margins=0)

    def make_large(self) -> None:
        """Show the text large enough to be read from a distance."""
        self.value.setProperty("large", True)
        font = self.value.font()
        font.setPointSizeF(font.pointSizeF() * LARGE)
        font.setBold(True)
        self.value.setFont(font)
        self.value.setAlignment(Qt.AlignmentFlag.AlignCenter)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.value.text())
        self.copy.setText(tr("Copied"))
        self.ui.table.say(tr("{name} copied.", name=self._name))
        self._copied.start()

    @Slot()
    def _on_ready(self) -> None:
        self.copy.setText(tr("Copy"))
