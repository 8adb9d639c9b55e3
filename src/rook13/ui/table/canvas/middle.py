"""What lies in the middle of the table, gathered before anything is drawn, and in sentences."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.engine.cards import Card, Suit
from rook13.engine.events import AuctionWon, Event, TrickTaken, TrumpSet
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.engine.trick import SUITLESS
from rook13.engine.view import PlayerView, Plays
from rook13.ui.kit.look import Look
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.events import event_text
from rook13.wording.words import (
    call_text,
    card_names_text,
    discard_text,
    kitty_text,
    phase_text,
    trump_text,
)

tr = context("Table")


BEFORE_PLAY = (Phase.AUCTION, Phase.TRUMP)


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that lie apart, face down unless `face` is one of them."""

    count: int
    face: Card | None
    caption: str
    is_central: bool
    """Whether it lies in the middle, as long as no trick does."""
    owner: Seat | None = None
    """Beside whom it lies."""


@dataclass(frozen=True, slots=True)
class Middle:
    """A trick, what is said about it, and what lies apart."""

    plays: Plays = ()
    winner: Seat | None = None
    led: Suit | None = None
    caption: str = ""
    pile: Pile | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """What has just happened, said in the middle of the table for a moment."""

    text: str
    suits: tuple[Suit | None, ...] = ()
    """The suit that it is about, as a picture; None is No Trump."""


def notice_of(event: Event, scene: Scene, look: Look) -> Notice | None:
    """Return what is said about an event that everybody should notice."""
    match event:
        case AuctionWon(seat, call):
            words = look.say(call_text(call))
            return Notice(
                tr("{name} wins the auction with {call}", name=scene.name(seat), call=words)
            )
        case TrumpSet(suit):
            return Notice(look.say(trump_text(suit)), (suit,))
    return None


def middle_of(scene: Scene, look: Look) -> Middle:
    """Return what lies in the middle."""
    game = scene.game
    if game is None:
        return Middle()
    pile = _pile(game, look)
    if not game.trick:
        leads = game.phase is Phase.PLAY and scene.is_my_turn and not scene.view.paused
        return Middle(pile=pile, caption=tr("Lead a card") if leads else "")
    caption = _joined(_led_caption(game, look), _worth(sum(card.points for _, card in game.trick)))
    return Middle(game.trick, game.trick_winner, game.led, caption, pile)


def taken_trick(scene: Scene, plays: Plays, event: TrickTaken, look: Look) -> Middle:
    """Return a finished trick that is still on the table."""
    caption = look.say(event_text(event, scene.names))
    pile = _pile(scene.game, look) if scene.game else None
    return Middle(plays, event.seat, None, caption, pile)


def _led_caption(game: PlayerView, look: Look) -> str:
    if game.led is not None:
        suit = look.suit_name(game.led)
        named = game.tables.suit_of[game.trick[0][1].index] == SUITLESS
        return tr("Asked for: {suit}", suit=suit) if named else tr("Led: {suit}", suit=suit)
    is_open = game.next_card_leads
    return tr("The next card decides the suit") if is_open else tr("Any card may follow")


def _worth(points: int) -> str:
    return tr("{n} points", n=points) if points else ""


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def _pile(game: PlayerView, look: Look) -> Pile | None:
    size = game.rules.kitty_size(game.number)
    if not size or game.phase in (Phase.DEALING, Phase.HAND_OVER, Phase.GAME_OVER):
        return None
    before = game.phase in BEFORE_PLAY
    if game.turned is not None:
        return Pile(1, game.turned, look.say(kitty_text(game.rules)), before)
    if game.declarer is None and before:
        return Pile(size, None, _counted(look.say(kitty_text(game.rules)), size), is_central=True)
    if game.phase is Phase.EXCHANGE or game.declarer is None:
        return None
    caption = _counted(look.say(discard_text(game.rules)), size)
    return Pile(size, None, caption, is_central=False, owner=game.declarer)


def _counted(name: str, count: int) -> str:
    return tr("{name}: {count}", name=name, count=count)


def summary(scene: Scene, look: Look) -> str:
    """Return what is going on at the table."""
    game = scene.game
    if game is None:
        return tr("No game in progress.")
    sentences = [tr("Paused.")] if scene.view.paused else []
    sentences.append(look.say(phase_text(game.phase)))
    if scene.trump_known:
        sentences.append(tr("Trump: {suit}.", suit=look.suit_name(scene.trump)))
    if game.trick:
        cards = ", ".join(
            f"{scene.name(seat)} {look.say(card_names_text([card]))}" for seat, card in game.trick
        )
        sentences.append(tr("On the table: {cards}.", cards=cards))
    winner = game.trick_winner
    if winner is not None and len(game.trick) > 1:
        sentences.append(tr("{name} is winning the trick.", name=scene.name(winner)))
    if game.turn is not None and game.phase not in (Phase.HAND_OVER, Phase.GAME_OVER):
        mine = scene.is_my_turn
        turn = tr("It's your turn.") if mine else tr("{name}'s turn.", name=scene.name(game.turn))
        sentences.append(turn)
    return " ".join(sentences)
