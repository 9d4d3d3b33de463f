//! The drawn board: geometry and lanes, read from `assets/boards`. Never knows who holds what, and never the rules:
//! territories are known by their text ids.

use super::outline::{area, cut, lines, outline, rings};
use super::sheet::{Files, Sheet};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use tiny_skia::Path;

/// A place on the picture, in pixels from the top left of 1600×900.
pub(crate) type Point = [f32; 2];
/// A line of points; closed where it is an outline.
pub(crate) type Ring = Vec<Point>;

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
    /// Colour of its ground while nobody holds it, `#RRGGBB`.
    pub(crate) ground: String,
}

/// How a continent is drawn.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Continent {
    /// Its text id.
    pub(crate) key: String,
    /// Armies a turn for all of it.
    pub(crate) bonus: u32,
    /// Colour of its outline and tag, `#RRGGBB`.
    pub(crate) tint: String,
    /// Colour of its land while nobody holds it, `#RRGGBB`.
    pub(crate) ground: String,
    /// Middle of the first baseline of its tag.
    pub(crate) tag: Point,
    /// Its territories.
    pub(crate) lands: Vec<String>,
    /// Whether it lies in the sea.
    #[serde(default)]
    pub(crate) water: bool,
}

/// A sea lane: one or two Bézier curves between two territories.
#[derive(Clone, Debug, Serialize, Deserialize)]
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
    /// How large continents' tags are: 1 on most boards.
    #[serde(default = "usual")]
    tag_size: f32,
    /// How large the title is: 1 on most boards.
    #[serde(default = "usual")]
    title_size: f32,
    /// Where one can land from elsewhere.
    #[serde(default)]
    sites: Vec<String>,
    /// Ground of single territories, where it is not their continent's.
    #[serde(default)]
    grounds: BTreeMap<String, String>,
    /// What territories are worth, where the rules' board does not say.
    #[serde(default)]
    values: BTreeMap<String, u32>,
}

const fn usual() -> f32 {
    1.0
}

/// Outlines of territories and the borders between them.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct BoardFile {
    /// Polygons by text id: an outline, then its holes.
    pub(crate) territories: BTreeMap<String, Vec<Vec<Ring>>>,
    /// Borders, each between two territories.
    pub(crate) borders: Vec<Border>,
    /// Bridges between sea and land.
    #[serde(default)]
    pub(crate) links: Vec<Lane>,
}

/// The border of two territories.
#[derive(Serialize, Deserialize)]
pub(crate) struct Border {
    /// Which two.
    pub(crate) of: [String; 2],
    /// Where it runs.
    pub(crate) lines: Vec<Ring>,
}

/// What one edition gives from a territory to its neighbour.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Cut {
    /// The territory that loses a part.
    pub(crate) from: String,
    /// The neighbour that gets it.
    pub(crate) to: String,
    /// The new border, from one corner of the old outline to another.
    pub(crate) line: Ring,
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
    /// Bridges between sea and land.
    pub(crate) links: Vec<Lane>,
    /// Territories where one can land from elsewhere.
    pub(crate) sites: Vec<String>,
    /// What territories are worth, where the rules' board does not say.
    pub(crate) values: BTreeMap<String, u32>,
    /// Centre and radius of the compass rose; without one the radius is 0.
    pub(crate) compass: [f32; 3],
    /// Middle of the title's baseline.
    pub(crate) title: Point,
    /// How large continents' tags are.
    pub(crate) tag_size: f32,
    /// How large the title is.
    pub(crate) title_size: f32,
    /// Borders between two territories.
    pub(crate) borders: Path,
    /// All land (even-odd).
    pub(crate) coast: Path,
    /// The outline of each continent, shared borders with other continents included.
    pub(crate) outlines: Vec<Path>,
}

impl Art {
    /// A drawn board, read at its first use.
    pub(crate) fn of(sheet: Sheet) -> &'static Self {
        static ART: [OnceLock<Art>; Sheet::COUNT] = [const { OnceLock::new() }; Sheet::COUNT];
        ART[sheet.index()].get_or_init(|| read(&sheet.files()).expect("the boards' art is checked by tests"))
    }

    /// Where a territory stands in [`Self::lands`].
    pub(crate) fn find(&self, key: &str) -> Option<usize> {
        self.lands.iter().position(|l| l.key == key)
    }

    /// Whether two territories lie on the same side of the world: what lies round its back is too far to be looked at
    /// closely together.
    pub(crate) fn near(&self, a: usize, b: usize) -> bool {
        let [a, b] = [a, b].map(|at| self.lands[at].main.bounds());
        let middle = |b: tiny_skia::Rect| f32::midpoint(b.left(), b.right());
        (middle(a) - middle(b)).abs() < WIDTH as f32 / 2.0
    }
}

