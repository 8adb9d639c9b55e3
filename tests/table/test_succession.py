"""Who goes on with a table: majorities, partitions that heal, and claims that are worth nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from rook13.table.succession import (
    Agreement,
    Claim,
    MoveHistory,
    Successor,
    Successors,
    Verdict,
    copy_id,
    state_digest,
)

STATE = state_digest("the finished hands")
FOUR = ("ann", "bea", "cal", "dot")


def sign_as(key: str, message: bytes) -> bytes:
    return sha256(key.encode() + message).digest()


def is_signed(key: str, message: bytes, signature: bytes) -> bool:
    return sign_as(key, message) == signature


class Person:
    """Somebody's program: whom it takes for the host, and what it has signed."""

    def __init__(self, key: str, host: str) -> None:
        self.key = key
        self.history = MoveHistory("t1", host)

    def sign(self, message: bytes) -> bytes:
        return sign_as(self.key, message)

    def agree(self, claim: Claim) -> list[Agreement]:
        found = self.history.agree(claim, self.key, self.sign)
        if found is None:
            return []
        self.history = self.history.promise(claim.epoch, claim.host)
        return [found]


class World:
    """All who were seated at a table, the host first."""

    def __init__(self, keys: Iterable[str] = FOUR, epoch: int = 0) -> None:
        self.keys = tuple(keys)
        self.people = {key: Person(key, self.keys[0]) for key in self.keys}
        self.listed = self.successors(self.keys[0], epoch)
        self.claims: list[Claim] = []

    def successors(self, host: str, epoch: int) -> Successors:
        order = tuple(Successor(key, "", 1) for key in self.keys if key != host)
        listed = Successors("t1", epoch, 1, host, self.keys, order, STATE)
        return listed.signed(self.people[host].sign)

    def succeed(self, group: Iterable[str]) -> Claim | None:
        """Let those who can reach each other, without the host, go on as far as they can."""
        present = [key for key in group if self.people[key].history.host not in set(group)]
        bound = [self.people[key].history.bound_to() for key in present]
        order = [each.key for each in self.listed.order if each.key in present]
        # A client that has signed goes on with the same successor.
        first = max(order, key=bound.count, default=None)
        if first is None:
            return None
        offer = Claim(self.listed, first)
        agreements = [each for key in present for each in self.people[key].agree(offer)]
        claim = replace(offer, agreements=tuple(agreements))
        if claim.verdict(is_signed) is Verdict.SAME_TABLE:
            self.claims.append(claim)
        self.tell(present)
        return claim

    def tell(self, keys: Iterable[str]) -> None:
        for key in keys:
            person = self.people[key]
            person.history = person.history.follow(self.claims, is_signed)

    def hosts(self) -> set[tuple[str, int]]:
        return {(p.history.host, p.history.epoch) for p in self.people.values()}


def test_three_of_four_go_on_under_the_same_id_and_the_old_host_finds_them() -> None:
    world = World()
    claim = world.succeed(FOUR[1:])
    assert claim is not None
    assert (claim.host, claim.epoch) == ("bea", 1)
    assert claim.verdict(is_signed) is Verdict.SAME_TABLE
    assert ("ann", 0) in world.hosts()
    world.tell(FOUR)
    assert world.hosts() == {("bea", 1)}


def test_two_of_four_go_on_as_a_copy_and_come_back_to_the_table() -> None:
    world = World()
    claim = world.succeed(("cal", "dot"))
    assert claim is not None
    assert claim.verdict(is_signed) is Verdict.COPY
    assert copy_id(claim) not in ("t1", copy_id(replace(claim, host="dot")))
    world.tell(FOUR)
    assert world.hosts() == {("ann", 0)}


def test_the_successor_who_is_gone_is_passed_over() -> None:
    claim = World().succeed(("cal", "dot"))
    assert claim is not None
    assert claim.host == "cal"


def test_a_host_that_hands_over_needs_a_majority_like_everybody() -> None:
    world = World()
    claim = Claim(world.listed, "dot")
    votes = [vote for key in ("ann", "dot", "cal") for vote in world.people[key].agree(claim)]
    assert replace(claim, agreements=tuple(votes[:2])).verdict(is_signed) is Verdict.COPY
    claim = replace(claim, agreements=tuple(votes))
    assert claim.verdict(is_signed) is Verdict.SAME_TABLE
    world.claims.append(claim)
    world.tell(FOUR)
    assert world.hosts() == {("dot", 1)}


