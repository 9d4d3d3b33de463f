//! What every game has: the log, open questions, deciding and recording, luck, settling questions with one answer,
//! time-outs, secrecy, other worlds; and [`Family`], the one interface that every family of rulebooks implements.
//! Names no family.

mod any_match;
pub(crate) mod ask;
pub(crate) mod chance;
pub(crate) mod event;
mod family;
mod game;
mod how;
mod measure;
mod milestone;
mod orders;
pub(crate) mod random_answer;
mod roll;
mod sums;
mod transaction;
pub(crate) mod view;

pub use ask::{Ask, Clock, Illegal, Visibility};
pub use chance::Chance;
pub use event::{Event, Seen, Viewer};
pub use how::How;
pub use measure::Measure;
pub use milestone::Milestone;
pub use orders::Forecast;
pub use random_answer::Pick;
pub use roll::{Die, Roll};
pub use view::{Awaited, Common, Waiting};

pub(crate) use any_match::AnyMatch;
pub(crate) use chance::Luck;
pub(crate) use family::{Family, FamilyOptions, Part, Question, Recorded, Step};
pub(crate) use game::Match;
pub(crate) use orders::{FamilyOrders, Next};
pub(crate) use sums::{answers, events, questions};
pub(crate) use transaction::Transaction;
