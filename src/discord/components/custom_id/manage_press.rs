//! The part of a custom id that is on the pages of `/manage` ([PBP-63]).

use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// On the pages of a server's games, for whoever manages the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ManagePress {
    /// Show that page of the list.
    List(u32),
    /// The game whose number was picked.
    Pick,
    /// Do that with the game with that number.
    Do(u32, ManageAction),
}

/// What whoever manages the server does with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ManageAction {
    /// Show its page.
    Show,
    /// Pause it.
    Pause,
    /// End the pause.
    Resume,
    /// Give more time to whoever is asked.
    Extend,
    /// Move it to this channel.
    Move,
    /// Make the person that was picked its host.
    Host,
    /// Ask whether it is to be cancelled.
    Cancel,
    /// Cancel it.
    CancelNow,
    /// Ask who is to play on for the player that was picked.
    Replace,
    /// Ask the person that was picked to take that seat.
    ReplaceBy(Seat),
    /// Give that seat to a computer player.
    ReplaceByComputer(Seat),
}
