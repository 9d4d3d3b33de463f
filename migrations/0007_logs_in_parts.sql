-- The messages of a turn's log, in order: a log that grows too long, or whose message has become too old to be edited, goes on
-- in a new one ([PBP-6]). Each shows the events `since` (counted within the turn) up to `told`. A row goes with its notice.
CREATE TABLE log_parts (
    notice  BIGINT NOT NULL,
    part    BIGINT NOT NULL,
    message BIGINT NOT NULL,
    since   BIGINT NOT NULL,
    told    BIGINT NOT NULL,
    posted  BIGINT NOT NULL,
    PRIMARY KEY (notice, part)
) WITHOUT ROWID;
