-- Each page that an order changes is written and flushed before it is answered. So the log is one tree instead of a table
-- and its index; the outbox has one index of what waits, and its numbers need no row of their own to be kept in: a number
-- is used again only if its row was the newest of all and was forgotten long after its game had ended.

CREATE TABLE log (
    game BIGINT NOT NULL REFERENCES games (id),
    seq  BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    at   BIGINT NOT NULL,
    body TEXT   NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;
INSERT INTO log (game, seq, turn, at, body) SELECT game, seq, turn, at, body FROM events ORDER BY game, seq;
DROP TABLE events;
ALTER TABLE log RENAME TO events;

CREATE TABLE waiting (
    id         INTEGER PRIMARY KEY,
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
INSERT INTO waiting (id, game, seq, audience, kind, body, state, revision, attempts, not_before, message)
    SELECT id, game, seq, audience, kind, body, state, revision, attempts, not_before, message FROM outbox ORDER BY id;
DROP TABLE outbox;
ALTER TABLE waiting RENAME TO outbox;
CREATE INDEX outbox_pending ON outbox (not_before, id, game, kind) WHERE state = 'pending';
