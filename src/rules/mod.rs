//! The referee: the rules of every rulebook as plain values.
//!
//! `act` decides, `evolve` records. Never any I/O, clock, luck of its own, async, person's id, or word for people:
//! std, serde, thiserror, and toml for reading the board files.

mod action;
mod ask;
mod assets;
pub mod board;
mod chance;
mod chronicle;
mod event;
pub mod family;
mod game;
mod how;
mod ids;
pub mod objective;
mod outcome;
mod refusal;
mod sample;
mod set;
mod setup;
mod view;

pub use action::{Action, Placement};
pub use ask::{Ask, AskKind, Illegal, Menu, Pace, Shift, Strike, Why};
pub use assets::{AssetError, check_assets};
pub use board::{Board, BoardId, Symbol};
pub use chance::Chance;
pub use chronicle::{Chronicle, Measure, Moment};
pub use event::{Event, How, Public, Seen, Viewer};
pub use game::Game;
pub use ids::{AskId, Card, ContinentId, Holder, Seat, TerritoryId};
pub use objective::{Goal, Objective};
pub use outcome::{Ending, Outcome, Score};
pub use sample::Pick;
pub use set::{CardSet, TerritorySet};
pub use setup::{Options, Rulebook, Setup, SetupError, Switch};
pub use view::{Battle, Closing, Held, Own, SeatView, Stage, View, Waiting};
