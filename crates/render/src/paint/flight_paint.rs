//! Draws convoys, missiles and landings: trails and icons. Their positions are given by
//! [`crate::layout::flight_layout`].

use crate::board::geometry::Point;
use crate::board::palette::Rgb;
use crate::board::shapes;
use crate::fonts::Anchor;
use crate::layout::collision::leading;
use crate::layout::flight_layout::{self, FlightLayout};
use crate::layout::marker_layout::FIGURE;
use crate::paint::icons::{self, Icon};
use crate::paint::plain_badges::{CREAM, INK};
use crate::paint::primitives;
use crate::scene::Scene;
use crate::scene::pieces::{Flight, Flying};
use tiny_skia::{Pixmap, StrokeDash};

const FIRE: Rgb = [0xFF, 0x9A, 0x3C];
const GLOW: Rgb = [0xFF, 0xE6, 0xB0];

/// The trails of all flights, below names and badges.
pub(crate) fn trails(on: &mut Pixmap, scene: &Scene, all: &[FlightLayout], s: f32) {
    for aloft in all {
        let flight = &scene.flights[aloft.flight];
        match flight.what {
            Flying::Convoy { .. } => road(on, flight, aloft, s),
            Flying::Missile { .. } => {
                let dash = || StrokeDash::new(vec![2.0 * s, 7.0 * s], 0.0);
                for rest in &aloft.rest {
                    primitives::dashed(on, line(rest).as_ref(), 2.6 * s, GLOW, 0.9, dash());
                }
                let strokes = [(9.0, INK, 0.5), (6.5, FIRE, 0.55), (3.6, FIRE, 1.0), (1.6, GLOW, 1.0)];
                burn(on, &aloft.gone, &strokes, s);
            }
            Flying::Landing | Flying::Return => {
                for rest in &aloft.rest {
                    let dash = StrokeDash::new(vec![2.0 * s, 7.0 * s], 0.0);
                    primitives::dashed(on, line(rest).as_ref(), 2.6 * s, GLOW, 0.9, dash);
                }
                burn(
                    on,
                    &aloft.gone,
                    &[(7.0, INK, 0.7), (4.2, flight.tint.badge(), 1.0), (1.4, GLOW, 1.0)],
                    s,
                );
            }
        }
    }
}

/// The icons of all flights, above everything else.
pub(crate) fn icons(on: &mut Pixmap, scene: &Scene, all: &[FlightLayout], s: f32) {
    for aloft in all {
        let flight = &scene.flights[aloft.flight];
        if let Some([from, to]) =
            aloft.off.and_then(|off| leading(off, &aloft.edges, 0.0).or(Some([off, aloft.at])))
        {
            let path = shapes::curves(&[[from, from, to, to]]);
            primitives::stroke(on, path.as_ref(), 5.0 * s, INK, 0.8);
            primitives::stroke(on, path.as_ref(), 2.6 * s, CREAM, 1.0);
        }
        match flight.what {
            Flying::Convoy { armies } => lorry(on, flight, aloft, armies, s),
            Flying::Missile { heavy } => {
                let icon = if heavy { Icon::Heavy } else { Icon::Light };
                let r = flight_layout::radius(flight.what) * s;
                icons::turned(on, icon, aloft.at, [r + 4.4 * s, aloft.turn], [INK, INK]);
                icons::turned(on, icon, aloft.at, [r + 2.2 * s, aloft.turn], [CREAM, CREAM]);
                icons::turned(
                    on,
                    icon,
                    aloft.at,
                    [r, aloft.turn],
                    [flight.tint.badge(), flight.tint.digits()],
                );
            }
            Flying::Landing | Flying::Return => {
                let r = flight_layout::radius(flight.what) * s;
                icons::turned(on, Icon::Rocket, aloft.at, [r + 3.5 * s, aloft.turn], [INK, INK]);
                icons::turned(on, Icon::Rocket, aloft.at, [r, aloft.turn], [CREAM, flight.tint.badge()]);
            }
        }
    }
}

fn line(points: &[Point]) -> Option<tiny_skia::Path> {
    let mut path = tiny_skia::PathBuilder::new();
    for (i, [x, y]) in points.iter().enumerate() {
        if i == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
    }
    path.finish()
}

/// The path behind a flight.
fn burn(on: &mut Pixmap, gone: &[Vec<Point>], strokes: &[(f32, Rgb, f32)], s: f32) {
    for (width, colour, opacity) in strokes {
        for part in gone {
            primitives::stroke(on, line(part).as_ref(), width * s, *colour, *opacity);
        }
    }
}

/// The whole path of a convoy.
fn road(on: &mut Pixmap, flight: &Flight, aloft: &FlightLayout, s: f32) {
    for part in aloft.gone.iter().chain(&aloft.rest) {
        let trail = line(part);
        primitives::stroke(on, trail.as_ref(), 8.5 * s, INK, 0.85);
        primitives::stroke(on, trail.as_ref(), 5.6 * s, CREAM, 1.0);
        let dash = StrokeDash::new(vec![11.0 * s, 6.0 * s], 0.0);
        primitives::dashed(on, trail.as_ref(), 4.0 * s, flight.tint.badge(), 1.0, dash);
    }
}

/// A lorry with its number of armies.
fn lorry(on: &mut Pixmap, flight: &Flight, aloft: &FlightLayout, armies: u32, s: f32) {
    let ([x, y], wide) = (aloft.at, flight_layout::plate(armies) * s);
    let (back, ink) = (flight.tint.badge(), flight.tint.digits());
    let plate = shapes::pill(x - wide / 2.0, y - 12.0 * s, wide, 24.0 * s, 6.0 * s);
    primitives::stroke(on, plate.as_ref(), 4.6 * s, INK, 0.95);
    primitives::fill(on, plate.as_ref(), back, 1.0);
    primitives::stroke(on, plate.as_ref(), 1.6 * s, CREAM, 1.0);
    icons::draw(
        on,
        Icon::Lorry,
        [x - wide / 2.0 + 15.0 * s, y],
        flight_layout::radius(flight.what) * s,
        [ink, back],
    );
    let at = (x + wide / 2.0 - 6.0 * s, y + 5.7 * s, Anchor::End);
    primitives::write(on, FIGURE.larger(s), &armies.to_string(), at, ink, 1.0);
}

/// A burst where a flight was stopped.
pub(crate) fn burst(on: &mut Pixmap, at: Point, s: f32) {
    icons::draw(on, Icon::Burst, at, 17.5 * s, [INK, INK]);
    icons::draw(on, Icon::Burst, at, 14.0 * s, [FIRE, FIRE]);
    icons::draw(on, Icon::Burst, at, 8.0 * s, [GLOW, GLOW]);
}
