//! What becomes of the picture of a private turn panel when a press changes its text ([PBP-57]).

use crate::render::HandOfCards;
use crate::rules::{Seen, TerritoryId, TerritorySet};
use crate::table::Look;

/// What becomes of the picture of a private panel when an answer replaces its text.
#[derive(Clone, Debug, Default)]
pub(crate) enum PanelPicture {
    /// It stays: the board has not changed.
    #[default]
    Kept,
    /// It goes: the person has nothing to decide any more.
    Removed,
    /// A close-up of what has just happened replaces it.
    Front(Box<Front>),
    /// What a weapon of the person's may hit replaces it.
    Aimed(Box<Aimed>),
    /// The person's own cards, on a message of their own.
    Hand(Box<HandOfCards>),
}

/// What a close-up of the front shows.
#[derive(Clone, Debug)]
pub(crate) struct Front {
    /// The board.
    pub(crate) look: Look,
    /// What has just happened on it.
    pub(crate) seen: Vec<Seen>,
    /// Where the game goes on; `None`: show what has changed.
    pub(crate) at: Option<TerritoryId>,
}

/// What a picture of a weapon that may be launched shows (R3-34, A3-25).
#[derive(Clone, Debug)]
pub(crate) struct Aimed {
    /// The board.
    pub(crate) look: Look,
    /// Whether it is a heavy one.
    pub(crate) heavy: bool,
    /// Where it stands.
    pub(crate) from: TerritoryId,
    /// What it may hit.
    pub(crate) reach: TerritorySet,
    /// The way chosen for it, from where it stands to the target; empty: none yet.
    pub(crate) path: Vec<TerritoryId>,
}
