//! Marks above a chart: a moment with a number in a circle, and a thin line down to the axis.

use crate::board::shapes;
use crate::chart::paint::{FOOT, Frame, TOP};
use crate::fonts::{Anchor, Face, Style};
use crate::paint::primitives;
use tiny_skia::Pixmap;

/// Radius of a circle, in pixels.
const ROUND: f32 = 15.0;
/// Minimum distance of the centres of two circles, in pixels.
const APART: f32 = 2.0 * ROUND + 4.0;
const NUMBER: Style = Style::new(Face::Strong, 22.0);

/// Draws the marks; those of one moment stand side by side.
pub(super) fn draw(on: &mut Pixmap, frame: &Frame<'_>) {
    let marks = &frame.chart.marks;
    let wanted: Vec<f32> = marks.iter().map(|(moment, _)| frame.x(*moment)).collect();
    let places = super::end_labels::apart(&wanted, APART, frame.left - ROUND, frame.right + ROUND);
    let (paper, y) = (frame.paper, TOP - ROUND - 1.0);
    for (x, place) in wanted.iter().zip(&places) {
        let mut line = tiny_skia::PathBuilder::new();
        line.move_to(*place, y);
        line.line_to(*x, TOP);
        line.line_to(*x, FOOT);
        let line = line.finish();
        primitives::stroke(on, line.as_ref(), 5.0, paper.sheet, 0.7);
        primitives::stroke(on, line.as_ref(), 2.2, paper.ink, 0.9);
    }
    for ((_, label), x) in marks.iter().zip(places) {
        let circle = shapes::pill(x - ROUND, y - ROUND, 2.0 * ROUND, 2.0 * ROUND, ROUND);
        primitives::fill(on, circle.as_ref(), paper.gold, 1.0);
        primitives::stroke(on, circle.as_ref(), 2.0, paper.sheet, 1.0);
        primitives::write(on, NUMBER, label, (x, y + 7.6, Anchor::Middle), paper.sheet, 1.0);
    }
}
