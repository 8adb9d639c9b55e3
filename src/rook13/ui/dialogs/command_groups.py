"""The commands of the table of keys, in the groups in which people look for them."""

from __future__ import annotations

from rook13.ui.shortcuts import COMMANDS
from rook13.ui.text import context

tr = context("Shortcuts")

Groups = tuple[tuple[str, tuple[str, ...]], ...]

_EVERYWHERE = ("rules", "shortcuts", "preferences", "full_screen", "new_game", "quit")
_DECIDING = ("deal", "redeal", "bid_up", "bid_down", "pass", "confirm", "claim", "call_renege")
_HAND = ("sort", "move_left", "move_right")
_HELP = ("hint", "undo", "same_deal", "autopilot", "pause", "faster", "slower", "leave")
_LOOKING = ("last_trick", "log", "score_sheet", "chat", "say_status", "say_hand", "say_trick")


def command_groups() -> Groups:
    """Return the ids of all commands under the titles of their groups."""
    groups = (
        (tr("Everywhere"), _EVERYWHERE),
        (tr("Dealing, bidding and playing"), _DECIDING),
        (tr("Your hand"), _HAND),
        (tr("The course of the game"), _HELP),
        (tr("Looking and listening"), _LOOKING),
    )
    placed = {command for _, commands in groups for command in commands}
    others = tuple(command.id for command in COMMANDS if command.id not in placed)
    return (*groups, (tr("Other"), others)) if others else groups
