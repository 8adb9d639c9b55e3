"""Lets the frozen program play a whole game between two machines: network namespaces, as root.

python packaging/two_machines.py            on one network, where the table is found by mDNS
python packaging/two_machines.py --routed   through a router that passes no multicast, as a VPN does
"""

from __future__ import annotations

import io
import json
import os
import re
import selectors
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import build

sys.path.insert(0, str(build.ROOT))

from tests.cli.screen_player import ScreenPlayer
from tests.net.namespaces import ip, network

NAME = "Den"
OPTIONS = ["--options", "target=200", "floor=-100"]
PROMPT = re.compile(r"^  you may .*$", re.MULTILINE)
LONGEST = 300
DELAY_MS = 20
"""One way through the router, as between two cities."""


class Failed(Exception):
    """What did not work, in a sentence."""


@contextmanager
def one_network() -> Iterator[tuple[list[str], list[str], str]]:
    """Yield what starts a command on each machine, and the first one's address."""
    with network(2) as net:
        yield net.command(0), net.command(1), net.address(0)


@contextmanager
def routed_link() -> Iterator[tuple[list[str], list[str], str]]:
    """The same for two machines on different networks, with a router in between."""
    names = [f"rk-{os.getpid()}-{name}" for name in ("left", "router", "right")]
    left, router, right = names
    with ExitStack() as cleanup:
        for name in names:
            ip("netns", "add", name)
            cleanup.callback(ip, "netns", "del", name)
            ip("-n", name, "link", "set", "lo", "up")
        for number, name in ((1, left), (2, right)):
            port = f"port{number}"
            veth = ["link", "add", port, "type", "veth", "peer", "name", "wan", "netns", name]
            ip("-n", router, *veth)
            ip("-n", router, "addr", "add", f"10.78.{number}.1/24", "dev", port)
            ip("-n", router, "link", "set", port, "up")
            ip("-n", name, "addr", "add", f"10.78.{number}.2/24", "dev", "wan")
            ip("-n", name, "link", "set", "wan", "up")
            ip("-n", name, "route", "add", "default", "via", f"10.78.{number}.1")
            delay = ["qdisc", "add", "dev", port, "root", "netem", "delay", f"{DELAY_MS}ms"]
            # Without it the link is only faster than it should be.
            subprocess.run(["tc", "-n", router, *delay], capture_output=True)
        forward = ["sysctl", "-qw", "net.ipv4.ip_forward=1"]
        subprocess.run(["ip", "netns", "exec", router, *forward], check=True)
        yield (
            ["ip", "netns", "exec", left],
            ["ip", "netns", "exec", right],
            "10.78.1.2",
        )


def found_tables(there: list[str], home: Path) -> list[dict[str, object]]:
    """Return the tables that the second machine sees by itself."""
    done = subprocess.run(
        [*there, str(build.PROGRAM), "tables", "--once", "--json"],
        capture_output=True,
        encoding="utf-8",
        env=_environment(home),
        timeout=LONGEST,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def play(there: list[str], where: list[str], home: Path) -> str:
    """Join from the second machine, start the game, and play every card of it; return the end."""
    guest = subprocess.Popen(
        [*there, str(build.PROGRAM), "join", *where, "--table", NAME, "--name", "Bea"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=_environment(home) | {"NO_COLOR": "1"},
    )
    try:
        return _played(guest)
    finally:
        guest.kill()
        guest.wait()


def _played(guest: subprocess.Popen[bytes]) -> str:
    """Answer each question on the screen as somebody would who reads it."""
    assert guest.stdin is not None
    assert guest.stdout is not None
    player = ScreenPlayer(io.StringIO())
    guest.stdin.write(b"start\n")
    guest.stdin.flush()
    waiter = selectors.DefaultSelector()
    waiter.register(guest.stdout, selectors.EVENT_READ)
    shown, answered, end = "", 0, time.monotonic() + LONGEST
    while time.monotonic() < end:
        if waiter.select(timeout=1):
            read = os.read(guest.stdout.fileno(), 65536)
            shown += read.decode("utf-8", errors="replace")
            if not read:
                break
        if "The game is over." in shown:
            return shown
        asked = len(PROMPT.findall(shown[: shown.rfind("\n") + 1]))
        if asked > answered:
            answered = asked
            guest.stdin.write(f"{player._answer(shown[-4000:])}\n".encode())
            guest.stdin.flush()
    raise Failed(f"The game did not end. The last lines were:\n{shown[-2000:]}")


def _environment(home: Path) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"}


def run(*, routed: bool) -> None:
    """Host on one machine, and play from the other until the game is over."""
    with ExitStack() as stack:
        here, there, address = stack.enter_context(routed_link() if routed else one_network())
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        hosting = ["host", "--name", NAME, "--pace", "fast", "--json", *OPTIONS]
        host = subprocess.Popen(
            [*here, str(build.PROGRAM), *hosting],
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=_environment(home / "host"),
        )
        stack.callback(host.wait)
        stack.callback(host.terminate)
        assert host.stdout is not None
        told = json.loads(host.stdout.readline())
        begun = time.monotonic()
        tables = found_tables(there, home / "guest")
        if routed and tables:
            raise Failed("A table was found through the router, which passes no multicast.")
        if not routed and [table["name"] for table in tables] != [NAME]:
            raise Failed(f"The table was not found by mDNS; found: {tables}")
        where = [f"{address}:{told['port']}"] if routed else []
        shown = play(there, where, home / "guest")
        questions = len(PROMPT.findall(shown))
        how = "by address, through a router" if routed else "found by mDNS"
        sent = _received(there) / 1000
        took = time.monotonic() - begun
        print(
            f"A whole game, {how}: {took:.0f} s, {questions} decisions, {sent:.0f} kB to the guest."
        )


def _received(there: list[str]) -> int:
    """Return the bytes that have come to a machine over its network."""
    shown = subprocess.run([*there, "ip", "-j", "-s", "link"], capture_output=True, text=True)
    links = json.loads(shown.stdout)
    return sum(each["stats64"]["rx"]["bytes"] for each in links if each["ifname"] != "lo")


def main(arguments: list[str]) -> int:
    """Play, and say what did not work."""
    if os.geteuid() != 0:
        print("Network namespaces need root: run this with sudo.")
        return 1
    try:
        if not build.PROGRAM.exists():
            build.freeze()
        run(routed="--routed" in arguments)
    except (Failed, build.CannotFreeze, subprocess.SubprocessError) as problem:
        print(problem)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
