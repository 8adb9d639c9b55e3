"""A deal that nobody can rig: the host commits to a secret, the players add their shares.

The table draws a secret of 32 bytes and announces its SHA-256. Then every player except the host,
whose share the secret is, sends 32 bytes. The seed of the deal is SHA-256(secret ‖ shares in the
order of the seats). After the hand everything is revealed, and each client checks it by itself.
The host gives no share beside the secret: seeing the others' first, it could choose the deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from hashlib import sha256

from rook13.engine.cards import Card
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import SEED_BYTES, deck_order

Shares = Sequence[tuple[str, str]]
"""Names of seats with their shares in hex digits, in the order of the seats."""


class DealProblem(Enum):
    """What a check of a revealed deal has found."""

    WRONG_COMMITMENT = "wrong_commitment"
    SHARE_CHANGED = "share_changed"
    WRONG_SEED = "wrong_seed"
    WRONG_CARDS = "wrong_cards"


def is_share(text: str) -> bool:
    """Return whether a text is 32 bytes in lower-case hex digits."""
    return len(text) == 2 * SEED_BYTES and set(text) <= set("0123456789abcdef")


def commitment_to(secret: str) -> str:
    """Return what is announced before the shares are known."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed_from(secret: str, shares: Shares) -> str:
    """Return the seed that a secret and the shares make."""
    return sha256(bytes.fromhex(secret + "".join(share for _, share in shares))).hexdigest()


def verify(
    commitment: str,
    secret: str,
    shares: Shares,
    seed: str,
    own: tuple[str, str] | None = None,
) -> DealProblem | None:
    """Check a revealed deal; `own` is the checker's seat and the share the table accepted."""
    if not all(is_share(text) for text in (secret, seed, *(share for _, share in shares))):
        return DealProblem.WRONG_SEED
    if commitment_to(secret) != commitment:
        return DealProblem.WRONG_COMMITMENT
    if own is not None and own not in shares:
        return DealProblem.SHARE_CHANGED
    return None if seed_from(secret, shares) == seed else DealProblem.WRONG_SEED


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
    return None if fits else DealProblem.WRONG_CARDS
