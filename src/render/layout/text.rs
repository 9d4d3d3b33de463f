//! A line of letters at its place.

use crate::render::board::geometry::Point;
use crate::render::fonts::{Anchor, Style};
use crate::render::layout::boxes::Edges;
use tiny_skia::Path;

/// A line of letters at its place.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    /// What is written.
    pub(crate) words: String,
    /// How.
    pub(crate) style: Style,
    /// The end of the baseline that the anchor names.
    pub(crate) at: Point,
    /// Which end that is.
    pub(crate) anchor: Anchor,
}

impl Text {
    /// A text with its middle there.
    pub(crate) fn middle(text: impl Into<String>, style: Style, at: Point) -> Self {
        Self { words: text.into(), style, at, anchor: Anchor::Middle }
    }

    /// A text that begins there.
    pub(crate) fn start(text: impl Into<String>, style: Style, at: Point) -> Self {
        Self { words: text.into(), style, at, anchor: Anchor::Start }
    }

    /// A text that ends there.
    pub(crate) fn end(text: impl Into<String>, style: Style, at: Point) -> Self {
        Self { words: text.into(), style, at, anchor: Anchor::End }
    }

    /// Its outline; none if it has no ink.
    pub(crate) fn path(&self) -> Option<Path> {
        self.style.path(&self.words, self.at[0], self.at[1], self.anchor)
    }

    /// The box of its ink.
    pub(crate) fn ink(&self) -> Option<Edges> {
        let bounds = self.path()?.bounds();
        Some([bounds.left(), bounds.top(), bounds.right(), bounds.bottom()])
    }
}