/// Lakes, rivers and mountains.
pub(crate) fn nature(sheet: Sheet) -> Nature {
    serde_json::from_str(sheet.files().nature).expect("the boards' art is checked by tests")
}

/// Whether the files of a board can be drawn: else which file, and what is wrong where.
pub(crate) fn check(sheet: Sheet) -> Result<(), String> {
    read(&sheet.files()).map(drop)
}

fn read(files: &Files) -> Result<Art, String> {
    let file: ArtFile = serde_json::from_str(files.art).map_err(|e| format!("art.json: {e}"))?;
    let mut board: BoardFile = serde_json::from_str(files.board).map_err(|e| format!("board.json: {e}"))?;
    if let Some(text) = files.more {
        let more: BoardFile = serde_json::from_str(text).map_err(|e| format!("zones.json: {e}"))?;
        board.territories.extend(more.territories);
        board.borders.extend(more.borders);
        board.links.extend(more.links);
    }
    if let Some(text) = files.cut {
        let part: Cut = serde_json::from_str(text).map_err(|e| format!("cut.json: {e}"))?;
        cut(&mut board, &part)
            .ok_or("cut.json: the line does not begin and end at corners of the outline")?;
    }
    let mut lands = Vec::new();
    for (continent, about) in file.continents.iter().enumerate() {
        for key in &about.lands {
            let ground = file.grounds.get(key).unwrap_or(&about.ground);
            lands.push(land(&board, key, continent, ground)?);
        }
    }
    let outlines = file
        .continents
        .iter()
        .map(|c| outline(&board, &c.lands, 8.0).ok_or_else(|| format!("{} has no outline", c.key)))
        .collect::<Result<_, _>>()?;
    let wet: BTreeSet<&String> = file.continents.iter().filter(|c| c.water).flat_map(|c| &c.lands).collect();
    let dry = board.territories.iter().filter(|(key, _)| !wet.contains(key)).map(|(_, polygons)| polygons);
    Ok(Art {
        lands,
        borders: lines(board.borders.iter().flat_map(|b| &b.lines)).ok_or("no borders")?,
        coast: rings(dry.flatten().flatten()).ok_or("no land")?,
        outlines,
        links: board.links,
        sites: file.sites,
        values: file.values,
        continents: file.continents,
        lanes: file.lanes,
        optional_lanes: file.optional_lanes,
        compass: file.compass,
        title: file.title,
        tag_size: file.tag_size,
        title_size: file.title_size,
    })
}

fn land(board: &BoardFile, key: &str, continent: usize, ground: &str) -> Result<Land, String> {
    let missing = || format!("board.json has no outline for {key}");
    let polygons = board.territories.get(key).ok_or_else(missing)?;
    let size = |p: &Vec<Ring>| p.first().map_or(0.0, |r| area(r));
    let largest = polygons.iter().map(size).fold(0.0, f32::max);
    Ok(Land {
        key: key.to_owned(),
        continent,
        ground: ground.to_owned(),
        path: rings(polygons.iter().flatten()).ok_or_else(missing)?,
        main: outline(board, &[key.to_owned()], largest.min(150.0)).ok_or_else(missing)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawn_board_with_an_error_is_refused_with_the_file_and_the_place() {
        let refused = |art: Option<&'static str>, board: Option<&'static str>| {
            let files = Sheet::Moon.files();
            let files = Files { art: art.unwrap_or(files.art), board: board.unwrap_or(files.board), ..files };
            read(&files).expect_err("it is refused")
        };
        let half = &Sheet::Moon.files().art[..400];
        let told = refused(Some(half), None);
        assert!(told.starts_with("art.json: ") && told.contains("line") && told.contains("column"), "{told}");
        let told = refused(None, Some("{\"territories\": {}, \"borders\": []}"));
        assert_eq!(told, "board.json has no outline for harpalus");
        let told = refused(Some(r#"{"continents": [], "towns": 3}"#), None);
        assert!(told.contains("unknown field `towns`"), "{told}");
    }
}
