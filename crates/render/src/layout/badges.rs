//! Positions of territories' badges and the numbers on them.

use crate::board::geometry::Point;
use crate::board::palette::Tint;
use crate::fonts::{Face, Style};
use crate::layout::board_words::BoardWords;
use crate::layout::bounding_boxes::Edges;
use crate::layout::camera::Camera;
use crate::layout::label_boxes;
use crate::layout::measures::RADIUS;
use crate::layout::text::Text;
use crate::scene::{Land, Scene};

/// A territory's badge, or the place of its ruin.
#[derive(Clone, Debug)]
pub(crate) struct Badge {
    /// Centre.
    pub(crate) at: Point,
    /// Bounding box with the rim.
    pub(crate) edges: Edges,
    /// The number of armies; `None` on a ruin.
    pub(crate) number: Option<Text>,
}

/// The badges of a scene, in the order of its territories; `None` for unowned territories without a ruin, and where
/// no label is visible.
pub(crate) fn badges(scene: &Scene, words: &BoardWords, camera: Camera) -> Vec<Option<Badge>> {
    let badge = |land: &Land| {
        let (at, ruin) = (words.lands.get(&land.key)?.at, land.extras.ruin.is_some());
        if land.tint == Tint::Unowned && !ruin {
            return None;
        }
        let edges = label_boxes::badge((!ruin).then(|| land.tint.shape()), at, camera.size);
        Some(Badge { at, edges, number: (!ruin).then(|| figures(land, at, camera)) })
    };
    scene.lands.iter().map(badge).collect()
}

/// The number on a badge; 0 between a capture and the move into the territory.
fn figures(land: &Land, [x, y]: Point, camera: Camera) -> Text {
    let (text, style) = number(land.armies, camera);
    let style = style.larger(camera.size);
    let lift = if land.tint == Tint::Purple { -0.5 } else { 0.0 };
    Text::middle(text, style, [x, y + style.size * 0.355 + lift])
}

/// Text and style of the number on a badge: smaller for longer numbers; on compact pictures equally high, but
/// narrower.
pub(crate) fn number(armies: u32, camera: Camera) -> (String, Style) {
    let text = if armies > 9999 { "9999+".to_owned() } else { armies.to_string() };
    let at = text.len().clamp(1, 5) - 1;
    let (size, wide) = if camera.narrow() {
        ([1.5, 1.5, 1.5, 1.16, 0.94][at], [1.0, 0.9, 0.7, 0.68, 0.68][at])
    } else {
        ([1.34, 1.24, 0.98, 0.78, 0.66][at], 1.0)
    };
    (text, Style::new(Face::Strong, RADIUS * size).narrow(wide))
}
