-- The newest number of a game and of a tournament in each server. A row, and not the greatest number in use: of two that are opened at
-- once, by two connections, one waits for the other.
CREATE TABLE numbers (
    guild       BIGINT PRIMARY KEY,
    games       BIGINT NOT NULL,
    tournaments BIGINT NOT NULL
) WITHOUT ROWID;
INSERT INTO numbers (guild, games, tournaments)
    SELECT guild, MAX(game), MAX(tournament) FROM (
        SELECT guild, number AS game, 0 AS tournament FROM games
        UNION ALL SELECT guild, 0, number FROM tournaments
    ) GROUP BY guild;
