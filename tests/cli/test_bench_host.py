"""`rook13 bench host` measures a real host, if only a small one here."""

from __future__ import annotations

from rook13.cli.bench_host.measure import quantile
from tests.cli.conftest import Run
from tests.cli.online import run as run_process


def test_it_prints_a_line_for_each_pace() -> None:
    ended = run_process("bench", "host", "--tables", "2", "--clients", "2", "--seconds", "1")
    assert (ended.status, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert lines[0] == "2 tables with 2 clients each, TLS 1.3 on loopback"
    human, *full = [line for line in lines if line.startswith(("human", "full speed"))]
    assert human
    assert float(full[-1].split()[3].replace(",", "")) > 0


def test_a_table_has_room_for_four(run: Run) -> None:
    status, _, err = run("bench host --clients 5")
    assert (status, "room for 4 clients" in err) == (2, True)


def test_quantiles_are_values_that_were_measured() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert (quantile(values, 0.5), quantile(values, 0.99), quantile([7.0], 0.99)) == (51, 100, 7)
