//! Routing of arrows and flights: of several curves between two points it chooses the one that covers the fewest
//! badges and names. Deterministic.

use crate::board::geometry::{Point, WIDTH};
use crate::board::label_places::Labels;
use crate::board::palette::Shape;
use crate::board::shapes;
use crate::layout::bounding_boxes::Edges;
use crate::layout::camera::Camera;
use crate::layout::fixed_boxes::{Fixed, Kind};
use crate::layout::measures::{MAP, RADIUS, RIM};
use crate::scene::{Arrow, ArrowKind, Scene};

/// An end of a way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    /// Position on the picture.
    pub(crate) at: Point,
    /// Index in [`Scene::lands`] of the territory whose badge is there, and the badge's shape.
    pub(crate) badge: Option<(usize, Shape)>,
    /// Distance between the way and that point, or the badge's edge, in pixels.
    pub(crate) gap: f32,
    /// Size factor of badges.
    pub(crate) size: f32,
}

impl End {
    /// Whether a point is far enough away to be drawn.
    fn clears(&self, [x, y]: Point) -> bool {
        let (dx, dy) = (x - self.at[0], y - self.at[1]);
        let reach = |(_, shape)| (RADIUS + RIM) * self.size * shapes::reach(shape, dy.atan2(dx));
        dx.hypot(dy) > self.gap + self.badge.map_or(0.0, reach)
    }
}

/// A route: a curve without the parts that are too near to its ends.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    /// Its points, from start to end.
    pub(crate) points: Vec<Point>,
    /// Cost: increases with what it covers and with its deviation from the preferred curve.
    pub(crate) cost: f32,
}

/// Obstacles of a way.
pub(crate) struct Field<'a> {
    /// Fixed elements of the board.
    pub(crate) fixed: &'a [Fixed],
    /// Points of earlier ways.
    pub(crate) gone: &'a [Point],
}

/// Preferred shape of a way.
#[derive(Clone, Copy)]
pub(crate) struct Wish<'a> {
    /// Offset of the middle of the curve.
    pub(crate) pull: Point,
    /// Additional sideways offsets to try, in pixels.
    pub(crate) asides: &'a [f32],
    /// Width in pixels.
    pub(crate) width: f32,
    /// Minimum length in pixels.
    pub(crate) least: f32,
}

const STEPS: u8 = 40;

/// The curves that are long enough, the cheapest first. With `Wanted::Best` the search stops at offsets that alone
/// cost more than the best curve.
pub(crate) fn ways(ends: [End; 2], wish: Wish<'_>, field: &Field<'_>, wanted: Wanted) -> Vec<Way> {
    let [from, to] = ends.map(|end| end.at);
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let far = dx.hypot(dy).max(1.0);
    let reach = 40.0 + far * 0.3 + wish.asides.iter().fold(0.0_f32, |most, a| most.max(a.abs())) * 0.5;
    let (low, high) =
        ([0, 1].map(|c| from[c].min(to[c]) - reach), [0, 1].map(|c| from[c].max(to[c]) + reach));
    let own = |kind: Kind| {
        let badge = |end: &End| end.badge.is_some_and(|(land, _)| kind == Kind::Badge(land));
        ends.iter().any(badge)
    };
    let others: Vec<&Fixed> = field
        .fixed
        .iter()
        .filter(|f| {
            f.edges[2] > low[0] && f.edges[0] < high[0] && f.edges[3] > low[1] && f.edges[1] < high[1]
        })
        .filter(|f| !own(f.kind))
        .collect();
    let badge = |f: &&&Fixed| matches!(f.kind, Kind::Badge(_));
    let near = Nearby {
        fixed: others.iter().map(|f| (f.edges, f.kind.weight())).collect(),
        badges: others.iter().filter(badge).map(|f| f.edges).collect(),
        gone: field
            .gone
            .iter()
            .filter(|p| (0..2).all(|c| p[c] > low[c] && p[c] < high[c]))
            .copied()
            .collect(),
        inside: ends.iter().all(|end| on_picture(end.at)),
    };
    let (mut ways, mut least) = (Vec::new(), f32::MAX);
    for aside in wish.asides {
        let astray = aside.abs() * 0.09 + far * 0.03;
        if wanted == Wanted::Best && astray >= least {
            break;
        }
        let pull = [wish.pull[0] + dy / far * aside, wish.pull[1] - dx / far * aside];
        let mut points = curve(from, to, pull);
        points.retain(|p| ends.iter().all(|end| end.clears(*p)));
        let long = length(&points);
        if long >= wish.least {
            let cost = astray + long * 0.05 + near.against(&points, wish.width / 2.0);
            least = least.min(cost);
            ways.push(Way { points, cost });
        }
    }
    ways.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    ways
}

/// Which ways to return.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// The best one; others may be missing.
    Best,
    /// Each that is long enough.
    All,
}

/// Length of a polyline.
pub(crate) fn length(points: &[Point]) -> f32 {
    points.windows(2).map(|p| apart(p[0], p[1])).sum()
}

fn apart(a: Point, b: Point) -> f32 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

fn on_picture([x, y]: Point) -> bool {
    x >= 0.0 && y >= 0.0 && x <= WIDTH as f32 && y <= MAP
}

