import gc
import re
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

import rook13.ui
from rook13.resources import resource
from rook13.ui.kit.art.colours import contrast
from rook13.ui.kit.art.drawing import drawings
from rook13.ui.kit.art.pictures import APP_SIZES, AVATARS, app_icon, avatar, icon, icon_pixmap
from rook13.ui.kit.art.surfaces import SURFACES, Surface, surface_pixmap
from rook13.ui.kit.art.themes import THEMES, Theme, qt_palette

MASTERS = [
    path for folder in ("cards", "avatars", "icons") for path in sorted(resource(folder).iterdir())
]
ICONS = [path.stem for path in sorted(resource("icons").iterdir()) if path.stem not in APP_SIZES]
UI = Path(rook13.ui.__file__).parent
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
pytestmark = pytest.mark.usefixtures("qapp")


def pixels(pixmap: QPixmap) -> bytes:
    # The image is kept while its bits are copied.
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(image.constBits())


def opaque_share(pixmap: QPixmap) -> float:
    alphas = pixels(pixmap)[3::4]
    return sum(alpha > 96 for alpha in alphas) / len(alphas)


@pytest.mark.parametrize("path", MASTERS, ids=lambda path: path.stem)
def test_every_master_is_a_drawing_that_qt_reads(path: Path) -> None:
    text = path.read_text("utf-8")
    plain = re.sub(r"var\(--[a-z]+,(#[0-9a-f]+)\)", r"\1", text)
    assert "var(" not in plain
    assert "<text" not in plain, "writing would depend on the fonts of the system"
    assert "href" not in plain
    assert QSvgRenderer(QByteArray(plain.encode())).isValid()
    assert ElementTree.fromstring(text).get("viewBox")


def test_ids_are_unique_in_the_card_masters() -> None:
    for name in ("suits", "glyphs", "figures", "backs"):
        text = resource(f"cards/{name}.svg").read_text("utf-8")
        assert len(re.findall(r' id="', text)) == len(drawings(f"cards/{name}.svg"))


def test_there_are_at_least_twelve_birds_and_each_has_its_master() -> None:
    assert len(AVATARS) >= 12
    assert {path.stem for path in resource("avatars").iterdir()} == set(AVATARS)


def test_birds_differ_at_32_pixels() -> None:
    assert len({pixels(avatar(name, 32)) for name in AVATARS}) == len(AVATARS)


def test_a_bird_is_round() -> None:
    image = avatar("owl", 64).toImage()
    assert image.pixelColor(1, 1).alpha() == 0
    assert image.pixelColor(32, 32).alpha() == 255


def test_a_bird_that_this_version_does_not_know_is_a_rook() -> None:
    assert pixels(avatar("phoenix", 32)) == pixels(avatar("rook", 32))


def test_every_icon_has_its_master_and_no_master_is_left_over() -> None:
    source = "\n".join(path.read_text("utf-8") for path in UI.rglob("*.py"))
    named = re.findall(r"\b(?:icon|icon_pixmap|tool_button)\((?:\w+, )?\"([a-z-]+)\"", source)
    assert set(named) <= set(ICONS)
    assert [name for name in ICONS if f'"{name}"' not in source] == []


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_takes_the_colour_it_is_given(name: str) -> None:
    image = icon_pixmap(name, "#ff00ff", 48).toImage()
    solid = {
        image.pixelColor(x, y).name()
        for x in range(48)
        for y in range(48)
        if image.pixelColor(x, y).alpha() == 255
    }
    assert solid == {"#ff00ff"}


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_neither_empty_nor_a_blot_when_small(name: str) -> None:
    assert 0.03 < opaque_share(icon_pixmap(name, "#000000", 24)) < 0.5


def test_icons_differ_when_small() -> None:
    assert len({pixels(icon_pixmap(name, "#000000", 16)) for name in ICONS}) == len(ICONS)


