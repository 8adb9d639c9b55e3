"""How everything looks now: theme, table, cards, text size and motion, from the preferences."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from rook13.ui.art import (
    DARK,
    NIGHT_PAPER,
    PALETTES,
    PAPER,
    TABLES,
    THEMES,
    CardArt,
    CardLook,
    Face,
    Palette,
    Table,
    Theme,
    qt_palette,
)
from rook13.ui.motion import MOTIONS, Motion
from rook13.ui.preferences import Preferences
from rook13.ui.settings import Settings
from rook13.ui.style import style_sheet
from rook13.ui.text import context
from rook13.ui.translator import SYSTEM

if TYPE_CHECKING:
    from rook13.engine.cards import Suit
    from rook13.wording.text import Text

SUITS_CONTEXT = "Suits"
WORDING_CONTEXT = "Wording"
ORDINARY = QSize(1440, 960)
"""Up to this size a window has text of the ordinary size; larger ones have larger text."""
TIGHT = QSize(1024, 640)
"""Everything fits into this size with ordinary text."""
GROWTH_STEP, MOST_GROWTH = 20, 200
"""In percent: text grows in a few steps, because every step makes the screen anew."""


class Look(QObject):
    """Answers every question about appearance; `changed` when an answer has changed."""

    changed = Signal()
    grown = Signal()
    """Window or system want text of another size or other colours: make screens anew."""
    focus_shown = Signal()
    """The answer to `shows_focus` has changed."""

    def __init__(
        self, settings: Settings, motion: Motion | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._fixed_motion = motion
        self._font = QFont(QApplication.font())
        self._growth = 100
        self.shows_focus = True
        """Whether cards show which of them has the focus; nobody with a mouse has to know."""
        self.art = CardArt()
        self._suit_words = context(SUITS_CONTEXT)
        self._wording = context(WORDING_CONTEXT)
        settings.changed.connect(self._on_settings)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_system)
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self._on_system)
        self.apply()

    @property
    def theme(self) -> Theme:
        """Return the colours of the window."""
        return THEMES[f"{self._shade}_contrast" if self.high_contrast else self._shade]

    @property
    def is_dark(self) -> bool:
        """Return whether the window is dark."""
        return self._shade == DARK.id

    @property
    def high_contrast(self) -> bool:
        """Return whether the player, or their system, wants strong contrast."""
        wanted = self._chosen.contrast
        return wanted == "high" or (wanted == "system" and _system_wants_contrast())

    @property
    def surface(self) -> Table:
        """Return the table under the cards."""
        return TABLES[self._chosen.surface]

    @property
    def palette(self) -> Palette:
        """Return the colours of the suits."""
        return PALETTES[self._chosen.palette]

    @property
    def motion(self) -> Motion:
        """Return how fast things move."""
        if self._fixed_motion is not None:
            return self._fixed_motion
        motion = MOTIONS[self._chosen.speed]
        return motion.still() if self.reduced_motion else motion

    @property
    def reduced_motion(self) -> bool:
        """Return whether the player, or their system, wants nothing to fly about."""
        wanted = self._chosen.motion
        return wanted == "reduced" or (wanted == "system" and _system_wants_stillness())

    def suit_name(self, suit: Suit | None) -> str:
        """Return what a suit is called after the colour it is shown in; none is No Trump."""
        return self._suit_words(self.palette.name(suit) if suit else "No Trump")

    def say(self, text: Text) -> str:
        """Return a sentence of the wording in the player's language and suit colours."""
        return text.render(self._translated)

    def set_room(self, size: QSize) -> None:
        """Let text grow with a large window, so that nothing is lost in it."""
        wanted = growth(size, self._chosen.text_size)
        if wanted != self._growth:
            self._growth = wanted
            self.apply()
            self.grown.emit()

    def show_focus(self, wanted: bool) -> None:
        """Show on cards where the focus is, or stop that."""
        if wanted != self.shows_focus:
            self.shows_focus = wanted
            self.focus_shown.emit()

    def apply(self) -> None:
        """Dress the application, and draw cards accordingly."""
        chosen = self._chosen
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setPalette(qt_palette(self.theme))
        font = QFont(self._font)
        percent = chosen.text_size * self._growth // 100
        font.setPointSizeF(self._font.pointSizeF() * percent / 100)
        app.setFont(font)
        # A new sheet polishes every widget there is, so only when something is different.
        sheet = style_sheet(self.theme, percent)
        if sheet != app.styleSheet():
            app.setStyleSheet(sheet)
        self.art.look = CardLook(
            Face(chosen.face), self.palette, chosen.back, NIGHT_PAPER if self.is_dark else PAPER
        )
        self.changed.emit()

    @property
    def _chosen(self) -> Preferences:
        return self._settings.chosen

    @property
    def _shade(self) -> str:
        wanted = self._chosen.theme
        if wanted != "system":
            return wanted
        is_dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return "dark" if is_dark else "light"

    def _translated(self, template: str) -> str:
        key = _suit_keys().get(template)
        if key is not None:
            return self._suit_words(self.palette.looks[key].name)
        return self._wording(template)

    @Slot(object)
    def _on_settings(self, before: Preferences) -> None:
        # What is remembered about the last table has no look.
        now = self._chosen
        if replace(before, last_table=now.last_table) != now:
            self.apply()

    @Slot()
    def _on_system(self) -> None:
        self.apply()
        chosen = self._chosen
        if SYSTEM in (chosen.theme, chosen.contrast):
            self.grown.emit()


@cache
def _suit_keys() -> dict[str, str]:
    # Whoever says something about a suit has loaded the engine; the first picture has not.
    from rook13.wording.words import SUITS

    return {word: key for key, word in SUITS.items()}


def growth(size: QSize, text_size: int) -> int:
    """Return how large text is in percent; what the player wants larger leaves less to grow."""
    wanted = min(size.width() / ORDINARY.width(), size.height() / ORDINARY.height())
    room = min(size.width() / TIGHT.width(), size.height() / TIGHT.height()) * 100 / text_size
    steps = int(min(wanted, room) * 100 - 100) // GROWTH_STEP
    return max(100, min(MOST_GROWTH, 100 + steps * GROWTH_STEP))


def _system_wants_contrast() -> bool:
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return bool(hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast)


def _system_wants_stillness() -> bool:
    # A class with hundreds of constants, which nothing before the first animation needs.
    from PySide6.QtWidgets import QStyle

    style = QApplication.style()
    return style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
