"""Notices records that are again what they were before, which zeroconf's own browser overlooks.

A table with a free seat that was taken and left is announced as it was a moment ago. That record is
still in zeroconf's cache, so it is no news to its browser, and the one in between counts as newer.
"""

from __future__ import annotations

from collections.abc import Callable

from zeroconf import RecordUpdate, RecordUpdateListener, Zeroconf

TYPE_TXT = 16
CLASS_IN = 1


class ReturningRecords(RecordUpdateListener):
    """Removes what a text record replaces, and tells whose it is."""

    def __init__(self, on_return: Callable[[str], None]) -> None:
        super().__init__()
        self._on_return = on_return

    def async_update_records(self, zc: Zeroconf, now: float, records: list[RecordUpdate]) -> None:
        """Look through records that have come; from the loop."""
        for update in records:
            record = update.new
            if record.type != TYPE_TXT or update.old is None or record.is_expired(now):
                continue
            cached = zc.cache.get_all_by_details(record.name, TYPE_TXT, CLASS_IN)
            replaced = [each for each in cached if each != record]
            if replaced:
                zc.cache.async_remove_records(replaced)
                self._on_return(record.name)
