"""The table screen: makes the parts of a table, lays them out and connects them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from rook13.background.jobs import Executor
from rook13.net.client.table_client import TableConnection
from rook13.ui.announcer import Announcer
from rook13.ui.kit.notice import Toast
from rook13.ui.sound import Sounds
from rook13.ui.table.canvas import TableCanvas
from rook13.ui.table.hand import ExchangePanel, HandView
from rook13.ui.table.hints import Hints
from rook13.ui.table.keyboard import CommandDispatcher, FocusManager
from rook13.ui.table.layout import Drawer, TableArea, TableLayout
from rook13.ui.table.panels.action_panel import ActionPanel
from rook13.ui.table.panels.game_over import Results
from rook13.ui.table.panels.score_sheet import ScoreSheetOverlay
from rook13.ui.table.panels.table_bar import TableBar
from rook13.ui.table.part import TableContext, enlarge
from rook13.ui.table.playback import EventPlayback
from rook13.ui.table.presenter import TablePresenter
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.last_trick import LastTrickView
from rook13.ui.table.side.overlay import HaltOverlay
from rook13.ui.table.side.speech import Speech
from rook13.ui.table.side.undo_banner import UndoBanner
from rook13.ui.table.side.waiting_room import WaitingRoom
from rook13.ui.table.status_bar import StatusBar
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Table")


class TableScreen(QWidget):
    """A table as the player sees it; the same alone, as a host and as a guest."""

    hand_over_wanted = Signal(str)
    """The key of who is to host the table."""
    profile_wanted = Signal(object)
    """A Participant: the player wants to see who somebody is."""
    wanted = Signal(str)
    """A command that the window has to carry out, such as `leave` or `rules`."""

    def __init__(
        self,
        ui: UiContext,
        connection: TableConnection,
        experts: Executor,
        sounds: Sounds,
        parent: QWidget | None = None,
        *,
        in_steps: bool = False,
    ) -> None:
        """Make the screen, or only half of it where `complete` follows in an event of its own."""
        super().__init__(parent)
        self.connection = connection
        self.strip: QWidget | None = None
        self.playback = EventPlayback(ui, self)
        self.presenter = TablePresenter(self, ui, sounds)
        self.ui = TableContext.of(ui, self.presenter)
        self._experts = experts
        self._make_table()
        if not in_steps:
            self.complete()

    def complete(self) -> None:
        """Make what lies on and beside the table, and show what the client knows."""
        self._make_panels()
        self.focus = FocusManager(self)
        self.commands = CommandDispatcher(self)
        self.pages = TableLayout(self)
        self.area.watch(self.toast)
        self.playback.holding.connect(self.canvas.set_holding)
        self.drawer.chat.unread.connect(self.bar.set_unread)
        self.setAccessibleName(tr("Table"))
        self.presenter.start()

    def add_strip(self, strip: QWidget) -> None:
        """Add a line between the status and the table, as practice tables have it."""
        self.strip = strip
        self.pages.add_strip(strip)

    @property
    def scene(self) -> Scene | None:
        return self.presenter.scene

    def take_over(self, before: TableScreen) -> None:
        """Continue from a screen that this one replaces, as when the look has changed."""
        self.hand.take_over(before.hand)
        self.panel.take_over(before.panel)
        self.results.take_over(before.results)
        self.presenter.hold_deal_back()
        self.exchange.take_over(before.exchange)
        self.drawer.log.take_over(before.drawer.log)
        self.status.warn_of_deal(before.status.doubt)
        self.drawer.chat.take_over(before.drawer.chat)
        self.drawer.setHidden(before.drawer.isHidden())
        self.drawer.tabs.setCurrentIndex(before.drawer.tabs.currentIndex())

    def do(self, command_id: str) -> bool:
        """Carry out a command, or say why not."""
        return self.commands.do(command_id)

    def event(self, event: QEvent) -> bool:
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if event.type() in kinds and self.commands.handle(event):
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Close what is open with Escape, whatever has the focus."""
        if event.key() != Qt.Key.Key_Escape or not self.focus.close_topmost():
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Focus what there is to do; after being minimised the focus is where it was."""
        super().showEvent(event)
        if not event.spontaneous():
            self.focus.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.bar.fit_into(event.size())

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Pass the focus on to a control."""
        super().focusInEvent(event)
        self.focus.settle()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: N802
        """Go through the areas of the table in turn."""
        return self.focus.move(1 if next else -1)

    def _make_table(self) -> None:
        ui = self.ui
        # Every part has its parent from the start: giving it one later styles it a second time.
        self.play = QWidget(self)
        self.canvas = TableCanvas(ui, self.play)
        self.area = TableArea(self.canvas, self.play)
        self.status = StatusBar(ui, self)
        self.bar = TableBar(ui, self.play, orientation=Qt.Orientation.Vertical)
        self.hand = HandView(ui, self.play)
        self.exchange = ExchangePanel(ui, self.hand, self.area)
        self.panel = ActionPanel(ui, self.area)
        self.drawer = Drawer(ui, self.play)
        self.results = Results(ui, self.area)

    def _make_panels(self) -> None:
        ui, table = self.ui, self.connection
        self.undo_banner = UndoBanner(ui, self.area)
        self.room = WaitingRoom(ui, table.code, table.addresses, table.fingerprint, self)
        self.last_trick = LastTrickView(ui, self.area)
        self.sheet = ScoreSheetOverlay(ui, self.area)
        self.halt_overlay = HaltOverlay(ui, table.client, self.area)
        self.hints = Hints(ui, self._experts, self.hand, self.exchange, self.area)
        self.toast = Toast(ui, self.area, self.area.lowest_free)
        enlarge(self.toast, ui.look)
        self.speech = Speech(ui, self.canvas)
        self.announcer = Announcer(ui, self)
