-- Everything that outlives the process. Times are Unix milliseconds, ids of people and places Discord's own.
-- Text that is JSON is written by the program only.

-- One row for each table, from its lobby to long after its end. `version` grows with every change: it is what two
-- requests at the same instant race for.
CREATE TABLE games (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    version       BIGINT NOT NULL,
    guild         BIGINT NOT NULL,
    channel       BIGINT NOT NULL,
    number        BIGINT NOT NULL,
    status        TEXT   NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled', 'closed')),
    setup         TEXT   NOT NULL,
    way_chosen    BIGINT NOT NULL,
    pace          BIGINT,
    defence_waits BIGINT NOT NULL,
    host          BIGINT NOT NULL,
    -- What was said about its luck is kept as it was said ([PBP-40]): `/verify` compares with it, whatever the seed is now.
    seed          TEXT   NOT NULL,
    -- Made in the transaction that opens the lobby, once its number is known.
    promise       TEXT   NOT NULL DEFAULT '',
    -- Empty until the words are closed.
    commitment    TEXT   NOT NULL,
    -- The round of the public beacon that the commitment names; 0: none.
    round         BIGINT NOT NULL DEFAULT 0,
    -- Its signature in hexadecimal; `-`: nobody answered in time; empty: none is named, or it is waited for.
    beacon        TEXT   NOT NULL DEFAULT '',
    -- The message that told the commitment.
    told          BIGINT,
    -- The messages that told revealed words, each as `seat:message`, with a blank after it: a word that was told when the round
    -- was out proves nothing.
    reveals       TEXT   NOT NULL DEFAULT '',
    seq           BIGINT NOT NULL,
    turn          BIGINT NOT NULL,
    span          BIGINT NOT NULL,
    campaign      TEXT   NOT NULL,
    touched       BIGINT NOT NULL,
    lobby_message BIGINT,
    panel         BIGINT,
    panel_seq     BIGINT NOT NULL DEFAULT 0,
    -- Why it stands still: its channel can't be written in ([PBP-53]: `channel`, `server`, `permission`), or it can't be
    -- read (`damaged`); empty: it doesn't.
    parked        TEXT   NOT NULL DEFAULT '',
    UNIQUE (guild, number)
);
-- [PBP-1] One lobby or running game in a channel.
CREATE UNIQUE INDEX games_open ON games (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX games_channel ON games (channel, id);
CREATE INDEX games_guild ON games (guild, status);
-- Lobbies that wait for a round.
CREATE INDEX games_awaited ON games (round) WHERE status = 'lobby' AND round > 0;

CREATE TABLE people (
    id        BIGINT PRIMARY KEY,
    name      TEXT   NOT NULL,
    locale    TEXT   NOT NULL,
    dm_closed BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE seats (
    game     BIGINT NOT NULL REFERENCES games (id),
    seat     BIGINT NOT NULL,
    person   BIGINT NOT NULL REFERENCES people (id),
    name     TEXT   NOT NULL,
    colour   TEXT   NOT NULL,
    standing TEXT   NOT NULL,
    -- What a player gave to be mixed into the luck of the game ([PBP-40]); empty: nothing. A secret until the game is over.
    word     TEXT   NOT NULL,
    -- SHA-256 of a sealed word in hexadecimal, given in place of a word; empty: none.
    sealed   TEXT   NOT NULL,
    -- The sealed word, once it was revealed; public then.
    revealed TEXT   NOT NULL,
    PRIMARY KEY (game, seat),
    UNIQUE (game, person),
    UNIQUE (game, colour)
);
CREATE INDEX seats_person ON seats (person);

-- The log: what happened, in order. Never changed, never deleted. Each page that an order changes is written and flushed
-- before it is answered, so this is one tree instead of a table and its index.
CREATE TABLE events (
    game BIGINT NOT NULL REFERENCES games (id),
    seq  BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    at   BIGINT NOT NULL,
    body TEXT   NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

-- A cache of what the log leads to; may be thrown away at any time, and is where its shape is of another version.
CREATE TABLE snapshots (
    game          BIGINT PRIMARY KEY REFERENCES games (id),
    seq           BIGINT NOT NULL,
    state_version BIGINT NOT NULL,
    body          TEXT   NOT NULL
);

-- What falls due when: one for each turn, and for each question that is not part of one; `seat` -1 is the table. `due` is empty while the clock of a turn stands still, `remaining` says how much is left then.
CREATE TABLE timers (
    game      BIGINT NOT NULL REFERENCES games (id),
    seat      BIGINT NOT NULL,
    kind      TEXT   NOT NULL,
    -- The event after which the waiting began, and which of several questions put to that seat then.
    span      BIGINT NOT NULL,
    number    BIGINT NOT NULL,
    due       BIGINT,
    remaining BIGINT NOT NULL,
    PRIMARY KEY (game, seat, kind, span, number)
);
CREATE INDEX timers_due ON timers (due) WHERE due IS NOT NULL;

-- What has to be told. The body says what; `topic` and `item` follow from it and tell notices of one event and audience
-- apart, `in_order` says whether later posts in the channel wait for it. `revision` grows when the same row has to be
-- delivered again (an edit). One index of what waits, and numbers that need no row of their own to be kept in: a number is
-- used again only if its row was the newest of all and was forgotten long after its game had ended.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY,
    game       BIGINT NOT NULL REFERENCES games (id),
    seq        BIGINT NOT NULL,
    audience   BIGINT NOT NULL,
    topic      TEXT   NOT NULL,
    item       BIGINT NOT NULL,
    in_order   BIGINT NOT NULL,
    body       TEXT   NOT NULL,
    state      TEXT   NOT NULL CHECK (state IN ('pending', 'delivered', 'dropped')),
    revision   BIGINT NOT NULL,
    attempts   BIGINT NOT NULL,
    not_before BIGINT NOT NULL,
    message    BIGINT,
    UNIQUE (game, seq, audience, topic, item)
);
CREATE INDEX outbox_pending ON outbox (not_before, id, game, topic) WHERE state = 'pending';

-- The messages of a turn's log, in order: a log that grows too long, or whose message has become too old to be edited, goes
-- on in a new one ([PBP-6]). Each shows the events `since` (counted within the turn) up to `told`. A row goes with its notice.
CREATE TABLE log_parts (
    notice  BIGINT NOT NULL,
    part    BIGINT NOT NULL,
    message BIGINT NOT NULL,
    since   BIGINT NOT NULL,
    told    BIGINT NOT NULL,
    posted  BIGINT NOT NULL,
    PRIMARY KEY (notice, part)
) WITHOUT ROWID;

-- Single values: when the program was last alive, what the delivering room wants to remember, settings of servers.
CREATE TABLE settings (
    scope TEXT NOT NULL,
    key   TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, key)
);

-- Tournaments (R4-14 to R4-19): several games under one roof. The games themselves are ordinary rows of `games`. `version`
-- as there.
CREATE TABLE tournaments (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    version  BIGINT NOT NULL,
    guild    BIGINT NOT NULL,
    channel  BIGINT NOT NULL,
    number   BIGINT NOT NULL,
    status   TEXT   NOT NULL CHECK (status IN ('gathering', 'running', 'over', 'cancelled')),
    plan     TEXT   NOT NULL,
    setup    TEXT   NOT NULL,
    pace     BIGINT,
    host     BIGINT NOT NULL,
    seed     TEXT   NOT NULL,
    -- Promise, words, commitment and beacon as they were published (JSON); written in the transaction that opens it.
    luck     TEXT   NOT NULL DEFAULT '',
    -- The round of the public beacon that is waited for; 0: none.
    awaited  BIGINT NOT NULL DEFAULT 0,
    -- When the first round is drawn at the latest; 0: nothing is waited for.
    opens    BIGINT NOT NULL DEFAULT 0,
    round    BIGINT NOT NULL,
    touched  BIGINT NOT NULL,
    message  BIGINT,
    UNIQUE (guild, number)
);
-- One tournament in a channel; its games are played in threads of it.
CREATE UNIQUE INDEX tournaments_open ON tournaments (channel) WHERE status IN ('gathering', 'running');
CREATE INDEX tournaments_channel ON tournaments (channel, id);
CREATE INDEX tournaments_gathering ON tournaments (touched) WHERE status = 'gathering';
CREATE INDEX tournaments_opening ON tournaments (opens) WHERE status = 'gathering' AND opens > 0;

-- Who takes part. `place` is the number by which rounds know them; a substitute takes over the place of another. People
-- on the list of reserves, and those whose place was taken over, have none.
CREATE TABLE entrants (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    person     BIGINT NOT NULL REFERENCES people (id),
    name       TEXT   NOT NULL,
    place      BIGINT,
    state      TEXT   NOT NULL CHECK (state IN ('in', 'out', 'reserve')),
    entered    BIGINT NOT NULL,
    PRIMARY KEY (tournament, person)
);
CREATE UNIQUE INDEX entrants_place ON entrants (tournament, place) WHERE place IS NOT NULL;

-- One row for each table of each round; `number` 0 is the row of those who sit out. `game` and `thread` are known once
-- its thread stands, `result` once its game is over.
CREATE TABLE tournament_tables (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    round      BIGINT NOT NULL,
    number     BIGINT NOT NULL,
    seats      TEXT   NOT NULL,
    game       BIGINT UNIQUE REFERENCES games (id),
    thread     BIGINT,
    result     TEXT   NOT NULL,
    PRIMARY KEY (tournament, round, number)
);
CREATE INDEX tournament_tables_open ON tournament_tables (game) WHERE result = '' AND game IS NOT NULL;

-- What has to be told about a tournament: as the outbox of games, and as patient. The body tells notices apart.
CREATE TABLE tournament_outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    body       TEXT   NOT NULL,
    state      TEXT   NOT NULL CHECK (state IN ('pending', 'delivered', 'dropped')),
    revision   BIGINT NOT NULL,
    attempts   BIGINT NOT NULL,
    not_before BIGINT NOT NULL,
    message    BIGINT,
    UNIQUE (tournament, body)
);
CREATE INDEX tournament_outbox_pending ON tournament_outbox (not_before, id) WHERE state = 'pending';
