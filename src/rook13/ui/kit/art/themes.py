"""Light and dark, plain and with high contrast: the window's colours and their QPalette."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette

from rook13.ui.kit.art.colours import mix


class Theme(NamedTuple):
    """The colours of a window; every `…text` is readable on what it is named after."""

    id: str
    window: str
    text: str
    base: str
    raised: str
    muted_text: str
    accent: str
    accent_text: str
    link: str
    line: str
    focus: str
    good: str
    bad: str
    team_a: str
    team_b: str


LIGHT = Theme(
    id="light",
    window="#f6f2e9",
    text="#262420",
    base="#fffdf8",
    raised="#ece5d6",
    muted_text="#5e584c",
    accent="#1f6a63",
    accent_text="#ffffff",
    link="#135f74",
    line="#d2c8b4",
    focus="#b86a00",
    good="#22683a",
    bad="#a8261f",
    team_a="#1a5f92",
    team_b="#9a4012",
)
DARK = Theme(
    id="dark",
    window="#201f24",
    text="#efeae0",
    base="#18171b",
    raised="#2d2b32",
    muted_text="#b3ab9d",
    accent="#2f8078",
    accent_text="#ffffff",
    link="#7cc7dd",
    line="#46434d",
    focus="#f0b24c",
    good="#7fce98",
    bad="#f29188",
    team_a="#86bff0",
    team_b="#f0a878",
)
LIGHT_CONTRAST = LIGHT._replace(
    id="light_contrast",
    window="#ffffff",
    text="#000000",
    base="#ffffff",
    raised="#f0f0f0",
    muted_text="#333333",
    accent="#00453f",
    link="#00415a",
    line="#000000",
    focus="#a03c00",
    good="#00451c",
    bad="#7a0000",
    team_a="#003a66",
    team_b="#6a2400",
)
DARK_CONTRAST = DARK._replace(
    id="dark_contrast",
    window="#000000",
    text="#ffffff",
    base="#000000",
    raised="#1c1c1c",
    muted_text="#dddddd",
    accent="#ffd24a",
    accent_text="#000000",
    link="#9fe0ff",
    line="#ffffff",
    focus="#5cc8ff",
    good="#9df0b4",
    bad="#ffb0a8",
    team_a="#a8d8ff",
    team_b="#ffc9a0",
)
THEMES: Mapping[str, Theme] = {
    theme.id: theme for theme in (LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST)
}
FADING_ROLES = (
    QPalette.ColorRole.Text,
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.ButtonText,
)


def qt_palette(theme: Theme) -> QPalette:
    """Return the QPalette of a theme, with faded text for what is disabled."""
    palette = QPalette()
    for role, colour in _roles(theme).items():
        palette.setColor(role, QColor(colour))
    faded = QColor(mix(theme.muted_text, theme.window, 0.35))
    for role in FADING_ROLES:
        palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return palette


def _roles(theme: Theme) -> dict[QPalette.ColorRole, str]:
    role = QPalette.ColorRole
    return {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.base,
        role.AlternateBase: theme.raised,
        role.Text: theme.text,
        role.PlaceholderText: theme.muted_text,
        role.Button: theme.raised,
        role.ButtonText: theme.text,
        role.BrightText: theme.accent_text,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.accent_text,
        role.Accent: theme.accent,
        role.Link: theme.link,
        role.LinkVisited: theme.link,
        role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.text,
        role.Light: mix(theme.raised, "#ffffff", 0.25),
        role.Midlight: mix(theme.raised, "#ffffff", 0.1),
        role.Mid: theme.line,
        role.Dark: mix(theme.line, "#000000", 0.3),
        role.Shadow: "#000000",
    }
