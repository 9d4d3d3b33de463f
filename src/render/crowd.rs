//! Room for what stands beside a badge: gains, losses, values, stars, pieces, the other parties of a war. Each finds the
//! nearest free place, so that no two things lie on each other as long as there is room. Deterministic; draws nothing.

use super::art::{Art, Point};
use super::bake::Ground;
use super::format::{Camera, Format, MAP};
use super::labels::{Anchor, Label, Labels};
use super::layers::{self, CONTINENT, NAME};
use super::letters::{Face, Style};
use super::paint::RADIUS;
use super::palette::Tint;
use super::pieces::{Force, Standing};
use super::scene::{Land, Scene};
use super::tags;

/// Left, top, right, bottom, in pixels of the picture.
pub(crate) type Edges = [f32; 4];

/// What stands beside a badge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Mark {
    /// Armies gained.
    Gain,
    /// Armies lost.
    Loss,
    /// What the territory is worth.
    Worth,
    /// One's own objective names it; whether one holds it.
    Wanted(bool),
    /// The other parties of a war, so many in a row.
    War(usize),
    /// The pieces, so many in a row.
    Pieces(usize),
}

/// A mark and its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    /// Place in [`Scene::lands`].
    pub(crate) land: usize,
    /// What.
    pub(crate) mark: Mark,
    /// Where.
    pub(crate) edges: Edges,
    /// Whether it stands so far from badge and name that a line must tell whose it is.
    pub(crate) far: bool,
}

/// Letters on marks.
pub(crate) const FIGURE: Style = Style::new(Face::Strong, 16.0);
/// Radius of a piece's disc.
pub(crate) const CHIP: f32 = 12.0;
/// Radius of the badge of another party of a war.
pub(crate) const FORCE: f32 = 14.0;
/// Between two of them.
pub(crate) const GAP: f32 = 3.0;
/// Radius of coins and stars.
const COIN: f32 = 11.3;

/// Width of one piece, with its number if there are several.
pub(crate) fn chip(standing: Standing) -> f32 {
    let more = if standing.count > 1 { FIGURE.width(&standing.count.to_string()) + 4.0 } else { 0.0 };
    CHIP * 2.0 + more
}

/// Width of one other party.
pub(crate) fn force(force: Force) -> f32 {
    (FORCE * 2.0).max(FIGURE.width(&force.armies.to_string()) + 8.0)
}

/// The size of rows of so many things of these widths.
fn rows(widths: &[f32], across: usize, high: f32) -> [f32; 2] {
    let row = |row: &[f32]| row.iter().sum::<f32>() + GAP * (row.len() - 1) as f32;
    let rows = widths.chunks(across.max(1));
    let count = rows.len() as f32;
    [rows.map(row).fold(0.0, f32::max) + 4.0, high * count + GAP * (count - 1.0) + 4.0]
}

/// What is in the way, and whose land lies where.
struct Crowd<'a> {
    taken: Vec<Edges>,
    /// How large the labels are on their own board.
    letters: f32,
    ground: &'a Ground,
    camera: Camera,
}

/// A place that may be taken: where, and what is against it.
struct Spot {
    edges: Edges,
    cost: f32,
}

fn shared(a: &Edges, b: &Edges) -> f32 {
    let wide = a[2].min(b[2]) - a[0].max(b[0]);
    let high = a[3].min(b[3]) - a[1].max(b[1]);
    if wide > 0.0 && high > 0.0 { wide * high } else { 0.0 }
}

/// The smallest box round two.
fn join(a: Edges, b: Edges) -> Edges {
    [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]
}

/// The gap between two boxes; 0 if they meet.
fn apart(a: &Edges, b: &Edges) -> f32 {
    let [x, y] = [0, 1].map(|c| (a[c].max(b[c]) - a[c + 2].min(b[c + 2])).max(0.0));
    x.hypot(y)
}

/// The box of a badge with its name.
fn home(label: &Label, letters: f32, camera: Camera) -> Edges {
    names(label, letters, camera).fold(badge(camera.at(label.badge), camera.size), join)
}

fn centred([x, y]: Point, [wide, high]: [f32; 2]) -> Edges {
    [x - wide / 2.0, y - high / 2.0, x + wide / 2.0, y + high / 2.0]
}

