"""What is shown between two hands: how the hand ended, its result, and the totals."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHeaderView,
    QLabel,
    QPushButton,
    QSizePolicy,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rook13.engine.actions import Deal
from rook13.engine.cards import Card
from rook13.engine.hand_summary import breakdown
from rook13.engine.state import NOBODY, HandResult
from rook13.engine.view import PlayerView
from rook13.table.commands import Ready
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon, icon_pixmap
from rook13.ui.kit.art.side_marks import line_mark
from rook13.ui.kit.labels import ElidedLine, Picture
from rook13.ui.kit.layouts import STRETCH, column_of, row_of
from rook13.ui.kit.look import Look
from rook13.ui.kit.plain_table import LEFT, RIGHT, PlainTable, plain, signed
from rook13.ui.table.panels.action_panel import DealForMeBox
from rook13.ui.table.panels.totals import TotalsChart
from rook13.ui.table.part import (
    Countdown,
    Guard,
    TableContext,
    TablePart,
    enlarge,
    moment_of,
    polish,
    px,
    text_button,
)
from rook13.ui.table.scene import Scene
from rook13.ui.table.tools import tool_of
from rook13.ui.text import context
from rook13.wording.events import result_text
from rook13.wording.words import card_names_text, discard_text

tr = context("Results")
MARGIN = 20
ICON_LINES = 2.4
NUMBER_LETTERS = 11
NAME_LETTERS = 30
Columns = dict[str, list[str]]

LINES_WIDE = 4.0
GAP = 0.1


class ResultPanel(TablePart):
    """A card over the table with a result and buttons; the screen decides when it is shown."""

    def __init__(self, ui: TableContext, name: str, parent: QWidget | None) -> None:
        super().__init__(ui, parent)
        enlarge(self, ui.look)
        self.setAccessibleName(name)
        give_role(self, Role.Grouping)
        self._others: list[QAbstractButton] = []

    def _add_button(self, picture: str, words: str, command: str) -> QPushButton:
        button = text_button(words, self, partial(self.ui.table.do, command))
        button.setIcon(icon(picture, self.ui.look.theme.text))
        self._others.append(button)
        return button

    def _press_focused(self) -> bool:
        """Press the button that has the focus, if it is not the main one."""
        focused = next((button for button in self._others if button.hasFocus()), None)
        if focused is not None:
            focused.click()
        return focused is not None

    def _lay_out_card(self) -> QVBoxLayout:
        """Return the column of the card, which fills the panel."""
        frame = QFrame(self)
        frame.setProperty("card", True)
        column = QVBoxLayout(frame)
        margin = px(self.ui.look, MARGIN)
        column.setContentsMargins(margin, margin // 2, margin, margin // 2)
        column.setSpacing(px(self.ui.look, 8))
        column_of(frame, parent=self, margins=0)
        return column


class HandResultPanel(ResultPanel):
    """The last result: verdict, table, cards discarded, and a chart of the totals.

    It stays until everybody at the table has said *Next hand*, or the time for it is over.
    """

    guard: Guard

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, tr("Result of the hand"), parent)
        self.guard = Guard(ui.look, self, from_the_start=True)
        self.verdict = Verdict(ui, self)
        self.table = ResultTable(ui, self)
        self.go_down_title = QLabel(self)
        self.go_down_title.setProperty("muted", True)
        self.go_down = CardFaces(ui, self)
        self.chart = TotalsChart(ui, self)
        self.next_dealer = ElidedLine(parent=self)
        self.next_dealer.setProperty("muted", True)
        self.deal_for_me = DealForMeBox(ui, self)
        self._countdown = Countdown(self, self._show_waiting)
        self.next_button = text_button("", self, self.go_on, primary=True)
        self.review_button = self._add_button("review", tr("Review"), "review")
        self.sheet_button = self._add_button("score", tr("Score sheet"), "score_sheet")
        self.again_button = self._add_button("same-deal", tr("Same deal again"), "same_deal")
        self._others.append(self.deal_for_me.box)
        self._lay_out()

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        game = scene.game
        if game is None or not game.results or game.revealed is None:
            return
        self.guard.watch(moment_of(game))
        # Sizes are asked for before the panel is shown, and depend on the style sheet.
        polish(self)
        result = game.results[-1]
        self.verdict.show_result(scene, result)
        self.table.show_result(scene, game, result)
        self._show_cards(game)
        self.chart.show_totals(scene)
        self.deal_for_me.set_scene(scene)
        self._show_next(scene, game)

    def go_on(self) -> None:
        """Say that the result has been seen; a dealer who waits for nobody deals."""
        if not self.guard.is_open or not self._is_waited_for():
            return
        deal = self._deal()
        if deal is not None:
            self.act(deal)
        else:
            self.ui.table.ask(Ready(True))

    def command(self, command_id: str) -> bool:
        if command_id not in ("confirm", "deal") or not self.isVisible():
            return False
        if command_id == "deal" or not self._press_focused():
            self.go_on()
        return True

    def _is_waited_for(self) -> bool:
        scene, next_hand = self.scene, self.scene.view.next_hand if self.scene else None
        if scene is None or scene.seat is None or next_hand is None:
            return False
        return scene.seat in next_hand.waiting_for

    def _deal(self) -> Deal | None:
        """Return the deal if the player deals, and nothing has to be waited for."""
        if self.scene is None or self.scene.view.next_hand is None:
            return None
        is_shuffled = self.scene.view.deal is None or self.scene.view.deal.closed
        if not is_shuffled or len(self.scene.view.next_hand.waiting_for) > 1:
            return None
        return self.scene.find(Deal)

    def _show_cards(self, game: PlayerView) -> None:
        cards = game.revealed.discard if game.revealed else ()
        self.go_down.show_cards(cards)
        self.go_down_title.setText(self.ui.look.say(discard_text(game.rules)))
        self.go_down.setVisible(bool(cards))
        self.go_down_title.setVisible(bool(cards))

    def _show_next(self, scene: Scene, game: PlayerView) -> None:
        mine = self._deal() is not None
        words = tr("Deal the next hand") if mine else tr("Next hand")
        self.next_button.setText(words)
        self.next_button.setIcon(icon("deal" if mine else "next", self.ui.look.theme.accent_text))
        self.ui.keys.explain(self.next_button, words, "confirm")
        self.next_button.setVisible(scene.i_play)
        self.next_button.setEnabled(self._is_waited_for())
        self.again_button.setVisible(tool_of("same_deal").is_offered(scene))
        next_hand = scene.view.next_hand
        self._countdown.count(next_hand.seconds_left if next_hand else None)

    def _show_waiting(self) -> None:
        """Say who deals next, who is waited for, and for how long."""
        scene, next_hand = self.scene, self.scene.view.next_hand if self.scene else None
        if scene is None or scene.game is None:
            return
        others = [seat for seat in next_hand.waiting_for if seat != scene.seat] if next_hand else []
        parts = []
        if scene.game.turn is not None and scene.game.turn != scene.seat:
            parts.append(tr("{name} deals next.", name=scene.name(scene.game.turn)))
        if others and not self._is_waited_for():
            parts = [tr("Waiting for {names}.", names=", ".join(map(scene.name, others)))]
        if (left := self._countdown.seconds) is not None:
            parts.append(tr("Next hand in {seconds} s.", seconds=left))
        self.next_dealer.setText(" ".join(parts))

    def _lay_out(self) -> None:
        look = self.ui.look
        cards = column_of(self.go_down_title, self.go_down, STRETCH, spacing=px(look, 4))
        middle = row_of(cards, (self.chart, 1), spacing=px(look, 20))
        asides = row_of((self.next_dealer, 1), self.deal_for_me, self.again_button)
        buttons = row_of(
            self.review_button,
            self.sheet_button,
            STRETCH,
            self.next_button,
            spacing=px(look, 8),
        )
        column = self._lay_out_card()
        column.addWidget(self.verdict)
        column.addWidget(self.table)
        column.addLayout(middle, 1)
        column.addLayout(asides)
        column.addLayout(buttons)
        self.setFocusProxy(self.next_button)


class Verdict(QWidget):
    """Made or set, in words, with an icon and a colour."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self.picture = Picture(self)
        self.word = QLabel(self)
        self.word.setProperty("heading", True)
        self.sentence = QLabel(self)
        self.sentence.setWordWrap(True)
        words = column_of(self.word, self.sentence, spacing=0)
        row_of(self.picture, (words, 1), parent=self, spacing=px(ui.look, 14), margins=0)

    def show_result(self, scene: Scene, result: HandResult) -> None:
        name, colour = self._sign(scene, result)
        size = round(self.fontMetrics().height() * ICON_LINES)
        self.picture.setPixmap(icon_pixmap(name, colour, size, self.devicePixelRatioF()))
        self.word.setText(verdict_word(scene, result))
        self.sentence.setText(self._ui.look.say(result_text(result, scene.names)))

    def _sign(self, scene: Scene, result: HandResult) -> tuple[str, str]:
        theme = self._ui.look.theme
        if result.reneged != NOBODY:
            return "renege", theme.bad
        made = _made(scene, result)
        if result.bids and scene.rules.exact:
            return ("star", theme.good) if made else ("cards", theme.text)
        if made is None:
            return "cards" if result.bids else "pass", theme.text
        return ("check", theme.good) if made else ("close", theme.bad)


