//! The part of the board that a picture shows, and its scale.

use crate::board::geometry::{Point, WIDTH};
use crate::layout::bounding_boxes::Edges;
use crate::layout::measures::MAP;
use tiny_skia::Transform;

/// Maps board pixels to picture pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Camera {
    /// Picture pixels per board pixel.
    pub(crate) scale: f32,
    /// Size factor of badges and letters relative to the full picture. Relative to the picture for which the labels were
    /// placed it must not exceed `scale`, or labels that don't overlap there could overlap here.
    pub(crate) size: f32,
    /// Top left corner of the visible part, in board pixels.
    pub(crate) origin: Point,
}

impl Camera {
    /// The whole board.
    pub(crate) const WHOLE: Self = Self { scale: 1.0, size: 1.0, origin: [0.0, 0.0] };

    /// Converts a point of the board to the picture.
    pub(crate) fn at(self, [x, y]: Point) -> Point {
        [(x - self.origin[0]) * self.scale, (y - self.origin[1]) * self.scale]
    }

    /// Converts a point of the picture to the board.
    pub(crate) fn back(self, [x, y]: Point) -> Point {
        [x / self.scale + self.origin[0], y / self.scale + self.origin[1]]
    }

    /// The transform from the board to the picture, for paths.
    pub(crate) fn transform(self) -> Transform {
        Transform::from_translate(-self.origin[0], -self.origin[1]).post_scale(self.scale, self.scale)
    }

    /// Whether the whole board is visible.
    pub(crate) fn whole(self) -> bool {
        (self.scale - 1.0).abs() < f32::EPSILON
    }

    /// Whether badges and letters have the size for narrow screens.
    pub(crate) fn narrow(self) -> bool {
        self.size > 1.0
    }

    /// Size factor of marks on and next to badges, and of flights. On compact pictures it is smaller than that of
    /// badges, so that marks find space.
    pub(crate) fn marks(self) -> f32 {
        self.size.min(1.25 * self.scale.powf(0.3).min(1.3))
    }

    /// Size factor of borders and lanes.
    pub(crate) fn lines(self) -> f32 {
        self.scale.powf(0.62)
    }

    /// Whether a box, in picture pixels, is completely visible above the legend. Always true for the whole board:
    /// `tools/bake` places its labels inside the picture.
    pub(crate) fn holds(self, [left, top, right, foot]: Edges) -> bool {
        self.whole() || (left >= 0.0 && top >= 0.0 && right <= WIDTH as f32 && foot <= MAP - 1.0)
    }
}
