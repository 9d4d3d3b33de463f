//! Where the board lies on a picture.

use crate::render::board::geometry::{Point, WIDTH};
use crate::render::layout::boxes::Edges;
use crate::render::layout::measures::MAP;
use tiny_skia::Transform;

/// Where the board lies on the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Camera {
    /// Picture pixels per board pixel.
    pub(crate) scale: f32,
    /// How much larger badges and letters are than on the full picture: never more than `scale`, so that what does
    /// not touch there does not touch here.
    pub(crate) size: f32,
    /// Left and top of what is seen, in board pixels.
    pub(crate) origin: Point,
}

impl Camera {
    /// The whole board.
    pub(crate) const WHOLE: Self = Self { scale: 1.0, size: 1.0, origin: [0.0, 0.0] };

    /// Where a place of the board lies on the picture.
    pub(crate) fn at(self, [x, y]: Point) -> Point {
        [(x - self.origin[0]) * self.scale, (y - self.origin[1]) * self.scale]
    }

    /// Which place of the board lies there on the picture.
    pub(crate) fn back(self, [x, y]: Point) -> Point {
        [x / self.scale + self.origin[0], y / self.scale + self.origin[1]]
    }

    /// The same for whole paths.
    pub(crate) fn transform(self) -> Transform {
        Transform::from_translate(-self.origin[0], -self.origin[1]).post_scale(self.scale, self.scale)
    }

    /// Whether this is no less than the board.
    pub(crate) fn whole(self) -> bool {
        (self.scale - 1.0).abs() < f32::EPSILON
    }

    /// Whether badges and letters are as large as narrow screens need them.
    pub(crate) fn narrow(self) -> bool {
        self.whole() && self.size > 1.0
    }

    /// How large what hangs on badges is, what stands beside them and what flies: on narrow screens less than the badges,
    /// so that it finds room.
    pub(crate) fn marks(self) -> f32 {
        if self.narrow() { self.size.min(1.25) } else { self.size }
    }

    /// Whether a box on the picture, in pixels, is whole above the legend. What stands on the whole board was placed there
    /// by the baker, which sees to it.
    pub(crate) fn holds(self, [left, top, right, foot]: Edges) -> bool {
        self.whole() || (left >= 0.0 && top >= 0.0 && right <= WIDTH as f32 && foot <= MAP - 1.0)
    }
}
