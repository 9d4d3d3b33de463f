//! Layout of flights: finds a free position for each convoy, missile and landing on its path, which is routed around
//! obstacles. Deterministic.

use crate::board::board_art::Sheet;
use crate::board::geometry::{EARTH, Point};
use crate::board::label_places::Labels;
use crate::layout::bounding_boxes::{Edges, centred, join};
use crate::layout::camera::Camera;
use crate::layout::collision::CollisionMap;
use crate::layout::fixed_boxes::Fixed;
use crate::layout::format::Format;
use crate::layout::marker_layout::FIGURE;
use crate::layout::routing::{End, Field, Wanted, Way, Wish, legs, ways};
use crate::scene::Scene;
use crate::scene::pieces::{Flight, Flying};
use std::cmp::Ordering;

/// A flight with its position and its path.
#[derive(Clone, Debug)]
pub(crate) struct FlightLayout {
    /// Index in [`Scene::flights`].
    pub(crate) flight: usize,
    /// The path behind it, as polylines.
    pub(crate) gone: Vec<Vec<Point>>,
    /// The path ahead of it, as polylines.
    pub(crate) rest: Vec<Vec<Point>>,
    /// Centre of its icon.
    pub(crate) at: Point,
    /// Rotation of the icon in radians clockwise.
    pub(crate) turn: f32,
    /// Bounding box of the icon.
    pub(crate) edges: Edges,
    /// The point of the path where a leader line to the icon starts, if there was no space on the path itself.
    pub(crate) off: Option<Point>,
}

/// Radius of an icon on the full picture, without its rims.
pub(crate) const fn radius(what: Flying) -> f32 {
    match what {
        Flying::Convoy { .. } => 8.4,
        Flying::Missile { heavy: true } => 17.0,
        Flying::Missile { heavy: false } => 15.0,
        Flying::Landing | Flying::Return => 13.5,
    }
}

/// Width of a convoy's plate on the full picture.
pub(crate) fn plate(armies: u32) -> f32 {
    34.0 + FIGURE.width(&armies.to_string())
}

/// Size of the bounding box of an icon with that rotation.
fn size(what: Flying, turn: f32, s: f32) -> [f32; 2] {
    let (sin, cos) = (turn.sin().abs(), turn.cos().abs());
    let (half, long) = match what {
        Flying::Convoy { armies } => return [(plate(armies) + 5.0) * s, 29.0 * s],
        Flying::Missile { heavy } => {
            let r = (radius(what) + 4.4) * s;
            (r * if heavy { 0.82 } else { 0.6 }, r * 1.2)
        }
        Flying::Landing | Flying::Return => (0.74 * 17.0 * s, 1.06 * 17.0 * s),
    };
    [(half * cos + long * sin) * 2.0, (half * sin + long * cos) * 2.0]
}

/// A candidate path of a flight.
struct Path {
    legs: Vec<[End; 2]>,
    /// How far the middle of each leg is curved upwards, as a part of its width; minimum and maximum in pixels.
    lift: [f32; 3],
    cost: f32,
}

/// The best position on a path.
struct Stand {
    cost: f32,
    leg: usize,
    way: usize,
    /// Index of the point on the way.
    point: usize,
    turn: f32,
    edges: Edges,
}

/// Lays out the flights of a scene whose path is on the picture, oldest first.
pub(crate) fn place(
    scene: &Scene,
    format: &Format,
    crowd: &mut CollisionMap<'_>,
    fixed: &[Fixed],
    arrows: &[Vec<Vec<Point>>],
) -> Vec<FlightLayout> {
    let labels = Labels::of(scene.sheet, scene.lang, format.large_labels());
    let mut gone: Vec<Point> = arrows.iter().flatten().flatten().copied().collect();
    let mut out = Vec::new();
    for (i, flight) in scene.flights.iter().enumerate() {
        let field = Field { fixed, gone: &gone };
        let paths = paths(scene, labels, flight, crowd.camera);
        let Some(aloft) = best_position(i, flight, &paths, crowd, &field, scene.sheet == Sheet::Moon) else {
            continue;
        };
        // Omit flights whose position is outside a close-up.
        if aloft.off.is_some_and(|[x, y]| !crowd.camera.holds([x, y, x, y])) {
            continue;
        }
        crowd.taken.push(aloft.edges);
        let line = aloft.gone.iter().chain(&aloft.rest).flatten();
        crowd.soft.extend(line.clone().map(|p| centred(*p, [6.0, 6.0])));
        gone.extend(line.step_by(2));
        out.push(aloft);
    }
    out
}

