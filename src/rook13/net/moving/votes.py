"""For whom people have signed that a table goes on there: written down before it is sent.

Nobody signs for two hosts in one epoch, so what a program has signed must outlast it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from rook13.background.jobs import Executor
from rook13.net.host.journals import Journals
from rook13.table.succession import Claim

log = logging.getLogger(__name__)


class Votes:
    """Writes and reads votes, with an executor there and never in the event loop."""

    def __init__(self, journals: Journals, executor: Executor | None = None) -> None:
        self._journals = journals
        self._executor = executor

    def cast(
        self,
        voter: str,
        claim: Claim,
        owner: QObject,
        written: Callable[[str], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Write down that somebody signs for a claim, unless they have signed for another.

        `written` is told for whom they have signed in its epoch. Nothing is heard any more when
        `owner` is gone.
        """
        vote = (voter, claim.table_id, claim.epoch, claim.host)
        self._do(partial(self._journals.vote, *vote), owner, written, failed)

    def recall(
        self,
        voter: str,
        table_id: str,
        epoch: int,
        owner: QObject,
        found: Callable[[str | None], None],
    ) -> None:
        """Find for whom somebody has signed in an epoch, if they have."""

        def failed(error: Exception) -> None:
            # The next signature asks the disk again.
            log.error("votes cannot be read: %s", error)

        self._do(partial(self._journals.vote_of, voter, table_id, epoch), owner, found, failed)

    def _do(
        self,
        work: Callable[[], Any],
        owner: QObject,
        then: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> None:
        if self._executor is not None:
            job = self._executor.submit(work, owner=owner)
            job.finished.connect(then)
            job.failed.connect(failed)
            return
        try:
            result = work()
        except Exception as error:
            failed(error)
        else:
            then(result)
