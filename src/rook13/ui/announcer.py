"""Tells the screen reader what happens, and the game in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from rook13.engine import events as ev
from rook13.engine.cards import Card, Suit
from rook13.engine.events import CardPlayed, TrickTaken
from rook13.engine.hand_summary import bid_made
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView, Plays
from rook13.table import facts as f
from rook13.table import game_facts as g
from rook13.table import seat_facts as s
from rook13.ui.kit.look import Look
from rook13.ui.kit.plain_table import plain
from rook13.ui.table.scene import Scene
from rook13.ui.table.status_bar import high_bidder
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.events import event_text
from rook13.wording.tables import fact_text
from rook13.wording.words import call_text, card_names_text, card_text, phase_text

tr = context("Announcer")


UNSAID = (ev.HandDealt, ev.DiscardLaid)
"""What the player has just done, or asks for with a key."""
SAID_FACTS = (
    *(f.Talk, f.JoinRequested, f.PersonJoined, f.PersonLeft, f.ConnectionLost, f.ConnectionBack),
    *(s.BotTookOver, s.OwnerReturned, g.ClockRanOut, g.GamePaused, g.GameResumed, g.GameEnded),
    *(g.UndoAsked, g.UndoDone, g.UndoRefused, g.Rewound, f.HostChanged, f.TableClosed),
    *(f.Kicked, f.Banned, f.ConfigChanged, g.GameStarted, g.DealDisputed, g.TableDisputed),
)
"""What is worth interrupting for besides the game; the rest is in the log."""


class Announcer(QObject):
    """Makes announcements; what happens at the same moment is one announcement."""

    announced = Signal(str)
    """What has just been said."""

    def __init__(self, ui: UiContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._widget = parent if isinstance(parent, QWidget) else None
        self._pending: list[str] = []
        self._is_urgent = False
        self._my_task: Phase | None = None
        self._has_told_certainty = False
        self._is_claimed = False
        """The rest of the hand has been claimed, and nobody listens to card after card of it."""
        self.last_said = ""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.flush)

    @Slot(object, object)
    def tell(self, scene: Scene, events: Sequence[ev.Event] = ()) -> None:
        """Say what events have led to this scene, and whether it is the player's turn."""
        if not self._ui.settings.chosen.announcements:
            self._my_task = _task(scene)
            return
        for event in events:
            self._tell_event(event, scene)
        if any(isinstance(event, ev.TrickTaken) for event in events) and not self._is_claimed:
            self._tell_certainty(scene)
        self._tell_turn(scene)

    def tell_facts(self, facts: Iterable[f.Fact], scene: Scene) -> None:
        """Say what happens around the game."""
        if not self._ui.settings.chosen.announcements:
            return
        for fact in facts:
            if isinstance(fact, g.Rewound):
                self._has_told_certainty = self._is_claimed = False
            if isinstance(fact, SAID_FACTS) and not _is_own_talk(fact, scene):
                self._add(self._ui.look.say(fact_text(fact, scene.names)))

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Say something that the player has asked for, even if announcements are off."""
        self._add(text, urgent=urgent)
        self.flush()

    def command(self, command_id: str, scene: Scene) -> str | None:
        """Say again what a key asks for, and return it; None if the key is for something else."""
        texts = {
            "say_status": status_text,
            "say_hand": hand_text,
            "say_trick": trick_text,
        }
        if command_id not in texts:
            return None
        text = texts[command_id](scene, self._ui.look)
        self.say(text, urgent=True)
        return text

    @Slot()
    def flush(self) -> None:
        """Say everything that is pending now."""
        self._soon.stop()
        text, urgent = " ".join(self._pending), self._is_urgent
        self._pending, self._is_urgent = [], False
        if text:
            self._speak(text, urgent)

    def _tell_event(self, event: ev.Event, scene: Scene) -> None:
        if isinstance(event, UNSAID):
            return
        if isinstance(event, ev.CardsDealt):
            self._has_told_certainty = self._is_claimed = False
        elif self._is_claimed and isinstance(event, ev.CardPlayed | ev.TrickTaken):
            return
        self._is_claimed = self._is_claimed or isinstance(event, ev.Claimed)
        look = self._ui.look
        self._add(look.say(event_text(event, scene.names, card_names_text)))
        if isinstance(event, ev.HandScored) and scene.game is not None:
            self._add(score_text(scene, scene.game, look))

    def _tell_certainty(self, scene: Scene) -> None:
        """Say once in a hand that the bid is made or lost, before its end."""
        game = scene.game
        made = bid_made(game, game.seat) if game is not None else None
        if game is None or made is None or self._has_told_certainty:
            return
        self._has_told_certainty = True
        self._add(certainty_words(game, is_made=made))

    def _tell_turn(self, scene: Scene) -> None:
        before, self._my_task = self._my_task, _task(scene)
        if self._my_task is not None and self._my_task is not before:
            self._add(turn_text(scene), urgent=True)

    def _add(self, text: str, *, urgent: bool = False) -> None:
        if text:
            self._pending.append(text)
            self._is_urgent = self._is_urgent or urgent
            self._soon.start()

    def _speak(self, text: str, urgent: bool) -> None:
        self.last_said = text
        if self._widget is not None:
            politeness = QAccessible.AnnouncementPoliteness
            event = QAccessibleAnnouncementEvent(self._widget, text)
            event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
            QAccessible.updateAccessibility(event)
        self.announced.emit(text)


def certainty_words(game: PlayerView, *, is_made: bool) -> str:
    """Return that the bid is made or lost; where everybody bids, the player's own."""
    if game.rules.everybody_bids:
        return tr("You've made your bid.") if is_made else tr("You can no longer make your bid.")
    return tr("The bid is made.") if is_made else tr("The bidders are set.")


