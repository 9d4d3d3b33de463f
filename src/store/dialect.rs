//! `Dialect`: in what the SQL of the two back ends differs. All other statements are shared.

use super::tables::TABLES;

/// The SQL of a back end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// `SQLite`.
    Sqlite,
    /// PostgreSQL.
    Postgres,
}

/// How a new game gets its id, and a channel below 0 that no other game has: parts of its insert.
pub(super) struct NewGameId {
    /// Column of the id, if it is named.
    pub(super) column: &'static str,
    /// Its value.
    pub(super) value: &'static str,
    /// The channel.
    pub(super) channel: &'static str,
    /// Where both come from.
    pub(super) from: &'static str,
}

impl Dialect {
    /// As long as `SQLite` has one writer, the next id is known; a sequence gives each id once, whoever asks.
    pub(super) const fn new_game_id(self) -> NewGameId {
        match self {
            Self::Sqlite => NewGameId {
                column: "",
                value: "",
                channel: "(SELECT -1 - COALESCE(MAX(id), 0) FROM games)",
                from: "",
            },
            Self::Postgres => NewGameId {
                column: "id, ",
                value: "next.id, ",
                channel: "-next.id",
                from: "FROM (SELECT nextval(pg_get_serial_sequence('games', 'id')) AS id) AS next",
            },
        }
    }

    /// The number of the next announced absence, which is given once.
    pub(super) const fn next_vacation(self) -> &'static str {
        match self {
            Self::Sqlite => {
                "SELECT COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'absences'), 0) + 1"
            }
            Self::Postgres => "SELECT nextval(pg_get_serial_sequence('absences', 'id'))",
        }
    }

    /// Lets no other transaction count or open games of server `$1` before this one ends. `SQLite` has one writer.
    pub(super) const fn lock_server(self) -> Option<&'static str> {
        match self {
            Self::Sqlite => None,
            Self::Postgres => Some(
                "INSERT INTO numbers (guild, games, tournaments) VALUES ($1, 0, 0) \
                 ON CONFLICT (guild) DO UPDATE SET games = numbers.games",
            ),
        }
    }

    /// Lets no other transaction write anything before this one ends; reading goes on. `SQLite` has one writer.
    pub(super) fn lock_all(self) -> Option<String> {
        match self {
            Self::Sqlite => None,
            Self::Postgres => Some(format!("LOCK TABLE {} IN EXCLUSIVE MODE", TABLES.join(", "))),
        }
    }
}
