//! The drawn board: geometry, lanes, label places and words that belong to the art, read from `assets/boards/world`.
//! Never knows who holds what, and never the rules: territories are known by their text ids.

use super::Lang;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use tiny_skia::{Path, PathBuilder};

/// A place on the picture, in pixels from the top left of 1600×900.
pub(crate) type Point = [f32; 2];
type Ring = Vec<Point>;

/// Width of every picture in pixels.
pub(crate) const WIDTH: u32 = 1600;
/// Height of every picture in pixels.
pub(crate) const HEIGHT: u32 = 900;

/// A drawn territory.
#[derive(Debug)]
pub(crate) struct Land {
    /// Its text id.
    pub(crate) key: String,
    /// Index into [`Art::continents`].
    pub(crate) continent: usize,
    /// Its outline, holes included (even-odd).
    pub(crate) path: Path,
    /// The outline without islets, for rings and glows.
    pub(crate) main: Path,
}

/// How a continent is drawn.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Continent {
    /// Its text id.
    pub(crate) key: String,
    /// Colour of its outline and tag, `#RRGGBB`.
    pub(crate) tint: String,
    /// Colour of its land while nobody holds it, `#RRGGBB`.
    pub(crate) ground: String,
    /// Middle of the first baseline of its tag.
    pub(crate) tag: Point,
    /// Its territories.
    pub(crate) lands: Vec<String>,
}

/// A sea lane: one or two Bézier curves between two territories.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lane {
    /// The two territories.
    pub(crate) of: [String; 2],
    /// Cubic curves.
    pub(crate) curves: Vec<[Point; 4]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArtFile {
    continents: Vec<Continent>,
    lanes: Vec<Lane>,
    optional_lanes: Vec<Lane>,
    compass: [f32; 3],
    title: Point,
}

#[derive(Deserialize)]
struct BoardFile {
    territories: BTreeMap<String, Vec<Vec<Ring>>>,
    borders: Vec<Border>,
}

#[derive(Deserialize)]
struct Border {
    lines: Vec<Ring>,
}

/// A mountain range that lifts the relief.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Range {
    /// Half of its width in pixels.
    pub(crate) half: f32,
    /// How high, 0 to 1.
    pub(crate) height: f32,
    /// Its crest.
    pub(crate) line: Ring,
}

/// Lakes, rivers, mountains and the graticule.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nature {
    /// Lakes as polygons, holes after the outline.
    pub(crate) lakes: Vec<Vec<Ring>>,
    /// Rivers as lines.
    pub(crate) rivers: Vec<Ring>,
    /// Meridians and parallels.
    pub(crate) graticule: Vec<Ring>,
    /// Mountain ranges.
    pub(crate) ranges: Vec<Range>,
}

/// Everything about the drawn world that does not change with the language.
#[derive(Debug)]
pub(crate) struct Art {
    /// Territories, in the order of the board file's text ids.
    pub(crate) lands: Vec<Land>,
    /// Continents in board order.
    pub(crate) continents: Vec<Continent>,
    /// Lanes of every edition.
    pub(crate) lanes: Vec<Lane>,
    /// Lanes of some editions only.
    pub(crate) optional_lanes: Vec<Lane>,
    /// Centre and radius of the compass rose.
    pub(crate) compass: [f32; 3],
    /// Middle of the title's baseline.
    pub(crate) title: Point,
    /// Borders between two territories.
    pub(crate) borders: Path,
    /// All land (even-odd).
    pub(crate) coast: Path,
    /// The outline of each continent, shared borders with other continents included.
    pub(crate) outlines: Vec<Path>,
}

impl Art {
    /// The world, read at its first use.
    pub(crate) fn world() -> &'static Self {
        static WORLD: OnceLock<Art> = OnceLock::new();
        WORLD.get_or_init(|| read_world().expect("the board's art is checked by tests"))
    }

    /// Where a territory stands in [`Self::lands`].
    pub(crate) fn find(&self, key: &str) -> Option<usize> {
        self.lands.iter().position(|l| l.key == key)
    }
}

/// Lakes, rivers and mountains: read only for baking.
pub(crate) fn nature() -> Nature {
    serde_json::from_str(include_str!("../../assets/boards/world/nature.json"))
        .expect("the board's art is checked by tests")
}

fn read_world() -> Result<Art, String> {
    let file: ArtFile = serde_json::from_str(include_str!("../../assets/boards/world/art.json"))
        .map_err(|e| format!("art.json: {e}"))?;
    let board: BoardFile = serde_json::from_str(include_str!("../../assets/boards/world/board.json"))
        .map_err(|e| format!("board.json: {e}"))?;
    let mut lands = Vec::new();
    for (continent, about) in file.continents.iter().enumerate() {
        for key in &about.lands {
            let polygons =
                board.territories.get(key).ok_or_else(|| format!("board.json has no shape for {key}"))?;
            let big: Vec<&Vec<Ring>> =
                polygons.iter().filter(|p| p.first().is_some_and(|r| area(r) > 150.0)).collect();
            let main = if big.is_empty() { polygons.iter().collect() } else { big };
            lands.push(Land {
                key: key.clone(),
                continent,
                path: rings(polygons.iter().flatten()).ok_or_else(|| format!("{key} has no outline"))?,
                main: rings(main.into_iter().flatten()).ok_or_else(|| format!("{key} has no outline"))?,
            });
        }
    }
    let outlines = file
        .continents
        .iter()
        .map(|c| outline(&board, &c.lands).ok_or_else(|| format!("{} has no outline", c.key)))
        .collect::<Result<_, _>>()?;
    Ok(Art {
        lands,
        borders: lines(board.borders.iter().flat_map(|b| &b.lines)).ok_or("no borders")?,
        coast: rings(board.territories.values().flatten().flatten()).ok_or("no land")?,
        outlines,
        continents: file.continents,
        lanes: file.lanes,
        optional_lanes: file.optional_lanes,
        compass: file.compass,
        title: file.title,
    })
}

