"""`rook13 verify`: show for each deal of a recorded game that nobody chose it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from rook13.cli.arguments import add_record
from rook13.cli.problems import FAILED
from rook13.cli.records import read_record, replaying, seated_names
from rook13.engine.record import DealProof, DealRecord, replay, rules_of
from rook13.engine.ruleset import Ruleset
from rook13.table.fair_deal import DealProblem, verify

PROVEN, NOT_PROVEN = 0, 3
SENTENCES = {
    DealProblem.FAILED: "its proof doesn't hold.",
    DealProblem.KEPT_BACK: "more than one promised share was kept back in this game.",
}
FOUND = "what the player's program saw at the table doesn't go with its proof."


def add_arguments(parser: ArgumentParser) -> None:
    """Add what the command takes."""
    add_record(parser)


def run(arguments: Namespace) -> int:
    """Run the command, and return its exit status."""
    record = read_record(arguments.file)
    with replaying(record):
        rules = rules_of(record)
        replay(record)
    names = dict(
        zip((seat.name for seat in rules.seats), seated_names(rules, record.seats), strict=True)
    )
    found = [_verify(rules, hand.deal) for hand in record.hands]
    for number, (hand, problem) in enumerate(zip(record.hands, found, strict=True), 1):
        print(f"Deal {number}: {_sentence(hand.deal, problem, names)}")
    proven = sum(problem is None for problem in found)
    print(f"{proven} of {len(found)} deals are proven.")
    if any(problem is not None and not problem.is_doubt for problem in found):
        return FAILED
    return PROVEN if found and proven == len(found) else NOT_PROVEN


def _verify(rules: Ruleset, deal: DealRecord) -> DealProblem | None:
    """Check one deal; without a share of anybody nothing is proven."""
    if deal.seed is None or deal.proof is None or not deal.proof.shares:
        return DealProblem.MISSING
    found = DealProblem.FAILED if deal.proof.problem else None
    return verify(deal.proof, deal.seed, rules.seats) or found


def _sentence(deal: DealRecord, problem: DealProblem | None, names: dict[str, str]) -> str:
    if deal.proof is None or problem is DealProblem.MISSING:
        why = "the cards were laid by hand" if deal.seed is None else "nobody gave a share"
        return f"not proven; {why}, or no proof was kept."
    if problem is not None:
        why = FOUND if deal.proof.problem else SENTENCES[problem]
        return f"WRONG: {why}{_redrawn(deal.proof)}"
    return (
        f"proven. {_givers(deal.proof, names)}{_witness(deal.proof, names)}{_redrawn(deal.proof)}"
    )


def _redrawn(proof: DealProof) -> str:
    if not proof.redrawn:
        return ""
    return f" Before it, another shuffle was thrown away at {proof.redrawn}'s table."


def _givers(proof: DealProof, names: dict[str, str]) -> str:
    people = _list([names[seat] for seat, _ in proof.shares])
    withheld = _list([names.get(seat, seat) for seat in proof.withheld])
    aside = f" {withheld} had withheld one before, and had no share in this deal." * bool(withheld)
    return (
        f"Its seed follows from the host's secret and the shares of {people}, all promised"
        f" before any of them was given.{aside}"
    )


def _witness(proof: DealProof, names: dict[str, str]) -> str:
    if proof.witness is None:
        return " This is what the host says; no player's program has kept it."
    return (
        f" {names.get(proof.witness, proof.witness)} saw the promises and gave one of the shares."
    )


def _list(people: Sequence[str]) -> str:
    *first, last = people or [""]
    return f"{', '.join(first)} and {last}" if first else last
