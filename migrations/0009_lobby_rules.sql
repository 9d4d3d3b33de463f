-- What a host has decided about a lobby, beside the rules of the game: whether it starts when it is full, and for whom seats are
-- reserved, as JSON; empty: neither.
ALTER TABLE games ADD COLUMN lobby_rules TEXT NOT NULL DEFAULT '';