/// Closed rings as one path.
pub(crate) fn rings<'a>(rings: impl IntoIterator<Item = &'a Ring>) -> Option<Path> {
    let mut path = PathBuilder::new();
    for ring in rings {
        push(&mut path, ring);
        path.close();
    }
    path.finish()
}

/// Open lines as one path.
pub(crate) fn lines<'a>(lines: impl IntoIterator<Item = &'a Ring>) -> Option<Path> {
    let mut path = PathBuilder::new();
    for line in lines {
        push(&mut path, line);
    }
    path.finish()
}

fn push(path: &mut PathBuilder, points: &[Point]) {
    for (i, [x, y]) in points.iter().enumerate() {
        if i == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
    }
}

/// Area in square pixels.
fn area(ring: &[Point]) -> f32 {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum::<f32>().abs() / 2.0
}

/// A corner in tenths of a pixel: how the board file writes it, so neighbours' corners are equal.
type Corner = (i32, i32);

/// The ring segments that only one of these territories has, chained into closed loops; specks inside are left out.
fn outline(board: &BoardFile, keys: &[String]) -> Option<Path> {
    let corner = |p: &Point| ((p[0] * 10.0).round() as i32, (p[1] * 10.0).round() as i32);
    let mut open: BTreeSet<(Corner, Corner)> = BTreeSet::new();
    for ring in keys.iter().filter_map(|k| board.territories.get(k)).flatten().flatten() {
        for (a, b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
            let (a, b) = (corner(a), corner(b));
            if a != b && !open.remove(&(b, a)) && !open.remove(&(a, b)) {
                open.insert((a, b));
            }
        }
    }
    // Neighbours' rings may run either way round, so the segments have no direction.
    let mut ends: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for (a, b) in open {
        ends.entry(a).or_default().push(b);
        ends.entry(b).or_default().push(a);
    }
    let mut loops = Vec::new();
    while let Some((&start, _)) = ends.first_key_value() {
        let mut ring = vec![start];
        let mut at = start;
        while let Some(next) = take(&mut ends, at) {
            if next == start {
                break;
            }
            ring.push(next);
            at = next;
        }
        let ring: Ring = ring.into_iter().map(|(x, y)| [x as f32 / 10.0, y as f32 / 10.0]).collect();
        if ring.len() > 2 && area(&ring) > 8.0 {
            loops.push(ring);
        }
    }
    rings(&loops)
}

/// Takes one segment that ends at that corner: its other end.
fn take(ends: &mut BTreeMap<Corner, Vec<Corner>>, at: Corner) -> Option<Corner> {
    let mut remove = |from: Corner, to: Option<Corner>| {
        let list = ends.get_mut(&from)?;
        let place = to.map_or(list.len().checked_sub(1), |to| list.iter().position(|c| *c == to))?;
        let found = list.swap_remove(place);
        if list.is_empty() {
            ends.remove(&from);
        }
        Some(found)
    };
    let next = remove(at, None)?;
    remove(next, Some(at));
    Some(next)
}

/// One line of a name on the board.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LabelLine {
    /// Where its baseline starts, is centred or ends, by the anchor.
    pub(crate) at: Point,
    /// The words.
    pub(crate) text: String,
}

/// Which end of a text its place means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// The place of a territory's badge and name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Label {
    /// The whole name, as read aloud.
    pub(crate) name: String,
    /// Middle of the badge.
    pub(crate) badge: Point,
    /// Anchor of each line.
    pub(crate) anchor: Anchor,
    /// The name, broken into lines.
    pub(crate) lines: Vec<LabelLine>,
}

/// A note at the picture's edge: what lies beyond it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EdgeNote {
    /// Baseline.
    pub(crate) at: Point,
    /// The words.
    pub(crate) text: String,
    /// Which end `at` means.
    pub(crate) anchor: Anchor,
}

/// A sea's name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeaName {
    /// Middle of the first baseline.
    pub(crate) at: Point,
    /// Letter size in pixels.
    pub(crate) size: f32,
    /// Its lines.
    pub(crate) lines: Vec<String>,
}

/// A continent's name, broken into lines.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ContinentName {
    /// The whole name.
    pub(crate) name: String,
    /// As it stands on the board.
    pub(crate) lines: Vec<String>,
}

/// Places and words of one language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Labels {
    /// The letter above the compass rose.
    pub(crate) north: String,
    /// Notes where a lane leaves the picture.
    pub(crate) edges: Vec<EdgeNote>,
    /// Seas.
    pub(crate) seas: Vec<SeaName>,
    /// Continents by text id.
    pub(crate) continents: BTreeMap<String, ContinentName>,
    /// Territories by text id.
    pub(crate) lands: BTreeMap<String, Label>,
}

impl Labels {
    /// The labels of that language, read at their first use.
    pub(crate) fn of(lang: Lang) -> &'static Self {
        static EN: OnceLock<Labels> = OnceLock::new();
        static IT: OnceLock<Labels> = OnceLock::new();
        let (slot, text) = match lang {
            Lang::En => (&EN, include_str!("../../assets/boards/world/labels_en.json")),
            Lang::It => (&IT, include_str!("../../assets/boards/world/labels_it.json")),
        };
        slot.get_or_init(|| serde_json::from_str(text).expect("labels are checked by tests"))
    }
}
