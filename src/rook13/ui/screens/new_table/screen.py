"""The screen on which a table is set up: game, bots and *Start* first, the rest where it fits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from rook13.engine.rules import game
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import SOLO_SEATS, Seat
from rook13.table.config import Person, TableConfig, is_good_name
from rook13.table.limits import NAME_LENGTH
from rook13.ui.kit.buttons import SegmentedControl
from rook13.ui.kit.labels import heading, paragraph
from rook13.ui.kit.layouts import (
    STRETCH,
    CollapsibleSection,
    CollapsingPage,
    centred,
    column_of,
    row_of,
)
from rook13.ui.kit.notice import Notice
from rook13.ui.screens.new_table.forms import (
    AccessForm,
    DuplicateForm,
    PaceForm,
    access_words,
    clock_words,
)
from rook13.ui.screens.new_table.game_cards import GameCards
from rook13.ui.screens.new_table.model import (
    ADAPTIVE,
    NewTable,
    bot_seats,
    remembered_rules,
)
from rook13.ui.screens.new_table.players import LevelPicker, PlayerCountPicker, SeatsEditor
from rook13.ui.screens.new_table.rules_form import HouseRulesEditor
from rook13.ui.screens.new_table.words import against
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("NewTable")

START_KEYS = "Ctrl+Return"
EVERY_SEAT = frozenset(seat.index for seat in SOLO_SEATS)
"""At the largest table; the seats of others are the first of these."""
GAMES_SHARE = 1000
TWO_COLUMNS = 190
"""From this width on, in characters, house rules have two columns."""


class TopBar(QWidget):
    """The title, and the choice to play alone or with others."""

    def __init__(self) -> None:
        super().__init__()
        choices = [(True, tr("Play alone")), (False, tr("Play with others"))]
        self.modes = SegmentedControl(tr("Who plays"), choices)
        title = heading(tr("New table"))
        title.setWordWrap(False)
        unit = self.fontMetrics().height()
        row_of(title, STRETCH, self.modes, parent=self, margins=(unit, unit // 2, unit, 0))


class BottomBar(QFrame):
    """What will be opened, or why it cannot be, with the buttons to start and to cancel."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__()
        self.summary = paragraph("")
        self.problem = Notice(ui)
        self.cancel = QPushButton(tr("Cancel"))
        self.cancel.setToolTip(tr("Back to the lobby ({keys})", keys=tr("Esc")))
        self.start = QPushButton()
        self.start.setProperty("primary", True)
        font = self.start.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        self.start.setFont(font)
        self.start.setToolTip(tr("Open the table ({keys})", keys=START_KEYS))
        unit = self.fontMetrics().height()
        row_of(
            (self.summary, 1),
            (self.problem, 1, Qt.AlignmentFlag.AlignVCenter),
            self.cancel,
            self.start,
            parent=self,
            spacing=unit,
            margins=(unit, unit // 2, unit, unit // 2),
        )

    def show_ready(self, summary: str, is_solo: bool) -> None:
        self.start.setText(tr("Start") if is_solo else tr("Open the table"))
        self.start.setAccessibleDescription(summary)
        self.start.setEnabled(True)
        self.problem.clear()
        self.summary.setText(summary)
        self.summary.show()

    def show_problem(self, problem: str) -> None:
        self.start.setAccessibleDescription(problem)
        self.start.setEnabled(False)
        self.summary.hide()
        if self.problem.text != problem:
            self.problem.complain(problem)


class NewTableScreen(QWidget):
    """Edits a `NewTable`; the settings of a game are kept while the player looks at others."""

    opened = Signal(object)
    """The NewTable to open."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui
        self._config = TableConfig()
        self._is_solo = True
        self._level = self._config.bot_level
        self._is_adaptive = False
        self._levels_now: Mapping[str, str] = {}
        self._levels: dict[int, str] = {}
        self._for_people: set[int] = set()
        self._seen = remembered_rules(ui.settings.chosen.house_rules)
        self.top = TopBar()
        self.games = GameCards(ui)
        self.players = PlayerCountPicker()
        self.levels = LevelPicker()
        self.rules = HouseRulesEditor(ui, self._refresh)
        self.seats = SeatsEditor(self._on_seats)
        self.access = AccessForm(ui, self._refresh)
        self.pace = PaceForm(self._refresh)
        self.duplicate = DuplicateForm(self._refresh)
        self.bottom = BottomBar(ui)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.games)
        self.set_initial(NewTable.usual())

    def set_person(self, person: Person) -> None:
        self.seats.set_person(person)
        suggestion = tr("{name}'s table", name=person.name)
        self.access.name.setText(suggestion[:NAME_LENGTH].strip())

    @Slot(object)
    def follow_results(self, levels: Mapping[str, str]) -> None:
        """Take the level that bots have in each game if they follow the player's results."""
        self._levels_now = levels
        self._show_seats()

    def set_initial(self, table: NewTable) -> None:
        self._config = table.config
        self._is_solo = table.is_solo
        self._level = table.config.bot_level
        self._is_adaptive = table.is_adaptive
        seats = self._bot_seats()
        bots = {seat.index: table.bots[seat.name] for seat in seats if seat.name in table.bots}
        self._levels = bots
        self._for_people = set(EVERY_SEAT) - set(bots)
        # A solo table is named after its game, which says little to others.
        has_name = not table.is_solo and table.config.name != game(table.config.game).title
        name = table.config.name if has_name else self.access.name.text()
        self.access.show_config(replace(table.config, name=name))
        self.access.password.edit.setText(table.password or "")
        # Alone, undo and hints are always there; with others they are a choice.
        config = table.config
        self.pace.show_config(replace(config, undo=False, hints=False) if table.is_solo else config)
        self.duplicate.choose(table.duplicate)
        self._show_all()

    def take_over(self, before: NewTableScreen) -> None:
        """Continue where the screen stopped that this one replaces, after a change of look."""
        self._seen = before._seen
        self.access.name.setText(before.access.name.text())
        for mine, other in zip(self._sections, before._sections, strict=True):
            mine.take_over(other)

    def table(self) -> NewTable:
        config = replace(self._config, options=self.rules.form.options(), bot_level=self._level)
        bots = self.seats.bots()
        if self._is_solo:
            title = game(config.game).title
            config = replace(config, name=title)
            return NewTable(
                config, True, None, bots, self._is_adaptive, self.duplicate.wish()
            ).alone()
        config = self.pace.apply_to(self.access.apply_to(config))
        password = self.access.password.text or None
        return NewTable(config, False, password, bots, duplicate=self.duplicate.wish())

    def rules_to_read(self) -> Ruleset:
        """Return the rules as they are set up, or the usual ones while they do not fit together."""
        if self.rules.form.problem() is not None:
            return self._plain_rules()
        return self.table().config.rules()

    def problem(self) -> str | None:
        """Return why the table cannot be opened."""
        if not self._is_solo and not is_good_name(self.access.name.text().strip()):
            return tr("The table needs a name.")
        return self.rules.form.problem()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Start with the focus on the games."""
        super().showEvent(event)
        if self.focusWidget() is None:
            self.games.setFocus()
        self._use_room()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Open the sections that now fit, and close those that do not."""
        super().resizeEvent(event)
        is_wide = self.width() >= self.fontMetrics().averageCharWidth() * TWO_COLUMNS
        self.rules.form.set_columns(2 if is_wide else 1)
        self._use_room()

    def _lay_out(self) -> None:
        self.rules_section = CollapsibleSection(self.ui, tr("House rules"), self.rules)
        self.seats_section = CollapsibleSection(self.ui, tr("Seats"), self.seats)
        self.access_section = CollapsibleSection(self.ui, tr("Access"), self.access)
        self.pace_section = CollapsibleSection(self.ui, tr("Timing and help"), self.pace)
        self.duplicate_section = CollapsibleSection(
            self.ui, tr("Duplicate session"), self.duplicate
        )
        self.page = page = CollapsingPage()
        parts = (self.games, self.players, self.levels, self.rules_section, self.seats_section)
        for part in (*parts, self.access_section, self.pace_section, self.duplicate_section):
            page.column.addWidget(part)
        # In the order in which they open where there is room.
        self._sections = (
            self.access_section,
            self.rules_section,
            self.seats_section,
            self.pace_section,
            self.duplicate_section,
        )
        # The cards of the games grow first, then sections open; only what is left stays empty.
        page.column.setStretchFactor(self.games, GAMES_SHARE)
        page.column.addStretch(1)
        items = (centred(self.top), (page, 1), centred(self.bottom))
        column_of(*items, parent=self, spacing=0, margins=0)

    def _use_room(self) -> None:
        if self.isVisible():
            shown = [section for section in self._sections if section.isVisible()]
            self.page.use_room(shown, self.games.room_to_grow())

    def _connect(self) -> None:
        self.top.modes.picked.connect(self._on_mode)
        self.games.picked.connect(self._on_game)
        self.players.counts.picked.connect(self._on_players)
        self.levels.levels.picked.connect(self._on_level)
        self.bottom.start.clicked.connect(self._on_start)
        keys = (("Esc", self.bottom.cancel.click), (START_KEYS, self._on_start))
        for sequence, slot in keys:
            shortcut = QShortcut(QKeySequence(sequence), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def _show_all(self) -> None:
        config = self._config
        self.top.modes.choose(self._is_solo)
        self.games.blockSignals(True)
        self.games.choose(config.game)
        self.games.blockSignals(False)
        self.players.show_players(game(config.game), config.players)
        self.rules.show_config(game(config.game), config)
        self.levels.set_solo(self._is_solo)
        for section in (self.access_section, self.pace_section):
            section.setVisible(not self._is_solo)
        self._show_seats()

    def _show_seats(self) -> None:
        if self._is_adaptive and self._is_solo:
            level = self._levels_now.get(self._config.game, self._level)
            self._level, self._levels = level, {}
        bots = {
            seat.name: self._levels.get(seat.index, self._level)
            for seat in self._bot_seats()
            if self._is_solo or seat.index not in self._for_people
        }
        self.seats.show_seats(self._plain_rules(), bots, self._is_solo)
        self._refresh()

    def _plain_rules(self) -> Ruleset:
        """Return the game by its usual rules, since the house rules may not fit together."""
        return replace(self._config, options={}).rules()

    def _bot_seats(self) -> tuple[Seat, ...]:
        return bot_seats(self._plain_rules())

    @Slot(object)
    def _on_mode(self, is_solo: bool) -> None:
        if not is_solo and self._is_solo:
            # Who opens a table wants people at it.
            self._for_people = set(EVERY_SEAT)
            self.access_section.set_open(True)
        self._is_solo = is_solo
        self._config = replace(self._config, options=self.rules.form.options())
        self._show_all()
        self._use_room()

    @Slot(str)
    def _on_game(self, game_id: str) -> None:
        before = self._config
        self._remember()
        players, options = self._seen.get(game_id, (TableConfig().players, {}))
        self._config = replace(before, game=game_id, players=players, options=options)
        self._show_all()

    def _remember(self) -> None:
        """Keep the house rules of this game for the next time it is chosen."""
        config = self._config
        self._seen[config.game] = (config.players, self.rules.form.options())
        kept = {
            name: {"players": players, "options": options}
            for name, (players, options) in self._seen.items()
        }
        self.ui.settings.change(house_rules=kept)

    @Slot(object)
    def _on_players(self, players: int) -> None:
        self._config = replace(self._config, players=players)
        self.rules.form.set_players(players)
        self._show_seats()

    @Slot(object)
    def _on_level(self, level: str) -> None:
        self._is_adaptive = level == ADAPTIVE
        if not self._is_adaptive:
            self._level = level
        self._levels = {}
        self._show_seats()

    def _on_seats(self) -> None:
        self._is_adaptive = False
        bots = self.seats.bots()
        for seat in self._bot_seats():
            if seat.name in bots:
                self._levels[seat.index] = bots[seat.name]
                self._for_people.discard(seat.index)
            else:
                self._for_people.add(seat.index)
        self._refresh()

    @Slot()
    def _on_start(self) -> None:
        if self.problem() is None:
            self._remember()
            self.opened.emit(self.table())

    @Slot()
    def _refresh(self) -> None:
        levels = set(self.seats.bots().values()) or {self._level}
        same = levels.pop() if len(levels) == 1 else None
        if self._is_adaptive and self._is_solo:
            self.levels.choose(ADAPTIVE, self._levels_now.get(self._config.game))
        else:
            self.levels.choose(same)
        self._show_summaries()
        problem = self.problem()
        if problem is not None:
            self.bottom.show_problem(problem)
        else:
            self.bottom.show_ready(self._summary(), self._is_solo)

    def _show_summaries(self) -> None:
        self.rules_section.set_summary(self.rules.preset_name())
        bots = len(self.seats.bots())
        people = self._config.players - bots
        self.seats_section.set_summary(
            tr("People: {people} · Bots: {bots}", people=people, bots=bots)
        )
        config = self.pace.apply_to(self.access.apply_to(self._config))
        self.access_section.set_summary(access_words(config))
        self.pace_section.set_summary(clock_words(config.turn_clock))
        self.duplicate.set_rules(self.rules_to_read(), is_solo=self._is_solo)
        self.duplicate_section.set_summary(self.duplicate.summary())
        # Sessions have no spectators, even if the form allows them.
        self.access.spectators.setDisabled(self.duplicate.wish() is not None)

    def _summary(self) -> str:
        table = self.table()
        name, title = table.config.name, game(table.config.game).title
        words = tr("{game} at “{name}”, for people on this network", game=title, name=name)
        if self._is_solo:
            words = against(table)
        return words if table.duplicate is None else f"{words} · {tr('Duplicate session')}"
