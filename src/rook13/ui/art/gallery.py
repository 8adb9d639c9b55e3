"""All that the picture room has to show."""

from rook13.ui.art.card_art import NIGHT_PAPER, PAPER, CardArt, CardLook
from rook13.ui.art.card_styles import BACKS, PALETTES, STANDARD, Face, Palette, SuitLook
from rook13.ui.art.pictures import AVATARS, ICONS, app_icon, avatar, icon, icon_pixmap
from rook13.ui.art.surfaces import SURFACES, Surface, paint_rail, surface_pixmap
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
    "STANDARD",
    "SURFACES",
    "THEMES",
    "CardArt",
    "CardLook",
    "Face",
    "Palette",
    "SuitLook",
    "Surface",
    "Theme",
    "app_icon",
    "avatar",
    "icon",
    "icon_pixmap",
    "paint_rail",
    "qt_palette",
    "surface_pixmap",
]
