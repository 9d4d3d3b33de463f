//! `ServerProblem`: why a database on a PostgreSQL server can't be used. Each is the end of a line that tells the operator what
//! to do.

/// Why a database on a server can't be used. Nothing was written then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ServerProblem {
    /// The url is none.
    #[error(
        "database.url is not a url of a PostgreSQL database ({0}); write postgres://USER:PASSWORD@HOST/DATABASE"
    )]
    Url(String),
    /// The url names no database.
    #[error("database.url names no database; write postgres://USER:PASSWORD@HOST/DATABASE")]
    NoDatabase,
    /// The server has no database of that name.
    #[error("the server has no such database; create it with `createdb`, or name another in database.url")]
    Missing,
    /// The server refuses the user.
    #[error(
        "the server refuses this user or password ({0}); correct database.url, or let the user in on the server"
    )]
    Refused(String),
    /// No encrypted connection.
    #[error(
        "no encrypted connection ({0}); turn TLS on at the server, or choose another sslmode in database.url"
    )]
    Tls(String),
    /// Nobody answers there.
    #[error("the server can't be reached ({0}); check its address in database.url, and whether it runs")]
    Unreachable(String),
    /// The server is too old.
    #[error("the server is PostgreSQL {0}; this program needs 13 or newer")]
    Old(u32),
    /// Texts are stored in another encoding.
    #[error(
        "its encoding is {0}, in which not every text can be stored; create one with `createdb --encoding UTF8 --template template0`"
    )]
    Encoding(String),
    /// The user sees no schema.
    #[error("the user has no schema to write in; create one, or set search_path")]
    NoSchema,
    /// The server accepts no changes.
    #[error("the server accepts no changes ({0}); name the primary in database.url")]
    ReadOnly(String),
    /// The user may not create tables.
    #[error("this user may not create tables in it ({0}); make the user its owner")]
    NotAllowed(String),
    /// It has tables of another program.
    #[error("not a database of this program: it has the table {0}; name an empty one in database.url")]
    Foreign(String),
    /// Migrated by a newer version of the program.
    #[error(
        "made by another, newer version (migration {found}, this program knows up to {known}); install that version, or \
         restore an older backup"
    )]
    Newer {
        /// The unknown migration in it.
        found: i64,
        /// The newest known migration.
        known: i64,
    },
    /// Tables are missing.
    #[error(
        "not whole: {0} is missing; restore it whole from a backup, or name an empty one in database.url"
    )]
    Torn(String),
    /// Another bot runs on it.
    #[error(
        "another bot is running on it; stop that one first, or give this one a database of its own (setting database.url)"
    )]
    InUse,
    /// Something else failed.
    #[error("cannot be opened ({0})")]
    Other(String),
}
