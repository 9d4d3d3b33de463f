//! Every word that a person reads, in English and Italian: one function per phrase.
//!
//! Never the game itself (only what a viewer may see), never another room's types: plain values come in, text goes
//! out. Never a number without its plural. The sentences live in `assets/locales` (Project Fluent).

mod bundle;
mod chart;
mod classic;
mod game;
mod league;
mod lobby;
mod names;
mod number_format;
mod objective;
mod odds;
mod phrases;
mod refusal;
pub mod territory_search;
mod words_by_id;

pub use bundle::{Lang, Phrase, Words};
pub use chart::OddsPicture;
pub use classic::PictureText;
pub use league::{StandingNote, StandingText, TournamentStage, TournamentText};
pub use lobby::LobbyText;
pub use names::{Ctx, escape_name};
pub use odds::OddsAsked;
pub use phrases::ALL as PHRASES;
pub use words_by_id::CommandWords;
