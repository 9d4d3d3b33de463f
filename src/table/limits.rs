//! What one server or person may use up.

use crate::pace::Pace;

/// What one server or person may use up, and what a table starts from.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Lobbies and running games in one server.
    pub games_per_server: u32,
    /// Most seats at one table.
    pub seats: u8,
    /// Pace of a new lobby.
    pub pace: Pace,
    /// Paces that a host may choose.
    pub paces: Vec<Pace>,
    /// Games kept in memory at the same time.
    pub cached_games: usize,
    /// Whether games wait for a round of the public beacon ([PBP-40]).
    pub beacon: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            games_per_server: 20,
            seats: 6,
            pace: Pace::DAY,
            paces: Pace::offered(),
            cached_games: 256,
            beacon: false,
        }
    }
}
