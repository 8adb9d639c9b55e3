"""One stay at a table: setting it up, its screen, how it ends, and keeping the game for later."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from rook13.background.flows import first_of, start
from rook13.background.jobs import Job, disk
from rook13.engine.record import Record
from rook13.engine.seats import Seat
from rook13.net.client.table_client import Move, MoveOffer, NoEntry, TableClient, TableConnection
from rook13.statistics.derived import catch_up
from rook13.storage.games import PastGames
from rook13.table import commands as c
from rook13.table.duplicate import DuplicateView, dump_duplicate
from rook13.table.outcome import ClosedReason
from rook13.table.state import TableStage
from rook13.table.views import TableView
from rook13.ui.duplicate import DuplicateStrip, RankingDialog
from rook13.ui.flows.services import Services
from rook13.ui.review.game_summary import GameDigest
from rook13.ui.screens.new_table.model import NewTable
from rook13.ui.table.scene import Scene
from rook13.ui.table.screen import TableScreen
from rook13.ui.table.side.leaving import Leaving, ask_how_to_leave
from rook13.ui.ui_context import UiContext
from rook13.wording.network import closed_text, elsewhere_text, move_text, no_entry_text

LAST_HAND = -1


async def set_up(client: TableClient, table: NewTable, *, deal_for_me: bool) -> None:
    """Send the first commands at a new table: sit down, seat the bots, and start if alone."""
    if client.view is None:
        await first_of(updated=client.updated)
    view = client.view
    if view is None or view.stage is not TableStage.OPEN:
        return
    seats = [info.seat.name for info in view.seats]
    own = next((seat for seat in seats if seat not in table.bots), seats[0])
    bots = [c.SeatBot(seat, level) for seat, level in table.bots.items() if seat != own]
    steps: list[c.Command] = [c.Sit(own), *bots, c.DealForMe(deal_for_me), c.Ready(True)]
    for command in [*steps, c.Start()] if table.is_solo else steps:
        answered = first_of(answered=client.answered)
        client.send(command)
        await answered


def begin_screen(
    ui: UiContext, services: Services, connection: TableConnection, screens: QWidget | None
) -> TableScreen:
    """Return the first half of a table's screen; a session completes it."""
    return TableScreen(ui, connection, services.experts, services.sounds, screens, in_steps=True)


