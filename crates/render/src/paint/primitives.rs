//! Helpers to fill and stroke paths and to draw text on a pixmap. Empty paths (`None`) are skipped.

use crate::board::palette::Rgb;
use crate::fonts::{Anchor, Style};
use crate::layout::camera::Camera;
use crate::layout::text::Text;
use tiny_skia::{FillRule, LineCap, LineJoin, Paint, Path, Pixmap, Stroke, StrokeDash, Transform};

fn paint(colour: Rgb, opacity: f32) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(colour[0], colour[1], colour[2], (opacity * 255.0).round() as u8);
    paint
}

/// Fills a path (non-zero winding).
pub(crate) fn fill(on: &mut Pixmap, path: Option<&Path>, colour: Rgb, opacity: f32) {
    if let Some(path) = path {
        on.fill_path(path, &paint(colour, opacity), FillRule::Winding, Transform::identity(), None);
    }
}

/// Strokes a path.
pub(crate) fn stroke(on: &mut Pixmap, path: Option<&Path>, width: f32, colour: Rgb, opacity: f32) {
    dashed(on, path, width, colour, opacity, None);
}

/// Strokes a path of the board with a width in picture pixels.
pub(crate) fn trace(on: &mut Pixmap, path: Option<&Path>, width: f32, ink: (Rgb, f32), camera: Camera) {
    if let Some(path) = path {
        let stroke = Stroke {
            width: width / camera.scale,
            line_join: LineJoin::Round,
            line_cap: LineCap::Round,
            ..Stroke::default()
        };
        on.stroke_path(path, &paint(ink.0, ink.1), &stroke, camera.transform(), None);
    }
}

/// Strokes a path, dashed if a pattern is given.
pub(crate) fn dashed(
    on: &mut Pixmap,
    path: Option<&Path>,
    width: f32,
    colour: Rgb,
    opacity: f32,
    dash: Option<StrokeDash>,
) {
    if let Some(path) = path {
        let stroke =
            Stroke { width, line_join: LineJoin::Round, line_cap: LineCap::Round, dash, ..Stroke::default() };
        on.stroke_path(path, &paint(colour, opacity), &stroke, Transform::identity(), None);
    }
}

/// Strokes a path without caps, so that another piece can continue at its end.
pub(crate) fn strip(on: &mut Pixmap, path: Option<&Path>, width: f32, colour: Rgb) {
    if let Some(path) = path {
        let stroke =
            Stroke { width, line_join: LineJoin::Round, line_cap: LineCap::Butt, ..Stroke::default() };
        on.stroke_path(path, &paint(colour, 1.0), &stroke, Transform::identity(), None);
    }
}

/// Draws a text with its baseline at `y`.
pub(crate) fn write(
    on: &mut Pixmap,
    style: Style,
    text: &str,
    at: (f32, f32, Anchor),
    colour: Rgb,
    opacity: f32,
) {
    fill(on, style.path(text, at.0, at.1, at.2).as_ref(), colour, opacity);
}

/// Fills a rectangle of whole pixels: left, top, width, height. Clipped to the picture.
pub(crate) fn block(on: &mut Pixmap, [left, top, wide, high]: [usize; 4], [r, g, b]: Rgb) {
    let across = on.width() as usize;
    for row in on.pixels_mut().chunks_exact_mut(across).skip(top).take(high) {
        for pixel in row.iter_mut().skip(left).take(wide) {
            *pixel = tiny_skia::ColorU8::from_rgba(r, g, b, 255).premultiply();
        }
    }
}

/// Draws a text at its position.
pub(crate) fn text(on: &mut Pixmap, text: &Text, colour: Rgb, opacity: f32) {
    fill(on, text.path().as_ref(), colour, opacity);
}
