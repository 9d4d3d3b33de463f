//! What every handler has at hand. Never the state of a game, a menu or a timer: those are the table's.

use super::connection::Connection;
use super::flood::Flood;
use super::pictures::Pictures;
use crate::config::{Language, Settings};
use crate::table::{Clock, Pace, Table};
use crate::text::{Lang, Words};
use std::sync::Arc;

/// The table and the means to talk about it.
pub struct Desk {
    /// The one door to games.
    pub(crate) table: Table,
    /// The time, handed in.
    pub(crate) clock: Arc<dyn Clock>,
    /// The language of what everybody reads.
    pub(crate) public: Words,
    /// Paces that a lobby offers.
    pub(crate) paces: Vec<Pace>,
    /// Most seats that a lobby offers.
    pub(crate) seats: u8,
    /// Who did how much in this minute.
    pub(crate) flood: Flood,
    /// Draws boards, a few at a time.
    pub(crate) pictures: Pictures,
    /// The ways to Discord.
    pub(crate) connection: Connection,
    /// Servers of the public beacon, where it is used.
    pub(crate) endpoints: Option<Vec<String>>,
}

impl Desk {
    /// Puts the desk together; starts nothing.
    pub fn new(
        table: Table,
        clock: Arc<dyn Clock>,
        settings: &Settings,
        connection: Connection,
    ) -> Arc<Self> {
        let language = match settings.defaults.language {
            Language::English => Lang::En,
            Language::Italian => Lang::It,
        };
        Arc::new(Self {
            table,
            clock,
            public: Words::new(language),
            paces: settings.defaults.paces.clone(),
            seats: settings.limits.seats,
            flood: Flood::new(settings.limits.commands_per_minute),
            pictures: Pictures::new(),
            connection,
            endpoints: settings.uses_beacon().then(|| settings.dice.endpoints.clone()),
        })
    }
}
