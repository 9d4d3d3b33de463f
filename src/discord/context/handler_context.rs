//! Shared context of all Discord handlers: the table, clock, settings and clients. It holds no state of games or timers:
//! that is in the database.

use super::board_checks::BoardChecks;
use super::command_mentions::CommandMentions;
use super::dice_emojis::DiceEmojis;
use super::family::{Families, Family};
use super::first_response::FirstResponses;
use super::known_servers::KnownServers;
use super::newest_presses::NewestPresses;
use super::open_menus::OpenMenus;
use super::open_panels::OpenPanels;
use super::repeated_presses::RepeatedPresses;
use super::user_rate_limit::UserRateLimit;
use crate::config::{Components, Language, Picture, Settings};
use crate::discord::connection::dm_channels::DmChannels;
use crate::discord::connection::http_clients::Connection;
use crate::discord::pictures::render_queue::Pictures;
use crate::luck::Chain;
use crate::ops::Monitor;
use crate::render::{Format, Framing};
use crate::table::{Clock, Look, Pace, Table, TableError};
use crate::text::{Lang, Words};
use serenity::all::UserId;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// Shared context of all handlers.
pub struct HandlerContext {
    /// Access to all games.
    pub(crate) table: Table,
    /// The families on Discord.
    families: Families,
    /// The injected clock.
    pub(crate) clock: Arc<dyn Clock>,
    /// Language of public messages where neither the server nor its managers chose one; see `server_language`.
    pub(crate) default_language: Lang,
    /// Servers that Discord has told of since the start.
    pub(crate) servers: KnownServers,
    /// The bot's own user, once it is connected.
    pub(crate) bot_user: OnceLock<UserId>,
    /// Paces that a lobby offers.
    pub(crate) paces: Vec<Pace>,
    /// Maximum number of seats that a lobby offers.
    pub(crate) seats: u8,
    /// Requests per person in the current minute.
    pub(crate) flood: UserRateLimit,
    /// First responses of the interactions that are being handled.
    pub(crate) first_responses: FirstResponses,
    /// Open private menus of lobbies.
    pub(crate) open_menus: OpenMenus,
    /// The newest press on each private turn panel.
    pub(crate) newest_presses: NewestPresses,
    /// The newest presses of each person on each message.
    pub(crate) repeated_presses: RepeatedPresses,
    /// What the newest private panels show.
    pub(crate) open_panels: OpenPanels,
    /// What new private panels are made of.
    pub(crate) components: Components,
    /// Whether Discord has refused components version 2 since the start.
    version_two_refused: AtomicBool,
    /// How much of a board the pictures in channels and direct messages show.
    pub(crate) picture: Picture,
    /// Queue that draws boards, a few at a time.
    pub(crate) pictures: Pictures,
    /// Mentions of commands in public messages.
    pub(crate) mentions: CommandMentions,
    /// Emoji of the faces of dice.
    pub(crate) dice: DiceEmojis,
    /// When the buttons of a channel's game were looked for.
    pub(crate) board_checks: BoardChecks,
    /// Channels of direct messages.
    pub(crate) dm_channels: Arc<DmChannels>,
    /// What is counted and reported for the operator.
    pub(crate) monitor: Arc<Monitor>,
    /// HTTP clients for Discord.
    pub(crate) connection: Connection,
    /// The chain of the public beacon and its servers; `None` if it is not used.
    pub(crate) beacon: Option<(Chain, Vec<String>)>,
}

impl HandlerContext {
    /// Assembles the context; starts nothing.
    pub(crate) fn new(
        families: Families,
        table: Table,
        clock: Arc<dyn Clock>,
        settings: &Settings,
        connection: Connection,
        monitor: Monitor,
    ) -> Arc<Self> {
        let language = match settings.defaults.language {
            Language::English => Lang::En,
            Language::Italian => Lang::It,
        };
        let monitor = Arc::new(monitor);
        Arc::new(Self {
            families,
            table,
            clock,
            default_language: language,
            servers: KnownServers::default(),
            bot_user: OnceLock::new(),
            paces: settings.defaults.paces.clone(),
            seats: settings.limits.seats,
            flood: UserRateLimit::new(settings.limits.commands_per_minute),
            first_responses: FirstResponses::default(),
            open_menus: OpenMenus::default(),
            newest_presses: NewestPresses::default(),
            repeated_presses: RepeatedPresses::default(),
            open_panels: OpenPanels::default(),
            components: settings.defaults.components,
            version_two_refused: AtomicBool::new(false),
            picture: settings.defaults.picture,
            pictures: Pictures::new(Arc::clone(&monitor)),
            mentions: CommandMentions::default(),
            dice: DiceEmojis::default(),
            board_checks: BoardChecks::default(),
            dm_channels: Arc::default(),
            monitor,
            connection,
            beacon: settings.uses_beacon().then(|| (settings.dice.chain, settings.dice.endpoints.clone())),
        })
    }

    /// The family of a game on Discord.
    pub(crate) fn family(&self, look: &Look) -> &'static dyn Family {
        (self.families)(look.view.family())
    }

    /// What is counted and reported for the operator.
    pub fn monitor(&self) -> Arc<Monitor> {
        Arc::clone(&self.monitor)
    }

    /// Whether every press that has arrived is answered, and the bot knows that Discord has the answer. Until then the same
    /// press of the same person is acknowledged only ([PBP-7]).
    pub fn presses_are_answered(&self) -> bool {
        self.repeated_presses.all_answered()
    }

    /// Name of a server, for messages that are read elsewhere.
    pub(crate) async fn server_name(&self, guild: u64, words: Words) -> Result<String, TableError> {
        let known = self.server(guild).await?.name;
        Ok(known.map_or_else(|| words.a_server(), |name| crate::text::escape_name(&name)))
    }

    /// Logs, once, that Discord has refused components version 2; the plain message is sent instead.
    pub(crate) fn note_version_two_refused(&self) {
        if !self.version_two_refused.swap(true, Ordering::Relaxed) {
            tracing::warn!("Discord refused components version 2; plain messages are sent instead");
        }
    }

    /// Format of boards in channels and direct messages; a button shows the whole board.
    pub(crate) fn format(&self) -> Format {
        let view = match self.picture {
            Picture::Compact => Framing::Compact,
            Picture::Full => Framing::Full,
        };
        Format { view, ..Format::default() }
    }
}
