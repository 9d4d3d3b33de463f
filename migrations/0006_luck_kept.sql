-- What was said about a game's luck is kept as it was said ([PBP-40]): `/verify` compares with it, whatever the seed is now.
-- The promise, made with the lobby; empty: older than this table.
ALTER TABLE games ADD COLUMN promise TEXT NOT NULL DEFAULT '';
-- The round of the public beacon that the commitment names; 0: none.
ALTER TABLE games ADD COLUMN round BIGINT NOT NULL DEFAULT 0;
-- Its signature in hexadecimal; `-`: nobody answered in time; empty: none is named, or it is waited for.
ALTER TABLE games ADD COLUMN beacon TEXT NOT NULL DEFAULT '';
-- The message that told the commitment.
ALTER TABLE games ADD COLUMN told BIGINT;
-- SHA-256 of a sealed word in hexadecimal, given in place of a word; empty: none.
ALTER TABLE seats ADD COLUMN sealed TEXT NOT NULL DEFAULT '';
-- The sealed word, once it was revealed; public then.
ALTER TABLE seats ADD COLUMN revealed TEXT NOT NULL DEFAULT '';
-- Lobbies that wait for a round.
CREATE INDEX games_awaited ON games (round) WHERE status = 'lobby' AND round > 0;
