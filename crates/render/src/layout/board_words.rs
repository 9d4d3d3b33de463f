//! Positions of a board's fixed texts: names of territories, continents and seas, notes, the letter above the
//! compass, signs of landing sites. Those of a whole board are computed once. In a close-up a label is drawn
//! completely or not at all.

use crate::board::board_art::{Sheet, Theme};
use crate::board::geometry::{self, Art, HEIGHT, Point, WIDTH};
use crate::board::ground_layers;
use crate::board::label_places::{EdgeNote, Label, Labels, SeaName};
use crate::fonts::{Anchor, Face, Style};
use crate::lang::Lang;
use crate::layout::bounding_boxes::Edges;
use crate::layout::camera::Camera;
use crate::layout::continent_labels;
use crate::layout::label_boxes;
use crate::layout::label_visibility;
use crate::layout::measures::{CONTINENT, NAME, NOTE};
use crate::layout::text::Text;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The fixed texts of a board that are visible to a camera.
#[derive(Clone, Debug)]
pub(crate) struct BoardWords {
    /// Notes where a lane leaves the picture.
    pub(crate) notes: Vec<Text>,
    /// Names of seas.
    pub(crate) seas: Vec<SeaWords>,
    /// The letter above the compass.
    pub(crate) north: Option<Text>,
    /// Names of continents, except those with a band.
    pub(crate) continents: Vec<ContinentWords>,
    /// Territories with a visible label, by text id.
    pub(crate) lands: BTreeMap<String, LandWords>,
}

/// A sea's name.
#[derive(Clone, Debug)]
pub(crate) struct SeaWords {
    /// Its lines.
    pub(crate) lines: Vec<Text>,
    /// Bounding box of all lines.
    pub(crate) edges: Edges,
}

/// A continent's name.
#[derive(Clone, Debug)]
pub(crate) struct ContinentWords {
    /// Index in [`Art::continents`].
    pub(crate) at: usize,
    /// Its lines.
    pub(crate) lines: Vec<Text>,
    /// The note below its bonus.
    pub(crate) note: Option<Text>,
    /// Size factor of its letters.
    pub(crate) size: f32,
}

/// A territory's name and the position of its badge.
#[derive(Clone, Debug)]
pub(crate) struct LandWords {
    /// Centre of its badge.
    pub(crate) at: Point,
    /// The lines of its name.
    pub(crate) lines: Vec<Text>,
    /// Their boxes.
    pub(crate) boxes: Vec<Edges>,
    /// The end of the lines that is nearest to the badge.
    pub(crate) anchor: Anchor,
    /// Bounding box of name and badge, for any badge shape.
    pub(crate) home: Edges,
    /// Whether most of the name lies on open water.
    pub(crate) at_sea: bool,
    /// The sign of a landing site, if it is one.
    pub(crate) site: Option<Site>,
}

/// The sign of a landing site.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    /// Centre of the sign after the name.
    pub(crate) at: Point,
    /// Direction of the gap in the ring around the badge, in radians clockwise from the right.
    pub(crate) open: f32,
}

/// The fixed texts of a board in a language, as visible to a camera.
pub(crate) fn of(
    sheet: Sheet,
    lang: Lang,
    theme: Theme,
    compact: bool,
    camera: Camera,
) -> Cow<'static, BoardWords> {
    static WHOLE: [OnceLock<BoardWords>; Sheet::COUNT * 4] = [const { OnceLock::new() }; Sheet::COUNT * 4];
    let made = || BoardWords::new(Labels::of(sheet, lang, compact), sheet, theme, camera);
    if !camera.whole() {
        return Cow::Owned(made());
    }
    let at = sheet.index() * 4 + usize::from(lang == Lang::It) * 2 + usize::from(compact);
    Cow::Borrowed(WHOLE[at].get_or_init(made))
}

impl BoardWords {
    fn new(labels: &Labels, sheet: Sheet, theme: Theme, camera: Camera) -> Self {
        let art = Art::of(sheet);
        let notes = labels.edges.iter().filter(|_| camera.whole());
        let note = |note: &EdgeNote| Text {
            words: note.text.clone(),
            style: NOTE,
            at: note.at,
            anchor: note.anchor,
        };
        // The masks of both themes are the same.
        let mask = &ground_layers::ground(sheet, theme).mask;
        let seen = |key: &String| {
            let label = label_visibility::land(art, labels, key, camera)?;
            Some((key.clone(), LandWords::new(label, labels.size, art.sites.contains(key), mask, camera)))
        };
        Self {
            notes: notes.map(note).collect(),
            seas: seas(labels, camera),
            north: north(art, labels, camera),
            continents: continents(art, labels, camera),
            lands: labels.lands.keys().filter_map(seen).collect(),
        }
    }
}

