//! Geometry of a drawn board: outlines, borders and lanes, read from `assets/boards`. Independent of game state and
//! rules: territories are known by their text ids.

use crate::board::board_art::{Asset, Files, Sheet};
use crate::board::outline::{area, cut, lines, outline, rings};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use tiny_skia::Path;

/// A point on the picture, in pixels from the top left of 1600×900.
pub type Point = [f32; 2];
/// A polyline; closed where it is an outline.
pub type Ring = Vec<Point>;

/// Width of every picture in pixels.
pub const WIDTH: u32 = 1600;
/// Height of every picture in pixels.
pub const HEIGHT: u32 = 900;

/// Centre and radius of the Earth on the Moon's picture, in pixels.
pub const EARTH: [f32; 3] = [1420.0, 676.0, 112.0];

/// A drawn territory.
#[derive(Debug)]
pub struct Land {
    /// Text id.
    pub key: String,
    /// Index into [`Art::continents`].
    pub continent: usize,
    /// Outline with holes (even-odd).
    pub path: Path,
    /// The outline without small islands, for rings and glows.
    pub main: Path,
}

/// How a continent is drawn.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Continent {
    /// Text id.
    pub key: String,
    /// Bonus armies per turn for holding all of it.
    pub bonus: u32,
    /// Colour of its outline and tag, `#RRGGBB`.
    pub tint: String,
    /// Middle of the first baseline of its tag.
    pub tag: Point,
    /// Text ids of its territories.
    pub lands: Vec<String>,
    /// Whether its territories are seas.
    #[serde(default)]
    pub water: bool,
}

/// A sea lane: one or two Bézier curves between two territories.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lane {
    /// The two territories.
    pub of: [String; 2],
    /// Cubic curves.
    pub curves: Vec<[Point; 4]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArtFile {
    continents: Vec<Continent>,
    lanes: Vec<Lane>,
    optional_lanes: Vec<Lane>,
    compass: [f32; 3],
    title: Point,
    /// Size factor of continents' tags: 1 on most boards.
    #[serde(default = "usual")]
    tag_size: f32,
    /// Size factor of the title: 1 on most boards.
    #[serde(default = "usual")]
    title_size: f32,
    /// Text ids of territories where a player can land from another sheet.
    #[serde(default)]
    sites: Vec<String>,
    /// Values of territories, where the rules' board doesn't have them.
    #[serde(default)]
    values: BTreeMap<String, u32>,
}

const fn usual() -> f32 {
    1.0
}

/// Outlines of territories and the borders between them.
#[derive(Default, Serialize, Deserialize)]
pub struct BoardFile {
    /// Polygons by text id: an outline, then its holes.
    pub territories: BTreeMap<String, Vec<Vec<Ring>>>,
    /// Borders, each between two territories.
    pub borders: Vec<Border>,
    /// Connections between sea and land.
    #[serde(default)]
    pub links: Vec<Lane>,
}

/// The border of two territories.
#[derive(Serialize, Deserialize)]
pub struct Border {
    /// The two territories.
    pub of: [String; 2],
    /// The shared lines.
    pub lines: Vec<Ring>,
}

/// A part of a territory that one edition gives to a neighbour.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    /// Text id of the territory that loses the part.
    pub from: String,
    /// Text id of the neighbour that receives it.
    pub to: String,
    /// The new border, from one corner of the old outline to another.
    pub line: Ring,
}

/// A mountain range of the relief.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Range {
    /// Half of its width in pixels.
    pub half: f32,
    /// Height, 0 to 1.
    pub height: f32,
    /// The ridge line.
    pub line: Ring,
}

/// Lakes, rivers, mountains and the graticule.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nature {
    /// Lakes as polygons, holes after the outline.
    pub lakes: Vec<Vec<Ring>>,
    /// Rivers as lines.
    pub rivers: Vec<Ring>,
    /// Meridians and parallels.
    pub graticule: Vec<Ring>,
    /// Mountain ranges.
    pub ranges: Vec<Range>,
}

