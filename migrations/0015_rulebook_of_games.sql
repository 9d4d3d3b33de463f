-- The key of a game's rulebook, as in `setup`, so that games can be counted by it in an index; empty: `setup` can't be read.
ALTER TABLE games ADD COLUMN rulebook TEXT NOT NULL DEFAULT '';
UPDATE games SET rulebook = COALESCE(CASE WHEN json_valid(setup) THEN json_extract(setup, '$.rulebook') END, '');
CREATE INDEX games_counted ON games (status, parked, rulebook);