/// Points on a curve whose middle has an offset.
pub(crate) fn curve(from: Point, to: Point, pull: Point) -> Vec<Point> {
    let middle = [0, 1].map(|c| f32::midpoint(from[c], to[c]) + pull[c]);
    let at = |i: u8| {
        let t = f32::from(i) / f32::from(STEPS);
        let u = 1.0 - t;
        [0, 1].map(|c| u * u * from[c] + 2.0 * u * t * middle[c] + t * t * to[c])
    };
    (0..=STEPS).map(at).collect()
}

/// Obstacles near a way.
struct Nearby {
    /// Boxes, and the cost of passing below them.
    fixed: Vec<(Edges, f32)>,
    /// Badges among them: a tip hidden below a badge would not be visible.
    badges: Vec<Edges>,
    /// Points of other ways.
    gone: Vec<Point>,
    /// Whether both ends are on the picture, so the way should stay there too.
    inside: bool,
}

impl Nearby {
    /// Cost of the obstacles that a line covers, in pixels of its length; its head counts twice.
    fn against(&self, points: &[Point], half: f32) -> f32 {
        /// More than the cost of a large deviation.
        const HIDDEN: f32 = 200.0;
        let tip = |e: &Edges| {
            points.last().is_some_and(|[x, y]| {
                *x > e[0] - half && *x < e[2] + half && *y > e[1] - half && *y < e[3] + half
            })
        };
        let (mut sum, wide) = (if self.badges.iter().any(tip) { HIDDEN } else { 0.0 }, half * half * 4.0);
        for (i, pair) in points.windows(2).enumerate().step_by(2) {
            let [x, y] = pair[0];
            let step = apart(pair[0], pair[1]) * 2.0;
            let head = if i * 4 > points.len() * 3 { 2.0 } else { 1.0 };
            let covered = |(e, _): &&(Edges, f32)| {
                x > e[0] - half && x < e[2] + half && y > e[1] - half && y < e[3] + half
            };
            sum += self.fixed.iter().filter(covered).map(|(_, weight)| weight).sum::<f32>() * step * head;
            if self.gone.iter().any(|p| (p[0] - x).powi(2) + (p[1] - y).powi(2) < wide) {
                sum += 0.5 * step * head;
            }
            if self.inside && (x < 4.0 || y < 4.0 || x > WIDTH as f32 - 4.0 || y > MAP - 6.0) {
                sum += 3.0 * step;
            }
        }
        sum
    }
}

/// The parts of a way from one territory's badge to another's: two if it crosses the picture's left and right edges.
pub(crate) fn legs(
    scene: &Scene,
    labels: &Labels,
    [from, to]: [usize; 2],
    gap: f32,
    camera: Camera,
) -> Vec<[End; 2]> {
    let end = |at: usize| {
        let land = scene.lands.get(at)?;
        let badge = labels.lands.get(&land.key)?.badge;
        // A ruin's icon has the extent of the largest badge.
        let shape = land.extras.ruin.map_or(land.tint.shape(), |_| Shape::Star);
        Some((badge, End { at: camera.at(badge), badge: Some((at, shape)), gap, size: camera.size }))
    };
    let (Some((a, from)), Some((b, to))) = (end(from), end(to)) else { return Vec::new() };
    if (a[0] - b[0]).abs() <= 900.0 {
        return vec![[from, to]];
    }
    let edge = |[x, y]: Point| {
        let at = camera.at([if x < 800.0 { 2.0 } else { WIDTH as f32 - 2.0 }, y]);
        End { at, badge: None, gap: 6.0, size: camera.size }
    };
    vec![[from, edge(a)], [edge(b), to]]
}

/// Width of an arrow on the full picture, in pixels.
pub(crate) const fn breadth(kind: ArrowKind) -> f32 {
    match kind {
        ArrowKind::Attack => 7.0,
        ArrowKind::Move => 8.5,
        ArrowKind::Capture => 10.0,
    }
}

/// The polylines of each arrow of a scene: two for one that crosses the picture's left and right edges.
pub(crate) fn arrows(
    scene: &Scene,
    labels: &Labels,
    fixed: &[Fixed],
    camera: Camera,
) -> Vec<Vec<Vec<Point>>> {
    let (s, small) = (camera.size, camera.marks());
    let asides = [0.0, 18.0, -18.0, 36.0, -36.0, 58.0, -58.0, 84.0, -84.0, 115.0, -115.0, 150.0, -150.0]
        .map(|a| a * s);
    let mut gone: Vec<Point> = Vec::new();
    let mut out = Vec::new();
    for Arrow { from, to, kind, .. } in &scene.arrows {
        let width = breadth(*kind) * small;
        let mut parts = Vec::new();
        for ends in legs(scene, labels, [*from, *to], 5.0 * s, camera) {
            let [dx, dy] = [0, 1].map(|c| ends[1].at[c] - ends[0].at[c]);
            let far = dx.hypot(dy).max(1.0);
            // Arrows bend to the north, so that those in opposite directions don't cover each other.
            let bend = (far * 0.16).min(46.0) * if dx >= 0.0 { 1.0 } else { -1.0 };
            let pull = [dy / far * bend, -dx / far * bend];
            let wish = Wish { pull, asides: &asides, width, least: width * 1.6 + 9.0 * s };
            let field = Field { fixed, gone: &gone };
            parts.extend(ways(ends, wish, &field, Wanted::Best).into_iter().next().map(|way| way.points));
        }
        gone.extend(parts.iter().flatten().step_by(2));
        out.push(parts);
    }
    out
}
