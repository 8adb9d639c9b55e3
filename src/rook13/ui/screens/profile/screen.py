"""The profile of one player: one page for each game and one for all, with plots and tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rook13.background.jobs import Job, disk
from rook13.statistics.derived import OVERALL
from rook13.statistics.profile import GivenAway, Profile, RatingPoint, chosen_profile
from rook13.statistics.totals import OPPONENT, PARTNER, Found, Totals
from rook13.storage.database import Database
from rook13.storage.games import BOT
from rook13.ui.kit.art.pictures import AVATARS, icon
from rook13.ui.kit.birds import Bird
from rook13.ui.kit.buttons import SegmentedControl, push_button
from rook13.ui.kit.labels import heading, muted, paragraph, subheading
from rook13.ui.kit.layouts import STRETCH, PageScroll, centred, column_of, row_of
from rook13.ui.kit.notice import announce_alert
from rook13.ui.kit.plain_table import LEFT, PlainTable, signed
from rook13.ui.screens.history.model import title_of
from rook13.ui.screens.profile.filters import ProfileFilters
from rook13.ui.screens.profile.plots import Bars, Curve, PlotBar, PlotCard, PlotPoint
from rook13.ui.screens.profile.words import (
    company_name,
    day_words,
    decimal,
    feat_words,
    figures,
    share,
)
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Profile")
BIRD_LINES = 3.0
WIDEST = 200
MOST_LINES = 18
"""The height of a table; longer ones scroll."""
MOST_COMPANY = 24
"""Partners and opponents in the table, those met most."""


class ProfileScreen(QWidget):
    """Shows a profile; the hands that it names can be looked back at."""

    hand_wanted = Signal(int, int)
    """A stored game and the place of one of its hands."""

    def __init__(
        self,
        ui: UiContext,
        name: str,
        bird: str,
        profile: Profile,
        database: Database,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.ui = ui
        self.profile = profile
        self.name = name
        self.bird = bird
        self.is_own = profile.is_own
        self.database = database
        self._chosen = profile
        """What the filters leave of it."""
        self._reading: Job | None = None
        self.filters = ProfileFilters()
        self.filters.changed.connect(self._read)
        self.count = muted("")
        self.back = push_button(ui, "back", tr("Lobby"))
        self.back.setToolTip(tr("Back to the lobby ({keys})", keys=tr("Esc")))
        self.history = push_button(ui, "history", tr("Your games"))
        choices = [(OVERALL, tr("All games")), *((game, title_of(game)) for game in profile.games)]
        self.games = SegmentedControl(tr("Game"), choices)
        self.games.picked.connect(self._show)
        self.game = OVERALL
        self.page: ProfilePage | None = None
        self._area = PageScroll()
        self._lay_out()
        shortcut = QShortcut(QKeySequence("Esc"), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self.back.click)
        first = profile.games[0] if len(profile.games) == 1 else OVERALL
        self.choose(first)

    def choose(self, game: str) -> None:
        self.games.choose(game)
        self._show(game)

    def take_over(self, before: ProfileScreen) -> None:
        """Continue with what the screen showed that this one replaces."""
        self.filters.take_over(before.filters)
        if before.game in self.profile.totals:
            self.choose(before.game)

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        words = column_of(heading(self.name), self.count, spacing=0)
        bird = self.bird if self.bird in AVATARS else AVATARS[0]
        top = row_of(*(self.back, Bird(bird, BIRD_LINES), (words, 1), self.history), spacing=unit)
        page = QWidget()
        column_of(
            *(top, row_of(self.games, STRETCH), self.filters, (self._area, 1)),
            parent=page,
            spacing=unit // 2,
            margins=0,
        )
        column_of((centred(page, WIDEST), 1), parent=self, margins=unit)
        # Without a parent they would be windows for a moment.
        self.history.setVisible(self.is_own)
        self.games.setVisible(bool(self.profile.games))
        self.filters.setVisible(self.is_own and bool(self.profile.games))

    def _subtitle(self) -> str:
        games = self.profile.total().games
        if not self.is_own:
            return tr("{n} games with you", n=games)
        if self._chosen.is_rated:
            return tr("{n} games", n=games)
        return tr(
            "{shown} of {n} games, without ratings and reviews",
            shown=self._chosen.total(self.game).games,
            n=self.profile.total(self.game).games,
        )

    @Slot()
    def _read(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        wanted = self.database, self.profile.who, self.filters.choice()
        self._reading = disk().submit(chosen_profile, *wanted, owner=self)
        self._reading.finished.connect(self._on_read)

    @Slot(object)
    def _on_read(self, profile: Profile) -> None:
        self._chosen = profile
        self._show(self.game)
        announce_alert(self.count)

    @Slot(object)
    def _show(self, game: str) -> None:
        self.game = game
        self.count.setText(self._subtitle())
        self.page = ProfilePage(self.ui, self._chosen, game, self.hand_wanted.emit)
        self._area.setWidget(self.page)


class ProfilePage(QWidget):
    """The figures of one game, or of all together."""

    def __init__(
        self, ui: UiContext, profile: Profile, game: str, show_hand: Callable[[int, int], None]
    ) -> None:
        super().__init__()
        self._show_hand = show_hand
        self.ui = ui
        self._profile = profile
        self._game = game
        totals = profile.total(game)
        self.figures = Figures(list(figures(profile, game)))
        left: list[QWidget] = [self._figures_card(totals)]
        right = self._plots(totals)
        if totals.company:
            (right if len(right) < 2 else left).append(self._company_card(totals))
        if totals.achievements:
            left.append(self._achievements_card(totals))
        unit = self.fontMetrics().height()
        columns = (column_of(*cards, STRETCH, spacing=unit // 2) for cards in (left, right))
        row_of(
            *((column, 1) for column in columns),
            parent=self,
            spacing=unit // 2,
            margins=(0, 0, unit // 2, 0),
        )

    def _figures_card(self, totals: Totals) -> QWidget:
        card = _card(tr("Statistics"), self.figures)
        layout = card.layout()
        assert isinstance(layout, QVBoxLayout)
        counted = tr(
            "A game you left counts its finished hands, but as neither won nor lost until it is "
            "finished. Games with hints, undo or a bot playing for you count like all others; what "
            "was taken back doesn't count. In a duplicate session, the totals at your own table "
            "decide who has won."
        )
        layout.insertWidget(layout.count() - 1, paragraph(counted))
        if self._game != OVERALL:
            for first, second in (
                ((tr("Best hand"), totals.best_hand), (tr("Worst hand"), totals.worst_hand)),
                ((tr("Best game"), totals.best_game), (tr("Worst game"), totals.worst_game)),
            ):
                layout.addLayout(row_of(*self._link(*first), *self._link(*second), STRETCH))
        return card

    def _link(self, words: str, found: Found | None) -> list[QWidget]:
        if found is None:
            return []
        text = tr("{what}: {value}", what=words, value=signed(found.value))
        button = QPushButton(text)
        button.clicked.connect(partial(self._show_hand, found.game_id, found.place))
        return [button]

    def _plots(self, totals: Totals) -> list[QWidget]:
        cards: list[QWidget] = []
        points = self._profile.ratings.get(self._game, ())
        if points and self._profile.rating(self._game) is not None:
            cards.append(_rating_card(self.ui, points))
        if totals.bids and self._game != OVERALL:
            cards.append(_bids_card(self.ui, totals))
        days = self._profile.given_away.get(self._game, ())
        if days:
            cards.append(_given_away_card(self.ui, days))
        return cards

    def _company_card(self, totals: Totals) -> QWidget:
        rows = sorted(
            (
                (who.startswith(BOT), -met.games, company_name(who, met), relation, met)
                for relation, group in totals.company.items()
                for who, met in group.items()
            ),
            key=lambda row: row[:4],
        )
        people = [row for row in rows if not row[0]][:MOST_COMPANY]
        shown = [*people, *(row for row in rows if row[0])]
        table = PlainTable(self)
        table.setAccessibleName(tr("With and against"))
        roles = {PARTNER: tr("partner"), OPPONENT: tr("opponent")}
        cells = [
            (name, roles[relation], share(met.wins, met.games))
            for _, _, name, relation, met in shown
        ]
        table.fill([tr("Who"), tr("As"), tr("Games won")], cells)
        table.resizeColumnsToContents()
        for column in range(2):
            room = table.fontMetrics().averageCharWidth() * 2
            table.setColumnWidth(column, table.columnWidth(column) + room)
        table.horizontalHeader().setStretchLastSection(True)
        table.horizontalHeader().setDefaultAlignment(LEFT)
        table.setFixedHeight(min(table.whole_height(), self.fontMetrics().height() * MOST_LINES))
        return _card(tr("With and against"), table)

    def _achievements_card(self, totals: Totals) -> QWidget:
        holder = QWidget()
        column = column_of(parent=holder, margins=0, spacing=self.fontMetrics().height() // 3)
        for feat, found in totals.achievements.items():
            title, meaning = feat_words(feat)
            button = QPushButton(icon("trophy", self.ui.look.theme.focus), title)
            button.setToolTip(tr("Show the hand where it first happened"))
            button.setAccessibleDescription(meaning)
            button.clicked.connect(partial(self._show_hand, found.game_id, found.place))
            words = paragraph(
                tr("{meaning} ({n} times)", meaning=meaning, n=found.count)
                if found.count > 1
                else meaning
            )
            column.addLayout(row_of(button, (words, 1)))
        return _card(tr("Achievements"), holder)


class Figures(QWidget):
    """Titles and values in two columns."""

    def __init__(self, figures: list[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.values = dict(figures)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self.fontMetrics().height())
        grid.setColumnStretch(1, 1)
        for row, (title, value) in enumerate(figures):
            grid.addWidget(muted(title), row, 0)
            words = QLabel(value)
            words.setAccessibleName(f"{title}: {value}")
            words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(words, row, 1)


def _card(title: str, content: QWidget) -> QFrame:
    card = QFrame()
    card.setProperty("card", True)
    unit = card.fontMetrics().height()
    column_of(subheading(title), content, STRETCH, parent=card, margins=unit * 2 // 3)
    return card


def _rating_card(ui: UiContext, points: tuple[RatingPoint, ...]) -> PlotCard:
    def row(item: int) -> tuple[str, str]:
        rating, doubt = points[item].rating.rating, 2 * points[item].rating.deviation
        value = tr("{rating} ± {doubt}", rating=round(rating), doubt=round(doubt))
        return day_words(points[item].day), value

    def words(item: int) -> str:
        day, value = row(item)
        return tr("{day}: {value}", day=day, value=value)

    shown = []
    for point in points:
        rating, doubt = point.rating.rating, 2 * point.rating.deviation
        shown.append(PlotPoint(point.day, rating, rating - doubt, rating + doubt))
    ends = (day_words(points[0].day), day_words(points[-1].day))
    explanation = tr(
        "Your rating rises when you beat stronger players and falls when you lose to weaker "
        "ones, taking your partner's strength into account. Normal bots are rated 1500."
    )
    curve = Curve(ui, tr("Rating"), shown, ends, words)
    return PlotCard(ui, tr("Rating"), curve, (tr("Day"), tr("Rating")), row, explanation)


def _bids_card(ui: UiContext, totals: Totals) -> PlotCard:
    levels = totals.levels

    def row(item: int) -> tuple[str, ...]:
        level, count = levels[item]
        return level, str(count.bid), str(count.made), str(count.bid - count.made)

    def words(item: int) -> str:
        level, count = levels[item]
        return tr("{bid}: made {share}", bid=level, share=share(count.made, count.bid))

    bars = [PlotBar(level, count.bid, count.made) for level, count in levels]
    plot = Bars(ui, tr("Bids by level"), bars, words)
    header = (tr("Bid"), tr("Played"), tr("Made"), tr("Set"))
    explanation = tr("Lower part of each bar: made. Upper part: set.")
    return PlotCard(ui, tr("Bids by level"), plot, header, row, explanation)


def _given_away_card(ui: UiContext, days: tuple[GivenAway, ...]) -> PlotCard:
    def row(item: int) -> tuple[str, ...]:
        day = days[item]
        return day_words(day.day), decimal(day.cost / day.hands), str(day.hands)

    def words(item: int) -> str:
        day, average, _ = row(item)
        value = tr("{average} in {n} reviewed hands", average=average, n=days[item].hands)
        return tr("{day}: {value}", day=day, value=value)

    averages = [(day.day, day.cost / day.hands) for day in days]
    points = [PlotPoint(day, average, average, average) for day, average in averages]
    ends = (day_words(days[0].day), day_words(days[-1].day))
    title = tr("Lost per hand")
    header = (tr("Day"), title, tr("Hands"))
    explanation = tr("What your decisions cost on average, according to the reviews.")
    return PlotCard(ui, title, Curve(ui, title, points, ends, words), header, row, explanation)
