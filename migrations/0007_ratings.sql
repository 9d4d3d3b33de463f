-- Results of finished games, in the order in which they ended. Ratings ([PBP-43]) are computed from these alone.
CREATE TABLE results (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,
    game     BIGINT NOT NULL UNIQUE REFERENCES games (id),
    guild    BIGINT NOT NULL,
    rulebook TEXT   NOT NULL,
    ended    BIGINT NOT NULL
);
CREATE INDEX results_guild ON results (guild, number);

CREATE TABLE result_seats (
    game           BIGINT NOT NULL REFERENCES results (game),
    seat           BIGINT NOT NULL,
    -- The person; negative: one who was erased ([PBP-54]); 0: a computer player.
    person         BIGINT NOT NULL,
    -- Level, if the seat was a computer player's own; else empty.
    computer       TEXT   NOT NULL,
    -- Role, where the rules have roles (A3-23).
    role           BIGINT,
    place          BIGINT NOT NULL,
    -- Number of the seat's turns, and of those that a computer player took for the person ([PBP-31]).
    turns          BIGINT NOT NULL,
    computer_turns BIGINT NOT NULL,
    -- Whether the person took the seat over from another: their rating can't fall.
    substitute     BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX result_seats_person ON result_seats (person);

-- Number of turns that a computer player took for the person of the seat.
ALTER TABLE seats ADD COLUMN computer_turns BIGINT NOT NULL DEFAULT 0;
