//! Shapes of the icons' foreground, in units of an icon's radius.

use crate::board::geometry::Point;
use tiny_skia::{Path, PathBuilder};

/// Collects shapes given in units of the icon's radius.
pub(super) struct Pen {
    at: Point,
    r: f32,
    turn: f32,
    path: PathBuilder,
}

impl Pen {
    /// A pen for an icon with radius `r` around a point, rotated by `turn` radians clockwise.
    pub(super) const fn new(at: Point, [r, turn]: [f32; 2], path: PathBuilder) -> Self {
        Self { at, r, turn, path }
    }

    pub(super) fn take(&mut self) -> Option<Path> {
        std::mem::take(&mut self.path).finish()
    }

    pub(super) fn to(&self, [x, y]: Point) -> (f32, f32) {
        let (sin, cos) = self.turn.sin_cos();
        (self.at[0] + (x * cos - y * sin) * self.r, self.at[1] + (x * sin + y * cos) * self.r)
    }

    /// Adds a polygon. All polygons get the same orientation, so that overlapping ones don't cancel each other.
    pub(super) fn polygon(&mut self, points: &[Point]) {
        let area: f32 = (0..points.len())
            .map(|i| (points[i], points[(i + 1) % points.len()]))
            .map(|(a, b)| a[0] * b[1] - b[0] * a[1])
            .sum();
        for i in 0..points.len() {
            let point = points[if area < 0.0 { points.len() - 1 - i } else { i }];
            let (x, y) = self.to(point);
            if i == 0 { self.path.move_to(x, y) } else { self.path.line_to(x, y) }
        }
        self.path.close();
    }

    pub(super) fn block(&mut self, [left, top, right, foot]: [f32; 4]) {
        self.polygon(&[[left, top], [right, top], [right, foot], [left, foot]]);
    }

    pub(super) fn oval(&mut self, [x, y]: Point, half: [f32; 2]) {
        let points: Vec<Point> = (0..28_u8)
            .map(|i| {
                let (sin, cos) = (f32::from(i) / 28.0 * std::f32::consts::TAU).sin_cos();
                [x + cos * half[0], y + sin * half[1]]
            })
            .collect();
        self.polygon(&points);
    }

    pub(super) fn disc(&mut self, at: Point, r: f32) {
        self.oval(at, [r, r]);
    }

    /// Adds a thick line.
    pub(super) fn line(&mut self, a: Point, b: Point, width: f32) {
        let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
        let length = dx.hypot(dy).max(0.001);
        let [nx, ny] = [-dy / length * width / 2.0, dx / length * width / 2.0];
        self.polygon(&[
            [a[0] + nx, a[1] + ny],
            [b[0] + nx, b[1] + ny],
            [b[0] - nx, b[1] - ny],
            [a[0] - nx, a[1] - ny],
        ]);
    }

    /// Adds a star: its points are alternately on two circles, the first one at the top.
    pub(super) fn star(&mut self, points: u8, [far, near]: [f32; 2]) {
        let corner = |i: u8| {
            let (sin, cos) = (f32::from(i) / f32::from(points) * std::f32::consts::PI).sin_cos();
            let r = if i.is_multiple_of(2) { far } else { near };
            [sin * r, -cos * r]
        };
        self.polygon(&(0..points * 2).map(corner).collect::<Vec<_>>());
    }
}

pub(super) fn anchor(pen: &mut Pen) {
    pen.disc([0.0, -0.72], 0.32);
    pen.line([0.0, -0.5], [0.0, 0.9], 0.26);
    pen.line([-0.52, -0.24], [0.52, -0.24], 0.24);
    let arc: Vec<Point> = (0..=10_u8)
        .map(|i| {
            let (sin, cos) = (f32::from(i) / 10.0 * std::f32::consts::PI).sin_cos();
            [cos * 0.86, 0.12 + sin * 0.86]
        })
        .collect();
    for pair in arc.windows(2) {
        pen.line(pair[0], pair[1], 0.28);
    }
    pen.polygon(&[[-1.16, 0.4], [-0.86, -0.18], [-0.5, 0.3]]);
    pen.polygon(&[[1.16, 0.4], [0.86, -0.18], [0.5, 0.3]]);
}

pub(super) fn trefoil(pen: &mut Pen) {
    pen.disc([0.0, 0.0], 0.24);
    for blade in 0..3_u8 {
        let middle = f32::from(blade) * std::f32::consts::TAU / 3.0 - std::f32::consts::FRAC_PI_2;
        let edge = |r: f32, i: u8| {
            let (sin, cos) = (middle + (f32::from(i) / 6.0 - 0.5) * 1.05).sin_cos();
            [cos * r, sin * r]
        };
        let outer = (0..=6).map(|i| edge(1.05, i));
        let inner = (0..=6).rev().map(|i| edge(0.38, i));
        pen.polygon(&outer.chain(inner).collect::<Vec<_>>());
    }
}

pub(super) fn planet(pen: &mut Pen) {
    pen.disc([0.0, 0.0], 0.6);
    let ring = |i: u8| {
        let (sin, cos) = (f32::from(i) / 24.0 * std::f32::consts::TAU).sin_cos();
        let (along, across) = (cos * 1.2, sin * 0.38);
        [along * 0.92 + across * 0.39, across * 0.92 - along * 0.39]
    };
    for i in 0..24 {
        pen.line(ring(i), ring(i + 1), 0.17);
    }
}

pub(super) fn treaty(pen: &mut Pen) {
    pen.block([-0.72, -0.95, 0.62, 0.95]);
    pen.disc([0.55, 0.62], 0.42);
}

