"""What the flows work with: storage, own tables, the local network, hints and sounds."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.background.jobs import Executor
from rook13.net.discovery.directory import LanDirectory
from rook13.own_tables import OwnTables
from rook13.storage.accounts import Accounts, GuestStore
from rook13.storage.certificates import KnownHosts
from rook13.storage.database import Database
from rook13.storage.files import DataPaths
from rook13.storage.identity import KnownNames
from rook13.table.config import Pacing
from rook13.ui.kit.look import Motion
from rook13.ui.sound import Sounds


@dataclass(frozen=True, slots=True)
class Services:
    """Everything the navigator works with; made once, when the program starts."""

    paths: DataPaths
    database: Database
    accounts: Accounts
    guests: GuestStore
    names: KnownNames
    hosts: KnownHosts
    tables: OwnTables
    lan: LanDirectory
    experts: Executor
    """Who gives hints."""
    sounds: Sounds


def pacing_of(motion: Motion) -> Pacing:
    """Return how fast bots play at a speed of the window."""
    return Pacing(bot_delay=motion.bot_delay, hand_pause=motion.hand_pause)
