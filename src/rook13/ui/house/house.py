"""Everything behind the window in one place."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.storage.accounts import Accounts
from rook13.storage.database import Database
from rook13.storage.guests import KeptGuest
from rook13.storage.hosts import KnownHosts
from rook13.storage.paths import DataPaths
from rook13.storage.people import KnownPeople
from rook13.ui.advice import Adviser
from rook13.ui.house.neighbourhood import Neighbourhood
from rook13.ui.house.tables import OwnTables
from rook13.ui.sound import Sounds


@dataclass(frozen=True, slots=True)
class House:
    """What the journey uses; made once, by whoever starts the program."""

    paths: DataPaths
    database: Database
    accounts: Accounts
    guests: KeptGuest
    people: KnownPeople
    hosts: KnownHosts
    tables: OwnTables
    around: Neighbourhood
    adviser: Adviser
    sounds: Sounds
