-- When people who wish one message a day about their games get it ([PBP-66]): in the time that the clock shows, because it comes at an
-- hour of the day. `due` is empty if they no longer wish it; `sent` stays, so that no day has two: when the last one was sent, in the time
-- that is never set, as deadlines are; 0: none was.
CREATE TABLE digests (
    person BIGINT PRIMARY KEY,
    due    BIGINT,
    sent   BIGINT NOT NULL
);
CREATE INDEX digests_due ON digests (due) WHERE due IS NOT NULL;
