"""The presets of a game's house rules: those that are known, and the player's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QWidget

from rook13.engine.options import OptionValue
from rook13.engine.ruleset import Ruleset
from rook13.table.config import is_good_name
from rook13.table.limits import NAME_LENGTH
from rook13.ui.dialogs.dialog import Confirm, Dialog
from rook13.ui.kit.buttons import push_button
from rook13.ui.kit.forms import ignore_wheel
from rook13.ui.kit.labels import field_above
from rook13.ui.kit.layouts import STRETCH, row_of
from rook13.ui.kit.notice import Notice
from rook13.ui.screens.new_table.model import usable_options
from rook13.ui.screens.new_table.words import preset_words
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("NewTable")

Rules = Mapping[str, OptionValue]
LETTERS = 22


class PresetBar(QWidget):
    """A list of presets, and buttons to save, rename and delete the player's own."""

    def __init__(
        self, ui: UiContext, choose: Callable[[Rules], None], stored: Callable[[], None]
    ) -> None:
        """`choose` takes the options of a preset, `stored` follows a change of the player's own."""
        super().__init__()
        self.ui = ui
        self._choose = choose
        self._stored = stored
        self._game: type[Ruleset] | None = None
        self._options: Rules = {}
        self._known: list[tuple[str, Rules]] = []
        self.dialog: Dialog | None = None
        self.list = QComboBox()
        self.list.setAccessibleName(tr("Preset"))
        self.list.setPlaceholderText(tr("Custom rules"))
        self.list.setMinimumWidth(self.fontMetrics().averageCharWidth() * LETTERS)
        self.list.activated.connect(self._on_activated)
        ignore_wheel(self.list)
        self.save = push_button(ui, "", tr("Save as preset…"), partial(self._ask_name, ""))
        self.rename = push_button(ui, "", tr("Rename…"), self._on_rename)
        self.delete = push_button(ui, "", tr("Delete…"), self._on_delete)
        title = QLabel(tr("Preset"))
        title.setBuddy(self.list)
        unit = self.fontMetrics().height()
        items = (title, self.list, self.save, self.rename, self.delete, STRETCH)
        row_of(*items, parent=self, spacing=unit // 2, margins=(unit, 0, unit, 0))

    def show_rules(self, game: type[Ruleset], options: Rules) -> None:
        """List the presets of a game, with the one chosen that these options are."""
        self._game, self._options = game, dict(options)
        own = self._own()
        self._known = [(tr("Standard rules"), {})]
        self._known += [(preset_words(game, name), game.presets[name]) for name in game.presets]
        self._known += [(name, usable_options(game, own[name])) for name in own]
        with QSignalBlocker(self.list):
            self.list.clear()
            self.list.addItems([name for name, _ in self._known])
            self.list.setCurrentIndex(self._place())
        self._show_buttons()

    @property
    def chosen(self) -> str | None:
        """Return what the present rules are called; None if they are no preset."""
        return self._known[self._place()][0] if self._place() >= 0 else None

    def _place(self) -> int:
        same = (place for place, (_, rules) in enumerate(self._known) if rules == self._options)
        return next(same, -1)

    def _own(self) -> Mapping[str, Rules]:
        assert self._game is not None
        return self.ui.settings.chosen.own_presets.get(self._game.id, {})

    def _show_buttons(self) -> None:
        is_own = self.chosen in self._own()
        self.save.setEnabled(self.chosen is None)
        self.rename.setEnabled(is_own)
        self.delete.setEnabled(is_own)

    def _store(self, own: Mapping[str, Rules]) -> None:
        assert self._game is not None
        every = {**self.ui.settings.chosen.own_presets, self._game.id: dict(own)}
        self.ui.settings.change(own_presets=every)
        self.show_rules(self._game, self._options)
        self._stored()

    def _ask_name(self, before: str) -> None:
        taken = {name for name, _ in self._known} - {before}
        dialog = PresetName(self.ui, before, taken, self)
        dialog.accepted.connect(lambda: self._on_named(before, dialog.name.text().strip()))
        dialog.open()
        self.dialog = dialog

    def _on_named(self, before: str, name: str) -> None:
        others = {key: rules for key, rules in self._own().items() if key != before}
        self._store({**others, name: dict(self._options)})

    @Slot()
    def _on_rename(self) -> None:
        if self.chosen is not None:
            self._ask_name(self.chosen)

    @Slot()
    def _on_delete(self) -> None:
        name = self.chosen
        question = tr("Delete the preset “{name}”?", name=name)
        consequence = tr("This table keeps its rules.")
        self.dialog = Confirm(self.ui, question, consequence, tr("Delete"), self)
        self.dialog.accepted.connect(partial(self._drop, name))
        self.dialog.open()

    def _drop(self, name: str | None) -> None:
        self._store({key: rules for key, rules in self._own().items() if key != name})

    @Slot(int)
    def _on_activated(self, place: int) -> None:
        self._choose(self._known[place][1])


class PresetName(Dialog):
    """Asks what a preset is to be called."""

    def __init__(self, ui: UiContext, name: str, taken: set[str], parent: QWidget) -> None:
        super().__init__(ui, tr("Rename preset") if name else tr("Save as preset"), parent)
        self.setModal(True)
        self._taken = {each.casefold() for each in taken}
        self.name = QLineEdit(name)
        self.name.setMaxLength(NAME_LENGTH)
        self.name.selectAll()
        self.notice = Notice(ui)
        self.add(field_above(tr("Name"), self.name), self.notice)
        self.ok, _ = self.add_answers(tr("Save"), self._on_ok)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 50)
        self.name.setFocus()

    @Slot()
    def _on_ok(self) -> None:
        name = self.name.text().strip()
        if not is_good_name(name):
            self.notice.complain(tr("The preset needs a name."))
        elif name.casefold() in self._taken:
            self.notice.complain(tr("There is already a preset with this name."))
        else:
            self.accept()
