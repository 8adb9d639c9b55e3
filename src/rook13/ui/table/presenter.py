"""Connects a table's client with the screen: shows what it tells, sends what the player wants.

What the player acts with follows the table at once; what the player looks at follows the events
at the pace of the playback.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from rook13.engine import events as ev
from rook13.engine.actions import Action, CallRedeal, CallRenege, Claim, Play, Redeal, TakeBack
from rook13.engine.hand_summary import bid_made
from rook13.engine.seats import Seat
from rook13.net.client.deal_verifier import DealCheck
from rook13.storage.games import Participant
from rook13.table import commands as c
from rook13.table.facts import Fact, Talk
from rook13.table.game_facts import DealDisputed, GameEvent, TableDisputed
from rook13.table.outcome import Answer, Refusal, Rejected
from rook13.table.views import Occupant, TableView
from rook13.ui.announcer import certainty_words, trick_text
from rook13.ui.settings import Preferences
from rook13.ui.sound import Sounds
from rook13.ui.table.part import TableActions, TablePart
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.seat_menu import SeatMenu
from rook13.ui.table.side.speech import is_mood
from rook13.ui.ui_context import UiContext
from rook13.wording.tables import deal_text, fact_text, redrawn_text, refusal_text, withheld_text
from rook13.wording.text import Text

if TYPE_CHECKING:
    from rook13.ui.table.screen import TableScreen

OUT_OF_TURN = (CallRedeal, CallRenege, Claim, Redeal, TakeBack)
"""What players may do while it is somebody else's turn."""
MOST_TRIES = 8
"""More than bots can move before it is the player's turn."""


