//! Convoys, missiles and landings on their way over the board: a trail and, near its head, what makes it. Never where
//! they may go: the scene says where they went.

use super::art::{Point, WIDTH};
use super::brush;
use super::format::{Camera, MAP};
use super::icons::{self, Icon};
use super::labels::Labels;
use super::paint::{CREAM, INK, RADIUS};
use super::palette::Rgb;
use super::pieces::{Flight, Flying};
use super::scene::Scene;
use super::shapes;
use super::sheet::Sheet;
use tiny_skia::{Pixmap, StrokeDash};

const FIRE: Rgb = [0xFF, 0x9A, 0x3C];
const GLOW: Rgb = [0xFF, 0xE6, 0xB0];
/// Where the Earth hangs on the Moon's picture.
const EARTH: Point = [super::moon::EARTH[0], super::moon::EARTH[1]];

/// Every flight of a scene, oldest first.
pub(crate) fn all(on: &mut Pixmap, scene: &Scene, labels: &Labels, camera: Camera) {
    for flight in &scene.flights {
        let place = |at: &usize| scene.lands.get(*at).and_then(|l| labels.lands.get(&l.key)).map(|l| l.badge);
        let path: Vec<Point> = flight.path.iter().filter_map(place).collect();
        match flight.what {
            Flying::Convoy { armies } => convoy(on, flight, &path, armies, camera),
            Flying::Missile { heavy } => missile(on, flight, &path, heavy, camera),
            Flying::Landing => landing(on, scene.sheet, flight, &path, camera),
        }
    }
}

/// Points along a curve that bends to the north.
fn arc(from: Point, to: Point, lift: f32) -> Vec<Point> {
    let middle = [f32::midpoint(from[0], to[0]), f32::midpoint(from[1], to[1]) - lift];
    let at = |i: u8| {
        let t = f32::from(i) / 40.0;
        let u = 1.0 - t;
        [0, 1].map(|c| u * u * from[c] + 2.0 * u * t * middle[c] + t * t * to[c])
    };
    (0..=40).map(at).collect()
}

/// One leg on the picture; over the edge of the world in two parts.
fn leg(from: Point, to: Point, camera: Camera, lift: f32) -> Vec<Vec<Point>> {
    if (from[0] - to[0]).abs() > 900.0 {
        let edge = |p: Point| camera.at([if p[0] < 800.0 { 2.0 } else { WIDTH as f32 - 2.0 }, p[1]]);
        return vec![arc(camera.at(from), edge(from), lift * 0.3), arc(edge(to), camera.at(to), lift * 0.3)];
    }
    vec![arc(camera.at(from), camera.at(to), lift)]
}

fn line(points: &[Point]) -> Option<tiny_skia::Path> {
    let curves: Vec<[Point; 4]> = points.windows(2).map(|p| [p[0], p[0], p[1], p[1]]).collect();
    let mut path = tiny_skia::PathBuilder::new();
    for (i, [a, _, _, b]) in curves.iter().enumerate() {
        if i == 0 {
            path.move_to(a[0], a[1]);
        }
        path.line_to(b[0], b[1]);
    }
    path.finish()
}

/// Keeps what is further than `gap` from both ends.
fn free(points: &[Point], gap: [f32; 2]) -> Vec<Point> {
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return Vec::new() };
    let far = |p: &Point, q: &Point, d: f32| (p[0] - q[0]).hypot(p[1] - q[1]) > d;
    points.iter().filter(|p| far(p, first, gap[0]) && far(p, last, gap[1])).copied().collect()
}

fn convoy(on: &mut Pixmap, flight: &Flight, path: &[Point], armies: u32, camera: Camera) {
    let (s, mut head) = (camera.size, None);
    for pair in path.windows(2) {
        for part in leg(pair[0], pair[1], camera, 18.0 * camera.scale) {
            let part = free(&part, [(RADIUS + 3.0) * s, (RADIUS + 3.0) * s]);
            let trail = line(&part);
            brush::stroke(on, trail.as_ref(), 8.5 * s, INK, 0.85);
            brush::stroke(on, trail.as_ref(), 5.6 * s, CREAM, 1.0);
            let dash = StrokeDash::new(vec![11.0 * s, 6.0 * s], 0.0);
            brush::dashed(on, trail.as_ref(), 4.0 * s, flight.tint.badge(), 1.0, dash);
            if part.len() > 2 {
                head = Some(part);
            }
        }
    }
    let Some(head) = head else { return };
    let [x, y] = head[head.len() / 2];
    let (back, ink) = (flight.tint.badge(), flight.tint.digits());
    let text = armies.to_string();
    let style = super::crowd::FIGURE.larger(s);
    let wide = 34.0 * s + style.width(&text);
    let plate = shapes::pill(x - wide / 2.0, y - 12.0 * s, wide, 24.0 * s, 6.0 * s);
    brush::stroke(on, plate.as_ref(), 4.6 * s, INK, 0.95);
    brush::fill(on, plate.as_ref(), back, 1.0);
    brush::stroke(on, plate.as_ref(), 1.6 * s, CREAM, 1.0);
    icons::draw(on, Icon::Lorry, [x - wide / 2.0 + 15.0 * s, y], 8.4 * s, [ink, back]);
    let at = (x + wide / 2.0 - 6.0 * s, y + 5.7 * s, super::labels::Anchor::End);
    brush::write(on, style, &text, at, ink, 1.0);
    stopped(on, flight, path, camera);
}

