"""`make bench WHAT=host` measures a real host, if only a small one here."""

from __future__ import annotations

import pytest

from tests.tools.conftest import Bench, in_new_process
from tools.host_load import quantile


def test_it_prints_a_line_for_each_pace() -> None:
    ended = in_new_process("host", "--tables", "2", "--clients", "2", "--seconds", "1")
    assert (ended.status, ended.err) == (0, "")
    alone, group, *lines = ended.out.splitlines()
    assert alone.startswith("journal,  1 actions a sync: ")
    assert group.startswith("journal, 20 actions a sync: ")
    assert lines[0] == "2 tables with 2 clients each, TLS 1.3 on loopback"
    human, *full = [line for line in lines if line.startswith(("human", "full speed"))]
    assert human
    assert float(full[-1].split()[3].replace(",", "")) > 0


def test_a_table_has_room_for_four(bench: Bench, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        bench("host --clients 5")
    assert "room for 4 clients" in capsys.readouterr().err


def test_quantiles_are_values_that_were_measured() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert (quantile(values, 0.5), quantile(values, 0.99), quantile([7.0], 0.99)) == (51, 100, 7)
