//! Paths of badges, arrows and curves, around the origin or in picture pixels.

use crate::board::geometry::Point;
use crate::board::palette::Shape;
use std::f32::consts::PI;
use tiny_skia::{Path, PathBuilder, Rect};

/// A closed polygon.
pub fn polygon(points: &[Point]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (i, [x, y]) in points.iter().enumerate() {
        if i == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
    }
    path.close();
    path.finish()
}

/// Bézier curves as one open path.
pub fn curves<'a>(curves: impl IntoIterator<Item = &'a [Point; 4]>) -> Option<Path> {
    let mut path = PathBuilder::new();
    for [a, b, c, d] in curves {
        path.move_to(a[0], a[1]);
        path.cubic_to(b[0], b[1], c[0], c[1], d[0], d[1]);
    }
    path.finish()
}

/// Maximum distance of a badge's outline from its centre, in radii: the tips of diamonds and pentagons.
pub const REACH: f32 = 1.18;

/// A badge of about radius `r` around `(x, y)`. Its outline stays within [`REACH`].
pub fn badge(shape: Shape, x: f32, y: f32, r: f32) -> Option<Path> {
    let around = |n: u8, size: &dyn Fn(u8) -> f32, first: f32| {
        let points: Vec<Point> = (0..n)
            .map(|i| {
                let (sin, cos) = (first + 2.0 * PI * f32::from(i) / f32::from(n)).sin_cos();
                [x + size(i) * cos, y + size(i) * sin]
            })
            .collect();
        polygon(&points)
    };
    match shape {
        Shape::Circle => PathBuilder::from_circle(x, y, r),
        Shape::Square => pill(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, r * 0.22),
        Shape::Hexagon => around(6, &|_| r * 1.1, PI / 6.0),
        Shape::Diamond => around(4, &|_| r * REACH, 0.0),
        Shape::Octagon => around(8, &|_| r * 1.06, PI / 8.0),
        Shape::Star => around(20, &|i| r * if i % 2 == 0 { REACH } else { 0.94 }, PI / 2.0),
        Shape::Pentagon => around(5, &|_| r * REACH, -PI / 2.0),
        Shape::Cross => {
            let (far, near) = (r, r * 0.62);
            let corner =
                |sx: f32, sy: f32| [[sx * far, sy * near], [sx * near, sy * near], [sx * near, sy * far]];
            let mut points: Vec<Point> = Vec::new();
            for (sx, sy, turn) in
                [(1.0, 1.0, false), (-1.0, 1.0, true), (-1.0, -1.0, false), (1.0, -1.0, true)]
            {
                let mut three = corner(sx, sy);
                if turn {
                    three.reverse();
                }
                points.extend(three.map(|[dx, dy]| [x + dx, y + dy]));
            }
            polygon(&points)
        }
        Shape::Shield => {
            let p = |dx: f32, dy: f32| (x + dx * r, y + dy * r);
            let mut path = PathBuilder::new();
            let mut quad = |c: (f32, f32), to: (f32, f32), start: Option<(f32, f32)>| {
                if let Some((sx, sy)) = start {
                    path.move_to(sx, sy);
                }
                path.quad_to(c.0, c.1, to.0, to.1);
            };
            quad(p(0.0, -1.05), p(0.84, -0.83), Some(p(-0.84, -0.83)));
            quad(p(1.0, -0.4), p(0.96, 0.15), None);
            quad(p(0.83, 0.83), p(0.0, REACH), None);
            quad(p(-0.83, 0.83), p(-0.96, 0.15), None);
            quad(p(-1.0, -0.4), p(-0.84, -0.83), None);
            path.close();
            path.finish()
        }
    }
}

/// A rectangle with rounded corners.
pub fn pill(left: f32, top: f32, wide: f32, high: f32, round: f32) -> Option<Path> {
    let near = round * (1.0 - 0.5523);
    let (right, foot) = (left + wide, top + high);
    let mut path = PathBuilder::new();
    path.move_to(left + round, top);
    path.line_to(right - round, top);
    path.cubic_to(right - near, top, right, top + near, right, top + round);
    path.line_to(right, foot - round);
    path.cubic_to(right, foot - near, right - near, foot, right - round, foot);
    path.line_to(left + round, foot);
    path.cubic_to(left + near, foot, left, foot - near, left, foot - round);
    path.line_to(left, top + round);
    path.cubic_to(left, top + near, left + near, top, left + round, top);
    path.close();
    path.finish()
}

/// A plain rectangle.
pub fn rect(x: f32, y: f32, w: f32, h: f32) -> Option<Path> {
    Rect::from_xywh(x, y, w, h).map(PathBuilder::from_rect)
}

/// Distance from the centre to the outline of a badge in a direction (radians, clockwise from the right), in radii.
/// May exceed the real distance, but is never less.
pub fn reach(shape: Shape, turn: f32) -> f32 {
    let (sin, cos) = (turn.sin().abs(), turn.cos().abs());
    match shape {
        Shape::Circle => 1.0,
        Shape::Square => (0.9 / sin.max(cos)).min(REACH),
        Shape::Diamond => REACH / (sin + cos),
        Shape::Octagon => 1.06,
        Shape::Hexagon => 1.1,
        Shape::Cross => (1.0 / sin.max(cos)).min(REACH),
        Shape::Star | Shape::Pentagon | Shape::Shield => REACH,
    }
}

/// Distance of a badge's outline to the left, up, to the right and down, in radii.
pub const fn bounds(shape: Shape) -> [f32; 4] {
    match shape {
        Shape::Circle | Shape::Cross => [1.0; 4],
        Shape::Square => [0.9; 4],
        Shape::Hexagon => [0.953, 1.1, 0.953, 1.1],
        Shape::Diamond => [REACH; 4],
        Shape::Octagon => [0.98; 4],
        Shape::Star => [1.123, REACH, 1.123, REACH],
        Shape::Pentagon => [1.123, REACH, 1.123, 0.955],
        Shape::Shield => [0.97, 0.95, 0.97, REACH],
    }
}

/// A tapered arrow along a polyline, with the head at its last point.
pub fn taper(line: &[Point], width: f32) -> Option<Path> {
    let tip = *line.last()?;
    let head = width * 2.5;
    let shaft: Vec<Point> =
        line.iter().copied().filter(|p| (p[0] - tip[0]).hypot(p[1] - tip[1]) > head).collect();
    let neck = *shaft.last()?;
    if shaft.len() < 2 {
        return None;
    }
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (i, p) in shaft.iter().enumerate() {
        let (a, b) = (shaft[i.saturating_sub(1)], shaft[(i + 1).min(shaft.len() - 1)]);
        let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
        let length = dx.hypot(dy).max(0.001);
        let half = width * (0.22 + 0.28 * i as f32 / shaft.len() as f32);
        left.push([p[0] - dy / length * half, p[1] + dx / length * half]);
        right.push([p[0] + dy / length * half, p[1] - dx / length * half]);
    }
    let (dx, dy) = (tip[0] - neck[0], tip[1] - neck[1]);
    let length = dx.hypot(dy).max(0.001);
    let wing = width * 1.25;
    left.push([neck[0] - dy / length * wing, neck[1] + dx / length * wing]);
    left.push(tip);
    left.push([neck[0] + dy / length * wing, neck[1] - dx / length * wing]);
    left.extend(right.into_iter().rev());
    polygon(&left)
}
