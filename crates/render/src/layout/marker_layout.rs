//! Layout of marks around a badge: gains, losses, values, stars, pieces, the other parties of a war, bursts.
//! Determines which marks there are and their sizes; [`super::collision`] finds their positions. Deterministic.

use crate::board::geometry::{Art, Point};
use crate::board::palette::Tint;
use crate::fonts::{Anchor, Face, Style};
use crate::layout::badges::number;
use crate::layout::board_words::{BoardWords, LandWords};
use crate::layout::bounding_boxes::{Edges, centred};
use crate::layout::camera::Camera;
use crate::layout::collision::{COVERED, CollisionMap, Owner, Spot};
use crate::layout::format::Format;
use crate::layout::label_boxes::badge;
use crate::layout::measures::{COIN, RADIUS, REACH, RIM};
use crate::scene::pieces::{Force, Standing};
use crate::scene::{Land, Scene, Why};

/// A mark of a land, by the land's position in the scene.
type Marked<'a> = &'a (usize, Mark);

/// A mark around a badge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Mark {
    /// Armies gained.
    Gain,
    /// Armies lost.
    Loss,
    /// The value of the territory.
    Worth,
    /// Its role for the viewer's objective.
    Wanted(Why),
    /// The other parties of a war; number per row.
    War(usize),
    /// The pieces; number per row.
    Pieces(usize),
    /// A burst where a flight was stopped.
    Burst,
}

/// A mark with its position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    /// Index in [`Scene::lands`].
    pub(crate) land: usize,
    /// Kind.
    pub(crate) mark: Mark,
    /// Bounding box.
    pub(crate) edges: Edges,
    /// Size factor: 1 on the full picture.
    pub(crate) size: f32,
    /// Whether it is so far from badge and name that it needs a leader line.
    pub(crate) far: bool,
}

/// Text style of numbers on marks.
pub(crate) const FIGURE: Style = Style::new(Face::Strong, 16.0);
/// Radius of a piece's disc.
pub(crate) const CHIP: f32 = 12.0;
/// Radius of the badge of another party of a war.
pub(crate) const FORCE: f32 = 14.0;
/// Radius of a burst.
pub(crate) const BURST: f32 = 17.5;
/// Number of marks up to which there is space for large ones.
const FEW: usize = 20;
/// Gap between two of them.
pub(crate) const GAP: f32 = 3.0;
/// Width of a piece, with its number if there are several.
pub(crate) fn chip(standing: Standing) -> f32 {
    let more = if standing.count > 1 { FIGURE.width(&standing.count.to_string()) + 4.0 } else { 0.0 };
    CHIP * 2.0 + more
}

/// Width of another party of a war.
pub(crate) fn force(force: Force) -> f32 {
    (FORCE * 2.0).max(FIGURE.width(&force.armies.to_string()) + 8.0)
}

/// The size of rows with `across` items each, for items of these widths.
fn rows(widths: &[f32], across: usize, high: f32) -> [f32; 2] {
    let row = |row: &[f32]| row.iter().sum::<f32>() + GAP * (row.len() - 1) as f32;
    let rows = widths.chunks(across.max(1));
    let count = rows.len() as f32;
    [rows.map(row).fold(0.0, f32::max) + 4.0, high * count + GAP * (count - 1.0) + 4.0]
}

/// The marks of all badges, with the index of the territory.
pub(crate) fn wanted(scene: &Scene, format: &Format) -> Vec<(usize, Mark)> {
    let all = scene.lands.iter().enumerate();
    all.flat_map(|(i, land)| marks(scene, format, i, land).into_iter().map(move |mark| (i, mark))).collect()
}

/// Places either the marks that are attached to their badge, or those next to it.
pub(crate) fn place(
    scene: &Scene,
    words: &BoardWords,
    crowd: &mut CollisionMap<'_>,
    marks: &[(usize, Mark)],
    hanging: bool,
) -> Vec<Placed> {
    let art = Art::of(scene.sheet);
    let scales = scales(crowd.camera, marks.len());
    let mut placed = Vec::new();
    let (wars, others): (Vec<Marked<'_>>, Vec<Marked<'_>>) = marks
        .iter()
        .filter(|(_, mark)| mark.hangs() == hanging)
        .partition(|(_, mark)| matches!(mark, Mark::War(_)));
    // The parties of a war are larger than pieces, and need their place first.
    for (i, mark) in wars.into_iter().chain(others) {
        let land = &scene.lands[*i];
        let Some(label) = words.lands.get(&land.key) else { continue };
        let (at, s) = (label.at, crowd.camera.size);
        let small = crowd.camera.marks();
        let shape = land.extras.ruin.is_none().then(|| land.tint.shape());
        let owner = Owner {
            land: *i,
            mask: art.find(&land.key).map_or(0, |at| at as u8 + 1),
            at,
            badge: badge(shape, at, s),
            home: label.home,
        };
        let found = match mark {
            Mark::War(_) => group(crowd, land, *mark, &owner, war_scales(crowd.camera)),
            Mark::Pieces(_) => group(crowd, land, *mark, &owner, scales),
            Mark::Burst => burst(crowd, &owner).map(|edges| (*mark, edges, small)),
            Mark::Gain | Mark::Loss | Mark::Worth | Mark::Wanted(_) => {
                hang(crowd, land, *mark, label, &owner).map(|edges| (*mark, edges, small))
            }
        };
        placed.extend(found.map(|(mark, edges, size)| {
            let far = crowd.led(&edges, &owner);
            Placed { land: *i, mark, edges, size, far }
        }));
    }
    placed
}

