-- Absences that people have announced ([PBP-26]). Days are those of the calendar in `zone`, written as in ISO 8601; both count.
CREATE TABLE absences (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    person    BIGINT NOT NULL REFERENCES people (id),
    first_day TEXT   NOT NULL,
    last_day  TEXT   NOT NULL,
    zone      TEXT   NOT NULL,
    -- When it begins and is over. Of one that was ended early `last_day` and `ends` are those of its end; one that was cancelled before
    -- it began has no row.
    begins    BIGINT NOT NULL,
    ends      BIGINT NOT NULL
);
CREATE INDEX absences_person ON absences (person, begins);
CREATE INDEX absences_end ON absences (ends);
-- What the host chose about the clock beside the pace, as JSON; empty: what is usual.
ALTER TABLE games ADD COLUMN clock TEXT NOT NULL DEFAULT '';