impl Crowd<'_> {
    /// The cheapest of some spots; it is taken from now on. `own` may be covered: the badge that a mark hangs on.
    fn take(&mut self, spots: &[Spot], around: Point, own: Option<&Edges>) -> Option<Edges> {
        let near = |e: &&Edges| {
            (e[0] - around[0]).abs().min((e[2] - around[0]).abs()) < 330.0
                && (e[1] - around[1]).abs().min((e[3] - around[1]).abs()) < 330.0
        };
        let near: Vec<Edges> = self.taken.iter().filter(near).filter(|e| Some(*e) != own).copied().collect();
        let mut best: Option<(f32, Edges)> = None;
        for spot in spots {
            if best.is_some_and(|(cost, _)| cost <= spot.cost) {
                continue;
            }
            let [l, t, r, b] = spot.edges;
            let beyond = l < 6.0 || t < 6.0 || r > 1594.0 || b > MAP - 4.0;
            let covered: f32 = near.iter().map(|e| shared(e, &spot.edges)).sum();
            // Any meeting is worse than the longest way.
            let met = if covered > 0.0 { 400.0 } else { 0.0 };
            let cost = spot.cost + met + covered * 4.0 + if beyond { 20_000.0 } else { 0.0 };
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, spot.edges));
            }
        }
        let (_, edges) = best?;
        self.taken.push(edges);
        Some(edges)
    }

    /// Whether a place of the picture lies on land that is not `own`'s.
    fn foreign(&self, [x, y]: Point, own: u8) -> bool {
        let [x, y] = self.camera.back([x, y]);
        if x < 0.0 || y < 0.0 || x >= 1600.0 {
            return false;
        }
        let mask = self.ground.mask.get(y as usize * 1600 + x as usize).copied().unwrap_or(0);
        mask != 0 && mask != own
    }

    /// How much of a box lies on land that is not `own`'s, 0 to 1.
    fn strange(&self, [l, t, r, b]: Edges, own: u8) -> f32 {
        let part = |x: f32, y: f32| [l + (r - l) * x, t + (b - t) * y];
        let points = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.5, 0.5), (0.25, 0.5), (0.75, 0.5)];
        points.into_iter().filter(|(x, y)| self.foreign(part(*x, *y), own)).count() as f32 / 7.0
    }

    /// Free places round a badge, and round a badge with its name, nearer ones cheaper, in each of some sizes.
    fn around(&self, at: Point, radius: f32, label: Option<Edges>, sizes: &[[f32; 2]], own: u8) -> Vec<Spot> {
        let s = self.camera.size;
        let mut spots = Vec::new();
        for (n, size) in sizes.iter().enumerate() {
            let mut offer = |middle: Point, far: f32| {
                let edges = centred(middle, *size);
                // Below is where an eye looks for what belongs to a badge.
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
            // Along the edges of the badge with its name.
            for (label, far) in label.iter().flat_map(|label| [(label, 2.0), (label, 6.0)]) {
                beside(*label, *size, far * s).into_iter().for_each(|middle| offer(middle, far + 3.0));
            }
        }
        spots
    }
}

/// Middles of boxes of a size that lie along the four edges of another, so far away.
fn beside([left, top, right, foot]: Edges, size: [f32; 2], far: f32) -> Vec<Point> {
    let [wide, high] = size.map(|v| v / 2.0 + far);
    let along = |part: u8| {
        let part = f32::from(part) / 6.0;
        let [x, y] = [left + (right - left) * part, top + (foot - top) * part];
        [[x, foot + high], [x, top - high], [right + wide, y], [left - wide, y]]
    };
    (0..7).flat_map(along).collect()
}

