"""Hosts met before: the first certificate that a host shows is trusted and remembered."""

from __future__ import annotations

from rook13.storage.database import Database


class KnownHosts:
    """Certificates by the place where they were seen, such as `192.168.1.7:41313`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def fingerprint_of(self, place: str) -> str | None:
        """The certificate that a host showed, if it is known."""
        rows = self._database.read("SELECT fingerprint FROM hosts WHERE place = ?", [place])
        return str(rows[0][0]) if rows else None

    def remember(self, place: str, fingerprint: str, now: float) -> None:
        """Remember a certificate, which replaces what was known."""
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO hosts VALUES (?, ?, ?, ?) ON CONFLICT (place) DO UPDATE SET"
                " fingerprint = excluded.fingerprint, last_seen = excluded.last_seen",
                [place, fingerprint, now, now],
            )

    def forget(self, place: str) -> None:
        """Forget a host; the next meeting is a first one."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM hosts WHERE place = ?", [place])
