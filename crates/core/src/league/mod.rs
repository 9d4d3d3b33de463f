//! Tournaments of several games (R4-14 to R4-19): pairing, seating, match points, who advances, standings; and ratings of
//! players by all their games ([PBP-43]). Entrants are numbers, games are their results.
//!
//! No I/O, no clock, no user ids, no text and no rules of a game. The same course and the same seed give the same next
//! round.
//! room's business. The same course and the same seed give the same next round.

mod knockout;
mod known_schedules;
mod match_points;
mod pairing;
mod progress;
mod ratings;
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
pub use ratings::{Rated, RatedSeat, Rating, Ratings};
pub use round::{NoRound, may_begin, next_round};
pub use settings::{
    Format, LARGEST, MOST_ADVANCE, MOST_ENTRANTS, MOST_ROUNDS, Next, Plan, PlanError, SMALLEST, Uneven,
};
pub use shuffle::Draws;
pub use standings::{Line, standings};
pub use table_sizes::{Split, split};