def test_a_disabled_icon_is_paler() -> None:
    drawn = icon("check", "#000000")
    size = QSize(24, 24)
    enabled = drawn.pixmap(size).toImage()
    disabled = drawn.pixmap(size, QIcon.Mode.Disabled).toImage()
    darkest = [
        max(image.pixelColor(x, y).alpha() for x in range(24) for y in range(24))
        for image in (enabled, disabled)
    ]
    assert darkest[1] < darkest[0] / 2


@pytest.mark.parametrize("scale", [1, 1.5, 2, 3])
def test_an_icon_is_drawn_with_the_pixels_of_the_screen(scale: float) -> None:
    pixmap = icon("hint", "#000000").pixmap(QSize(24, 24), scale)
    assert pixmap.width() == round(24 * scale)
    assert pixmap.devicePixelRatio() == pytest.approx(scale)


def test_an_icon_lives_as_long_as_the_button_that_shows_it(qtbot: QtBot) -> None:
    button = QToolButton()
    qtbot.addWidget(button)
    button.setIcon(icon("hint", "#ff00ff"))
    gc.collect()
    button.setIconSize(QSize(32, 32))
    button.resize(60, 60)
    image = button.grab().toImage()
    shown = {image.pixelColor(x, y).name() for x in range(60) for y in range(60)}
    assert "#ff00ff" in shown


def test_the_application_has_an_icon_for_every_place() -> None:
    assert {size.width() for size in app_icon().availableSizes()} >= {16, 32, 48, 256}


@themes
def test_all_text_of_a_theme_has_enough_contrast(theme: Theme) -> None:
    least = 7 if theme.id.endswith("contrast") else 4.5
    grounds = (theme.window, theme.base, theme.raised)
    states = (theme.good, theme.bad, theme.team_a, theme.team_b)
    inks = (theme.text, theme.muted_text, theme.link, *states)
    for ink, ground in (*product(inks, grounds), (theme.accent_text, theme.accent)):
        assert contrast(ink, ground) >= least, f"{ink} on {ground}"


@themes
def test_focus_stands_out_from_every_ground(theme: Theme) -> None:
    for ground in (theme.window, theme.base, theme.raised):
        assert contrast(theme.focus, ground) >= 3


@themes
def test_the_palette_of_a_theme_is_readable_in_every_role(theme: Theme) -> None:
    palette = qt_palette(theme)
    role = QPalette.ColorRole
    pairs = [
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.PlaceholderText, role.Base),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Base),
        (role.Link, role.Window),
    ]
    for ink, ground in pairs:
        shown = palette.color(ink).name(), palette.color(ground).name()
        assert contrast(*shown) >= 4.5, (ink, ground)
    disabled = palette.color(QPalette.ColorGroup.Disabled, role.ButtonText)
    assert disabled != palette.color(role.ButtonText)


@pytest.mark.parametrize("surface", SURFACES.values(), ids=SURFACES)
def test_text_on_a_table_has_enough_contrast_everywhere(surface: Surface) -> None:
    image = surface_pixmap(surface, 320, 200).toImage()
    for x in range(0, 320, 5):
        for y in range(0, 200, 5):
            assert contrast(surface.ink, image.pixelColor(x, y).name()) >= 4.5


@pytest.mark.parametrize("surface", SURFACES.values(), ids=SURFACES)
def test_a_table_is_drawn_alike_every_time_and_fits_the_screen(surface: Surface) -> None:
    pixmap = surface_pixmap(surface, 200, 120, 1.5)
    assert (pixmap.width(), pixmap.height()) == (300, 180)
    again = surface_pixmap.__wrapped__(surface, 200, 120, 1.5)
    assert pixels(pixmap) == pixels(again)
    assert pixmap.toImage().pixelColor(150, 90) != QColor()


def test_there_are_four_tables() -> None:
    assert set(SURFACES) == {"light", "dark", "green", "wood"}