/// Everything about the drawn board that does not depend on the language.
#[derive(Debug)]
pub struct Art {
    /// Territories, in the order of the continents.
    pub lands: Vec<Land>,
    /// Continents in board order.
    pub continents: Vec<Continent>,
    /// Lanes of all editions.
    pub lanes: Vec<Lane>,
    /// Lanes of some editions only.
    pub optional_lanes: Vec<Lane>,
    /// Connections between sea and land.
    pub links: Vec<Lane>,
    /// Text ids of territories where a player can land from another sheet.
    pub sites: Vec<String>,
    /// Values of territories, where the rules' board doesn't have them.
    pub values: BTreeMap<String, u32>,
    /// Centre and radius of the compass rose; the radius is 0 if there is none.
    pub compass: [f32; 3],
    /// Middle of the title's baseline.
    pub title: Point,
    /// Size factor of continents' tags.
    pub tag_size: f32,
    /// Size factor of the title.
    pub title_size: f32,
    /// Borders between two territories.
    pub borders: Path,
    /// All land (even-odd).
    pub coast: Path,
    /// The outline of each continent, shared borders with other continents included.
    pub outlines: Vec<Path>,
}

impl Art {
    /// A drawn board, read at first use.
    pub fn of(sheet: Sheet) -> &'static Self {
        static ART: [OnceLock<Art>; Sheet::COUNT] = [const { OnceLock::new() }; Sheet::COUNT];
        ART[sheet.index()]
            .get_or_init(|| read(&sheet.files()).expect("the boards' art is checked at start and by tests"))
    }

    /// Index of a territory in [`Self::lands`].
    pub fn find(&self, key: &str) -> Option<usize> {
        self.lands.iter().position(|l| l.key == key)
    }

    /// Whether two territories are at most half a picture width apart. Those further apart are neighbours across the
    /// picture's edges, too far for one close-up.
    pub fn near(&self, a: usize, b: usize) -> bool {
        let [a, b] = [a, b].map(|at| self.lands[at].main.bounds());
        let middle = |b: tiny_skia::Rect| f32::midpoint(b.left(), b.right());
        (middle(a) - middle(b)).abs() < WIDTH as f32 / 2.0
    }
}

/// Lakes, rivers and mountains.
pub fn nature(sheet: Sheet) -> Nature {
    parse(sheet.files().nature).expect("the boards' art is checked at start and by tests")
}

/// Checks that the files of a board can be drawn. The error names the file, the position and the problem.
pub fn check(sheet: Sheet) -> Result<(), String> {
    validate(&sheet.files())
}

/// Checks that these files can be drawn.
pub fn validate(files: &Files<'_>) -> Result<(), String> {
    read(files)?;
    parse::<Nature>(files.nature).map(drop)
}

/// Parses a file. The error names the file, the problem, the line and column.
fn parse<T: for<'a> Deserialize<'a>>(file: Asset<'_>) -> Result<T, String> {
    serde_json::from_str(&file.text()).map_err(|error| format!("{}: {error}", file.name))
}

/// Whether a point is on the picture or at most 40 pixels outside it, where lanes leave it.
pub fn on_picture([x, y]: Point) -> bool {
    (-40.0..=WIDTH as f32 + 40.0).contains(&x) && (-40.0..=HEIGHT as f32 + 40.0).contains(&y)
}