class TablePresenter(QObject, TableActions):
    """Shows on a screen what its client tells, and does what its parts ask for."""

    acted = Signal(object)
    """The Action that the player has just asked for."""

    def __init__(self, screen: TableScreen, ui: UiContext, sounds: Sounds) -> None:
        super().__init__(screen)
        self._screen = screen
        self._ui = ui
        self._client = screen.connection.client
        self._sounds = sounds
        self._was_my_turn = False
        self._again: tuple[int, c.Command] | None = None
        """The last command whose meaning others can't change meanwhile, and its number."""
        self._tries = 0
        self._is_before_game: bool | None = None
        self._withheld: tuple[str, ...] = ()
        """Who is known to have withheld a share of the shuffle in this game."""
        self._last_card: tuple[int, int] | None = None
        """The hand and redeal whose last card has been played for the player."""
        self._certain: tuple[int, bool] | None = None
        """The hand whose bid is certain to be made, or lost."""
        # Without events to show, what is looked at is drawn in an event of its own.
        self._redraw = QTimer(self, singleShot=True, interval=0)
        self._redraw.timeout.connect(self._on_redraw)

    def start(self) -> None:
        """Show what the client knows, and follow it from now on."""
        screen = self._screen
        self._client.updated.connect(self._on_updated)
        self._client.answered.connect(self._on_answer)
        self._client.deal_checked.connect(self._on_deal_checked)
        self._client.connected.connect(self.refresh)
        self._client.disconnected.connect(self.refresh)
        self._client.move_offered.connect(self.refresh)
        self._ui.settings.changed.connect(self._on_settings)
        screen.playback.shown.connect(self._on_shown)
        screen.playback.idle.connect(self._play_last_card)
        self.refresh()

    @property
    def scene(self) -> Scene | None:
        """Return the table as it is now, once it is known."""
        view, connection = self._client.view, self._screen.connection
        if view is None:
            return None
        client = self._client
        return Scene(
            view,
            connection.me,
            connection.is_solo,
            client.is_connected,
            client.host_stopped,
            bool(connection.addresses),
            client.move_choice,
        )

    @Slot()
    def refresh(self) -> None:
        """Update the controls to the table as it is now, and soon what is looked at."""
        scene, screen = self.scene, self._screen
        if scene is not None:
            with screen.focus.kept():
                self._show_controls(scene)
            self._note_turn(scene)
            self._tell_withheld(scene)
            self._redraw.start()

    def act(self, action: Action) -> None:
        """Do something in the game; who acts has seen enough of what is still to be shown."""
        screen = self._screen
        screen.playback.hurry()
        if screen.hints.asked is not None or screen.hints.bubble.isVisible():
            screen.hints.clear()
        with screen.focus.kept():
            screen.results.hand.hide()
        self.acted.emit(action)
        self._send(c.Act(action))

    def ask(self, command: c.Command) -> None:
        if isinstance(command, c.DealForMe):
            # It is a preference for all tables; the table is told when it has changed.
            self._ui.settings.change(deal_for_me=command.on)
        else:
            self._send(command)

    def say(self, words: str) -> None:
        self._screen.toast.say(words)

    def do(self, command_id: str) -> bool:
        return self._screen.commands.do(command_id)

    def show_profile(self, somebody: Participant) -> None:
        self._screen.profile_wanted.emit(somebody)

    def hand_over(self, key: str) -> None:
        self._screen.hand_over_wanted.emit(key)

    def show_seat_menu(self, seat: Seat, where: QPoint) -> None:
        """Offer what can be done with a seat; alone, who plays there is all there is to see."""
        screen, scene = self._screen, self.scene
        if scene is None:
            return
        if not scene.is_solo:
            SeatMenu(screen.ui, scene, seat, screen).popup(where)
        elif scene.info(seat).occupant is not Occupant.EMPTY:
            self.show_profile(scene.participant(seat))

    def release_trick(self) -> None:
        self._screen.playback.release()

    def hold_deal_back(self) -> None:
        """Offer the next deal only once the result of the last hand has been seen."""
        screen, scene = self._screen, self.scene
        screen.panel.hold_back(scene is not None and scene.has_result)

    def _show_controls(self, scene: Scene) -> None:
        screen = self._screen
        if self._is_before_game is not scene.is_before_game:
            self._is_before_game = scene.is_before_game
            screen.pages.show_room(scene.is_before_game)
        self.hold_deal_back()
        for part, is_needed in self._parts(scene):
            part.follow(scene, is_needed=is_needed)
        if screen.hints.asked not in (None, scene.game):
            screen.hints.clear()

    def _parts(self, scene: Scene) -> tuple[tuple[TablePart, bool], ...]:
        """Return all parts that follow the table at once, and whether each has something to show.

        The log of a view tells what happened while the connection was lost.
        """
        screen, has_missed = self._screen, bool(scene.view.log)
        return (
            *((screen.hand, True), (screen.exchange, scene.is_exchanging)),
            *((screen.panel, True), (screen.bar, True)),
            *((screen.room, scene.is_before_game), (screen.halt_overlay, not scene.runs_smoothly)),
            (screen.undo_banner, scene.view.undo is not None),
            *((screen.drawer, False), (screen.drawer.log, has_missed)),
            *((screen.drawer.chat, has_missed), (screen.drawer.people, False)),
            *((screen.last_trick, False), (screen.sheet, False)),
        )

    def _send(self, command: c.Command) -> None:
        if self._client.view is not None:
            sent = self._client.send(command)
            self._again = (sent, command) if self._keeps_its_meaning(command) else self._again
            self._tries = 0

    def _try_again(self, command_id: int | None) -> bool:
        """Send a command again if it only failed because others moved before it arrived."""
        if self._again is None or self._again[0] != command_id or self._tries >= MOST_TRIES:
            return False
        command = self._again[1]
        if not self._keeps_its_meaning(command):
            return False
        self._tries += 1
        self._again = self._client.send(command), command
        return True

    def _keeps_its_meaning(self, command: c.Command) -> bool:
        if not isinstance(command, c.Act):
            return False
        scene = self.scene
        legal = scene is not None and command.action in scene.legal
        return legal and isinstance(command.action, OUT_OF_TURN)

    @Slot(object, object)
    def _on_updated(self, _: TableView, facts: Sequence[Fact]) -> None:
        self.refresh()
        scene = self.scene
        if facts and scene is not None:
            self._redraw.stop()
            self._tell(facts, scene)
            events = tuple(fact.event for fact in facts if isinstance(fact, GameEvent))
            self._screen.playback.take(scene, events)

    def _tell(self, facts: Sequence[Fact], scene: Scene) -> None:
        screen = self._screen
        if not self._ui.settings.chosen.reactions:
            facts = [fact for fact in facts if not is_mood(fact)]
        screen.drawer.log.add_facts(facts)
        if said := [fact for fact in facts if isinstance(fact, Talk)]:
            self._tell_talk(said, scene)
        screen.announcer.tell_facts(facts, scene)
        for fact in facts:
            if isinstance(fact, DealDisputed | TableDisputed):
                self.say(self._ui.look.say(fact_text(fact, scene.names)))

    def _tell_talk(self, said: Sequence[Talk], scene: Scene) -> None:
        screen, chat = self._screen, self._screen.drawer.chat
        chat.add_facts(said)
        if screen.room.add_facts(said):
            chat.mark_read()
        screen.speech.tell(said, scene, is_read=chat.isVisible())
        if any(fact.person.key != scene.me for fact in said):
            self._sounds.play("chat")

    @Slot(object)
    def _on_deal_checked(self, check: DealCheck) -> None:
        """Warn of a deal that failed the player's own check."""
        screen, problem = self._screen, check.problem
        if check.redrawn:
            self._warn(redrawn_text(check.deal, check.redrawn))
        if problem is None and not check.is_final:
            return
        before = screen.status.doubt
        screen.status.warn_of_deal(None if problem is None else (check.deal, problem))
        # What is only doubtful is said once; the status bar goes on showing it.
        if problem is None or before == (check.deal, problem):
            return
        if not problem.is_doubt or before is None or before[1] is not problem:
            self._warn(deal_text(check.deal, problem))

    def _tell_withheld(self, scene: Scene) -> None:
        deal = scene.view.deal
        if deal is None:
            return
        names = {seat.name: scene.name(seat) for seat in scene.rules.seats}
        for seat in deal.withheld:
            if seat not in self._withheld:
                self._warn(withheld_text(names[seat]))
        self._withheld = deal.withheld

    def _warn(self, text: Text) -> None:
        self.say(self._ui.look.say(text))
        self._screen.drawer.log.add_text(text)

    @Slot()
    def _on_redraw(self) -> None:
        scene = self.scene
        if scene is not None:
            self._screen.playback.take(scene, ())

    @Slot(object)
    def _on_answer(self, answer: Answer) -> None:
        if not isinstance(answer, Rejected):
            return
        if answer.refusal is Refusal.STALE and self._try_again(answer.command_id):
            return
        self.say(self._ui.look.say(refusal_text(answer)))
        if answer.refusal is Refusal.HINTS_OFF:
            self._screen.hints.clear()

    @Slot(object, object)
    def _on_shown(self, scene: Scene, events: Sequence[ev.Event]) -> None:
        """Update what the player looks at."""
        screen = self._screen
        if events:
            screen.canvas.perform(scene, events)
        else:
            screen.canvas.set_scene(scene)
        self._note_certainty(scene, events)
        if not screen.playback.is_rushing:
            screen.canvas.layer.setAccessibleName(trick_text(scene, self._ui.look))
            screen.status.set_scene(scene)
            with screen.focus.kept():
                self._show_results(scene)
                self.hold_deal_back()
            screen.focus.follow(scene)
        screen.announcer.tell(scene, events)
        self._sounds.play_for(events, scene)

    def _show_results(self, scene: Scene) -> None:
        results = self._screen.results
        is_open = not (results.hand.isHidden() and results.game.isHidden())
        if is_open or scene.has_result or scene.is_over:
            results.set_scene(scene)

    def _note_certainty(self, scene: Scene, events: Sequence[ev.Event]) -> None:
        """Say when the bid is sure to be made, or lost; where everybody bids, the player's."""
        game = scene.game
        made = bid_made(game, game.seat) if game is not None else None
        if game is None or made is None or self._certain == (game.number, made):
            return
        self._certain = game.number, made
        if events:
            # The announcer tells it by itself, between the trick and whose turn it is.
            self._screen.toast.say(certainty_words(game, is_made=made), aloud=False)

    @Slot(object)
    def _on_settings(self, before: Preferences) -> None:
        chosen, scene = self._ui.settings.chosen, self.scene
        if before.deal_for_me != chosen.deal_for_me and scene is not None and scene.seat:
            self._send(c.DealForMe(chosen.deal_for_me))

    @Slot()
    def _play_last_card(self) -> None:
        """Play the only card left, once all has been seen; after an undo the player does."""
        scene = self.scene
        game = scene.game if scene is not None else None
        if scene is None or game is None or not self._ui.settings.chosen.play_last_card:
            return
        plays = [action for action in scene.legal if isinstance(action, Play)]
        is_forced = scene.is_my_turn and len(game.hand) == 1 == len(plays)
        deal = (game.number, game.redeals)
        if is_forced and not scene.view.paused and deal != self._last_card:
            self._last_card = deal
            self._send(c.Act(plays[0]))

    def _note_turn(self, scene: Scene) -> None:
        is_mine = scene.is_my_turn and not scene.view.paused
        if is_mine and not self._was_my_turn:
            window = self._screen.window()
            if self._ui.settings.chosen.alert and not window.isActiveWindow():
                QApplication.alert(window)
        self._was_my_turn = is_mine
