-- What a player gave to be mixed into the luck of the game ([PBP-40]); empty: nothing. A secret until the game is over.
ALTER TABLE seats ADD COLUMN word TEXT NOT NULL DEFAULT '';
