"""The player's own cards: the hand, discarding, and naming suits.

What is legal comes from the view; no rule of a game may enter, and nothing here plays a card.
"""

from rook13.ui.table.hand.card_button import CardButton
from rook13.ui.table.hand.card_state import CardMark, CardState
from rook13.ui.table.hand.exchange_panel import ExchangePanel
from rook13.ui.table.hand.hand_view import HandView
from rook13.ui.table.hand.suit_buttons import SuitChooser

__all__ = ["CardButton", "CardMark", "CardState", "ExchangePanel", "HandView", "SuitChooser"]
