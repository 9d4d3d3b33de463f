//! `Watched`: what is looked at when somebody asks for `/health` or `/metrics`.

use super::metrics::Monitor;
use crate::table::{Clock, Table};
use std::path::PathBuf;
use std::sync::Arc;

/// See the module.
pub struct Watched {
    /// The counters of the bot.
    pub monitor: Arc<Monitor>,
    /// Its games.
    pub table: Table,
    /// The clock of the games.
    pub clock: Arc<dyn Clock>,
    /// Path of the database.
    pub database: PathBuf,
}
