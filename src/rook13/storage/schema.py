"""The schema of the database, as the steps that lead to it from an empty file.

A step is never changed once somebody has a database of it; `tests/storage/schemas` has one of each.
"""

from __future__ import annotations

import json
import zlib

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
    ("ALTER TABLE journals ADD COLUMN moved REAL",),
    (
        "DROP INDEX games_of_an_account",
        "ALTER TABLE games RENAME TO old_games",
        """
        CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            account_key TEXT NOT NULL,
            finished REAL NOT NULL,
            duration REAL,
            game TEXT NOT NULL,
            options TEXT NOT NULL,
            seat TEXT NOT NULL,
            winners TEXT NOT NULL,
            hints INTEGER NOT NULL CHECK (hints >= 0),
            source TEXT NOT NULL CHECK (source IN ('table', 'file')),
            digest TEXT NOT NULL,
            is_marked INTEGER NOT NULL DEFAULT 0 CHECK (is_marked IN (0, 1)),
            notes TEXT NOT NULL DEFAULT ''
        ) STRICT
        """,
        # Apart from the games, so that going through those does not read all records.
        """
        CREATE TABLE records (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            packed BLOB NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE participants (
            game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            place INTEGER NOT NULL,
            name TEXT NOT NULL,
            key TEXT NOT NULL DEFAULT '',
            bot TEXT NOT NULL DEFAULT '',
            avatar TEXT NOT NULL DEFAULT '',
            PRIMARY KEY (game_id, place)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE marks (
            game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            hand INTEGER NOT NULL,
            action INTEGER NOT NULL,
            note TEXT NOT NULL,
            PRIMARY KEY (game_id, hand, action)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE reviews (
            game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            place INTEGER NOT NULL,
            given_away REAL NOT NULL,
            packed BLOB NOT NULL,
            PRIMARY KEY (game_id, place)
        ) STRICT, WITHOUT ROWID
        """,
        """
        INSERT INTO games
            (id, account_key, finished, game, options, seat, winners, hints, source, digest)
        SELECT id, account_key, finished, coalesce(json_extract(readable, '$.game'), ''),
            coalesce(json_extract(readable, '$.options'), '{}'), seat, winners, hints, 'table',
            digest(record)
        FROM (SELECT *, iif(json_valid(record), record, '{}') AS readable FROM old_games)
        """,
        "INSERT INTO records SELECT id, packed(record) FROM old_games",
        """
        INSERT INTO participants (game_id, place, name)
        SELECT old_games.id, seats.key, seats.value
        FROM old_games, json_each(iif(json_valid(record), record, '{}'), '$.seats') AS seats
        """,
        "DROP TABLE old_games",
        "CREATE INDEX games_of_an_account ON games (account_key, finished, id)",
        "CREATE INDEX games_by_digest ON games (account_key, digest)",
        "CREATE INDEX games_of_a_person ON participants (key, game_id) WHERE key <> ''",
    ),
    (
        # What follows from the games. Whatever is in these tables can be derived again.
        """
        CREATE TABLE summaries (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            version INTEGER NOT NULL,
            won INTEGER CHECK (won IN (0, 1)),
            hands INTEGER NOT NULL,
            score INTEGER,
            other INTEGER
        ) STRICT
        """,
        """
        CREATE TABLE facts (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            packed BLOB NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE statistics (
            account_key TEXT NOT NULL,
            who TEXT NOT NULL,
            game TEXT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (account_key, who, game)
        ) STRICT, WITHOUT ROWID
        """,
        """
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
        """,
        """
        CREATE TABLE given_away (
            account_key TEXT NOT NULL,
            game TEXT NOT NULL,
            day INTEGER NOT NULL,
            hands INTEGER NOT NULL,
            cost REAL NOT NULL,
            PRIMARY KEY (account_key, game, day)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE pending (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE
        ) STRICT
        """,
        """
        CREATE TABLE stale (
            account_key TEXT NOT NULL,
            game TEXT NOT NULL,
            PRIMARY KEY (account_key, game)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TRIGGER game_added AFTER INSERT ON games BEGIN
            INSERT INTO pending VALUES (NEW.id);
        END
        """,
        # Reviews go first, while it is still known whose they are.
        """
        CREATE TRIGGER game_removed BEFORE DELETE ON games BEGIN
            DELETE FROM reviews WHERE game_id = OLD.id;
            INSERT OR IGNORE INTO stale VALUES (OLD.account_key, OLD.game);
        END
        """,
        """
        CREATE TRIGGER review_added AFTER INSERT ON reviews BEGIN
            INSERT INTO given_away
            SELECT account_key, game, cast(finished / 86400 AS INTEGER), 1, NEW.given_away
            FROM games WHERE id = NEW.game_id
            ON CONFLICT DO UPDATE SET hands = hands + 1, cost = cost + excluded.cost;
        END
        """,
        """
        CREATE TRIGGER review_removed AFTER DELETE ON reviews BEGIN
            UPDATE given_away SET hands = hands - 1, cost = cost - OLD.given_away
            WHERE (account_key, game, day) = (
                SELECT account_key, game, cast(finished / 86400 AS INTEGER)
                FROM games WHERE id = OLD.game_id
            );
        END
        """,
        "INSERT INTO pending SELECT id FROM games",
        """
        INSERT INTO given_away
        SELECT account_key, game, cast(finished / 86400 AS INTEGER), count(*), sum(given_away)
        FROM reviews JOIN games ON id = game_id GROUP BY 1, 2, 3
        """,
    ),
    (
        """
        CREATE TABLE puzzles (
            id INTEGER PRIMARY KEY,
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
        """,
        "CREATE INDEX puzzles_due ON puzzles (account_key, due)",
        """
        CREATE TABLE daily_results (
            account_key TEXT NOT NULL,
            day TEXT NOT NULL,
            game TEXT NOT NULL,
            name TEXT NOT NULL,
            score INTEGER NOT NULL,
            is_own INTEGER NOT NULL CHECK (is_own IN (0, 1)),
            packed BLOB NOT NULL,
            PRIMARY KEY (account_key, day, game, name)
        ) STRICT, WITHOUT ROWID
        """,
    ),
    (
        # Names and notes as they are searched, so that a search reads one short text a game.
        """
        CREATE TABLE search (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            words TEXT NOT NULL
        ) STRICT
        """,
        """
        INSERT INTO search
        SELECT id, search_words(
            (SELECT json_group_array(name) FROM participants WHERE game_id = id), notes
        ) FROM games
        """,
        # With all that games are searched by, so that no game itself is read to find others.
        "DROP INDEX games_of_an_account",
        """
        CREATE INDEX games_of_an_account
            ON games (account_key, finished, id, game, is_marked, winners, options)
        """,
        """
        CREATE TABLE nights (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            packed BLOB NOT NULL
        ) STRICT
        """,
        "ALTER TABLE games ADD COLUMN undos INTEGER NOT NULL DEFAULT 0 CHECK (undos >= 0)",
        "ALTER TABLE games ADD COLUMN bot_moves INTEGER NOT NULL DEFAULT 0 CHECK (bot_moves >= 0)",
        # Hints were all the help that was counted.
        """
        UPDATE statistics SET text = replace(text, '"hinted":', '"undos":0,"bot_moves":0,"helped":')
        """,
    ),
    (
        # For whom an account has signed that a table goes on there: once in an epoch.
        """
        CREATE TABLE votes (
            voter TEXT NOT NULL CHECK (length(voter) = 64),
            table_id TEXT NOT NULL,
            epoch INTEGER NOT NULL,
            host TEXT NOT NULL CHECK (length(host) = 64),
            PRIMARY KEY (voter, table_id, epoch)
        ) STRICT, WITHOUT ROWID
        """,
    ),
)


def pack(text: str) -> bytes:
    """Return a long text as it is stored."""
    return zlib.compress(text.encode())


def unpack(stored: bytes) -> str:
    """Return a text that was packed."""
    return zlib.decompress(stored).decode()


def digest(text: str) -> str:
    """Return what tells one record from another."""
    # Not needed to show the window.
    import hashlib

    return hashlib.sha256(text.encode()).hexdigest()


def search_words(names: str, notes: str) -> str:
    """Return the names in a list and the notes of a game as they are searched."""
    return "\n".join((*json.loads(names), notes)).casefold()
