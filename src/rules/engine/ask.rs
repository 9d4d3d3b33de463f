//! Open questions: who must decide, what is on offer, what happens if they stay silent, who sees the answer, which clock
//! runs. A question holds nothing that the person asked may not see.

use super::super::families::{Action, Menu, Why};
use super::super::ids::{AskId, Seat};
use serde::{Deserialize, Serialize};

/// One open question. [`super::super::Game::asks`] makes them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// Its name: an answer says which question it answers. It stays the same while other questions are answered.
    pub id: AskId,
    /// Who must decide.
    pub to: Seat,
    /// What is on offer.
    pub menu: Menu,
    /// What the rules do if nobody answers in time; always on the menu.
    pub default: Action,
    /// Who sees the answer.
    pub visibility: Visibility,
    /// Which clock runs while it is open.
    pub clock: Clock,
}

/// Who sees an answer when it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody sees all of it.
    Open,
    /// Nobody but the answerer sees it, nor whose it is, until the rules reveal what it led to.
    Sealed,
    /// The others see what the family shows of it, which may be nothing.
    Partial,
}

/// Which clock runs while a question is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// The seat's own turn.
    Turn,
    /// A decision in another's turn: a standing order or the default answers unless the table waits ([PBP-34]).
    Reaction,
    /// Everybody is asked at once; each seat has the time of a turn.
    Everybody,
    /// None: the answer is only offered, and nobody waits for it.
    None,
}

/// Why nothing happened. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The question has been answered, or the table has moved on.
    #[error("that question is no longer open")]
    Stale,
    /// The seat isn't asked anything now.
    #[error("nothing is asked of that seat")]
    NotAsked,
    /// The answer belongs to another family of rulebooks.
    #[error("that answer belongs to another game")]
    OtherFamily,
    /// The answer isn't on the menu.
    #[error(transparent)]
    OffMenu(#[from] Why),
}
