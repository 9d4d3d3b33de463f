-- Everything that the program stores. Times are Unix milliseconds; ids of people, servers, channels and messages are
-- Discord's. Only the program writes columns that hold JSON.

-- One row per game, from its lobby on; kept after its end. `version` grows with every change: of two requests that read the
-- same version, only one can write.
CREATE TABLE games (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    version       BIGINT NOT NULL,
    guild         BIGINT NOT NULL,
    -- Negative until the game's own thread is open ([PBP-61]).
    channel       BIGINT NOT NULL,
    -- The channel above the game's own thread; 0: it has none ([PBP-61]).
    parent        BIGINT NOT NULL DEFAULT 0,
    number        BIGINT NOT NULL,
    status        TEXT   NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled', 'closed')),
    setup         TEXT   NOT NULL,
    way_chosen    BIGINT NOT NULL,
    pace          BIGINT,
    defence_waits BIGINT NOT NULL,
    host          BIGINT NOT NULL,
    -- Milliseconds between the beginning of a computer player's turn and its decisions ([PBP-44]).
    computer_delay BIGINT NOT NULL,
    seed          TEXT   NOT NULL,
    -- `promise` and `commitment` are stored as they were published ([PBP-40]), so that `/verify` can compare the seed with
    -- them. The promise is written in the transaction that opens the lobby.
    promise       TEXT   NOT NULL DEFAULT '',
    -- Empty until no more words are accepted.
    commitment    TEXT   NOT NULL,
    -- The round of the public beacon that the commitment names; 0: none.
    round         BIGINT NOT NULL DEFAULT 0,
    -- Its signature in hexadecimal; `-`: no beacon answered in time; empty: none is named, or it is not published yet.
    beacon        TEXT   NOT NULL DEFAULT '',
    -- The message with the commitment.
    told          BIGINT,
    -- The messages with revealed words, each as `seat:message` and a blank. A word that was published after the beacon's round
    -- proves nothing.
    reveals       TEXT   NOT NULL DEFAULT '',
    seq           BIGINT NOT NULL,
    turn          BIGINT NOT NULL,
    span          BIGINT NOT NULL,
    campaign      TEXT   NOT NULL,
    touched       BIGINT NOT NULL,
    lobby_message BIGINT,
    panel         BIGINT,
    panel_seq     BIGINT NOT NULL DEFAULT 0,
    -- Why the game is suspended: the bot can't write in its channel ([PBP-53]: `channel`, `server`, `permission`, `locked`), or its
    -- data can't be read (`damaged`); empty: it isn't.
    parked        TEXT   NOT NULL DEFAULT '',
    UNIQUE (guild, number)
);
-- [PBP-1] One lobby or running game in a channel.
CREATE UNIQUE INDEX games_open ON games (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX games_channel ON games (channel, id);
CREATE INDEX games_guild ON games (guild, status);
-- Lobbies that wait for a round of the beacon.
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
    -- Level of the computer player that has the seat: `easy`, `normal`; empty: a person has it. A computer player's `person`
    -- is negative, which no id of Discord is.
    computer TEXT   NOT NULL,
    standing TEXT   NOT NULL,
    -- The player's plans of a turn and how the last one went (JSON, [PBP-11]); empty: none. Secret.
    plans    TEXT   NOT NULL,
    -- The player's word, which is mixed into the seed ([PBP-40]); empty: none. Secret until the game is over.
    word     TEXT   NOT NULL,
    -- SHA-256 of a sealed word in hexadecimal, sent instead of a word; empty: none.
    sealed   TEXT   NOT NULL,
    -- The sealed word after it was revealed; public from then on.
    revealed TEXT   NOT NULL,
    -- The role that the host has given to the player before the game began (A3-23); empty: none.
    role     BIGINT,
    PRIMARY KEY (game, seat),
    UNIQUE (game, person),
    UNIQUE (game, colour)
);
CREATE INDEX seats_person ON seats (person);

