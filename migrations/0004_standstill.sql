-- Pauses and extensions of a game, and what its players have agreed to ([PBP-26], [PBP-27]), as JSON; empty: none so far. Its times
-- are those of the timers.
ALTER TABLE games ADD COLUMN standstill TEXT NOT NULL DEFAULT '';
