"""The schema of the database: all of it for a new file, and the steps that bring an older one here.

Nothing has been released yet. Until then, a change of the schema raises `VERSION` and comes with no
step: a database of an older version is set aside. From the first release on, a change also needs a
step in `STEPS`.
"""

from __future__ import annotations

from typing import NamedTuple

VERSION = 15
TABLES = """
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID

CREATE TABLE accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    avatar TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE CHECK (length(key) = 64),
    has_password INTEGER NOT NULL CHECK (has_password IN (0, 1)),
    salt BLOB NOT NULL,
    nonce BLOB NOT NULL,
    ciphertext BLOB NOT NULL,
    time_cost INTEGER NOT NULL,
    memory_kib INTEGER NOT NULL,
    lanes INTEGER NOT NULL,
    created REAL NOT NULL,
    last_used REAL NOT NULL
) STRICT

CREATE TABLE names (
    folded TEXT PRIMARY KEY,
    key TEXT NOT NULL CHECK (length(key) = 64)
) STRICT, WITHOUT ROWID

CREATE TABLE hosts (
    place TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 64)
) STRICT, WITHOUT ROWID

CREATE TABLE certificate (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    certificate_pem BLOB NOT NULL,
    key_pem BLOB NOT NULL
) STRICT
"""
JOURNALS = """
CREATE TABLE journals (
    table_id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    opened REAL NOT NULL,
    moved REAL,
    closed REAL,
    password_hash TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES journals (table_id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID
"""
GAMES = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_key TEXT NOT NULL,
    finished REAL NOT NULL,
    duration REAL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seat TEXT NOT NULL,
    winners TEXT NOT NULL,
    hints INTEGER NOT NULL CHECK (hints >= 0),
    undos INTEGER NOT NULL CHECK (undos >= 0),
    bot_moves INTEGER NOT NULL CHECK (bot_moves >= 0),
    source TEXT NOT NULL CHECK (source IN ('table', 'file')),
    digest TEXT NOT NULL,
    is_marked INTEGER NOT NULL CHECK (is_marked IN (0, 1)),
    notes TEXT NOT NULL
) STRICT

-- With all that games are searched by, so that no game itself is read to find others.
CREATE INDEX games_of_an_account
    ON games (account_key, finished, id, game, is_marked, winners, options)

CREATE INDEX games_by_digest ON games (account_key, digest)

-- Apart from the games, so that going through those does not read all records.
CREATE TABLE records (
    game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    packed BLOB NOT NULL
) STRICT

CREATE TABLE participants (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    bot TEXT NOT NULL,
    avatar TEXT NOT NULL,
    PRIMARY KEY (game_id, place)
) STRICT, WITHOUT ROWID

CREATE INDEX games_of_a_person ON participants (key, game_id) WHERE key <> ''

-- Names and notes as they are searched, so that a search reads one short text a game.
CREATE TABLE search (
    game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    words TEXT NOT NULL
) STRICT

CREATE TABLE marks (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    hand INTEGER NOT NULL,
    action INTEGER NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (game_id, hand, action)
) STRICT, WITHOUT ROWID

CREATE TABLE reviews (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    given_away REAL NOT NULL,
    packed BLOB NOT NULL,
    PRIMARY KEY (game_id, place)
) STRICT, WITHOUT ROWID

CREATE TABLE duplicates (
    game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    packed BLOB NOT NULL
) STRICT

CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_key TEXT NOT NULL,
    digest TEXT NOT NULL,
    game TEXT NOT NULL,
    topic TEXT NOT NULL,
    source TEXT NOT NULL CHECK (source IN ('own', 'made')),
    packed BLOB NOT NULL,
    seat TEXT NOT NULL,
    best TEXT NOT NULL,
    cost REAL NOT NULL,
    box INTEGER NOT NULL DEFAULT 0,
    due REAL NOT NULL DEFAULT 0,
    answered_right INTEGER NOT NULL DEFAULT 0,
    answered_wrong INTEGER NOT NULL DEFAULT 0,
    UNIQUE (account_key, digest)
) STRICT

