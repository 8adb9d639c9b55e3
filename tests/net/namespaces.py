"""A local network on one machine: namespaces, joined by a bridge that has a namespace of its own.

Needs root and `ip`. Nothing outside the namespaces is touched, and leaving the block removes all.
"""

import ctypes
import itertools
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

CLONE_NEWNET = 0x40000000
"""What unshare(2) and setns(2) call the network; Python 3.11 knows neither."""
_serial = itertools.count()


def _why_not() -> str:
    if not sys.platform.startswith("linux"):
        return "network namespaces exist on Linux only"
    if os.geteuid() != 0:
        return "network namespaces need root"
    if shutil.which("ip") is None:
        return "network namespaces need the program ip (iproute2)"
    name = f"rk-{os.getpid()}-probe{next(_serial)}"
    probe = subprocess.run(["ip", "netns", "add", name], capture_output=True)
    if probe.returncode != 0:
        return "this machine does not allow network namespaces"
    ip("netns", "del", name)
    return ""


def ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True)


def enter(namespace: Path) -> None:
    """Have this thread in a network namespace from now on."""
    with namespace.open() as place:
        if ctypes.CDLL(None, use_errno=True).setns(place.fileno(), CLONE_NEWNET):
            raise OSError(ctypes.get_errno(), "setns")


@contextmanager
def own_loopback() -> Iterator[None]:
    """Where that is possible, a loopback on which nobody else on this computer speaks."""
    if _why_not():
        yield
        return
    with Path("/proc/thread-self/ns/net").open() as home:
        libc = ctypes.CDLL(None)
        assert libc.unshare(CLONE_NEWNET) == 0
        try:
            ip("link", "set", "lo", "up")
            ip("route", "add", "224.0.0.0/4", "dev", "lo")
            yield
        finally:
            assert libc.setns(home.fileno(), CLONE_NEWNET) == 0


class Network:
    """Nodes 0 … n-1, each with the address 10.77.0.(n+1) on its interface `lan`."""

    def __init__(self, prefix: str, nodes: int) -> None:
        self._prefix = prefix
        self.nodes = nodes

    @property
    def switch(self) -> str:
        return f"{self._prefix}-switch"

    def namespace(self, node: int) -> str:
        return f"{self._prefix}-n{node}"

    def address(self, node: int) -> str:
        return f"10.77.0.{node + 1}"

    def command(self, node: int, *command: str) -> list[str]:
        """A command line that runs in a node; the process is the command itself, not a wrapper."""
        return ["ip", "netns", "exec", self.namespace(node), *command]

    def pull_plug(self, node: int) -> None:
        """Cut a node off; it keeps its address and does not notice."""
        ip("-n", self.switch, "link", "set", f"port{node}", "nomaster")

    def split(self, nodes: Sequence[int]) -> None:
        """Put some nodes on a network of their own."""
        ip("-n", self.switch, "link", "add", "other", "type", "bridge", "mcast_snooping", "0")
        ip("-n", self.switch, "link", "set", "other", "up")
        for node in nodes:
            ip("-n", self.switch, "link", "set", f"port{node}", "master", "other")

    def join_up(self, nodes: Sequence[int]) -> None:
        """Have one network again."""
        for node in nodes:
            self.plug_in(node)
        ip("-n", self.switch, "link", "del", "other")

    def plug_in(self, node: int) -> None:
        ip("-n", self.switch, "link", "set", f"port{node}", "master", "bridge")


class Routed(Network):
    """Two nodes on networks of their own, with a router in between that passes no multicast."""

    def address(self, node: int) -> str:
        return f"10.78.{node + 1}.2"


@contextmanager
def routed() -> Iterator[Routed]:
    """The same with a router, which takes as long as one between two cities."""
    if why_not := _why_not():
        pytest.skip(why_not)
    net = Routed(f"rk-{os.getpid()}-{next(_serial)}", 2)
    with ExitStack() as cleanup:
        _add_namespace(cleanup, net.switch)
        for node in range(net.nodes):
            _add_namespace(cleanup, net.namespace(node))
            _join(net, node)
            gateway = net.address(node).removesuffix("2") + "1"
            ip("-n", net.switch, "addr", "add", f"{gateway}/24", "dev", f"port{node}")
            ip("-n", net.switch, "link", "set", f"port{node}", "up")
            ip("-n", net.namespace(node), "route", "add", "default", "via", gateway)
            delay = ["qdisc", "add", "dev", f"port{node}", "root", "netem", "delay", "20ms"]
            # Without it the link is only faster than it should be.
            subprocess.run(["tc", "-n", net.switch, *delay], capture_output=True)
        forward = ["sysctl", "-qw", "net.ipv4.ip_forward=1"]
        subprocess.run(["ip", "netns", "exec", net.switch, *forward], check=True)
        yield net


@contextmanager
def network(nodes: int = 4) -> Iterator[Network]:
    """A network for the length of a block; skips the test where there can be none."""
    if why_not := _why_not():
        pytest.skip(why_not)
    net = Network(f"rk-{os.getpid()}-{next(_serial)}", nodes)
    with ExitStack() as cleanup:
        _add_namespace(cleanup, net.switch)
        ip("-n", net.switch, "link", "add", "bridge", "type", "bridge", "mcast_snooping", "0")
        ip("-n", net.switch, "link", "set", "bridge", "up")
        for node in range(nodes):
            _add_namespace(cleanup, net.namespace(node))
            _join(net, node)
            ip("-n", net.switch, "link", "set", f"port{node}", "master", "bridge", "up")
        yield net


def _add_namespace(cleanup: ExitStack, name: str) -> None:
    ip("netns", "add", name)
    cleanup.callback(ip, "netns", "del", name)


def _join(net: Network, node: int) -> None:
    namespace, port = net.namespace(node), f"port{node}"
    veth = ["link", "add", port, "type", "veth", "peer", "name", "lan", "netns", namespace]
    ip("-n", net.switch, *veth)
    ip("-n", namespace, "link", "set", "lo", "up")
    ip("-n", namespace, "addr", "add", f"{net.address(node)}/24", "dev", "lan")
    ip("-n", namespace, "link", "set", "lan", "up")
    ip("-n", namespace, "route", "add", "224.0.0.0/4", "dev", "lan")
