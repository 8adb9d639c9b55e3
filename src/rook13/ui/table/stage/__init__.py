"""The stage in the middle of the table screen: the felt, the seats, the trick and what flies.

What may not enter: choosing and sending actions, and rules; who wins a trick says the engine.
"""

from rook13.ui.table.stage.stage import Stage

__all__ = ["Stage"]