pub(super) fn station(pen: &mut Pen) {
    rocket(pen, -0.24, 0.82);
    pen.block([-0.95, 0.72, 0.95, 1.0]);
    pen.line([0.72, 0.8], [0.72, -0.5], 0.2);
    pen.line([0.72, -0.1], [0.3, -0.1], 0.16);
}

pub(super) fn tank(pen: &mut Pen) {
    pen.polygon(&[[-1.1, 0.15], [1.1, 0.15], [0.85, 0.75], [-0.85, 0.75]]);
    pen.polygon(&[[-0.55, -0.42], [0.35, -0.42], [0.55, 0.08], [-0.7, 0.08]]);
    pen.line([0.2, -0.24], [1.25, -0.46], 0.2);
}

pub(super) fn jet(pen: &mut Pen) {
    pen.polygon(&[
        [0.0, -1.15],
        [0.2, -0.5],
        [0.22, -0.2],
        [1.1, 0.4],
        [1.1, 0.62],
        [0.22, 0.42],
        [0.2, 0.72],
        [0.5, 1.0],
        [-0.5, 1.0],
        [-0.2, 0.72],
        [-0.22, 0.42],
        [-1.1, 0.62],
        [-1.1, 0.4],
        [-0.22, -0.2],
        [-0.2, -0.5],
    ]);
}

pub(super) fn shield(pen: &mut Pen) {
    pen.polygon(&[
        [-0.9, -0.85],
        [0.0, -1.1],
        [0.9, -0.85],
        [0.86, 0.15],
        [0.5, 0.75],
        [0.0, 1.12],
        [-0.5, 0.75],
        [-0.86, 0.15],
    ]);
}

pub(super) fn people(pen: &mut Pen) {
    for (x, s) in [(-0.5, 0.86), (0.5, 0.86), (0.0, 1.06)] {
        person(pen, x, s);
    }
}

pub(super) fn lorry(pen: &mut Pen) {
    pen.block([-1.15, -0.62, 0.3, 0.5]);
    pen.polygon(&[[0.4, -0.28], [0.85, -0.28], [1.2, 0.12], [1.2, 0.5], [0.4, 0.5]]);
    pen.disc([-0.65, 0.6], 0.32);
    pen.disc([0.75, 0.6], 0.32);
}

pub(super) fn swords(pen: &mut Pen) {
    for side in [-1.0, 1.0] {
        pen.polygon(&[
            [side * 0.98, -1.05],
            [side * 0.92, -0.66],
            [side * -0.42, 0.66],
            [side * -0.62, 0.44],
            [side * 0.62, -0.98],
        ]);
        pen.line([side * -0.86, 0.28], [side * -0.26, 0.86], 0.2);
        pen.line([side * -0.58, 0.58], [side * -0.94, 0.96], 0.26);
    }
}

pub(super) fn mushroom(pen: &mut Pen) {
    pen.oval([0.0, -0.5], [1.0, 0.46]);
    pen.disc([-0.55, -0.62], 0.42);
    pen.disc([0.55, -0.62], 0.42);
    pen.disc([0.0, -0.82], 0.5);
    pen.polygon(&[[-0.24, -0.2], [0.24, -0.2], [0.3, 0.7], [-0.3, 0.7]]);
    pen.oval([0.0, 0.14], [0.56, 0.14]);
    pen.oval([0.0, 0.84], [0.86, 0.24]);
}

pub(super) fn tick(pen: &mut Pen) {
    pen.line([-0.85, 0.0], [-0.18, 0.72], 0.4);
    pen.line([-0.3, 0.72], [0.85, -0.68], 0.4);
}

pub(super) fn plus(pen: &mut Pen) {
    pen.block([-0.2, -0.82, 0.2, 0.82]);
    pen.block([-0.82, -0.2, 0.82, 0.2]);
}

pub(super) fn target(pen: &mut Pen) {
    pen.disc([0.0, 0.0], 0.84);
    pen.block([-0.15, -1.2, 0.15, 1.2]);
    pen.block([-1.2, -0.15, 1.2, 0.15]);
}

pub(super) fn rocket(pen: &mut Pen, y: f32, s: f32) {
    let points = [
        [0.0, -1.05],
        [0.3, -0.66],
        [0.38, -0.2],
        [0.38, 0.34],
        [0.72, 0.88],
        [0.24, 0.72],
        [-0.24, 0.72],
        [-0.72, 0.88],
        [-0.38, 0.34],
        [-0.38, -0.2],
        [-0.3, -0.66],
    ];
    pen.polygon(&points.map(|[px, py]| [px * s, py * s + y]));
}

pub(super) fn missile(pen: &mut Pen, half: f32) {
    pen.polygon(&[[0.0, -1.2], [half, -0.7], [half, 0.95], [-half, 0.95], [-half, -0.7]]);
    pen.polygon(&[
        [half, 0.3],
        [half + 0.36, 0.8],
        [half + 0.36, 1.1],
        [-half - 0.36, 1.1],
        [-half - 0.36, 0.8],
        [-half, 0.3],
    ]);
}

fn person(pen: &mut Pen, x: f32, s: f32) {
    pen.disc([x, -0.62 * s], 0.3 * s);
    pen.polygon(&[
        [x - 0.2 * s, -0.26 * s],
        [x + 0.2 * s, -0.26 * s],
        [x + 0.46 * s, 0.9 * s],
        [x - 0.46 * s, 0.9 * s],
    ]);
}

/// Three rising bars: income.
pub(super) fn bars(pen: &mut Pen) {
    for (x, top) in [(-0.66, 0.2), (0.0, -0.32), (0.66, -0.9)] {
        pen.line([x, 0.92], [x, top], 0.46);
    }
}