/// The boxes of all that stands on the board whatever happens: badges, names, tags, the title.
fn standing(scene: &Scene, format: &Format, camera: Camera, labels: &Labels) -> Vec<Edges> {
    let mut taken = Vec::new();
    for land in &scene.lands {
        let Some(label) = labels.lands.get(&land.key).filter(|l| camera.sees(l.badge)) else { continue };
        if land.tint != Tint::Unowned || land.extras.ruin.is_some() {
            taken.push(badge(camera.at(label.badge), camera.size));
        }
        taken.extend(names(label, labels.size, camera));
    }
    let art = Art::of(scene.sheet);
    for key in &art.sites {
        if let Some(label) = labels.lands.get(key).filter(|l| camera.sees(l.badge)) {
            let [x, y] = tags::sign(camera.at(label.badge), camera.size);
            taken.push(centred([x, y], [COIN * 2.0 * camera.size; 2]));
        }
    }
    for continent in &scene.continents {
        taken.extend(tags::room(scene, format, continent, camera));
    }
    if camera.whole() {
        let [cx, cy, r] = art.compass;
        if r > 0.0 {
            taken.push([cx - r, cy - r, cx + r, cy + r]);
        }
        if !format.compact() {
            let [x, y] = art.title;
            let half = 100.0 * art.title_size;
            taken.push([x - half, y - 20.0 * art.title_size, x + half, y + 32.0 * art.title_size]);
        }
    }
    taken
}

/// The box of a badge.
pub(crate) fn badge(at: Point, s: f32) -> Edges {
    centred(at, [(RADIUS + 1.3) * 2.0 * s; 2])
}

/// The boxes of a name's lines.
pub(crate) fn names(label: &Label, size: f32, camera: Camera) -> impl Iterator<Item = Edges> {
    let [x, y] = camera.at(label.badge);
    let (style, more) = (NAME.larger(camera.size), camera.size / size);
    label.lines.iter().map(move |line| {
        let [dx, dy] = [0, 1].map(|c| (line.at[c] - label.badge[c]) * more);
        let (wide, base) = (style.width(&line.text), y + dy);
        let left = match label.anchor {
            Anchor::Start => x + dx,
            Anchor::Middle => x + dx - wide / 2.0,
            Anchor::End => x + dx - wide,
        };
        [left, base - style.size * 0.74, left + wide, base + style.size * 0.2]
    })
}

/// Everything beside the badges of a scene, each at its place; nothing where a scene has none of it.
pub(crate) fn place(scene: &Scene, format: &Format, camera: Camera) -> Vec<Placed> {
    let labels = Labels::of(scene.sheet, scene.lang, format.compact());
    let marks: Vec<(usize, Vec<Mark>)> =
        scene.lands.iter().enumerate().map(|(i, land)| (i, marks(scene, format, i, land))).collect();
    if marks.iter().all(|(_, marks)| marks.is_empty()) {
        return Vec::new();
    }
    let ground = layers::ground(scene.sheet, format.theme);
    let mut crowd =
        Crowd { taken: standing(scene, format, camera, labels), letters: labels.size, ground, camera };
    let mut placed = Vec::new();
    // First what hangs on a badge, then what looks for room.
    for hanging in [true, false] {
        for (i, marks) in &marks {
            let land = &scene.lands[*i];
            let Some(label) = labels.lands.get(&land.key).filter(|l| camera.sees(l.badge)) else { continue };
            let own = Art::of(scene.sheet).find(&land.key).map_or(0, |at| at as u8 + 1);
            for mark in marks.iter().filter(|m| !matches!(m, Mark::War(_) | Mark::Pieces(_)) == hanging) {
                let found = if hanging {
                    hang(&mut crowd, land, *mark, label, own)
                } else {
                    group(&mut crowd, land, *mark, label, own)
                };
                let home = home(label, labels.size, camera);
                placed.extend(found.map(|(mark, edges)| {
                    let far = !hanging && apart(&home, &edges) > 9.0 * camera.size;
                    Placed { land: *i, mark, edges, far }
                }));
            }
        }
    }
    placed
}

/// What is to be placed beside one badge.
fn marks(scene: &Scene, format: &Format, at: usize, land: &Land) -> Vec<Mark> {
    let mut out = Vec::new();
    let wanted = scene.own.iter().flat_map(|own| &own.wanted).find(|w| w.at == at);
    out.extend(wanted.map(|w| Mark::Wanted(w.held)));
    out.extend(land.value.filter(|_| format.values && land.extras.ruin.is_none()).map(|_| Mark::Worth));
    out.extend((land.gained > 0).then_some(Mark::Gain));
    out.extend((land.lost > 0).then_some(Mark::Loss));
    out.extend((!land.extras.war.is_empty()).then_some(Mark::War(0)));
    out.extend((!land.extras.pieces.is_empty()).then_some(Mark::Pieces(0)));
    out
}

