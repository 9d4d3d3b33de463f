-- Tournaments (R4-14 to R4-19): several games under one roof. The games themselves are ordinary rows of `games`.

-- `version` grows with every change, as in games: it is what two requests at the same instant race for.
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
    round    BIGINT NOT NULL,
    touched  BIGINT NOT NULL,
    message  BIGINT,
    UNIQUE (guild, number)
);
-- One tournament in a channel; its games are played in threads of it.
CREATE UNIQUE INDEX tournaments_open ON tournaments (channel) WHERE status IN ('gathering', 'running');
CREATE INDEX tournaments_channel ON tournaments (channel, id);
CREATE INDEX tournaments_gathering ON tournaments (touched) WHERE status = 'gathering';

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

-- What has to be told about a tournament: as the outbox of games, and as patient.
CREATE TABLE tournament_outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    kind       TEXT   NOT NULL,
    body       TEXT   NOT NULL,
    state      TEXT   NOT NULL CHECK (state IN ('pending', 'delivered', 'dropped')),
    revision   BIGINT NOT NULL,
    attempts   BIGINT NOT NULL,
    not_before BIGINT NOT NULL,
    message    BIGINT,
    UNIQUE (tournament, kind)
);
CREATE INDEX tournament_outbox_pending ON tournament_outbox (not_before, id) WHERE state = 'pending';
