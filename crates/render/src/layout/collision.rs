//! Collision map: finds free positions for marks that are added to the fixed elements of a board. Each mark takes the
//! nearest free position, so that marks don't overlap as long as there is space. Deterministic.

use crate::board::board_art::Theme;
use crate::board::geometry::{Point, WIDTH};
use crate::board::ground::Ground;
use crate::board::ground_layers;
use crate::layout::board_words::BoardWords;
use crate::layout::bounding_boxes::{Edges, apart, centred, shared};
use crate::layout::camera::Camera;
use crate::layout::fixed_boxes::Fixed;
use crate::layout::measures::{MAP, REACH};
use crate::scene::{Land, Scene};

/// Occupied boxes of a picture, and the territory at each pixel.
pub(crate) struct CollisionMap<'a> {
    /// Boxes that must not be covered.
    pub(crate) taken: Vec<Edges>,
    /// Boxes that should rather not be covered: arrow heads, trails, leader lines.
    pub(crate) soft: Vec<Edges>,
    /// Centres of all badges, in the order of [`Scene::lands`]; `None` for those not visible.
    pub(crate) badges: Vec<Option<Point>>,
    ground: &'a Ground,
    /// The part of the board on the picture.
    pub(crate) camera: Camera,
}

/// A candidate position and its cost.
#[derive(Clone, Copy)]
pub(crate) struct Spot {
    pub(crate) edges: Edges,
    pub(crate) cost: f32,
}

/// The territory whose mark is placed.
pub(crate) struct Owner {
    /// Index in [`Scene::lands`].
    pub(crate) land: usize,
    /// The territory's value in the board's mask.
    pub(crate) mask: u8,
    /// Centre of its badge.
    pub(crate) at: Point,
    /// Box of its badge, which marks attached to it may cover.
    pub(crate) badge: Edges,
    /// Box of its badge and its name.
    pub(crate) home: Edges,
}

/// Obstacles near an owner.
struct Near {
    /// Boxes that must not be covered.
    taken: Vec<Edges>,
    /// Boxes that should rather not be covered.
    soft: Vec<Edges>,
    /// Boxes that leader lines should not cross, enlarged by half the width of a line.
    lined: Vec<Edges>,
}

/// Start and end of a leader line from a badge to a box; `None` if they are too near.
pub(crate) fn leading([x, y]: Point, edges: &Edges, s: f32) -> Option<[Point; 2]> {
    let near = [x.clamp(edges[0] + 3.0, edges[2] - 3.0), y.clamp(edges[1] + 3.0, edges[3] - 3.0)];
    let (dx, dy) = (near[0] - x, near[1] - y);
    let (length, free) = (dx.hypot(dy), REACH * s + 1.0);
    (length >= free + 5.0 * s).then(|| [[x + dx / length * free, y + dy / length * free], near])
}

/// Points on a straight line, at most `step` apart.
fn along([a, b]: [Point; 2], step: f32) -> impl Iterator<Item = Point> {
    let length = (a[0] - b[0]).hypot(a[1] - b[1]);
    let n = (length / step).ceil().clamp(1.0, 200.0) as u8;
    (0..=n).map(move |i| [0, 1].map(|c| a[c] + (b[c] - a[c]) * f32::from(i) / f32::from(n)))
}

fn holds(e: &Edges, [x, y]: Point) -> bool {
    x > e[0] && x < e[2] && y > e[1] && y < e[3]
}

