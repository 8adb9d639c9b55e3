PRAGMA application_id = 1382756659;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
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
        ;
INSERT INTO "accounts" VALUES(1,'Ann','ann','wren','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,X'00',X'01',X'02',1,8,1,1.0,2.0);
CREATE TABLE certificate (
            one INTEGER PRIMARY KEY CHECK (one = 1),
            certificate_pem BLOB NOT NULL,
            key_pem BLOB NOT NULL
        ) STRICT
        ;
CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES journals (table_id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "entries" VALUES('t1',0,'{}');
CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            account_key TEXT NOT NULL,
            finished REAL NOT NULL,
            record TEXT NOT NULL,
            seat TEXT NOT NULL,
            winners TEXT NOT NULL,
            hints INTEGER NOT NULL CHECK (hints >= 0)
        ) STRICT
        ;
INSERT INTO "games" VALUES(1,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',100.0,'{"format": "rook13-record/1", "game": "rook13", "options": {"first_lead": "declarer"}, "seats": ["Ann", "Wren", "Jörg", "Finch"], "first_dealer": "B2", "hands": [{"deal": {"seed": "9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f"}, "actions": ["A1 bid 65", "B1 pass"]}]}','A1','A',3);
INSERT INTO "games" VALUES(2,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',200.0,'{"format": "rook13-record/1", "game": "elemental", "seats": ["Ann", "Wren", "Jay"], "first_dealer": "P1", "hands": [{"deal": {"seed": "0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a"}, "actions": []}]}','P1','P2 P3',0);
INSERT INTO "games" VALUES(3,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',300.0,'{','B1','',0);
CREATE TABLE hosts (
            place TEXT PRIMARY KEY,
            fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 64),
            first_seen REAL NOT NULL,
            last_seen REAL NOT NULL
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "hosts" VALUES('10.0.0.2:50013','dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd',1.0,2.0);
CREATE TABLE journals (
            table_id TEXT PRIMARY KEY,
            opened REAL NOT NULL,
            closed REAL
        , kind TEXT NOT NULL DEFAULT 'hosted', moved REAL) STRICT, WITHOUT ROWID
        ;
INSERT INTO "journals" VALUES('t1',1.0,NULL,'solo',2.0);
CREATE TABLE locks (
            table_id TEXT PRIMARY KEY REFERENCES journals (table_id) ON DELETE CASCADE,
            text TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        ;
CREATE TABLE names (
            folded TEXT PRIMARY KEY,
            key TEXT NOT NULL REFERENCES people (key) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "names" VALUES('jörg','cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc');
CREATE TABLE people (
            key TEXT PRIMARY KEY CHECK (length(key) = 64),
            name TEXT NOT NULL,
            avatar TEXT NOT NULL,
            first_seen REAL NOT NULL,
            last_seen REAL NOT NULL
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "people" VALUES('cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc','Jörg','owl',1.0,2.0);
CREATE TABLE settings (
            name TEXT PRIMARY KEY,
            text TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "settings" VALUES('preferences','{"theme": "dark"}');
CREATE INDEX names_of_a_person ON names (key);
CREATE INDEX games_of_an_account ON games (account_key, finished);
COMMIT;
