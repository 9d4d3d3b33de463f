-- Everything that outlives the process. Times are Unix milliseconds, ids of people and places Discord's own.
-- Text that is JSON is written by the program only. PostgreSQL: AUTOINCREMENT becomes GENERATED ALWAYS AS IDENTITY.

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
    seed          TEXT   NOT NULL,
    commitment    TEXT   NOT NULL,
    seq           BIGINT NOT NULL,
    turn          BIGINT NOT NULL,
    span          BIGINT NOT NULL,
    campaign      TEXT   NOT NULL,
    touched       BIGINT NOT NULL,
    lobby_message BIGINT,
    panel         BIGINT,
    panel_seq     BIGINT NOT NULL DEFAULT 0,
    UNIQUE (guild, number)
);
-- [PBP-1] One lobby or running game in a channel.
CREATE UNIQUE INDEX games_open ON games (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX games_channel ON games (channel, id);
CREATE INDEX games_guild ON games (guild, status);

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
    PRIMARY KEY (game, seat),
    UNIQUE (game, person),
    UNIQUE (game, colour)
);
CREATE INDEX seats_person ON seats (person);

-- The log: what happened, in order. Never changed, never deleted.
CREATE TABLE events (
    game BIGINT NOT NULL REFERENCES games (id),
    seq  BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    at   BIGINT NOT NULL,
    body TEXT   NOT NULL,
    PRIMARY KEY (game, seq)
);

-- A cache of what the log leads to; may be thrown away at any time.
CREATE TABLE snapshots (
    game   BIGINT PRIMARY KEY REFERENCES games (id),
    seq    BIGINT NOT NULL,
    format TEXT   NOT NULL,
    body   TEXT   NOT NULL
);

-- What falls due when. `due` is empty while the clock of a turn stands still, `remaining` says how much is left then.
CREATE TABLE timers (
    game      BIGINT NOT NULL REFERENCES games (id),
    seat      BIGINT NOT NULL,
    kind      TEXT   NOT NULL,
    span      BIGINT NOT NULL,
    due       BIGINT,
    remaining BIGINT NOT NULL,
    PRIMARY KEY (game, seat, kind)
);
CREATE INDEX timers_due ON timers (due) WHERE due IS NOT NULL;

-- What has to be told. `revision` grows when the same row has to be delivered again (an edit).
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    game       BIGINT NOT NULL REFERENCES games (id),
    seq        BIGINT NOT NULL,
    audience   BIGINT NOT NULL,
    kind       TEXT   NOT NULL,
    body       TEXT   NOT NULL,
    state      TEXT   NOT NULL CHECK (state IN ('pending', 'delivered', 'dropped')),
    revision   BIGINT NOT NULL,
    attempts   BIGINT NOT NULL,
    not_before BIGINT NOT NULL,
    message    BIGINT,
    UNIQUE (game, seq, audience, kind)
);
CREATE INDEX outbox_pending ON outbox (not_before, id) WHERE state = 'pending';
CREATE INDEX outbox_kind ON outbox (game, kind) WHERE state = 'pending';

-- Single values: when the program was last alive, what the delivering room wants to remember, settings of servers.
CREATE TABLE settings (
    scope TEXT NOT NULL,
    key   TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, key)
);
