"""What the parts of the table screen share: whom they ask, when clicks count, and their size."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QDeadlineTimer, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QToolButton, QWidget

from rook13.engine.actions import Action
from rook13.engine.seats import Seat
from rook13.engine.view import PlayerView
from rook13.storage.games import Participant
from rook13.table.commands import Command
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.labels import Picture, paragraph
from rook13.ui.kit.layouts import row_of
from rook13.ui.kit.look import Look
from rook13.ui.table.scene import Scene
from rook13.ui.ui_context import UiContext

LARGE, BIG = 1.3, 1.9
"""Times the ordinary size: text with the property `large` or `big`."""
TICK_MS = 250
ICON = 16
"""Pixels, of a picture on an ordinary button."""


class TableActions:
    """What a part can ask for; where nobody plays, as in a review, nothing comes of it."""

    def act(self, action: Action) -> None:
        """Do something in the game."""

    def ask(self, command: Command) -> None:
        """Ask something of the table."""

    def say(self, words: str) -> None:
        """Tell the player something, such as why something does not work."""

    def do(self, command_id: str) -> bool:
        """Carry out a command of `shortcuts.COMMANDS`, or say why not."""
        return False

    def show_profile(self, somebody: Participant) -> None:
        """Show who somebody is."""

    def hand_over(self, key: str) -> None:
        """Let somebody else host the table."""

    def show_seat_menu(self, seat: Seat, where: QPoint) -> None:
        """Offer what can be done with a seat, at a place on the screen."""

    def release_trick(self) -> None:
        """Let go of a finished trick that lies until the player has seen it."""


@dataclass(frozen=True, slots=True)
class TableContext(UiContext):
    """Settings, look, keys and the table, for every part of its screen."""

    table: TableActions

    @classmethod
    def of(cls, ui: UiContext, table: TableActions | None = None) -> TableContext:
        """Return the context for parts at this table, or at one where nobody plays."""
        return cls(ui.settings, ui.look, ui.keys, table or TableActions())


class TablePart(QWidget):
    """A part of the table screen: shows a scene, and asks for what the player wants."""

    guard: Guard | None = None
    """Says whether clicks count, where one may come just when the controls have changed."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui
        self.scene: Scene | None = None

    def set_scene(self, scene: Scene) -> None:
        self.scene = scene

    def follow(self, scene: Scene, *, is_needed: bool) -> None:
        """Show a scene, unless the part is closed and not needed now: then only keep it."""
        if is_needed or self.scene is None or not self.isHidden():
            self.set_scene(scene)
        else:
            self.scene = scene

    def act(self, action: Action) -> None:
        """Do something in the game, unless the controls have just changed."""
        if self.guard is None or self.guard.is_open:
            self.ui.table.act(action)

    def fit_into(self, room: QSize) -> None:
        """Use fewer words if there is no more space than this."""

    def command(self, command_id: str) -> bool:
        """Carry out a command of `shortcuts.COMMANDS`; return False if it means nothing now."""
        return False

    def wants_character(self, text: str) -> bool:
        """Return whether a typed character, such as a digit, means something now."""
        return False

    def take_character(self, text: str) -> None:
        """React to a character that `wants_character` has claimed."""


class Guard(QObject):
    """Ignores clicks for `motion.guard` milliseconds after the controls have changed."""

    def __init__(self, look: Look, parent: QObject, *, from_the_start: bool) -> None:
        """Watch; `from_the_start` where the first moment appears under somebody's click."""
        super().__init__(parent)
        self._look = look
        self._from_the_start = from_the_start
        self._moment: Hashable = None
        self._timer = QTimer(self, singleShot=True)

    @property
    def is_open(self) -> bool:
        """Return whether clicks count."""
        return not self._timer.isActive()

    def watch(self, moment: Hashable) -> None:
        """Close if this is another moment than before."""
        before, self._moment = self._moment, moment
        if moment != before and (before is not None or self._from_the_start):
            self.close()

    def close(self) -> None:
        """Ignore clicks for a while, such as the second of a double click."""
        self._timer.stop()
        if self._look.motion.guard > 0:
            self._timer.start(self._look.motion.guard)

    def release(self) -> None:
        self._timer.stop()


