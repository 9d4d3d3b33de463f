-- The messages that told revealed words, each as `seat:message`, with a blank after it: a word that was told when the round of the
-- public beacon was out proves nothing ([PBP-40]).
ALTER TABLE games ADD COLUMN reveals TEXT NOT NULL DEFAULT '';