/// The candidate paths of a flight.
fn paths(scene: &Scene, labels: &Labels, flight: &Flight, camera: Camera) -> Vec<Path> {
    let s = camera.size;
    let (Some(first), Some(last)) = (flight.path.first(), flight.path.last()) else { return Vec::new() };
    match flight.what {
        Flying::Convoy { .. } => {
            let legs: Vec<[End; 2]> = flight
                .path
                .windows(2)
                .flat_map(|p| legs(scene, labels, [p[0], p[1]], 2.0 * s, camera))
                .collect();
            vec![Path { legs, lift: [0.0, 18.0 * camera.scale, 18.0 * camera.scale], cost: 0.0 }]
        }
        Flying::Missile { .. } => {
            let legs = legs(scene, labels, [*first, *last], 2.0 * s, camera);
            vec![Path { legs, lift: [0.3, 40.0 * camera.scale, 130.0 * camera.scale], cost: 0.0 }]
        }
        Flying::Landing | Flying::Return => between_boards(scene, labels, flight.what, *last, camera),
    }
}

/// Paths between the Earth and the Moon; on the sheet of the Earth, paths upwards in several directions, and down for a
/// return.
fn between_boards(scene: &Scene, labels: &Labels, what: Flying, to: usize, camera: Camera) -> Vec<Path> {
    let s = camera.size;
    let Some(land) = scene.lands.get(to) else { return Vec::new() };
    let Some(at) = labels.lands.get(&land.key).map(|label| camera.at(label.badge)) else { return Vec::new() };
    if scene.sheet != Sheet::Moon && !camera.holds([at[0], at[1], at[0], at[1]]) {
        // Skip landings whose origin is outside the crop.
        return Vec::new();
    }
    let along = |away: End, badge: End| match (scene.sheet == Sheet::Moon, what) {
        (true, Flying::Return) | (false, Flying::Landing) => vec![[badge, away]],
        _ => vec![[away, badge]],
    };
    let badge = End { at, badge: Some((to, land.tint.shape())), gap: 4.0 * s, size: s };
    if scene.sheet == Sheet::Moon {
        let earth = camera.at([EARTH[0], EARTH[1]]);
        let from = End { at: earth, badge: None, gap: (EARTH[2] + 4.0) * camera.scale, size: s };
        return vec![Path { legs: along(from, badge), lift: [0.0, 40.0 * s, 40.0 * s], cost: 0.0 }];
    }
    let mut out = Vec::new();
    for turn in [0.0_f32, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2, 1.7, -1.7, 2.3, -2.3] {
        for long in [1.0_f32, 0.75, 1.3, 1.7, 2.2] {
            let (sin, cos) = (turn + 0.48).sin_cos();
            let sky = End {
                at: [at[0] + sin * 126.0 * long * s, at[1] - cos * 126.0 * long * s],
                badge: None,
                gap: 0.0,
                size: s,
            };
            let cost = turn.abs() * 14.0 + (long - 1.0).abs() * 24.0;
            out.push(Path { legs: along(sky, badge), lift: [0.0, 24.0 * s, 24.0 * s], cost });
        }
    }
    out
}

/// The preferred position of a flight on its path and the minimum, 0 to 1; `moon`: on the sheet of the Moon.
fn liked(what: Flying, moon: bool) -> [f32; 2] {
    match what {
        Flying::Convoy { .. } => [0.5, 0.0],
        Flying::Missile { .. } => [0.7, 0.2],
        Flying::Landing if !moon => [1.0, 0.98],
        Flying::Landing => [0.8, 0.15],
        // It is still on its way where it comes from, so that its heading shows.
        Flying::Return if !moon => [0.3, 0.0],
        Flying::Return => [0.7, 0.3],
    }
}

/// The best position of a flight on the best of its paths.
fn best_position(
    at: usize,
    flight: &Flight,
    paths: &[Path],
    crowd: &CollisionMap<'_>,
    field: &Field<'_>,
    moon: bool,
) -> Option<FlightLayout> {
    let s = crowd.camera.size;
    let asides = [0.0, 30.0, -30.0, 62.0, -62.0, 100.0, -100.0, 145.0, -145.0, 195.0, -195.0].map(|a| a * s);
    let mut best: Option<(Stand, Vec<Vec<Way>>)> = None;
    for path in paths {
        if best.as_ref().is_some_and(|(b, _)| b.cost <= path.cost) {
            continue;
        }
        // The paths of the Earth's sky differ already.
        let sky = flight.what.between_boards() && !moon;
        let asides = if sky { &asides[..1] } else { &asides[..] };
        let all: Vec<Vec<Way>> = path
            .legs
            .iter()
            .map(|ends| {
                let lift =
                    ((ends[0].at[0] - ends[1].at[0]).abs() * path.lift[0]).clamp(path.lift[1], path.lift[2]);
                let wish = Wish { pull: [0.0, -lift], asides, width: 8.0 * s, least: 8.0 * s };
                ways(*ends, wish, field, Wanted::All)
            })
            .collect();
        let stand = stands(flight.what, &all, crowd, liked(flight.what, moon));
        if let Some(stand) = stand.map(|stand| Stand { cost: stand.cost + path.cost, ..stand })
            && best.as_ref().is_none_or(|(b, _)| stand.cost < b.cost)
        {
            best = Some((stand, all));
        }
    }
    let (stand, all) = best?;
    Some(resolve(at, flight, &stand, &all, crowd))
}