def test_a_client_away_for_several_epochs_follows_all_of_them() -> None:
    world = World()
    world.succeed(("bea", "cal", "dot"))
    world.listed = world.successors("bea", 1)
    world.tell(("ann",))
    world.succeed(("ann", "cal", "dot"))
    first, second = world.claims
    late = MoveHistory("t1", "ann")
    there = late.follow([second, first], is_signed)
    assert (there.host, there.epoch) == ("ann", 2)
    assert late.follow([second], is_signed) == late


def test_a_part_that_was_too_small_goes_on_with_the_same_successor_when_more_come() -> None:
    world = World()
    small = world.succeed(("cal", "dot"))
    assert small is not None
    assert small.verdict(is_signed) is Verdict.COPY
    claim = world.succeed(("bea", "cal", "dot"))
    assert claim is not None
    assert (claim.host, claim.verdict(is_signed)) == ("cal", Verdict.SAME_TABLE)


def test_a_claim_without_the_right_signatures_is_worth_nothing() -> None:
    world = World()
    claim = world.succeed(FOUR[1:])
    assert claim is not None
    forged = replace(world.listed, order=(Successor("mal", "", 1),))
    for wrong in (
        replace(claim, successors=forged),
        replace(claim, successors=replace(world.listed, seated=("bea",))),
        replace(claim, host="mal"),
        replace(claim, agreements=()),
        replace(claim, successors=replace(world.listed, state=state_digest("other hands"))),
    ):
        assert wrong.verdict(is_signed) is Verdict.WORTHLESS
    stuffed = [replace(claim.agreements[1], voter=key) for key in ("ann", "dot")]
    ballots = (claim.agreements[0], *stuffed)
    assert replace(claim, agreements=ballots).verdict(is_signed) is Verdict.COPY


def test_nobody_signs_for_two_successors_of_one_epoch() -> None:
    world = World()
    bea = world.people["bea"]
    assert bea.agree(Claim(world.listed, "bea"))
    assert not bea.agree(Claim(world.listed, "cal"))
    assert bea.agree(Claim(world.listed, "bea"))


def test_nobody_signs_for_an_older_list_unless_the_same_people_were_seated() -> None:
    world = World()
    ann, bea = world.people["ann"], world.people["bea"]
    newer = replace(world.listed, serial=2).signed(ann.sign)
    bea.history = bea.history.learn(newer, is_signed)
    assert bea.history.learn(world.listed, is_signed) == bea.history
    assert bea.agree(Claim(world.listed, "cal"))
    other = replace(world.listed, serial=3, seated=("ann", "bea", "cal", "eve")).signed(ann.sign)
    bea.history = bea.history.learn(other, is_signed)
    assert not bea.agree(Claim(newer, "cal"))
    assert bea.agree(Claim(other, "cal"))


@given(st.data())
def test_however_a_table_is_cut_at_most_one_part_is_the_table_and_all_find_it(
    data: st.DataObject,
) -> None:
    keys = tuple(f"p{n}" for n in range(data.draw(st.integers(2, 6))))
    world = World(keys)
    epoch = 0
    for _ in range(data.draw(st.integers(1, 3))):
        parts = {key: data.draw(st.integers(0, 2)) for key in keys}
        groups = [[key for key in keys if parts[key] == part] for part in range(3)]
        order = data.draw(st.permutations(groups))
        before = len(world.claims)
        made = [world.succeed(group) for group in order]
        verdicts = [claim.verdict(is_signed) for claim in made if claim is not None]
        assert verdicts.count(Verdict.SAME_TABLE) <= 1
        assert len(world.claims) - before == verdicts.count(Verdict.SAME_TABLE)
        # Nobody ever takes two tables of one epoch for the real one.
        for one in world.hosts():
            assert sum(epoch == one[1] for _, epoch in world.hosts()) == 1
        world.tell(keys)
        assert len(world.hosts()) == 1
        ((host, now),) = world.hosts()
        assert now in (epoch, epoch + 1)
        epoch = now
        world.listed = world.successors(host, epoch)


@given(st.integers(2, 6), st.data())
def test_a_part_is_the_table_exactly_when_it_is_the_larger_one(
    count: int, data: st.DataObject
) -> None:
    keys = tuple(f"p{n}" for n in range(count))
    group = data.draw(st.sets(st.sampled_from(keys[1:]), min_size=1))
    claim = World(keys).succeed(sorted(group))
    assert claim is not None
    is_table = claim.verdict(is_signed) is Verdict.SAME_TABLE
    assert is_table == (2 * len(group) > count)
