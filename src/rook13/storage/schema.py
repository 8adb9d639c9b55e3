"""The tables of the database, one step for each version; a step is never changed once released."""

from __future__ import annotations

# "Rk13" in the file's header tells our files from other programs' databases.
APPLICATION_ID = 0x526B3133

Migration = tuple[str, ...]

MIGRATIONS: tuple[Migration, ...] = (
    (
        """
        CREATE TABLE accounts (
            id INTEGER PRIMARY KEY,
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
        """,
        """
        CREATE TABLE people (
            key TEXT PRIMARY KEY CHECK (length(key) = 64),
            name TEXT NOT NULL,
            avatar TEXT NOT NULL,
            first_seen REAL NOT NULL,
            last_seen REAL NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE names (
            folded TEXT PRIMARY KEY,
            key TEXT NOT NULL REFERENCES people (key) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX names_of_a_person ON names (key)",
        """
        CREATE TABLE journals (
            table_id TEXT PRIMARY KEY,
            opened REAL NOT NULL,
            closed REAL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES journals (table_id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE certificate (
            one INTEGER PRIMARY KEY CHECK (one = 1),
            certificate_pem BLOB NOT NULL,
            key_pem BLOB NOT NULL
        ) STRICT
        """,
    ),
    (
        """
        CREATE TABLE locks (
            table_id TEXT PRIMARY KEY REFERENCES journals (table_id) ON DELETE CASCADE,
            text TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE hosts (
            place TEXT PRIMARY KEY,
            fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 64),
            first_seen REAL NOT NULL,
            last_seen REAL NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
    ),
    (
        """
        CREATE TABLE settings (
            name TEXT PRIMARY KEY,
            text TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        "ALTER TABLE journals ADD COLUMN kind TEXT NOT NULL DEFAULT 'hosted'",
        """
        CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            account_key TEXT NOT NULL,
            finished REAL NOT NULL,
            record TEXT NOT NULL,
            seat TEXT NOT NULL,
            winners TEXT NOT NULL,
            hints INTEGER NOT NULL CHECK (hints >= 0)
        ) STRICT
        """,
        "CREATE INDEX games_of_an_account ON games (account_key, finished)",
    ),
)