def _task(scene: Scene) -> Phase | None:
    """Return the phase in which the player is to act, if so."""
    return scene.game.phase if scene.game is not None and scene.is_my_turn else None


def _is_own_talk(fact: f.Fact, scene: Scene) -> bool:
    return isinstance(fact, f.Talk) and fact.person.key == scene.me


def status_text(scene: Scene, look: Look) -> str:
    """Return how it stands: hand, phase, bid, trump, points, score, and whose turn it is."""
    game = scene.game
    if game is None:
        return tr("No game in progress.")
    return " ".join(_status(scene, game, look))


def hand_text(scene: Scene, look: Look) -> str:
    """Return the player's cards by suit, and which of them may be played now."""
    game = scene.game
    if game is None or not game.hand:
        return tr("You have no cards.")
    sentences = [tr("{n} cards.", n=len(game.hand)), *_by_suit(game, look)]
    if scene.is_my_turn and 0 < len(scene.playable) < len(game.hand):
        cards = [card for card in game.hand if card in scene.playable]
        names = look.say(card_names_text(cards))
        sentences.append(tr("You may play: {cards}.", cards=names))
    return " ".join(sentences)


def trick_text(scene: Scene, look: Look) -> str:
    """Return what lies on the table, or the last trick when nothing does."""
    game = scene.game
    if game is None:
        return tr("No game in progress.")
    if game.trick:
        return " ".join([*_played(game.trick, scene, look), *_winning(scene, game)])
    if not game.tricks:
        return tr("No cards played yet.")
    last = game.tricks[-1]
    taken = look.say(event_text(TrickTaken(last.winner, (), last.points), scene.names))
    return " ".join([tr("The last trick:"), *_played(last.plays, scene, look), taken])


def turn_text(scene: Scene) -> str:
    """Return what the player has to do."""
    game = scene.game
    if game is None or not scene.is_my_turn:
        return ""
    return {
        Phase.DEALING: tr("Your turn to deal."),
        Phase.AUCTION: tr("Your turn to bid."),
        Phase.EXCHANGE: tr("Your turn to discard."),
        Phase.TRUMP: tr("Your turn to name trump."),
        Phase.PLAY: tr("Your turn to play.") if game.trick else tr("Your turn: lead a card."),
        Phase.HAND_OVER: tr("Your turn to deal."),
        Phase.GAME_OVER: "",
    }[game.phase]


def score_text(scene: Scene, game: PlayerView, look: Look) -> str:
    """Return the totals of all sides."""
    totals = "; ".join(_per_side(scene, game.totals, look))
    return tr("Score: {totals}.", totals=totals)


def _status(scene: Scene, game: PlayerView, look: Look) -> Iterator[str]:
    yield tr("{game}, hand {number}.", game=scene.rules.title, number=game.number)
    yield tr("The game is paused.") if scene.view.paused else look.say(phase_text(game.phase))
    yield from _bids(scene, game, look)
    if scene.trump_known:
        yield tr("Trump: {suit}.", suit=look.suit_name(scene.trump))
    if game.phase is Phase.PLAY and any(game.points):
        yield tr("This hand: {points}.", points="; ".join(_per_side(scene, game.points, look)))
    yield score_text(scene, game, look)
    target = scene.rules.match_goal.target
    if target is not None:
        yield tr("Playing to {target}.", target=target)
    yield from _turn(scene, game)


def _bids(scene: Scene, game: PlayerView, look: Look) -> Iterator[str]:
    if game.rules.everybody_bids:
        for shown in game.seats:
            if shown.call is not None:
                name, bid = scene.name(shown.seat), shown.call.tricks
                yield tr("{name}: {taken} of {bid}.", name=name, taken=shown.tricks, bid=bid)
        return
    bidder = high_bidder(game)
    if game.contract is not None and bidder is not None:
        call = look.say(call_text(game.contract))
        yield tr("High bid: {call} by {name}.", call=call, name=scene.name(bidder))


def _turn(scene: Scene, game: PlayerView) -> Iterator[str]:
    if scene.is_my_turn:
        yield turn_text(scene)
    elif game.turn is not None:
        yield tr("{name}'s turn.", name=scene.name(game.turn))


def _per_side(scene: Scene, amounts: Iterable[int], look: Look) -> list[str]:
    return [
        tr("{names} {amount}", names=look.say(scene.names.side(side)), amount=plain(amount))
        for side, amount in enumerate(amounts)
    ]


def _by_suit(game: PlayerView, look: Look) -> Iterator[str]:
    """Return the cards of each suit without saying the suit every time."""
    for suit in game.rules.deck.suits:
        held = [card for card in game.hand if card.suit == suit]
        if held:
            ranks = ", ".join(_rank(card, suit, look) for card in reversed(held))
            yield tr("{suit}: {ranks}.", suit=look.suit_name(suit), ranks=ranks)
    loose = [card for card in game.hand if card.suit is None]
    if loose:
        yield tr("Also: {cards}.", cards=look.say(card_names_text(loose)))


def _rank(card: Card, suit: Suit, look: Look) -> str:
    rank = card_text(card).values["rank"]
    return look.say(rank) if not isinstance(rank, str | int) else str(rank)


def _played(plays: Plays, scene: Scene, look: Look) -> list[str]:
    events = [CardPlayed(seat, card, None) for seat, card in plays]
    return [look.say(event_text(event, scene.names, card_names_text)) for event in events]


def _winning(scene: Scene, game: PlayerView) -> Iterator[str]:
    winner = game.trick_winner
    if winner is not None and len(game.trick) > 1:
        yield tr("{name} is winning the trick.", name=scene.name(winner))
