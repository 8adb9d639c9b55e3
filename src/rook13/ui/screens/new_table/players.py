"""Who plays: the number of players, the level of the bots, and who sits on each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.table.config import LEVELS, Person
from rook13.ui.kit.art.pictures import AVATARS
from rook13.ui.kit.birds import Bird, bird_name
from rook13.ui.kit.buttons import SegmentedControl
from rook13.ui.kit.forms import ignore_wheel
from rook13.ui.kit.labels import ElidedLabel, muted, subheading
from rook13.ui.kit.layouts import STRETCH, column_of, row_of
from rook13.ui.screens.new_table.model import ADAPTIVE
from rook13.ui.screens.new_table.words import bot_title, level_name, level_words
from rook13.ui.table.scene import bot_bird
from rook13.ui.text import context

tr = context("NewTable")

FACE_LINES = 2.0
OPEN_BIRD = "chick"


class LevelPicker(QWidget):
    """How strong the bots are."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = subheading("")
        self._offered: tuple[str, ...] = ()
        self.levels = SegmentedControl(tr("Bot level"))
        self._words = muted("")
        unit = self.fontMetrics().height()
        row = row_of(self.levels, (self._words, 1), spacing=unit)
        column_of(self._heading, row, parent=self, spacing=unit // 3, margins=0)
        self.set_solo(True)

    def set_solo(self, is_solo: bool) -> None:
        """Say whether bots are all opponents, or only fill in for people."""
        self._heading.setText(tr("Opponents") if is_solo else tr("Bots"))
        # Only a player alone has results that the bots' level could follow.
        levels = (*LEVELS, ADAPTIVE) if is_solo else LEVELS
        if levels != self._offered:
            self._offered = levels
            self.levels.set_choices([(level, level_name(level)) for level in levels])

    def choose(self, level: str | None, now: str | None = None) -> None:
        """Show the level that all bots have, or none where they differ.

        Where it follows the player's results, `now` is what it has come to.
        """
        self.levels.choose(level)
        words = level_words(level) if level else tr("Mixed levels; see Seats.")
        if now is not None:
            words = f"{words} {tr('Now: {level}.', level=level_name(now))}"
        self._words.setText(words)


class PlayerCountPicker(QWidget):
    """How many play, where a game has several player counts."""

    def __init__(self) -> None:
        super().__init__()
        self.counts = SegmentedControl(tr("Number of players"))
        title, unit = subheading(tr("Players")), self.fontMetrics().height()
        row_of(title, self.counts, STRETCH, parent=self, spacing=unit, margins=0)

    def show_players(self, game: type[Ruleset], players: int) -> None:
        self.counts.set_choices([(count, str(count)) for count in game.player_counts])
        self.counts.choose(players)
        self.setVisible(len(game.player_counts) > 1)


class SeatsEditor(QWidget):
    """One row for every seat; the first is the player's own."""

    def __init__(self, changed: Callable[[], None]) -> None:
        super().__init__()
        self._changed = changed
        self._me: Person | None = None
        self._my_face = Bird(AVATARS[0], FACE_LINES)
        self._my_name = ElidedLabel(tr("You"))
        self._is_solo = True
        self._rules: Ruleset | None = None
        self._rows: dict[str, _SeatRow] = {}
        self._grid = QGridLayout(self)
        unit = self.fontMetrics().height()
        self._grid.setContentsMargins(unit, 0, unit, unit // 2)
        self._grid.setHorizontalSpacing(unit)
        self._grid.setVerticalSpacing(unit // 3)
        self._grid.setColumnStretch(1, 2)
        self._grid.setColumnStretch(2, 2)
        self._grid.setColumnStretch(3, 3)
        place = QLabel(tr("Your seat"))
        place.setProperty("muted", True)
        for column, widget in enumerate((self._my_face, self._my_name, place)):
            self._grid.addWidget(widget, 0, column)

    def set_person(self, person: Person) -> None:
        self._me = person
        self._my_face.show_bird(person.avatar)
        self._my_name.setText(person.name)
        self._refresh()

    def show_seats(self, rules: Ruleset, bots: Mapping[str, str], is_solo: bool) -> None:
        """Show the seats of a game; seats without a bot are for people."""
        if self._rules is None or rules.seats != self._rules.seats or is_solo != self._is_solo:
            self._is_solo = is_solo
            self._rules = rules
            self._build(rules)
        self._rules = rules
        for name, row in self._rows.items():
            row.choose(bots.get(name))
        self._refresh()

    def bots(self) -> dict[str, str]:
        levels = {name: row.level for name, row in self._rows.items()}
        return {name: level for name, level in levels.items() if level is not None}

    def box(self, seat: str) -> QComboBox:
        """Return the list that says who sits on a seat."""
        return self._rows[seat].box

    def _build(self, rules: Ruleset) -> None:
        for before in self._rows.values():
            before.remove_from(self._grid)
        self._rows = {}
        for seat in rules.seats[1:]:
            row = _SeatRow(seat, place_words(rules, seat), self._is_solo)
            row.add_to(self._grid, seat.index)
            row.box.currentIndexChanged.connect(self._on_index)
            self._rows[seat.name] = row

    def _refresh(self) -> None:
        for row in self._rows.values():
            row.refresh(self._me)

    @Slot(int)
    def _on_index(self, index: int) -> None:
        self._refresh()
        self._changed()


class _SeatRow:
    """The widgets of one seat."""

    def __init__(self, seat: Seat, place: str, is_solo: bool) -> None:
        self._seat = seat
        self._levels: list[str | None] = [*LEVELS] if is_solo else [None, *LEVELS]
        self.face = Bird(bot_bird(seat), FACE_LINES)
        self.name = ElidedLabel()
        self.place = QLabel(place)
        self.place.setProperty("muted", True)
        self.box = QComboBox()
        titles = [bot_title(level) if level else tr("A person") for level in self._levels]
        self.box.addItems(titles)
        self.place.setBuddy(self.box)
        self.box.setAccessibleName(tr("Who sits here: {place}", place=place))
        ignore_wheel(self.box)

    @property
    def level(self) -> str | None:
        return self._levels[self.box.currentIndex()]

    @property
    def _widgets(self) -> tuple[QWidget, ...]:
        return self.face, self.name, self.place, self.box

    def add_to(self, grid: QGridLayout, row: int) -> None:
        for column, widget in enumerate(self._widgets):
            grid.addWidget(widget, row, column)

    def remove_from(self, grid: QGridLayout) -> None:
        for widget in self._widgets:
            widget.hide()
            grid.removeWidget(widget)
            widget.deleteLater()

    def choose(self, level: str | None) -> None:
        self.box.blockSignals(True)
        if level in self._levels:
            self.box.setCurrentIndex(self._levels.index(level))
        self.box.blockSignals(False)

    def refresh(self, me: Person | None) -> None:
        """Show who sits here; no bot has the player's bird or name."""
        is_bot = self.level is not None
        bird = bot_bird(self._seat, me.avatar, [me.name]) if me else bot_bird(self._seat)
        self.face.show_bird(bird if is_bot else OPEN_BIRD)
        self.name.setText(bird_name(bird) if is_bot else tr("Open seat"))


def place_words(rules: Ruleset, seat: Seat) -> str:
    """Return where a seat is, seen from the first."""
    if len(rules.sides) == rules.players:
        return tr("Seat {n}", n=seat.index + 1)
    words = (tr("Your seat"), tr("On your left"), tr("Your partner"), tr("On your right"))
    return words[seat.index]
