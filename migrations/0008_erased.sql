-- The words for the dice that were erased, and the key of the start that was derived from them before (JSON, [PBP-54]); empty: none
-- was erased. The key is secret until the game is over.
ALTER TABLE games ADD COLUMN erased_words TEXT NOT NULL DEFAULT '';
