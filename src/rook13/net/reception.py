"""Who is here: one connection for each key, and one key for each name."""

from __future__ import annotations

from rook13.net.host_peer import HostPeer
from rook13.protocol.errors import Code
from rook13.table.people import Person


class Reception:
    """Knows everybody who has signed in."""

    def __init__(self) -> None:
        self._peers: dict[str, HostPeer] = {}

    def objection(self, person: Person) -> Code | None:
        """Return why somebody may not sign in."""
        if not person.has_good_name():
            return Code.BAD_NAME
        folded = person.name.casefold()
        for key, peer in self._peers.items():
            if key != person.key and peer.person.name.casefold() == folded:
                return Code.NAME_TAKEN
        return None

    def sign_in(self, peer: HostPeer, person: Person) -> HostPeer | None:
        """Note who it is, and return the connection that they had before."""
        before = self._peers.pop(person.key, None)
        peer.sign_in(person)
        self._peers[person.key] = peer
        return before

    def forget(self, peer: HostPeer) -> None:
        """Note that a connection is gone."""
        if peer.is_signed_in and self._peers.get(peer.person.key) is peer:
            del self._peers[peer.person.key]
