//! Labels of a board per language: positions and texts of names, badges, seas and continents.

use crate::board::board_art::{Asset, Sheet};
use crate::board::geometry::{Art, Point, on_picture};
use crate::fonts::Anchor;
use crate::lang::Lang;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// One line of a name on the board.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LabelLine {
    /// Start, middle or end of the baseline, depending on the anchor.
    pub at: Point,
    /// The text.
    pub text: String,
    /// Width on the full picture in pixels, measured once.
    #[serde(skip)]
    pub wide: OnceLock<f32>,
}

/// Position of a territory's badge and name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// The full name, as in alt texts.
    pub name: String,
    /// Centre of the badge.
    pub badge: Point,
    /// Anchor of each line.
    pub anchor: Anchor,
    /// The name, broken into lines.
    pub lines: Vec<LabelLine>,
}

/// A note at the picture's edge that names what lies beyond it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EdgeNote {
    /// Position of the baseline.
    pub at: Point,
    /// The text.
    pub text: String,
    /// Which end of the baseline `at` is.
    pub anchor: Anchor,
}

/// A sea's name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeaName {
    /// Middle of the first baseline.
    pub at: Point,
    /// Font size in pixels.
    pub size: f32,
    /// The name, broken into lines.
    pub lines: Vec<String>,
}

/// A continent's name, broken into lines.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContinentName {
    /// The full name.
    pub name: String,
    /// The lines drawn on the board.
    pub lines: Vec<String>,
    /// Text below the bonus on the wide picture, e.g. the number of territories.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// On compact pictures: centre of the band with the name and the bonus.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Point>,
}

/// Positions and texts of one language.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Labels {
    /// Size factor of badges and letters: 1 on the full picture.
    #[serde(default = "usual")]
    pub size: f32,
    /// The letter above the compass rose.
    pub north: String,
    /// Notes where a lane leaves the picture.
    pub edges: Vec<EdgeNote>,
    /// Seas.
    pub seas: Vec<SeaName>,
    /// Continents by text id.
    pub continents: BTreeMap<String, ContinentName>,
    /// Territories by text id.
    #[serde(default)]
    pub lands: BTreeMap<String, Label>,
}

const fn usual() -> f32 {
    1.0
}

/// Checks that the labels of a board have a badge position and a name for each of its territories. The error names
/// the file, the position and the problem.
pub fn check(sheet: Sheet) -> Result<(), String> {
    for (lang, compact) in [(Lang::En, false), (Lang::It, false), (Lang::En, true), (Lang::It, true)] {
        read(sheet.labels(lang, compact), Art::of(sheet))?;
    }
    Ok(())
}

/// Reads the labels in a file and checks them against their board.
pub fn read(file: Asset<'_>, art: &Art) -> Result<Labels, String> {
    let wrong = |what: String| format!("{}: {what}", file.name);
    let labels: Labels = serde_json::from_str(&file.text()).map_err(|error| wrong(error.to_string()))?;
    if !(0.5..=4.0).contains(&labels.size) {
        return Err(wrong(format!("size {} is not between 0.5 and 4", labels.size)));
    }
    if let Some(land) = art.lands.iter().find(|land| !labels.lands.contains_key(&land.key)) {
        return Err(wrong(format!("no place for {}", land.key)));
    }
    for (key, label) in &labels.lands {
        if art.find(key).is_none() {
            return Err(wrong(format!("{key} is no territory of this board")));
        }
        if label.lines.is_empty() || label.name.is_empty() {
            return Err(wrong(format!("{key} has no name")));
        }
        let places = label.lines.iter().map(|line| line.at).chain([label.badge]);
        if let Some([x, y]) = places.into_iter().find(|at| !on_picture(*at)) {
            return Err(wrong(format!("{key} has something at {x}, {y}, outside the picture")));
        }
    }
    let bands = labels.continents.iter().filter_map(|(key, name)| Some((key, name.at?)));
    if let Some((key, [x, y])) = bands.into_iter().find(|(_, at)| !on_picture(*at)) {
        return Err(wrong(format!("{key} has its name at {x}, {y}, outside the picture")));
    }
    if let Some(key) = labels.continents.keys().find(|key| !art.continents.iter().any(|c| c.key == **key)) {
        return Err(wrong(format!("{key} is no continent of this board")));
    }
    Ok(labels)
}

impl Labels {
    /// The labels of a board in a language, read at first use. `compact` ones have larger badges and short names.
    pub fn of(sheet: Sheet, lang: Lang, compact: bool) -> &'static Self {
        static LABELS: [OnceLock<Labels>; Sheet::COUNT * 4] = [const { OnceLock::new() }; Sheet::COUNT * 4];
        let at = sheet.index() * 4 + usize::from(lang == Lang::It) * 2 + usize::from(compact);
        LABELS[at].get_or_init(|| {
            let text = sheet.labels(lang, compact).text();
            serde_json::from_str(&text).expect("labels are checked at start and by tests")
        })
    }
}