fn seas(labels: &Labels, camera: Camera) -> Vec<SeaWords> {
    let sea = |sea: &SeaName| {
        let edges = label_visibility::sea_edges(sea, camera);
        let ([x, y], style) = (camera.at(sea.at), label_visibility::sea(sea, camera));
        let line = |(i, line): (usize, &String)| Text::middle(line, style, [x, y + style.size * i as f32]);
        SeaWords { lines: sea.lines.iter().enumerate().map(line).collect(), edges }
    };
    labels.seas.iter().map(sea).filter(|sea| camera.holds(sea.edges)).collect()
}

fn north(art: &Art, labels: &Labels, camera: Camera) -> Option<Text> {
    let ([x, y], r) = (camera.at([art.compass[0], art.compass[1]]), art.compass[2] * camera.scale);
    let seen = r > 0.0 && camera.holds([x - r, y - r * 1.4, x + r, y + r]);
    seen.then(|| Text::middle(&labels.north, Style::new(Face::Title, r * 0.27), [x, y - r * 1.06]))
}

fn continents(art: &Art, labels: &Labels, camera: Camera) -> Vec<ContinentWords> {
    let continent = |(at, drawn): (usize, &geometry::Continent)| {
        let name = labels.continents.get(&drawn.key)?;
        // On compact pictures the name is on a band with the bonus.
        if name.at.is_some() || !label_visibility::tag(art, labels, drawn, camera) {
            return None;
        }
        let ([x, y], size) = (camera.at(drawn.tag), continent_labels::size(art, camera));
        let style = CONTINENT.larger(size);
        let line = |(i, line): (usize, &String)| {
            Text::middle(line.to_uppercase(), style, [x, y + 16.0 * size * i as f32])
        };
        let note = name.note.as_ref().map(|note| {
            let (style, y) = (
                Style::new(Face::Plain, 13.5).larger(size),
                y + (16.0 * name.lines.len() as f32 + 29.0) * size,
            );
            Text::middle(note, style, [x, y])
        });
        Some(ContinentWords { at, lines: name.lines.iter().enumerate().map(line).collect(), note, size })
    };
    art.continents.iter().enumerate().filter_map(continent).collect()
}

impl LandWords {
    /// Positions of name and badge; their distance scales with the letters.
    fn new(label: &Label, letters: f32, site: bool, mask: &[u8], camera: Camera) -> Self {
        let [x, y] = camera.at(label.badge);
        let (style, more) = (NAME.larger(camera.size), camera.size / letters);
        let lines = label.lines.iter().map(|line| {
            let [dx, dy] = [0, 1].map(|c| (line.at[c] - label.badge[c]) * more);
            Text { words: line.text.clone(), style, at: [x + dx, y + dy], anchor: label.anchor }
        });
        Self {
            at: [x, y],
            lines: lines.collect(),
            boxes: label_boxes::names(label, letters, camera).collect(),
            anchor: label.anchor,
            home: label_boxes::home(label, letters, camera),
            at_sea: at_sea(mask, label, letters, camera),
            site: site.then(|| Site {
                at: label_boxes::sign(label, letters, camera),
                open: label_boxes::towards(label),
            }),
        }
    }
}

/// Whether most of a name lies on open water.
fn at_sea(mask: &[u8], label: &Label, size: f32, camera: Camera) -> bool {
    let (style, more) = (NAME.larger(camera.size), camera.size / size);
    let (mut wet, mut all) = (0, 0);
    for line in &label.lines {
        let wide = style.width(&line.text) / camera.scale;
        let [dx, dy] = [0, 1].map(|c| (line.at[c] - label.badge[c]) * more / camera.scale);
        let left = label.badge[0] + dx
            - match label.anchor {
                Anchor::Start => 0.0,
                Anchor::Middle => wide / 2.0,
                Anchor::End => wide,
            };
        for (step, high) in (0..=24_u8).flat_map(|step| [0.15, 0.35, 0.6].map(|high| (step, high))) {
            let x = left + wide * f32::from(step) / 24.0;
            let y = label.badge[1] + dy - style.size / camera.scale * high;
            let inside = x >= 0.0 && x < WIDTH as f32 && y >= 0.0 && y < HEIGHT as f32;
            all += 1;
            wet += u32::from(!inside || mask[y as usize * WIDTH as usize + x as usize] == 0);
        }
    }
    wet * 5 > all * 3
}
