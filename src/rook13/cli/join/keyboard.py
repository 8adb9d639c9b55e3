"""What is typed, line by line, without stopping the loop."""

from __future__ import annotations

import sys
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal, Slot


class Keyboard(QObject):
    """Reads standard input in a thread: `typed(str)` for each line, then `ended()`."""

    typed = Signal(str)
    ended = Signal()
    _line = Signal(str)
    _end = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._line.connect(self._on_line, Qt.ConnectionType.QueuedConnection)
        self._end.connect(self._on_end, Qt.ConnectionType.QueuedConnection)
        # Nothing can wake a thread that waits for a key, so it must not be waited for.
        self._thread = Thread(target=self._read, daemon=True)
        self._is_open = True

    def start(self) -> None:
        """Begin to read."""
        self._thread.start()

    def close(self) -> None:
        """Pass nothing on any more."""
        self._is_open = False

    def _read(self) -> None:
        try:
            for line in sys.stdin:
                if not self._is_open:
                    return
                self._line.emit(line.strip())
            if self._is_open:
                self._end.emit()
        except (RuntimeError, ValueError):
            # The program ended while we waited.
            return

    @Slot(str)
    def _on_line(self, line: str) -> None:
        if self._is_open:
            self.typed.emit(line)

    @Slot()
    def _on_end(self) -> None:
        if self._is_open:
            self.ended.emit()
