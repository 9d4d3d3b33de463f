//! Localisation: all texts for users in English and Italian, one typed function per phrase.
//!
//! The phrases live in `assets/locales` (Project Fluent). Arguments are plain values or what a viewer may see: a text
//! must not be made from `rules::Game`, because it could leak hidden state. Numbers in phrases have plural forms.

mod absence;
mod answers;
mod bundle;
mod chart;
mod classic;
mod clock_rules;
mod cold_war;
mod counted_nouns;
mod fight_odds;
mod game;
mod league;
mod lobby;
mod log_message;
mod names;
mod number_format;
mod objective;
mod odds;
mod own_hand;
mod phrases;
mod refusal;
mod report_parts;
mod results;
mod short_names;
pub mod territory_search;
mod time_span;
mod time_zone_search;
mod words_by_id;
mod y2210;

pub use bundle::{Lang, Words};
pub use chart::{Calendar, OddsPicture};
pub use classic::{PictureText, PlanError, StepProblem};
pub use clock_rules::ClockText;
pub use fight_odds::FightAsked;
pub use league::{StandingNote, StandingText, TournamentStage, TournamentText};
pub use lobby::{CastText, LobbyText, SeatText, SilenceText};
pub use names::{Ctx, Faces, colour_mark, escape_name};
pub use odds::OddsAsked;
pub use time_zone_search::{complete_time_zone, find_time_zone};
pub use words_by_id::CommandWords;
pub use y2210::{CardPage, CardState};
