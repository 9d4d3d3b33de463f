//! What people see of a game, for the Discord bot and the command line: scenes of boards with the players' names,
//! colours and language, labels of charts, forecasts of plans. Must not use Discord, nor anything of a game but the view or history that
//! it is given.

pub mod board_scene;
pub mod chart_labels;
pub mod classic;
pub mod cold_war;
pub mod plan_forecast;
pub mod poster;
pub mod proof_line;
mod superlative_event;
mod superlatives;
pub mod y2210;
