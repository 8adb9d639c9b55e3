"""All that the picture room has to show."""

from rook13.ui.art.avatars import AVATARS, avatar
from rook13.ui.art.card_art import NIGHT_PAPER, PAPER, CardArt, CardLook
from rook13.ui.art.card_styles import BACKS, Face
from rook13.ui.art.icons import ICONS, app_icon, icon, icon_pixmap
from rook13.ui.art.palettes import PALETTES, STANDARD, Palette, SuitLook
from rook13.ui.art.sounds import SOUNDS, sound_file
from rook13.ui.art.tables import TABLES, Table, paint_rail, table_pixmap
from rook13.ui.art.themes import DARK, LIGHT, THEMES, Theme, qt_palette

__all__ = [
    "AVATARS",
    "BACKS",
    "DARK",
    "ICONS",
    "LIGHT",
    "NIGHT_PAPER",
    "PALETTES",
    "PAPER",
    "SOUNDS",
    "STANDARD",
    "TABLES",
    "THEMES",
    "CardArt",
    "CardLook",
    "Face",
    "Palette",
    "SuitLook",
    "Table",
    "Theme",
    "app_icon",
    "avatar",
    "icon",
    "icon_pixmap",
    "paint_rail",
    "qt_palette",
    "sound_file",
    "table_pixmap",
]
