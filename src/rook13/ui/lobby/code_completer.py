"""Completes the word of a code that is being typed."""

from __future__ import annotations

import re

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QCompleter

from rook13.net.codes import words

FEWEST_LETTERS = 2
"""Fewer would offer half the list."""
NOTHING = "\N{NO-BREAK SPACE}"
"""Begins no word, so nothing is offered."""


class CodeCompleter(QCompleter):
    """Offers words of the list for the last word, and nothing where an address is typed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(list(words()), parent)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setModelSorting(QCompleter.ModelSorting.CaseInsensitivelySortedModel)
        self._before = ""

    def splitPath(self, path: str) -> list[str]:  # noqa: N802
        """Return the part of the text that is to be completed."""
        match = re.fullmatch(r"(.*?)([A-Za-z]*)", path)
        is_address = re.search(r"[\d.:]", path) is not None
        if match is None or is_address or len(match[2]) < FEWEST_LETTERS:
            return [NOTHING]
        self._before = match[1]
        return [match[2]]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:  # noqa: N802
        """Return the whole text with the last word completed."""
        return f"{self._before}{index.data()}"
