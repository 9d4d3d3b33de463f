//! What stands on a board whatever happens, as boxes: badges, names, continents' tags, signs of landing sites, title, compass,
//! notes at the edges.

use crate::render::board::geometry::Art;
use crate::render::board::label_places::Labels;
use crate::render::board::palette::Tint;
use crate::render::fonts::{Anchor, Style, fit};
use crate::render::layout::boxes::{Edges, centred};
use crate::render::layout::camera::Camera;
use crate::render::layout::continent_labels;
use crate::render::layout::format::Format;
use crate::render::layout::label_boxes::{badge, names, sign};
use crate::render::layout::label_visibility;
use crate::render::layout::measures::{COIN, NOTE};
use crate::render::scene::{Continent, Scene};

/// What stands on the board whatever happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A territory's badge, by its place in [`Scene::lands`].
    Badge(usize),
    /// A territory's name, by the same.
    Name(usize),
    /// A continent's tag.
    Tag,
    /// The sign of a landing site, which hangs on the badge of that territory.
    Sign(usize),
    /// The title, the compass, a note at the edge.
    Note,
}

impl Kind {
    /// How bad it is to pass below it.
    pub(crate) const fn weight(self) -> f32 {
        match self {
            Self::Badge(_) => 1.2,
            Self::Name(_) => 1.4,
            Self::Tag => 1.0,
            Self::Sign(_) | Self::Note => 0.4,
        }
    }
}

/// Such a thing and its box.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fixed {
    /// What.
    pub(crate) kind: Kind,
    /// Where.
    pub(crate) edges: Edges,
}

/// The box of a continent's tag: its name's lines, the pill below them, the holder's badge; nothing if it is not seen.
pub(crate) fn room(scene: &Scene, format: &Format, continent: &Continent, camera: Camera) -> Option<Edges> {
    let art = Art::of(scene.sheet);
    let drawn = art.continents.iter().find(|c| c.key == continent.key)?;
    let labels = Labels::of(scene.sheet, scene.lang, format.compact());
    let edges = continent_labels::edges(art, labels, drawn, continent.holder.is_some(), camera)?;
    label_visibility::tag(art, labels, drawn, camera).then_some(edges)
}

/// The boxes of all that stands on the board whatever happens: badges, names, tags, the title.
pub(crate) fn standing(scene: &Scene, format: &Format, camera: Camera) -> Vec<Fixed> {
    let (art, labels) = (Art::of(scene.sheet), Labels::of(scene.sheet, scene.lang, format.compact()));
    let mut all = Vec::new();
    let mut add = |kind: Kind, edges: Edges| all.push(Fixed { kind, edges });
    for (i, land) in scene.lands.iter().enumerate() {
        let Some(label) = label_visibility::land(art, labels, &land.key, camera) else { continue };
        if land.tint != Tint::Unowned || land.extras.ruin.is_some() {
            let shape = land.extras.ruin.is_none().then(|| land.tint.shape());
            add(Kind::Badge(i), badge(shape, camera.at(label.badge), camera.size));
        }
        names(label, labels.size, camera).for_each(|edges| add(Kind::Name(i), edges));
    }
    for key in &art.sites {
        if let Some(label) = label_visibility::land(art, labels, key, camera) {
            let at = sign(label, labels.size, camera);
            let land = scene.lands.iter().position(|land| land.key == *key).unwrap_or_default();
            add(Kind::Sign(land), centred(at, [COIN * 2.0 * camera.size; 2]));
        }
    }
    for continent in &scene.continents {
        room(scene, format, continent, camera).into_iter().for_each(|edges| add(Kind::Tag, edges));
    }
    if camera.whole() {
        let [cx, cy, r] = art.compass;
        if r > 0.0 {
            // A disc with a letter above it, in slices.
            for (half, top, foot) in [(0.84, -1.3, -0.55), (1.0, -0.55, 0.55), (0.84, 0.55, 1.0)] {
                add(Kind::Note, [cx - r * half, cy + r * top, cx + r * half, cy + r * foot]);
            }
        }
        labels.edges.iter().for_each(|note| {
            let wide = NOTE.width(&note.text);
            let left = if note.anchor == Anchor::End { note.at[0] - wide } else { note.at[0] };
            add(Kind::Note, [left, note.at[1] - 14.0, left + wide, note.at[1] + 4.0]);
        });
        if !format.compact() {
            titled(scene, art).into_iter().for_each(|edges| add(Kind::Note, edges));
        }
    }
    all
}

/// The boxes of the title and of the line below it.
pub(crate) fn titled(scene: &Scene, art: &Art) -> [Edges; 2] {
    let ([x, y], size) = (art.title, art.title_size);
    let box_of = |style: Style, text: &str, room: f32, base: f32| {
        let half = style.width(&fit(text, style, room)) / 2.0 + 1.0;
        let x = x.max(half + 13.0);
        [x - half, base - style.size * 0.8, x + half, base + style.size * 0.26]
    };
    [
        box_of(continent_labels::title(size), &scene.title, 270.0 * size, y),
        box_of(continent_labels::subtitle(size), &scene.line, 280.0, y + 23.0 * size),
    ]
}
