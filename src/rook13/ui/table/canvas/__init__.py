"""The drawn part of the table screen: the felt, the seats, the trick and cards in flight.

What may not enter: choosing and sending actions, and rules of a game.
"""

from rook13.ui.table.canvas.canvas import TableCanvas

__all__ = ["TableCanvas"]
