-- Why a running game stands still because its channel can't be written in ([PBP-53]): `channel`, `server`, `permission`; empty: it
-- doesn't.
ALTER TABLE games ADD COLUMN parked TEXT NOT NULL DEFAULT '';
