"""The picture room: cards, birds, icons, tables and themes, drawn from the masters in resources/.

What may not enter: the state of a card on a table (raised, dimmed, playable), widgets, and text
for people other than the English names of colours, which windows translate.

Whoever enters finds everything that is in the gallery. It is hung when somebody first looks at it,
because the first picture of the window needs little of it and is not to wait for the rest. For the
same reason the values that it does need are named tuples, which Python makes sooner than others.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rook13.ui.art.gallery import *  # noqa: F403


def __getattr__(name: str) -> Any:
    return getattr(import_module("rook13.ui.art.gallery"), name)
