//! Paints a scene with its layout as pixels.

pub(crate) mod board_paint;
mod card_figures;
mod cold_war;
mod continent_tags;
mod devastation;
pub(crate) mod die;
pub(crate) mod downscale;
mod flight_paint;
mod icon_shapes;
pub(crate) mod icons;
mod legend;
mod markers;
pub(crate) mod place_names;
pub(crate) mod plain_badges;
pub(crate) mod primitives;
pub(crate) mod resources;
mod two_boards;
mod weapon_range;
mod y2210;
mod year_track;

use crate::board::theme::ThemeColours;
use crate::layout::Layout;
use crate::layout::format::Format;
use crate::layout::shown_boards::shown;
use crate::scene::Scene;
use tiny_skia::Pixmap;

/// Draws the boards of a scene that the format is about, at full width, opaque.
pub fn pixels(scene: &Scene, format: &Format) -> Pixmap {
    let (scene, format) = shown(scene, format);
    resolved(&scene, &format)
}

/// Draws all boards of a scene. The format names territories of the first one only.
pub(crate) fn resolved(scene: &Scene, format: &Format) -> Pixmap {
    let (layout, skin) = (Layout::of(scene, format), ThemeColours::of(format.theme));
    let mut on = board_paint::above(scene, &layout, format, board_paint::high(&layout));
    legend::bar(&mut on, layout.legend.height, skin);
    two_boards::draw(&mut on, scene, &layout, format, layout.legend.beside as u32);
    legend::draw(&mut on, &layout.legend, skin);
    on
}
