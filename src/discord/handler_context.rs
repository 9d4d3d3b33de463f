//! What every handler has at hand. Never the state of a game, a menu or a timer: those are the table's.

use super::connection::Connection;
use super::open_menus::OpenMenus;
use super::render_queue::Pictures;
use super::user_rate_limit::UserRateLimit;
use crate::config::{Language, Picture, Settings};
use crate::render::{Format, Framing};
use crate::table::{Clock, Pace, Table};
use crate::text::{Lang, Words};
use std::sync::Arc;

/// The table and the means to talk about it.
pub struct HandlerContext {
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
    pub(crate) flood: UserRateLimit,
    /// Private menus of lobbies that stand open.
    pub(crate) open_menus: OpenMenus,
    /// How much of a board the pictures in channels and direct messages show.
    pub(crate) picture: Picture,
    /// Draws boards, a few at a time.
    pub(crate) pictures: Pictures,
    /// The ways to Discord.
    pub(crate) connection: Connection,
    /// Servers of the public beacon, where it is used.
    pub(crate) endpoints: Option<Vec<String>>,
}

impl HandlerContext {
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
            flood: UserRateLimit::new(settings.limits.commands_per_minute),
            open_menus: OpenMenus::default(),
            picture: settings.defaults.picture,
            pictures: Pictures::new(),
            connection,
            endpoints: settings.uses_beacon().then(|| settings.dice.endpoints.clone()),
        })
    }

    /// How boards in channels and direct messages are drawn; the whole one is a button away.
    pub(crate) fn format(&self) -> Format {
        let view = match self.picture {
            Picture::Compact => Framing::Compact,
            Picture::Full => Framing::Full,
        };
        Format { view, ..Format::default() }
    }
}