impl Mark {
    /// Key for tests.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Gain => "gain",
            Self::Loss => "loss",
            Self::Worth => "worth",
            Self::Wanted(_) => "wanted",
            Self::War(_) => "war",
            Self::Pieces(_) => "pieces",
            Self::Burst => "burst",
        }
    }

    /// Whether it is attached to a badge, and may cover its edge.
    const fn hangs(self) -> bool {
        matches!(self, Self::Gain | Self::Loss | Self::Worth | Self::Wanted(_))
    }
}

/// The marks of one badge.
fn marks(scene: &Scene, format: &Format, at: usize, land: &Land) -> Vec<Mark> {
    let mut out = Vec::new();
    let wanted = scene.own.iter().flat_map(|own| &own.wanted).find(|w| w.at == at);
    out.extend(wanted.map(|w| Mark::Wanted(w.why)));
    let aimed = scene.aim.as_ref().is_some_and(|aim| aim.target == Some(at));
    out.extend(aimed.then_some(Mark::Wanted(Why::Quarry)));
    out.extend(land.value.filter(|_| format.values && land.extras.ruin.is_none()).map(|_| Mark::Worth));
    out.extend((land.gained > 0).then_some(Mark::Gain));
    out.extend((land.lost > 0).then_some(Mark::Loss));
    out.extend(scene.flights.iter().any(|f| f.stopped && f.path.last() == Some(&at)).then_some(Mark::Burst));
    out.extend((!land.extras.war.is_empty()).then_some(Mark::War(0)));
    out.extend((!land.extras.pieces.is_empty()).then_some(Mark::Pieces(0)));
    out
}

/// A corner of the badge for a small mark: the one away from the name if it is free.
fn hang(
    crowd: &mut CollisionMap<'_>,
    land: &Land,
    mark: Mark,
    label: &LandWords,
    owner: &Owner,
) -> Option<Edges> {
    let (at, s, small) = (owner.at, crowd.camera.size, crowd.camera.marks());
    let bare = land.tint == Tint::Unowned && land.extras.ruin.is_none();
    let size = match mark {
        Mark::Gain => [FIGURE.width(&format!("+{}", land.gained)) + 13.0, 22.0],
        Mark::Loss => [FIGURE.width(&land.lost.to_string()) + 21.0, 22.0],
        _ => [COIN * 2.0; 2],
    }
    .map(|v| v * small);
    let away = if label.anchor == Anchor::Start { -1.0 } else { 1.0 };
    // Values and stars first try the other side: gains and losses are news and get the better one.
    let (side, up) = match mark {
        Mark::Gain => (away, true),
        Mark::Loss => (away, false),
        _ => (-away, true),
    };
    let mut spots = Vec::new();
    if bare && mark == Mark::Worth {
        spots.push(Spot { edges: centred(at, size), cost: 0.0 });
    }
    spots.extend(corners(land, at, size, [side, if up { -1.0 } else { 1.0 }], crowd.camera));
    if let Some(edges) = crowd.quick(spots.clone(), owner, 8.0, true) {
        return Some(edges);
    }
    let around = crowd.around(at, (RADIUS + RIM) * s, None, &[size], owner.mask);
    spots.extend(around.into_iter().map(|spot| Spot { cost: spot.cost + 8.0, ..spot }));
    crowd.take(spots, owner, true)
}

/// The four corners of a badge, the preferred side first: as far as the number on it, but not over it.
fn corners(land: &Land, at: Point, size: [f32; 2], [side, up]: [f32; 2], camera: Camera) -> [Spot; 4] {
    let (text, style) = number(land.armies, camera);
    let figures = if land.tint == Tint::Unowned { 0.0 } else { style.width(&text) / 2.0 + 0.5 };
    let (free, s) = (figures.max(8.0), camera.size);
    [(1.0, 1.0, 1.0), (2.0, -1.0, 1.0), (2.5, 1.0, -1.0), (3.0, -1.0, -1.0)].map(|(cost, x, y)| {
        let middle = [at[0] + x * side * (free * s + size[0] / 2.0), at[1] + y * up * 16.5 * s];
        Spot { edges: centred(middle, size), cost }
    })
}

