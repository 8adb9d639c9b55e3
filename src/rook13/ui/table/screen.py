"""The table screen: puts the parts together, and passes on what each of them wants."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from rook13.engine import events as ev
from rook13.engine.actions import Action
from rook13.engine.seats import Seat
from rook13.table import commands as c
from rook13.table.facts import Fact, Talk
from rook13.table.game_facts import DealDisputed
from rook13.table.state import TableStage
from rook13.ui.advice import Adviser
from rook13.ui.announcer import Announcer, certainty_words
from rook13.ui.settings import Preferences
from rook13.ui.sound import Sounds
from rook13.ui.table.area import StageArea
from rook13.ui.table.attention import Attention
from rook13.ui.table.canvas import TableCanvas
from rook13.ui.table.commands import Commands
from rook13.ui.table.director import Director
from rook13.ui.table.drawer import Drawer
from rook13.ui.table.hand import ExchangePanel, HandView
from rook13.ui.table.hints import Hints
from rook13.ui.table.keyboard import Keyboard
from rook13.ui.table.layout import TableLayout
from rook13.ui.table.messenger import Messenger
from rook13.ui.table.panels.action_panel import ActionPanel
from rook13.ui.table.panels.score_sheet import ScoreSheetOverlay
from rook13.ui.table.panels.table_bar import TableBar
from rook13.ui.table.results import Results
from rook13.ui.table.scale import enlarge
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.last_trick import LastTrickView
from rook13.ui.table.side.overlay import HaltOverlay
from rook13.ui.table.side.seat_menu import SeatMenu
from rook13.ui.table.side.undo_banner import UndoBanner
from rook13.ui.table.side.waiting_room import WaitingRoom
from rook13.ui.table.status_bar import StatusBar
from rook13.ui.table.visit import Visit
from rook13.ui.text import context
from rook13.ui.ui_context import TablePart, UiContext
from rook13.ui.widgets.notice import Toast
from rook13.wording.tables import fact_text

tr = context("Table")


class TableScreen(QWidget):
    """A table as the player sees it; the same alone, as a host and as a guest."""

    wanted = Signal(str)
    """A command that the window has to carry out, such as `leave` or `rules`."""

    def __init__(
        self,
        ui: UiContext,
        visit: Visit,
        adviser: Adviser,
        sounds: Sounds,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.ui = ui
        self.visit = visit
        self._sounds = sounds
        self.messenger = Messenger(
            visit.client, visit.me, ui.look, is_solo=visit.is_solo, parent=self
        )
        self.director = Director(ui, self)
        self._make_parts(adviser)
        self.attention = Attention(self)
        self.commands = Commands(self)
        self._layout = TableLayout(self)
        self._connect()
        self.setAccessibleName(tr("Table"))
        self._was_my_turn = False
        self.messenger.begin()

    @property
    def scene(self) -> Scene | None:
        """Return the table as it is now."""
        return self.messenger.scene

    def take_over(self, before: TableScreen) -> None:
        """Go on where a screen stopped that is replaced by this one, in another look."""
        self.hand.take_over(before.hand)
        self.panel.take_over(before.panel)
        self.results.take_over(before.results)
        self._hold_deal_back()
        self.exchange.take_over(before.exchange)
        self.drawer.log.take_over(before.drawer.log)
        self.drawer.chat.take_over(before.drawer.chat)
        self.drawer.setHidden(before.drawer.isHidden())
        self.drawer.tabs.setCurrentIndex(before.drawer.tabs.currentIndex())

    def do(self, command_id: str) -> bool:
        """Carry out a command, or say why not."""
        return self.commands.do(command_id)

    def event(self, event: QEvent) -> bool:
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if event.type() in kinds and self.keyboard.handle(event):
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Close what lies open with Escape, wherever the focus is."""
        if event.key() != Qt.Key.Key_Escape or not self.attention.close_topmost():
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Begin with what there is to do; who comes back finds the focus where it was."""
        super().showEvent(event)
        if not event.spontaneous():
            self.attention.settle()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Hand the focus on to something of use."""
        super().focusInEvent(event)
        self.attention.settle()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: N802
        """Go through the areas of the table in turn."""
        return self.attention.move(1 if next else -1)

    def _make_parts(self, adviser: Adviser) -> None:
        ui = self.ui
        self.status = StatusBar(ui)
        self.bar = TableBar(ui, orientation=Qt.Orientation.Vertical)
        self.canvas = TableCanvas(ui)
        self.hand = HandView(ui)
        self.exchange = ExchangePanel(ui, self.hand)
        self.panel = ActionPanel(ui)
        self.undo_banner = UndoBanner(ui)
        self.drawer = Drawer(ui)
        self.room = WaitingRoom(ui)
        self.room.set_code(self.visit.code)
        self.room.set_addresses(list(self.visit.addresses))
        self.area = StageArea(self.canvas, self.canvas.corner)
        self.results = Results(ui, self)
        self.last_trick = LastTrickView(ui, self.area)
        self.sheet = ScoreSheetOverlay(ui, self.area)
        self.veil = HaltOverlay(ui, self.area)
        self.hints = Hints(ui, adviser, self.hand, self.messenger, self)
        self.toast = Toast(ui, self.area, self.area.lowest_free)
        enlarge(self.toast, ui.look)
        self.area.watch(self.toast)
        self.announcer = Announcer(ui, self)

    def _connect(self) -> None:
        for part in (*self.commands.parts, self.room, self.undo_banner):
            part.acted.connect(self._on_acted)
            part.asked.connect(self._on_asked)
            part.told.connect(self.toast.say)
        for asker in (self.bar, self.results, self.veil, self.room):
            asker.wanted.connect(self.do)
        self.area.covered.connect(self.canvas.layer.set_covered)
        self.canvas.felt_clicked.connect(self.director.release)
        self.canvas.seat_menu_wanted.connect(self._on_seat_menu)
        self.canvas.certain.connect(self._on_certain)
        self.director.shown.connect(self._on_shown)
        self.director.holding.connect(self.canvas.set_holding)
        self.messenger.scene_changed.connect(self._on_scene)
        self.messenger.happened.connect(self._on_happened)
        self.messenger.refused.connect(self.toast.say)
        self.ui.settings.changed.connect(self._on_settings)
        self.visit.client.answered.connect(self.hints.on_answer)
        self.results.hand.dismissed.connect(self._hold_deal_back)
        self.results.hand.dismissed.connect(self.attention.settle)
        self.keyboard = Keyboard(self, self.ui.keys, self.commands.parts, self.do)

    @Slot(object)
    def _on_asked(self, command: c.Command) -> None:
        if isinstance(command, c.DealForMe):
            # Who wants it here wants it at the next table, too; telling the table follows.
            self.ui.settings.try_change(deal_for_me=command.on)
        else:
            self.messenger.ask(command)

    @Slot(object)
    def _on_settings(self, before: Preferences) -> None:
        chosen, scene = self.ui.settings.chosen, self.scene
        if before.deal_for_me != chosen.deal_for_me and scene is not None and scene.seat:
            self.messenger.ask(c.DealForMe(chosen.deal_for_me))

    @Slot(object)
    def _on_acted(self, action: Action) -> None:
        # Whoever acts has seen enough of what is still on its way.
        self.director.hurry()
        self.hints.clear()
        with self.attention.kept():
            self.results.hand.hide()
        self.messenger.act(action)

    @Slot(object)
    def _on_scene(self, scene: Scene) -> None:
        """Let what the player acts with follow the table at once."""
        with self.attention.kept():
            self._show_parts(scene)
        self._note_turn(scene)

    def _show_parts(self, scene: Scene) -> None:
        is_waiting = scene.view.stage is TableStage.OPEN or scene.view.standing.value == "waiting"
        self._layout.show_room(is_waiting and not scene.is_solo)
        acting: tuple[TablePart, ...] = (self.hand, self.exchange, self.panel, self.bar, self.room)
        around: tuple[TablePart, ...] = (self.veil, self.undo_banner, self.drawer)
        self._hold_deal_back()
        for part in (*acting, *around, self.last_trick, self.sheet):
            part.set_scene(scene)
        self.hints.set_scene(scene)

    @Slot(object, object, object)
    def _on_happened(self, scene: Scene, events: Sequence[ev.Event], facts: Sequence[Fact]) -> None:
        self.drawer.log.add_facts(facts)
        self.drawer.chat.add_facts(facts)
        if any(isinstance(fact, Talk) and fact.person.key != self.visit.me for fact in facts):
            self._sounds.play("chat")
        self.announcer.tell_facts(facts, scene)
        for fact in facts:
            if isinstance(fact, DealDisputed):
                self.toast.say(self.ui.look.say(fact_text(fact, scene.names)))
        self.director.take(scene, events)

    @Slot(object, object)
    def _on_shown(self, scene: Scene, events: Sequence[ev.Event]) -> None:
        """Let what the player looks at follow at a pace that can be seen."""
        if events:
            self.canvas.perform(scene, events)
        else:
            self.canvas.set_scene(scene)
        if not self.director.is_rushing:
            self._show_around(scene)
        self.announcer.tell(scene, events)
        self._sounds.follow(scene, events)

    def _show_around(self, scene: Scene) -> None:
        """Let everything around the felt follow, too; what only rushes by is not seen there."""
        self.canvas.layer.setAccessibleName(self.announcer.trick_text(scene))
        self.status.set_scene(scene)
        with self.attention.kept():
            self.results.set_scene(scene)
            self._hold_deal_back()
        self.attention.follow(scene)

    @Slot()
    def _hold_deal_back(self) -> None:
        """Offer the next deal only to somebody who has seen what the last hand came to."""
        self.panel.hold_back(self.scene is not None and self.results.is_due(self.scene))

    def _note_turn(self, scene: Scene) -> None:
        is_mine = scene.is_my_turn and not scene.view.paused
        if is_mine and not self._was_my_turn:
            window = self.window()
            if self.ui.settings.chosen.alert and not window.isActiveWindow():
                QApplication.alert(window)
        self._was_my_turn = is_mine

    @Slot(object, QPoint)
    def _on_seat_menu(self, seat: Seat, where: QPoint) -> None:
        if self.scene is not None and not self.visit.is_solo:
            SeatMenu(self.ui, self.scene, seat, self.messenger.ask, self).popup(where)

    @Slot(bool)
    def _on_certain(self, is_made: bool) -> None:
        if self.scene is not None and self.scene.game is not None:
            # The announcer tells it by itself, between the trick and whose turn it is.
            self.toast.say(certainty_words(self.scene.game, is_made=is_made), aloud=False)
