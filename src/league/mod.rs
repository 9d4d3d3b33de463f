//! Tournaments of several games (R4-14 to R4-19): who meets whom, who sits where, what a game is worth, who goes on,
//! who leads. Entrants are numbers, games are their results.
//!
//! Never any I/O, clock, person's id, or word for people, and never a rule of a game: how a game was played is another
//! room's business. The same course and the same seed give the same next round.

mod course;
mod designs;
mod knockout;
mod pairing;
mod places;
mod plan;
mod round;
mod seating;
mod shuffle;
mod split;
mod standings;
#[cfg(test)]
mod tests;

pub use course::{Course, Entrant, Round, Table};
pub use knockout::{advancing, qualified};
pub use pairing::fewest_repeats;
pub use places::{Points, SeatResult, places, points};
pub use plan::{
    Format, LARGEST, MOST_ADVANCE, MOST_ENTRANTS, MOST_ROUNDS, Next, Plan, PlanError, SMALLEST, Uneven,
};
pub use round::{NoRound, may_begin, next_round};
pub use shuffle::Draws;
pub use split::{Split, split};
pub use standings::{Line, standings};