-- Private talks between players ([R3-8]): threads that the bot opens and archives.
CREATE TABLE talks (
    game    BIGINT NOT NULL REFERENCES games (id),
    -- Counted from 1; never given twice in a game.
    number  BIGINT NOT NULL,
    -- The thread; 0: it is not open yet, or Discord refused it.
    thread  BIGINT NOT NULL,
    -- `opening`, `open`, `closed`, or `refused` by Discord.
    status  TEXT   NOT NULL,
    -- Who asked for it, and all who talk there (JSON).
    asker   BIGINT NOT NULL,
    members TEXT   NOT NULL,
    PRIMARY KEY (game, number)
);
-- The game that a command in such a thread is about.
CREATE INDEX talks_thread ON talks (thread) WHERE thread > 0;

-- The log of events, append-only. Every page that an order changes is flushed before the answer, so the table has no
-- rowid: one tree to write instead of a table and its index.
CREATE TABLE events (
    game BIGINT NOT NULL REFERENCES games (id),
    seq  BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    at   BIGINT NOT NULL,
    body TEXT   NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

-- A cache of the state that the log leads to. May be deleted at any time; one with another `state_version` is rebuilt.
CREATE TABLE snapshots (
    game          BIGINT PRIMARY KEY REFERENCES games (id),
    seq           BIGINT NOT NULL,
    state_version BIGINT NOT NULL,
    body          TEXT   NOT NULL
);

-- Deadlines: one per turn, and one per question that has its own clock; `seat` -1 is the table. `due` is empty while a
-- turn's clock is stopped; `remaining` is the time left then.
CREATE TABLE timers (
    game      BIGINT NOT NULL REFERENCES games (id),
    seat      BIGINT NOT NULL,
    kind      TEXT   NOT NULL,
    -- The event after which the clock started, and the number of the question if the seat has several.
    span      BIGINT NOT NULL,
    number    BIGINT NOT NULL,
    due       BIGINT,
    remaining BIGINT NOT NULL,
    PRIMARY KEY (game, seat, kind, span, number)
);
CREATE INDEX timers_due ON timers (due) WHERE due IS NOT NULL;

-- Messages to deliver. `topic` and `item` follow from `body` and tell the messages of one event and audience apart.
-- `in_order`: later posts in the channel wait for this one. `revision` grows when the same row has to be delivered again as
-- an edit. Without AUTOINCREMENT an id can be used again only if its row was the newest of all and was deleted, which
-- happens long after its game has ended.
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

-- The messages of a turn's log, in order: a log that grows too long, or whose message is too old to be edited, continues
-- in a new one ([PBP-6]). Each shows the events of the turn from number `since` to number `told`. Deleted with its notice.
CREATE TABLE log_parts (
    notice  BIGINT NOT NULL,
    part    BIGINT NOT NULL,
    message BIGINT NOT NULL,
    since   BIGINT NOT NULL,
    told    BIGINT NOT NULL,
    posted  BIGINT NOT NULL,
    PRIMARY KEY (notice, part)
) WITHOUT ROWID;

-- Single values: when the program last ran, what delivery has to remember, settings of servers and people.
CREATE TABLE settings (
    scope TEXT NOT NULL,
    key   TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, key)
);

-- Tournaments (R4-14 to R4-19). Their games are ordinary rows of `games`. `version` as there.
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
    -- Promise, words, commitment and beacon as they were published (JSON).
    luck     TEXT   NOT NULL DEFAULT '',
    -- The round of the public beacon that it waits for; 0: none.
    awaited  BIGINT NOT NULL DEFAULT 0,
    -- When the first round is drawn at the latest; 0: no deadline.
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

-- The participants. `place` is their number in the draw of each round; a substitute takes over the place of another.
-- Reserves, and those who were replaced, have none.
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

-- One row per table of a round; `number` 0 lists those who sit out. `game` and `thread` are set when the thread is opened,
-- `result` when the game is over.
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

-- Messages to deliver about a tournament, as `outbox` for games. `body` tells them apart.
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
