-- Who had a seat before its player, and to whom it is offered ([PBP-33]), as JSON; empty: nobody.
ALTER TABLE seats ADD COLUMN handovers TEXT NOT NULL DEFAULT '';

-- Results of those who gave up their seat before the end, one place after another behind all who stayed.
CREATE TABLE result_departures (
    game   BIGINT NOT NULL REFERENCES results (game),
    -- Counted from 0 within the game.
    number BIGINT NOT NULL,
    -- Number of the seat that they had.
    seat   BIGINT NOT NULL,
    -- The person; negative: one who was erased ([PBP-54]).
    person BIGINT NOT NULL,
    -- Role, where the rules have roles (A3-23).
    role   BIGINT,
    place  BIGINT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE INDEX result_departures_person ON result_departures (person);
