//! Open questions: the seat that must decide, the menu, the default answer, the visibility of the answer, and the clock that
//! runs. A question must hold only what the seat that is asked may see.

use super::super::families::{Action, Menu, Why};
use super::super::ids::{AskId, Seat};
use super::undo_barrier::UndoBarrier;
use serde::Serialize;

/// One open question, made by [`super::super::Game::asks`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ask {
    /// Its id: an answer names the question that it is for. The id stays the same while other questions are answered.
    pub id: AskId,
    /// The seat that must decide.
    pub to: Seat,
    /// The answers on offer.
    pub menu: Menu,
    /// The default answer, used when the deadline passes; always on the menu.
    pub default: Action,
    /// Which viewers see the answer.
    pub visibility: Visibility,
    /// The clock that runs while the question is open.
    pub clock: Clock,
}

/// Which viewers see an answer when it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// All players see all of it.
    Open,
    /// Only the seat that answered sees it. Other viewers don't see whose answer it is until the rules reveal its result.
    Sealed,
    /// Other viewers see the part that the family shows, which may be nothing.
    Partial,
}

/// The clock that runs while a question is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// The seat's own turn.
    Turn,
    /// A decision in another seat's turn: a standing order or the default answers unless the table waits ([PBP-34]).
    Reaction,
    /// A decision in another seat's turn that every table waits for: all agreed to it before the game.
    Awaited,
    /// A standing order or the default answers at once: no table waits for it.
    Standing,
    /// The seat's own turn, in which nothing is left to do: the default answers as soon as standing orders have answered what
    /// is only offered.
    Idle,
    /// All seats are asked at once; each has the time of a turn.
    Everybody,
    /// No clock: the answer is optional, and the table does not wait for it.
    None,
}

/// Why an answer is refused. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The question is closed: it has been answered, or the game has moved on.
    #[error("that question is no longer open")]
    Stale,
    /// No question is open to the seat.
    #[error("nothing is asked of that seat")]
    NotAsked,
    /// The answer belongs to another family of rulebooks.
    #[error("that answer belongs to another game")]
    OtherFamily,
    /// There is no answer that the seat could take back.
    #[error("nothing can be taken back: {0:?}")]
    NothingToUndo(UndoBarrier),
    /// The answer isn't on the menu.
    #[error(transparent)]
    OffMenu(#[from] Why),
}
