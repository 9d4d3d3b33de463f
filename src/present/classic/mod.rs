//! Figures that people see in a game of the classic family, and what a plan would do.

pub mod plan_forecast;
mod plan_outcomes;
pub mod ranked_choices;
pub(super) mod superlative_events;
