"""What is always visible: trump, the bid, what is going on, and how everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from rook13.engine.cards import Suit
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.table.fair_deal import DealProblem
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.art.side_marks import side_colour, side_mark
from rook13.ui.kit.labels import ElidedLabel, Picture
from rook13.ui.kit.look import Look
from rook13.ui.kit.plain_table import plain
from rook13.ui.table.canvas.middle import summary
from rook13.ui.table.card_pictures import suit_on_paper
from rook13.ui.table.part import TableContext, TablePart
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.tables import deal_text
from rook13.wording.words import call_text, phase_name

tr = context("Status")


CAPTION, VALUE, LARGE = 0.9, 1.2, 1.6
"""Sizes of writing, of the usual one."""
MOST_FOR_BID, LEAST_FOR_BID, MOST_FOR_TOTALS = 0.26, 0.16, 0.48
"""Of the width."""
USUAL_WIDTH, MOST_SCALE = 1300, 1.5
"""A wider bar is written larger."""


class StatusItem(QWidget):
    """A small title over what it is about, with a picture beside them."""

    def __init__(self, size: float, parent: QWidget | None = None, *, elides: bool = False) -> None:
        super().__init__(parent)
        give_role(self, Role.StaticText)
        self._size = size
        self.caption = _label(self, elides=elides)
        self.value = _label(self, elides=elides)
        self.picture = Picture(self)
        self.picture.hide()
        self._ground: QColor | None = None
        self._colours: tuple[str, str, str | None] | None = None
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.caption)
        # Titles are on one line, however large what is under them.
        words.addWidget(self.value, 1)
        row = QHBoxLayout(self)
        gap = self.fontMetrics().height() // 3
        row.setContentsMargins(gap, 1, gap, 1)
        row.setSpacing(gap)
        row.addWidget(self.picture)
        row.addLayout(words)
        self.set_scale(1.0)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    @property
    def picture_size(self) -> int:
        """Return how large a picture fits beside the words."""
        return round(self.caption.fontMetrics().height() * 2.1)

    def set_scale(self, scale: float) -> None:
        """Set how much larger than usual the text is."""
        for label, size in ((self.caption, CAPTION), (self.value, self._size)):
            font = QFont(self.font())
            font.setPointSizeF(font.pointSizeF() * size * scale)
            font.setBold(size > 1)
            label.setFont(font)

    def tell(self, caption: str, value: str, spoken: str = "") -> None:
        """Show a value; `spoken` is what a screen reader says in place of signs."""
        self.caption.setText(caption)
        self.value.setText(value)
        self.value.setAccessibleName(spoken)
        self.setAccessibleName(f"{caption}: {spoken or value}" if caption else value)

    def show_picture(self, pixmap: QPixmap | None) -> None:
        if pixmap is not None:
            self.picture.setPixmap(pixmap)
        self.picture.setVisible(pixmap is not None)

    def colour(self, caption: str, value: str, ground: str | None = None) -> None:
        """Set the colours of caption and value, and of a background that stands out."""
        if (caption, value, ground) != self._colours:
            self._colours = (caption, value, ground)
            _ink(self.caption, caption)
            _ink(self.value, value)
            self._ground = QColor(ground) if ground else None
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self._ground is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._ground.darker(118), 1))
        painter.setBrush(self._ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.end()


class StatusBar(TablePart):
    """One row over the table."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self._scale = 1.0
        self._shown: Contents | None = None
        self.trump = StatusItem(LARGE, self)
        self.bid = StatusItem(VALUE, self, elides=True)
        self.phase = StatusItem(VALUE, self)
        self.target = StatusItem(VALUE, self)
        self.shuffle = StatusItem(VALUE, self)
        self.shuffle.hide()
        self.doubt: tuple[int, DealProblem] | None = None
        """The deal that failed the player's check, and how."""
        self.totals: list[StatusItem] = []
        self._scores = QHBoxLayout()
        row = QHBoxLayout(self)
        gap = self.fontMetrics().height() // 3
        row.setContentsMargins(gap, gap // 2, gap, gap // 2)
        row.setSpacing(2 * gap)
        self._scores.setSpacing(gap)
        for fact in (self.trump, self.bid, self.phase, self.shuffle):
            row.addWidget(fact)
        row.addStretch(1)
        row.addLayout(self._scores)
        row.addWidget(self.target)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Status"))
        give_role(self, Role.StatusBar)

    def set_scene(self, scene: Scene) -> None:
        """Show trump, bid, phase and totals."""
        super().set_scene(scene)
        if scene.game is None:
            self.hide()
            return
        # Most cards change nothing here.
        if (contents := contents_of(scene, scene.game, self.ui.look)) != self._shown:
            self._shown = contents
            self._write(contents)
        self.setAccessibleDescription(summary(scene, self.ui.look))
        self.show()

    def warn_of_deal(self, doubt: tuple[int, DealProblem] | None) -> None:
        """Show that a deal is not verified or wrong, or that the latest one is all right."""
        self.doubt = doubt
        self.shuffle.setVisible(doubt is not None)
        if doubt is None:
            return
        deal, problem = doubt
        theme = self.ui.look.theme
        words = tr("Not verified") if problem.is_doubt else tr("Don't trust it")
        colour = theme.text if problem.is_doubt else theme.bad
        self.shuffle.tell(tr("Shuffle"), words)
        self.shuffle.colour(theme.muted_text, colour)
        size = round(self.shuffle.picture_size * 0.7)
        self.shuffle.show_picture(self._icon("warning", colour, size))
        why = self.ui.look.say(deal_text(deal, problem))
        self.shuffle.setToolTip(why)
        self.shuffle.setAccessibleDescription(why)

    def _share_room(self) -> None:
        """Limit widths so that a long name leaves room for the others."""
        width = self.width()
        self.bid.setMaximumWidth(round(width * MOST_FOR_BID))
        wanted = self.bid.sizeHint().width()
        self.bid.setMinimumWidth(min(wanted, round(width * LEAST_FOR_BID)))
        for fact in self.totals:
            fact.setMaximumWidth(round(width * MOST_FOR_TOTALS / len(self.totals)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._share_room()
        scale = min(MOST_SCALE, max(1.0, self.width() / USUAL_WIDTH))
        if round(scale, 1) != self._scale:
            self._scale = round(scale, 1)
            singles = (self.trump, self.bid, self.phase, self.shuffle, self.target)
            for fact in (*singles, *self.totals):
                fact.set_scale(self._scale)
            if self._shown is not None:
                self._write(self._shown)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, super().minimumSizeHint().height())

    def _write(self, contents: Contents) -> None:
        self._show_trump(contents)
        title, value = contents.bid
        self.bid.tell(title, value, _spoken_bid(value))
        self.phase.tell(*contents.phase)
        size = round(self.phase.picture_size * 0.7)
        colour = self.ui.look.theme.text
        self.phase.show_picture(self._icon("pause", colour, size) if contents.is_paused else None)
        self._show_totals(contents.totals)
        self.target.setVisible(contents.target is not None)
        self.target.tell(tr("Target"), str(contents.target))
        for fact in (self.trump, self.bid, self.phase, self.target):
            fact.colour(self.ui.look.theme.muted_text, colour)
        self._share_room()

    def _show_trump(self, contents: Contents) -> None:
        look, trump, size = self.ui.look, contents.trump, self.trump.picture_size
        words = look.suit_name(trump) if contents.trump_known else NOTHING
        self.trump.tell(tr("Trump"), words, "" if contents.trump_known else tr("not named yet"))
        if trump is not None:
            ratio = self.devicePixelRatioF()
            self.trump.show_picture(suit_on_paper(look, trump, size, ratio))
        elif contents.trump_known:
            self.trump.show_picture(self._icon("no-trump", look.theme.text, size))
        else:
            self.trump.show_picture(None)

    def _show_totals(self, totals: Sequence[Total]) -> None:
        while len(self.totals) > len(totals):
            self._scores.removeWidget(last := self.totals.pop())
            last.hide()
            last.deleteLater()
        while len(self.totals) < len(totals):
            self.totals.append(StatusItem(LARGE if len(totals) == 2 else VALUE, self, elides=True))
            self.totals[-1].set_scale(self._scale)
            self._scores.addWidget(self.totals[-1])
            self.totals[-1].show()
        for fact, total in zip(self.totals, totals, strict=True):
            self._show_total(fact, total, is_team=len(totals) == 2)

    def _show_total(self, fact: StatusItem, total: Total, *, is_team: bool) -> None:
        theme = self.ui.look.theme
        fact.tell(total.names, plain(total.points))
        ground = theme.raised if total.is_mine else None
        colour = side_colour(theme, total.side).name() if is_team else theme.text
        fact.colour(theme.text, colour, ground)
        size = round(fact.picture_size * (0.7 if is_team else 0.5))
        fact.show_picture(side_mark(theme, total.side, size, self.devicePixelRatioF()))

    def _icon(self, name: str, colour: str, size: int) -> QPixmap:
        return icon_pixmap(name, colour, size, self.devicePixelRatioF())


def _label(parent: QWidget, *, elides: bool) -> QLabel:
    label = ElidedLabel("", parent) if elides else QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    return label


def _ink(label: QLabel, colour: str) -> None:
    palette = QPalette(label.palette())
    palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
    label.setPalette(palette)


NOTHING, BY = "–", " · "


@dataclass(frozen=True, slots=True)
class Total:
    """What a side has in the whole game."""

    side: int
    names: str
    points: int
    is_mine: bool


@dataclass(frozen=True, slots=True)
class Contents:
    """Everything that the bar shows."""

    trump_known: bool
    trump: Suit | None
    bid: tuple[str, str]
    """Its title and itself."""
    phase: tuple[str, str]
    """Which hand it is, and what is going on in it."""
    is_paused: bool
    totals: tuple[Total, ...]
    target: int | None


def contents_of(scene: Scene, game: PlayerView, look: Look) -> Contents:
    """Return what the bar shows of a game."""
    bid, phase = bid_words(scene, game, look), phase_words(scene, game, look)
    totals, target = totals_of(scene, game, look), scene.rules.match_goal.target
    return Contents(scene.trump_known, scene.trump, bid, phase, scene.view.paused, totals, target)


def bid_words(scene: Scene, game: PlayerView, look: Look) -> tuple[str, str]:
    """Return what is bid and how much: the high bid with its bidder, or the sum of all bids."""
    if game.rules.everybody_bids:
        return tr("Tricks bid"), _sum_of_bids(game)
    title = tr("High bid") if game.phase is Phase.AUCTION else tr("Bid")
    bidder = high_bidder(game)
    if game.contract is None or bidder is None:
        nobody = game.phase is Phase.PLAY
        return title, tr("Nobody bid") if nobody else NOTHING
    call = look.say(call_text(game.contract))
    return title, f"{call[:1].upper()}{call[1:]}{BY}{scene.name(bidder)}"


def _spoken_bid(value: str) -> str:
    """Return a bid without the signs that are seen, but read out as their names."""
    return tr("none yet") if value == NOTHING else value.replace(BY, ", ")


def high_bidder(game: PlayerView) -> Seat | None:
    """Return the declarer, or who has called highest so far."""
    if game.declarer is not None:
        return game.declarer
    callers = [seat for seat, call in game.calls if call is not None and call == game.contract]
    return callers[-1] if callers else None


def phase_words(scene: Scene, game: PlayerView, look: Look) -> tuple[str, str]:
    """Return which hand it is, and what is going on in it."""
    rounds = scene.rules.match_goal.rounds
    if scene.rules.boards is not None:
        hand = tr("Board {number} of {boards}", number=game.number, boards=scene.rules.boards)
    elif rounds is not None:
        hand = tr("Round {number} of {rounds}", number=game.number, rounds=rounds)
    else:
        hand = tr("Hand {number}", number=game.number)
    if game.redeals:
        redeals = tr("{n} redeals", n=game.redeals)
        hand = f"{hand} · {redeals}"
    return hand, tr("Paused") if scene.view.paused else look.say(phase_name(game.phase))


def totals_of(scene: Scene, game: PlayerView, look: Look) -> tuple[Total, ...]:
    """Return what every side has."""
    mine = scene.team(scene.seat) if scene.seat else None
    return tuple(
        Total(side, look.say(scene.names.side(side)), points, side == mine)
        for side, points in enumerate(game.totals)
    )


def _sum_of_bids(game: PlayerView) -> str:
    tricks = game.rules.hand_size(game.number)
    known = [shown.call.tricks for shown in game.seats if shown.call is not None]
    if not known or (game.rules.secret_bids and game.phase is not Phase.PLAY):
        return NOTHING
    return tr("{bids} of {tricks}", bids=sum(known), tricks=tricks)
