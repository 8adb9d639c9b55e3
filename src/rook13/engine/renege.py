"""Free play: cards that break the follow rule, and how long they can be put right.

A renege can be corrected until the trick after it has been taken. From then on it costs the hand
as soon as it comes out: an opponent calls it, the offender shows a card of the suit they denied
(or has shown one by then), or a claim lays all cards open.
"""

from __future__ import annotations

from dataclasses import replace

from rook13.engine.cards import Card
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.state import Playing, Renege
from rook13.engine.trick import TrickTables, followers


def denied_cards(tables: TrickTables, hand: int, led: int, card: int) -> int:
    """Return the cards that a play denies although the hand has one of them; 0 for a fair card."""
    required = followers(tables, hand, led)
    if not required or (required | tables.wild) >> card & 1:
        return 0
    denied = tables.suit_mask[led]
    if tables.must_trump and not tables.power >> card & 1:
        # Who neither follows nor trumps has denied both: which of the two was held stays hidden.
        denied |= tables.power
    return denied


def noted(phase: Playing, card: int) -> tuple[Renege, ...]:
    """Return the reneges of the hand once the seat in turn has played a card."""
    tables, seat = phase.setup.tables, phase.turn
    reneges = tuple(
        replace(renege, exposed=True)
        if renege.seat == seat and renege.denied >> card & 1
        else renege
        for renege in phase.reneges
    )
    denied = denied_cards(tables, phase.hands[seat], phase.led, card)
    return (*reneges, Renege(seat, denied, phase)) if denied else reneges


def correctable(renege: Renege, tricks_taken: int) -> bool:
    """Return whether the trick after the renege is still to be taken."""
    return tricks_taken < len(renege.before.tricks) + 2


def come_out(phase: Playing) -> Renege | None:
    """Return the first renege that has shown itself too late to be corrected."""
    taken = len(phase.tricks)
    for renege in phase.reneges:
        if renege.exposed and not correctable(renege, taken):
            return renege
    return None


def own_correctable(phase: Playing, seat: int) -> Renege | None:
    """Return the latest renege that a seat may take back."""
    for renege in reversed(phase.reneges):
        if renege.seat == seat and correctable(renege, len(phase.tricks)):
            return renege
    return None


def of_opponents(rules: Ruleset, phase: Playing, seat: int) -> Renege | None:
    """Return the first renege by the other side."""
    side = rules.side_of[seat]
    for renege in phase.reneges:
        if rules.side_of[renege.seat] != side:
            return renege
    return None


def opponent_strayed(rules: Ruleset, phase: Playing, seat: int) -> bool:
    """Return whether everybody has seen an opponent not follow, so that a call makes sense."""
    side, setup = rules.side_of[seat], phase.setup
    tricks = [(trick.leader, trick.cards, trick.led) for trick in phase.tricks]
    tricks.append((phase.leader, phase.trick, phase.led))
    return any(
        rules.side_of[player] != side and led >= 0 and setup.tables.suit_of[card] != led
        for leader, cards, led in tricks
        for player, card in list(zip(setup.orders[leader], cards, strict=False))[1:]
    )


def returned_cards(rules: Ruleset, now: Playing, before: Playing) -> tuple[tuple[Seat, Card], ...]:
    """Return who takes which card back when play is restored to `before`, in the order played."""
    played = [*_plays(now)][sum(1 for _ in _plays(before)) :]
    return tuple((rules.seats[seat], rules.deck.cards[card]) for seat, card in played)


def _plays(phase: Playing) -> list[tuple[int, int]]:
    orders = phase.setup.orders
    plays = [
        play
        for trick in phase.tricks
        for play in zip(orders[trick.leader], trick.cards, strict=True)
    ]
    return [*plays, *zip(orders[phase.leader], phase.trick, strict=False)]
