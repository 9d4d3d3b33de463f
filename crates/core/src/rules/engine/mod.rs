//! The game engine, common to all families: the event log, open questions, deciding and recording, random draws, forced
//! answers, defaults, visibility, resampling; and [`Family`], the interface that every family of rulebooks implements. Must
//! name no family.

mod answer_origin;
mod any_match;
pub(crate) mod ask;
pub(crate) mod chance;
mod chart_measure;
mod dice_roll;
pub(crate) mod event;
mod family;
mod family_enums;
mod game;
mod milestone;
mod open_questions;
mod orders;
mod part;
mod personal_notice;
pub(crate) mod random_answer;
mod transaction;
mod undo_barrier;
mod undo_rules;
mod undo_state;
pub(crate) mod view;

pub use answer_origin::AnswerOrigin;
pub use ask::{Ask, Clock, Illegal, Visibility};
pub use chance::Chance;
pub use chart_measure::ChartMeasure;
pub use dice_roll::{Die, Roll};
pub use event::{EVENT_VERSION, Event, Seen, UnreadableEvent, Viewer};
pub use milestone::Milestone;
pub use orders::Forecast;
pub use personal_notice::{PersonalNotice, PersonalNoticeKind};
pub use random_answer::Pick;
pub use undo_barrier::UndoBarrier;
pub use view::{Awaited, Common, Waiting};

pub(crate) use any_match::AnyMatch;
pub(crate) use chance::Luck;
pub(crate) use family::{AnyStep, Family, FamilyOptions, Question, Recorded, Step};
pub(crate) use family_enums::{answers, events, from_variants, questions};
pub(crate) use game::Match;
pub(crate) use orders::{FamilyOrders, Next};
pub(crate) use part::Part;
pub(crate) use transaction::Transaction;
pub(crate) use undo_state::UndoState;
pub(crate) use view::Course;
