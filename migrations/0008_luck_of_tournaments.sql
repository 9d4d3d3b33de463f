-- The luck of tournaments ([PBP-40]): promise, words, commitment and beacon as they were published (JSON); empty: older than
-- this.
ALTER TABLE tournaments ADD COLUMN luck TEXT NOT NULL DEFAULT '';
-- The round of the public beacon that is waited for; 0: none.
ALTER TABLE tournaments ADD COLUMN awaited BIGINT NOT NULL DEFAULT 0;
-- When the first round is drawn at the latest; 0: nothing is waited for.
ALTER TABLE tournaments ADD COLUMN opens BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tournaments_opening ON tournaments (opens) WHERE status = 'gathering' AND opens > 0;
