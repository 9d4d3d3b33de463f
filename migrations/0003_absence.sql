-- What happens to somebody who does not answer in time ([PBP-30]): `caretaker`, `skip` or `computer`.
ALTER TABLE games ADD COLUMN absence_policy TEXT NOT NULL DEFAULT 'caretaker';
-- Whether a cancelled game was closed because no person had answered for three rounds ([PBP-62]): it counts for no rating.
ALTER TABLE games ADD COLUMN abandoned BIGINT NOT NULL DEFAULT 0;
-- What a person missed since their last answer (JSON); empty: nothing. While a computer player plays the seat of a person,
-- `computer` is its level and `person` stays the person's id.
ALTER TABLE seats ADD COLUMN absence TEXT NOT NULL DEFAULT '';