def verdict_word(scene: Scene, result: HandResult) -> str:
    """Return in a word or two how a hand ended."""
    if result.reneged != NOBODY:
        return tr("Renege")
    made = _made(scene, result)
    if made is None:
        is_round = tr("Round {number} is over", number=result.number)
        return is_round if result.bids else tr("Nobody bid")
    if result.bids and scene.rules.exact:
        return tr("Exactly right!") if made else tr("Not this time")
    return tr("Made") if made else tr("Set")


def _made(scene: Scene, result: HandResult) -> bool | None:
    """Return whether the bid was made: the player's where everybody bids, else the declarer's."""
    if not result.bids:
        return result.made
    if scene.seat is None:
        return None
    return scene.rules.kept_bids(result)[scene.team(scene.seat)]


class ResultTable(QWidget):
    """A small table that is exactly as high as its lines."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self.table = PlainTable(self)
        self.table.setAccessibleName(tr("Result of the hand"))
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        column_of(self.table, parent=self, margins=0)

    def show_result(self, scene: Scene, game: PlayerView, result: HandResult) -> None:
        """Fill in what each side has bid, taken and scored."""
        columns = result_columns(game, result, self._ui.look)
        is_alone = len(scene.rules.sides) == scene.rules.players
        first = tr("Player") if is_alone else tr("Side")
        self.table.setColumnCount(len(columns) + 1)
        for place, title in enumerate([first, *columns]):
            heading = QTableWidgetItem(title)
            heading.setTextAlignment(RIGHT if place else LEFT)
            heading.setToolTip(title)
            self.table.setHorizontalHeaderItem(place, heading)
        self.table.setRowCount(len(scene.rules.sides))
        for side in range(len(scene.rules.sides)):
            self._fill(side, self._ui.look.say(scene.names.side(side)), columns)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.setIconSize(QSize(2, 1) * self.fontMetrics().height())
        self.table.resizeRowsToContents()
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        letter = self.fontMetrics().averageCharWidth()
        numbers = self.table.columnCount() - 1
        width = letter * (NAME_LETTERS + numbers * NUMBER_LETTERS)
        return QSize(width, self.table.whole_height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.sizeHint().width() // 2, self.table.whole_height())

    def _fill(self, side: int, name: str, columns: Columns) -> None:
        size, ratio = self.fontMetrics().height(), self.devicePixelRatioF()
        item = QTableWidgetItem(QIcon(line_mark(self._ui.look.theme, side, size, ratio)), name)
        item.setToolTip(name)
        item.setTextAlignment(LEFT)
        self.table.setItem(side, 0, item)
        for place, cells in enumerate(columns.values(), 1):
            cell = QTableWidgetItem(cells[side])
            cell.setTextAlignment(RIGHT)
            self.table.setItem(side, place, cell)


def result_columns(game: PlayerView, result: HandResult, look: Look) -> Columns:
    """Return the columns of numbers by their headings; each has a cell for every side."""
    tricks = list(map(plain, game.rules.by_side(result.tricks)))
    if result.bids:
        columns: Columns = {
            tr("Bid"): list(map(plain, game.rules.by_side(result.bids))),
            tr("Taken"): tricks,
        }
    else:
        columns = {tr("Tricks"): tricks}
        parts = breakdown(game, result)
        if parts is not None:
            columns[tr("In tricks")] = list(map(plain, parts.counters))
            columns[look.say(discard_text(game.rules))] = list(map(plain, parts.laid_aside))
            if any(parts.bonus):
                columns[tr("Bonus")] = list(map(plain, parts.bonus))
            columns[tr("Taken")] = list(map(plain, result.points))
    columns[tr("Score")] = list(map(signed, result.score))
    columns[tr("Total")] = list(map(plain, result.totals))
    return columns


class CardFaces(QWidget):
    """A few cards side by side; the accessible name lists them in words."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, Role.Graphic)
        self._ui = ui
        self.cards: tuple[Card, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        words = self._ui.look.say(card_names_text(cards)) if cards else ""
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        width = self._card_width()
        step = width * (1 + GAP)
        count = max(1, len(self.cards))
        return QSize(round(step * (count - 1) + width), round(self._ui.look.art.height(width)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        width = self._card_width()
        for place, card in enumerate(self.cards):
            face = self._ui.look.art.face(card, width, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(place * width * (1 + GAP), 0), face)
        painter.end()

    def _card_width(self) -> int:
        return round(self.fontMetrics().height() * LINES_WIDE)
