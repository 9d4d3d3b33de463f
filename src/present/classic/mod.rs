//! Figures that people see in a game of the classic family, and what a plan would do.

mod courses;
pub(super) mod deeds;
pub mod figures;
pub mod plan_forecast;
