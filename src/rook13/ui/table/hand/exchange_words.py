"""What is still missing before cards are laid aside, and what confirming would do."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rook13.engine.cards import Card, Suit
from rook13.ui.look import Look
from rook13.ui.text import context

tr = context("Exchange")
WIDEST_POINTS = 20


@dataclass(frozen=True, slots=True)
class Plan:
    """What has been chosen so far."""

    wanted: int
    """How many cards are to be laid aside; 0 where only trump is named."""
    chosen: tuple[Card, ...]
    names_trump: bool
    """Whether trump is chosen here, and not by the bid."""
    trump: Suit | None
    has_points: bool
    """Whether cards count anything in this game."""

    @property
    def cards_missing(self) -> int:
        """Return how many cards are yet to be chosen."""
        return self.wanted - len(self.chosen)

    @property
    def trump_missing(self) -> bool:
        """Return whether trump is yet to be chosen."""
        return self.names_trump and self.trump is None

    @property
    def is_complete(self) -> bool:
        """Return whether it can be confirmed."""
        return not self.cards_missing and not self.trump_missing

    @property
    def points(self) -> int:
        """Return what the chosen cards count."""
        return sum(card.points for card in self.chosen)

    def widest(self) -> Plan:
        """Return a plan whose count takes as much room as any."""
        richest = Card(0, "", None, 0, points=WIDEST_POINTS)
        return replace(self, chosen=(richest,) * self.wanted)


def title(plan: Plan) -> str:
    """Return what is to be done."""
    if not plan.wanted:
        return tr("Name trump")
    if plan.wanted == 1 and plan.names_trump:
        return tr("Lay one card aside and name trump")
    if plan.names_trump:
        return tr("Lay {n} cards aside and name trump", n=plan.wanted)
    return tr("Lay {n} cards aside", n=plan.wanted)


def count(plan: Plan) -> str:
    """Return how many cards are chosen, and what they count."""
    chosen = tr("{chosen} of {wanted} chosen", chosen=len(plan.chosen), wanted=plan.wanted)
    if not plan.has_points:
        return chosen
    return tr("{chosen}, {n} points", chosen=chosen, n=plan.points)


def verdict(plan: Plan, look: Look) -> str:
    """Return what is missing, or what confirming does."""
    return summary(plan, look) if plan.is_complete else missing(plan)


def missing(plan: Plan) -> str:
    """Return what is still to be chosen."""
    cards = plan.cards_missing
    if not cards:
        return tr("Choose trump.")
    if plan.trump_missing:
        one, more = (
            tr("Choose one more card, and trump."),
            tr("Choose {n} more cards, and trump.", n=cards),
        )
    else:
        one, more = tr("Choose one more card."), tr("Choose {n} more cards.", n=cards)
    return one if cards == 1 else more


def summary(plan: Plan, look: Look) -> str:
    """Return what confirming does."""
    suit = look.suit_name(plan.trump)
    if not plan.wanted:
        return tr("{suit} is trump.", suit=suit)
    if plan.has_points and plan.names_trump:
        return tr("You bury {n} points; {suit} is trump.", n=plan.points, suit=suit)
    if plan.has_points:
        return tr("You bury {n} points.", n=plan.points)
    if plan.trump is None:
        return tr("You lay {n} cards aside; there is no trump.", n=plan.wanted)
    return tr("You lay {n} cards aside; {suit} is trump.", n=plan.wanted, suit=suit)
