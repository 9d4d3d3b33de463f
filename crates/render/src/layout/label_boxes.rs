//! Bounding boxes of a territory's badge, of the lines of its name and of its landing site's sign.

use crate::board::geometry::{Point, WIDTH};
use crate::board::label_places::Label;
use crate::board::palette::Shape;
use crate::board::shapes;
use crate::fonts::Anchor;
use crate::layout::bounding_boxes::{Edges, join};
use crate::layout::camera::Camera;
use crate::layout::measures::{CONTINENT, NAME, RADIUS, RIM};

/// The box of a badge of that shape with its rim; for `None` a box for any shape.
pub(crate) fn badge(shape: Option<Shape>, [x, y]: Point, s: f32) -> Edges {
    let reach = shape.map_or([shapes::REACH; 4], shapes::bounds);
    // Antialiased edges take one pixel more.
    let [left, up, right, down] = reach.map(|v| v * (RADIUS + RIM) * s + 1.0);
    [x - left, y - up, x + right, y + down]
}

/// The boxes of the lines of a name.
pub(crate) fn names(label: &Label, size: f32, camera: Camera) -> impl Iterator<Item = Edges> {
    let [x, y] = camera.at(label.badge);
    let (style, more) = (NAME.larger(camera.size), camera.size / size);
    label.lines.iter().map(move |line| {
        let [dx, dy] = [0, 1].map(|c| (line.at[c] - label.badge[c]) * more);
        let measured = line.wide.get_or_init(|| NAME.width(&line.text));
        let (wide, base) = (measured * camera.size, y + dy);
        let left = match label.anchor {
            Anchor::Start => x + dx,
            Anchor::Middle => x + dx - wide / 2.0,
            Anchor::End => x + dx - wide,
        };
        [left, base - style.size * 0.78, left + wide, base + style.size * 0.22]
    })
}

/// The box of a badge and its name.
pub(crate) fn home(label: &Label, letters: f32, camera: Camera) -> Edges {
    names(label, letters, camera).fold(badge(None, camera.at(label.badge), camera.size), join)
}

/// Centre of a landing site's sign: after the name, so that marks have space next to the badge.
pub(crate) fn sign(label: &Label, letters: f32, camera: Camera) -> Point {
    let [left, top, right, foot] = names(label, letters, camera).next().unwrap_or_default();
    let [x, s] = [right + 13.0 * camera.size, camera.size];
    let middle = f32::midpoint(top, foot) + 0.5 * s;
    // Before the name if the name ends at the picture's edge.
    if x + 12.0 * s > WIDTH as f32 { [left - 13.0 * s, middle] } else { [x, middle] }
}

/// The width of the longest line of a continent's name at that size.
pub(crate) fn widest(lines: &[String], s: f32) -> f32 {
    let style = CONTINENT.larger(s);
    lines.iter().map(|l| style.width(&l.to_uppercase())).fold(0.0, f32::max)
}

/// Direction from the badge to the name, in radians clockwise from the right.
pub(crate) fn towards(label: &Label) -> f32 {
    let name = label.lines.first().map_or([0.0, 1.0], |line| {
        let [dx, dy] = [0, 1].map(|c| line.at[c] - label.badge[c]);
        if label.anchor == Anchor::Middle { [0.0, dy] } else { [dx, 0.0] }
    });
    name[1].atan2(name[0])
}
