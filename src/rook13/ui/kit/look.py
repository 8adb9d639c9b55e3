"""How everything looks and moves: theme, table, cards, text size and speed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtCore import QObject, QSize, Signal, Slot
from PySide6.QtGui import QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from rook13.ui.kit.art.card_styles import PALETTES, Palette
from rook13.ui.kit.art.surfaces import SURFACES, Surface
from rook13.ui.kit.art.themes import DARK, THEMES, Theme, qt_palette, style_sheet
from rook13.ui.settings import REMEMBERED, SYSTEM, Preferences, Settings
from rook13.ui.text import context

if TYPE_CHECKING:
    from rook13.engine.cards import Suit
    from rook13.ui.kit.art.card_art import CardArt, CardLook
    from rook13.wording.text import Text


ORDINARY = QSize(1440, 960)
"""Larger windows have larger text."""
TIGHT = QSize(1024, 640)
"""Everything fits into a window of this size with text at 100 percent."""
STEP, MOST = 20, 200
"""In percent; a few large steps, because every step rebuilds the screen."""
TABLE_STEPS = ((1.4, 130), (1.03, 120))
"""From this multiple of the ordinary size on, panels on the table have this size in percent.

Seats and cards grow with the table, and panels between them have to keep up.
"""
VISIBLE = tuple(each.name for each in fields(Preferences) if each.name not in REMEMBERED)
"""Preferences that may change the look."""
SUITS_CONTEXT = "Suits"
WORDING_CONTEXT = "Wording"
MIDDLE_GREY = 128


def growth(size: QSize, text_size: int) -> int:
    """Return the text size for a window in percent; text that is large already grows less."""
    wanted = _times(size, ORDINARY)
    room = _times(size, TIGHT) * 100 / text_size
    steps = int(min(wanted, room) * 100 - 100) // STEP
    return max(100, min(MOST, 100 + steps * STEP))


def table_growth(size: QSize) -> int:
    """Return the size of text on the table, in percent of all other text."""
    times = _times(size, ORDINARY)
    return next((percent for least, percent in TABLE_STEPS if times >= least), 100)


def _times(size: QSize, other: QSize) -> float:
    return min(size.width() / other.width(), size.height() / other.height())


@dataclass(frozen=True, slots=True)
class Motion:
    """The durations of one speed in milliseconds; no animation ever blocks input."""

    deal: int
    """For dealing a whole hand."""
    fly: int
    """For a card on its way from the seat to the middle."""
    linger: int
    """How long a finished trick stays before it is swept away."""
    sweep: int
    """For a trick on its way to the winner."""
    bubble: int
    """How long a bid is shown before the next one."""
    guard: int
    """How long controls ignore clicks after the phase has changed."""
    bot_delay: float
    """Seconds before a bot's move is shown, at tables in this program."""
    hand_pause: float
    """Seconds before the next hand, at tables in this program."""

    def still(self) -> Motion:
        """Return the same speed without moving cards."""
        return replace(self, deal=0, fly=0, sweep=0)


MOTIONS: Mapping[str, Motion] = {
    "none": Motion(0, 0, 0, 0, 0, 150, 0.0, 0.5),
    "fast": Motion(250, 140, 450, 140, 250, 200, 0.25, 2.0),
    "normal": Motion(500, 240, 1000, 240, 500, 300, 0.7, 4.0),
    "slow": Motion(900, 420, 1900, 420, 900, 400, 1.4, 7.0),
}
INSTANT = Motion(0, 0, 0, 0, 0, 0, 0.0, 0.0)
"""For tests: nothing takes time."""