/// A corner of the badge for a small mark: away from the name if it is free there.
fn hang(crowd: &mut Crowd<'_>, land: &Land, mark: Mark, label: &Label, own: u8) -> Option<(Mark, Edges)> {
    let (at, s) = (crowd.camera.at(label.badge), crowd.camera.size);
    let bare = land.tint == Tint::Unowned && land.extras.ruin.is_none();
    let size = match mark {
        Mark::Gain => [FIGURE.width(&format!("+{}", land.gained)) + 13.0, 22.0],
        Mark::Loss => [FIGURE.width(&land.lost.to_string()) + 21.0, 22.0],
        Mark::Worth | Mark::Wanted(_) | Mark::War(_) | Mark::Pieces(_) => [COIN * 2.0; 2],
    }
    .map(|v| v * s);
    let away = if label.anchor == Anchor::Start { -1.0 } else { 1.0 };
    // Values and stars first try the other side: gains and losses are news and have the better one.
    let (side, up) = match mark {
        Mark::Gain => (away, true),
        Mark::Loss => (away, false),
        Mark::Worth | Mark::Wanted(_) | Mark::War(_) | Mark::Pieces(_) => (-away, true),
    };
    let mut spots = Vec::new();
    if bare && mark == Mark::Worth {
        spots.push(Spot { edges: centred(at, size), cost: 0.0 });
    }
    for (cost, flip_x, flip_y) in
        [(1.0, false, false), (2.0, true, false), (2.5, false, true), (3.0, true, true)]
    {
        let x = if flip_x { -side } else { side };
        let y = if up == flip_y { 1.0 } else { -1.0 };
        let middle = [at[0] + x * (11.6 * s + size[0] / 2.0 - 3.6 * s), at[1] + y * 16.5 * s];
        spots.push(Spot { edges: centred(middle, size), cost });
    }
    spots.extend(
        crowd
            .around(at, RADIUS * s, None, &[size], own)
            .into_iter()
            .map(|spot| Spot { cost: spot.cost + 8.0, ..spot }),
    );
    let badge = badge(at, s);
    crowd.take(&spots, at, Some(&badge)).map(|edges| (mark, edges))
}

/// A free place near the badge for pieces or parties, in one row or in several.
fn group(crowd: &mut Crowd<'_>, land: &Land, mark: Mark, label: &Label, own: u8) -> Option<(Mark, Edges)> {
    let (at, s) = (crowd.camera.at(label.badge), crowd.camera.size);
    let (widths, high): (Vec<f32>, f32) = if matches!(mark, Mark::War(_)) {
        let forces = land.extras.war.iter().copied().map(force);
        (std::iter::once(CHIP * 2.0).chain(forces).collect(), FORCE * 2.0 + 3.0)
    } else {
        (land.extras.pieces.iter().copied().map(chip).collect(), CHIP * 2.0 + 1.0)
    };
    let n = widths.len();
    let mut across: Vec<usize> = vec![n, n.div_ceil(2), n.div_ceil(3), 1];
    across.dedup();
    let sizes: Vec<[f32; 2]> = across.iter().map(|a| rows(&widths, *a, high).map(|v| v * s)).collect();
    let named = home(label, crowd.letters, crowd.camera);
    let spots = crowd.around(at, (RADIUS + 1.3) * s, Some(named), &sizes, own);
    let edges = crowd.take(&spots, at, None)?;
    let [wide, tall] = [edges[2] - edges[0], edges[3] - edges[1]];
    let which =
        sizes.iter().position(|v| (v[0] - wide).abs() < 0.5 && (v[1] - tall).abs() < 0.5).unwrap_or(0);
    let across = across[which];
    Some((if matches!(mark, Mark::War(_)) { Mark::War(across) } else { Mark::Pieces(across) }, edges))
}

/// The width of a continent's longest line at that size.
pub(crate) fn widest(lines: &[String], s: f32) -> f32 {
    let style = CONTINENT.larger(s);
    lines.iter().map(|l| style.width(&l.to_uppercase())).fold(0.0, f32::max)
}
