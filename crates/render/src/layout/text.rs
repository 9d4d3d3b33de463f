//! A line of text with its style and position.

use crate::board::geometry::Point;
use crate::fonts::{Anchor, Style};
use crate::layout::bounding_boxes::Edges;
use tiny_skia::Path;

/// A line of text with its style and position.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    /// The text.
    pub(crate) words: String,
    /// The style.
    pub(crate) style: Style,
    /// The point of the baseline that the anchor refers to.
    pub(crate) at: Point,
    /// Which point of the baseline `at` is.
    pub(crate) anchor: Anchor,
}

impl Text {
    /// A text centred on a point.
    pub(crate) fn middle(text: impl Into<String>, style: Style, at: Point) -> Self {
        Self { words: text.into(), style, at, anchor: Anchor::Middle }
    }

    /// A text that starts at a point.
    pub(crate) fn start(text: impl Into<String>, style: Style, at: Point) -> Self {
        Self { words: text.into(), style, at, anchor: Anchor::Start }
    }

    /// A text that ends at a point.
    pub(crate) fn end(text: impl Into<String>, style: Style, at: Point) -> Self {
        Self { words: text.into(), style, at, anchor: Anchor::End }
    }

    /// The outline of its glyphs; `None` if it has no visible glyph.
    pub(crate) fn path(&self) -> Option<Path> {
        self.style.path(&self.words, self.at[0], self.at[1], self.anchor)
    }

    /// The bounding box of its glyphs.
    pub(crate) fn ink(&self) -> Option<Edges> {
        let bounds = self.path()?.bounds();
        Some([bounds.left(), bounds.top(), bounds.right(), bounds.bottom()])
    }
}