fn missile(on: &mut Pixmap, flight: &Flight, path: &[Point], heavy: bool, camera: Camera) {
    let (Some(from), Some(to)) = (path.first(), path.last()) else { return };
    let s = camera.size;
    let lift = ((from[0] - to[0]).abs() * 0.3).clamp(40.0, 130.0) * camera.scale;
    let parts = leg(*from, *to, camera, lift);
    let last = parts.len() - 1;
    for (i, part) in parts.iter().enumerate() {
        let part = free(part, [RADIUS * s, 6.0 * s]);
        // It is still in the air: the trail ends where it is.
        let flown = if i == last { part.len() * 7 / 10 } else { part.len() };
        let (done, rest) = part.split_at(flown.min(part.len()));
        let dash = StrokeDash::new(vec![2.0 * s, 7.0 * s], 0.0);
        brush::dashed(on, line(rest).as_ref(), 2.6 * s, GLOW, 0.9, dash);
        let trail = line(done);
        for (width, colour, opacity) in
            [(9.0, INK, 0.5), (6.5, FIRE, 0.55), (3.6, FIRE, 1.0), (1.6, GLOW, 1.0)]
        {
            brush::stroke(on, trail.as_ref(), width * s, colour, opacity);
        }
        if let (true, [.., before, here]) = (i == last, done) {
            let turn = (here[1] - before[1]).atan2(here[0] - before[0]) + std::f32::consts::FRAC_PI_2;
            let icon = if heavy { Icon::Heavy } else { Icon::Light };
            let r = if heavy { 17.0 } else { 15.0 } * s;
            let rim = flight.tint.badge();
            icons::turned(on, icon, *here, [r + 4.4 * s, turn], [INK, INK]);
            icons::turned(on, icon, *here, [r + 2.2 * s, turn], [CREAM, CREAM]);
            icons::turned(on, icon, *here, [r, turn], [rim, flight.tint.digits()]);
        }
    }
    stopped(on, flight, path, camera);
}

/// From the Earth to the Moon, or up from the Earth.
fn landing(on: &mut Pixmap, sheet: Sheet, flight: &Flight, path: &[Point], camera: Camera) {
    let Some(to) = path.last() else { return };
    let s = camera.size;
    let (from, to) = if sheet == Sheet::Moon {
        (camera.at(EARTH), camera.at(*to))
    } else {
        let [x, y] = camera.at(*to);
        ([x, y], [x + 58.0 * s, (y - 112.0 * s).max(24.0)])
    };
    let part = arc(from, to, 40.0 * s);
    let gap = if sheet == Sheet::Moon { [116.0, RADIUS * s + 18.0] } else { [RADIUS * s + 3.0, 12.0] };
    let flown = free(&part, gap);
    let trail = line(&flown);
    brush::stroke(on, trail.as_ref(), 7.0 * s, INK, 0.7);
    brush::stroke(on, trail.as_ref(), 4.2 * s, flight.tint.badge(), 1.0);
    brush::stroke(on, trail.as_ref(), 1.4 * s, GLOW, 1.0);
    if let [.., before, here] = flown[..]
        && here[1] < MAP
    {
        let turn = (here[1] - before[1]).atan2(here[0] - before[0]) + std::f32::consts::FRAC_PI_2;
        icons::turned(on, Icon::Rocket, here, [17.0 * s, turn], [INK, INK]);
        icons::turned(on, Icon::Rocket, here, [13.5 * s, turn], [CREAM, flight.tint.badge()]);
    }
    stopped(on, flight, path, camera);
}

/// A burst where it was stopped.
fn stopped(on: &mut Pixmap, flight: &Flight, path: &[Point], camera: Camera) {
    let Some(at) = path.last().filter(|_| flight.stopped) else { return };
    let s = camera.size;
    let [x, y] = camera.at(*at);
    let at = [x + 27.0 * s, y - 27.0 * s];
    icons::draw(on, Icon::Burst, at, 17.5 * s, [INK, INK]);
    icons::draw(on, Icon::Burst, at, 14.0 * s, [FIRE, FIRE]);
    icons::draw(on, Icon::Burst, at, 8.0 * s, [GLOW, GLOW]);
}
