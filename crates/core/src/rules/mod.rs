//! The game rules: the common engine and the families of rulebooks, as plain values.
//!
//! [`Game::act`] decides, [`Game::evolve`] records. This module uses no I/O, clock, random source, async code or user id;
//! its only dependencies are std, serde, thiserror, and toml for reading the asset files. [`engine`] is common to all games,
//! `families` holds the list of families and the closed enums over them, `family/` has one folder per family.

#![warn(
    clippy::wildcard_enum_match_arm,
    reason = "a new event, action or menu is thought of where it is matched"
)]

mod asset_check;
mod bitset;
pub mod board;
mod engine;
mod families;
mod family;
mod family_dispatch;
mod game;
mod history;
mod ids;
mod imagination;
pub mod objective;
mod outcome;
mod refusal_macros;
mod refusal_text;
mod retrospect;
mod setup;
mod turn_plan;

pub use asset_check::{AssetError, check_assets};
pub use bitset::{CardSet, SeatSet, TerritorySet};
pub use board::{Board, BoardId, Symbol};
pub use engine::{
    AnswerOrigin, Ask, Awaited, Chance, ChartMeasure, Clock, Common, Die, EVENT_VERSION, Event, Forecast,
    Illegal, Milestone, PersonalNotice, PersonalNoticeKind, Pick, Roll, Seen, UndoBarrier, UnreadableEvent,
    Viewer, Visibility, Waiting,
};
pub use families::{
    Action, AskKind, Face, FamilyEvent, FamilyId, FamilySeen, Menu, OpenOrder, Options, Order, Standing,
    StopReason, View, Why,
};
pub use family::cold_war::Superpower;
pub use family::{NamedCard, Piece, Ruin, Stock, classic, cold_war, y2210};
pub use game::{Game, OrderStep, STATE_VERSION};
pub use history::{History, Moment};
pub use ids::{AskId, Card, ContinentId, Holder, Placement, Role, Seat, TerritoryId};
pub use imagination::{Imagination, Imagined};
pub(crate) use imagination::{mixed, share_of};
pub use objective::{Goal, Objective};
pub use outcome::{Ending, Outcome, Score, Settlement};
pub use refusal_macros::{Fact, Reason};
pub use retrospect::{Past, Retrospect};
pub use setup::{Rulebook, Setup, SetupError, Switch};
pub use turn_plan::TurnPlan;
