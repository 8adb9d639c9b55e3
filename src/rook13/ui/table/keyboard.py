"""What a key or a button of the table does, and why it does nothing at the moment."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit

from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.shortcuts import COMMANDS, Where
from rook13.ui.table.panels.table_bar import is_offered
from rook13.ui.table.part import TablePart
from rook13.ui.table.scene import Scene
from rook13.ui.text import context

if TYPE_CHECKING:
    from rook13.ui.table.screen import TableScreen

tr = context("Keys")


PASSED_ON = frozenset(
    {"leave", "rules", "shortcuts", "preferences", "full_screen", "new_game", "quit"}
    | {"review", "new_table", "configure"}
)
"""Commands that are the window's business."""


TYPING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
WRITING = (QLineEdit, QPlainTextEdit, QTextEdit)


class CommandDispatcher(QObject):
    """Gives commands and typed characters to the part of the screen that wants them."""

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self.parts: tuple[TablePart, ...] = (
            *(screen.halt_overlay, screen.last_trick, screen.sheet),
            *(screen.results.game, screen.results.hand),
            *(screen.exchange, screen.panel, screen.canvas, screen.hand),
            *(screen.drawer, screen.bar),
        )
        """Who is asked, the topmost first."""
        self._shortcuts: dict[str, QShortcut] = {}
        for command in COMMANDS:
            if command.where is Where.TABLE:
                shortcut = QShortcut(screen)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(partial(self.do, command.id))
                self._shortcuts[command.id] = shortcut
        screen.ui.keys.changed.connect(self._bind)
        self._bind()

    @Slot(str)
    def do(self, command_id: str) -> bool:
        """Carry out a command, or say why not."""
        screen = self._screen
        with screen.focus.kept():
            is_done = self._carry_out(command_id)
        if not is_done:
            screen.toast.say(why_not(command_id, screen.scene))
        return is_done

    def _carry_out(self, command_id: str) -> bool:
        """Let a part do it that knows what it means now, or the window."""
        screen = self._screen
        if command_id == "confirm" and screen.focus.press_focused():
            return True
        for part in self.parts:
            if part.command(command_id):
                return True
        if command_id == "hint":
            return screen.hints.ask(screen.scene)
        scene = screen.scene
        if scene is not None and screen.announcer.command(command_id, scene) is not None:
            return True
        if command_id in PASSED_ON:
            screen.wanted.emit(command_id)
            return True
        return False

    def handle(self, event: QEvent) -> bool:
        """Take a key that no widget on the screen wanted."""
        if not isinstance(event, QKeyEvent):
            return False
        if isinstance(QApplication.focusWidget(), WRITING):
            return self._leave_to_writer(event)
        part = self._part_for(event)
        if part is None:
            return False
        if event.type() == QEvent.Type.KeyPress:
            part.take_character(event.text())
        event.accept()
        return True

    def _leave_to_writer(self, event: QKeyEvent) -> bool:
        """Keep what somebody types away from the shortcuts, above all Enter."""
        types = bool(event.text()) and not event.modifiers() & ~TYPING
        if event.type() != QEvent.Type.ShortcutOverride or not types or _only_reads():
            return False
        event.accept()
        return True

    def _part_for(self, event: QKeyEvent) -> TablePart | None:
        text, modifiers = event.text(), event.modifiers()
        if not text or modifiers & ~TYPING:
            return None
        return next((part for part in self.parts if part.wants_character(text)), None)

    @Slot()
    def _bind(self) -> None:
        for command_id, shortcut in self._shortcuts.items():
            shortcut.setKey(self._screen.ui.keys.sequence(command_id))


def _only_reads() -> bool:
    field = QApplication.focusWidget()
    return isinstance(field, WRITING) and field.isReadOnly()


def why_not(command_id: str, scene: Scene | None) -> str:
    """Return why nothing came of a command of `shortcuts.COMMANDS`."""
    if scene is None or scene.game is None:
        return tr("No game in progress yet.")
    if not is_offered(scene, command_id):
        return _not_here(command_id)
    if scene.view.paused:
        return tr("The game is paused.")
    if command_id == "claim" and scene.game.phase is Phase.PLAY:
        return _why_no_claim(scene.game)
    return _not_now(command_id, scene.game.phase)


def _why_no_claim(game: PlayerView) -> str:
    if game.turn != game.seat or game.trick:
        return tr("You can claim only when it's your lead.")
    return tr("You can't claim: an opponent might still win a trick.")


def _not_here(command_id: str) -> str:
    return {
        "pause": tr("Only the host can pause the game."),
        "undo": tr("This table doesn't allow undo."),
        "same_deal": tr("You can replay a deal only when playing alone."),
        "hint": tr("This table doesn't allow hints."),
        "claim": tr("This table doesn't allow claims."),
        "call_renege": tr("This table prevents reneging."),
        "chat": tr("No one to chat with."),
    }.get(command_id, tr("Only players can do that."))


def _not_now(command_id: str, phase: Phase) -> str:
    if command_id in ("pass", "bid_up", "bid_down"):
        is_bidding = phase is Phase.AUCTION
        return (
            tr("It's not your turn to bid.") if is_bidding else tr("Bidding isn't open right now.")
        )
    return {
        "confirm": tr("Nothing to confirm right now."),
        "deal": tr("You can't deal right now."),
        "redeal": tr("You can't ask for a redeal right now."),
        "hint": tr("Nothing for you to decide right now."),
        "undo": tr("Nothing to undo right now."),
        "same_deal": tr("No deal to replay right now."),
        "claim": tr("You can't claim the rest right now."),
        "call_renege": tr("Nothing to call right now."),
        "sort": tr("You have no cards."),
        "move_left": tr("Choose a card first. Press Tab to get to your hand."),
        "move_right": tr("Choose a card first. Press Tab to get to your hand."),
    }.get(command_id, tr("That's not possible right now."))