/// Returns the first element of the art that doesn't match the outlines or can't be drawn.
fn misfit(file: &ArtFile, board: &BoardFile) -> Result<(), String> {
    let known = |key: &String| {
        let known = board.territories.contains_key(key);
        if known { Ok(()) } else { Err(format!("{key} is no territory of this board")) }
    };
    let colour = |text: &String| {
        let digits =
            text.strip_prefix('#').filter(|d| d.len() == 6 && d.bytes().all(|b| b.is_ascii_hexdigit()));
        digits.map(|_| ()).ok_or_else(|| format!("`{text}` is no colour such as #C73F24"))
    };
    let place = |of: &str, at: Point| {
        if on_picture(at) {
            Ok(())
        } else {
            Err(format!("{of} at {}, {} is outside the picture", at[0], at[1]))
        }
    };
    let mut seen = BTreeSet::new();
    for continent in &file.continents {
        colour(&continent.tint)?;
        place(&continent.key, continent.tag)?;
        if continent.lands.is_empty() {
            return Err(format!("{} has no territory", continent.key));
        }
        if let Some(twice) = continent.lands.iter().find(|key| !seen.insert(*key)) {
            return Err(format!("{twice} is in two continents"));
        }
    }
    if let Some(left) = board.territories.keys().find(|key| !seen.contains(key)) {
        return Err(format!("{left} is in no continent"));
    }
    for lane in file.lanes.iter().chain(&file.optional_lanes) {
        lane.of.iter().try_for_each(known)?;
        let name = lane.of.join("–");
        if lane.curves.is_empty() {
            return Err(format!("the lane {name} has no curve"));
        }
        lane.curves.iter().flatten().try_for_each(|at| place(&name, *at))?;
    }
    file.sites.iter().chain(file.values.keys()).try_for_each(known)?;
    place("the title", file.title)?;
    place("the compass", [file.compass[0], file.compass[1]])
}

fn read(files: &Files<'_>) -> Result<Art, String> {
    let file: ArtFile = parse(files.art)?;
    let mut board: BoardFile = parse(files.board)?;
    if let Some(more) = files.more {
        let more: BoardFile = parse(more)?;
        board.territories.extend(more.territories);
        board.borders.extend(more.borders);
        board.links.extend(more.links);
    }
    let outlined = files.board.name;
    let mut wanted = file.continents.iter().flat_map(|c| &c.lands);
    if let Some(key) = wanted.find(|key| !board.territories.contains_key(*key)) {
        return Err(format!("{outlined}: no outline for {key}"));
    }
    if let Some(asset) = files.cut {
        let part: Cut = parse(asset)?;
        cut(&mut board, &part).ok_or_else(|| {
            format!("{}: the line does not begin and end at corners of the outline", asset.name)
        })?;
    }
    let mut lands = Vec::new();
    for (continent, about) in file.continents.iter().enumerate() {
        for key in &about.lands {
            lands.push(
                land(&board, key, continent).ok_or_else(|| format!("{outlined}: no outline for {key}"))?,
            );
        }
    }
    misfit(&file, &board).map_err(|what| format!("{}: {what}", files.art.name))?;
    let outlines = file
        .continents
        .iter()
        .map(|c| {
            outline(&board, &c.lands, 8.0).ok_or_else(|| format!("{outlined}: no outline for {}", c.key))
        })
        .collect::<Result<_, _>>()?;
    let wet: BTreeSet<&String> = file.continents.iter().filter(|c| c.water).flat_map(|c| &c.lands).collect();
    let dry = board.territories.iter().filter(|(key, _)| !wet.contains(key)).map(|(_, polygons)| polygons);
    Ok(Art {
        lands,
        borders: lines(board.borders.iter().flat_map(|b| &b.lines))
            .ok_or_else(|| format!("{outlined}: no borders"))?,
        coast: rings(dry.flatten().flatten()).ok_or_else(|| format!("{outlined}: no land"))?,
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

/// A territory; `None` if it has no outline.
fn land(board: &BoardFile, key: &str, continent: usize) -> Option<Land> {
    let polygons = board.territories.get(key)?;
    let size = |p: &Vec<Ring>| p.first().map_or(0.0, |r| area(r));
    let largest = polygons.iter().map(size).fold(0.0, f32::max);
    Some(Land {
        key: key.to_owned(),
        continent,
        path: rings(polygons.iter().flatten())?,
        main: outline(board, &[key.to_owned()], largest.min(150.0))?,
    })
}
