"""What a key or a button of the table does: the part that knows what it means now does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rook13.ui.table.why_not import why_not
from rook13.ui.ui_context import TablePart

if TYPE_CHECKING:
    from rook13.ui.table.screen import TableScreen

PASSED_ON = frozenset(
    {"leave", "rules", "shortcuts", "preferences", "full_screen", "new_game", "quit"}
    | {"review", "new_table", "configure"}
)
"""Commands that are the window's business."""


class Commands:
    """Carries out the commands that reach a table screen."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen

    @property
    def parts(self) -> tuple[TablePart, ...]:
        """Return who is asked about keys, in the order of who lies on top."""
        screen = self._screen
        return (
            screen.veil,
            screen.last_trick,
            screen.sheet,
            screen.results.game,
            screen.results.hand,
            screen.exchange,
            screen.panel,
            screen.canvas,
            screen.hand,
            screen.drawer,
            screen.bar,
        )

    def do(self, command_id: str) -> bool:
        """Carry out a command, or say why not."""
        screen = self._screen
        with screen.attention.kept():
            is_done = self._carry_out(command_id)
        if not is_done:
            screen.toast.say(why_not(command_id, screen.scene))
        return is_done

    def _carry_out(self, command_id: str) -> bool:
        """Do it by the part that knows what it means now, or by the window."""
        screen = self._screen
        if command_id == "confirm" and screen.attention.press_focused():
            return True
        for part in self.parts:
            if part.command(command_id):
                return True
        if command_id == "hint":
            return screen.hints.ask()
        scene = screen.scene
        if scene is not None and screen.announcer.command(command_id, scene) is not None:
            return True
        if command_id in PASSED_ON:
            screen.wanted.emit(command_id)
            return True
        return False
