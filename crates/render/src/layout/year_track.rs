//! Layout of the year track: a row of marks, one for each year of a game that has a fixed number of years (R1-49).

use crate::board::geometry::Point;

/// Radius of a mark, and distance between the centres of two.
const RADIUS: f32 = 4.6;
const STEP: f32 = 17.0;

/// The mark of a year.
#[derive(Clone, Copy, Debug)]
pub(crate) struct YearMark {
    /// Its centre.
    pub(crate) at: Point,
    /// Its radius.
    pub(crate) radius: f32,
    /// Whether the year has begun.
    pub(crate) begun: bool,
    /// Whether it is the current year.
    pub(crate) now: bool,
}

/// Width of a row of so many marks.
pub(crate) fn width(years: u32, s: f32) -> f32 {
    (STEP * years.saturating_sub(1) as f32 + RADIUS * 2.0) * s
}

/// The marks of a track (the current year, the last year) in a row from the left end of its centre line.
pub(crate) fn row([now, last]: [u32; 2], [left, y]: Point, s: f32) -> Vec<YearMark> {
    let mark = |year: u32| YearMark {
        at: [left + (RADIUS + STEP * (year - 1) as f32) * s, y],
        radius: RADIUS * s,
        begun: year <= now,
        now: year == now,
    };
    (1..=last).map(mark).collect()
}
