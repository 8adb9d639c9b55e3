"""Every preference changes what it says."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QScrollArea,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rook13.storage.files import StorageError, StorageProblem
from rook13.ui.dialogs.preferences.dialog import PreferencesDialog
from rook13.ui.dialogs.preferences.page import PreferencesPage
from rook13.ui.dialogs.preferences.pages import (
    AccessibilityPage,
    CardsPage,
)
from rook13.ui.kit.art.colours import contrast
from rook13.ui.kit.forms import PercentSlider
from rook13.ui.settings import REMEMBERED, Preferences, Settings, choices, limits
from rook13.ui.ui_context import UiContext
from tests.ui.accessible_tree import outside, spoken_name, unnamed

SIMPLE = [
    field.name
    for field in dataclasses.fields(Preferences)
    if field.name not in (*REMEMBERED, "shortcuts")
]
WITH_CHOICES = [name for name in SIMPLE if isinstance(getattr(Preferences(), name), str)]
PAGES = ("general", "cards", "pace", "sound", "accessibility", "network", "shortcuts", "account")


@pytest.fixture
def dialog(qtbot: QtBot, ui: UiContext) -> PreferencesDialog:
    dialog = PreferencesDialog(ui)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.open()
    return dialog


def pages(dialog: PreferencesDialog) -> Iterator[PreferencesPage]:
    for page_id in PAGES:
        dialog.turn_to(page_id)
        yield dialog.page


def control(dialog: PreferencesDialog, field: str) -> QWidget:
    """Turn to the page that has a preference, and return its control."""
    return next(page.controls[field] for page in pages(dialog) if field in page.controls)


def use(qtbot: QtBot, widget: QWidget) -> None:
    """Change a control as a person would."""
    match widget:
        case QCheckBox():
            qtbot.keyClick(widget, Qt.Key.Key_Space)
        case QComboBox():
            last = widget.currentIndex() == widget.count() - 1
            qtbot.keyClick(widget, Qt.Key.Key_Up if last else Qt.Key.Key_Down)
        case QSpinBox():
            widget.selectAll()
            qtbot.keyClicks(widget, "50000")
            qtbot.keyClick(widget, Qt.Key.Key_Return)
        case PercentSlider():
            qtbot.keyClick(widget.slider, Qt.Key.Key_Right)
        case _:
            raise AssertionError(widget)


def other_value(field: str) -> object:
    """Return a value that is not the default."""
    usual = getattr(Preferences(), field)
    match usual:
        case bool():
            return not usual
        case int():
            return limits(field)[0]
        case _:
            return choices(field)[-1]


def test_every_preference_is_on_exactly_one_page(dialog: PreferencesDialog) -> None:
    placed = [field for page in pages(dialog) for field in page.controls]
    assert sorted(placed) == sorted(SIMPLE)


@pytest.mark.parametrize("field", SIMPLE)
def test_a_control_changes_the_preference_it_is_named_after(
    qtbot: QtBot, ui: UiContext, dialog: PreferencesDialog, field: str
) -> None:
    before = ui.settings.chosen
    use(qtbot, control(dialog, field))
    after = ui.settings.chosen
    assert getattr(after, field) != getattr(before, field)
    assert dataclasses.replace(after, **{field: getattr(before, field)}) == before


@pytest.mark.parametrize("page", [page for page in PAGES if page not in ("shortcuts", "account")])
def test_restore_defaults_puts_the_page_back_and_nothing_else(
    qtbot: QtBot, ui: UiContext, dialog: PreferencesDialog, page: str
) -> None:
    everything = {field: other_value(field) for field in SIMPLE}
    ui.settings.change(**everything)
    dialog.turn_to(page)
    qtbot.mouseClick(dialog.page.restore, Qt.MouseButton.LeftButton)
    for field in SIMPLE:
        usual = getattr(Preferences(), field)
        expected = usual if field in dialog.page.controls else everything[field]
        assert getattr(ui.settings.chosen, field) == expected


def shown(widget: QWidget) -> object:
    """Return the value that a control shows."""
    match widget:
        case QCheckBox():
            return widget.isChecked()
        case QComboBox():
            return widget.currentData()
        case QSpinBox():
            return widget.value()
        case PercentSlider():
            return widget.slider.value()
    raise AssertionError(widget)


@pytest.mark.parametrize("field", SIMPLE)
def test_controls_follow_what_is_changed_elsewhere(
    dialog: PreferencesDialog, ui: UiContext, field: str
) -> None:
    found = control(dialog, field)
    assert shown(found) == getattr(ui.settings.chosen, field)
    ui.settings.change(**{field: other_value(field)})
    assert shown(found) == other_value(field)


@pytest.mark.parametrize("field", WITH_CHOICES)
def test_every_value_has_words_of_its_own(dialog: PreferencesDialog, field: str) -> None:
    box = control(dialog, field)
    assert isinstance(box, QComboBox)
    words = [box.itemText(place) for place in range(box.count())]
    assert [box.itemData(place) for place in range(box.count())] == list(choices(field))
    assert len(set(words)) == len(words)
    assert all(words)


def test_languages_are_named_in_their_own_words(dialog: PreferencesDialog) -> None:
    box = control(dialog, "language")
    assert isinstance(box, QComboBox)
    words = {box.itemText(place) for place in range(box.count())}
    assert {"English", "Deutsch", "Español"} <= words


@pytest.mark.parametrize("field", ["face", "back", "surface", "palette"])
def test_the_preview_shows_what_is_chosen(
    qtbot: QtBot, dialog: PreferencesDialog, field: str
) -> None:
    box = control(dialog, field)
    page = dialog.page
    assert isinstance(page, CardsPage)
    before = page.preview.grab().toImage()
    use(qtbot, box)
    assert page.preview.grab().toImage() != before


def test_without_sound_its_details_are_out_of_reach(
    qtbot: QtBot, dialog: PreferencesDialog
) -> None:
    sound = control(dialog, "sound")
    chat = control(dialog, "sound_chat")
    assert chat.isEnabled()
    use(qtbot, sound)
    assert not chat.isEnabled()
    assert sound.isEnabled()


def test_a_sound_can_be_listened_to(qtbot: QtBot, ui: UiContext) -> None:
    heard: list[str] = []
    dialog = PreferencesDialog(ui, page="sound", play_sound=heard.append)
    qtbot.addWidget(dialog)
    listen = dialog.page.findChild(QWidget, "listen_your_turn")
    assert isinstance(listen, QWidget)
    qtbot.mouseClick(listen, Qt.MouseButton.LeftButton)
    assert heard == ["your_turn"]


def test_the_whole_dialog_takes_on_another_theme_and_keeps_its_page(
    qtbot: QtBot, ui: UiContext, dialog: PreferencesDialog
) -> None:
    box = control(dialog, "theme")
    box.setFocus()
    list_before = dialog.list
    ui.settings.change(theme="dark")
    qtbot.waitUntil(lambda: dialog.list is not list_before)
    assert "language" in dialog.page.controls
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.objectName() == "theme"


def test_another_language_is_spoken_at_once(qtbot: QtBot, dialog: PreferencesDialog) -> None:
    list_before = dialog.list
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    qtbot.waitUntil(lambda: dialog.list is not list_before)
    assert dialog.list.count() == len(PAGES)


def test_pages_are_reached_by_keyboard(qtbot: QtBot, dialog: PreferencesDialog) -> None:
    assert dialog.list.hasFocus()
    for _ in PAGES[1:]:
        qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.pages.currentIndex() == len(PAGES) - 1
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden()


def test_the_way_to_colours_for_every_eye_is_pointed_out(
    qtbot: QtBot, dialog: PreferencesDialog
) -> None:
    dialog.turn_to("accessibility")
    page = dialog.page
    assert isinstance(page, AccessibilityPage)
    qtbot.mouseClick(page.palette_link, Qt.MouseButton.LeftButton)
    assert "palette" in dialog.page.controls


def test_a_choice_that_cannot_be_kept_holds_and_is_told(qtbot: QtBot, ui: UiContext) -> None:
    class FullDisk:
        def write(self, values: Mapping[str, object]) -> None:
            raise StorageError(StorageProblem.DISK_FULL, Path("rook13.db"))

    settings = Settings(FullDisk(), parent=ui.settings)
    dialog = PreferencesDialog(UiContext(settings, ui.look, ui.keys))
    qtbot.addWidget(dialog)
    dialog.open()
    use(qtbot, control(dialog, "hold_trick"))
    assert settings.chosen.hold_trick
    qtbot.waitUntil(lambda: "disk is full" in dialog.notice.text)
    assert "until you quit" in dialog.notice.text


@pytest.mark.parametrize("page", PAGES)
def test_every_control_of_a_page_has_a_name_and_its_place(
    dialog: PreferencesDialog, page: str
) -> None:
    dialog.turn_to(page)
    assert unnamed(dialog) == []
    assert dialog.width() <= 1024
    assert dialog.height() <= 640
    if page != "shortcuts":
        assert outside(dialog) == []


def test_a_control_is_named_after_its_label(dialog: PreferencesDialog) -> None:
    port = control(dialog, "port")
    assert spoken_name(port) == "Port"
    labels = {label.text() for label in dialog.page.findChildren(QLabel)}
    assert any("firewall" in words for words in labels)


def test_lists_under_each_other_are_equally_wide(dialog: PreferencesDialog) -> None:
    for page in pages(dialog):
        QApplication.processEvents()
        widths = {box.width() for box in page.findChildren(QComboBox)}
        assert len(widths) <= 1, type(page).__name__


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("text_size", [100, 200])
def test_a_list_that_drops_down_shows_every_entry_and_which_is_chosen(
    qtbot: QtBot, ui: UiContext, theme: str, text_size: int
) -> None:
    ui.settings.change(theme=theme, text_size=text_size)
    dialog = PreferencesDialog(ui, page="cards")
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.open()
    box = control(dialog, "palette")
    assert isinstance(box, QComboBox)
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton)
    view = box.view()
    qtbot.waitUntil(view.isVisible)
    rows = [view.visualRect(box.model().index(place, 0)) for place in range(box.count())]
    room = view.viewport().rect()
    assert all(room.top() <= row.top() and row.bottom() <= room.bottom() for row in rows)
    picture = view.viewport().grab(rows[box.currentIndex()]).toImage()
    seen = {picture.pixelColor(x, picture.height() // 2).name() for x in range(picture.width())}
    assert ui.look.theme.accent in seen
    assert max(contrast(ui.look.theme.accent, colour) for colour in seen) > 3
    box.hidePopup()


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_off_in_the_largest_letters(qtbot: QtBot, ui: UiContext, page: str) -> None:
    ui.settings.change(text_size=200)
    dialog = PreferencesDialog(ui, page=page)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.open()
    assert dialog.width() <= 1024
    (area,) = dialog.page.findChildren(QScrollArea)

    def fits() -> None:
        content = area.widget()
        assert content is not None
        assert content.minimumSizeHint().width() <= area.viewport().width()
        assert content.width() <= area.viewport().width()
        last = dialog.list.visualItemRect(dialog.list.item(0)).width()
        assert dialog.list.sizeHintForColumn(0) <= max(last, dialog.list.viewport().width())

    qtbot.waitUntil(fits)
