"""What a player decides, asks for and reads beside the cards: bids, tools, scores and hints.

Cards in the hand, the trick and the exchange of cards live in other rooms. Nothing here knows a
rule: only legal actions are offered, and sums come from the engine's results.
"""

from rook13.ui.table.panels.action_panel import ActionPanel
from rook13.ui.table.panels.game_over import GameOverPanel
from rook13.ui.table.panels.hand_result import HandResultPanel
from rook13.ui.table.panels.hint_bubble import HintBubble
from rook13.ui.table.panels.score_sheet import ScoreSheet
from rook13.ui.table.panels.table_bar import TableBar

__all__ = [
    "ActionPanel",
    "GameOverPanel",
    "HandResultPanel",
    "HintBubble",
    "ScoreSheet",
    "TableBar",
]
