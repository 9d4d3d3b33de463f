//! Decides which labels are visible. In a close-up a label is drawn completely or not at all: a territory's badge
//! together with its name, a continent's name together with its bonus.

use crate::board::geometry::{self, Art, Point};
use crate::board::label_places::{Label, Labels, SeaName};
use crate::fonts::{Face, Style};
use crate::layout::bounding_boxes::join;
use crate::layout::camera::Camera;
use crate::layout::continent_labels;
use crate::layout::label_boxes;

/// Owner of a label: index in [`Art::lands`] or [`Art::continents`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Of {
    Land(usize),
    Continent(usize),
}

/// A label with a bounding box for any camera.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sign {
    /// Owner.
    pub(crate) of: Of,
    /// Position on the board.
    pub(crate) at: Point,
    /// Left, top, right, bottom of its box relative to its position, in pixels of the full picture.
    reach: [f32; 4],
}

impl Sign {
    /// Bounding box on the picture.
    pub(crate) fn edges(&self, camera: Camera) -> [f32; 4] {
        let [x, y] = camera.at(self.at);
        let [left, top, right, foot] = self.reach.map(|v| v * camera.size);
        [x + left, y + top, x + right, y + foot]
    }
}

/// All labels of a board.
pub(crate) fn signs(art: &Art, labels: &Labels) -> Vec<Sign> {
    // Relative to its own position, with the size on the full picture.
    let from = |at: Point| Camera { origin: at, ..Camera::WHOLE };
    let lands = art.lands.iter().enumerate().filter_map(|(i, land)| {
        let label = labels.lands.get(&land.key)?;
        let reach = home(art, labels, &land.key, label, from(label.badge));
        Some(Sign { of: Of::Land(i), at: label.badge, reach })
    });
    let tags = art.continents.iter().enumerate().filter_map(|(i, drawn)| {
        let at = labels.continents.get(&drawn.key).and_then(|name| name.at).unwrap_or(drawn.tag);
        let reach = continent_labels::edges(art, labels, drawn, true, from(at))?;
        Some(Sign { of: Of::Continent(i), at, reach })
    });
    lands.chain(tags).collect()
}

/// The box of a badge with its name and, for a landing site, its ring and sign.
fn home(art: &Art, labels: &Labels, key: &str, label: &Label, camera: Camera) -> [f32; 4] {
    let home = label_boxes::home(label, labels.size, camera);
    if !art.sites.iter().any(|site| site == key) {
        return home;
    }
    let ([x, y], s) = (camera.at(label.badge), camera.size);
    let [sx, sy] = label_boxes::sign(label, labels.size, camera);
    let ring = [x - 31.6 * s, y - 31.6 * s, x + 31.6 * s, y + 31.6 * s];
    join(join(home, ring), [sx - 11.3 * s, sy - 11.3 * s, sx + 11.3 * s, sy + 11.3 * s])
}

/// The label of a territory, if it is visible.
pub(crate) fn land<'a>(art: &Art, labels: &'a Labels, key: &str, camera: Camera) -> Option<&'a Label> {
    let label = labels.lands.get(key)?;
    (camera.whole() || camera.holds(home(art, labels, key, label, camera))).then_some(label)
}

/// Whether a continent's tag is visible.
pub(crate) fn tag(art: &Art, labels: &Labels, drawn: &geometry::Continent, camera: Camera) -> bool {
    camera.whole()
        || continent_labels::edges(art, labels, drawn, true, camera).is_some_and(|edges| camera.holds(edges))
}

/// Text style of a sea's name.
pub(crate) fn sea(name: &SeaName, camera: Camera) -> Style {
    Style::new(Face::Script, name.size * camera.size).spaced(2.0)
}

/// The box of a sea's name.
pub(crate) fn sea_edges(name: &SeaName, camera: Camera) -> [f32; 4] {
    let ([x, y], style) = (camera.at(name.at), sea(name, camera));
    let half = name.lines.iter().map(|line| style.width(line)).fold(0.0, f32::max) / 2.0;
    let foot = y + style.size * (name.lines.len() as f32 - 0.7);
    [x - half, y - style.size * 0.8, x + half, foot]
}