class Countdown(QObject):
    """Tells again and again how many seconds are left."""

    def __init__(self, parent: QObject, on_tick: Callable[[], None]) -> None:
        super().__init__(parent)
        self._deadline = QDeadlineTimer(QDeadlineTimer.ForeverConstant.Forever)
        self._ticking = QTimer(self, interval=TICK_MS)
        self._ticking.timeout.connect(on_tick)
        self._on_tick = on_tick

    @property
    def seconds(self) -> int | None:
        """Return what is left, in whole seconds; None if nothing is counted."""
        if not self._ticking.isActive():
            return None
        return max(0, ceil(self._deadline.remainingTime() / 1000))

    def count(self, seconds: float | None) -> None:
        """Count from so many seconds, or no longer."""
        if seconds is None:
            self._ticking.stop()
        else:
            self._deadline = QDeadlineTimer(round(seconds * 1000))
            self._ticking.start()
        self._on_tick()


def moment_of(game: PlayerView) -> Hashable:
    """Return what tells one decision in a game from the next."""
    return game.number, game.redeals, game.phase, game.turn, len(game.calls)


def enlarge(panel: QWidget, look: Look) -> None:
    """Let everything that will be on a panel be as large as a table of this size asks for.

    When the window crosses a step of size the screen is made again; nothing changes while an edge
    is dragged. So a panel is enlarged once, before anything is on it. What is measured by its font
    while it is made has to be polished first, because the size comes from a style sheet: Qt hands a
    font on to children, but where there are style sheets not to theirs.
    """
    if look.table_growth == 100:
        return
    font = QApplication.font()
    size = font.pointSizeF() * look.table_growth / 100
    font.setPointSizeF(size)
    panel.setFont(font)
    letters = f"* {{ font-size: {size}pt; }}"
    for name, times in (("large", LARGE), ("big", BIG)):
        letters += f'*[{name}="true"] {{ font-size: {size * times}pt; }}'
    icons = f"QPushButton {{ icon-size: {px(look, ICON)}px; }}"
    panel.setStyleSheet(letters + look.table_sheet() + icons)


def text_button(
    title: str, parent: QWidget, then: Callable[..., object], *, primary: bool = False
) -> QPushButton:
    """Return a button with a word on it, and connect what a click does."""
    button = QPushButton(title, parent)
    button.setProperty("primary", primary)
    button.clicked.connect(then)
    return button


def small_button(ui: UiContext, sign: str, title: str, parent: QWidget) -> QToolButton:
    """Return a button with an icon alone, of the size that the table has."""
    button = QToolButton(parent)
    button.setIcon(icon(sign, ui.look.theme.text))
    button.setIconSize(QSize(1, 1) * px(ui.look, ICON))
    button.setToolTip(title)
    button.setAccessibleName(title)
    return button


def px(look: Look, usual: int) -> int:
    """Return a distance on the table, from what it is on an ordinary one."""
    return round(usual * look.table_distance / 100)


def polish(panel: QWidget) -> None:
    """Let everything on a panel have its size before it is seen."""
    for widget in (panel, *panel.findChildren(QWidget)):
        widget.ensurePolished()


class Strip(QFrame):
    """A line above the table: a picture, words, and a row of buttons."""

    def __init__(self, ui: UiContext, sign: str, name: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        enlarge(self, ui.look)
        self.setProperty("card", True)
        self.setAccessibleName(name)
        give_role(self, Role.Grouping)
        picture, line = Picture(self), self.fontMetrics().height()
        ink = ui.look.theme.link if ui.look.is_dark else ui.look.theme.accent
        picture.setPixmap(icon(sign, ink).pixmap(round(line * 1.5)))
        self.words = paragraph("", self)
        self.row = row_of()
        parts = ((picture, 0, Qt.AlignmentFlag.AlignVCenter), (self.words, 1), self.row)
        row_of(*parts, parent=self, margins=(line, line // 3, line, line // 3))
