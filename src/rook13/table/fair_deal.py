"""A deal that nobody can choose: everybody promises a share, and only then are shares given.

The table draws a secret of 32 bytes and announces its SHA-256. Every player's program draws a
share of 32 bytes and sends its SHA-256. When all are there, the table publishes them; then every
program gives its share. The seed of the deal is SHA-256(secret ‖ shares in the order of the
seats). After the hand everything is revealed, and each client checks it by itself. A player who
promised a share and does not give it has no share in this game any more, and the deal starts again
with another secret and other shares. Decision 17 says why this cannot be used to choose a deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from hashlib import sha256

from rook13.engine.cards import Card
from rook13.engine.record import DealProof
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import SEED_BYTES, deck_order

Shares = Sequence[tuple[str, str]]
"""Names of seats with their shares in hex digits, in the order of the seats."""
NO_SHARE = "00" * SEED_BYTES
"""Stands in a seed for shares where nobody gives one."""
MOST_WITHHELD = 1
"""How often in a game a share may be withheld before clients call its deals wrong."""


class DealProblem(Enum):
    """What a check of a deal has found."""

    FAILED = "failed"
    """The proof is wrong, or the host did what no proof can account for."""
    MISSING = "missing"
    """Nothing is known to be wrong, but the player's own share was not in the deal."""
    KEPT_BACK = "kept_back"
    """More than one player has kept back a share that was promised."""

    @property
    def is_doubt(self) -> bool:
        """Return whether nothing is known to be wrong."""
        return self is DealProblem.MISSING


def is_share(text: str) -> bool:
    """Return whether a text is 32 bytes in lower-case hex digits."""
    return len(text) == 2 * SEED_BYTES and set(text) <= set("0123456789abcdef")


def commitment_to(secret: str) -> str:
    """Return what is announced of a secret or a share before any of them is known."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed_from(secret: str, shares: Shares, *, is_announced: bool = True) -> str:
    """Return the seed that a secret and the shares make.

    Without a share the SHA-256 of the secret would be the seed, and that is what was announced;
    only where nobody else plays does it not matter.
    """
    parts = "".join(share for _, share in shares)
    if not parts and is_announced:
        parts = NO_SHARE
    return sha256(bytes.fromhex(secret + parts)).hexdigest()


def verify(
    proof: DealProof, seed: str, seats: Sequence[Seat], own: tuple[str, str] | None = None
) -> DealProblem | None:
    """Check how a seed came about; `own` is the checker's seat and the share it has given."""
    digits = (proof.secret, seed, *(share for _, share in proof.shares))
    if not all(map(is_share, digits)):
        return DealProblem.FAILED
    if commitment_to(proof.secret) != proof.commitment:
        return DealProblem.FAILED
    given = {seat: commitment_to(share) for seat, share in proof.shares}
    if given != dict(proof.commitments) or (own is not None and own not in proof.shares):
        return DealProblem.FAILED
    if len(proof.withheld) > MOST_WITHHELD:
        return DealProblem.KEPT_BACK
    shares = dict(proof.shares)
    order = [(seat.name, shares[seat.name]) for seat in seats if seat.name in shares]
    # Nothing is announced to a player alone in their own program.
    seeds = [seed_from(proof.secret, order, is_announced=each) for each in (True, False)]
    fits = len(order) == len(proof.shares) and seed in seeds
    return None if fits else DealProblem.FAILED


def verify_cards(
    rules: Ruleset, dealer: Seat, number: int, seed: str, seen: Mapping[Seat, Sequence[Card]]
) -> DealProblem | None:
    """Check that a seed gives the hands as dealt that were seen in hand `number` of a game."""
    order = deck_order(bytes.fromhex(seed), len(rules.deck))
    dealt = rules.deal(order, dealer.index, number)
    fits = all(
        set(cards) == set(rules.deck.in_mask(dealt.hands[seat.index]))
        for seat, cards in seen.items()
    )
    return None if fits else DealProblem.FAILED
