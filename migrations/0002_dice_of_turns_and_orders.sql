-- When rounds of the beacon are mixed into the dice of a game ([PBP-40]): `MODE CHAIN`, such as `turn quicknet`; `-`: never;
-- empty: a game from before this was an option, whose commitment binds neither options nor seats.
ALTER TABLE games ADD COLUMN dice TEXT NOT NULL DEFAULT '';
-- Who had which seat, and which computer players, when the words were closed (JSON, hashed); empty before.
ALTER TABLE games ADD COLUMN fixed TEXT NOT NULL DEFAULT '';
-- The newest round that is mixed in, as `ROUND SIGNATURE`; empty: none but that of the start.
ALTER TABLE games ADD COLUMN mixed TEXT NOT NULL DEFAULT '';
-- The round that the dice of a running game wait for; 0: none; -1: the first order that draws names it.
ALTER TABLE games ADD COLUMN awaits BIGINT NOT NULL DEFAULT 0;
-- The order that waits for that round (JSON, secret until it is carried out); empty: none.
ALTER TABLE games ADD COLUMN bound TEXT NOT NULL DEFAULT '';
CREATE INDEX games_awaiting ON games (awaits) WHERE status = 'running' AND awaits > 0;
CREATE INDEX games_bound ON games (id) WHERE bound <> '';

-- The rounds that a running game named, each with its place in the log.
CREATE TABLE rounds (
    game      BIGINT NOT NULL REFERENCES games (id),
    round     BIGINT NOT NULL,
    -- Number of events before it.
    seq       BIGINT NOT NULL,
    -- Its signature in hexadecimal; empty: it did not come, or nothing waited for it any more.
    signature TEXT   NOT NULL,
    -- The published binding of the order that waited for it, and what the binding is of; empty: no order waited.
    binding   TEXT   NOT NULL,
    bound     TEXT   NOT NULL,
    -- The message that named it, once posted.
    told      BIGINT,
    PRIMARY KEY (game, round)
) WITHOUT ROWID;