impl CollisionMap<'_> {
    /// A map with the fixed elements of the board only.
    pub(crate) fn new(
        scene: &Scene,
        words: &BoardWords,
        theme: Theme,
        fixed: &[Fixed],
        camera: Camera,
    ) -> Self {
        let middle = |land: &Land| words.lands.get(&land.key).map(|land| land.at);
        Self {
            taken: fixed.iter().map(|f| f.edges).collect(),
            soft: Vec::new(),
            badges: scene.lands.iter().map(middle).collect(),
            ground: ground_layers::ground(scene.sheet, theme),
            camera,
        }
    }

    /// Occupies the cheapest of these spots. With `hangs` it may cover its owner's badge.
    pub(crate) fn take(&mut self, mut spots: Vec<Spot>, owner: &Owner, hangs: bool) -> Option<Edges> {
        let sizes = [spots.first()?, spots.last()?].map(|s| [0, 1].map(|c| s.edges[c + 2] - s.edges[c]));
        let (cost, mut edges) = self.best(&mut spots, owner, &self.near(owner, 330.0, hangs))?;
        if cost >= COVERED {
            // No free space nearby: try any space further away.
            let found =
                self.best(&mut rings(owner.at, &sizes).collect(), owner, &self.near(owner, 900.0, hangs));
            edges = found.filter(|(c, _)| *c < cost).map_or(edges, |(_, edges)| edges);
        }
        // In a close-up, omit a mark that would be cut by the edge.
        if !self.camera.holds(edges) {
            return None;
        }
        self.occupy(edges, owner);
        Some(edges)
    }

    /// Occupies a box, and softly the leader line to it.
    fn occupy(&mut self, edges: Edges, owner: &Owner) {
        self.taken.push(edges);
        if let Some(line) =
            self.led(&edges, owner).then(|| leading(owner.at, &edges, self.camera.size)).flatten()
        {
            self.soft.extend(along(line, 8.0).map(|p| centred(p, [6.0, 6.0])));
        }
    }

    /// Occupies the best of these spots if it costs at most `rest`, the minimum cost of any alternative. With `hangs` it
    /// may cover its owner's badge.
    pub(crate) fn quick(
        &mut self,
        mut spots: Vec<Spot>,
        owner: &Owner,
        rest: f32,
        hangs: bool,
    ) -> Option<Edges> {
        // As far as the spots go, so that no obstacle is missed.
        let far = |e: &Edges| (0..4).map(|c| (e[c] - owner.at[c % 2]).abs()).fold(0.0, f32::max);
        let reach = spots.iter().map(|spot| far(&spot.edges)).fold(0.0, f32::max) + 8.0;
        let (_, edges) =
            self.best(&mut spots, owner, &self.near(owner, reach, hangs)).filter(|(c, _)| *c <= rest)?;
        let shown = self.camera.holds(edges);
        shown.then(|| {
            self.occupy(edges, owner);
            edges
        })
    }

    /// The obstacles within `reach` pixels of an owner.
    fn near(&self, owner: &Owner, reach: f32, hangs: bool) -> Near {
        let far = |e: &Edges, c: usize| (e[c] - owner.at[c]).abs().min((e[c + 2] - owner.at[c]).abs());
        let close = |e: &&Edges| far(e, 0) < reach && far(e, 1) < reach;
        // The owner's own badge is among the occupied boxes, with exactly these edges.
        let other = |e: &&Edges| (0..4).any(|c| (e[c] - owner.badge[c]).abs() > 0.01);
        // Half the width of a leader line.
        let w = 3.5 * self.camera.size;
        let wide = |[l, t, r, b]: &Edges| [l - w, t - w, r + w, b + w];
        Near {
            taken: self.taken.iter().filter(close).filter(|e| !hangs || other(e)).copied().collect(),
            soft: self.soft.iter().filter(close).copied().collect(),
            lined: self.taken.iter().filter(close).filter(other).map(wide).collect(),
        }
    }

    /// The cheapest spot and its cost. Spots are sorted by their own cost, which is a lower bound of the total.
    fn best(&self, spots: &mut Vec<Spot>, owner: &Owner, near: &Near) -> Option<(f32, Edges)> {
        spots.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        let mut best: Option<(f32, Edges)> = None;
        for spot in spots {
            let worse = |cost: f32| best.is_some_and(|(least, _)| least <= cost);
            if worse(spot.cost) {
                break;
            }
            let covered: f32 = near.taken.iter().map(|e| shared(e, &spot.edges)).sum();
            // Any overlap is worse than the greatest distance.
            let met = if covered > 0.0 { COVERED + covered * 4.0 } else { 0.0 };
            let mut cost = spot.cost + met + if beyond(&spot.edges) { 20_000.0 } else { 0.0 };
            if worse(cost) {
                continue;
            }
            cost += near.soft.iter().filter(|e| shared(e, &spot.edges) > 0.0).count() as f32 * 5.0;
            cost += if worse(cost) { 0.0 } else { self.strays(&spot.edges, owner, near) };
            if !worse(cost) {
                best = Some((cost, spot.edges));
            }
        }
        best
    }

    /// Cost of a position that needs a leader line: that it is nearer to another badge, and what the line crosses.
    fn strays(&self, edges: &Edges, owner: &Owner, near: &Near) -> f32 {
        if !self.led(edges, owner) {
            return 0.0;
        }
        let wrong = if self.nearest(edges) == Some(owner.land) { 0.0 } else { 26.0 };
        let Some(line) = leading(owner.at, edges, self.camera.size) else { return wrong };
        let crossed = along(line, 7.0).filter(|p| near.lined.iter().any(|e| holds(e, *p))).count();
        wrong + if crossed > 0 { 60.0 + 8.0 * crossed as f32 } else { 0.0 }
    }

    /// Whether a position needs a leader line: it is far from its owner's badge and name, or nearer to another badge.
    pub(crate) fn led(&self, edges: &Edges, owner: &Owner) -> bool {
        apart(&owner.home, edges) > 9.0 * self.camera.size || self.nearest(edges) != Some(owner.land)
    }

    /// Index of the territory whose badge is nearest to a box.
    fn nearest(&self, edges: &Edges) -> Option<usize> {
        let far = |at: &Point| apart(&[at[0], at[1], at[0], at[1]], edges);
        let seen = self.badges.iter().enumerate().filter_map(|(i, at)| at.as_ref().map(|at| (i, far(at))));
        seen.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(i, _)| i)
    }

    /// Whether a box is free and inside the picture.
    pub(crate) fn free(&self, edges: &Edges) -> bool {
        !beyond(edges) && self.taken.iter().all(|e| shared(e, edges) <= 0.0)
    }

    /// The number of soft boxes that overlap a box.
    pub(crate) fn crossed(&self, edges: &Edges) -> usize {
        self.soft.iter().filter(|e| shared(e, edges) > 0.0).count()
    }

    /// The free box of a size nearest to a point; centred on the point if nothing is free.
    pub(crate) fn nearby(&self, at: Point, size: [f32; 2]) -> Edges {
        let sizes = [size];
        let mut spots = std::iter::once(centred(at, size)).chain(rings(at, &sizes).map(|spot| spot.edges));
        spots.find(|edges| self.free(edges)).unwrap_or_else(|| centred(at, size))
    }

    /// Whether a point of the picture is on a territory other than `own`.
    fn foreign(&self, [x, y]: Point, own: u8) -> bool {
        let [x, y] = self.camera.back([x, y]);
        if x < 0.0 || y < 0.0 || x >= WIDTH as f32 {
            return false;
        }
        let mask = self.ground.mask.get(y as usize * WIDTH as usize + x as usize).copied().unwrap_or(0);
        mask != 0 && mask != own
    }

    /// Part of a box that is on territories other than `own`, 0 to 1.
    fn strange(&self, [l, t, r, b]: Edges, own: u8) -> f32 {
        let part = |x: f32, y: f32| [l + (r - l) * x, t + (b - t) * y];
        let points = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.5, 0.5), (0.25, 0.5), (0.75, 0.5)];
        points.into_iter().filter(|(x, y)| self.foreign(part(*x, *y), own)).count() as f32 / 7.0
    }

    /// Candidate spots around a badge, and around a badge with its name, in each of these sizes; nearer ones are
    /// cheaper.
    pub(crate) fn around(
        &self,
        at: Point,
        radius: f32,
        label: Option<Edges>,
        sizes: &[[f32; 2]],
        own: u8,
    ) -> Vec<Spot> {
        let s = self.camera.size;
        let mut spots = Vec::new();
        for (n, size) in sizes.iter().enumerate() {
            let mut offer = |middle: Point, far: f32| {
                let edges = centred(middle, *size);
                // Prefer positions below the badge, where viewers expect what belongs to it.
                let side = if middle[1] < at[1] - radius { 1.0 } else { 0.0 };
                let cost = far * 0.7 + n as f32 * 2.0 + self.strange(edges, own) * 45.0 + side;
                spots.push(Spot { edges, cost });
            };
            for far in [1.5, 5.0, 10.0, 17.0, 26.0, 38.0, 52.0, 70.0, 92.0, 120.0] {
                for turn in 0..24_u8 {
                    let (sin, cos) = (f32::from(turn) * std::f32::consts::TAU / 24.0).sin_cos();
                    let reach = radius + far * s;
                    offer(
                        [at[0] + cos * (reach + size[0] / 2.0), at[1] + sin * (reach + size[1] / 2.0)],
                        far,
                    );
                }
            }
            // Along the edges of the box of badge and name.
            for (label, far) in label.iter().flat_map(|label| [(label, 2.0), (label, 6.0)]) {
                beside(*label, *size, far * s).into_iter().for_each(|middle| offer(middle, far + 3.0));
            }
        }
        spots
    }
}

