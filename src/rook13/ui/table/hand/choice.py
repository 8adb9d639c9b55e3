"""Which cards are to be laid aside, until they are."""

from __future__ import annotations

from rook13.engine.cards import Card
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView


class DiscardChoice:
    """Remembers what was chosen for as long as the cards of this deal can be laid aside."""

    def __init__(self) -> None:
        self._cards: list[Card] = []
        self._deal: tuple[int, int] | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the chosen cards in deck order, as an action wants them."""
        return tuple(sorted(self._cards, key=lambda card: card.index))

    def __contains__(self, card: Card) -> bool:
        return card in self._cards

    def follow(self, view: PlayerView | None) -> None:
        """Keep what can still be chosen in this moment."""
        lies_open = view is not None and view.phase is Phase.EXCHANGE
        deal = (view.number, view.redeals) if view is not None and lies_open else None
        if deal != self._deal:
            self._deal, self._cards = deal, []
        elif view is not None:
            self._cards = [card for card in self._cards if card in view.hand]

    def toggle(self, card: Card, size: int) -> bool:
        """Choose a card or put it back; False if enough are chosen already."""
        if card in self._cards:
            self._cards.remove(card)
        elif size == 1:
            self._cards = [card]
        elif len(self._cards) < size:
            self._cards.append(card)
        else:
            return False
        return True

    def clear(self) -> None:
        """Put all cards back."""
        self._cards = []