class TableSession(QObject):
    """Shows a table, keeps its game when it is over, and leaves it; then comes `ended`."""

    ended = Signal(str)
    """Why, in a sentence; empty if the player knows."""
    told = Signal(str)
    review_wanted = Signal(object, object, str)
    """The Record of all finished hands, the hand to begin with, and the seat to look from."""

    moved_here = Signal(str)
    """The id of a table that goes on in this program."""
    place_wanted = Signal(object)
    """The Place in the finished game that the player wants to see."""
    kept = Signal(object, str)
    """The Record of a game that is over and has been stored, and the player's seat."""

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        connection: TableConnection,
        parent: QObject,
        screens: QWidget | None = None,
        screen: TableScreen | None = None,
    ) -> None:
        """`screens` is where the window shows one screen in place of another.

        `screen` is one that has been begun, and is completed here.
        """
        super().__init__(parent)
        self._ui = ui
        self._screens = screens
        self._services = services
        self._connection = connection
        self.client = connection.client
        self.is_solo = connection.is_solo
        self._is_leaving = False
        self._kept: str | None = None
        self._began: float | None = None
        self._hands = 0
        self._unfinished: tuple[Record, Scene] | None = None
        """The hands of this game that are over, should it be abandoned."""
        self._wants_review = False
        self._digest: GameDigest | None = None
        self.ranking: RankingDialog | None = None
        self._was_ranked = False
        self._game_id: int | None = None
        """The game that was kept, as long as the table shows it."""
        self.screen = self._make_screen(screen)
        client = connection.client
        client.duplicate_changed.connect(self._on_duplicate)
        client.updated.connect(self._on_updated)
        client.closed.connect(self._on_closed)
        client.refused.connect(self._on_refused)
        client.record_fetched.connect(self._on_record)
        client.moved.connect(self._on_moved)
        client.found_others.connect(self._on_found_others)

    def rebuild(self) -> TableScreen:
        """Return a new screen of the same table, because words or colours have changed."""
        before, self.screen = self.screen, self._make_screen()
        # It is deleted if another screen was shown in between, such as that of a new table.
        if isValid(before):
            self.screen.take_over(before)
        return self.screen

    def leave(self) -> None:
        """Leave the table, after asking how if there is a choice."""
        scene = self.screen.scene
        dialog = ask_how_to_leave(self.screen, scene) if scene is not None else None
        if dialog is None:
            self._go(Leaving.JUST_LEAVE)
        else:
            dialog.chosen.connect(self._go)

    def review(self) -> None:
        """Ask for the finished hands; `review_wanted` follows."""
        self._wants_review = True
        self.client.fetch_record()

    def show_digest(self, digest: GameDigest) -> None:
        """Show what was worth seeing in the game that is over."""
        self._digest = digest
        self._show_moments(self.screen, digest)

    def close(self) -> None:
        """Disconnect without leaving: the game waits, and a bot may play on."""
        self.client.close()

    def _make_screen(self, begun: TableScreen | None = None) -> TableScreen:
        screen = begun or begin_screen(self._ui, self._services, self._connection, self._screens)
        screen.complete()
        if self.client.duplicate is not None:
            self._add_strip(screen)
        if self._digest is not None:
            self._show_moments(screen, self._digest)
        return screen

    def _add_strip(self, screen: TableScreen) -> DuplicateStrip:
        strip = DuplicateStrip(self._ui, screen)
        strip.ranking.clicked.connect(self.show_ranking)
        screen.add_strip(strip)
        if self.client.duplicate is not None:
            strip.show_duplicate(self.client.duplicate, self._own_side())
        return strip

    @Slot(object)
    def _on_duplicate(self, duplicate: DuplicateView | None) -> None:
        strip = self.screen.strip
        if not isinstance(strip, DuplicateStrip):
            strip = self._add_strip(self.screen)
        strip.setVisible(duplicate is not None)
        if duplicate is None:
            return
        strip.show_duplicate(duplicate, self._own_side())
        self._keep_duplicate()
        if self.ranking is not None and isValid(self.ranking):
            self.ranking.show_duplicate(duplicate)
        elif duplicate.is_over and not self._was_ranked and self.screen.isVisible():
            self._was_ranked = True
            self.show_ranking()

    def _own_side(self) -> int | None:
        view = self.client.view
        if view is None or view.own_seat is None:
            return None
        return view.config.rules().side_of[view.own_seat.index]

    @Slot()
    def show_ranking(self) -> None:
        """Open the ranking of the duplicate session, as far as it is known."""
        duplicate, view = self.client.duplicate, self.client.view
        if duplicate is None or view is None:
            return
        rules = view.config.rules()
        self.ranking = RankingDialog(self._ui, rules, duplicate, self._own_side(), self.screen)
        self.ranking.open()

    def _show_moments(self, screen: TableScreen, digest: GameDigest) -> None:
        def then(place: int) -> None:
            self.place_wanted.emit(digest.places[place])

        screen.results.game.show_moments(digest.words, digest.lines, then)

    @Slot(object)
    def _go(self, how: Leaving) -> None:
        self._is_leaving = True
        client = self.client
        if how is Leaving.SAVE:
            client.close()
            self.ended.emit("")
        elif how in (Leaving.GIVE_UP, Leaving.CLOSE_TABLE) or self.is_solo:
            client.send(c.CloseTable())
        else:
            client.leave()

    @Slot(object)
    def _on_updated(self, view: TableView) -> None:
        if view.stage is TableStage.ACTIVE and self._began is None:
            self._began = time.monotonic()
        self._follow_hands(view)
        if view.stage is TableStage.FINISHED and self._kept is None and view.own_seat is not None:
            self._kept = ""
            self.client.fetch_record()
        elif view.stage is not TableStage.FINISHED:
            self._kept = self._game_id = None
            if self._digest is not None:
                self._digest = None
                self.screen.results.game.show_moments("", ())

    def _follow_hands(self, view: TableView) -> None:
        """Fetch what is played now, because it can't be asked for when the table is gone."""
        is_on = view.stage is TableStage.ACTIVE
        if view.stage is TableStage.CLOSED or (is_on and view.own_seat is None):
            # It is over, or the player has left it; `closed` may follow.
            return
        hands = len(view.game.results) if is_on and view.game is not None else 0
        if hands != self._hands:
            self._hands, self._unfinished = hands, None
            if hands:
                self.client.fetch_record()

    @Slot(object)
    def _on_record(self, record: Record | None) -> None:
        scene = self.screen.scene
        if scene is None or record is None:
            return
        record = self.client.with_proofs(record)
        # The table names bots after their level, so that two can have the same name.
        record = replace(record, seats=tuple(map(scene.name, scene.rules.seats)))
        is_over = scene.view.stage is TableStage.FINISHED
        if self._kept == "" and is_over:
            self._kept = scene.view.table_id
            self._keep(record, scene)
        elif self._hands and not is_over:
            self._unfinished = (record, scene)
        if self._wants_review:
            self._wants_review = False
            seat = _review_seat(scene.view).name
            self.review_wanted.emit(record, None if is_over else LAST_HAND, seat)

    def _keep(self, record: Record, scene: Scene) -> None:
        """Store a game; one that was abandoned, only if a hand of it was played."""
        game, seat = scene.game, scene.seat
        if game is None or seat is None or not record.hands:
            return
        past = PastGames(self._services.database, self._connection.me)
        own = scene.info(seat)
        add = partial(
            past.add,
            participants=[scene.participant(seat) for seat in scene.rules.seats],
            duration=self._played(),
            undos=own.undos,
            bot_moves=own.bot_moves,
        )
        # At once: the player may leave before a flow begins.
        job = disk().submit(add, record, seat.name, game.winners, own.hints, time.time())
        # Derive the figures now, so that there is no wait for them later.
        disk().submit(catch_up, self._services.database)
        # Whether it was written is told even if the player has left by then.
        owner = self.parent() or self
        start(owner, self._note_kept(job, record, seat.name, is_over=bool(game.winners)))

    async def _note_kept(self, job: Job, record: Record, seat: str, *, is_over: bool) -> None:
        past = await job
        if not isValid(self):
            return
        if is_over:
            self.kept.emit(record, seat)
        self._game_id = past.id
        self._keep_duplicate()

    def _keep_duplicate(self) -> None:
        """Keep the duplicate session with its game, as far as it is known."""
        if self._game_id is not None and self.client.duplicate is not None:
            past = PastGames(self._services.database, self._connection.me)
            disk().submit(past.keep_duplicate, self._game_id, dump_duplicate(self.client.duplicate))

    def _played(self) -> float | None:
        """Return the seconds since the last count, and start counting again."""
        began, self._began = self._began, None
        return time.monotonic() - began if began is not None else None

    @Slot(object)
    def _on_closed(self, reason: ClosedReason) -> None:
        if self._unfinished is not None and reason is not ClosedReason.REPLACED:
            self._keep(*self._unfinished)
        known = self._is_leaving and reason in (ClosedReason.LEFT, ClosedReason.CLOSED)
        self.ended.emit("" if known else self._ui.look.say(closed_text(reason.value)))

    @Slot(object)
    def _on_moved(self, move: Move) -> None:
        self.told.emit(self._ui.look.say(move_text(move)))
        if move.is_here and self.client.view is not None:
            self.moved_here.emit(self.client.view.table_id)

    @Slot(object)
    def _on_found_others(self, offers: tuple[MoveOffer, ...]) -> None:
        for offer in offers:
            names = ", ".join(filter(None, offer.present))
            self.told.emit(self._ui.look.say(elsewhere_text(offer.host, names)))

    @Slot(object)
    def _on_refused(self, why: NoEntry) -> None:
        self.ended.emit(self._ui.look.say(no_entry_text(why)))


def _review_seat(view: TableView) -> Seat:
    """Return the player's seat, or for a spectator that of the first person."""
    people = (info.seat for info in view.seats if info.person is not None)
    return view.own_seat or next(people, view.seats[0].seat)
