"""The slim strip of tools beside the table, and when a table offers each of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QAction, QActionGroup, QColor, QIcon, QPainter
from PySide6.QtWidgets import QBoxLayout, QFrame, QMenu, QMessageBox, QToolButton, QWidget

from rook13.engine.actions import Action, CallRenege, Claim, TakeBack
from rook13.engine.state import Phase
from rook13.table.commands import (
    MOODS,
    AskUndo,
    Command,
    Pause,
    Phrase,
    RestartHand,
    Resume,
    Sit,
    Stand,
)
from rook13.table.state import TableStage
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon, mood
from rook13.ui.kit.art.themes import Theme
from rook13.ui.shortcuts import BY_ID, Keys
from rook13.ui.table.part import TableContext, TablePart, enlarge, polish, px
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.tables import phrase_text

tr = context("Table bar")
SPEEDS = ("none", "fast", "normal", "slow")
ICON_LINES = 1.35
LABELS_FROM = 1280
"""The least width of a table that has room for words beside the icons."""
LABELS_SHARE = 1 / 7
"""How much of the width a bar with words may take at most."""
MOOD = 30
"""Pixels of a face in the menu."""
FASTER, SLOWER = -1, 1
Condition = Callable[[Scene], bool]
DECISIONS = (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY)
ACTIONS: Mapping[str, type[Action]] = {
    "claim": Claim,
    "call_renege": CallRenege,
    "take_back": TakeBack,
}
"""Tools that are actions of the game, usable when they are legal."""


@dataclass(frozen=True, slots=True)
class Tool:
    """A button of the bar, with the id of its key command where it has one."""

    id: str
    icon: str
    starts_group: bool = False


TOOLS: tuple[Tool, ...] = (
    Tool("leave", "back"),
    Tool("pause", "pause"),
    Tool("speed", "speed"),
    Tool("undo", "undo", starts_group=True),
    Tool("same_deal", "same-deal"),
    Tool("hint", "hint"),
    Tool("autopilot", "autopilot"),
    Tool("claim", "claim", starts_group=True),
    Tool("call_renege", "renege"),
    Tool("take_back", "take-back"),
    Tool("last_trick", "last-trick", starts_group=True),
    Tool("log", "log"),
    Tool("score_sheet", "score"),
    Tool("chat", "chat"),
    Tool("react", "react"),
    Tool("rules", "rules", starts_group=True),
    Tool("more", "more"),
)
MORE = ("sort", "full_screen", "preferences", "shortcuts", "new_game", "quit")


def legal_action(scene: Scene, tool: str) -> Action | None:
    """Return the action that a tool stands for, if it is legal now."""
    wanted = ACTIONS.get(tool, ())
    return next((action for action in scene.legal if isinstance(action, wanted)), None)


def is_offered(scene: Scene, tool: str) -> bool:
    """Return whether a table like this has the tool at all."""
    return _OFFERED.get(tool, _always)(scene)


def is_usable(scene: Scene, tool: str) -> bool:
    """Return whether the tool does something now."""
    if tool in ACTIONS:
        return _goes_on(scene) and legal_action(scene, tool) is not None
    return _USABLE.get(tool, _always)(scene)


def title(keys: Keys, tool: str, scene: Scene | None) -> str:
    """Return what a tool is called, which may depend on what it would do now."""
    if tool == "pause" and scene is not None and scene.view.paused:
        return tr("Continue")
    if tool == "autopilot" and scene is not None and is_autopilot(scene):
        return tr("Play myself again")
    if tool in BY_ID:
        return keys.title(tool)
    return {
        "speed": tr("Speed"),
        "react": tr("React"),
        "take_back": tr("Take back the wrong card"),
        "more": tr("More"),
    }[tool]


def labels(scene: Scene | None) -> dict[str, str]:
    """Return the short names of all tools, which stand beside their icons."""
    is_paused = scene is not None and scene.view.paused
    plays = scene is not None and is_autopilot(scene)
    return {
        "leave": tr("Leave"),
        "pause": tr("Continue") if is_paused else tr("Pause"),
        "speed": tr("Speed"),
        "undo": tr("Take back"),
        "same_deal": tr("Replay deal"),
        "hint": tr("Hint"),
        "autopilot": tr("Play myself") if plays else tr("Play for me"),
        "claim": tr("Claim"),
        "call_renege": tr("Call renege"),
        "take_back": tr("Wrong card"),
        "last_trick": tr("Last trick"),
        "log": tr("Log"),
        "score_sheet": tr("Scores"),
        "chat": tr("Chat"),
        "react": tr("React"),
        "rules": tr("Rules"),
        "more": tr("More"),
    }


def is_autopilot(scene: Scene) -> bool:
    """Return whether a bot plays for the player."""
    return scene.seat is not None and scene.info(scene.seat).stands_in


def _always(scene: Scene) -> bool:
    return True


def _goes_on(scene: Scene) -> bool:
    return scene.is_playing and scene.is_connected and not scene.view.paused


def _may_decide(scene: Scene) -> bool:
    game = scene.game
    return _goes_on(scene) and scene.is_my_turn and game is not None and game.phase in DECISIONS


def _has_game(scene: Scene) -> bool:
    return scene.game is not None


def _was_dealt(scene: Scene) -> bool:
    dealt = (*DECISIONS, Phase.HAND_OVER)
    return _goes_on(scene) and scene.game is not None and scene.game.phase in dealt


_OFFERED: Mapping[str, Condition] = {
    "pause": lambda scene: scene.am_host and scene.view.stage is TableStage.ACTIVE,
    "undo": lambda scene: scene.seat is not None and (scene.is_solo or scene.view.config.undo),
    "same_deal": lambda scene: scene.is_solo and scene.seat is not None,
    "hint": lambda scene: scene.seat is not None and (scene.is_solo or scene.view.config.hints),
    "autopilot": lambda scene: scene.seat is not None,
    "claim": lambda scene: scene.seat is not None and scene.rules.claims,
    "call_renege": lambda scene: scene.seat is not None and scene.rules.free_play,
    "take_back": lambda scene: scene.seat is not None and scene.rules.free_play,
    "chat": lambda scene: not scene.is_solo,
    "react": lambda scene: not scene.is_solo and scene.seat is not None,
}
_USABLE: Mapping[str, Condition] = {
    "pause": lambda scene: scene.is_connected,
    "undo": lambda scene: _goes_on(scene) and scene.i_play,
    "same_deal": lambda scene: _was_dealt(scene) and scene.i_play,
    "hint": _may_decide,
    "autopilot": lambda scene: scene.is_playing and scene.is_connected,
    "last_trick": lambda scene: bool(scene.game and scene.game.tricks),
    "log": _has_game,
    "score_sheet": _has_game,
    "chat": lambda scene: scene.is_connected,
    "react": lambda scene: scene.is_connected,
}


class TableBar(TablePart):
    """Does what it can itself, and asks the screen for the rest."""

    def __init__(
        self,
        ui: TableContext,
        parent: QWidget | None = None,
        orientation: Qt.Orientation = Qt.Orientation.Horizontal,
    ) -> None:
        super().__init__(ui, parent)
        enlarge(self, ui.look)
        self.setAccessibleName(tr("Tools"))
        give_role(self, Role.ToolBar)
        self.setAutoFillBackground(True)
        self.buttons: dict[str, QToolButton] = {}
        self._lines: list[tuple[int, QFrame]] = []
        self._unread = 0
        self._room = QSize()
        self.question: QMessageBox | None = None
        self._is_flat = is_flat = orientation is Qt.Orientation.Horizontal
        flow = QBoxLayout.Direction.LeftToRight if is_flat else QBoxLayout.Direction.TopToBottom
        self._layout = QBoxLayout(flow, self)
        self._layout.setContentsMargins(4, 0, 4, 0)
        self._layout.setSpacing(1)
        for place, tool in enumerate(TOOLS):
            if tool.starts_group:
                self._lines.append((place, self._line(is_flat)))
            self._add(tool)
        self._layout.addStretch(1)
        self.speed_menu = self._speed_menu()
        self.buttons["speed"].setMenu(self.speed_menu)
        self.more_menu = self._more_menu()
        self.buttons["more"].setMenu(self.more_menu)
        self.mood_menu = self._mood_menu()
        self.buttons["react"].setMenu(self.mood_menu)
        self._show_titles()
        ui.keys.changed.connect(self._show_titles)
        ui.settings.changed.connect(self._on_settings)

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        for tool, button in self.buttons.items():
            button.setVisible(is_offered(scene, tool) and self._is_liked(tool))
            button.setEnabled(is_usable(scene, tool))
        self._show_lines()
        self.buttons["autopilot"].setChecked(is_autopilot(scene))
        pause = "play" if scene.view.paused else "pause"
        self.buttons["pause"].setIcon(icon(pause, self.ui.look.theme.text))
        self._show_titles()

    def fit_into(self, room: QSize) -> None:
        """Show words beside the icons if the player wants them and the table is wide enough."""
        self._room = room
        is_wide = room.width() >= LABELS_FROM and not self._is_flat
        if not (self.ui.settings.chosen.tool_labels and is_wide):
            self._show_labels(0)
            return
        polish(self)
        width = self._labelled_width()
        self._show_labels(width if width <= room.width() * LABELS_SHARE else 0)

    @property
    def shows_labels(self) -> bool:
        styles = {button.toolButtonStyle() for button in self.buttons.values()}
        return styles == {Qt.ToolButtonStyle.ToolButtonTextBesideIcon}

    def _labelled_width(self) -> int:
        """Return the width of the widest tool, shown or not, so that the table never moves."""
        self._set_style(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        return max(button.sizeHint().width() for button in self.buttons.values())

    def _show_labels(self, width: int) -> None:
        """Give all tools the same width with their words, or show icons alone for a width of 0."""
        style = Qt.ToolButtonStyle
        self._set_style(style.ToolButtonTextBesideIcon if width else style.ToolButtonIconOnly)
        for button in self.buttons.values():
            button.setMinimumWidth(width)

    def _set_style(self, style: Qt.ToolButtonStyle) -> None:
        for button in self.buttons.values():
            button.setToolButtonStyle(style)

    def command(self, command_id: str) -> bool:
        if command_id in ("faster", "slower"):
            self._change_speed(FASTER if command_id == "faster" else SLOWER)
            return True
        scene = self.scene
        if scene is None or command_id not in (*ACTIONS, *_ASKED):
            return False
        if not (is_offered(scene, command_id) and is_usable(scene, command_id)):
            return False
        if command_id == "call_renege":
            self._ask_about_renege()
        elif (action := legal_action(scene, command_id)) is not None:
            self.act(action)
        else:
            self.ui.table.ask(_ASKED[command_id](scene))
        return True

    def _add(self, tool: Tool) -> None:
        button = QToolButton(self)
        button.setIcon(icon(tool.icon, self.ui.look.theme.text))
        side = round(self.fontMetrics().height() * ICON_LINES)
        button.setIconSize(QSize(side, side))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if tool.id in _MENUS:
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        else:
            button.clicked.connect(partial(self._on_clicked, tool.id))
        button.setCheckable(tool.id == "autopilot")
        self.buttons[tool.id] = button
        self._layout.addWidget(button, 0, Qt.AlignmentFlag.AlignCenter)

    def _line(self, is_flat: bool) -> QFrame:
        line = QFrame(self)
        line.setFrameShape(QFrame.Shape.VLine if is_flat else QFrame.Shape.HLine)
        line.setForegroundRole(self.palette().ColorRole.Mid)
        self._layout.addWidget(line)
        return line

    def _show_lines(self) -> None:
        """Show the line before a group only if one of the group is there."""
        starts = [place for place, _ in self._lines] + [len(TOOLS)]
        for number, (place, line) in enumerate(self._lines):
            group = TOOLS[place : starts[number + 1]]
            line.setVisible(any(not self.buttons[tool.id].isHidden() for tool in group))

    def _on_clicked(self, tool: str) -> None:
        if tool == "autopilot" and self.scene is not None:
            # The button shows what the table says, not what was clicked.
            self.buttons[tool].setChecked(is_autopilot(self.scene))
        if not self.command(tool):
            self.ui.table.do(tool)

    def _ask_about_renege(self) -> None:
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(tr("Call a renege"))
        box.setText(tr("Did an opponent fail to follow suit?"))
        box.setInformativeText(
            tr("If so, the cards go back or the hand ends. If not, everyone sees that you called.")
        )
        call = box.addButton(tr("Call a renege"), QMessageBox.ButtonRole.AcceptRole)
        cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(cancel)
        call.clicked.connect(self._call_renege)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.question = box
        box.open()

    def _call_renege(self) -> None:
        # The game may have gone on while the dialog was open.
        action = legal_action(self.scene, "call_renege") if self.scene else None
        if action is not None:
            self.act(action)

    def _speed_menu(self) -> QMenu:
        menu, group = QMenu(self), QActionGroup(self)
        words = (tr("No animation"), tr("Fast"), tr("Normal"), tr("Slow"))
        for speed, word in zip(SPEEDS, words, strict=True):
            action = QAction(word, group)
            action.setCheckable(True)
            action.setData(speed)
            action.triggered.connect(partial(self._set_speed, speed))
            menu.addAction(action)
        self._speeds = group
        self._show_speed()
        return menu

    def _set_speed(self, speed: str) -> None:
        self.ui.settings.try_change(speed=speed)

    def _change_speed(self, steps: int) -> None:
        place = SPEEDS.index(self.ui.settings.chosen.speed) + steps
        self._set_speed(SPEEDS[min(max(place, 0), len(SPEEDS) - 1)])

    @Slot()
    def _show_speed(self) -> None:
        for action in self._speeds.actions():
            action.setChecked(action.data() == self.ui.settings.chosen.speed)

    def _mood_menu(self) -> QMenu:
        menu, side = QMenu(self), px(self.ui.look, MOOD)
        menu.setStyleSheet(f"QMenu {{ icon-size: {side}px; }}")
        for key in MOODS:
            action = menu.addAction(self.ui.look.say(phrase_text(key)))
            action.setData(key)
            action.triggered.connect(partial(self.ui.table.ask, Phrase(key)))
        # Whoever plays alone has nobody to react to, and does not wait for the faces.
        menu.aboutToShow.connect(partial(self._draw_moods, menu, side))
        return menu

    def _draw_moods(self, menu: QMenu, side: int) -> None:
        for action in menu.actions():
            action.setIcon(QIcon(mood(action.data(), side, self.devicePixelRatioF())))

    def _is_liked(self, tool: str) -> bool:
        return tool != "react" or self.ui.settings.chosen.reactions

    @Slot(int)
    def set_unread(self, count: int) -> None:
        """Show on the chat button how many messages have not been seen yet."""
        if count == self._unread:
            return
        self._unread = count
        button, theme = self.buttons["chat"], self.ui.look.theme
        sign = icon("chat", theme.text)
        button.setIcon(with_count(sign, count, button.iconSize(), theme) if count else sign)
        self._show_titles()

    @Slot()
    def _on_settings(self) -> None:
        self._show_speed()
        self.fit_into(self._room)
        if self.scene is not None:
            self.set_scene(self.scene)

    def _more_menu(self) -> QMenu:
        menu = QMenu(self)
        for command in MORE:
            action = menu.addAction(self.ui.keys.title(command))
            action.setData(command)
            action.triggered.connect(partial(self.ui.table.do, command))
        return menu

    @Slot()
    def _show_titles(self) -> None:
        short = labels(self.scene)
        for tool, button in self.buttons.items():
            words = title(self.ui.keys, tool, self.scene)
            if tool == "chat" and self._unread:
                words = tr("{title} ({count} new)", title=words, count=self._unread)
            button.setText(short[tool])
            button.setAccessibleName(words)
            if tool in _KEYLESS:
                button.setToolTip(words)
            else:
                self.ui.keys.explain(button, words, tool)
        for action in self.more_menu.actions():
            command = action.data()
            keys = self.ui.keys.shown(command)
            words = self.ui.keys.title(command)
            # A tab shows the keys beside the words without binding them a second time.
            action.setText(f"{words}\t{keys}" if keys else words)


_KEYLESS = ("speed", "take_back", "react", "more")
_MENUS = ("speed", "react", "more")


def with_count(sign: QIcon, count: int, size: QSize, theme: Theme) -> QIcon:
    """Return an icon with a number in its corner."""
    picture = sign.pixmap(size, 2.0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = size.width() * 0.62
    spot = QRectF(size.width() - side, 0, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.bad))
    painter.drawEllipse(spot)
    font = painter.font()
    font.setPixelSize(round(side * 0.72))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(theme.base))
    painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, str(count) if count < 10 else "9+")
    painter.end()
    return QIcon(picture)


def _autopilot(scene: Scene) -> Command:
    assert scene.seat is not None
    return Sit(scene.seat.name) if is_autopilot(scene) else Stand()


_ASKED = {
    "pause": lambda scene: Resume() if scene.view.paused else Pause(),
    "undo": lambda scene: AskUndo(),
    "same_deal": lambda scene: RestartHand(),
    "autopilot": _autopilot,
}