CREATE INDEX puzzles_due ON puzzles (account_key, due)

CREATE TABLE daily_results (
    account_key TEXT NOT NULL,
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    score INTEGER NOT NULL,
    is_own INTEGER NOT NULL CHECK (is_own IN (0, 1)),
    packed BLOB NOT NULL,
    PRIMARY KEY (account_key, day, game, is_own, name)
) STRICT, WITHOUT ROWID
"""
DERIVED = """
-- What follows from the games. Everything in these tables can be derived again.
CREATE TABLE summaries (
    game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    -- Why the record cannot be replayed, if it cannot, and whether the player has been told.
    problem TEXT NOT NULL,
    is_told INTEGER NOT NULL CHECK (is_told IN (0, 1)),
    won INTEGER CHECK (won IN (0, 1)),
    hands INTEGER NOT NULL,
    score INTEGER,
    other INTEGER
) STRICT

CREATE TABLE facts (
    game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    packed BLOB NOT NULL
) STRICT

CREATE TABLE statistics (
    account_key TEXT NOT NULL,
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (account_key, who, game)
) STRICT, WITHOUT ROWID

CREATE TABLE ratings (
    account_key TEXT NOT NULL,
    game TEXT NOT NULL,
    who TEXT NOT NULL,
    day INTEGER NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (account_key, game, who, day)
) STRICT, WITHOUT ROWID

CREATE TABLE given_away (
    account_key TEXT NOT NULL,
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    hands INTEGER NOT NULL,
    cost REAL NOT NULL,
    PRIMARY KEY (account_key, game, day)
) STRICT, WITHOUT ROWID

-- Games that have come, and how often sums were out of date and counted again.
CREATE TABLE pending (
    game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE
) STRICT

CREATE TABLE stale (
    account_key TEXT NOT NULL,
    game TEXT NOT NULL,
    marked INTEGER NOT NULL,
    counted INTEGER NOT NULL,
    PRIMARY KEY (account_key, game)
) STRICT, WITHOUT ROWID

CREATE TRIGGER game_added AFTER INSERT ON games BEGIN
    INSERT INTO pending VALUES (NEW.id);
END

-- Reviews go first, while it is still known whose they are.
CREATE TRIGGER game_removed BEFORE DELETE ON games BEGIN
    DELETE FROM reviews WHERE game_id = OLD.id;
    INSERT INTO stale VALUES (OLD.account_key, OLD.game, 1, 0)
    ON CONFLICT DO UPDATE SET marked = marked + 1;
END

CREATE TRIGGER review_added AFTER INSERT ON reviews BEGIN
    INSERT INTO given_away
    SELECT account_key, game, cast(finished / 86400 AS INTEGER), 1, NEW.given_away
    FROM games WHERE id = NEW.game_id
    ON CONFLICT DO UPDATE SET hands = hands + 1, cost = cost + excluded.cost;
END

CREATE TRIGGER review_removed AFTER DELETE ON reviews BEGIN
    UPDATE given_away SET hands = hands - 1, cost = cost - OLD.given_away
    WHERE (account_key, game, day) = (
        SELECT account_key, game, cast(finished / 86400 AS INTEGER)
        FROM games WHERE id = OLD.game_id
    );
END
"""


class Schema(NamedTuple):
    """What a database consists of; statements are separated by empty lines."""

    version: int
    whole: str
    """What makes a new database."""
    steps: tuple[str, ...] = ()
    """What makes this version of older ones, step by step; the last of them leads to `version`."""

    @property
    def oldest(self) -> int:
        """Return the oldest version from which the steps lead here."""
        return self.version - len(self.steps)

    def statements(self, version: int) -> list[str]:
        """Return what has to be executed in a database of a version, or in an empty one (0)."""
        texts = self.steps[version - self.oldest :] if version else (self.whole,)
        return [each for text in texts for each in text.strip().split("\n\n")]


STEPS: tuple[str, ...] = ()
SCHEMA = Schema(VERSION, "\n".join((TABLES, JOURNALS, GAMES, DERIVED)), STEPS)
