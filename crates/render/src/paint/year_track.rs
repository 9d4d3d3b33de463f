//! Paints the year track: marks of past years filled, the current one larger, those of years to come empty.

use crate::board::palette::Rgb;
use crate::board::shapes;
use crate::layout::year_track::YearMark;
use crate::paint::primitives;
use tiny_skia::Pixmap;

const NIGHT: Rgb = [0x10, 0x1C, 0x28];

/// One mark, a diamond.
pub(super) fn mark(on: &mut Pixmap, mark: &YearMark, ink: Rgb) {
    let [x, y] = mark.at;
    let r = if mark.now { mark.radius * 1.5 } else { mark.radius };
    let diamond = |r: f32| shapes::polygon(&[[x, y - r], [x + r, y], [x, y + r], [x - r, y]]);
    primitives::fill(on, diamond(r * 1.45).as_ref(), NIGHT, 0.55);
    if mark.begun {
        primitives::fill(on, diamond(r).as_ref(), ink, if mark.now { 1.0 } else { 0.72 });
    }
    primitives::stroke(on, diamond(r).as_ref(), r * 0.28, ink, if mark.begun { 1.0 } else { 0.6 });
}
