//! What two labels cost together: their overlap, badges without room for an arrow, names that are taken for one name or
//! for the name of the other badge.

use crate::label_placement::{Area, Spot};
use casus_belli_render::layout::measures::{NAME, REACH};

/// Overlap of two spots, in approximate square pixels. Badges are discs that contain every shape, names are boxes.
pub(crate) fn shared(a: &Spot, b: &Spot, size: f32) -> f32 {
    let reach = (REACH + 0.7) * size;
    let wider = |[left, top, right, foot]: Area| [left - 2.0, top - 1.0, right + 2.0, foot + 1.0];
    let depth = |apart: f32, free: f32| (free - apart).max(0.0) * 12.0 * size;
    let mut sum = between(a, b).map_or(0.0, |apart| depth(apart, 2.0 * reach));
    for (disc, text) in [(a.badge, wider(b.text)), (b.badge, wider(a.text))] {
        let Some(disc) = disc else { continue };
        let [dx, dy] = [0, 1].map(|c| disc[c] - disc[c].clamp(text[c], text[c + 2]));
        sum += depth(dx.hypot(dy), reach);
    }
    let (p, q) = (wider(a.text), wider(b.text));
    let [wide, high] = [0, 1].map(|c| p[c + 2].min(q[c + 2]) - p[c].max(q[c]));
    if wide > 0.0 && high > 0.0 { sum + wide * high } else { sum }
}

/// Distance between the badges of two spots, if both have one.
fn between(a: &Spot, b: &Spot) -> Option<f32> {
    let (a, b) = (a.badge?, b.badge?);
    Some((a[0] - b[0]).hypot(a[1] - b[1]))
}

/// Cost of badges that are too close for an arrow between them.
pub(crate) fn close(a: &Spot, b: &Spot, size: f32) -> f32 {
    between(a, b).map_or(0.0, |apart| ((2.0 * REACH + 22.0) * size - apart).max(0.0) * 0.12)
}

/// Distance between two names below which they read as one, beside each other and one above the other, in sizes of
/// their letters; and the cost of two names that touch.
const APART: [f32; 2] = [1.0, 0.55];
const AS_ONE: f32 = 30.0;
/// Distance of a name from the badge of another territory, in sizes of its letters, and the cost of a name that is as
/// near to it as to its own.
const ASIDE: f32 = 0.5;
const ASTRAY: f32 = 14.0;
/// Cost of two labels below which nobody takes one for the other.
pub(crate) const CLEAR: f32 = 8.0;

/// Cost of two territories' labels of which a viewer may not know what belongs together: names that read as one, and
/// a name that is about as near to the other's badge as to its own.
pub(crate) fn confused(a: &Spot, b: &Spot, size: f32) -> f32 {
    let (Some(one), Some(other)) = (a.badge, b.badge) else { return 0.0 };
    let letters = NAME.size * size;
    let near = |gap: f32, least: f32| (1.0 - gap.max(0.0) / (least * letters)).clamp(0.0, 1.0);
    let [wide, high] =
        [0, 1].map(|c| near(a.text[c].max(b.text[c]) - a.text[c + 2].min(b.text[c + 2]), APART[c]));
    let astray = |[x, y]: [f32; 2], text: Area| {
        let (dx, dy) = (x - x.clamp(text[0], text[2]), y - y.clamp(text[1], text[3]));
        near(dx.hypot(dy) - REACH * size, ASIDE)
    };
    wide.min(high) * AS_ONE + (astray(one, b.text) + astray(other, a.text)) * ASTRAY
}
