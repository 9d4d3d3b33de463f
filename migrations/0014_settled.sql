-- What the people at a table have said about ending the game together ([PBP-65]): who has conceded, and, in secret, who agrees to
-- call it, by seat (JSON); empty: nothing. How a game was ended stands in its log.
ALTER TABLE games ADD COLUMN settlement TEXT NOT NULL DEFAULT '';
