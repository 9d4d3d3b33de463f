-- The last turns of a person in a server that had a time limit, the newest last: 1 taken in time, 0 missed ([PBP-32]).
CREATE TABLE reliability (
    guild  BIGINT NOT NULL,
    person BIGINT NOT NULL,
    turns  TEXT   NOT NULL,
    PRIMARY KEY (guild, person)
) WITHOUT ROWID;
