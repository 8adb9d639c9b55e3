PRAGMA application_id = 1382756659;
PRAGMA user_version = 8;
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
        ;
INSERT INTO "daily_results" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','2026-11-16','rook13','Ann',35,1,X'789CA54F310EC2300CFC4AE41984020209363A30F00106542193B86D449B544EB6AADFE2037C8C3808F100E4C1D6DDF9CE9EA0093C608283020EE1A1374B2613D8AE342C14B438D08F12248CC9051F333841E338A65B4F684563C9F4C8C4306759244C22BAC2D17BD9BB30957E7E3DB995E1E4BCE9A0CED3C7C612F679391B556BE13BF4B6384C2054098C44256ADFFC57E54434DF4FF2915ADD9D55BBAD24575A8D1823D4733DBF01FD245762');
CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES journals (table_id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "entries" VALUES('t1',0,'{}');
CREATE TABLE facts (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            packed BLOB NOT NULL
        ) STRICT
        ;
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
        , undos INTEGER NOT NULL DEFAULT 0 CHECK (undos >= 0), bot_moves INTEGER NOT NULL DEFAULT 0 CHECK (bot_moves >= 0)) STRICT
        ;
INSERT INTO "games" VALUES(1,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',100.0,NULL,'rook13','{"first_lead":"declarer"}','A1','A',3,'table','0dd3fc013895057fb655c9deb4959f1030b79c6efd030a50cc0170a923a78613',0,'',0,0);
INSERT INTO "games" VALUES(2,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',200.0,NULL,'elemental','{}','P1','P2 P3',0,'table','b619d1c7ee8fdd3a173dbb19b76fd92a437bf9851cf45aa95c216926281cd0ca',0,'',0,0);
INSERT INTO "games" VALUES(3,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',300.0,NULL,'','{}','B1','',0,'table','021fb596db81e6d02bf3d2586ee3981fe519f275c0ac9ca76bbcf2ebb4097d96',0,'',0,0);
CREATE TABLE given_away (
            account_key TEXT NOT NULL,
            game TEXT NOT NULL,
            day INTEGER NOT NULL,
            hands INTEGER NOT NULL,
            cost REAL NOT NULL,
            PRIMARY KEY (account_key, game, day)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "given_away" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','rook13',0,1,15.0);
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
CREATE TABLE marks (
            game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            hand INTEGER NOT NULL,
            action INTEGER NOT NULL,
            note TEXT NOT NULL,
            PRIMARY KEY (game_id, hand, action)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "marks" VALUES(1,1,2,'why?');
CREATE TABLE names (
            folded TEXT PRIMARY KEY,
            key TEXT NOT NULL REFERENCES people (key) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "names" VALUES('jörg','cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc');
CREATE TABLE nights (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            packed BLOB NOT NULL
        ) STRICT
        ;
CREATE TABLE participants (
            game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            place INTEGER NOT NULL,
            name TEXT NOT NULL,
            key TEXT NOT NULL DEFAULT '',
            bot TEXT NOT NULL DEFAULT '',
            avatar TEXT NOT NULL DEFAULT '',
            PRIMARY KEY (game_id, place)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "participants" VALUES(1,0,'Ann','','','');
INSERT INTO "participants" VALUES(1,1,'Wren','','','');
INSERT INTO "participants" VALUES(1,2,'Jörg','','','');
INSERT INTO "participants" VALUES(1,3,'Finch','','','');
INSERT INTO "participants" VALUES(2,0,'Ann','','','');
INSERT INTO "participants" VALUES(2,1,'Wren','','','');
INSERT INTO "participants" VALUES(2,2,'Jay','','','');
CREATE TABLE pending (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE
        ) STRICT
        ;
INSERT INTO "pending" VALUES(1);
INSERT INTO "pending" VALUES(2);
INSERT INTO "pending" VALUES(3);
CREATE TABLE people (
            key TEXT PRIMARY KEY CHECK (length(key) = 64),
            name TEXT NOT NULL,
            avatar TEXT NOT NULL,
            first_seen REAL NOT NULL,
            last_seen REAL NOT NULL
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "people" VALUES('cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc','Jörg','owl',1.0,2.0);
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
        ;
INSERT INTO "puzzles" VALUES(1,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','4cf896290b327d2645e90a01411b9da64bc845e18d54251fead341f7bcc75e1d','rook13','lead','own',X'789CA54F310EC2300CFC4AE41984020209363A30F00106542193B86D449B544EB6AADFE2037C8C3808F100E4C1D6DDF9CE9EA0093C608283020EE1A1374B2613D8AE342C14B438D08F12248CC9051F333841E338A65B4F684563C9F4C8C4306759244C22BAC2D17BD9BB30957E7E3DB995E1E4BCE9A0CED3C7C612F679391B556BE13BF4B6384C2054098C44256ADFFC57E54434DF4FF2915ADD9D55BBAD24575A8D1823D4733DBF01FD245762','A1','A1 R14',20.0,2,500.0,3,1);
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
        ;
CREATE TABLE records (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            packed BLOB NOT NULL
        ) STRICT
        ;
INSERT INTO "records" VALUES(1,X'789CA54F310EC2300CFC4AE41984020209363A30F00106542193B86D449B544EB6AADFE2037C8C3808F100E4C1D6DDF9CE9EA0093C608283020EE1A1374B2613D8AE342C14B438D08F12248CC9051F333841E338A65B4F684563C9F4C8C4306759244C22BAC2D17BD9BB30957E7E3DB995E1E4BCE9A0CED3C7C612F679391B556BE13BF4B6384C2054098C44256ADFFC57E54434DF4FF2915ADD9D55BBAD24575A8D1823D4733DBF01FD245762');
INSERT INTO "records" VALUES(2,X'789CA54DBD0A02310C7E9523B3A2879B9BAB939B831409D79C1EB60DA459A4F4DD4DFA0A92E10BDF6F839525A3C2790261FECCA7BDD0C2120F33EC26786126972851A6A2989CAC845A8D7DC0A51427EE4203AFF88560B86E52F519091389A76FA3EB8D258E580397EC6B5645D11D47FCEFA0DB002EBA711913A187FE03052B40BE');
INSERT INTO "records" VALUES(3,X'789CAB0600007C007C');
CREATE TABLE reviews (
            game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            place INTEGER NOT NULL,
            given_away REAL NOT NULL,
            packed BLOB NOT NULL,
            PRIMARY KEY (game_id, place)
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "reviews" VALUES(1,0,15.0,X'789CABAE0500017500F9');
CREATE TABLE search (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            words TEXT NOT NULL
        ) STRICT
        ;
INSERT INTO "search" VALUES(1,'ann
wren
jörg
finch
');
INSERT INTO "search" VALUES(2,'ann
wren
jay
');
INSERT INTO "search" VALUES(3,'');
CREATE TABLE settings (
            name TEXT PRIMARY KEY,
            text TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        ;
INSERT INTO "settings" VALUES('preferences','{"theme": "dark"}');
CREATE TABLE stale (
            account_key TEXT NOT NULL,
            game TEXT NOT NULL,
            PRIMARY KEY (account_key, game)
        ) STRICT, WITHOUT ROWID
        ;
CREATE TABLE statistics (
            account_key TEXT NOT NULL,
            who TEXT NOT NULL,
            game TEXT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (account_key, who, game)
        ) STRICT, WITHOUT ROWID
        ;
CREATE TABLE summaries (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            version INTEGER NOT NULL,
            won INTEGER CHECK (won IN (0, 1)),
            hands INTEGER NOT NULL,
            score INTEGER,
            other INTEGER
        ) STRICT
        ;
CREATE INDEX names_of_a_person ON names (key);
CREATE INDEX games_by_digest ON games (account_key, digest);
CREATE INDEX games_of_a_person ON participants (key, game_id) WHERE key <> '';
CREATE TRIGGER game_added AFTER INSERT ON games BEGIN
            INSERT INTO pending VALUES (NEW.id);
        END;
CREATE TRIGGER game_removed BEFORE DELETE ON games BEGIN
            DELETE FROM reviews WHERE game_id = OLD.id;
            INSERT OR IGNORE INTO stale VALUES (OLD.account_key, OLD.game);
        END;
CREATE TRIGGER review_added AFTER INSERT ON reviews BEGIN
            INSERT INTO given_away
            SELECT account_key, game, cast(finished / 86400 AS INTEGER), 1, NEW.given_away
            FROM games WHERE id = NEW.game_id
            ON CONFLICT DO UPDATE SET hands = hands + 1, cost = cost + excluded.cost;
        END;
CREATE TRIGGER review_removed AFTER DELETE ON reviews BEGIN
            UPDATE given_away SET hands = hands - 1, cost = cost - OLD.given_away
            WHERE (account_key, game, day) = (
                SELECT account_key, game, cast(finished / 86400 AS INTEGER)
                FROM games WHERE id = OLD.game_id
            );
        END;
CREATE INDEX puzzles_due ON puzzles (account_key, due);
CREATE INDEX games_of_an_account
            ON games (account_key, finished, id, game, is_marked, winners, options)
        ;
COMMIT;