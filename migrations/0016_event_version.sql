-- Version of each stored event, so that a program tells those of older ones from its own. All events from before have the first.
ALTER TABLE events ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