/// Minimum cost of a spot that covers something.
pub(crate) const COVERED: f32 = 2000.0;

/// Whether a box is partly outside the board's part of the picture.
fn beyond([l, t, r, b]: &Edges) -> bool {
    *l < 6.0 || *t < 6.0 || *r > WIDTH as f32 - 6.0 || *b > MAP - 4.0
}

/// Boxes on rings of increasing radius.
fn rings(at: Point, sizes: &[[f32; 2]]) -> impl Iterator<Item = Spot> {
    let ring = |n: u16| {
        (0..32_u8).map(move |turn| (f32::from(n) * 13.0, f32::from(turn) * std::f32::consts::TAU / 32.0))
    };
    (1..50).flat_map(ring).flat_map(move |(far, turn)| {
        let (sin, cos) = turn.sin_cos();
        sizes.iter().map(move |size| Spot {
            edges: centred([at[0] + cos * (far + size[0] / 2.0), at[1] + sin * (far + size[1] / 2.0)], *size),
            cost: far,
        })
    })
}

/// Centres of boxes of a size along the four edges of another box, at a distance `far`.
fn beside([left, top, right, foot]: Edges, size: [f32; 2], far: f32) -> Vec<Point> {
    let [wide, high] = size.map(|v| v / 2.0 + far);
    let along = |part: u8| {
        let part = f32::from(part) / 6.0;
        let [x, y] = [left + (right - left) * part, top + (foot - top) * part];
        [[x, foot + high], [x, top - high], [right + wide, y], [left - wide, y]]
    };
    (0..7).flat_map(along).collect()
}
