//! Scene and layout to pixels. Never decides what is worth showing: the scene says so.

pub(crate) mod board_paint;
mod continent_tags;
mod devastation;
pub(crate) mod downscale;
mod flight_paint;
mod icon_shapes;
mod icons;
mod legend;
mod markers;
pub(crate) mod place_names;
pub(crate) mod plates;
pub(crate) mod primitives;
mod resources;
mod two_boards;

use crate::render::layout::format::Format;
use crate::render::layout::measures::MAP;
use crate::render::scene::Scene;
use tiny_skia::Pixmap;

/// Draws a scene at full width, opaque.
pub fn pixels(scene: &Scene, format: &Format) -> Pixmap {
    let mut on = board_paint::above(scene, format, MAP as u32 + legend::height(scene, format));
    legend::draw(&mut on, scene, format);
    on
}