/// A free position near the badge for a burst.
fn burst(crowd: &mut CollisionMap<'_>, owner: &Owner) -> Option<Edges> {
    let (s, small) = (crowd.camera.size, crowd.camera.marks());
    let spots = crowd.around(owner.at, REACH * s, Some(owner.home), &[[BURST * 2.3 * small; 2]], 0);
    crowd.take(spots, owner, false)
}

/// Size factors of pieces, in the order in which they are tried: for narrow screens larger if there are few marks, and
/// a little smaller where there is little space. On a picture 320 points wide nearly all are 5 points high or more.
fn scales(camera: Camera, marks: usize) -> &'static [f32] {
    match (camera.marks() > 1.2, marks <= FEW) {
        (true, true) => &[1.5, 1.25, 1.0, 0.84, 0.7],
        (true, false) => &[1.25, 1.0, 0.84, 0.7],
        (false, _) => &[1.0],
    }
}

/// Size factors of the parties of a war: their numbers must be legible on narrow screens too, however many marks there are.
fn war_scales(camera: Camera) -> &'static [f32] {
    if camera.marks() > 1.2 { &[1.5, 1.25, 1.0, 0.84, 0.74, 0.66] } else { &[1.0] }
}

/// A free position for pieces or parties, at the badge or near it, in one row or several.
fn group(
    crowd: &mut CollisionMap<'_>,
    land: &Land,
    mark: Mark,
    owner: &Owner,
    scales: &[f32],
) -> Option<(Mark, Edges, f32)> {
    let small = crowd.camera.marks();
    let (widths, high): (Vec<f32>, f32) = if matches!(mark, Mark::War(_)) {
        let forces = land.extras.war.iter().copied().map(force);
        (std::iter::once(CHIP * 2.0).chain(forces).collect(), FORCE * 2.0 + 3.0)
    } else {
        (land.extras.pieces.iter().copied().map(chip).collect(), CHIP * 2.0 + 1.0)
    };
    let n = widths.len();
    let mut across: Vec<usize> = vec![n, n.div_ceil(2), n.div_ceil(3), 1];
    across.dedup();
    let ways: Vec<(usize, f32)> =
        scales.iter().flat_map(|k| across.iter().map(move |a| (*a, k * small))).collect();
    let sizes: Vec<[f32; 2]> = ways.iter().map(|(a, k)| rows(&widths, *a, high).map(|v| v * k)).collect();
    let edges = grouped(crowd, land, owner, &sizes, across.len())?;
    let [wide, tall] = [edges[2] - edges[0], edges[3] - edges[1]];
    let which =
        sizes.iter().position(|v| (v[0] - wide).abs() < 0.1 && (v[1] - tall).abs() < 0.1).unwrap_or(0);
    let (across, scale) = ways[which];
    Some((if matches!(mark, Mark::War(_)) { Mark::War(across) } else { Mark::Pieces(across) }, edges, scale))
}

/// The free position for a group in one of these sizes, the largest first: `across` of them for each size factor. On narrow
/// screens a corner of the badge comes first, which shows best where it is; the smallest factor comes last.
fn grouped(
    crowd: &mut CollisionMap<'_>,
    land: &Land,
    owner: &Owner,
    sizes: &[[f32; 2]],
    across: usize,
) -> Option<Edges> {
    let free = REACH * crowd.camera.size;
    if crowd.camera.narrow() {
        let legible = &sizes[..sizes.len().saturating_sub(across).max(1)];
        let at_badge = |sizes: &[[f32; 2]], camera: Camera| -> Vec<Spot> {
            let all = sizes.iter().flat_map(|size| corners(land, owner.at, *size, [1.0, 1.0], camera));
            let smaller = |(i, spot): (usize, Spot)| Spot { cost: spot.cost + (i / 4) as f32 * 0.5, ..spot };
            all.enumerate().map(smaller).collect()
        };
        if let Some(edges) = crowd.quick(at_badge(legible, crowd.camera), owner, 12.0, true) {
            return Some(edges);
        }
        let beside = crowd.around(owner.at, free, Some(owner.home), legible, owner.mask);
        if let Some(edges) = crowd.quick(beside, owner, COVERED - 1.0, false) {
            return Some(edges);
        }
        if let Some(edges) = crowd.quick(at_badge(sizes, crowd.camera), owner, COVERED - 1.0, true) {
            return Some(edges);
        }
    }
    let beside = crowd.around(owner.at, free, Some(owner.home), sizes, owner.mask);
    crowd.take(beside, owner, false)
}
