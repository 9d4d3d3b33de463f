//! The game engine, common to all families: the event log, open questions, deciding and recording, random draws, forced
//! answers, defaults, visibility, resampling; and [`Family`], the interface that every family of rulebooks implements. Must
//! name no family.

mod answer_origin;
mod any_game;
pub(crate) mod ask;
mod barrier;
pub(crate) mod chance;
mod chart_measure;
mod dice_roll;
pub(crate) mod event;
mod family;
mod family_enums;
mod game;
mod matter;
mod milestone;
mod open_questions;
mod orders;
pub(crate) mod random_answer;
mod take_back;
mod transaction;
mod undo;
pub(crate) mod view;

pub use answer_origin::AnswerOrigin;
pub use ask::{Ask, Clock, Illegal, Visibility};
pub use barrier::Barrier;
pub use chance::Chance;
pub use chart_measure::ChartMeasure;
pub use dice_roll::{Die, Roll};
pub use event::{Event, Seen, Viewer};
pub use matter::{Matter, MatterKind};
pub use milestone::Milestone;
pub use orders::Forecast;
pub use random_answer::Pick;
pub use view::{Awaited, Common, Waiting};

pub(crate) use any_game::AnyMatch;
pub(crate) use chance::Luck;
pub(crate) use family::{AnyStep, Family, FamilyOptions, Part, Question, Recorded, Step};
pub(crate) use family_enums::{answers, events, questions};
pub(crate) use game::Match;
pub(crate) use orders::{FamilyOrders, Next};
pub(crate) use transaction::Transaction;
pub(crate) use undo::Undo;
pub(crate) use view::Course;