/// The best position on any of the ways of any leg. Occupied positions cost 500 more.
fn stands(
    what: Flying,
    legs: &[Vec<Way>],
    crowd: &CollisionMap<'_>,
    [liked, least]: [f32; 2],
) -> Option<Stand> {
    let (s, mut best) = (crowd.camera.marks(), None::<Stand>);
    let basis: f32 = legs.iter().filter_map(|ways| ways.first()).map(|way| way.cost).sum();
    for (leg, ways) in legs.iter().enumerate() {
        let straight = ways.first().map_or(0.0, |way| way.cost);
        for (n, way) in ways.iter().enumerate() {
            let count = way.points.len().max(2) - 1;
            for (point, here) in way.points.iter().enumerate() {
                let t = point as f32 / count as f32;
                let early = (legs.len() - 1 - leg) as f32;
                let cost = basis + way.cost - straight + (t - liked).abs() * 40.0 * s + early * 25.0;
                if (t < least && leg == 0) || best.as_ref().is_some_and(|b| b.cost <= cost) {
                    continue;
                }
                let turn = heading(&way.points, point);
                let edges = centred(*here, size(what, turn, s));
                let taken = if crowd.free(&edges) { 0.0 } else { 500.0 };
                let cost = cost + taken + crowd.crossed(&edges) as f32 * 5.0;
                if best.as_ref().is_none_or(|b| cost < b.cost) {
                    best = Some(Stand { cost, leg, way: n, point, turn, edges });
                }
            }
        }
    }
    best
}

/// The direction of a line at a point, in radians clockwise from upwards.
fn heading(points: &[Point], at: usize) -> f32 {
    let (a, b) = (points[at.saturating_sub(1)], points[(at + 1).min(points.len() - 1)]);
    (b[1] - a[1]).atan2(b[0] - a[0]) + std::f32::consts::FRAC_PI_2
}

fn resolve(
    at: usize,
    flight: &Flight,
    stand: &Stand,
    legs: &[Vec<Way>],
    crowd: &CollisionMap<'_>,
) -> FlightLayout {
    let (mut gone, mut rest, mut here) = (Vec::new(), Vec::new(), [0.0, 0.0]);
    for (i, ways) in legs.iter().enumerate() {
        let Some(way) = ways.get(if i == stand.leg { stand.way } else { 0 }) else { continue };
        match i.cmp(&stand.leg) {
            Ordering::Less => gone.push(way.points.clone()),
            Ordering::Equal => {
                here = way.points[stand.point];
                gone.push(way.points[..=stand.point].to_vec());
                rest.push(way.points[stand.point..].to_vec());
            }
            Ordering::Greater => rest.push(way.points.clone()),
        }
    }
    let (edges, off) = if crowd.free(&stand.edges) {
        (stand.edges, None)
    } else {
        (crowd.nearby(here, size(flight.what, stand.turn, crowd.camera.marks())), Some(here))
    };
    let at_edges = [f32::midpoint(edges[0], edges[2]), f32::midpoint(edges[1], edges[3])];
    FlightLayout { flight: at, gone, rest, at: at_edges, turn: stand.turn, edges, off }
}

/// The box, in board pixels, that shows a flight completely: its ends, and its highest point between them.
pub(crate) fn reach(scene: &Scene, flight: &Flight, labels: &Labels) -> Option<[f32; 4]> {
    let place = |at: &usize| scene.lands.get(*at).and_then(|l| labels.lands.get(&l.key)).map(|l| l.badge);
    let path: Vec<Point> = flight.path.iter().filter_map(place).collect();
    let point = |[x, y]: Point| [x, y, x, y];
    let [left, top, right, foot] = path.iter().copied().map(point).reduce(join)?;
    Some(match flight.what {
        Flying::Convoy { .. } => [left, top - 12.0, right, foot],
        Flying::Missile { .. } => [left, top - ((right - left) * 0.15).clamp(20.0, 65.0) - 8.0, right, foot],
        Flying::Landing | Flying::Return if scene.sheet == Sheet::Moon => [left, top, right, foot],
        Flying::Landing | Flying::Return => [left, top - 100.0, right + 50.0, foot],
    })
}
