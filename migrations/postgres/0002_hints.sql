-- How many hints the player of a seat has had, and when the last one was given, as JSON; empty: none.
ALTER TABLE seats ADD COLUMN hints TEXT NOT NULL DEFAULT '';
