"""The slim strip beside the table, with an action for each of its tools."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QAction, QActionGroup, QColor, QIcon, QPainter
from PySide6.QtWidgets import QBoxLayout, QFrame, QMenu, QMessageBox, QToolButton, QWidget

from rook13.engine.actions import Action, CallRenege
from rook13.table.commands import MOODS, Phrase
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon, mood
from rook13.ui.kit.art.themes import Theme
from rook13.ui.shortcuts import BY_ID
from rook13.ui.table.part import TableContext, TablePart, enlarge, polish, px
from rook13.ui.table.scene import Scene
from rook13.ui.table.tools import BAR, Tool, tool_of
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
MORE = ("sort", "full_screen", "preferences", "shortcuts", "new_game", "quit")


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
        self.actions_of: dict[str, QAction] = {}
        """By the id of their tool."""
        self.buttons: dict[str, QToolButton] = {}
        self._icons: dict[str, tuple[str, int]] = {}
        self._lines: list[tuple[int, QFrame]] = []
        self._unread = 0
        self._room = QSize()
        self.question: QMessageBox | None = None
        self._is_flat = is_flat = orientation is Qt.Orientation.Horizontal
        flow = QBoxLayout.Direction.LeftToRight if is_flat else QBoxLayout.Direction.TopToBottom
        self._layout = QBoxLayout(flow, self)
        self._layout.setContentsMargins(4, 0, 4, 0)
        self._layout.setSpacing(1)
        for place, tool in enumerate(BAR):
            if tool.starts_group:
                self._lines.append((place, self._line(is_flat)))
            self._add(tool)
        self._layout.addStretch(1)
        self.speed_menu = self._speed_menu()
        self._add_menu("speed", self.speed_menu)
        self.more_menu = self._more_menu()
        self._add_menu("more", self.more_menu)
        self.mood_menu = self._mood_menu()
        self._add_menu("react", self.mood_menu)
        self._show_tools()
        ui.keys.changed.connect(self._show_tools)
        ui.settings.changed.connect(self._on_settings)

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        for tool in BAR:
            self.actions_of[tool.id].setEnabled(tool.is_usable(scene))
            is_shown = tool.is_offered(scene) and self._is_liked(tool.id)
            self.buttons[tool.id].setVisible(is_shown)
        self._show_lines()
        self._show_tools()

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
        scene, tool = self.scene, tool_of(command_id)
        if scene is None or tool.does is None or not tool.is_ready(scene):
            return False
        wish = tool.does(scene)
        if isinstance(wish, CallRenege):
            self._ask_about_renege()
        elif isinstance(wish, Action):
            self.act(wish)
        elif wish is not None:
            self.ui.table.ask(wish)
        return True

    def _add(self, tool: Tool) -> None:
        action, button = QAction(self), QToolButton(self)
        action.setCheckable(tool.id == "autopilot")
        action.triggered.connect(partial(self._on_triggered, tool))
        button.setDefaultAction(action)
        side = round(self.fontMetrics().height() * ICON_LINES)
        button.setIconSize(QSize(side, side))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.actions_of[tool.id], self.buttons[tool.id] = action, button
        self._layout.addWidget(button, 0, Qt.AlignmentFlag.AlignCenter)

    def _add_menu(self, tool: str, menu: QMenu) -> None:
        self.buttons[tool].setMenu(menu)
        self.buttons[tool].setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _line(self, is_flat: bool) -> QFrame:
        line = QFrame(self)
        line.setFrameShape(QFrame.Shape.VLine if is_flat else QFrame.Shape.HLine)
        line.setForegroundRole(self.palette().ColorRole.Mid)
        self._layout.addWidget(line)
        return line

    def _show_lines(self) -> None:
        """Show the line before a group only if one of the group is there."""
        starts = [place for place, _ in self._lines] + [len(BAR)]
        for number, (place, line) in enumerate(self._lines):
            group = BAR[place : starts[number + 1]]
            line.setVisible(any(not self.buttons[tool.id].isHidden() for tool in group))

    def _on_triggered(self, tool: Tool) -> None:
        # The button shows what the table says, not what was clicked.
        self._show_tools()
        if not self.command(tool.id):
            self.ui.table.do(tool.id)

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
        action = self.scene.find(CallRenege) if self.scene is not None else None
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
        self.ui.settings.change(speed=speed)

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
        # A player alone has nobody to react to, and does not wait for the faces.
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
        if count != self._unread:
            self._unread = count
            self._show_tools()

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
    def _show_tools(self) -> None:
        """Let the actions say what they would do now, and by which keys."""
        for tool in BAR:
            action, button = self.actions_of[tool.id], self.buttons[tool.id]
            words = tool.title(self.ui.keys, self.scene)
            if tool.id == "chat" and self._unread:
                words = tr("{title} ({count} new)", title=words, count=self._unread)
            action.setText(words)
            action.setIconText(tool.label(self.scene))
            self._show_icon(tool, action)
            action.setChecked(tool.is_on(self.scene))
            has_keys = tool.id in BY_ID
            action.setToolTip(self.ui.keys.with_keys(words, tool.id) if has_keys else words)
            button.setAccessibleName(words)
            button.setAccessibleDescription(self.ui.keys.shown(tool.id) if has_keys else "")
        for action in self.more_menu.actions():
            command = action.data()
            keys = self.ui.keys.shown(command)
            words = self.ui.keys.title(command)
            # A tab shows the keys beside the words without binding them a second time.
            action.setText(f"{words}\t{keys}" if keys else words)

    def _show_icon(self, tool: Tool, action: QAction) -> None:
        sign = tool.look_now(self.scene).icon
        count = self._unread if tool.id == "chat" else 0
        if self._icons.get(tool.id) != (sign, count):
            self._icons[tool.id] = sign, count
            theme, size = self.ui.look.theme, self.buttons[tool.id].iconSize()
            drawn = icon(sign, theme.text)
            action.setIcon(with_count(drawn, count, size, theme) if count else drawn)


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
