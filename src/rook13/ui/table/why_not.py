"""Why a key does nothing at this moment, in a sentence: no key is ever pressed in vain."""

from __future__ import annotations

from rook13.engine.state import Phase
from rook13.ui.table.panels.table_bar import is_offered
from rook13.ui.table.scene import Scene
from rook13.ui.text import context

tr = context("Keys")


def why_not(command_id: str, scene: Scene | None) -> str:
    """Return why nothing came of a command of `shortcuts.COMMANDS`."""
    if scene is None or scene.game is None:
        return tr("No game is being played yet.")
    if not is_offered(scene, command_id):
        return _not_here(command_id)
    if scene.view.paused:
        return tr("The game is paused.")
    return _not_now(command_id, scene.game.phase)


def _not_here(command_id: str) -> str:
    return {
        "pause": tr("Only the host can pause the game."),
        "undo": tr("At this table nothing is taken back."),
        "same_deal": tr("A deal can be played again only when one plays alone."),
        "hint": tr("This table plays without hints."),
        "claim": tr("This table plays without claims."),
        "call_renege": tr("At this table nobody can renege."),
        "chat": tr("Nobody is here to talk to."),
    }.get(command_id, tr("Only those who play can do that."))


def _not_now(command_id: str, phase: Phase) -> str:
    if command_id in ("pass", "bid_up", "bid_down"):
        is_bidding = phase is Phase.AUCTION
        return tr("It is not your turn to bid.") if is_bidding else tr("Nobody is bidding now.")
    return {
        "confirm": tr("There is nothing to confirm now."),
        "deal": tr("You cannot deal now."),
        "redeal": tr("You cannot ask for a new deal now."),
        "hint": tr("There is nothing for you to decide now."),
        "undo": tr("There is nothing to take back now."),
        "same_deal": tr("There is no deal to play again now."),
        "claim": tr("You cannot claim the rest now."),
        "call_renege": tr("There is nothing to call now."),
        "sort": tr("You have no cards."),
        "move_left": tr("Choose a card first: Tab leads to your hand."),
        "move_right": tr("Choose a card first: Tab leads to your hand."),
    }.get(command_id, tr("That is not possible now."))
