"""What every widget of the window may use."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.ui.kit.look import Look
from rook13.ui.settings import Settings
from rook13.ui.shortcuts import Keys


@dataclass(frozen=True, slots=True)
class UiContext:
    """Settings, look and keys, for every widget of the window."""

    settings: Settings
    look: Look
    keys: Keys
