from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from rook13.engine.options import OptionValue
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.table.config import TableConfig
from rook13.ui.kit.forms import FlagControl, ListControl, NumberControl, OptionalNumberControl
from rook13.ui.screens.new_table.rules_form import OptionRow, OptionsForm, PlainRow
from rook13.ui.screens.new_table.words import option_texts
from rook13.ui.ui_context import UiContext

games = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)


def make_form(qtbot: QtBot, ui: UiContext, game: str, **options: OptionValue) -> OptionsForm:
    form = OptionsForm(ui)
    qtbot.addWidget(form)
    form.set_config(TableConfig(game=game, options=options))
    form.show()
    return form


def editable(form: OptionsForm, name: str) -> OptionRow:
    row = form.row(name)
    assert isinstance(row, OptionRow)
    return row


def combo(form: OptionsForm, name: str) -> QComboBox:
    control = editable(form, name).control
    assert isinstance(control, ListControl)
    return control


def check_box(form: OptionsForm, name: str) -> QCheckBox:
    control = editable(form, name).control
    assert isinstance(control, FlagControl)
    return control


def number(form: OptionsForm, name: str) -> NumberControl:
    control = editable(form, name).control
    assert isinstance(control, NumberControl)
    return control


def change_by_keys(qtbot: QtBot, row: OptionRow) -> None:
    """Change an option of any kind with the keyboard."""
    control = row.control.focusProxy() or row.control
    if isinstance(control, QCheckBox):
        qtbot.keyClick(control, Qt.Key.Key_Space)
    elif isinstance(control, QComboBox):
        last = control.currentIndex() == control.count() - 1
        qtbot.keyClick(control, Qt.Key.Key_Up if last else Qt.Key.Key_Down)
    elif isinstance(control, QSpinBox):
        qtbot.keyClick(control, Qt.Key.Key_Up)


def spoken_name(control: QWidget) -> str:
    """Return what a screen reader calls a control: its name, or the label of a list."""
    interface = QAccessible.queryAccessibleInterface(control)
    if not isinstance(control, QComboBox):
        return interface.text(QAccessible.Text.Name)
    relations = interface.relations(QAccessible.RelationFlag.Label)
    labels = [label.text(QAccessible.Text.Name) for label, _ in relations]
    assert len(labels) == 1
    return str(labels[0])


@games
def test_every_option_can_be_changed_and_put_back_by_keyboard(
    qtbot: QtBot, ui: UiContext, ruleset: type[Ruleset]
) -> None:
    form = make_form(qtbot, ui, ruleset.id)
    for spec in ruleset.options_class.specs():
        row = editable(form, spec.name)
        assert not row.back.isVisible()
        change_by_keys(qtbot, row)
        assert list(form.options()) == [spec.name]
        assert form.options()[spec.name] != spec.default
        assert row.differs
        assert row.label.font().bold()
        assert row.note.isVisible()
        qtbot.keyClick(row.back, Qt.Key.Key_Space)
        assert form.options() == {}
        assert not row.note.isVisible()


@games
def test_every_option_is_read_as_a_label_with_its_value(
    qtbot: QtBot, ui: UiContext, ruleset: type[Ruleset]
) -> None:
    form = make_form(qtbot, ui, ruleset.id)
    form.set_read_only(True)
    specs = {spec.name: spec for spec in ruleset.options_class.specs()}
    assert [row.field.name for row in form.rows] == list(specs)
    for row in form.rows:
        assert isinstance(row, PlainRow)
        assert row.label.text() == specs[row.field.name].label
        assert row.value.text()
        assert "_" not in row.value.text()
    assert not form.findChildren(QComboBox, options=Qt.FindChildOption.FindDirectChildrenOnly)


def test_read_only_shows_what_differs_first(qtbot: QtBot, ui: UiContext) -> None:
    form = make_form(qtbot, ui, "rook13", must_win_on_bid=True, floor=None)
    form.set_read_only(True)
    assert [row.field.name for row in form.rows[:2]] == ["floor", "must_win_on_bid"]
    first = form.row("floor")
    assert isinstance(first, PlainRow)
    assert first.value.text() == "No limit"
    assert "default: −250" in first.note.text()
    form.set_config(TableConfig(game="rook13", options={"target": 300}))
    assert form.rows[0].field.name == "target"


@games
def test_every_control_has_a_name_in_the_accessible_tree(
    qtbot: QtBot, ui: UiContext, ruleset: type[Ruleset]
) -> None:
    form = make_form(qtbot, ui, ruleset.id)
    controls: list[QWidget] = [
        widget
        for kind in (QComboBox, QCheckBox, QSpinBox)
        for widget in form.findChildren(kind)
        if widget.isVisibleTo(form)
    ]
    assert len(controls) >= len(form.rows)
    for control in controls:
        name = spoken_name(control)
        assert any(name.startswith(row.label.text()) for row in form.rows)


def test_every_choice_and_preset_has_words() -> None:
    for ruleset in RULESETS:
        for spec in ruleset.options_class.specs():
            for value in getattr(spec.kind, "values", ()):
                assert spec.labels[value] in option_texts()
        for preset in ruleset.presets:
            assert ruleset.preset_titles[preset] in option_texts()
    assert all(option_texts())


def test_a_derived_default_follows_the_other_options(qtbot: QtBot, ui: UiContext) -> None:
    form = make_form(qtbot, ui, "rook")
    assert number(form, "max_bid").value() == 120
    qtbot.keyClick(combo(form, "ones"), Qt.Key.Key_Down)
    assert number(form, "max_bid").value() == 180
    assert form.options() == {"ones": "high_15"}


def test_a_conflict_is_a_sentence_and_goes_away(qtbot: QtBot, ui: UiContext) -> None:
    form = make_form(qtbot, ui, "five_hundred")
    with qtbot.waitSignal(form.changed):
        qtbot.keyClick(check_box(form, "misere_any_time"), Qt.Key.Key_Space)
    problem = form.problem()
    assert problem is not None
    assert problem.startswith("Misère at any time")
    assert problem in [label.text() for label in form.findChildren(QLabel) if label.isVisible()]
    qtbot.keyClick(check_box(form, "misere"), Qt.Key.Key_Space)
    assert form.problem() is None
    make_rules("five_hundred", form.options())


def test_a_number_out_of_step_becomes_the_nearest(qtbot: QtBot, ui: UiContext) -> None:
    form = make_form(qtbot, ui, "rook13")
    spin = number(form, "target")
    spin.selectAll()
    qtbot.keyClicks(spin, "303")
    qtbot.keyClick(spin, Qt.Key.Key_Return)
    assert form.options() == {"target": 305}


def test_a_limit_can_be_switched_off(qtbot: QtBot, ui: UiContext) -> None:
    form = make_form(qtbot, ui, "rook13")
    control = editable(form, "floor").control
    assert isinstance(control, OptionalNumberControl)
    qtbot.keyClick(control.off, Qt.Key.Key_Space)
    assert form.options() == {"floor": None}
    assert not control.spin.isEnabled()
    qtbot.keyClick(control.off, Qt.Key.Key_Space)
    assert form.options() == {}


def test_options_that_the_game_does_not_know_are_left_out(qtbot: QtBot, ui: UiContext) -> None:
    form = make_form(qtbot, ui, "rook13", nonsense=True, target=303, min_bid=70)
    assert form.options() == {"min_bid": 70}
