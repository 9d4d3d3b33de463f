-- Level of the computer player that has the seat: `easy`, `normal`; empty: a person has it. A computer player's `person` is
-- negative, which no id of Discord is.
ALTER TABLE seats ADD COLUMN computer TEXT NOT NULL DEFAULT '';

-- Milliseconds between the beginning of a computer player's turn and its decisions.
ALTER TABLE games ADD COLUMN computer_delay BIGINT NOT NULL DEFAULT 3000;
