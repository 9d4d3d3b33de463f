//! Draws the figures on cards: infantry, cavalry, artillery, joker.

use crate::board::geometry::Point;
use crate::board::palette::Rgb;
use crate::board::shapes;
use crate::paint::icons::{self, Icon};
use crate::paint::primitives;
use crate::scene::Figure;
use tiny_skia::Pixmap;

/// Draws a card's figure with radius `r` around a point.
pub(crate) fn figure(on: &mut Pixmap, figure: Figure, [x, y]: Point, r: f32) {
    const INK: Rgb = [0x4A, 0x2B, 0x12];
    let p = |points: &[[f32; 2]]| {
        let points: Vec<_> = points.iter().map(|[a, b]| [x + a * r, y + b * r]).collect();
        shapes::polygon(&points)
    };
    let circle =
        |dx: f32, dy: f32, part: f32| tiny_skia::PathBuilder::from_circle(x + dx * r, y + dy * r, part * r);
    match figure {
        Figure::Infantry => {
            primitives::fill(on, circle(0.0, -0.68, 0.32).as_ref(), INK, 1.0);
            let body =
                p(&[[-0.26, -0.32], [0.26, -0.32], [0.34, 0.3], [0.62, 0.98], [-0.62, 0.98], [-0.34, 0.3]]);
            primitives::fill(on, body.as_ref(), INK, 1.0);
            let gun = p(&[[0.5, -1.0], [0.62, -1.0], [0.62, 0.6], [0.44, 0.6]]);
            primitives::fill(on, gun.as_ref(), INK, 1.0);
        }
        Figure::Cavalry => {
            let horse = p(&[
                [-0.2, -1.0],
                [0.02, -0.78],
                [0.42, -0.62],
                [0.82, -0.02],
                [0.66, 0.22],
                [0.3, 0.08],
                [0.06, 0.12],
                [0.42, 0.62],
                [0.56, 0.98],
                [-0.66, 0.98],
                [-0.6, 0.4],
                [-0.52, -0.3],
            ]);
            primitives::fill(on, horse.as_ref(), INK, 1.0);
            primitives::fill(on, circle(0.2, -0.36, 0.08).as_ref(), [0xF7, 0xEC, 0xD2], 1.0);
        }
        Figure::Artillery => {
            let barrel = p(&[[-0.75, 0.12], [-0.62, -0.3], [0.95, -0.82], [1.06, -0.5], [-0.3, 0.3]]);
            primitives::fill(on, barrel.as_ref(), INK, 1.0);
            let tail = p(&[[-0.1, 0.3], [-1.1, 0.92], [-1.2, 0.74], [-0.4, 0.1]]);
            primitives::fill(on, tail.as_ref(), INK, 1.0);
            primitives::fill(on, circle(0.05, 0.42, 0.54).as_ref(), INK, 1.0);
            primitives::stroke(on, circle(0.05, 0.42, 0.34).as_ref(), 0.1 * r, [0xF7, 0xEC, 0xD2], 1.0);
        }
        Figure::Joker => {
            let star: Vec<[f32; 2]> = (0..10_u8)
                .map(|i| {
                    let (sin, cos) = (f32::from(i) * std::f32::consts::PI / 5.0).sin_cos();
                    let part = if i % 2 == 0 { 1.05 } else { 0.45 };
                    [sin * part, -cos * part]
                })
                .collect();
            primitives::fill(on, p(&star).as_ref(), [0xB0, 0x35, 0x1E], 1.0);
        }
        Figure::Piece(piece) => icons::draw(on, Icon::from(piece), [x, y], r, [INK, [0xF7, 0xEC, 0xD2]]),
    }
}
