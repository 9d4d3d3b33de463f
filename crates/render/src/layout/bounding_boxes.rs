//! Bounding boxes: overlap, distance, union.

use crate::board::geometry::Point;

/// Left, top, right, bottom, in pixels of the picture.
pub(crate) type Edges = [f32; 4];

/// Area of the overlap of two boxes, in square pixels.
pub(crate) fn shared(a: &Edges, b: &Edges) -> f32 {
    let wide = a[2].min(b[2]) - a[0].max(b[0]);
    let high = a[3].min(b[3]) - a[1].max(b[1]);
    if wide > 0.0 && high > 0.0 { wide * high } else { 0.0 }
}

/// The smallest box around two boxes.
pub(crate) fn join(a: Edges, b: Edges) -> Edges {
    [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]
}

/// Distance between two boxes in pixels; 0 if they overlap.
pub(crate) fn apart(a: &Edges, b: &Edges) -> f32 {
    let [x, y] = [0, 1].map(|c| (a[c].max(b[c]) - a[c + 2].min(b[c + 2])).max(0.0));
    x.hypot(y)
}

/// The box of that width and height around a point.
pub(crate) fn centred([x, y]: Point, [wide, high]: [f32; 2]) -> Edges {
    [x - wide / 2.0, y - high / 2.0, x + wide / 2.0, y + high / 2.0]
}
