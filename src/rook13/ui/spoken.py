"""The game for the ear: how it stands, one's own hand, and the trick, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rook13.engine.cards import Card, Suit
from rook13.engine.events import CardPlayed, TrickTaken
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView, Plays
from rook13.ui.look import Look
from rook13.ui.table.scene import Scene
from rook13.ui.table.status_facts import high_bidder
from rook13.ui.text import context
from rook13.wording.events import event_text
from rook13.wording.words import call_text, card_names_text, card_text, phase_text

tr = context("Announcer")


def status_text(scene: Scene, look: Look) -> str:
    """Return how it stands: hand, phase, bid, trump, points, score, and whose turn it is."""
    game = scene.game
    if game is None:
        return tr("No game is being played.")
    return " ".join(_status(scene, game, look))


def hand_text(scene: Scene, look: Look) -> str:
    """Return one's own cards by suit, and which of them may be played now."""
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
        return tr("No game is being played.")
    if game.trick:
        return " ".join([*_played(game.trick, scene, look), *_winning(scene, game)])
    if not game.tricks:
        return tr("No card has been played yet.")
    last = game.tricks[-1]
    taken = look.say(event_text(TrickTaken(last.winner, (), last.points), scene.names))
    return " ".join([tr("The last trick:"), *_played(last.plays, scene, look), taken])


def turn_text(scene: Scene) -> str:
    """Return what whoever looks is to do."""
    game = scene.game
    if game is None or not scene.is_my_turn:
        return ""
    return {
        Phase.DEALING: tr("Your turn to deal."),
        Phase.AUCTION: tr("Your turn to bid."),
        Phase.EXCHANGE: tr("Your turn: lay cards aside."),
        Phase.TRUMP: tr("Your turn: name trump."),
        Phase.PLAY: tr("Your turn to play."),
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
    if game.trump_known:
        yield tr("Trump: {suit}.", suit=look.suit_name(game.trump))
    if game.phase is Phase.PLAY and any(game.points):
        yield tr("This hand: {points}.", points="; ".join(_per_side(scene, game.points, look)))
    yield score_text(scene, game, look)
    target = scene.rules.goal.target
    if target is not None:
        yield tr("The game goes to {target}.", target=target)
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
        yield tr("It is the turn of {name}.", name=scene.name(game.turn))


def _per_side(scene: Scene, amounts: Iterable[int], look: Look) -> list[str]:
    return [
        tr("{names} {amount}", names=look.say(scene.names.side(side)), amount=amount)
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
    if winner is not None:
        yield tr("{name} is winning the trick.", name=scene.name(winner))
