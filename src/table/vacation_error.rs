//! Why a person's announced absence is refused ([PBP-26]).

use super::calendar_day::Day;

/// Why an announced absence is refused. Nothing changes then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VacationError {
    /// The text is no day.
    #[error("no day: {typed}")]
    NoDay {
        /// What was typed.
        typed: String,
    },
    /// Only one of the two days was given.
    #[error("one day is missing")]
    OneDay,
    /// Its first day is over.
    #[error("{first} is in the past, today is {today}")]
    Past {
        /// Its first day.
        first: Day,
        /// The day now, in its time zone.
        today: Day,
    },
    /// It ends before it begins.
    #[error("{last} is before {first}")]
    Backwards {
        /// Its first day.
        first: Day,
        /// Its last day.
        last: Day,
    },
    /// It begins more than a year from now.
    #[error("at latest {latest}")]
    TooFar {
        /// The last day on which one may begin.
        latest: Day,
    },
    /// Another one has some of the same days.
    #[error("overlaps {first} to {last}")]
    Overlaps {
        /// First day of the other one.
        first: Day,
        /// Last day of the other one.
        last: Day,
        /// Time zone of the other one.
        zone: String,
    },
    /// More days of a year than a person may be away.
    #[error("{days} days of {year}, {left} are left")]
    TooManyDays {
        /// The year.
        year: i16,
        /// The days of this absence in it.
        days: u32,
        /// How many the person has left in it.
        left: u32,
    },
    /// It is over, or was cancelled.
    #[error("no such absence")]
    NoVacation,
}
