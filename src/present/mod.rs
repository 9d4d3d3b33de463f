//! What people see of a game, put together for every way of showing it: scenes of boards in people's names, colours and
//! language, labels of charts. Both the Discord room and the command line use it. Never Discord,
//! never more of a game than the view or chronicle that it is given.

pub mod board_scene;
pub mod chart_labels;
pub mod classic;
mod cold_war;
mod y2210;
