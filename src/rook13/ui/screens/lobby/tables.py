"""The tables on the network that can be joined, and what to check when there are none."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QStackedWidget, QWidget

from rook13.engine.rules import RULESETS
from rook13.net.discovery.ads import FoundTable
from rook13.net.discovery.health import NetworkFact
from rook13.protocol.messages import PROTOCOL_VERSION
from rook13.ui.kit.art.pictures import avatar, icon_pixmap
from rook13.ui.kit.buttons import push_button
from rook13.ui.kit.labels import Picture, muted, paragraph, subheading
from rook13.ui.kit.layouts import (
    STRETCH,
    PageScroll,
    card_of,
    centred,
    column_of,
    keep_room,
    row_of,
)
from rook13.ui.kit.line_list import Line, LineList
from rook13.ui.kit.notice import announce_alert, progress_bar
from rook13.ui.screens.lobby.panels import ago
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.network import code_text, network_text

tr = context("Lobby")
AGE_MS = 20_000
"""How often the ages of tables are updated."""
FLOCK = ("robin", "owl", "kingfisher")
BIRD_LINES = 4
MAX_CHARACTERS = 96
SAME_NETWORK, GUEST_WIFI, FIREWALL, VPN = "same_network", "guest_wifi", "firewall", "vpn"
CAUSES: Mapping[str, frozenset[NetworkFact]] = {
    SAME_NETWORK: frozenset({NetworkFact.NO_INTERFACE, NetworkFact.NO_IPV4}),
    GUEST_WIFI: frozenset(),
    FIREWALL: frozenset(
        {
            NetworkFact.MDNS_PORT_REFUSED,
            NetworkFact.MULTICAST_NOT_HEARD,
            NetworkFact.OWN_PORT_BLOCKED,
        }
    ),
    VPN: frozenset({NetworkFact.MULTICAST_REFUSED}),
}


class Finding(Enum):
    """The result of one check, with its icon."""

    UNKNOWN = "search"
    FINE = "check"
    WRONG = "warning"


class TablesPanel(QFrame):
    """A list of tables that can be joined; `list.used` when the player wants to."""

    def __init__(self, ui: UiContext, now: Callable[[], float]) -> None:
        super().__init__()
        self.ui = ui
        self._now = now
        self._found: tuple[FoundTable, ...] = ()
        self._first_seen: Mapping[str, float] = {}
        self.list = LineList(ui, tr("Tables on this network"))
        self.list.current_changed.connect(self._on_current)
        self.join = push_button(ui, "join", tr("Join this table"), self.list.use)
        # The heading beside it must not move when the first table appears.
        keep_room(self.join)
        self.empty = NoTables(ui)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.list)
        top = row_of((subheading(tr("Tables on this network")), 1), self.join)
        card_of(top, (self._pages, 1), card=self)
        self._ages = QTimer(self, interval=AGE_MS)
        self._ages.timeout.connect(self._show_lines)
        self.show_tables(())

    def show_tables(
        self, found: Sequence[FoundTable], first_seen: Mapping[str, float] | None = None
    ) -> None:
        """List tables, and since when each has been there, in seconds since 1970."""
        self._found, self._first_seen = tuple(found), first_seen or {}
        self._show_lines()
        self._pages.setCurrentWidget(self.list if found else self.empty)
        self.join.setVisible(bool(found))
        if found:
            self._ages.start()
        else:
            self._ages.stop()

    @Slot()
    def _show_lines(self) -> None:
        self.list.show_lines([self._line(each) for each in self._found])
        self._on_current()

    def _line(self, found: FoundTable) -> Line:
        info, can_join = found.info, found.protocol == PROTOCOL_VERSION
        seats = seats_words(info.free, info.players)
        detail = " · ".join(filter(None, self._details(found)))
        if not can_join:
            detail = self.ui.look.say(code_text("version", found.protocol, PROTOCOL_VERSION))
        spoken = [info.name, detail, tr("Seats: {seats}", seats=seats)]
        if info.has_password:
            spoken.append(tr("needs a password"))
        return Line(
            found.key,
            info.name,
            detail,
            seats,
            "cards" if can_join else "warning",
            "lock" if info.has_password else "",
            ", ".join(spoken),
            can_join,
        )

    def _details(self, found: FoundTable) -> Iterator[str]:
        info = found.info
        yield next((each.title for each in RULESETS if each.id == info.game), info.game)
        yield rules_words(info.house_rules)
        yield state_words(info.stage)
        if found.key in self._first_seen:
            yield ago(self._first_seen[found.key], self._now())

    @Slot()
    def _on_current(self) -> None:
        self.join.setEnabled(self.list.current is not None)


def seats_words(free: int, total: int) -> str:
    """Return how many seats of a table are left."""
    return tr("{free} of {total} free", free=free, total=total) if free else tr("Full")


def rules_words(house_rules: int) -> str:
    """Return how many house rules a table has, in words."""
    return tr("{n} house rules", n=house_rules) if house_rules else tr("standard rules")


def state_words(state: str) -> str:
    """Return the state of a table in words; empty if this version does not know it."""
    words = {
        "open": tr("waiting for players"),
        "active": tr("playing"),
        "finished": tr("game over"),
        "closed": tr("closed"),
    }
    return words.get(state, "")


class NoTables(PageScroll):
    """Four things to check, of which this computer can test some when `check` is clicked."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__()
        self.ui = ui
        self.intro = muted("")
        self.checks = {name: _Check(ui, words) for name, words in _check_words().items()}
        self.check = push_button(ui, "search", tr("Check my network"), self._on_check)
        self.progress = progress_bar(tr("Checking the network…"))
        self.outcome = paragraph("")
        self._lay_out()
        self.progress.hide()
        self.outcome.hide()
        self.set_looking(True)

    def set_looking(self, is_looking: bool) -> None:
        """Say whether tables are looked for at all."""
        found = tr("No tables yet. They show up here as soon as someone hosts one.")
        off = tr("Searching for tables is turned off in Preferences, under Network.")
        self.intro.setText(found if is_looking else off)

    def show_facts(self, facts: frozenset[NetworkFact]) -> None:
        """Show the result of a check."""
        self.progress.hide()
        self.check.setEnabled(True)
        for name, check in self.checks.items():
            check.show_finding(*self._finding(CAUSES[name], facts))
        fine = tr("No problems found on this computer. Check the host's computer, too.")
        wrong = tr("Something is blocking the search for tables. See the marked lines.")
        self.outcome.setText(wrong if facts else fine)
        self.outcome.show()
        announce_alert(self.outcome)

    def _finding(
        self, causes: frozenset[NetworkFact], facts: frozenset[NetworkFact]
    ) -> tuple[Finding, str]:
        if not causes:
            return Finding.UNKNOWN, tr("This can't be tested from here.")
        found = [fact for fact in NetworkFact if fact in causes & facts]
        if not found:
            return Finding.FINE, tr("Tested, no problem found.")
        words = [self.ui.look.say(network_text(fact.value)) for fact in found]
        return Finding.WRONG, " ".join(words)

    def _lay_out(self) -> None:
        content = QWidget()
        unit = self.fontMetrics().height()
        birds = Picture()
        birds.setPixmap(_flock(unit * BIRD_LINES, self.devicePixelRatioF()))
        row = row_of(self.check, (self.progress, 1), (self.outcome, 1), 0, spacing=unit)
        column_of(
            *(STRETCH, birds, self.intro),
            *self.checks.values(),
            *(row, 2 * STRETCH),
            parent=content,
            spacing=unit * 2 // 3,
            margins=(0, 0, unit // 2, 0),
        )
        self.setWidget(centred(content, MAX_CHARACTERS))

    @Slot()
    def _on_check(self) -> None:
        self.check.setEnabled(False)
        self.outcome.hide()
        self.progress.show()


class _Check(QWidget):
    """One thing to check, with its result."""

    def __init__(self, ui: UiContext, words: tuple[str, str]) -> None:
        super().__init__()
        self._ui = ui
        self.finding = Finding.UNKNOWN
        title, advice = words
        self._title = QLabel(title)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self._sign = Picture()
        self.words = paragraph("")
        self.words.hide()
        column = column_of(self._title, muted(advice), self.words, spacing=0)
        sign = (self._sign, 0, Qt.AlignmentFlag.AlignTop)
        spacing = self.fontMetrics().height() * 2 // 3
        row_of(sign, (column, 1), parent=self, spacing=spacing, margins=0)
        self._show_sign()

    def show_finding(self, finding: Finding, words: str) -> None:
        self.finding = finding
        self.words.setText(words)
        self.words.setProperty("problem", finding is Finding.WRONG)
        self.words.style().polish(self.words)
        self.words.show()
        self._show_sign()

    def _show_sign(self) -> None:
        theme = self._ui.look.theme
        colours = {
            Finding.UNKNOWN: theme.muted_text,
            Finding.FINE: theme.good,
            Finding.WRONG: theme.bad,
        }
        size = round(self.fontMetrics().height() * 1.3)
        ratio = self.devicePixelRatioF()
        pixmap = icon_pixmap(self.finding.value, colours[self.finding], size, ratio)
        self._sign.setPixmap(pixmap)


def _flock(size: int, ratio: float) -> QPixmap:
    """Return a picture of waiting birds."""
    step = round(size * 0.8)
    pixmap = QPixmap(QSize(step * (len(FLOCK) - 1) + size, size) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    for place, bird in enumerate(FLOCK):
        painter.drawPixmap(place * step, 0, avatar(bird, size, ratio))
    painter.end()
    return pixmap


def _check_words() -> dict[str, tuple[str, str]]:
    return {
        SAME_NETWORK: (
            tr("The same network"),
            tr("Both computers must be on the same home network, by Wi-Fi or cable."),
        ),
        GUEST_WIFI: (
            tr("No guest Wi-Fi"),
            tr("Guest networks often keep devices apart. Use the main one."),
        ),
        FIREWALL: (
            tr("Firewall"),
            tr("It must allow Rook13 on private networks, on the host's computer too."),
        ),
        VPN: (
            tr("VPN"),
            tr("A VPN can hide your home network. Turn it off while you play."),
        ),
    }
