import pytest

from rook13.storage.database import Database
from rook13.storage.people import KnownPeople, KnownPerson, MeetingKind

ANN, BOB, EVE = "a" * 64, "b" * 64, "e" * 64


@pytest.fixture
def people(database: Database) -> KnownPeople:
    return KnownPeople(database)


def test_the_first_meeting_is_trusted_and_remembered(people: KnownPeople) -> None:
    assert people.meet(ANN, "Ann", "owl", now=1).kind is MeetingKind.FIRST
    meeting = people.meet(ANN, "ann", "fox", now=5)
    assert meeting.kind is MeetingKind.KNOWN
    assert meeting.before == KnownPerson(ANN, "Ann", "owl", 1, 1)
    assert people.all() == [KnownPerson(ANN, "ann", "fox", 1, 5)]


def test_a_known_name_with_another_key_is_reported_every_time(people: KnownPeople) -> None:
    people.meet(ANN, "Ann", "owl", now=1)
    for now in (2, 3):
        meeting = people.meet(EVE, "ANN", "owl", now)
        assert meeting.kind is MeetingKind.NAME_OF_ANOTHER
        assert meeting.namesake is not None
        assert meeting.namesake.key == ANN
    assert people.meet(ANN, "Ann", "owl", now=4).kind is MeetingKind.KNOWN


def test_a_known_person_with_a_new_name_is_renamed(people: KnownPeople) -> None:
    people.meet(ANN, "Ann", "owl", now=1)
    meeting = people.meet(ANN, "Anna", "owl", now=2)
    assert meeting.kind is MeetingKind.RENAMED
    assert meeting.before is not None
    assert meeting.before.name == "Ann"


def test_a_name_left_behind_stays_with_its_first_owner(people: KnownPeople) -> None:
    people.meet(ANN, "Ann", "owl", now=1)
    people.meet(ANN, "Anna", "owl", now=2)
    assert people.meet(EVE, "Ann", "owl", now=3).kind is MeetingKind.NAME_OF_ANOTHER


def test_a_name_goes_to_the_new_key_once_it_is_trusted(people: KnownPeople) -> None:
    people.meet(ANN, "Ann", "owl", now=1)
    people.meet(BOB, "Ann", "owl", now=2)
    people.trust(BOB)
    assert people.meet(BOB, "Ann", "owl", now=3).kind is MeetingKind.KNOWN
    assert people.meet(ANN, "Ann", "owl", now=4).kind is MeetingKind.NAME_OF_ANOTHER


def test_somebody_forgotten_is_met_for_the_first_time_again(people: KnownPeople) -> None:
    people.meet(ANN, "Ann", "owl", now=1)
    people.forget(ANN)
    assert people.get(ANN) is None
    assert people.owner_of("Ann") is None
    assert people.meet(EVE, "Ann", "owl", now=2).kind is MeetingKind.FIRST


def test_trusting_or_forgetting_a_stranger_does_nothing(people: KnownPeople) -> None:
    people.trust(ANN)
    people.forget(ANN)
    assert people.all() == []
