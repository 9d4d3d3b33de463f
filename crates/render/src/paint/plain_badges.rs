//! Draws badges without numbers, in their owner's colour and shape.

use crate::board::geometry::Point;
use crate::board::palette::{Rgb, Tint};
use crate::board::shapes;
use crate::paint::primitives;
use tiny_skia::{PathBuilder, Pixmap};

/// Colour of rims, and of letters on dark backgrounds.
pub(crate) const CREAM: Rgb = [0xFF, 0xF4, 0xDC];

/// Colour of rims, and of letters on light backgrounds.
pub(crate) const INK: Rgb = [0x0D, 0x17, 0x22];

/// A badge without number: dark rim, cream ring, the owner's colour.
pub(crate) fn plate(on: &mut Pixmap, tint: Tint, [x, y]: Point, radius: f32, ring: f32) {
    // Three fills of decreasing size take half the time of strokes.
    let rings = [(ring, INK), (ring * 0.5, CREAM), (-ring * 0.5, tint.badge())];
    for (more, colour) in rings {
        primitives::fill(on, shapes::badge(tint.shape(), x, y, radius + more).as_ref(), colour, 1.0);
    }
}

/// A cross on the badge of an eliminated player.
pub(crate) fn crossed(on: &mut Pixmap, tint: Tint, [x, y]: Point, radius: f32) {
    let (half, mut cross) = (radius * 0.55, PathBuilder::new());
    for side in [-half, half] {
        cross.move_to(x - half, y - side);
        cross.line_to(x + half, y + side);
    }
    primitives::stroke(on, cross.finish().as_ref(), radius * 0.3, tint.digits(), 1.0);
}
