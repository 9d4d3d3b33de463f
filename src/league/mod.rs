//! Tournaments of several games (R4-14 to R4-19): who meets whom, who sits where, what a game is worth, who goes on,
//! who leads. Entrants are numbers, games are their results.
//!
//! Never any I/O, clock, person's id, or word for people, and never a rule of a game: how a game was played is another
//! room's business. The same course and the same seed give the same next round.

mod knockout;
mod known_schedules;
mod match_points;
mod pairing;
mod progress;
mod round;
mod seating;
mod settings;
mod shuffle;
mod standings;
mod table_sizes;
#[cfg(test)]
mod tests;

pub use knockout::{advancing, qualified};
pub use match_points::{Points, SeatResult, places, points};
pub use pairing::fewest_repeats;
pub use progress::{Entrant, Progress, Round, Table};
pub use round::{NoRound, may_begin, next_round};
pub use settings::{
    Format, LARGEST, MOST_ADVANCE, MOST_ENTRANTS, MOST_ROUNDS, Next, Plan, PlanError, SMALLEST, Uneven,
};
pub use shuffle::Draws;
pub use standings::{Line, standings};
pub use table_sizes::{Split, split};
