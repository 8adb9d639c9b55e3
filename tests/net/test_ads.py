from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rook13.net.discovery.ads import FoundTable, fit, host_txt, is_host, table_txt
from rook13.protocol.messages import TableInfo
from rook13.table.limits import NAME_LENGTH

DEN = TableInfo("t1", "Ann's den", "rook13", 4, "open", 3, has_password=True)


def txt(info: TableInfo) -> dict[str, str | None]:
    return {key: str(value) for key, value in table_txt(info).items()}


def read(record: Mapping[str, str | None]) -> TableInfo | None:
    found = FoundTable.from_txt("k", record, ())
    return found.info if found is not None else None


def test_what_is_announced_is_what_is_read() -> None:
    stall = replace(DEN, has_password=False, name="Bücherstübli 🂡", free=0, house_rules=3)
    for info in (DEN, stall):
        assert read(txt(info)) == info


@pytest.mark.parametrize("rules", [None, "", "x", "-1", "99999"])
def test_house_rules_that_make_no_sense_are_none(rules: str | None) -> None:
    assert read({**txt(DEN), "rules": rules}) == DEN


def test_nothing_else_is_announced() -> None:
    assert set(table_txt(DEN)) == {"v", "id", "name", "game", "seats", "lock", "state", "rules"}
    assert set(host_txt()) == {"v"}


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
    assert read(txt(DEN) | changes) is None


def test_names_from_the_network_are_made_harmless() -> None:
    info = read(txt(DEN) | {"name": "a\x1b[31m\u202eb" + "x" * 500})
    assert info is not None
    assert info.name.startswith("a [31m b")
    assert len(info.name) == NAME_LENGTH
    for unseen in ("\u3164\u2800", "B" + "\u0300" * 9):
        assert read(txt(DEN) | {"name": unseen}) is None


def test_what_a_later_version_adds_is_passed_over() -> None:
    assert read(txt(DEN) | {"later": "x"}) == DEN


def test_a_host_is_told_from_a_table() -> None:
    assert is_host({"v": "7"})
    assert not is_host({"v": ""})
    assert not is_host(txt(DEN))


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
    read(record)
    is_host(record)
