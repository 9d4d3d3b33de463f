//! Boards, charts and pictures of odds, drawn off the async threads.
//!
//! May use: `components`.

pub(crate) mod chart_or_film;
pub(crate) mod charts;
pub(crate) mod panel_picture;
pub(crate) mod render_queue;