class Look(QObject):
    """How everything looks now; `changed` follows the preferences and the system."""

    changed = Signal()
    grown = Signal()
    """Text size or colours have changed so that screens have to be rebuilt."""
    focus_shown = Signal()
    """The answer to `shows_focus` has changed."""

    def __init__(
        self,
        settings: Settings,
        motion: Motion | None = None,
        parent: QObject | None = None,
        *,
        ask_system: bool = True,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._fixed_motion = motion
        self._font = QFont(QApplication.font())
        self._growth = 100
        self.table_growth = 100
        """The size of text on the table, in percent of all other text."""
        self.shows_focus = True
        """Whether cards show the focus; people who use a mouse need not see it."""
        self._suit_words = context(SUITS_CONTEXT)
        self._wording = context(WORDING_CONTEXT)
        self._system_is_dark = _palette_is_dark()
        self._system_wants_contrast = False
        settings.changed.connect(self._on_settings)
        if ask_system:
            self.follow_system()
        self.apply()

    def follow_system(self) -> None:
        """Follow what the system prefers, now and whenever it changes.

        Until then only its palette is known. The other answers are names of `Qt`, a namespace so
        large that PySide takes longer to create it than to paint the first picture.
        """
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_system)
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self._on_system)
        self._ask_system()

    @cached_property
    def art(self) -> CardArt:
        from rook13.ui.kit.art.card_art import CardArt

        return CardArt(self._card_look())

    @property
    def theme(self) -> Theme:
        return THEMES[f"{self._shade}_contrast" if self.high_contrast else self._shade]

    @property
    def is_dark(self) -> bool:
        return self._shade == DARK.id

    @property
    def high_contrast(self) -> bool:
        """Return whether the player, or the system, wants strong contrast."""
        wanted = self._chosen.contrast
        return wanted == "high" or (wanted == SYSTEM and self._system_wants_contrast)

    @property
    def surface(self) -> Surface:
        return SURFACES[self._chosen.surface]

    @property
    def palette(self) -> Palette:
        return PALETTES[self._chosen.palette]

    @property
    def motion(self) -> Motion:
        if self._fixed_motion is not None:
            return self._fixed_motion
        motion = MOTIONS[self._chosen.speed]
        return motion.still() if self.reduced_motion else motion

    @property
    def reduced_motion(self) -> bool:
        """Return whether the player, or the system, wants no moving cards."""
        wanted = self._chosen.motion
        return wanted == "reduced" or (wanted == SYSTEM and _system_wants_stillness())

    def suit_name(self, suit: Suit | None) -> str:
        """Return the name of a suit, after the colour it is shown in; None is No Trump."""
        return self._suit_words(self.palette.name(suit) if suit else "No Trump")

    def say(self, text: Text) -> str:
        """Return a text in the player's language, with suits named by their colours."""
        return text.render(self._translated)

    def set_room(self, size: QSize) -> None:
        """Adapt the text size to the size of the window."""
        wanted = growth(size, self._chosen.text_size), table_growth(size)
        if wanted != (self._growth, self.table_growth):
            self._growth, self.table_growth = wanted
            self.apply()
            self.grown.emit()

    @property
    def table_distance(self) -> int:
        """Return the distances between things on the table, in percent."""
        return self._growth * self.table_growth // 100 if self.table_growth > 100 else 100

    def table_sheet(self) -> str:
        """Return the style sheet for panels on the table."""
        percent = self._text_percent * self.table_growth // 100
        return style_sheet(self.theme, percent, self.table_distance)

    def show_focus(self, wanted: bool) -> None:
        if wanted != self.shows_focus:
            self.shows_focus = wanted
            self.focus_shown.emit()

    def apply(self) -> None:
        """Apply palette, font, style sheet and card style."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setPalette(qt_palette(self.theme))
        font = QFont(self._font)
        percent = self._text_percent
        font.setPointSizeF(self._font.pointSizeF() * percent / 100)
        app.setFont(font)
        # A new sheet polishes every widget, so it is only set when it differs.
        sheet = style_sheet(self.theme, percent)
        if sheet != app.styleSheet():
            # Qt takes five times as long to replace a sheet as to remove it and set another.
            app.setStyleSheet("")
            app.setStyleSheet(sheet)
        if "art" in vars(self):
            self.art.look = self._card_look()
        self.changed.emit()

    @property
    def _chosen(self) -> Preferences:
        return self._settings.chosen

    @property
    def _text_percent(self) -> int:
        return self._chosen.text_size * self._growth // 100

    @property
    def _shade(self) -> str:
        wanted = self._chosen.theme
        if wanted != SYSTEM:
            return wanted
        return "dark" if self._system_is_dark else "light"

    def _card_look(self) -> CardLook:
        from rook13.ui.kit.art.card_art import NIGHT_PAPER, PAPER, CardLook
        from rook13.ui.kit.art.card_styles import Face

        chosen, paper = self._chosen, NIGHT_PAPER if self.is_dark else PAPER
        return CardLook(Face(chosen.face), self.palette, chosen.back, paper)

    def _ask_system(self) -> None:
        scheme = QGuiApplication.styleHints().colorScheme()
        self._system_is_dark = scheme == QtCore.Qt.ColorScheme.Dark
        self._system_wants_contrast = _system_wants_contrast()

    def _translated(self, template: str) -> str:
        key = _suit_keys().get(template)
        if key is not None:
            return self._suit_words(self.palette.looks[key].name)
        return self._wording(template)

    @Slot(object)
    def _on_settings(self, before: Preferences) -> None:
        now = self._chosen
        if any(getattr(before, name) != getattr(now, name) for name in VISIBLE):
            self.apply()

    @Slot()
    def _on_system(self) -> None:
        self._ask_system()
        self.apply()
        chosen = self._chosen
        if SYSTEM in (chosen.theme, chosen.contrast):
            self.grown.emit()


@cache
def _suit_keys() -> dict[str, str]:
    # The first picture does without the engine.
    from rook13.wording.words import SUITS

    return {word: key for key, word in SUITS.items()}


def _palette_is_dark() -> bool:
    ground = QApplication.palette().color(QPalette.ColorRole.Window)
    return ground.lightness() < MIDDLE_GREY


def _system_wants_contrast() -> bool:
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    wanted = hints.accessibility().contrastPreference()
    return bool(wanted == QtCore.Qt.ContrastPreference.HighContrast)


def _system_wants_stillness() -> bool:
    # PySide creates hundreds of constants for this class, which the first picture does not need.
    from PySide6.QtWidgets import QStyle

    style = QApplication.style()
    return style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
