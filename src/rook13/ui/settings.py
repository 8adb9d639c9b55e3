"""The preferences in force: read at the start, kept when they change, told to whoever listens."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from rook13.storage.files import StorageError
from rook13.ui.preferences import Preferences, read_preferences


class SettingsKeeper(Protocol):
    """Remembers values between two runs."""

    def read(self) -> Mapping[str, object]:
        """Return everything that was kept."""

    def write(self, values: Mapping[str, object]) -> None:
        """Keep these values in place of all before."""


class NoKeeper:
    """Remembers nothing."""

    def read(self) -> Mapping[str, object]:
        """Return nothing."""
        return {}

    def write(self, values: Mapping[str, object]) -> None:
        """Forget them at once."""


class Settings(QObject):
    """What is chosen now."""

    changed = Signal(object)
    """The Preferences that were in force before."""
    not_kept = Signal(object)
    """The StorageError because of which a choice holds only until the program ends."""

    def __init__(self, keeper: SettingsKeeper | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper if keeper is not None else NoKeeper()
        self._chosen = read_preferences(self._keeper.read())

    @property
    def chosen(self) -> Preferences:
        """Return the preferences in force."""
        return self._chosen

    def change(self, **values: Any) -> None:
        """Choose other values, keep them and tell everybody; raises what the keeper raises."""
        self.replace(dataclasses.replace(self._chosen, **values))

    def try_change(self, **values: Any) -> None:
        """Choose other values in passing: where they cannot be kept, `not_kept` tells."""
        try:
            self.change(**values)
        except StorageError as error:
            self.not_kept.emit(error)

    def replace(self, wanted: Preferences) -> None:
        """Choose everything anew."""
        before = self._chosen
        if wanted == before:
            return
        self._chosen = wanted
        self.changed.emit(before)
        self._keeper.write(_differing(wanted))


def _differing(chosen: Preferences) -> dict[str, object]:
    """Return what differs from the defaults, so that better defaults reach everybody."""
    usual = Preferences()
    names = [each.name for each in dataclasses.fields(Preferences)]
    return {
        name: getattr(chosen, name)
        for name in names
        if getattr(chosen, name) != getattr(usual, name)
    }
