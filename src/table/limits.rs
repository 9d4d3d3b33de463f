//! Limits per server and defaults of new lobbies.

use super::time::Millis;
use crate::external::ExternalPlayer;
use crate::luck::Chain;
use crate::pace::Pace;

/// Limits per server and defaults of new lobbies.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Maximum number of lobbies and running games in one server.
    pub games_per_server: u32,
    /// Maximum number of seats in one game.
    pub seats: u8,
    /// Default time for a turn.
    pub pace: Pace,
    /// Times for a turn that a host may choose.
    pub paces: Vec<Pace>,
    /// Maximum number of games in the cache.
    pub cached_games: usize,
    /// The beacon for whose rounds games wait ([PBP-40]); `None`: for none.
    pub beacon: Option<Chain>,
    /// Milliseconds between the beginning of a computer player's turn and its decisions, in new lobbies ([PBP-44]).
    pub computer_delay: Millis,
    /// External players that hosts may choose ([PBP-44]).
    pub external_players: Vec<ExternalPlayer>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            games_per_server: 20,
            seats: 6,
            pace: Pace::DAY,
            paces: Pace::offered(),
            cached_games: 256,
            beacon: None,
            computer_delay: 3_000,
            external_players: Vec::new(),
        }
    }
}
