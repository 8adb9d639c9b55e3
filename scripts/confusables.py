"""Write resources/words/confusables.txt: letters that look like others.

The list is Unicode's (UTS 39), as the library ICU has it that comes with Qt on Linux: each line has
a shape and the letters that are drawn like it. Latin small capitals and letters in a black circle
or square are added: Unicode tells them apart by their size and ground, people read the letter.
"""

from __future__ import annotations

import ctypes
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

import PySide6

TARGET = Path(__file__).parents[1] / "resources" / "words" / "confusables.txt"
ICU = 73
LETTERS = ("L", "M", "N", "P", "S")
"""Categories; what else there is, such as control characters, no name may have."""
READ_AS_LETTERS = (
    "LATIN LETTER SMALL CAPITAL ",
    "NEGATIVE CIRCLED LATIN CAPITAL LETTER ",
    "NEGATIVE SQUARED LATIN CAPITAL LETTER ",
    "REGIONAL INDICATOR SYMBOL LETTER ",
)
READ_AS = dict(zip("пπυγүҮкκχӏ᧐—", "nnuyyYkkxlo-", strict=True))
"""What Unicode keeps apart and a glance does not."""
ROOM = 256
HEADER = """\
# Letters that look alike, from the data of UTS 39 in ICU, written by scripts/confusables.py.
# Copyright © 1991-2022 Unicode, Inc. Permission is hereby granted, free of charge, to any person
# obtaining a copy of this software and associated documentation files (the "Software"), to deal in
# the Software without restriction, including without limitation the rights to use, copy, modify,
# merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons
# to whom the Software is furnished to do so, subject to the following conditions: The above
# copyright notice and this permission notice shall be included in all copies or substantial
# portions of the Software. The Software is provided "as is", without warranty of any kind.
"""


class Skeletons:
    """Asks ICU for the shape of a text."""

    def __init__(self) -> None:
        folder = Path(PySide6.__file__).parent / "Qt" / "lib"
        for name in ("icudata", "icuuc"):
            ctypes.CDLL(str(folder / f"lib{name}.so.{ICU}"), mode=ctypes.RTLD_GLOBAL)
        library = ctypes.CDLL(str(folder / f"libicui18n.so.{ICU}"))
        self._error = ctypes.c_int(0)
        opened = library[f"uspoof_open_{ICU}"]
        opened.restype = ctypes.c_void_p
        self._checker = ctypes.c_void_p(opened(ctypes.byref(self._error)))
        self._skeleton = library[f"uspoof_getSkeletonUTF8_{ICU}"]

    def of(self, text: str) -> str:
        """Return the shape of a text."""
        room, given = ctypes.create_string_buffer(ROOM), text.encode()
        error = ctypes.byref(self._error)
        length = self._skeleton(self._checker, 0, given, len(given), room, ROOM, error)
        if self._error.value > 0:
            sys.exit(f"ICU says {self._error.value} to {text!a}.")
        return room.raw[:length].decode()


def main() -> None:
    """Write the list."""
    skeletons, alike = Skeletons(), defaultdict(list)
    for letter in map(chr, range(sys.maxunicode + 1)):
        if not unicodedata.category(letter).startswith(LETTERS):
            continue
        name = unicodedata.name(letter, "")
        shape = next((name[-1] for each in READ_AS_LETTERS if name[:-1] == each), "")
        shape = READ_AS.get(letter) or shape or skeletons.of(letter)
        # What NFKC makes of a letter has the same shape as a rule, as with those of full width.
        plain = unicodedata.normalize("NFKC", letter)
        is_found = shape in (letter, "", skeletons.of(plain) if plain != letter else "")
        is_composed = unicodedata.normalize("NFD", letter) != letter
        if not (is_found or is_composed or name.startswith("CJK")):
            alike[shape].append(letter)
    lines = (f"{shape} {''.join(letters)}" for shape, letters in sorted(alike.items()))
    TARGET.write_text(HEADER + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
