//! Bounding boxes of a board's fixed elements: badges, names, continents' tags, signs of landing sites, title,
//! compass, notes at the edges.

use crate::board::geometry::Art;
use crate::fonts::Anchor;
use crate::layout::badges::Badge;
use crate::layout::board_words::BoardWords;
use crate::layout::bounding_boxes::{Edges, centred};
use crate::layout::camera::Camera;
use crate::layout::continent_labels::Tag;
use crate::layout::measures::COIN;
use crate::layout::text::Text;
use crate::scene::Scene;

/// Kind of a fixed element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A territory's badge; index in [`Scene::lands`].
    Badge(usize),
    /// A territory's name; index in [`Scene::lands`].
    Name(usize),
    /// A continent's tag.
    Tag,
    /// The sign of a landing site; index of its territory in [`Scene::lands`].
    Sign(usize),
    /// The title, the compass or a note at the edge.
    Note,
}

impl Kind {
    /// Cost of a line that passes below it.
    pub(crate) const fn weight(self) -> f32 {
        match self {
            Self::Badge(_) => 1.2,
            Self::Name(_) => 1.4,
            Self::Tag => 1.0,
            Self::Sign(_) | Self::Note => 0.4,
        }
    }
}

/// A fixed element.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fixed {
    /// Kind.
    pub(crate) kind: Kind,
    /// Bounding box.
    pub(crate) edges: Edges,
}

/// The boxes of all fixed elements.
pub(crate) fn standing(
    scene: &Scene,
    words: &BoardWords,
    badges: &[Option<Badge>],
    tags: &[Tag],
    title: Option<&[Text; 2]>,
    camera: Camera,
) -> Vec<Fixed> {
    let art = Art::of(scene.sheet);
    let mut all = Vec::new();
    let mut add = |kind: Kind, edges: Edges| all.push(Fixed { kind, edges });
    for (i, land) in scene.lands.iter().enumerate() {
        badges[i].iter().for_each(|badge| add(Kind::Badge(i), badge.edges));
        words.lands.get(&land.key).iter().flat_map(|land| &land.boxes).for_each(|e| add(Kind::Name(i), *e));
    }
    for key in &art.sites {
        if let Some(site) = words.lands.get(key).and_then(|land| land.site) {
            let land = scene.lands.iter().position(|land| land.key == *key).unwrap_or_default();
            add(Kind::Sign(land), centred(site.at, [COIN * 2.0 * camera.size; 2]));
        }
    }
    tags.iter().for_each(|tag| add(Kind::Tag, tag.edges));
    let [cx, cy, r] = art.compass;
    if camera.whole() && r > 0.0 {
        // Approximates the disc with the letter above it by three boxes.
        for (half, top, foot) in [(0.84, -1.3, -0.55), (1.0, -0.55, 0.55), (0.84, 0.55, 1.0)] {
            add(Kind::Note, [cx - r * half, cy + r * top, cx + r * half, cy + r * foot]);
        }
    }
    for note in &words.notes {
        let wide = note.style.width(&note.words);
        let left = if note.anchor == Anchor::End { note.at[0] - wide } else { note.at[0] };
        add(Kind::Note, [left, note.at[1] - 14.0, left + wide, note.at[1] + 4.0]);
    }
    for line in title.into_iter().flatten() {
        let half = line.style.width(&line.words) / 2.0 + 1.0;
        let x = line.at[0].max(half + 13.0);
        let [top, foot] = [0.8, -0.26].map(|part| line.at[1] - line.style.size * part);
        add(Kind::Note, [x - half, top, x + half, foot]);
    }
    all
}
