"""Tree search over possible worlds."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from rook13.kernel.bits import BIT, BIT_INDEX, BIT_MODULUS, vec
from rook13.kernel.cards import Cards, legal, longest_suit
from rook13.kernel.dealer import Rng
from rook13.kernel.hand import NO_LEAD, Hand, Stakes, side_gain, side_tricks
from rook13.kernel.playouts import FOR_POINTS, policy_out
from rook13.kernel.promises import PromisePlayers

PAYOFF: Final = 10000
EXPLORATION: Final = 0.7

# What a node of the tree has in `links`, besides its card as a bit, and in `stats`, besides how
# often it was offered. A node is the place where its own begin, so that they lie side by side.
_SIBLING: Final = 1
_CHILD: Final = 2
_GROWN: Final = 3
_VISITS: Final = 1
_MEAN: Final = 2
_VALUE: Final = 3
_NODE: Final = 4


class Search:
    """Tree search over what one seat knows: every iteration plays in another possible world.

    Team games have one payoff for what side 0 gains, with a second row for equal tricks where
    `tie` says how many those are; otherwise `payoff` has a row of each seat by its tricks. A node
    is what the searching seat has seen since the root; its statistics are shared by all worlds in
    which its card can be played. Payoffs are whole numbers up to `PAYOFF`.
    """

    def __init__(
        self,
        cards: Cards,
        side: list[i64],
        stakes: Stakes,
        payoff: list[i64],
        alone: bool,
        capacity: i64,
        aims: list[i64] | None = None,
        tie: i64 = -1,
    ) -> None:
        """Take what each seat aims at in playouts, by default at points."""
        self.cards = cards
        self.side = vec[i64](side)
        self.stakes = stakes
        self.payoff = vec[i64](payoff)
        self.alone = alone
        rows = len(side) if alone else (2 if tie >= 0 else 1)
        self.columns: i64 = len(payoff) // rows
        self.aims = vec[i64](aims if aims is not None else [FOR_POINTS] * len(side))
        self.tie = tie
        self.exploration: float = EXPLORATION
        self.earned = vec[i64]([0] * len(side))
        self.shares = vec[i64]([0] * len(side))
        self.links = vec[i64]([0] * (_NODE * int(capacity)))
        self.stats = vec[float]([0.0] * (_NODE * int(capacity)))
        self.path = vec[i64]([0] * 64)
        self.movers = vec[i64]([0] * 64)
        self.next_node: i64 = _NODE
        self.players: PromisePlayers | None = None
        self.me: i64 = -1
        self.seen: i64 = 0

    def play_against(self, players: PromisePlayers, me: i64, seen: i64) -> None:
        """Let everybody but `me` choose as these players would, after all have seen these cards.

        In playouts `me` does so, too.
        """
        self.players = players
        self.me = me
        self.seen = seen

    def run(
        self, root: Hand, worlds: list[list[i64]], iterations: i64, rng: Rng, scratch: Hand
    ) -> None:
        """Add iterations; `worlds` are possible hands of all seats, drawn evenly."""
        count: i64 = len(worlds)
        players = root.players
        hands = scratch.hands
        for _step in range(iterations):
            scratch.copy_table(root)
            world = worlds[rng.below(count)]
            for seat in range(players):
                hands[seat] = world[seat]
            self.iterate(scratch, rng)

    def iterate(self, hand: Hand, rng: Rng) -> None:
        """Descend, add a node, play out, and back up the payoff."""
        node: i64 = 0
        depth: i64 = 0
        growing = True
        cards = hand.cards
        hands = hand.hands
        names_lead = cards.names_lead
        path = self.path
        movers = self.movers
        links = self.links
        is_full = self.next_node >= len(links)
        players = self.players
        seen = self.seen
        while growing:
            mover = hand.turn
            moves = hands[mover]
            if not moves:
                break
            moves = legal(cards, moves, hand.led)
            known = moves & links[node + _GROWN]
            if players is not None and mover != self.me:
                chosen = players.choose(hand, seen, rng)
                if known & BIT[chosen]:
                    node = self.child(node, BIT[chosen])
                elif is_full:
                    break
                else:
                    node = self.grow(node, chosen)
                    growing = False
            elif known != moves and not is_full:
                self.offer(node, known)
                node = self.grow(node, rng.card_of(moves ^ known))
                growing = False
            elif not known:
                break
            else:
                node = self.select(node, known)
            card = BIT_INDEX[links[node] % BIT_MODULUS]
            seen |= BIT[card]
            path[depth] = node
            movers[depth] = mover
            depth += 1
            named: i64 = NO_LEAD
            if names_lead and hand.names_suit(card):
                named = longest_suit(cards, hands[mover])
            hand.play(card, named)
        if players is not None:
            players.play_out(hand, seen, rng)
        else:
            policy_out(hand, self.side, self.aims, rng)
        self.back_up(hand, depth)

    def child(self, parent: i64, bit: i64) -> i64:
        """Return the node of a card that has one."""
        links = self.links
        found = links[parent + _CHILD]
        while links[found] != bit:
            found = links[found + _SIBLING]
        return found

    def offer(self, parent: i64, moves: i64) -> None:
        """Count that these cards, which all have nodes, could have been chosen."""
        links = self.links
        stats = self.stats
        child = links[parent + _CHILD]
        while moves:
            bit = links[child]
            if moves & bit:
                moves ^= bit
                stats[child] = stats[child] + 1.0
            child = links[child + _SIBLING]

    def select(self, parent: i64, moves: i64) -> i64:
        """Return the child to follow by its upper confidence bound; all these cards have nodes."""
        links = self.links
        stats = self.stats
        exploration = self.exploration
        child = links[parent + _CHILD]
        chosen: i64 = 0
        best = -1.0
        while moves:
            bit = links[child]
            if moves & bit:
                moves ^= bit
                times = stats[child] + 1.0
                stats[child] = times
                # The upper confidence bound of what the card is worth.
                score = stats[child + _MEAN] + exploration * sqrt(
                    log(times) / stats[child + _VISITS]
                )
                if score > best:
                    best = score
                    chosen = child
            child = links[child + _SIBLING]
        return chosen

    def grow(self, parent: i64, card: i64) -> i64:
        node = self.next_node
        self.next_node = node + _NODE
        links = self.links
        bit = BIT[card]
        links[node] = bit
        links[node + _SIBLING] = links[parent + _CHILD]
        links[parent + _CHILD] = node
        links[parent + _GROWN] = links[parent + _GROWN] | bit
        self.stats[node] = 1.0
        return node

    def back_up(self, hand: Hand, depth: i64) -> None:
        """Credit every node on the path with the payoff of the seat that moved there."""
        shares = self.shares
        earned = self.earned
        if self.alone:
            won = hand.won
            for seat in range(hand.players):
                share = self.payoff[seat * self.columns + won[seat]]
                shares[seat] = share
                earned[seat] = earned[seat] + share
        else:
            side = self.side
            gain = self.team_payoff(hand)
            for seat in range(hand.players):
                shares[seat] = gain if side[seat] == 0 else PAYOFF - gain
            earned[0] = earned[0] + gain
        path = self.path
        movers = self.movers
        stats = self.stats
        for step in range(depth):
            node = path[step]
            seen = stats[node + _VISITS] + 1.0
            value = stats[node + _VALUE] + float(shares[movers[step]])
            stats[node + _VISITS] = seen
            stats[node + _VALUE] = value
            stats[node + _MEAN] = value / (seen * PAYOFF)

    def team_payoff(self, hand: Hand) -> i64:
        gain = side_gain(hand, self.side, self.stakes)
        if self.tie >= 0 and side_tricks(hand, self.side) == self.tie:
            gain += self.columns
        return self.payoff[gain]

    def earned_by(self, seat: i64, iterations: i64) -> float:
        """Return the mean payoff of a seat, from 0 to 1."""
        if self.alone:
            return float(self.earned[seat]) / float(PAYOFF * iterations)
        mean = float(self.earned[0]) / float(PAYOFF * iterations)
        return mean if self.side[seat] == 0 else 1.0 - mean

    def choices(self) -> list[tuple[int, int, int]]:
        found: list[tuple[int, int, int]] = []
        child = self.links[_CHILD]
        while child != 0:
            card = BIT_INDEX[self.links[child] % BIT_MODULUS]
            visits, value = self.stats[child + _VISITS], self.stats[child + _VALUE]
            found.append((int(card), int(visits), int(value)))
            child = self.links[child + _SIBLING]
        return found
