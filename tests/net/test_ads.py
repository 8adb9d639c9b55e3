from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rook13.net.discovery.ads import MAX_NAME, DailyAd, TableAd, fit, host_protocol, host_txt

DEN = TableAd("t1", "Ann's den", "rook13", 3, 4, locked=True, state="open", protocol=1)


def txt(ad: TableAd) -> dict[str, str | None]:
    return {key: str(value) for key, value in ad.to_txt().items()}


def test_what_is_announced_is_what_is_read() -> None:
    for ad in (DEN, replace(DEN, locked=False, name="Bücherstübli 🂡", seats_free=0, house_rules=3)):
        assert TableAd.from_txt(txt(ad)) == ad


@pytest.mark.parametrize("rules", [None, "", "x", "-1", "99999"])
def test_house_rules_that_make_no_sense_are_none(rules: str | None) -> None:
    assert TableAd.from_txt({**txt(DEN), "rules": rules}) == DEN


def test_nothing_else_is_announced() -> None:
    assert set(DEN.to_txt()) == {"v", "id", "name", "game", "seats", "lock", "state", "rules"}
    assert set(host_txt(1)) == {"v"}


@pytest.mark.parametrize(
    "changes",
    [
        {"v": "x"},
        {"v": None},
        {"id": ""},
        {"id": "a b"},
        {"id": "x" * 65},
        {"name": ""},
        {"name": "\n"},
        {"game": "../etc"},
        {"seats": "3"},
        {"seats": "5/4"},
        {"seats": "1/99"},
        {"seats": "-1/4"},
        {"seats": "٣/4"},
        {"state": None},
    ],
)
def test_nonsense_from_the_network_is_ignored(changes: dict[str, str | None]) -> None:
    assert TableAd.from_txt(txt(DEN) | changes) is None


def test_names_from_the_network_are_made_harmless() -> None:
    ad = TableAd.from_txt(txt(DEN) | {"name": "a\x1b[31m\u202eb" + "x" * 500})
    assert ad is not None
    assert ad.name.startswith("a [31m b")
    assert len(ad.name) == MAX_NAME
    for unseen in ("\u3164\u2800", "B" + "\u0300" * 9):
        assert TableAd.from_txt(txt(DEN) | {"name": unseen}) is None


def test_what_a_later_version_adds_is_passed_over() -> None:
    assert TableAd.from_txt(txt(DEN) | {"later": "x"}) == DEN


def test_a_host_is_told_from_a_table() -> None:
    assert host_protocol({"v": "7"}) == 7
    assert host_protocol({"v": ""}) is None
    assert host_protocol(txt(DEN)) is None


@given(st.text())
def test_every_name_fits_into_a_record(name: str) -> None:
    assert len(b"name=" + fit(name).encode()) <= 255


@given(
    st.dictionaries(
        st.sampled_from(["v", "id", "name", "game", "seats", "lock", "state"]),
        st.none() | st.text(),
    )
)
def test_no_record_breaks_the_reading(record: dict[str, str | None]) -> None:
    TableAd.from_txt(record)
    host_protocol(record)


DAILY = DailyAd("2026-11-16", "rook13", "Ann", "A1", tuple(f"A1 R{n}" for n in range(150)))


def test_a_result_of_the_day_is_read_as_it_was_announced() -> None:
    announced = {key: str(value) for key, value in DAILY.to_txt().items()}
    assert DailyAd.from_txt(announced) == DAILY
    assert all(len(f"{key}={value}".encode()) <= 255 for key, value in announced.items())
    # A table, or a host, is not taken for one, and the other way round.
    assert DailyAd.from_txt(txt(DEN)) is None
    assert DailyAd.from_txt({"v": "1"}) is None
    assert TableAd.from_txt(announced) is None
    assert host_protocol(announced) is None


@pytest.mark.parametrize("name", ["day", "game", "seat", "name"])
def test_a_result_without_what_it_needs_is_none(name: str) -> None:
    announced = {key: str(value) for key, value in DAILY.to_txt().items()}
    assert DailyAd.from_txt({**announced, name: "\n"}) is None
